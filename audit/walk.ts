/** Walking through a record entry by entry: what every pack's checker has in common. */
import type { Draft, EventEntryOf, EventEntry, EventEntryType } from '../core/event/entries.ts';
import { sameJson } from '../core/journal/json.ts';
import { isUndone } from '../core/journal/record.ts';
import type { Entry, Header } from '../core/journal/types.ts';
import { type Facts, roundOf, timelineOf } from './facts.ts';

/** What is wrong: the rule that says so, and a sentence. */
export type Fault = readonly [rule: string, problem: string];

export interface Problem {
  readonly round: number | null;
  readonly rule: string;
  readonly problem: string;
}

/** A row of standings that somebody claims. */
export interface ClaimedRow {
  readonly entrant: string;
  readonly rank: number;
  readonly columns: Readonly<Record<string, number | string>>;
}

export interface Written {
  readonly header: Header;
  readonly entries: readonly Entry[];
}

/** An entry in its place. */
export interface Moment {
  readonly entries: readonly Entry[];
  readonly timeline: readonly Facts[];
  readonly seq: number;
  /** What was true before it. */
  readonly facts: Facts;
}

export type Checks = {
  readonly [Type in EventEntryType]?: (moment: Moment, body: EventEntryOf<Type>) => readonly Fault[];
};

export interface Walked {
  readonly problems: readonly Problem[];
  /** What is true at the end. */
  readonly facts: Facts;
}

/** Everything that the checks find in entries that were not taken back. */
export function walk({ header, entries }: Written, checks: Checks): Walked {
  const gone = new Set(entries.flatMap(({ body }) => (isUndone(body) ? [body.target] : [])));
  const timeline = timelineOf(header, entries);
  const problems = entries.flatMap(({ body, command }, seq): Problem[] => {
    if (isUndone(body) || gone.has(command)) return [];
    const known = body as EventEntry;
    const check = checks[known.type] as ((moment: Moment, body: EventEntry) => readonly Fault[]) | undefined;
    const faults = check?.({ entries, timeline, seq, facts: at(timeline, seq) }, known) ?? [];
    return faults.map(([rule, problem]) => ({ round: roundIn(known), rule, problem }));
  });
  return { problems, facts: at(timeline, entries.length) };
}

export function at(timeline: readonly Facts[], seq: number): Facts {
  const facts = timeline[seq];
  if (!facts) throw new Error(`nothing is known of entry ${seq}`);
  return facts;
}

function roundIn(body: EventEntry): number | null {
  if ('game' in body) return roundOf(body.game ?? '') || null;
  return 'round' in body ? body.round : null;
}

/** Whether the command that wrote this entry set a rule aside for a reason. */
export function isSetAside({ entries, seq }: Pick<Moment, 'entries' | 'seq'>): boolean {
  const command = entries[seq]?.command;
  return entries.some((entry) => entry.command === command && entry.body.type === 'rule-set-aside');
}

/** The other entries of the same command. */
export function besides({ entries, seq }: Pick<Moment, 'entries' | 'seq'>): readonly EventEntry[] {
  const command = entries[seq]?.command;
  return entries.flatMap((entry) => (entry.command === command ? [entry.body as EventEntry] : []));
}

/** What was published: the draft, and what was true when it was drawn. */
export interface Published {
  readonly draft: Draft;
  readonly then: Facts;
  /** Something had changed between the draw and its publication. */
  readonly stale: boolean;
  /** A rule was set aside for a draw of this round. */
  readonly setAside: boolean;
  /** Nobody set a table or a bye, ruled a pair out, or changed a table. A rematch by hand or by pin is the organiser's own. */
  readonly free: boolean;
}

/** Null where what was published was never drafted. */
export function published(
  { entries, timeline, facts: now }: Moment,
  body: EventEntryOf<'round-published'>,
): Published | null {
  const opened = body.drafts.at(-1);
  const seals = new Set(body.drafts.map(({ seal }) => seal));
  const attempts = entries.filter(({ body: other }) => {
    const known = other as EventEntry;
    return known.type === 'round-drafted' && seals.has(known.draft.seal);
  });
  const drafted = attempts.findLast(
    (entry) => (entry.body as EventEntryOf<'round-drafted'>).draft.seal === opened?.seal,
  );
  if (!opened || !drafted) return null;
  const draft = opened.value;
  const then = at(timeline, drafted.seq);
  const { odd, ...lists } = draft.asked;
  const isAsked = odd !== undefined || Object.values(lists).some(({ length }) => length > 0);
  return {
    draft,
    then,
    stale: !sameJson(comparable(then), comparable(now)),
    setAside: attempts.some(({ seq }) => isSetAside({ entries, seq })),
    free: !draft.edited && !isAsked,
  };
}

function comparable({ people, rounds }: Facts): unknown {
  return { people: [...people.values()], rounds };
}

/** Where claimed standings are not those reckoned: `columns` says what a reckoned row must show. */
export function claimFaults<Row extends { readonly entrant: string; readonly rank: number }>(
  rows: readonly Row[],
  claimed: readonly ClaimedRow[],
  columns: (row: Row) => ClaimedRow['columns'],
  rule: string,
): Problem[] {
  const problems: Problem[] = [];
  const say = (problem: string): number => problems.push({ round: null, rule, problem });
  for (const row of rows) {
    const { entrant, rank } = row;
    const claim = claimed.find((other) => other.entrant === entrant);
    if (!claim) {
      say(`${entrant} has no place`);
      continue;
    }
    if (claim.rank !== rank) say(`${entrant} is on place ${claim.rank} and should be on ${rank}`);
    for (const [id, value] of Object.entries(columns(row))) {
      if (claim.columns[id] === value) continue;
      say(`${entrant} is said to have ${String(claim.columns[id])} in ${id} and has ${String(value)}`);
    }
  }
  for (const { entrant } of claimed) {
    if (!rows.some((row) => row.entrant === entrant)) say(`${entrant} has a place and should have none`);
  }
  return problems;
}

/** Whether the first places are where an entry says they are. */
export function winnersFault(
  rows: readonly { readonly entrant: string; readonly rank: number }[],
  winners: readonly string[],
  rule: string,
): Fault[] {
  const first = rows.flatMap(({ entrant, rank }) => (rank === 1 ? [entrant] : []));
  if (sameJson(first.toSorted(), winners.toSorted())) return [];
  return [[rule, `${winners.join(', ')} are said to have won; it was ${first.join(', ')}`]];
}
