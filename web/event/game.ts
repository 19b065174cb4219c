/** What a game's row says, worked out for showing: who won, the score, what is missing. */
import type { ColumnSpec, FieldSpec, Outcome } from '../../core/event/pack.ts';
import type { Result, ScoreLine } from '../../core/event/types.ts';
import type { GameRow } from '../../core/event/views.ts';
import type { Meaning } from '../parts/badge.tsx';
import type { PlainKey } from '../text/messages.ts';

/**
 * Who won: as the pack says, else by what the game was worth in the column that standings look at first. Null where nobody
 * played or nobody gained: two forfeits are no draw.
 */
export function outcomeOf(game: GameRow, seat: string, columns: readonly ColumnSpec[]): Outcome | null {
  const first = columns[0]?.id;
  const { points, result, seats, outcomes } = game;
  if (outcomes) return outcomes[seat] ?? null;
  if (first === undefined || points === null || result === null || seats.length < 2) return null;
  if (result.kind === 'void' || result.kind === 'bye') return null;
  const worth = seats.map((id) => points[id]?.[first] ?? 0);
  const best = Math.max(...worth);
  if (best <= 0) return result.kind === 'forfeit' && result.by.includes(seat) ? 'loss' : null;
  if ((points[seat]?.[first] ?? 0) < best) return 'loss';
  return worth.filter((value) => value === best).length > 1 ? 'draw' : 'win';
}

/** What the players reported, in order of the seats; null where there is no score. */
export function scoresOf(result: Result | null): readonly ScoreLine[] | null {
  return result !== null && 'scores' in result ? result.scores : null;
}

/** The first reported figure of a seat: the score as players say it. Who won is said beside it. */
export function scoreOf(game: GameRow, seat: string, fields: readonly FieldSpec[]): string | null {
  const line = scoresOf(game.result)?.[game.seats.indexOf(seat)];
  const field = fields.find(({ kind }) => kind === 'number') ?? fields[0];
  if (!line || !field) return null;
  const value = line[field.id];
  return value === undefined ? null : String(value);
}

export interface GameState {
  readonly meaning: Meaning;
  readonly key: Extract<PlainKey, `state.${string}` | `result.${string}`>;
}

/** What a row says of how far its game is; null where the score says it all. */
export function stateOf({ result, waiting, unsigned, started, corrections }: GameRow): GameState | null {
  if (result !== null) {
    if (corrections > 0) return { meaning: 'note', key: 'state.corrected' };
    return result.kind === 'played' ? null : { meaning: 'plain', key: `result.${result.kind}` };
  }
  if (waiting === 'desk') return { meaning: 'loss', key: 'state.desk' };
  if (waiting === 'judge') return { meaning: 'loss', key: 'state.judge' };
  if (waiting === 'confirmation' || unsigned !== undefined) return { meaning: 'wait', key: 'state.confirmation' };
  return started ? { meaning: 'note', key: 'state.playing' } : { meaning: 'plain', key: 'state.open' };
}

/** Games in the order of their tables; those without one come last. */
export function byTable(games: Readonly<Record<string, GameRow>>): GameRow[] {
  return Object.values(games).sort((a, b) => (a.table ?? Infinity) - (b.table ?? Infinity) || 0);
}
