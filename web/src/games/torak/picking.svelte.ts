/** What a hand is about to do on the map: dice taken up, a spot looked at, the way a river runs. */
import { lead } from "../../lib/cards/modality";
import type { Ask, Offer } from "../../wire/messages";
import type { Speech, Words } from "../../words";
import { bySpot, fitting, placesOf, thrifty, travelled, heroesOn, tried, turned, waysOf } from "./choice";
import type { Target } from "./Spots.svelte";
import type { Spot } from "./content";
import type { TorakHero, TorakSheet, TorakView } from "./view";

/** What lies before the hand; read anew whenever it changes. */
export interface Table {
  view: TorakView;
  index: number;
  sheet: TorakSheet;
  seat: number;
  hero: TorakHero | undefined;
  ask: Ask | null;
  dice: number[];
  speech: Speech;
  words: Words;
  root: HTMLElement | undefined;
  play: (offer: Offer) => void;
  why: (move: string, anchor: Element) => void;
}

export class Picking {
  held: number[] = $state([]);
  chosen: Spot | null = $state(null);
  hovered: Spot | null = $state(null);
  turn = $state("e");
  note: { text: string; clause: string } | null = $state(null);

  constructor(private readonly table: () => Table) {}

  readonly ways = $derived.by(() => waysOf(this.table().ask, this.table().hero?.at ?? null));
  readonly ends = $derived.by(() => {
    const hand = this.held.map((i) => this.table().dice[i]!);
    return bySpot(thrifty(fitting(this.ways, hand)));
  });
  readonly places = $derived.by(() => bySpot(placesOf(this.table().ask)));
  readonly turnable = $derived.by(
    () => this.table().ask?.key === "river" && placesOf(this.table().ask).some((place) => place.turn === "s"),
  );
  readonly targets = $derived.by(() => this.aims());
  /** The spot under the pointer or the one picked. */
  readonly pointed = $derived.by(() => this.hovered ?? this.chosen);
  /** What would be drawn there. */
  readonly ghost = $derived.by(() => (this.pointed ? turned(this.places.get(this.pointed) ?? [], this.turn) : null));
  /** Where a leg would end. */
  readonly path = $derived.by(() => (this.pointed && this.ends.has(this.pointed) ? this.pointed : null));

  private aims(): Map<Spot, Target> {
    const { view, index, sheet, seat, speech } = this.table();
    const crossed = travelled(view, heroesOn(view, index));
    const found = new Map<Spot, Target>();
    for (const [spot, [first, ...more]] of this.ends) {
      const on = sheet.balls.includes(spot) || sheet.monsters.includes(spot) || sheet.troops.some(([s]) => s === spot);
      found.set(spot, {
        spot,
        label: speech.move(first!.offer, seat),
        move: more.length ? null : first!.offer.text,
        steps: first!.steps,
        price: first!.doses ? "dose" : first!.paid.length ? "die" : "",
        on,
        crossing: crossed.has(spot),
      });
    }
    for (const [spot, list] of this.places) {
      const { offer } = turned(list, this.turn)!;
      const label = speech.move(offer, seat);
      found.set(spot, { spot, label, move: offer.text, steps: 0, price: "", on: false, crossing: false });
    }
    return found;
  }

  /** Nothing is in hand: something else is asked now. */
  clear(): void {
    this.held = [];
    this.chosen = this.hovered = this.note = null;
  }

  submit(offer: Offer): void {
    this.held = [];
    this.chosen = this.hovered = null;
    this.table().play(offer);
  }

  take(i: number): void {
    this.held = this.held.includes(i) ? this.held.filter((k) => k !== i) : [...this.held, i];
    this.chosen = this.note = null;
  }

  /** A finger looks first and taps again to play; a mouse has seen it already. A river is turned by the second tap. */
  pick(spot: Spot, touch: boolean, anchor: Element): void {
    if (!this.table().ask) return;
    this.note = null;
    const list = this.ends.get(spot);
    const things = this.places.get(spot);
    if (!list && !things) this.refuse(spot, anchor);
    else if (things && touch && this.chosen === spot && things.length > 1) this.rotate();
    else if (touch ? this.chosen !== spot : list && list.length > 1) {
      this.chosen = spot;
      lead(this.table().root, ".panel [data-do]");
    } else if (things) this.submit(turned(things, this.turn)!.offer);
    else if (list!.length === 1) this.submit(list![0]!.offer);
  }

  private refuse(spot: Spot, anchor: Element): void {
    const { ask, hero, dice, why, words } = this.table();
    this.chosen = null;
    if (ask && ["mountain", "monster", "troop"].includes(ask.key)) why(`${ask.key} ${spot}`, anchor);
    else if (ask?.key === "river") why(`river ${spot} ${this.turn}`, anchor);
    else if (hero?.at && spot !== hero.at && dice.length) {
      const hand = this.held.map((i) => dice[i]!);
      const text = tried(hero.at, spot, dice, hand);
      if (text) why(text, anchor);
      else this.note = { text: words.say("no-bend"), clause: "TORAK-6.9" };
    }
  }

  rotate(): void {
    this.turn = this.turn === "e" ? "s" : "e";
  }

  cancel(): void {
    const spot = this.chosen;
    this.chosen = null;
    lead(this.table().root, `[data-spot="${spot}"]`);
  }

  key(event: KeyboardEvent): void {
    const target = event.target as HTMLElement | null;
    if (target?.closest("input, textarea, select, [contenteditable]")) return;
    if (event.key === "Escape") {
      if (this.chosen) this.cancel();
      else this.held = [];
    }
    if ((event.key === "r" || event.key === "R") && this.turnable && !event.ctrlKey && !event.metaKey) this.rotate();
  }
}
