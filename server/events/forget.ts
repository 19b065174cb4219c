/** Forgetting a person: in their event, at every table they played, and in whatever was copied from it. */
import type { Hash } from '../../core/chance/bytes.ts';
import type { RecordFile } from '../../core/journal/lines.ts';
import type { Live } from '../records/live.ts';
import type { Records } from '../records/records.ts';
import { againOf, gamesOf, recordsWith } from '../storage/records.ts';
import type { Db } from '../storage/schema.ts';
import { namesOf, personsNamed, sealsAbout, sealsAtTable, sealsNaming } from './texts.ts';

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
  const about = ({ entries }: RecordFile): Hash[] => [
    ...new Set([...sealsAbout(entries, person), ...sealsNaming(entries, names)]),
  ];
  const copies = (await recordsWith(db, about(record))).filter((one) => one !== id);
  const seals = await records.forget(id, about, within);
  await forgetAtTables(place, id, person, names);
  // A rehearsal, and an event that was taken in again, keep the seals and the numbers of whom they know.
  for (const copy of copies) {
    await records.forget(copy, about);
    await forgetAtTables(place, copy, person, names);
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

async function forgetAtTables(
  { records, db }: Place,
  event: string,
  person: string,
  names: ReadonlySet<string>,
): Promise<void> {
  for (const game of await gamesOf(db, event)) {
    const seals = await records.forget(game, (record) => [
      ...new Set([...sealsAtTable(record, person), ...sealsNaming(record.entries, names)]),
    ]);
    // Whoever took the game's export in again has the same seals.
    for (const copy of await recordsWith(db, seals)) await records.forget(copy, () => seals);
  }
}
