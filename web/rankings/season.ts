/** A season's table: what is asked stands in the address, so that it can be shared. */
import type { RankedBy, RankingRow } from '../../core/event/exchange/rankings.ts';
import type { EventSummary } from '../../core/event/summary.ts';
import { isPlainObject } from '../../core/journal/json.ts';
import { readEvents } from '../home/events.ts';

export interface Season {
  /** Null: every event that has played. */
  readonly events: readonly string[] | null;
  readonly by: RankedBy;
  readonly points: string;
  readonly best: string;
}

export interface Table {
  readonly by: RankedBy;
  /** The first one first. */
  readonly events: readonly EventSummary[];
  readonly rows: readonly RankingRow[];
}

const USUAL = '10,8,6,5,4,3,2,1';

export function seasonIn(search: string): Season {
  const asked = new URLSearchParams(search);
  const by = (['elo', 'glicko'] as const).find((one) => one === asked.get('by')) ?? 'points';
  const events = asked.get('events');
  return {
    events: events === null ? null : events.split(',').filter((id) => id !== ''),
    by,
    points: asked.get('points') ?? USUAL,
    best: asked.get('best') ?? '',
  };
}

/** The address of a season; what is usual is left out. */
export function searchOf({ events, by, points, best }: Season): string {
  const said = new URLSearchParams();
  if (events !== null) said.set('events', events.join(','));
  if (by !== 'points') said.set('by', by);
  if (by === 'points' && points !== USUAL) said.set('points', points);
  if (by === 'points' && best.trim() !== '') said.set('best', best.trim());
  const text = said.toString();
  return text === '' ? '' : `?${text}`;
}

/** The table, a sentence that says why there is none, or null where nobody answers. */
export async function askTable(season: Season): Promise<Table | string | null> {
  try {
    const response = await fetch(`/api/rankings${searchOf(season)}`, { cache: 'no-store' });
    const value: unknown = await response.json();
    if (!isPlainObject(value)) return null;
    if (!response.ok) return typeof value.message === 'string' ? value.message : null;
    const events = readEvents(value);
    if (events === null || !Array.isArray(value.rows)) return null;
    return { by: season.by, events, rows: value.rows as readonly RankingRow[] };
  } catch {
    return null;
  }
}

export type Order = 'rank' | 'name' | 'played';

/** How much somebody played: games for a rating, events for points. */
export function playedBy({ games, each }: RankingRow): number {
  return games ?? each?.filter((points) => points !== null).length ?? 0;
}

export function ordered(rows: readonly RankingRow[], order: Order): readonly RankingRow[] {
  const more = {
    rank: () => 0,
    name: () => 0,
    played: (one: RankingRow, two: RankingRow) => playedBy(two) - playedBy(one),
  };
  const byName = (one: RankingRow, two: RankingRow) => (order === 'name' ? one.name.localeCompare(two.name) : 0);
  return [...rows].sort((one, two) => byName(one, two) || more[order](one, two) || one.rank - two.rank);
}
