/**
 * Devices that open a side of a game without an event. Whoever began it keeps the code of each side, for a phone that is
 * lost. So a side that is opened again is told to everybody: that device sees what the side sealed.
 */
import type { EncounterCommand } from '../../core/encounter/commands.ts';
import { SIDE_IDS } from '../../core/encounter/types.ts';
import { type CapabilityRow, holdsAny, ofEntrant } from '../storage/capabilities.ts';
import { hashed } from '../tokens.ts';
import type { Keeping } from './home-game.ts';

/** Before a device sees anything of the side that a link opens. Whether it had to be told. */
export async function tellOfDevice(
  { records, storage }: Keeping,
  { record, role, entrant }: CapabilityRow,
  device: string,
): Promise<boolean> {
  const side = SIDE_IDS.find((id) => id === entrant);
  if (role !== 'player' || side === undefined) return false;
  const live = await records.get(record);
  if (live?.record.header.ruleset !== 'encounter') return false;
  const links = await ofEntrant(storage.db, record, side);
  if (links.every(({ used }) => used === null)) return false;
  const ids = links.map(({ id }) => id);
  if (await holdsAny(storage.db, device, ids)) return false;
  const body: EncounterCommand = { type: 'add-device', side };
  // Asked twice by the same device, it is told once.
  await records.command(record, { role: 'system' }, { id: `device:${hashed(`${record} ${side} ${device}`)}`, body });
  return true;
}
