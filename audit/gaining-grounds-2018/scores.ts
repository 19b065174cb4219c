/** The worth of a game under Gaining Grounds 2018, reckoned from the pack's text alone: sections 2.2, 2.3 and 3. */
import type { Result, ScoreLine } from '../../core/event/types.ts';
import type { Facts, Table } from '../facts.ts';
import { type Place, type Points, placesBy } from '../totals.ts';
import type { Fault } from '../walk.ts';

/** GG18-BYE-01. */
const BYE: Points = { tp: 3, diff: 5, vp: 10 };
/** GG18-FORFEIT-02, GG18-CONCEDE-03. */
const LOST: Points = { tp: 0, diff: -10, vp: 0 };
const WON: Points = { tp: 3, diff: 10, vp: 10 };
const NOTHING: Points = { tp: 0, diff: 0, vp: 0 };
/** Four VP of the Strategy and three of each of two Schemes (GG18-SCORE-05). */
const HIGHEST = 10;

export function placesOf(facts: Facts): Place[] {
  return placesBy(facts, pointsOf);
}

/** The points of a table by player, or null while it waits for its result or for somebody's word. */
export function pointsOf(facts: Facts, { seats, result }: Pick<Table, 'seats' | 'result'>): Map<string, Points> | null {
  if (result === null) return null;
  const { options } = facts;
  const given = (own: Points, by: readonly string[]): Map<string, Points> =>
    new Map(seats.map((seat) => [seat, by.includes(seat) ? own : WON]));
  switch (result.kind) {
    case 'bye':
      return new Map(seats.map((seat) => [seat, BYE]));
    case 'void':
      return new Map(seats.map((seat) => [seat, NOTHING]));
    case 'forfeit': {
      const both = seats.every((seat) => result.by.includes(seat));
      return given(both && options.bothForfeit === 'nothing' ? NOTHING : LOST, result.by);
    }
    case 'no-cards':
      return given(LOST, [result.by]);
    case 'concession':
      return given(options.conceder === 'nothing' ? NOTHING : LOST, [result.by]);
    case 'agreed': {
      const all = [...seats, 'to'].every((who) => result.approvals[who] === true);
      return all && result.packed !== true ? byVp(seats, result.scores) : null;
    }
    case 'played':
    case 'set':
      return byVp(seats, result.scores);
  }
}

/** GG18-SCORE-01 to -03. */
function byVp(seats: readonly string[], scores: readonly ScoreLine[]): Map<string, Points> {
  const [a = 0, b = 0] = scores.map(({ vp }) => Number(vp));
  const line = (own: number, other: number): Points => ({
    tp: own > other ? 3 : own === other ? 1 : 0,
    diff: own - other,
    vp: own,
  });
  const [first = '', second = ''] = seats;
  return new Map([
    [first, line(a, b)],
    [second, line(b, a)],
  ]);
}

/** Whether a result may be as it was written. */
export function resultFaults(facts: Facts, table: Table, result: Result): Fault[] {
  const faults: Fault[] = [];
  const say = (rule: string, problem: string): number => faults.push([rule, `${table.id}: ${problem}`]);
  const lines = 'scores' in result ? result.scores : [];
  if (result.kind === 'played' || result.kind === 'set' || result.kind === 'agreed') {
    if (lines.length !== table.seats.length) say('GG18-SCORE-05', 'scores of others');
    for (const { vp } of lines) {
      const whole = typeof vp === 'number' && Number.isInteger(vp) && vp >= 0 && vp <= HIGHEST;
      if (!whole) say('GG18-SCORE-05', `${String(vp)} VP`);
    }
  }
  if ((result.kind === 'bye') !== (table.kind === 'bye')) say('GG18-BYE-01', 'a Bye is not played');
  const by = result.kind === 'forfeit' ? result.by : 'by' in result ? [result.by] : [];
  if (by.some((id) => !table.seats.includes(id))) say('GG18-FORFEIT-02', 'somebody gives up who does not sit there');
  if ('inducement' in result && result.inducement) say('GG18-AGREE-04', 'induced');
  if (pointsOf(facts, { ...table, result }) === null) say('GG18-AGREE-02', 'settled without everybody’s word');
  const points = pointsOf(facts, { ...table, result });
  const sum = [...(points?.values() ?? [])].reduce((total, { diff }) => total + diff, 0);
  if (result.kind === 'played' && sum !== 0) say('GG18-SCORE-06', `differentials sum to ${sum}`);
  return faults;
}
