/**
 * As much TOML as our content tables use: tables, arrays of tables, strings, numbers, booleans, flat arrays and
 * inline tables on one line or several, comments. The tables themselves are checked by Python's tomllib.
 */
export type Value = string | number | boolean | Value[] | { [key: string]: Value };
export type Table = { [key: string]: Value };

export function parse(text: string): Table {
  const root: Table = {};
  let here: Table = root;
  let i = 0;

  const blank = (): void => {
    for (;;) {
      while (i < text.length && " \t\r\n,".includes(text[i]!)) i++;
      if (text[i] !== "#") return;
      while (i < text.length && text[i] !== "\n") i++;
    }
  };
  const word = (): string => {
    if (text[i] === '"') return string();
    const from = i;
    while (i < text.length && /[\w-]/.test(text[i]!)) i++;
    if (i === from) throw new Error(`a key was expected at ${JSON.stringify(text.slice(from, from + 20))}`);
    return text.slice(from, i);
  };
  const string = (): string => {
    const from = i++;
    while (text[i] !== '"') {
      if (i >= text.length || text[i] === "\n") throw new Error(`a text has no end: ${text.slice(from, from + 20)}`);
      i += text[i] === "\\" ? 2 : 1;
    }
    return JSON.parse(text.slice(from, ++i)) as string;
  };
  const pair = (into: Table): void => {
    const key = word();
    while (text[i] === " ") i++;
    if (text[i++] !== "=") throw new Error(`${key} has no value`);
    while (text[i] === " ") i++;
    into[key] = value();
  };
  const value = (): Value => {
    const c = text[i]!;
    if (c === '"') return string();
    if (c === "[") {
      const items: Value[] = [];
      for (i++, blank(); text[i] !== "]"; blank()) items.push(value());
      i++;
      return items;
    }
    if (c === "{") {
      const into: Table = {};
      for (i++, blank(); text[i] !== "}"; blank()) pair(into);
      i++;
      return into;
    }
    const from = i;
    while (i < text.length && /[\w.+-]/.test(text[i]!)) i++;
    const raw = text.slice(from, i);
    if (raw === "true" || raw === "false") return raw === "true";
    const number = Number(raw.replaceAll("_", ""));
    if (raw === "" || Number.isNaN(number)) throw new Error(`this is no value: ${text.slice(from, from + 20)}`);
    return number;
  };
  const header = (): string[] => {
    const keys = [word()];
    while (text[i] === ".") {
      i++;
      keys.push(word());
    }
    return keys;
  };

  for (blank(); i < text.length; blank()) {
    if (text[i] !== "[") {
      pair(here);
      continue;
    }
    const many = text[i + 1] === "[";
    i += many ? 2 : 1;
    const keys = header();
    i += many ? 2 : 1;
    let into = root;
    for (const key of keys.slice(0, -1)) {
      const next = (into[key] ??= {});
      into = (Array.isArray(next) ? next[next.length - 1] : next) as Table;
    }
    const last = keys[keys.length - 1]!;
    if (many) ((into[last] ??= []) as Value[]).push((here = {}));
    else here = (into[last] ??= {}) as Table;
  }
  return root;
}
