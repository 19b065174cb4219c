/** The worth of a Steamroller game, reckoned from the pack's text: concession, byes, results. */
import type { Result, ScoreLine } from '../../core/event/types.ts';
import type { Facts, Table } from '../facts.ts';
import type { Fault } from '../walk.ts';
import { sizeOf } from './timing.ts';

export interface Sheet {
  readonly tp: number;
  readonly cp: number;
  readonly apd: number;
  /** Assassination victories. */
  readonly kills: number;
}

const NOTHING: Sheet = { tp: 0, cp: 0, apd: 0, kills: 0 };
/** SR15-RESULT-04. */
const MOST_POINTS = 5;
/** SR15-CONCEDE-02, SR15-BYE-05: half of five, rounded up. */
const HALF = 3;

/** What each player writes down; null while the game has no result. */
export function sheetsOf(
  { options }: Facts,
  { seats, result }: Pick<Table, 'seats' | 'result'>,
): Map<string, Sheet> | null {
  const all = (of: (seat: string, index: number) => Sheet): Map<string, Sheet> =>
    new Map(seats.map((seat, index) => [seat, of(seat, index)]));
  const bye: Sheet = { tp: 1, cp: HALF, apd: Math.ceil(sizeOf(options) / 2), kills: 0 };
  switch (result?.kind) {
    case undefined:
    case 'agreed':
    case 'no-cards':
      return null;
    case 'void':
      return all(() => NOTHING);
    case 'bye':
      return all(() => bye);
    case 'forfeit': {
      const both = seats.every((seat) => result.by.includes(seat));
      const other = options.forfeit === 'concession' ? { ...bye, apd: 0 } : bye;
      return all((seat) => (both || result.by.includes(seat) ? NOTHING : other));
    }
    case 'concession':
      return all((seat, index) => (seat === result.by ? NOTHING : againstConcession(options, result.scores[index])));
    case 'played':
    case 'set':
      return all((_, index) => played(options, result.scores[index] ?? {}, result.scores[1 - index] ?? {}));
  }
}

/** SR15-CONCEDE-02, -03, SR15-AMB-15. */
function againstConcession(options: Facts['options'], line: ScoreLine = {}): Sheet {
  const scored = Math.min(MOST_POINTS, Number(line.controlPoints ?? 0));
  const cp = options.concessionPoints === 'scored' ? Math.max(HALF, scored) : HALF;
  return { tp: 1, cp, apd: Number(line.armyPointsDestroyed ?? 0), kills: 0 };
}

/** SR15-RANK-01, SR15-RESULT-04, -06, SR15-AMB-42, -46. What one sheet leaves out follows from the other. */
function played(options: Facts['options'], own: ScoreLine, other: ScoreLine): Sheet {
  if (own.result === 'loss' && other.result === 'loss') return NOTHING;
  const won = own.result === 'win' || (own.result === undefined && other.result === 'loss');
  const killed = own.by === 'assassination' || (own.by === 'clock' && options.clockKill !== 'not');
  return {
    tp: won ? 1 : 0,
    cp: Math.min(MOST_POINTS, Number(own.controlPoints ?? 0)),
    apd: Number(own.armyPointsDestroyed ?? 0),
    kills: won && own.result === 'win' && killed ? 1 : 0,
  };
}

const FITS: Readonly<Record<string, readonly unknown[]>> = {
  win: ['loss', undefined],
  loss: ['win', 'loss', undefined],
  tie: ['tie', undefined],
  undefined: ['win', 'loss', 'tie'],
};

/** Whether a result may be as it was written (SR15-RESULT-01, -05). */
export function resultFaults(facts: Facts, table: Table, result: Result): Fault[] {
  const faults: Fault[] = [];
  const say = (rule: string, problem: string): number => faults.push([rule, `${table.id}: ${problem}`]);
  if (sheetsOf(facts, { ...table, result }) === null) say('SR15-RESULT-01', `no result of the kind ${result.kind}`);
  if ((result.kind === 'bye') !== (table.kind === 'bye')) say('SR15-BYE-05', 'a bye is not played');
  const by = result.kind === 'forfeit' ? result.by : 'by' in result ? [result.by] : [];
  if (by.some((id) => !table.seats.includes(id))) say('SR15-CONCEDE-01', 'somebody gives up who does not sit there');
  if (result.kind !== 'played' && result.kind !== 'set') return faults;
  const [one, other] = result.scores;
  if (!FITS[String(one?.result)]?.includes(other?.result))
    say('SR15-RESULT-05', 'the sheets name two winners, or none');
  for (const { controlPoints = 0, armyPointsDestroyed = 0 } of result.scores) {
    const whole = [controlPoints, armyPointsDestroyed].every((value) => Number.isInteger(value) && Number(value) >= 0);
    if (!whole) say('SR15-RESULT-01', 'points that are no whole number');
  }
  return faults;
}
