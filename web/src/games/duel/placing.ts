/** Where pieces stand in their zones: up to three figures, Saibaimen beside them. */
import { RISE, type Point, type Zone } from "./ground";
import type { DuelUnit, DuelView } from "./view";

/** A piece on the field, as it is drawn: a figure or a Saibaiman. */
export interface Piece {
  id: string;
  /** Whose recipe draws it. */
  face: string;
  owner: number;
  zone: string;
  small: boolean;
  unit: DuelUnit | null;
}

/** Everybody on the field, as a piece. */
export const piecesOf = (view: DuelView, face: (unit: string) => string): Piece[] => [
  ...view.units.flatMap((unit) =>
    unit.zone ? [{ id: unit.id, face: unit.id, owner: unit.owner, zone: unit.zone, small: false, unit }] : [],
  ),
  ...view.saibaimen.map(({ id, zone, owner }) => ({ id, face: face(id), owner, zone, small: true, unit: null })),
];

/** From back to front, so that what stands before covers what stands behind. */
export function placed(
  zones: readonly Zone[],
  pieces: readonly Piece[],
  hills: ReadonlySet<string>,
): { piece: Piece; at: Point }[] {
  const found: { piece: Piece; at: Point }[] = [];
  for (const zone of zones) {
    const here = pieces.filter((one) => one.zone === zone.id);
    const big = here.filter((one) => !one.small);
    const up = hills.has(zone.id) ? RISE : 0;
    const stand = zone.stand[Math.min(3, Math.max(1, big.length)) - 1]!;
    big.forEach((piece, i) => {
      const [x, y] = stand[i % stand.length]!;
      found.push({ piece, at: [x, y - up] });
    });
    here
      .filter((one) => one.small)
      .forEach((piece, i) => {
        const [x, y] = zone.small;
        const wide = "ac".includes(zone.id.at(-1)!) ? 3 : 2; // the others are narrow and tall
        found.push({ piece, at: [x + (i % wide) * 17 - 8, y - up + Math.floor(i / wide) * 15] });
      });
  }
  return found.sort((a, b) => a.at[1] - b.at[1]);
}
