/** Forgetting a person: in their event, at every table they played, and in whatever was copied from it. */
import type { Hash } from '../../core/chance/bytes.ts';
import type { Entry } from '../../core/journal/types.ts';
import type { Live } from '../records/live.ts';
import type { Records } from '../records/records.ts';
import { againOf, gamesOf, recordsWith } from '../storage/records.ts';
import type { Db } from '../storage/schema.ts';
import { namesOf, personsNamed, sealsAbout, sealsNaming, sealsWrittenBy } from './texts.ts';

interface Place {
  readonly records: Records;
  readonly db: Db;
}

/** How many texts were forgotten in the event itself. `within` does what belongs to it in the same transaction. */
export async function forgetPerson(
  place: Place,
  { id, record }: Live,
  person: string,
  within?: (db: Db) => Promise<void>,
): Promise<number> {
  const { records, db } = place;
  const names = namesOf(record.entries, person);
  const about = (entries: readonly Entry[]): Hash[] => [
    ...new Set([...sealsAbout(entries, person), ...sealsNaming(entries, names)]),
  ];
  const copies = (await recordsWith(db, about(record.entries))).filter((one) => one !== id);
  const seals = await records.forget(id, about, within);
  await forgetAtTables(place, id, person);
  // A rehearsal, and an event that was taken in again, keep the seals and the numbers of whom they know.
  for (const copy of copies) {
    await records.forget(copy, about);
    await forgetAtTables(place, copy, person);
  }
  // The same event another day registered them anew.
  for (const source of [id, ...copies]) {
    for (const again of await againOf(db, source)) {
      const live = await records.get(again);
      if (!live) continue;
      for (const same of personsNamed(live.record.entries, names)) await forgetPerson(place, live, same);
    }
  }
  return seals.length;
}

async function forgetAtTables({ records, db }: Place, event: string, person: string): Promise<void> {
  for (const game of await gamesOf(db, event)) {
    await records.forget(game, (entries) => sealsWrittenBy(entries, person));
  }
}
