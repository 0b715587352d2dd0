// @vitest-environment jsdom
import { expect, test } from "vitest";
import type { Speech } from "../../words";
import { TomaMoments } from "./moments.svelte";
import type { TomaView } from "./view";

const speech = { event: (e: { word: string }) => e.word } as unknown as Speech;
const after = (round: number): TomaView => ({ last: { round }, over: false }) as unknown as TomaView;

test("the end of a round is told with its own sentences, wherever one goes in a replay", () => {
  document.documentElement.dataset["motion"] = "none";
  const moments = new TomaMoments();
  moments.see([{ seq: 40, word: "ball" }], after(9), -1, speech, undefined);
  expect(moments.toldOf(after(9).last!)).toEqual(["ball"]);
  expect(moments.toldOf(after(4).last!)).toEqual([]);
});
