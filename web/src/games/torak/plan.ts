/** Where the parts of a sheet lie, in units of the sheet; and the part of it that is looked at. */
import type { Content } from "./content";

export type Layout = "map" | "wide" | "tall";

export interface Plan {
  width: number;
  height: number;
  map: readonly [number, number];
  gauges: readonly [number, number];
}

const HEAD = 34;
const SIDE = 276;
const FOOT = 44; // of a wide sheet: the reminder below the map

export function plan(layout: Layout, content: Pick<Content, "width" | "height">): Plan {
  const { width, height } = content;
  if (layout === "map") return { width, height, map: [0, 0], gauges: [0, 0] };
  if (layout === "wide")
    return { width: width + SIDE, height: height + HEAD + FOOT, map: [0, HEAD], gauges: [width + 2, 20] };
  return { width, height: height + HEAD + 340, map: [0, HEAD], gauges: [16, height + HEAD + 6] };
}

/** A window on the sheet. */
export interface Window {
  x: number;
  y: number;
  zoom: number;
}

export const WHOLE: Window = { x: 0.5, y: 0.5, zoom: 1 };
const MOST = 4;

const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** The middle of the window in parts of the sheet, kept so that no more than the sheet is seen. */
export function kept({ x, y, zoom }: Window): Window {
  const z = within(zoom, 1, MOST);
  const half = 0.5 / z;
  return { x: within(x, half, 1 - half), y: within(y, half, 1 - half), zoom: z };
}

/** Nearer or farther, with one point of the sheet staying where it is on the screen (`at` in parts of the screen). */
export function zoomed(window: Window, by: number, at: readonly [number, number] = [0.5, 0.5]): Window {
  const zoom = within(window.zoom * by, 1, MOST);
  const [dx, dy] = [at[0] - 0.5, at[1] - 0.5];
  return kept({
    x: window.x + dx / window.zoom - dx / zoom,
    y: window.y + dy / window.zoom - dy / zoom,
    zoom,
  });
}

/** Pushed along by parts of the screen. */
export const pushed = (window: Window, dx: number, dy: number): Window =>
  kept({ ...window, x: window.x - dx / window.zoom, y: window.y - dy / window.zoom });

/** The window as a view box of a drawing of this size. */
export function boxOf(window: Window, width: number, height: number): string {
  const [w, h] = [width / window.zoom, height / window.zoom];
  return [window.x * width - w / 2, window.y * height - h / 2, w, h].map((v) => v.toFixed(1)).join(" ");
}
