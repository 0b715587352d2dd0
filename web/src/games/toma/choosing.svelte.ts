/** A choice at the table of Toma while it is made, in steps: a card, or seats; what is sent in the end. */
import { lead } from "../../lib/cards/modality";
import type { Aim } from "../../lib/cards/SeatBox.svelte";
import type { Ask, Offer } from "../../wire/messages";
import { aiming, legalCards, legalSeats, meant, NOTHING, tried, type Picked } from "./choice";

/** What a choice needs of the board. */
interface Board {
  readonly ask: Ask | null;
  readonly seat: number;
  /** The own cards. */
  readonly hand: readonly (string | null)[];
  readonly root: HTMLElement | undefined;
  play: (offer: Offer) => void;
  why: (text: string, anchor: Element) => void;
}

export class Choosing {
  picked: Picked = $state(NOTHING);
  readonly cards = $derived.by(() => legalCards(this.board.ask));
  private readonly aim = $derived.by(() => aiming(this.board.ask));
  private readonly seats = $derived.by(() => legalSeats(this.board.ask, this.picked));

  /** To be made while its board is set up: it follows what is asked. */
  constructor(private readonly board: Board) {
    $effect(() => {
      void board.ask;
      this.picked = NOTHING;
    });
  }

  get begun(): boolean {
    return this.picked.card !== null || this.picked.seats.length > 0;
  }

  submit(offer: Offer): void {
    this.picked = NOTHING;
    this.board.play(offer);
  }

  card(card: string, anchor: Element): void {
    if (!this.board.ask || !this.cards.includes(card)) {
      this.board.why(`discard ${card}`, anchor);
      return;
    }
    this.picked = this.picked.card === card ? NOTHING : { card, seats: [] };
    if (this.picked.card) lead(this.board.root, ".deed .do");
  }

  seat(other: number, anchor: Element): void {
    const { ask, seat, hand, root, why } = this.board;
    if (!ask) return;
    if (this.picked.seats.includes(other)) {
      this.picked = { card: null, seats: this.picked.seats.filter((s) => s !== other) };
      return;
    }
    // a second thought: another target in place of the first
    const fresh = this.seats.includes(other) ? this.picked : NOTHING;
    if (!legalSeats(ask, fresh).includes(other)) {
      why(tried(ask, this.picked, { seat: other }), anchor);
      return;
    }
    const next: Picked = { card: null, seats: [...fresh.seats, other] };
    const offer = meant(ask, next);
    const careful = offer && (offer.word === "cross" || (other === seat && hand.includes("toma")));
    if (offer && !careful) this.submit(offer);
    else {
      this.picked = next;
      lead(root, ".deed [data-do]", ".deed .value:not([aria-disabled])", ".seat.legal .hit");
    }
  }

  /** A value that is not offered. */
  value(value: number, anchor: Element): void {
    this.board.why(tried(this.board.ask, this.picked, { value }), anchor);
  }

  /** Take the half-made choice back, and the focus to where it began. */
  cancel(): void {
    const {
      card,
      seats: [first],
    } = this.picked;
    this.picked = NOTHING;
    lead(this.board.root, card ? `.hand [data-card="${card}"]` : `[data-place="seat-${first}"] .hit`);
  }

  /** The move that picking a seat would be, if nothing else is open then. */
  moveAt(other: number): string | undefined {
    return this.seats.includes(other)
      ? meant(this.board.ask, { card: null, seats: [...this.picked.seats, other] })?.text
      : undefined;
  }

  /** How a seat stands to the choice. */
  aimOf(other: number): Aim {
    const { ask } = this.board;
    if (!this.aim) return "";
    if (this.picked.seats.includes(other)) return "picked";
    const again = this.picked.seats.length === 1 && ask?.moves[0]?.word === "guess"; // another one may be named instead
    return this.seats.includes(other) || (again && legalSeats(ask, NOTHING).includes(other)) ? "legal" : "not";
  }
}
