/** Record sheets: what each player writes down of each game. */
import { numberOf } from '../../../journal/json.ts';
import type { EntrantId, OptionValues, Result, ScoreLine } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import { type Refusal, isRefusal, refuse } from '../../../rules/refusal.ts';
import { type SheetResult, outcomeOf } from './outcome.ts';
import { POINTS_TO_WIN, type SheetGame, score } from './score.ts';

/** One row of a sheet. What is not written yet is null. */
export interface SheetRow {
  /** Null on a bye. */
  readonly opponent: string | null;
  readonly result: SheetResult | null;
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
    armyPointsDestroyed: numberOf(armyPointsDestroyed, null),
  };
}

function onSheet(controlPoints: number): number {
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
export function checkReport({ seats, result }: SheetGame): Refusal | null {
  if (result.kind !== 'played') return null;
  if (result.scores.some(({ controlPoints }) => Number(controlPoints ?? 0) > POINTS_TO_WIN)) return tooManyPoints();
  return incomplete(seats.map((_, seat) => rowOf(seats[1 - seat] ?? null, result.scores[seat])));
}

/** Nobody earns more than wins a scenario: a sheet that says so is a slip. */
export function tooManyPoints(): Refusal {
  const message = `The sheet shows ${POINTS_TO_WIN} control points at most, as many as win a scenario.`;
  return refuse('too-many-points', message, ...cite('SR15-RESULT-04'));
}

/** The rows of one game on its players' sheets: opponents as soon as it is paired, then the result, however it ended. */
export function sheetRows(
  { seats, result }: { readonly seats: readonly EntrantId[]; readonly result: Result | null },
  options: OptionValues,
): Readonly<Record<EntrantId, SheetRow>> {
  const rows = seats.map((id, seat): [EntrantId, SheetRow] => {
    const row = rowOf(seats[1 - seat] ?? null, lineOf(result, seat));
    return [id, { ...row, ...pointsOf(options, { seats, result }, id) }];
  });
  return Object.fromEntries(rows);
}

/** The same in the terms of what players report, without what is not known. */
export function sheet(game: SheetGame, options: OptionValues): Readonly<Record<EntrantId, ScoreLine>> {
  const lines = Object.entries(sheetRows(game, options)).map(([id, { opponent: _met, ...row }]) => {
    const known = Object.entries(row).filter((field): field is [string, string | number] => field[1] !== null);
    return [id, Object.fromEntries(known)] as const;
  });
  return Object.fromEntries(lines);
}

function lineOf(result: Result | null, seat: number): ScoreLine | undefined {
  if (result?.kind === 'bye') return result.line;
  return result && 'scores' in result ? result.scores[seat] : undefined;
}

/** What the game was worth, however it ended. */
function pointsOf(
  options: OptionValues,
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
