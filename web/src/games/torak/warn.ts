/**
 * What a player may want to know before it is too late (TORAK-11.8, 11.12): the mirror of `warn.py`, which has the
 * same tests. Warnings inform, they never forbid; what may be done is the server's business alone.
 */
import { heroesOn } from "./choice";
import { along, pointOf, type Content } from "./content";
import type { Spot } from "./content";
import type { TorakView } from "./view";

const WAYS = ["n", "e", "s", "w"] as const;
type Way = (typeof WAYS)[number];
const BIT: Record<Way, number> = { n: 1, e: 2, s: 4, w: 8 };
const AXIS: Record<Way, number> = { n: 5, e: 10, s: 5, w: 10 }; // both lines of an axis
const BACK: Record<Way, Way> = { n: "s", e: "w", s: "n", w: "e" };
const START = 16; // travelled before any line is (TORAK-6.19)

export interface Warnings {
  /** No leg would be legal any more. */
  stranded: boolean;
  /** Balls that no living hero can reach any more. */
  lost: Spot[];
  /** The heroes can no longer meet. */
  apart: boolean;
}

interface Stand {
  at: Spot;
  bound: Way | null;
}

/** The lay of a sheet: what lies where, which lines are travelled, where the heroes stand. */
export class Land {
  private readonly path = new Map<Spot, number>();
  private readonly ground = new Map<Spot, string>();
  private readonly troops: Set<Spot>;
  private readonly balls: Spot[];
  private readonly stands = new Map<number, Stand>();
  private readonly walls: boolean;
  private readonly team: boolean;

  constructor(
    view: TorakView,
    index: number,
    private readonly content: Pick<Content, "has" | "start">,
  ) {
    const sheet = view.sheets[index]!;
    for (const [kind, spot, turn] of sheet.scenery) {
      if (kind === "river") for (let i = 0; i < 3; i++) this.ground.set(along(spot, turn!, i), turn!);
      else if (kind === "mountain") this.ground.set(spot, kind);
    }
    for (const spot of [...sheet.balls, ...sheet.monsters]) this.ground.set(spot, "stop");
    this.troops = new Set(sheet.troops.map(([spot]) => spot));
    this.balls = [...sheet.balls];
    this.walls = view.options["troop_passage"] === "blocked";
    this.team = view.mode === "coop";
    this.path.set(content.start, START);
    for (const seat of heroesOn(view, index)) {
      const { track, at, bound } = view.heroes[seat]!;
      track.slice(1).forEach((to, i) => this.tread(track[i]!, to));
      if (at !== null) this.stands.set(seat, { at, bound: bound as Way | null });
    }
  }

  /** Draw a straight path. */
  private tread(from: Spot, to: Spot): void {
    const way = wayTo(from, to);
    for (let a = from; a !== to;) {
      const b = along(a, way, 1);
      this.path.set(a, (this.path.get(a) ?? 0) | BIT[way]);
      this.path.set(b, (this.path.get(b) ?? 0) | BIT[BACK[way]]);
      a = b;
    }
  }

  /** A hero has gone straight to a spot: a ball there is taken. */
  go(seat: number, to: Spot): void {
    const { at } = this.stands.get(seat)!;
    const crossing = this.path.has(to) && !this.company(seat, to);
    this.tread(at, to);
    if (this.balls.includes(to)) {
      this.balls.splice(0, this.balls.length, ...this.balls.filter((ball) => ball !== to));
      this.ground.delete(to);
    }
    this.stands.set(seat, { at: to, bound: crossing ? wayTo(at, to) : null });
  }

  private company(seat: number, spot: Spot): boolean {
    return this.team && [...this.stands].some(([other, stand]) => other !== seat && stand.at === spot);
  }

  /** Where a straight run can end, whatever it costs (TORAK-6.11 to 6.25). */
  private course(seat: number, from: Spot, way: Way): Spot[] {
    const ends: Spot[] = [];
    for (let a = from; ;) {
      const b = along(a, way, 1);
      const what = this.ground.get(b);
      const river = what === "e" || what === "s";
      if (!this.content.has(...pointOf(b)) || (this.path.get(a) ?? 0) & BIT[way]) return ends;
      if ((river && (AXIS[what] & BIT[way]) !== 0) || (this.walls && this.troops.has(b))) return ends;
      if ((this.path.get(b) ?? 0) & AXIS[way]) return this.company(seat, b) ? [...ends, b] : ends;
      if (!river && what !== "mountain") {
        ends.push(b);
        if (what || this.troops.has(b)) return ends;
      }
      a = b;
    }
  }

  /** Where a hero could still come to, were its own new path never in the way: what is not here is lost for sure. */
  private reach(seat: number): Set<Spot> {
    const first = this.stands.get(seat)!;
    const reached = new Set([first.at]);
    const front: Stand[] = [first];
    const seen = new Set([`${first.at} ${first.bound}`]);
    for (let stand = front.pop(); stand; stand = front.pop())
      for (const way of stand.bound ? [stand.bound] : WAYS)
        for (const at of this.course(seat, stand.at, way)) {
          const bound = this.path.has(at) && !this.company(seat, at) ? way : null;
          reached.add(at);
          if (seen.has(`${at} ${bound}`)) continue;
          seen.add(`${at} ${bound}`);
          front.push({ at, bound });
        }
    return reached;
  }

  warnings(seat: number): Warnings {
    const stand = this.stands.get(seat);
    if (!stand) return { stranded: false, lost: [], apart: false };
    const reached = (this.team ? [...this.stands.keys()] : [seat]).map((hero) => this.reach(hero));
    return {
      stranded: !(stand.bound ? [stand.bound] : WAYS).some((way) => this.course(seat, stand.at, way).length),
      lost: this.balls.filter((ball) => !reached.some((spots) => spots.has(ball))),
      apart: reached.length > 1 && ![...reached[0]!].some((spot) => reached.every((spots) => spots.has(spot))),
    };
  }
}

function wayTo(from: Spot, to: Spot): Way {
  const [[x0, y0], [x1, y1]] = [pointOf(from), pointOf(to)];
  return x1 > x0 ? "e" : x1 < x0 ? "w" : y1 > y0 ? "s" : "n";
}

/** In how many sections a spot lies, and the chance in percent that a troop of this turn lands there (TORAK-6.62). */
export function risk(
  view: TorakView,
  content: Pick<Content, "sections" | "troops">,
  spot: Spot,
): { sections: number; percent: number; troops: number } {
  const [x, y] = pointOf(spot);
  const around = content.sections(view.table).filter((s) => s.x[0] <= x && x <= s.x[1] && s.y[0] <= y && y <= s.y[1]);
  const one = around.reduce((sum, s) => sum + s.red.length * s.white.length, 0) / 36;
  const last = view.boxes + 1 >= content.troops.length; // box 20 ends the game, no troop is rolled
  const troops = last ? 0 : (content.troops[view.boxes] ?? 0);
  return { sections: around.length, percent: Math.round((1 - (1 - one) ** troops) * 100), troops };
}
