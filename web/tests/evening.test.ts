/** Whoever has gone for good is somebody on the page of an evening; a free seat is nobody's. */
import { describe, expect, it } from "vitest";
import { named, titleOf, winners } from "../src/shell/evening/board";
import type { EveningInfo, EveningTable } from "../src/wire/evenings";
import type { Words } from "../src/words";

const words = { say: (key: string, values?: Record<string, unknown>) => (values ? `${key} ${values["name"]}` : key) };
const people = [
  { number: 0, name: "Ann", host: true },
  { number: 1, name: "", host: false },
];
const table = (status: string): Partial<EveningTable> => ({
  status,
  seats: [{ person: 0, name: "Ann" } as never, { person: -1, name: "" } as never],
});

function evening(more: Partial<EveningInfo> = {}): EveningInfo {
  const tables = ["lobby", "playing", "over"].map(table);
  return { code: "CDFHJK", name: "", people, tables, ...more } as unknown as EveningInfo;
}

describe("an evening", () => {
  const found = named(words as unknown as Words, evening())!;
  it("names everybody", () => {
    expect(found.people.map((one) => one.name)).toEqual(["Ann", "somebody"]);
    expect(found.tables.map((one) => one.seats[1]!.name)).toEqual(["", "somebody", "somebody"]);
    expect(named(words as unknown as Words, null)).toBe(null);
  });
  it("is called as its host said, else after the host, else by its code", () => {
    const title = (info: EveningInfo): string => titleOf(words as unknown as Words, info);
    expect(title(evening({ name: "Friday" }))).toBe("Friday");
    expect(title(evening())).toBe("evening-of Ann");
    expect(title(evening({ people: [] }))).toBe("CDFHJK");
  });
  it("is won by who is first, if it was played to its end", () => {
    const first = [{ number: 0, name: "Ann", place: 1 }] as never;
    const last = (status: string): EveningTable[] => [{ ...table(status), round: 3, number: 0 } as EveningTable];
    const end = { status: "over", round: 3, rounds: 3, terms: { form: "knockout" } as never, people: first };
    expect(winners(evening({ ...end, tables: last("over") }))).toEqual(["Ann"]);
    expect(winners(evening({ ...end, tables: last("playing") }))).toEqual([]); // the host has ended it
    expect(winners(evening({ ...end, tables: last("over"), rounds: 4 }))).toEqual([]);
    expect(winners(evening({ ...end, tables: last("over"), status: "running" }))).toEqual([]);
  });
});
