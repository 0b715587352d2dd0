/** Help at the moment it matters: which of a game's hints fits what is on the screen. */
import type { EventData } from "../games/board";
import type { Ask } from "../wire/messages";
import type { HintInfo } from "../wire/shelf";

/** Whether now is the moment of a hint: its question is asked, its move offered, or its event happens to us. */
export function fits(hint: HintInfo, ask: Ask | null, events: EventData[], seat: number): boolean {
  if (hint.event) return events.some((one) => one.word === hint.event && (!hint.mine || one[hint.mine] === seat));
  if (hint.ask) return ask?.key === hint.ask;
  const meant = Object.entries(hint.args);
  return !!ask?.moves.some(
    (one) => one.word === hint.offer && meant.every(([name, value]) => one.args[name] === value),
  );
}
