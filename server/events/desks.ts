/** The desks that a device may open, as the start page lists them: which event, and what waits there. */
import { DESK_ROLES, type DeskSummary, type StraySummary } from '../../core/event/summary.ts';
import { ROLES, type Viewer } from '../../core/journal/types.ts';
import { isCopy } from '../records/live.ts';
import type { Records } from '../records/records.ts';
import type { CapabilityRow } from '../storage/capabilities.ts';
import { archivedAmong, rehearsalsOf } from '../storage/records.ts';
import type { Db } from '../storage/schema.ts';
import { summaryOf } from './facts.ts';
import { eventPart, gameParts, ownEventParts } from './parts.ts';

type AtDesk = CapabilityRow & Pick<DeskSummary, 'role'>;

/** The newest of so many. */
const MOST = 60;

export async function desksOf(records: Records, db: Db, held: readonly CapabilityRow[]): Promise<DeskSummary[]> {
  const strongest = new Map<string, AtDesk>();
  for (const row of held) {
    if (!isAtDesk(row)) continue;
    const known = strongest.get(row.record);
    if (!known || ROLES.indexOf(row.role) < ROLES.indexOf(known.role)) strongest.set(row.record, row);
  }
  const ids = [...strongest.keys()].slice(-MOST);
  const [archived, rehearsals] = await Promise.all([archivedAmong(db, ids), rehearsalsOf(db)]);
  const found = await records.readable(ids, (live) => {
    const row = strongest.get(live.id);
    if (live.record.header.ruleset !== 'event' || !row) return null;
    const viewer: Viewer = { role: row.role, ...(row.staff === null ? {} : { staff: row.staff }) };
    const { desk } = ownEventParts(live, viewer);
    if (!desk) return null;
    const { next, openGames, differing, calls } = desk;
    const waits = { step: next, open: openGames.length, differing: differing.length, calls: calls.length };
    const of = rehearsals.get(live.id) ?? null;
    const { purpose, rounds } = eventPart(live, 'event');
    const about = { ...summaryOf(live), purpose, rounds, role: row.role };
    return { ...about, archived: archived.has(live.id), of, waits, created: live.record.header.created };
  });
  return found
    .filter((desk) => desk !== null)
    .sort((a, b) => b.created - a.created)
    .map(({ created: _created, ...desk }) => desk);
}

/** What this device organises that has no desk, and that nobody needs to keep. */
export async function straysOf(records: Records, held: readonly CapabilityRow[]): Promise<StraySummary[]> {
  const organised = held.flatMap(({ role, record }) => (role === 'organiser' ? [record] : []));
  const strays: StraySummary[] = [];
  for (const id of [...new Set(organised)].slice(-MOST)) {
    const [stray = { id, kind: 'events', name: '', readable: false } as const] = await records.readable(
      [id],
      (live) => {
        if (live.record.header.ruleset !== 'encounter' || !isCopy(live)) return null;
        const { sides } = gameParts(live).encounter;
        const name = sides.flatMap((side) => side.name ?? []).join(' – ');
        return { id, kind: 'encounters', name, readable: true } as const;
      },
    );
    if (stray) strays.push(stray);
  }
  return strays;
}

function isAtDesk(row: CapabilityRow): row is AtDesk {
  return DESK_ROLES.some((role) => role === row.role);
}
