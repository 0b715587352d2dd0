/** What goes over HTTP: the lobby. A refusal comes back as `NotAllowed` with its reason. */
import { learn } from "./lib/look.svelte";
import { fresh, keepShare } from "./proof";
import { named, somebody } from "./names";
import { forget, keep, keepSeat, settings } from "./settings.svelte";
import { sha256 } from "./sha256";
import type * as posts from "./wire/bodies";
import type * as looks from "./wire/looks";
import type * as evenings from "./wire/evenings";
import type * as wire from "./wire/messages";
import type * as people from "./wire/people";
import type * as shelf from "./wire/shelf";
import type * as turns from "./wire/turns";

export class NotAllowed extends Error {
  constructor(
    readonly refusal: wire.Refusal,
    readonly status: number,
  ) {
    super(refusal.reason);
  }
}

/** Why something failed, whatever was thrown. */
export function refusalOf(error: unknown): wire.Refusal {
  if (error instanceof NotAllowed) return error.refusal;
  return { reason: "server-trouble", clause: "", facts: {} };
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: {
        ...(settings.token ? { Authorization: `Bearer ${settings.token}` } : {}),
        ...(body === undefined ? {} : { "Content-Type": typeof body === "string" ? "text/plain" : "application/json" }),
      },
      body: body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body),
    });
  } catch {
    throw new NotAllowed({ reason: "offline", clause: "", facts: {} }, 0);
  }
  const text = await answer.text();
  if (answer.ok) return (text ? JSON.parse(text) : null) as T;
  let refusal: wire.Refusal = { reason: "server-trouble", clause: "", facts: {} };
  try {
    const found = JSON.parse(text) as wire.Refusal;
    if (found.reason) refusal = found;
  } catch {
    /* not one of our answers */
  }
  throw new NotAllowed(refusal, answer.status);
}

const get = <T>(path: string): Promise<T> => call("GET", path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => call("POST", path, body);

// -- what does not change while the page is open: asked once, again only after a failure

const asked = new Map<string, Promise<unknown>>();

function once<T>(path: string, come: (found: T) => void = () => undefined): Promise<T> {
  if (!asked.has(path)) {
    const answer = get<T>(path).then((found) => (come(found), found));
    asked.set(path, answer);
    answer.catch(() => asked.delete(path));
  }
  return asked.get(path) as Promise<T>;
}

export const allGames = (): Promise<shelf.GameBrief[]> => once<shelf.GameBrief[]>("/api/games", learn);
export const gameInfo = (id: string): Promise<shelf.GameInfo> =>
  once<shelf.GameInfo>(`/api/games/${encodeURIComponent(id)}`, (game) => learn([game]));
export const rulebook = (game: string, lang: string): Promise<shelf.RulebookInfo> => once(`/api/rules/${game}/${lang}`);

// -- guided first games

const taught = ({ game, id }: Pick<shelf.LessonInfo, "game" | "id">): string => `/api/lessons/${game}/${id}`;
const within = (scene: number, step: number, moves: string[]): string =>
  new URLSearchParams([["scene", `${scene}`], ["step", `${step}`], ...moves.map((move) => ["move", move])]).toString();

export const lesson = (game: string, id: string, lang: string): Promise<shelf.LessonInfo> =>
  once(`${taught({ game, id })}?lang=${lang}`);
export const how = (game: string, lang: string): Promise<shelf.HowToPlay> => once(`/api/how/${game}?lang=${lang}`);
export const hints = (game: string, lang: string): Promise<shelf.HintInfo[]> => once(`/api/hints/${game}?lang=${lang}`);
export const lessonWhy = (
  at: shelf.LessonInfo,
  scene: number,
  step: number,
  move: string,
): Promise<wire.Refusal | null> => get(`${taught(at)}/why?${within(scene, step, [move])}`);
export const lessonForetold = (
  at: shelf.LessonInfo,
  scene: number,
  step: number,
  moves: string[],
): Promise<Record<string, unknown>> => get(`${taught(at)}/foretold?${within(scene, step, moves)}`);

// -- what carries over

export async function myGames(game: string, kind: string, before = 0): Promise<posts.History> {
  const asked = new URLSearchParams({ game, kind, before: String(before) });
  const found = await get<posts.History>(`/api/me/games?${asked}`);
  return { ...found, games: found.games.map((past) => ({ ...past, seats: named(past.seats) })) };
}
export const myFigures = (): Promise<posts.Me> => get("/api/me/figures");
export const board = (game: string): Promise<posts.Board> => get(`/api/board/${encodeURIComponent(game)}`);
export const onBoard = (yes: boolean): Promise<posts.OnBoard> => post("/api/me/board", { yes });

// -- games over days

export const waiting = (): Promise<turns.WaitingTable[]> => get("/api/me/waiting");
export const told = (): Promise<turns.ToldInfo> => get("/api/me/told");
export const subscribe = (wish: turns.Subscribe): Promise<turns.ToldInfo> => post("/api/me/push", wish);
export const unsubscribe = (endpoint: string): Promise<turns.ToldInfo> => post("/api/me/push/stop", { endpoint });
export const mailTo = (wish: turns.MailTo): Promise<turns.ToldInfo> => post("/api/me/mail", wish);
export const vacation = (until: number): Promise<turns.ToldInfo> => post("/api/me/vacation", { until });
export const mailInfo = (token: string): Promise<turns.MailInfo> => get(`/api/mail/${encodeURIComponent(token)}`);
export const answerMail = (token: string, what: "confirm" | "stop"): Promise<turns.MailInfo> =>
  post(`/api/mail/${encodeURIComponent(token)}/${what}`);

// -- who we are

function become(player: posts.Player): void {
  settings.nickname = settings.known = player.nickname;
  settings.token = player.token;
  settings.claimed = player.claimed;
  keep();
}

async function introduce(nickname: string): Promise<void> {
  become(await post<posts.Player>("/api/players", { nickname }));
}

/** Do something as somebody: a guest is introduced first, and so is one whom the server has forgotten. */
async function asSomebody<T>(nickname: string, act: () => Promise<T>): Promise<T> {
  if (!settings.token) await introduce(nickname);
  try {
    return await act();
  } catch (error) {
    if (refusalOf(error).reason !== "no-player") throw error;
    settings.token = "";
    await introduce(nickname);
    return await act();
  }
}

/**
 * Keep the nickname with a passphrase, or come back to it from another browser; with the old one, change it. The code
 * to recover it by, where it is new.
 */
export async function claim(nickname: string, passphrase: string, old = ""): Promise<string> {
  const wish = (token: string): Promise<posts.Player> => post("/api/claim", { nickname, passphrase, token, old });
  const before = settings.token;
  try {
    const player = await wish(before);
    if (old && player.token !== before) forget(before); // a new passphrase signs out everywhere
    become(player);
    return player.code;
  } catch (error) {
    if (!settings.token || refusalOf(error).reason !== "no-player") throw error;
    become(await wish(""));
    return "";
  }
}

/** Come back to a name by its code, with a new passphrase; the next code. */
export async function recover(wish: people.Recover): Promise<string> {
  const player = await post<posts.Player>("/api/recover", wish);
  forget(settings.token);
  become(player);
  return player.code;
}

/** Another recovery code in place of the one before. */
export const newCode = async (passphrase: string): Promise<string> =>
  (await post<people.Code>("/api/me/code", { passphrase })).code;

/** Everything that the server keeps about us, as a file. */
export async function myData(): Promise<Blob> {
  return new Blob([JSON.stringify(await get("/api/me/data"), null, 1)], { type: "application/json" });
}

/** Everything that the server keeps about us goes, and what this browser knew of it. */
export async function forgetMe(wish: people.Forget): Promise<void> {
  await post("/api/me/forget", wish);
  forget(settings.token);
}

// -- getting along

export const blocks = (): Promise<people.Blocks> => get("/api/me/blocks");
export const block = (whom: people.Whom): Promise<people.Blocks> => post("/api/me/blocks", whom);
export const unblock = (id: string): Promise<people.Blocks> => post("/api/me/unblock", { id });
export const report = (wish: people.Report): Promise<unknown> => post("/api/me/reports", wish);

/** Sign out here; or everywhere, and stay here with a new token. */
export async function signOut(everywhere: boolean): Promise<void> {
  const before = settings.token;
  let player: posts.Player | null = null;
  try {
    player = await post<posts.Player>("/api/signout", { everywhere });
  } catch (error) {
    if (refusalOf(error).reason !== "no-player") throw error; // else it had ended already
  }
  forget(before);
  if (player?.token) become(player);
}

// -- tables

function opened(found: posts.Opened): posts.Opened {
  for (const seat of found.seats) keepSeat(seat.table, seat.seat, seat.token);
  return found;
}

export async function lobby(): Promise<posts.Lobby> {
  const found = await get<posts.Lobby>("/api/lobby");
  const all = (tables: posts.LobbyTable[]): posts.LobbyTable[] =>
    tables.map((table) => ({ ...table, seats: named(table.seats) }));
  return { mine: all(found.mine), open: all(found.open), watch: all(found.watch) };
}

export async function tableInfo(table: string): Promise<wire.TableInfo> {
  const found = await get<wire.TableInfo>(`/api/tables/${table}`);
  return { ...found, seats: named(found.seats) };
}

export const act = <T = wire.TableInfo>(table: string, what: string, body: unknown = {}): Promise<T> =>
  post(`/api/tables/${table}/${what}`, body);

/** Take a seat; where the table is fair by proof, with the seal of what we add to its chance. */
export async function sit(
  table: string,
  nickname: string,
  proof: boolean,
  seat: number | null = null,
): Promise<posts.Seated> {
  const share = proof ? fresh() : "";
  const wish = { nickname, seat, seal: share && (await sha256(share)) };
  const found = await asSomebody(nickname, () => act<posts.Seated>(table, "sit", wish));
  if (share) keepShare(table, found.seat, share);
  keepSeat(found.table, found.seat, found.token);
  settings.nickname = nickname;
  keep();
  return found;
}

/** Open a table for the people at this screen; with `fill` bots of that level take the rest and it starts at once. */
export async function openTable(wish: posts.NewTable, people: string[], fill: number): Promise<string> {
  const nickname = people[0]!;
  const bots = Array.from({ length: fill ? wish.seats - 1 : 0 }, (_, i) => ({ seat: i + 1, level: fill }));
  // The server seats us under the name it knows; under another, several of us, or with a seal, we sit down one by one.
  const plain = (): boolean => people.length === 1 && nickname === settings.known && !wish.proof;
  const found = await asSomebody(nickname, () =>
    post<posts.Opened>(
      "/api/tables",
      plain() ? { ...wish, bots, mine: 1, start: fill > 0 } : { ...wish, public: false, mine: 0, start: false },
    ),
  );
  if (found.seats.length) {
    opened(found);
  } else {
    for (const name of people) await sit(found.table, name, !!wish.proof);
    if (wish.public) await act(found.table, "change", { public: true });
    if (fill) await act(found.table, "start", { fill });
  }
  settings.nickname = nickname;
  keep();
  return found.table;
}

export const rematch = async (table: string): Promise<posts.Opened> => opened(await act(table, "rematch"));
export const resume = async (table: string): Promise<posts.Opened> => opened(await act(table, "resume"));
export const fork = (table: string, nickname: string, wish: posts.Fork): Promise<posts.Opened> =>
  asSomebody(nickname, async () => opened(await act(table, "fork", wish)));
export const importLog = (nickname: string, text: string): Promise<posts.Opened> =>
  asSomebody(nickname, () => call("POST", "/api/import", text));
const step = async (table: string, query: string): Promise<posts.ReplayStep> => {
  const found = await get<posts.ReplayStep>(`/api/tables/${table}/replay?${query}`);
  return { ...found, names: found.names.map((name) => name || somebody()) };
};
export const replayStep = (table: string, at: number, seat: number): Promise<posts.ReplayStep> =>
  step(table, `at=${at}&seat=${seat}`);
/** The end of a game, with all that happened before. */
export const replayWhole = (table: string): Promise<posts.ReplayStep> => step(table, "since=-1");

// -- looking back with the mind

export const moments = (table: string, look: boolean): Promise<looks.Moments> =>
  get(`/api/tables/${table}/moments${look ? "?look" : ""}`);
/** Without a seat from that of whoever moved then. */
export const adviceAt = (table: string, at: number, seat: number): Promise<looks.MomentAdvice> =>
  get(`/api/tables/${table}/advice?at=${at}${seat < 0 ? "" : `&seat=${seat}`}`);
export const puzzle = (table: string, at: number): Promise<looks.Puzzle> => get(`/api/tables/${table}/puzzle?at=${at}`);
export const solve = (table: string, attempt: looks.Attempt): Promise<looks.Solution> =>
  post(`/api/tables/${table}/puzzle`, attempt);

// -- evenings

const evening = (code: string, what = ""): string => `/api/evenings/${encodeURIComponent(code)}${what && `/${what}`}`;

export const eveningInfo = (code: string): Promise<evenings.EveningInfo> => get(evening(code));
export const myEvenings = (): Promise<evenings.MyEvening[]> => get("/api/evenings");
export const openEvening = (wish: evenings.NewEvening & { nickname: string }): Promise<evenings.OpenedEvening> =>
  asSomebody(wish.nickname, () => post("/api/evenings", wish));
export const comeIn = (code: string, wish: evenings.ComeIn): Promise<evenings.EveningInfo> =>
  asSomebody(wish.nickname, () => post(evening(code, "come"), wish));
export const atEvening = (code: string, what: string, body: unknown = {}): Promise<evenings.EveningInfo> =>
  post(evening(code, what), body);
