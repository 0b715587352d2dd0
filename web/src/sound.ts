/** Short synthesised sounds, each with a meaning. Off until switched on. */
import { lookOf } from "./lib/look.svelte";
import { settings } from "./settings.svelte";

export type Meaning = "turn" | "event" | "draw" | "hit" | "alarm" | "win";

const NOTES: Record<Meaning, [number, number][]> = {
  turn: [
    [523, 0],
    [784, 0.11],
  ],
  event: [[330, 0]],
  draw: [[440, 0]],
  hit: [[140, 0]],
  alarm: [
    [880, 0],
    [880, 0.16],
  ],
  win: [
    [523, 0],
    [659, 0.12],
    [784, 0.24],
    [1047, 0.36],
  ],
};

const LOUDEST: Meaning[] = ["alarm", "hit", "draw"];

/** The sound of what happened in a game: the loudest of its meanings. */
export function heard(game: string, events: { word: string }[]): Meaning {
  const sounds = lookOf(game).sounds ?? {};
  const meanings = events.map((event) => sounds[event.word]);
  return LOUDEST.find((meaning) => meanings.includes(meaning)) ?? "event";
}

let context: AudioContext | null = null;

export function chime(meaning: Meaning): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  for (const [pitch, after] of NOTES[meaning]) {
    const at = context.currentTime + after;
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.frequency.value = pitch;
    tone.type = meaning === "hit" ? "sawtooth" : "triangle";
    loudness.gain.setValueAtTime(meaning === "event" || meaning === "draw" ? 0.03 : 0.09, at);
    loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.22);
    tone.connect(loudness).connect(context.destination);
    tone.start(at);
    tone.stop(at + 0.25);
  }
}
