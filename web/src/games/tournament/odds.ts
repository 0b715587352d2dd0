/**
 * Exact chances of dice under best keeping: the mirror of `src/nyoi/games/tournament/odds.py`.
 *
 * A handful of dice is a multiset of faces. The chance of what is thrown to a handful is the mean over one die more;
 * the best choice of dice to keep is the best among all smaller handfuls contained in it.
 */
import { FACES, lacking, sorted, type Face } from "./fight";

const MOST = 6;
type Worths = Map<string, number>;

const key = (dice: readonly Face[]): string => dice.map((face) => FACES.indexOf(face)).join("");
const faces = (text: string): Face[] => [...text].map((c) => FACES[Number(c)]!);

/** All handfuls by size, as sorted digits. */
const HANDFULS: string[][] = [[""]];
for (let n = 1; n <= MOST; n++)
  HANDFULS.push(
    HANDFULS[n - 1]!.flatMap((text) =>
      FACES.map((_, f) => f)
        .filter((f) => !text || f >= Number(text.at(-1)))
        .map((f) => `${text}${f}`),
    ),
  );

const plus = (text: string, face: number): string => [...text, String(face)].sort().join("");

/** For every handful of up to so many dice, the mean worth once the rest is thrown to it. */
function thrownTo(dice: number, value: Worths): Worths {
  const hope: Worths = new Map(value);
  for (let n = dice - 1; n >= 0; n--)
    for (const text of HANDFULS[n]!)
      hope.set(text, FACES.reduce((sum, _, f) => sum + hope.get(plus(text, f))!, 0) / FACES.length);
  return hope;
}

/** For every full handful, the best worth among the smaller handfuls it contains. */
function bestWithin(dice: number, hope: Worths): Worths {
  const best: Worths = new Map([["", hope.get("")!]]);
  for (let n = 1; n <= dice; n++)
    for (const text of HANDFULS[n]!) {
      let worth = n < dice ? hope.get(text)! : 0;
      for (let i = 0; i < n; i++) worth = Math.max(worth, best.get(text.slice(0, i) + text.slice(i + 1))!);
      best.set(text, worth);
    }
  return best;
}

const plans = new Map<string, Worths[]>();

/** By rerolls left, what every handful is worth; one plan more is what the first throw is worth. */
function plan(need: readonly string[], dice: number, rerolls: number): Worths[] {
  const name = `${[...need].sort().join(" ")}|${dice}`;
  let found = plans.get(name);
  if (!found)
    plans.set(name, (found = [new Map(HANDFULS[dice]!.map((text) => [text, lacking(need, faces(text)) ? 0 : 1]))]));
  while (found.length <= rerolls) {
    const before = found.at(-1)!;
    const best = bestWithin(dice, thrownTo(dice, before));
    found.push(new Map(HANDFULS[dice]!.map((text) => [text, Math.max(before.get(text)!, best.get(text)!)])));
  }
  return found;
}

/** The chance to make a combo, before the first throw or from the dice on the table. */
export function chance(need: readonly string[], dice: number, rerolls: number, shown?: readonly Face[]): number {
  if (dice < 1 || dice > MOST) return 0;
  const worths = plan(need, dice, rerolls)[rerolls]!;
  return shown ? worths.get(key(sorted(shown)))! : thrownTo(dice, worths).get("")!;
}

/** A dodge as a combo: so many teleports (TOUR-6.91). */
export const dodge = (number: number): string[] => Array<string>(number).fill("teleport");

/** The dice to throw again that give a combo its best chance, with that chance. */
export function advice(
  need: readonly string[],
  shown: readonly Face[],
  rerolls: number,
): { keep: Face[]; chance: number } {
  const dice = shown.length;
  if (rerolls < 1) return { keep: [...shown], chance: lacking(need, shown) ? 0 : 1 };
  const hope = thrownTo(dice, plan(need, dice, rerolls)[rerolls - 1]!);
  let best: Face[] = [];
  let worth = -1;
  // from most to fewest kept: of equal chances the one that throws the fewest dice
  for (let bits = (1 << dice) - 1; bits >= 0; bits--) {
    const keep = shown.filter((_, i) => bits & (1 << i));
    if (keep.length === dice) continue;
    const found = hope.get(key(sorted(keep)))!;
    if (found > worth + 1e-12 || (Math.abs(found - worth) < 1e-12 && keep.length > best.length))
      [best, worth] = [keep, found];
  }
  return { keep: best, chance: worth };
}
