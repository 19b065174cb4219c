/** The queries on what hangs in the hall of an event: one link for players that can be shown again, with a code to type. */
import { byAnyToken } from './capabilities.ts';
import type { CapabilityRow } from './capabilities.ts';
import type { Db, HallRow } from './schema.ts';
import type { Vault } from './vault.ts';

/** What hangs there, and the link that it is; null before there is one, and once that was revoked. */
export async function hallOf(
  db: Db,
  vault: Vault,
  record: string,
): Promise<(HallRow & { readonly capability: string; readonly revoked: boolean }) | null> {
  const row = await db
    .selectFrom('halls')
    .innerJoin('capabilities', 'capabilities.id', 'halls.capability')
    .select(['halls.capability', 'halls.value', 'capabilities.revoked'])
    .where('halls.record', '=', record)
    .executeTakeFirst();
  if (!row) return null;
  const hall = vault.unlock(row.value, placeOf(record));
  return { ...hall, capability: row.capability, revoked: row.revoked !== null };
}

export async function setHall(
  db: Db,
  vault: Vault,
  record: string,
  { capability, ...hall }: HallRow & { readonly capability: string },
): Promise<void> {
  await db.deleteFrom('halls').where('record', '=', record).execute();
  const row = { record, capability, code: markOf(vault, hall.code), value: vault.lock(hall, placeOf(record)) };
  await db.insertInto('halls').values(row).execute();
}

/** The link that a code stands for, whether it was revoked or not; null for a code of no event. */
export async function byCode(db: Db, vault: Vault, code: string): Promise<CapabilityRow | null> {
  const row = await db
    .selectFrom('halls')
    .innerJoin('capabilities', 'capabilities.id', 'halls.capability')
    .select('capabilities.token')
    .where('halls.code', '=', markOf(vault, code))
    .executeTakeFirst();
  return row?.token ? byAnyToken(db, row.token) : null;
}

const placeOf = (record: string): string => `hall ${record}`;
const markOf = (vault: Vault, code: string): string => vault.mark(`hall ${code.toLowerCase()}`);
