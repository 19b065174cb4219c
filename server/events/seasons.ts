/** A season: its events, and a table over them. */
import type { Exchange } from '../../core/event/exchange/exchange.ts';
import {
  type PointsRules,
  RANKED_BY,
  type RankedBy,
  USUAL_POINTS,
  eventOfSeason,
  rankSeason,
} from '../../core/event/exchange/rankings.ts';
import type { EventSummary } from '../../core/event/summary.ts';
import { type Refusal, isRefusal } from '../../core/rules/refusal.ts';
import { type Live, isForeign } from '../records/live.ts';
import type { Records } from '../records/records.ts';
import { Digests } from './digests.ts';
import { summaryOf } from './facts.ts';
import { eventParts } from './parts.ts';

/** How many events a table is made of at most. */
export const SEASON = 50;
/** So many tables are kept. */
const TABLES = 20;

/** An event of a table: what the table says of it, and what was played there. */
interface OfSeason {
  readonly listed: boolean;
  readonly created: number;
  readonly about: EventSummary;
  readonly played: Exchange;
}

interface Table {
  readonly events: readonly OfSeason[];
  readonly text: string | Refusal;
}

export class Seasons {
  private readonly events: Digests<OfSeason>;
  private readonly tables = new Map<string, Table>();

  constructor(records: Records) {
    this.events = new Digests(records, ofSeason, SEASON);
  }

  /**
   * The table of these events as JSON, the first event first; null where one of them is not here, or is not for everybody
   * to find. `all`: they were asked for by name.
   */
  async table(
    ids: readonly string[],
    all: boolean,
    by: RankedBy,
    rules: PointsRules,
  ): Promise<string | Refusal | null> {
    const wanted = [...new Set(ids)].filter((id) => id !== '').slice(0, SEASON);
    const found = await this.events.of(wanted);
    if (all && (found.length < wanted.length || found.some(({ listed }) => !listed))) return null;
    const events = found.filter(({ about }) => about.round > 0).toSorted(byDate);
    const key = JSON.stringify([wanted, by, rules]);
    const known = this.tables.get(key);
    if (known?.events.length === events.length && events.every((one, place) => one === known.events[place])) {
      return known.text;
    }
    const text = tableOf(events, by, rules);
    this.tables.delete(key);
    this.tables.set(key, { events, text });
    const [oldest] = this.tables.keys();
    if (this.tables.size > TABLES && oldest !== undefined) this.tables.delete(oldest);
    return text;
  }
}

function tableOf(events: readonly OfSeason[], by: RankedBy, rules: PointsRules): string | Refusal {
  const rows = rankSeason(
    events.map(({ played }) => played),
    by,
    rules,
  );
  return isRefusal(rows) ? rows : JSON.stringify({ by, events: events.map(({ about }) => about), rows });
}

function ofSeason(live: Live): OfSeason {
  const played = eventOfSeason(eventParts(live));
  // One from a file, of which no table can be made, must not be the end of everybody's.
  if (isForeign(live)) for (const by of RANKED_BY) rankSeason([played], by, { perPlace: USUAL_POINTS, bestOf: null });
  return { listed: live.listed, created: live.record.header.created, about: summaryOf(live), played };
}

function byDate(a: OfSeason, b: OfSeason): number {
  const [one, two] = [a.about.date ?? '9999', b.about.date ?? '9999'];
  return one === two ? a.created - b.created : one < two ? -1 : 1;
}
