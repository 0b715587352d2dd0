/** A choice at the table of UNO while it is made: what was picked, the UNO button, what is sent in the end. */
import { untrack } from "svelte";
import { lead } from "../../lib/cards/modality";
import type { Ask, Offer } from "../../wire/messages";
import {
  atSeat,
  NOTHING,
  one,
  playable,
  plays,
  pressed,
  seats,
  shed,
  sheds,
  single,
  wishes,
  type Picked,
} from "./choice";

/** What a choice needs of the board. */
interface Board {
  readonly ask: Ask | null;
  readonly root: HTMLElement | undefined;
  readonly tv: boolean;
  play: (offer: Offer) => void;
  why: (text: string, anchor: Element) => void;
}

export class Choosing {
  picked: Picked = $state(NOTHING);
  /** The UNO button is pressed for the move to come. */
  armed = $state(false);
  /** A card that was dragged to its place does not fly there once more. */
  dropped = "";
  /** The calls and catches of this press that were sent. */
  private hunting: string[] = $state([]);

  readonly free = $derived.by(() => (this.picked.wish === "shed" ? sheds(this.board.ask) : playable(this.board.ask)));
  readonly targets = $derived.by(() => seats(this.board.ask, this.picked));
  readonly aim = $derived.by(() => this.picked.wish === "skip" || this.board.ask?.moves[0]?.word === "swap");
  /** Whether the UNO button means something now, and the move that it plays at once. */
  readonly calls = $derived.by(() => {
    const { now, arms } = pressed(this.board.ask);
    return { live: arms || now.length > 0, move: arms ? undefined : now[0]?.text };
  });
  readonly drawable = $derived.by(() => !!one(this.board.ask, "draw"));

  /** To be made while its board is set up: it follows what is asked. */
  constructor(private readonly board: Board) {
    // what was half chosen stays while it can still be finished: others may call UNO meanwhile
    $effect(() => {
      const now = board.ask;
      untrack(() => {
        const { card, wish } = this.picked;
        if ((card && !plays(now, card, this.armed).length) || (wish && !wishes(now).includes(wish)))
          this.picked = NOTHING;
      });
    });
    $effect(() => {
      if (!pressed(board.ask).arms) this.armed = false;
    });
    // whoever else is exposed is caught as soon as the first answer is there
    $effect(() => {
      const now = pressed(board.ask).now;
      untrack(() => {
        if (!this.hunting.length) return;
        if (now.length) this.hunt();
        else this.hunting = [];
      });
    });
    // a single answer is given for its player, after a moment (UNO-7.32)
    $effect(() => {
      const offer = single(board.ask);
      if (!offer || board.tv) return;
      const timer = setTimeout(() => this.submit(offer), 600 + Math.random() * 600);
      return () => clearTimeout(timer);
    });
  }

  submit(offer: Offer): void {
    this.picked = NOTHING;
    this.armed = false;
    this.board.play(offer);
  }

  card(card: string, anchor: Element): void {
    if (this.lay(card, anchor)) return;
    if (plays(this.board.ask, card, this.armed).length > 1) {
      this.picked = this.picked.card === card ? NOTHING : { card, wish: null };
      lead(this.board.root, ".panel-place .colour");
    }
  }

  /** A card was dropped on the discard; whether that played it. */
  drop(card: string, anchor: Element): boolean {
    if (this.lay(card, anchor)) {
      this.dropped = card;
      return true;
    }
    if (plays(this.board.ask, card, this.armed).length > 1) this.picked = { card, wish: null };
    return false;
  }

  /** What can be done with a card now: lay it, or shed it by a wish. */
  private ways(card: string): Offer[] {
    const { ask } = this.board;
    const only = this.picked.wish === "shed" ? [shed(ask, card, this.armed)] : plays(ask, card, this.armed);
    return only.filter((offer) => offer !== null);
  }

  /** The move that picking a card begins, a wild one in its first colour. */
  moveOf = (card: string): string | undefined => this.ways(card)[0]?.text;

  /** The move that picking a card plays, if nothing more is to be chosen. */
  playOf = (card: string): string | undefined => {
    const offers = this.ways(card);
    return offers.length === 1 ? offers[0]!.text : undefined;
  };

  /** Lay or shed a card if nothing more is to be chosen; whether that was so. */
  private lay(card: string, anchor: Element): boolean {
    const offers = this.ways(card);
    if (!offers.length) this.board.why(`${this.picked.wish === "shed" ? "wish shed" : "play"} ${card}`, anchor);
    if (offers.length !== 1) return false;
    this.submit(offers[0]!);
    return true;
  }

  wish(wish: string): void {
    this.picked = { card: null, wish };
    lead(this.board.root, wish === "skip" ? ".seat.legal .hit" : ".lift.up button");
  }

  /** The move that picking a player plays. */
  moveAt = (other: number): string | undefined =>
    this.aim ? atSeat(this.board.ask, this.picked, other, this.armed)?.text : undefined;

  seat(other: number, anchor: Element): void {
    const offer = atSeat(this.board.ask, this.picked, other, this.armed);
    if (offer) this.submit(offer);
    else this.board.why(this.picked.wish === "skip" ? `wish skip ${other}` : `swap ${other}`, anchor);
  }

  draw(anchor: Element): void {
    const offer = one(this.board.ask, "draw") ?? one(this.board.ask, "take");
    if (offer) this.submit(offer);
    else this.board.why("draw", anchor);
  }

  /** Take the half-made choice back, and the focus to where it began. */
  cancel(): void {
    const { card, wish } = this.picked;
    if (!card && !wish) return;
    this.picked = NOTHING;
    lead(this.board.root, card ? `.row-of-hand [data-card="${card}"]` : ".panel-place .do");
  }

  /** The one button (UNO-7.23): calls, catches everybody who is exposed, arms the decision that is open. */
  uno(): void {
    if (pressed(this.board.ask).arms) this.armed = !this.armed;
    this.hunting = [];
    this.hunt();
  }

  private hunt(): void {
    const next = pressed(this.board.ask).now.find((offer) => !this.hunting.includes(offer.text));
    if (!next) return;
    this.hunting = [...this.hunting, next.text];
    this.board.play(next);
  }
}
