/** A game without an event: at home, or at the club. Whoever begins it gets a link for each side. */
import { SIDE_IDS, type SideId } from '../../core/encounter/types.ts';
import type { Json } from '../../core/journal/json.ts';
import { type Refusal, isRefusal, refuse } from '../../core/journal/types.ts';
import type { Records } from '../records/records.ts';
import { type CapabilityRow, insertCapability } from '../storage/capabilities.ts';
import type { Storage } from '../storage/storage.ts';
import { gameOf } from '../systems.ts';
import { hashed, newId, newToken } from '../tokens.ts';

export interface NewGame {
  readonly system: string;
  /** Who plays, the side A first. */
  readonly names: readonly string[];
  readonly setting: Json;
}

export interface GameMade {
  readonly id: string;
  /** The page of each side, with the token behind `#` that opens it. Told once. */
  readonly sides: readonly { readonly id: SideId; readonly name: string; readonly path: string }[];
  /** The page of whoever began it: a judge of this game. */
  readonly path: string;
}

export async function makeGame(
  { records, storage }: { readonly records: Records; readonly storage: Storage },
  { system, names, setting }: NewGame,
): Promise<GameMade | Refusal> {
  if (!gameOf(system)) return refuse('unknown-system', `This server plays no games of ${system}.`);
  const sides = names.flatMap((name, place) => {
    const id = SIDE_IDS[place];
    return id ? [{ id, name }] : [];
  });
  const options = { sides: sides.map(({ id }) => ({ id })), setting };
  const { header, secret } = records.newHeader({ id: newId(), ruleset: 'encounter', system, options });
  const link = (role: 'organiser' | 'player', side: SideId | null): { row: CapabilityRow; path: string } => {
    const token = newToken();
    const who = { id: newId(), record: header.id, role, entrant: side, staff: side === null ? 'staff-1' : null };
    const label = side === null ? 'Who began it' : `Side ${side}`;
    const row = { ...who, token: hashed(token), pin: null, label, created: header.created, revoked: null, used: null };
    return { row, path: `/game/${header.id}?as=${role}#${token}` };
  };
  const own = link('organiser', null);
  const named = sides.map(({ id, name }) => ({ type: 'name-side', side: id, name }));
  const by = { role: 'organiser', staff: 'staff-1' } as const;
  const live = await records.create({ header, secret, listed: false, capability: own.row }, named, by);
  if (isRefusal(live)) return live;
  const links = sides.map(({ id, name }) => ({ id, name, ...link('player', id) }));
  await storage.transact(async (db) => {
    for (const { row } of links) await insertCapability(db, row);
  });
  return { id: header.id, path: own.path, sides: links.map(({ id, name, path }) => ({ id, name, path })) };
}
