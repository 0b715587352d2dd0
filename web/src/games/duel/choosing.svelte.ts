/** The choice in progress: what was pointed at so far, what may be pointed at next, what a click plays or asks. */
import { lead } from "../../lib/cards/modality";
import type { Ask, Offer } from "../../wire/messages";
import type { Speech, Words } from "../../words";
import { idOf, kindOf, nextKeys, pick, plays, type Key } from "./choice";
import type { Content } from "./content";
import type { Piece } from "./placing";
import type { DuelForetold, DuelView } from "./view";

/** What the choice is about; read anew each time, for it changes. */
export interface Around {
  readonly ask: Ask | null;
  readonly seat: number;
  readonly view: DuelView;
  readonly content: Content;
  readonly words: Words;
  readonly speech: Speech;
  readonly pieces: readonly Piece[];
  readonly root: HTMLElement | undefined;
  /** What the game foretells of a move; null while it is not known. */
  readonly foretold: (move: string) => DuelForetold | null;
  play: (offer: Offer) => void;
  why: (move: string, anchor: Element) => void;
}

export class Choosing {
  picked: Key[] = $state([]);
  /** Several things in one place, of which one is meant. */
  among: Key[] = $state([]);
  /** The rotation that is being looked at, while a tile is laid. */
  turned = $state(0);
  readonly lit: ReadonlySet<Key> = $derived.by(() => nextKeys(this.on.ask, this.picked));

  constructor(private readonly on: Around) {}

  get asked(): boolean {
    return !!this.on.ask;
  }

  /** A figure is being looked for: a click on the wrong one deserves a reason. */
  get seeking(): boolean {
    const figures = [...this.lit].some((key) => kindOf(key) === "unit");
    return figures && (this.picked.length > 0 || this.on.ask?.key === "f-allies");
  }

  /** A tile that was picked for a place, as it would lie there. */
  get ghost(): { tile: string; position: string; rotation: number } | null {
    const [tile, position] = ["tile", "position"].map((kind) => this.picked.find((key) => kindOf(key) === kind));
    return tile && position ? { tile: idOf(tile), position: idOf(position), rotation: this.turned } : null;
  }

  clear(): void {
    this.turned = 0;
    this.picked = [];
    this.among = [];
  }

  /** Giving oneself up, or making one's own figure fall, is asked twice (DUEL-11.11). */
  private grave(offer: Offer): boolean {
    const { content, pieces, seat, foretold } = this.on;
    if (offer.word === "push") {
      const own = new Set(pieces.filter((piece) => piece.owner === seat).map((piece) => piece.id));
      return foretold(offer.text)?.falls?.some((one) => own.has(one.unit)) ?? true; // unknown may be grave, too
    }
    const skill = content.techniques.get(String(offer.args["technique"]));
    return offer.word !== "launch" && !!skill?.effects.some((effect) => effect.kind === "self_ko");
  }

  /** The move that pointing at a thing plays at once. */
  private offerOf(key: Key): Offer | null {
    const offer = plays(this.on.ask, this.picked, key);
    return offer && !this.grave(offer) ? offer : null;
  }

  moveOf = (key: Key): string | undefined => this.offerOf(key)?.text;

  /** What pointing at a thing does, in words. */
  labelOf = (key: Key): string => {
    const { content, words, speech, seat, view } = this.on;
    const offer = plays(this.on.ask, this.picked, key);
    const active = content.characters.get(view.active ?? "");
    if (offer?.word === "attack" && this.picked.length && active) {
      const n = Number(offer.args["actions"]);
      return words.say("attack-with", { n, wounds: (active.strength + view.power) * n + view.bonus });
    }
    return offer ? speech.move(offer, seat) : this.nameOf(key);
  };

  /** A thing that was pointed at, or is a step on the way. */
  nameOf = (key: Key): string => {
    const { content, words, speech } = this.on;
    const id = idOf(key);
    switch (kindOf(key)) {
      case "lead":
        return id === "attack" || id === "lift" ? words.say(`lead-${id}`) : speech.thing(id);
      case "zone":
        return words.say("zone-short", { zone: id });
      case "unit":
        return content.unit(id);
      case "card":
        return content.card(id);
      case "rotation":
        return words.say("rotation", { n: id });
      default:
        return speech.thing(id);
    }
  };

  point = (key: Key, anchor: Element): void => {
    const { ask, root } = this.on;
    if (!ask) return;
    if (this.picked.includes(key) && !this.lit.has(key)) this.back();
    else if (!this.lit.has(key)) this.refuse({ unit: kindOf(key) === "unit" ? idOf(key) : undefined }, anchor);
    else {
      const offer = this.offerOf(key);
      this.among = [];
      if (offer) this.submit(offer);
      else {
        this.picked = pick(ask, this.picked, key);
        lead(root, ".deed [data-move]", ".deed [data-step]", ".field [data-rove]");
      }
    }
  };

  several = (keys: Key[]): void => {
    this.among = keys;
    lead(this.on.root, ".deed [data-step]");
  };

  back = (): void => {
    this.clear();
    lead(this.on.root, ".deed button");
  };

  submit = (offer: Offer): void => {
    this.clear();
    this.on.play(offer);
  };

  /** What a click on the wrong thing would have meant: the server says why not. */
  refuse = (what: { zone?: string | undefined; unit?: string | undefined }, anchor: Element): void => {
    const { ask, content, pieces, seat, why } = this.on;
    if (!ask) return;
    const first = this.picked[0];
    const id = first ? idOf(first) : "";
    const unit = what.unit ?? pieces.find((one) => one.zone === what.zone && one.owner !== seat)?.id;
    if (first && kindOf(first) === "lead" && unit) {
      const skill = `${content.techniques.has(id) ? "technique" : "talent"} ${id} ${unit}`;
      why(id === "attack" ? `attack ${unit} 1` : skill, anchor);
    } else if (first && kindOf(first) === "card") why(["play", id, unit ?? ""].join(" ").trim(), anchor);
    else if (what.zone)
      why(`${ask.key === "push" ? "push" : ask.key === "act-deploy" ? "deploy" : "move"} ${what.zone}`, anchor);
    else if (unit && ask.key === "f-allies") why(`shield ${unit} 1`, anchor);
    else if (unit) why(ask.key === "act-choose" ? `activate ${unit}` : `attack ${unit} 1`, anchor);
  };

  /** A card of the hand; false if it can only be read. */
  pressCard(card: string, anchor: Element): boolean {
    const { ask, why } = this.on;
    const key = `card:${card}`;
    if (!ask) return false;
    if (this.lit.has(key)) this.point(key, anchor);
    else if (this.picked.includes(key)) this.back();
    else if (nextKeys(ask, []).has(key)) {
      this.picked = [];
      this.point(key, anchor);
    } else why(`play ${card}`, anchor);
    return true;
  }
}
