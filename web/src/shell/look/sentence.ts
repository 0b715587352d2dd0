/** A moment of a game in words, for everybody alike; the terminal says the same (`cli/moments.py`). */
import type { Moment } from "../../wire/looks";
import type { Speech } from "../../words";

const hundredths = (share: number): number => Math.round(100 * share);

export function sentence(speech: Speech, moment: Moment): string {
  const facts = {
    name: speech.nameOf(moment.seat),
    before: hundredths(moment.before),
    after: hundredths(moment.after),
    played: speech.move(moment.played, -1),
  };
  if (!moment.other) {
    const what = moment.happened ? speech.event(moment.happened, -1) : "";
    return speech.say("moment-turn", { ...facts, what, way: moment.after > moment.before ? "up" : "down" }).trim();
  }
  const text = speech.say(`moment-${moment.kind}`, { ...facts, other: speech.move(moment.other, -1) });
  if (!moment.follows) return text;
  const { event, played, other } = moment.follows;
  const shares = { played: hundredths(played), other: hundredths(other) };
  return `${text} ${speech.say("moment-follows", { ...shares, what: speech.turning(event) })}`;
}
