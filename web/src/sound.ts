/** Short synthesised sounds, each with a meaning. Off until switched on, as loud as one likes. */
import { lookOf } from "./lib/look.svelte";
import { settings } from "./settings.svelte";

export type Meaning = "turn" | "event" | "draw" | "hit" | "wound" | "ko" | "caught" | "ball" | "alarm" | "win" | "end";

/** A note: how high, when it begins, where it slides to, how long it lasts (in seconds), how it sounds. */
interface Note {
  pitch: number;
  at?: number;
  to?: number;
  long?: number;
  tone?: OscillatorType;
  loud?: number;
}

const NOTES: Record<Meaning, Note[]> = {
  turn: [{ pitch: 523 }, { pitch: 784, at: 0.11 }],
  event: [{ pitch: 330, loud: 0.35 }],
  draw: [{ pitch: 440, loud: 0.35 }],
  hit: [{ pitch: 140, tone: "sawtooth" }],
  wound: [{ pitch: 190, to: 90, tone: "sawtooth", long: 0.2 }],
  ko: [
    { pitch: 240, to: 50, tone: "sawtooth", long: 0.5 },
    { pitch: 120, to: 40, tone: "square", at: 0.1, long: 0.5, loud: 0.5 },
  ],
  caught: [
    { pitch: 988, tone: "square", loud: 0.6 },
    { pitch: 622, at: 0.12, tone: "square", loud: 0.6, long: 0.3 },
  ],
  ball: [{ pitch: 784 }, { pitch: 1175, at: 0.1 }, { pitch: 1568, at: 0.2, long: 0.4 }],
  alarm: [{ pitch: 880 }, { pitch: 880, at: 0.16 }],
  end: [{ pitch: 523 }, { pitch: 440, at: 0.16 }, { pitch: 349, at: 0.32, long: 0.5 }],
  win: [{ pitch: 523 }, { pitch: 659, at: 0.12 }, { pitch: 784, at: 0.24 }, { pitch: 1047, at: 0.36, long: 0.5 }],
};

const LOUDEST: Meaning[] = ["ko", "caught", "ball", "alarm", "wound", "hit", "draw"];
/** How loud the loudest is, from 0 to 1: sounds tell, they do not startle. */
const FULL = 0.15;

/** The sound of what happened in a game: the loudest of its meanings. */
export function heard(game: string, events: { word: string }[]): Meaning {
  const sounds = lookOf(game).sounds ?? {};
  const meanings = events.map((event) => sounds[event.word]);
  return LOUDEST.find((meaning) => meanings.includes(meaning)) ?? "event";
}

let context: AudioContext | null = null;

export function chime(meaning: Meaning): void {
  if (!settings.sound || !settings.volume) return;
  context ??= new AudioContext();
  for (const { pitch, at = 0, to = pitch, long = 0.22, tone = "triangle", loud = 1 } of NOTES[meaning]) {
    const begin = context.currentTime + at;
    const voice = context.createOscillator();
    const loudness = context.createGain();
    voice.type = tone;
    voice.frequency.setValueAtTime(pitch, begin);
    voice.frequency.exponentialRampToValueAtTime(to, begin + long);
    loudness.gain.setValueAtTime(FULL * loud * settings.volume, begin);
    loudness.gain.exponentialRampToValueAtTime(0.0001, begin + long);
    voice.connect(loudness).connect(context.destination);
    voice.start(begin);
    voice.stop(begin + long + 0.03);
  }
}
