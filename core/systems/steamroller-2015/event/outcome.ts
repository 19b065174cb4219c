/** Who won a game, as the two sheets have it, and how. */
import type { OptionChoice } from '../../../event/pack.ts';
import type { ScoreLine } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import { type Refusal, refuse } from '../../../rules/refusal.ts';

export const OUTCOMES = [
  { id: 'win', label: 'Win' },
  { id: 'loss', label: 'Loss' },
  { id: 'tie', label: 'Tie' },
] as const satisfies readonly OptionChoice[];
export type SheetResult = (typeof OUTCOMES)[number]['id'];

/** How a winner won. */
export const WAYS: readonly OptionChoice[] = [
  { id: 'assassination', label: 'Assassination' },
  { id: 'scenario', label: 'Scenario' },
  { id: 'tiebreak-1', label: '1st tiebreaker' },
  { id: 'tiebreak-2', label: '2nd tiebreaker' },
  { id: 'tiebreak-3', label: '3rd tiebreaker' },
  { id: 'tiebreak-4', label: '4th tiebreaker' },
  { id: 'clock', label: 'The opponent’s clock ran out' },
  { id: 'mangled-metal', label: 'Mangled Metal' },
  { id: 'no-models', label: 'The opponent has no model left' },
];

export const OPPOSITE: Readonly<Record<SheetResult, SheetResult>> = { win: 'loss', loss: 'win', tie: 'tie' };

export function outcomeOf(line: ScoreLine | undefined): SheetResult | null {
  return OUTCOMES.find(({ id }) => id === line?.result)?.id ?? null;
}

export function isWin(line: ScoreLine | undefined): boolean {
  return outcomeOf(line) === 'win';
}

/** Whether two sheets of one game can both be right. */
export function complement(a: SheetResult, b: SheetResult): boolean {
  return OPPOSITE[a] === b;
}

/** The outcome of each seat. One that is left out follows from the other; a loss of both is the organiser's ruling. */
export function readOutcomes(scores: readonly ScoreLine[]): readonly [SheetResult, SheetResult] | Refusal {
  const [one, other] = [outcomeOf(scores[0]), outcomeOf(scores[1])];
  const [a, b] = [one ?? (other && OPPOSITE[other]), other ?? (one && OPPOSITE[one])];
  const bothLost = a === 'loss' && b === 'loss';
  const strange = scores.some(({ by }) => by !== undefined && !WAYS.some(({ id }) => id === by));
  if (a !== null && b !== null && !strange && (complement(a, b) || bothLost)) return [a, b];
  const message = 'Say who won, or that it is a tie: one wins and the other loses, or both tie.';
  return refuse('bad-result', message, ...cite('SR15-RESULT-01', 'SR15-RESULT-05'));
}
