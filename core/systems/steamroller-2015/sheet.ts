/** Record sheets: what each player writes down of each game, and whether the two of a game say the same. */
import type { History } from '../../event/pack.ts';
import type { EntrantId, Result, ScoreLine } from '../../event/types.ts';
import { cite } from '../../journal/cite.ts';
import { type Refusal, isRefusal, refuse } from '../../journal/types.ts';
import { type Outcome, complement, outcomeOf } from './outcome.ts';
import { POINTS_TO_WIN, type ScoredGame, score } from './score.ts';

/** One row of a sheet. What is not written yet is null. */
export interface SheetRow {
  /** Null on a bye. */
  readonly opponent: string | null;
  readonly result: Outcome | null;
  readonly list: string | null;
  readonly controlPoints: number | null;
  readonly armyPointsDestroyed: number | null;
}

const NAMES: Readonly<Record<keyof SheetRow, string>> = {
  opponent: 'the opponent’s name',
  result: 'the result',
  list: 'the list played',
  controlPoints: 'the control points scored',
  armyPointsDestroyed: 'the enemy army points destroyed',
};
const FIELDS = Object.keys(NAMES) as readonly (keyof SheetRow)[];

/** A row as it is reported, the control points no more than win a scenario. */
export function rowOf(opponent: string | null, line: ScoreLine | undefined): SheetRow {
  const { list, controlPoints, armyPointsDestroyed } = line ?? {};
  return {
    opponent,
    result: outcomeOf(line),
    list: typeof list === 'string' && list.trim() !== '' ? list : null,
    controlPoints: typeof controlPoints === 'number' ? onSheet(controlPoints) : null,
    armyPointsDestroyed: typeof armyPointsDestroyed === 'number' ? armyPointsDestroyed : null,
  };
}

function onSheet(controlPoints: number): number {
  cite('SR15-RESULT-04');
  return Math.min(controlPoints, POINTS_TO_WIN);
}

/** What is missing on the rows of one game. */
export function incomplete(rows: readonly SheetRow[]): Refusal | null {
  const missing = FIELDS.filter((field) => rows.some((row) => row[field] === null));
  if (missing.length === 0) return null;
  const text = missing.map((field) => NAMES[field]).join(', ');
  return refuse('sheet-incomplete', `Still missing on the record sheet: ${text}.`, ...cite('SR15-RESULT-01'));
}

/** Whether a game that was played out is reported whole, for both players. */
export function checkReport({ seats, result }: ScoredGame): Refusal | null {
  if (result.kind !== 'played') return null;
  return incomplete(seats.map((_, seat) => rowOf(seats[1 - seat] ?? null, result.scores[seat])));
}

/** A sheet as one player hands it in, with what it says of the opponent's points. */
export interface HandedIn {
  readonly by: string | null;
  readonly row: SheetRow;
  readonly against: number | null;
}

/** Whether the sheets of two players cannot both be right. */
export function inConflict(one: HandedIn, other: HandedIn): boolean {
  cite('SR15-RESULT-05');
  const outcomes = [one.row.result, other.row.result] as const;
  const fits = outcomes[0] === null || outcomes[1] === null || complement(outcomes[0], outcomes[1]);
  return !fits || misnamed(one, other) || misnamed(other, one) || misjudged(one, other) || misjudged(other, one);
}

function misnamed({ row }: HandedIn, { by }: HandedIn): boolean {
  return row.opponent !== null && by !== null && row.opponent !== by;
}

function misjudged({ against }: HandedIn, { row }: HandedIn): boolean {
  return against !== null && row.controlPoints !== null && onSheet(against) !== row.controlPoints;
}

/** The rows of everybody's sheet, one a round, however many there are: the opponents at first, then the results. */
export function recordSheets(history: Pick<History, 'rounds' | 'options'>): Readonly<Record<EntrantId, SheetRow[]>> {
  cite('SR15-PAIR-09');
  const sheets: Record<EntrantId, SheetRow[]> = {};
  for (const { seats, result } of history.rounds.flatMap(({ games }) => games)) {
    for (const [seat, id] of seats.entries()) {
      const row = rowOf(seats[1 - seat] ?? null, lineOf(result, seat));
      (sheets[id] ??= []).push({ ...row, ...pointsOf(history, { seats, result }, id) });
    }
  }
  return sheets;
}

function lineOf(result: Result | null, seat: number): ScoreLine | undefined {
  return result && 'scores' in result ? result.scores[seat] : undefined;
}

/** What the game was worth, however it ended. */
function pointsOf(
  { options }: Pick<History, 'options'>,
  { seats, result }: { readonly seats: readonly EntrantId[]; readonly result: Result | null },
  id: EntrantId,
): Partial<SheetRow> {
  const scored = result && score({ seats, result }, options);
  if (!scored || isRefusal(scored)) return {};
  const { tp = 0, controlPoints = 0, armyPointsDestroyed = 0 } = scored.scores[id] ?? {};
  const { kind } = result;
  if (kind === 'void') return {};
  const outcome = kind === 'played' || kind === 'set' ? {} : { result: tp > 0 ? ('win' as const) : ('loss' as const) };
  return { ...outcome, controlPoints, armyPointsDestroyed };
}
