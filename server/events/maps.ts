/** The laid-out tables that an event keeps. */
import { type TableMap, changedLayout } from '../../core/table/map/map.ts';
import type { GameRow } from '../../core/event/views.ts';
import type { Viewer } from '../../core/journal/types.ts';
import { type Refusal, isRefusal } from '../../core/rules/refusal.ts';
import type { Layout } from '../../core/table/layout/layout.ts';
import { type Live, chanceFor } from '../records/live.ts';
import { eventParts } from './parts.ts';

/** What lies on one of them. */
export function laidIn({ record, rules, lots }: Live, viewer: Viewer, map: string): TableMap | Refusal {
  return rules.explain(
    record.state,
    viewer,
    { map },
    chanceFor(record, lots, () => ''),
  ) as TableMap | Refusal;
}

/** What the organiser made of the round's layout for a game's table; null where nobody changed it there. */
export function layoutAt(live: Live, { table }: GameRow, round: number): Layout | null {
  const parts = eventParts(live);
  const row = parts.event.maps.find(({ tables }) => table !== null && tables.includes(table));
  const laid = row === undefined ? null : laidIn(live, { role: 'public' }, row.id);
  if (laid === null || isRefusal(laid)) return null;
  return changedLayout(laid, parts[`round/${round}`]?.layout ?? null);
}
