// @vitest-environment jsdom
/** Fair by proof: what this browser adds and keeps, and what it finds in the end. */
import { webcrypto } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { checked, fresh, keepShare, kept, keyOf, partake, shareOf, swapped } from "../src/proof";
import { digest, hex, sha256 } from "../src/sha256";
import type { ProofInfo, TableInfo } from "../src/wire/messages";

vi.stubGlobal("crypto", webcrypto);
const SECRET = "5e".repeat(32);
const plain = (text: string): string => hex(digest(new TextEncoder().encode(text)));

function table(proof: Partial<ProofInfo>, more: Partial<TableInfo> = {}): TableInfo {
  const told = { seal: "", mixing: false, seals: ["", ""], shares: ["", ""], secret: "", key: "", ...proof };
  return { id: "mX3k0bWq7PzA", game: "toma", status: "lobby", mine: [0], proof: told, ...more } as TableInfo;
}

beforeEach(() => localStorage.clear());

describe("numbers", () => {
  it("of a browser without a digest of its own are the same", async () => {
    for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]) {
      const text = "é".repeat(length >> 1) + "a".repeat(length & 1);
      expect(plain(text)).toBe(await sha256(text));
    }
    vi.stubGlobal("crypto", { getRandomValues: webcrypto.getRandomValues.bind(webcrypto) });
    expect(await sha256(SECRET)).toBe("8414cd6b08e92be7f34132d9f8fabaa0cf0f072bab807b434e7ff02efc918a1e");
    vi.stubGlobal("crypto", webcrypto);
  });
  it("are those of the server (tests/server/test_proof.py)", async () => {
    const found = await keyOf(SECRET, "mX3k0bWq7PzA", "toma", ["a1".repeat(32), ""]);
    expect(found).toBe("d0746f4aa41bb33e8debe3da30f1f9e5739db36de1a3069dea09df97cc892596");
  });
  it("are drawn once for a seat, and never twice alike", () => {
    expect(fresh()).toMatch(/^[0-9a-f]{64}$/);
    expect(shareOf("t", 0)).toBe(shareOf("t", 0));
    expect(shareOf("t", 0)).not.toBe(shareOf("t", 1));
    keepShare("t", 0, "ab");
    expect(shareOf("t", 0)).toBe("ab");
  });
});

describe("taking part", () => {
  const mix = vi.fn(() => Promise.resolve());
  beforeEach(() => mix.mockClear());

  it("a seal first, the share when nobody can choose any more, and the first seal is kept", async () => {
    await partake(table({ seal: "one" }), mix);
    const share = kept("mX3k0bWq7PzA")!.shares[0]!;
    const seal = await sha256(share);
    expect(mix.mock.calls).toEqual([[{ seat: 0, seal }]]);
    await partake(table({ seal: "one", seals: [seal, ""] }), mix);
    expect(mix).toHaveBeenCalledTimes(1);
    await partake(table({ seal: "one", mixing: true, seals: [seal, "other"] }), mix);
    expect(mix.mock.calls[1]).toEqual([{ seat: 0, share }]);
    expect(kept("mX3k0bWq7PzA")).toEqual({ seal: "one", shares: { 0: share }, seals: [seal, "other"] });
  });
  it("what was not taken is sent again, what was taken is not", async () => {
    const failing = vi.fn(() => Promise.reject(new Error("offline")));
    await expect(partake(table({ seal: "one" }, { id: "far" }), failing)).rejects.toThrow();
    await partake(table({ seal: "one" }, { id: "far" }), mix);
    await partake(table({ seal: "one" }, { id: "far" }), mix);
    expect([failing.mock.calls.length, mix.mock.calls.length]).toEqual([1, 1]);
  });
  it("opens nothing under another seal, nor what another device has sealed", async () => {
    await partake(table({ seal: "one" }), mix);
    mix.mockClear();
    const seal = await sha256(kept("mX3k0bWq7PzA")!.shares[0]!);
    const other = table({ seal: "two", mixing: true, seals: [seal, ""] });
    expect(swapped(other)).toBe(true);
    await partake(other, mix);
    await partake(table({ seal: "one", mixing: true, seals: ["not ours", ""] }), mix);
    expect(mix).not.toHaveBeenCalled();
  });
  it("who only watches keeps the seal; of a finished game nothing is kept", async () => {
    await partake(table({ seal: "one" }, { mine: [] }), mix);
    await partake(table({ seal: "two" }, { id: "late", status: "over" }), mix);
    expect([kept("mX3k0bWq7PzA")?.seal, kept("late"), mix.mock.calls.length]).toEqual(["one", null, 0]);
  });
});

describe("in the end", () => {
  async function finished(): Promise<TableInfo> {
    const share = shareOf("mX3k0bWq7PzA", 0);
    const shares = [share, "b2".repeat(32)];
    const seals = await Promise.all(shares.map(sha256));
    const seal = await sha256(SECRET);
    await partake(table({ seal, mixing: true, seals }), () => Promise.resolve());
    const key = await keyOf(SECRET, "mX3k0bWq7PzA", "toma", shares);
    return table({ seal, seals, shares, secret: SECRET, key }, { status: "over" });
  }
  const wrong = async (info: TableInfo): Promise<string[]> =>
    (await checked(info)).filter(({ yes }) => !yes).map(({ what }) => what);

  it("everything fits", async () => {
    const found = await checked(await finished());
    expect(found.map(({ what }) => what)).toEqual(["seal", "kept", "shares", "own", "key"]);
    expect(found.every(({ yes }) => yes)).toBe(true);
  });
  it("whatever does not is named", async () => {
    const info = await finished();
    const proof = info.proof!;
    const other = "6f".repeat(32);
    const seal = await sha256(other);
    const changed = (more: Partial<ProofInfo>): TableInfo => ({ ...info, proof: { ...proof, ...more } });
    expect(await wrong(changed({ secret: other }))).toEqual(["seal", "key"]);
    expect(await wrong(changed({ secret: other, seal }))).toEqual(["kept", "key"]);
    expect(await wrong(changed({ key: other }))).toEqual(["key"]);
    expect(await wrong(changed({ shares: [proof.shares[0]!, other] }))).toEqual(["shares", "key"]);
    const chosen = [proof.shares[0]!, other]; // after ours was opened, with a key that fits
    const key = await keyOf(SECRET, info.id, "toma", chosen);
    expect(await wrong(changed({ shares: chosen, seals: [proof.seals[0]!, seal], key }))).toEqual(["shares"]);
    const without = await keyOf(SECRET, info.id, "toma", ["", proof.shares[1]!]);
    expect(await wrong(changed({ shares: ["", proof.shares[1]!], key: without }))).toEqual(["own"]);
  });
  it("a browser that was not there says nothing of what it kept", async () => {
    const info = await finished();
    localStorage.clear();
    vi.resetModules();
    const again = await import("../src/proof");
    const found = await again.checked({ ...info, mine: [] });
    expect(found.map(({ what }) => what)).toEqual(["seal", "shares", "key"]);
  });
});
