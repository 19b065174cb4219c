/** A game without an event: at home, or at the club. Whoever begins it gets a link for each side. */
import type { EncounterCommand } from '../../core/encounter/commands.ts';
import { named } from '../../core/encounter/names.ts';
import type { EncounterGame } from '../../core/encounter/game.ts';
import { type EncounterOptions, type EncounterState, seenBy } from '../../core/encounter/state.ts';
import { SIDE_IDS, type SideId } from '../../core/encounter/types.ts';
import type { OwnEncounterParts } from '../../core/encounter/view.ts';
import type { GameSummary } from '../../core/event/summary.ts';
import type { Json } from '../../core/journal/json.ts';
import type { Viewer } from '../../core/journal/types.ts';
import { type Refusal, isRefusal, refuse } from '../../core/rules/refusal.ts';
import { type Live, ownParts } from '../records/live.ts';
import type { Records } from '../records/records.ts';
import { type CapabilityRow, type NewCapability, insertCapability } from '../storage/capabilities.ts';
import type { Storage } from '../storage/storage.ts';
import { gameOf } from '../systems.ts';
import { hashed, newId, newToken } from '../tokens.ts';
import { gameParts } from './parts.ts';

export interface NewGame {
  readonly system: string;
  /** Who plays, the side A first. */
  readonly names: readonly string[];
  readonly setting: Readonly<Record<string, Json>>;
}

export interface GameMade {
  readonly id: string;
  /** The page of each side, with the token behind `#` that opens it. Told once. */
  readonly sides: readonly { readonly id: SideId; readonly name: string; readonly path: string }[];
  /** The page of whoever began it: a judge of this game. */
  readonly path: string;
  /** The page of a device that is the clock between the players; null for a game without one. */
  readonly clock: string | null;
}

/** A game that is played again, and as whom whoever asks sees it. */
export interface Played {
  readonly live: Live;
  readonly viewer: Viewer;
}

export async function makeGame(
  { records, storage }: Keeping,
  { system, names, setting }: NewGame,
  before: Played | null = null,
): Promise<GameMade | Refusal> {
  const game = gameOf(system);
  if (!game) return refuse('unknown-system', `This server plays no games of ${system}.`);
  const sides = names.flatMap((name, place) => {
    const id = SIDE_IDS[place];
    return id ? [{ id, name }] : [];
  });
  const chosen = { ...setting, ...(before ? againIn(game, before) : {}) };
  const options = { sides: sides.map(({ id }) => ({ id })), setting: game.atHome?.(chosen) ?? chosen };
  const { header, secret } = records.newHeader({ id: newId(), ruleset: 'encounter', system, options });
  const { id: record, created } = header;
  const link = (role: 'organiser' | 'player', side: SideId | null): Link => {
    const staff = side === null ? 'staff-1' : null;
    const label = side === null ? 'Who began it' : `Side ${side}`;
    const { row, token } = fresh({ record, role, entrant: side, staff, label, created });
    return { row, path: `${gamePage(record, role)}#${token}` };
  };
  const own = link('organiser', null);
  const named = sides.map(({ id, name }) => ({ type: 'name-side', side: id, name }));
  const by = { role: 'organiser', staff: 'staff-1' } as const;
  const live = await records.create({ header, secret, listed: false, event: null, capability: own.row }, named, by);
  if (isRefusal(live)) return live;
  const links = sides.map(({ id, name }) => ({ id, name, ...link('player', id) }));
  const clock = game.clock === true ? clockLink(record, created) : null;
  await storage.transact(async (db) => {
    for (const { row } of clock ? [...links, clock] : links) await insertCapability(db, row);
  });
  const told = links.map(({ id, name, path }) => ({ id, name, path }));
  return { id: record, path: own.path, sides: told, clock: clock?.path ?? null };
}

/** What it is played by again; nothing for whoever was not there. */
function againIn(game: EncounterGame, { live, viewer }: Played): ReturnType<NonNullable<EncounterGame['again']>> {
  const { header, state } = live.record;
  const isSame = header.ruleset === 'encounter' && header.system === game.system && viewer.role !== 'public';
  return isSame ? (game.again?.(seenBy(state as EncounterState, 'all')) ?? {}) : {};
}

/** Tells those who played a game that whoever asks has begun another with the same sides; else nothing is told. */
export async function tellAgain({ records }: Keeping, before: Played, { id, sides }: GameMade): Promise<void> {
  const { live, viewer } = before;
  const { ruleset, options } = live.record.header;
  if (ruleset !== 'encounter' || viewer.role === 'public') return;
  const played = (options as EncounterOptions).sides;
  const same = played.length === sides.length && played.every(({ entrant }) => entrant === undefined);
  const body: EncounterCommand = { type: 'play-again', game: id };
  if (same) await records.command(live.id, { role: 'system' }, { id: `again:${id}`, body });
}

/** A link to the same side of the game that was begun after this one. */
export async function sitAgain(
  { storage }: Keeping,
  { live, viewer: { entrant = '' } }: Played,
  now: number,
): Promise<{ readonly path: string } | Refusal> {
  const { next } = live.record.state as EncounterState;
  if (next === null) return refuse('unknown-game', 'Nobody has begun another game yet.');
  const label = `Side ${entrant}`;
  const { row, token } = fresh({ record: next, role: 'player', entrant, staff: null, label, created: now });
  await storage.transact((db) => insertCapability(db, row));
  return { path: `${gamePage(next, 'player')}#${token}` };
}

/** A link for the device that is the clock of one game: it opens this game alone, and only its taps. */
export async function makeClock(
  { storage }: Keeping,
  { live, viewer }: Played,
  now: number,
): Promise<{ readonly path: string; readonly link: string } | Refusal> {
  const { id } = live;
  const { system, options } = live.record.header;
  if (gameOf(system)?.clock !== true) return refuse('no-clock', 'Games of this system are played without a clock.');
  const { sides } = options as EncounterOptions;
  const plays = sides.some((side) => (side.entrant ?? side.id) === viewer.entrant);
  if (viewer.role === 'player' && !plays) return refuse('not-allowed', 'You do not play at this table.');
  const { row, path } = clockLink(id, now);
  await storage.transact((db) => insertCapability(db, row));
  return { path, link: row.id };
}

/** The page of a game for who holds this role there; the token goes behind it. */
export function gamePage(id: string, role: 'organiser' | 'player'): string {
  return `/game/${id}?as=${role}`;
}

export interface Keeping {
  readonly records: Records;
  readonly storage: Storage;
}

export interface Link {
  readonly row: NewCapability;
  readonly path: string;
}

function clockLink(record: string, created: number): Link {
  const given = { record, role: 'display', entrant: null, staff: null, label: 'Clock', created } as const;
  const { row, token } = fresh(given);
  return { row, path: `/clock/${record}#${token}` };
}

/** A capability that nobody has used yet, and the token of its link. */
export function fresh(given: Omit<NewCapability, 'id' | 'token' | 'pin' | 'revoked' | 'used'>): {
  readonly row: NewCapability;
  readonly token: string;
} {
  const token = newToken();
  return { token, row: { ...given, id: newId(), token: hashed(token), pin: null, revoked: null, used: null } };
}

/** The newest of so many. */
const MOST = 20;

/** The games without an event that a device plays, the newest first. */
export async function gamesOf(records: Records, held: readonly CapabilityRow[]): Promise<GameSummary[]> {
  const sides = new Map<string, Viewer>();
  for (const { record, role, entrant } of held)
    if (role === 'player' && entrant !== null) sides.set(record, { role, entrant });
  const found = await records.readable([...sides.keys()].slice(-MOST), (live) => {
    const { ruleset, system } = live.record.header;
    const viewer = sides.get(live.id);
    if (ruleset !== 'encounter' || viewer === undefined) return null;
    const { encounter } = gameParts(live);
    if (encounter.event !== null) return null;
    const nameOf = (side: SideId): string => encounter.sides.find(({ id }) => id === side)?.name ?? side;
    const { asks = [] } = (ownParts(live.rules, live.record, viewer) as OwnEncounterParts).mine ?? {};
    const isAsked = asks.some(({ optional }) => optional !== true);
    return {
      id: live.id,
      title: gameOf(system)?.title ?? system,
      names: encounter.sides.map(({ id }) => nameOf(id)),
      step: named(encounter.progress.step, nameOf),
      waits: encounter.finished ? ('nobody' as const) : isAsked ? ('own' as const) : ('others' as const),
    };
  });
  return found.filter((game) => game !== null).reverse();
}
