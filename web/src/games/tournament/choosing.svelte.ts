/** What is picked on the board, step by step, until it means one of the moves that are offered. */
import { lead } from "../../lib/cards/modality";
import type { Ask, Offer } from "../../wire/messages";
import { byCard, bySpace, byWarrior, cardTried, movable, spaceTried } from "./choice";
import type { Content } from "./content";
import type { TokenView } from "./view";

export type Standing = TokenView & { seat: number };

/** What the board knows of the table. */
export interface Around {
  ask: Ask | null;
  content: Content;
  tokens: ReadonlyMap<string, Standing[]>;
  root: HTMLElement | undefined;
  play: (offer: Offer) => void;
  why: (move: string, anchor: Element) => void;
}

/** Stones at least so wide, in pixels, are hit at the first touch. */
const SURE = 40;

export class Choosing {
  /** The warrior that is to go, where to, the card that is picked, who is looked at, the dice that are touched. */
  picked = $state<string | null>(null);
  target = $state<string | null>(null);
  card = $state<string | null>(null);
  looking = $state<string | null>(null);
  marked = $state.raw(new Set<number>());
  /** How wide a stone of the arena is. */
  side = $state(0);
  private readonly around: () => Around;

  constructor(around: () => Around) {
    this.around = around;
  }

  readonly ready = $derived.by(() => movable(this.around().ask));
  readonly picks = $derived.by(() => byWarrior(this.around().ask));
  readonly spaces = $derived.by(() => bySpace(this.around().ask, this.picked));
  readonly cards = $derived.by(() => byCard(this.around().ask));
  readonly lit = $derived(new Set(this.spaces.keys()));
  readonly lights = $derived(new Set([...this.ready, ...this.picks.keys()]));
  /** Spaces whose touch plays a move. */
  readonly plays = $derived(
    new Map([...this.spaces].filter(([space, offer]) => this.atOnce(space, offer)).map(([s, o]) => [s, o.text])),
  );
  /** The move that all this means. */
  readonly meant = $derived(
    (this.card && this.cards.get(this.card)) || (this.target && this.spaces.get(this.target)) || null,
  );

  /** A new question: nothing is picked; before the game one after the other is placed, so the next one is at hand. */
  asked(ask: Ask | null): void {
    this.target = this.card = null;
    this.marked = new Set();
    this.picked = ask?.key === "place" ? ([...movable(ask)][0] ?? null) : null;
    if (ask) this.looking = null;
  }

  /** A fight is looked at before it is begun, and small stones are touched twice. */
  private atOnce(space: string, offer: Offer): boolean {
    const { tokens, content } = this.around();
    return (
      this.side >= SURE && !(offer.word === "go" && (tokens.has(space) || content.space.get(space)?.colour === "G"))
    );
  }

  submit = (offer: Offer): void => {
    this.target = this.card = null;
    this.around().play(offer);
  };

  pick = (warrior: string): void => {
    const { ask, root, tokens } = this.around();
    this.card = this.target = this.looking = null;
    this.picked = this.picked === warrior && ask?.key !== "place" ? null : warrior;
    const stands = [...tokens].find(([, here]) => here.some((token) => token.warrior === warrior))?.[0];
    if (this.picked) lead(root, ".cell.lit", `[data-space="${stands}"]`);
  };

  point = (space: string, anchor: Element): void => {
    const { ask, root, tokens, why } = this.around();
    const offer = this.spaces.get(space);
    if (offer) {
      this.card = null;
      if (this.target === space || this.atOnce(space, offer)) this.submit(offer);
      else {
        this.target = space;
        lead(root, "[data-do]");
      }
      return;
    }
    const here = tokens.get(space)?.find((token) => this.lights.has(token.warrior)) ?? tokens.get(space)?.[0];
    const named = here && this.picks.get(here.warrior);
    if (named) this.submit(named);
    else if (here && this.ready.has(here.warrior)) this.pick(here.warrior);
    else {
      if (here) this.looking = here.warrior;
      if (ask && (this.lit.size || (this.ready.size && !here))) why(spaceTried(ask, this.picked, space), anchor);
    }
  };

  pickCard = (id: string, anchor: Element): void => {
    const { ask, root, why } = this.around();
    const offer = this.cards.get(id);
    this.looking = this.target = null;
    if (ask && !offer) {
      this.card = null;
      why(cardTried(ask, id), anchor);
    } else if (offer && this.card === id) this.submit(offer);
    else {
      this.card = this.card === id ? null : id;
      lead(root, "[data-do]");
    }
  };

  cancel = (): void => {
    if (this.target || this.card) this.target = this.card = null;
    else if (this.looking) this.looking = null;
    else if (this.around().ask?.key !== "place") this.picked = null;
  };
}
