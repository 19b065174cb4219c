/**
 * The main job on real input: a Season Zero tournament of 24 players and four rounds, from a roster in CSV to standings
 * that a second program confirms, all of it over HTTP. Run it with `npx tsx tests/season-zero/event.ts`.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readRoster } from '../../cli/csv/roster.ts';
import { readRecord } from '../../cli/files/record-file.ts';
import { checkEvent } from '../../audit/check.ts';
import { hashText } from '../../core/chance/bytes.ts';
import { type Stream, openStream } from '../../core/chance/stream.ts';
import type { EventCommand, NewEntrant } from '../../core/event/commands.ts';
import { openSkill, playGame } from '../../core/event/generate/skill.ts';
import type { Result } from '../../core/event/types.ts';
import { verifyEvent } from '../../core/event/verify.ts';
import type { EntrantRow, EventPart, GameRow, PackPart, StandingsPart } from '../../core/event/views.ts';
import type { Parts } from '../../core/journal/types.ts';
import { isRefusal } from '../../core/rules/refusal.ts';
import { packById } from '../../core/systems/index.ts';
import { startServer } from '../../server/main.ts';

export interface EventReport {
  readonly rounds: number;
  readonly standings: readonly StandingsPart[string][];
  readonly problems: readonly string[];
  readonly checks: number;
  readonly winners: readonly string[];
  readonly names: Readonly<Record<string, string>>;
}

const ROSTER = resolve(import.meta.dirname, 'roster.csv');
const SYSTEM = 'gaining-grounds-s0';

/** Plays the event on a server of its own; what happens is told line by line. */
export async function playSeasonZeroEvent(tell: (line: string) => void): Promise<EventReport> {
  const folder = mkdtempSync(join(tmpdir(), 'muster-season-zero-'));
  const server = await startServer({ dataFolder: folder, port: 0, log: { level: 'silent' } });
  try {
    return await play(await openHall(server.url), tell);
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The event over HTTP: the organiser's desk and everybody's phone. */
interface Hall {
  readonly desk: (...commands: readonly EventCommand[]) => Promise<void>;
  readonly phone: (entrant: string, command: EventCommand) => Promise<void>;
  readonly view: () => Promise<Parts>;
  readonly exported: () => Promise<string>;
  /** How the games go. */
  readonly luck: Stream;
  readonly skill: (entrant: string) => number;
}

async function openHall(url: string): Promise<Hall> {
  const settings = { date: '2026-11-21', venue: 'Town Hall', organiser: 'Robin Thorne' };
  const made = await call(url, null, '/api/events', { system: SYSTEM, name: 'Season Zero', settings });
  const { id, token } = made as { id: string; token: string };
  const path = (rest: string): string => `/api/events/${id}/${rest}`;
  const send = (as: string, command: EventCommand): Promise<unknown> =>
    call(url, as, path('commands'), { id: randomUUID(), command });
  const phones = new Map<string, string>();
  const luck = openStream(hashText('season zero'), 'games');
  return {
    luck,
    skill: openSkill(luck),
    desk: async (...commands) => {
      for (const command of commands) await send(token, command);
    },
    phone: async (entrant, command) => {
      const known = phones.get(entrant);
      const own =
        known ?? ((await call(url, token, path('links'), { role: 'player', entrant })) as { token: string }).token;
      phones.set(entrant, own);
      await send(own, command);
    },
    view: async () => ((await call(url, token, path('view'))) as { parts: Parts }).parts,
    exported: async () => (await call(url, token, path('export'))) as string,
  };
}

/** One request; what is refused here is a failure of the whole. */
async function call(url: string, token: string | null, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
  return response.headers.get('content-type')?.startsWith('application/json') === true ? JSON.parse(text) : text;
}

async function play(hall: Hall, tell: (line: string) => void): Promise<EventReport> {
  const entrants = await register(hall, tell);
  const late = idOf(entrants, 'Zoë Vance');
  await hall.desk({ type: 'publish-pack' }, { type: 'start-event' });
  await pairRound(hall, tell);
  await playGames(hall, new Set());
  // The last train was late: from round 2 they are 24.
  await hall.desk({ type: 'check-in', entrant: late });
  await pairRound(hall, tell);
  await correctRoundOne(hall, tell);
  await playGames(hall, new Set(['forfeit', 'tie']));
  await hall.phone(idOf(entrants, 'Lars Eriksen'), { type: 'drop', entrant: idOf(entrants, 'Lars Eriksen') });
  tell('Lars Eriksen drops out: they are 23, and the Ringer plays again.');
  for (let round = 3; round <= 4; round += 1) {
    await pairRound(hall, tell);
    await playGames(hall, new Set());
  }
  await hall.desk({ type: 'end-event' });
  return report(hall, tell);
}

async function register(hall: Hall, tell: (line: string) => void): Promise<EntrantRow[]> {
  const roster = readRoster(readFileSync(ROSTER));
  if (isRefusal(roster)) throw new Error(roster.message);
  await hall.desk({ type: 'add-entrants', entrants: roster });
  const entrants = Object.values((await hall.view()).entrants as Record<string, EntrantRow>);
  tell(`Registered ${entrants.length} from the CSV: ${roster.filter(isRinger).length} of them a Ringer.`);
  for (const { id, name, ringer } of entrants) {
    if (name === 'Zoë Vance') continue;
    const nonce = hashText(`phone of ${name}`);
    if (ringer) await hall.desk({ type: 'check-in', entrant: id });
    else await hall.phone(id, { type: 'check-in', entrant: id, nonce });
  }
  return entrants;
}

function isRinger({ ringer }: NewEntrant): boolean {
  return ringer === true;
}

function idOf(entrants: readonly EntrantRow[], name: string): string {
  const found = entrants.find((entrant) => entrant.name === name);
  if (!found) throw new Error(`${name} is not in the roster`);
  return found.id;
}

async function pairRound(hall: Hall, tell: (line: string) => void): Promise<void> {
  await hall.desk({ type: 'draft-round' }, { type: 'publish-round' }, { type: 'start-clock' });
  const { round, games } = await latest(hall);
  const odd = games.filter(({ kind }) => kind !== 'game').map(({ kind }) => kind);
  tell(`Round ${round}: ${games.length} tables${odd.length > 0 ? `, one with the ${odd.join()}` : ''}.`);
}

async function latest(hall: Hall): Promise<{ round: number; games: GameRow[]; parts: Parts }> {
  const parts = await hall.view();
  const { round } = parts.event as EventPart;
  return { round, parts, games: Object.values(parts[`games/${round}`] as Record<string, GameRow>) };
}

/** Players report and confirm; the desk enters what it must. */
async function playGames(hall: Hall, special: ReadonlySet<'forfeit' | 'tie'>): Promise<void> {
  const { games, parts } = await latest(hall);
  const { fields } = parts.pack as PackPart;
  for (const [index, { id, seats, kind }] of games.entries()) {
    const [first = '', second = ''] = seats;
    const scores =
      index === 1 && special.has('tie') ? [{ vp: 4 }, { vp: 4 }] : playGame(fields, seats.map(hall.skill), hall.luck);
    const result: Result = { kind: 'played', scores };
    if (index === 0 && special.has('forfeit')) {
      const forfeit: Result = { kind: 'forfeit', by: [second], reason: 'error' };
      await hall.desk({ type: 'enter-result', game: id, result: forfeit, reason: 'An illegal crew' });
      continue;
    }
    await hall.phone(first, { type: 'report', game: id, result });
    if (kind === 'game') await hall.phone(second, { type: 'confirm', game: id });
  }
  await hall.desk({ type: 'close-round' });
}

/** A slip was read wrongly: the winner of the first table is another one, and round 2 runs on. */
async function correctRoundOne(hall: Hall, tell: (line: string) => void): Promise<void> {
  const parts = await hall.view();
  const game = Object.values(parts['games/1'] as Record<string, GameRow>).find(({ kind }) => kind === 'game');
  if (game?.result?.kind !== 'played') throw new Error('round 1 has no played game');
  const result: Result = { kind: 'played', scores: game.result.scores.toReversed() };
  await hall.desk({ type: 'enter-result', game: game.id, result, reason: 'The slip was read the wrong way round' });
  tell(`Table ${game.table ?? 0} of round 1 is corrected while round 2 runs.`);
}

async function report(hall: Hall, tell: (line: string) => void): Promise<EventReport> {
  const parts = await hall.view();
  const standings = Object.values(parts.standings as StandingsPart).toSorted((a, b) => a.place - b.place);
  const record = readRecord(await hall.exported());
  const pack = packById(SYSTEM);
  if (isRefusal(record) || !pack) throw new Error('the export cannot be read');
  const verified = verifyEvent(pack, record.header, record.entries);
  const independent = checkEvent(record, standings).map(({ rule, problem }) => `${problem} [${rule}]`);
  const entrants = Object.values(parts.entrants as Record<string, EntrantRow>);
  const { round, winners } = parts.event as EventPart;
  const names = Object.fromEntries(entrants.map(({ id, name }) => [id, name]));
  for (const { entrant, rank, columns } of standings) {
    tell(
      `${String(rank).padStart(2)}  ${(names[entrant] ?? '').padEnd(20)} ${columns.tp}  ${columns.diff}  ${columns.vp}`,
    );
  }
  tell(`Verified: ${verified.checks.length} checks, ${verified.problems.length} problems.`);
  tell(`By the independent program: ${independent.length} problems.`);
  return {
    rounds: round,
    standings,
    problems: [...verified.problems, ...independent],
    checks: verified.checks.length,
    winners,
    names,
  };
}

if (process.argv[1] !== undefined && import.meta.filename === resolve(process.argv[1])) {
  const { problems } = await playSeasonZeroEvent((line) => console.log(line));
  process.exitCode = problems.length === 0 ? 0 : 1;
}
