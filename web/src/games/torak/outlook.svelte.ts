/** What a player may want to know of where the hero stands, and of where the leg that is looked at would lead. */
import { drawnSoFar } from "./choice";
import type { Content } from "./content";
import type { Picking, Table } from "./picking.svelte";
import { Land, risk } from "./warn";

export class Outlook {
  constructor(
    private readonly table: () => Table & { content: Content; mine: boolean },
    private readonly hand: Picking,
  ) {}

  private readonly walking = $derived.by(() => !this.table().view.over && drawnSoFar(this.table().view) < 0);
  readonly now = $derived.by(() => {
    const { view, index, content, seat, hero, mine } = this.table();
    return this.walking && mine && hero?.at ? new Land(view, index, content).warnings(seat) : null;
  });
  /** After the leg that is looked at, if one is. */
  readonly then = $derived.by(() => {
    const { view, index, content, seat } = this.table();
    if (!this.now || !this.hand.path) return null;
    const land = new Land(view, index, content);
    land.go(seat, this.hand.path);
    return land.warnings(seat);
  });
  readonly lost = $derived.by(() => (this.then ?? this.now)?.lost ?? []);
  readonly risk = $derived.by(() => {
    const { view, content, hero } = this.table();
    const spot = this.hand.path ?? (hero ?? view.heroes[view.captain])?.at;
    return spot && this.walking && view.mode !== "competitive" ? risk(view, content, spot) : null;
  });
  /** The last dose: left now, or spent by that leg. */
  readonly dose = $derived.by(() => {
    const left = this.table().content.doses - this.table().sheet.doses;
    const spent = this.hand.path ? (this.hand.ends.get(this.hand.path)?.[0]?.doses ?? 0) : 0;
    return !this.now || !left ? "" : spent >= left ? "spent" : left === 1 ? "left" : "";
  });
}
