/** A battle between two devices, or shared with those who watch: begun by one, with a link for each person who plays. */
import type { BattleSummary } from '../../core/event/summary.ts';
import type { Json } from '../../core/journal/json.ts';
import type { Viewer } from '../../core/journal/types.ts';
import { type Refusal, isRefusal, refuse } from '../../core/rules/refusal.ts';
import type { Live } from '../records/live.ts';
import type { Records } from '../records/records.ts';
import { type CapabilityRow, insertCapability } from '../storage/capabilities.ts';
import { type BattleOptions, PERSON, findRules, swapped } from '../systems.ts';
import { newId } from '../tokens.ts';
import { type Keeping, fresh } from './home-game.ts';
import { battlePart } from './parts.ts';

export interface NewBattle {
  readonly system: string;
  /** Who plays the armies: `person`, or the name of a computer player. */
  readonly players: { readonly A: string; readonly B: string };
  /** What it begins with. */
  readonly setup: Json;
  /** The players throw their own; else the record's chance does. */
  readonly dice?: 'by-hand' | undefined;
  /** Of each, on a clock. */
  readonly minutes?: number | undefined;
  /** All that was played of it elsewhere; without it the battle begins here. */
  readonly record?: Json | undefined;
}

export interface BattleMade {
  readonly id: string;
  /** The page of each person who plays, with the token behind `#` that opens it. Told once. */
  readonly sides: readonly { readonly id: 'A' | 'B'; readonly path: string }[];
  /** The page of whoever watches. */
  readonly path: string;
}

export async function makeBattle(
  { records, storage }: Keeping,
  { system, players, setup, dice, minutes, record }: NewBattle,
): Promise<BattleMade | Refusal> {
  if (!findRules({ ruleset: 'battle', system })) {
    return refuse('unknown-system', `This server plays no battles of ${system}.`);
  }
  const { header, secret } = records.newHeader({
    id: newId(),
    ruleset: 'battle',
    system,
    options: { setup, players, ...(dice ? { dice } : {}), ...(minutes === undefined ? {} : { minutes }) },
  });
  const { id, created } = header;
  const links = (['A', 'B'] as const)
    .filter((side) => players[side] === PERSON)
    .map((side) => ({
      side,
      ...fresh({ ...playing(id, side), created }),
    }));
  const [own, ...others] = links;
  if (!own) return refuse('bad-seats', 'Nobody would play this battle: a computer has both armies.');
  const first = record === undefined ? { type: 'begin' } : { type: 'take-in', record };
  const made = { header, secret, listed: false, event: null, capability: own.row };
  const live = await records.create(made, [first], { role: 'system' });
  if (isRefusal(live)) return live;
  await storage.transact(async (db) => {
    for (const { row } of others) await insertCapability(db, row);
  });
  const sides = links.map(({ side, token }) => ({ id: side, path: `${battlePage(id)}#${token}` }));
  return { id, sides, path: battlePage(id) };
}

/** What somebody needs who plays in a rematch: its page, with the token of their side. Told once. */
export interface Rematch {
  readonly path: string;
}

/** The same two armies again with the sides swapped, for whoever played: the first who asks begins it, the other joins. */
export async function rematch(
  keeping: Keeping,
  { live, viewer }: { readonly live: Live; readonly viewer: Viewer },
): Promise<Rematch | Refusal> {
  const { records } = keeping;
  const side = viewer.entrant === 'A' ? 'B' : 'A';
  const { rematch: known, next } = battlePart(live);
  if (known !== null) return joining(keeping, known, side);
  if (next !== null) return refuse('not-over', 'This battle is not over yet.');
  const { header } = live.record;
  const { setup, ...rest } = swapped(header.options as BattleOptions);
  const made = await makeBattle(keeping, { system: header.system, ...rest, setup: setup as unknown as Json });
  if (isRefusal(made)) return made;
  const body = { type: 'rematch', battle: made.id };
  const said = await records.command(live.id, { role: 'system' }, { id: `rematch:${made.id}`, body });
  if (!isRefusal(said)) return made.sides.find(({ id }) => id === side) ?? joining(keeping, made.id, side);
  // Both have asked at once, and the other was first.
  const again = await records.get(live.id);
  const first = again ? battlePart(again).rematch : null;
  await records.discard(made.id);
  return first === null ? said : joining(keeping, first, side);
}

/** A link of their own for somebody who plays in a battle that is there. */
async function joining({ records, storage }: Keeping, id: string, side: 'A' | 'B'): Promise<Rematch | Refusal> {
  const live = await records.get(id);
  if (!live) return refuse('unknown-game', 'The rematch is not on this server any more.');
  const { row, token } = fresh({ ...playing(id, side), created: live.record.header.created });
  await storage.transact((db) => insertCapability(db, row));
  return { path: `${battlePage(id)}#${token}` };
}

function playing(record: string, side: 'A' | 'B') {
  return { record, role: 'player', entrant: side, staff: null, label: `Army ${side}` } as const;
}

export function battlePage(id: string): string {
  return `/battle/${encodeURIComponent(id)}`;
}

/** The newest of so many. */
const MOST = 20;

/** The battles that a device plays, the newest first. */
export async function battlesOf(records: Records, held: readonly CapabilityRow[]): Promise<BattleSummary[]> {
  const sides = new Map<string, Viewer['entrant']>();
  for (const { record, role, entrant } of held) {
    if (role === 'player' && (entrant === 'A' || entrant === 'B')) sides.set(record, entrant);
  }
  const found = await records.readable([...sides.keys()].slice(-MOST), (live) => {
    if (live.record.header.ruleset !== 'battle') return null;
    const { names, round, next, stopped } = battlePart(live);
    return { id: live.id, names, round, next, side: sides.get(live.id) ?? '', stopped: stopped !== null };
  });
  return found.filter((battle) => battle !== null).reverse();
}
