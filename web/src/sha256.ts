/** SHA-256 of a text, in hexadecimal digits: the browser's own, where it has one. */
export async function sha256(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  // Over plain HTTP, from a friend's machine in the same house, browsers keep theirs to themselves.
  const own = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  return hex(own ? new Uint8Array(await own.digest("SHA-256", bytes)) : digest(bytes));
}

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The first bits behind the point of the roots of the first primes: the constants of FIPS 180-4. */
function roots(number: number, power: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < number; n++) if (primes.every((prime) => n % prime)) primes.push(n);
  return primes.map((prime) => Math.floor((prime ** power % 1) * 2 ** 32) | 0);
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** FIPS 180-4, section 6.2, as it stands there. */
export function digest(bytes: Uint8Array): Uint8Array {
  const k = roots(64, 1 / 3);
  const hash = roots(8, 1 / 2);
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const message = new DataView(new ArrayBuffer(length));
  bytes.forEach((byte, i) => message.setUint8(i, byte));
  message.setUint8(bytes.length, 0x80);
  message.setUint32(length - 4, bytes.length * 8);
  for (let at = 0; at < length; at += 64) {
    const w = Array.from({ length: 16 }, (_, i) => message.getInt32(at + 4 * i));
    for (let i = 16; i < 64; i++) {
      const [near, far] = [w[i - 2]!, w[i - 15]!];
      const s0 = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
      const s1 = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
      w.push((w[i - 16]! + s0 + w[i - 7]! + s1) | 0);
    }
    let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const t1 = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + k[i]! + w[i]!) | 0;
      const t2 = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [a, b, c, d, e, f, g, h] = [(t1 + t2) | 0, a, b, c, (d + t1) | 0, e, f, g];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = (hash[i]! + word) | 0));
  }
  const found = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => found.setInt32(4 * i, word));
  return new Uint8Array(found.buffer);
}
