/** A thing at both eyes, the other one being its mirror image. */
import { at } from "../draw";
import type { Head } from "./heads";

export const eyes = (h: Head, s: string): string =>
  at(60 + h.eye, h.eyes, s) + at(60 - h.eye, h.eyes, `<g transform="scale(-1 1)">${s}</g>`);
