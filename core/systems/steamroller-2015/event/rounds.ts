/** How many rounds are planned. */
import type { History, RoundsSuggestion } from '../../../event/pack.ts';
import type { Notice, OptionValues } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import { toPair } from '../../../event/history.ts';
import { figureOf } from './options.ts';

/** Attendance up to which so many rounds are the usual maximum. */
const USUAL = [
  { upTo: 8, rounds: 3 },
  { upTo: 16, rounds: 4 },
  { upTo: 32, rounds: 5 },
  { upTo: 64, rounds: 6 },
  { upTo: 128, rounds: 7 },
] as const;

/** The pack's own figure for an attendance; above its table, enough rounds for one player to win them all. */
export function usualRounds(players: number): number {
  return USUAL.find(({ upTo }) => players <= upTo)?.rounds ?? Math.ceil(Math.log2(players));
}

/** How many rounds to plan for those who start, and whether the format is meant for so many. */
export function suggestedRounds(players: number, options: OptionValues): RoundsSuggestion {
  const fixed = figureOf(options, 'round-event');
  const text = 'The format is meant for 8 to 128 players.';
  const warnings = players < 8 || players > 128 ? [{ text, rules: cite('SR15-GEN-01') }] : [];
  if (fixed > 0) return { rounds: fixed, warnings, rules: cite('SR15-VAR-ROUND-01') };
  return { rounds: usualRounds(players), warnings, rules: cite('SR15-ROUND-01', 'SR15-AMB-23') };
}

/** As {@link suggestedRounds}, with what the lists then make of it. */
export function rounds(players: number, options: OptionValues): RoundsSuggestion {
  const suggestion = suggestedRounds(players, options);
  const lists = figureOf(options, 'lists-required') || 2;
  const tight = divideTooOften(options, lists, suggestion.rounds ?? 0);
  return { ...suggestion, warnings: [...suggestion.warnings, ...tight] };
}

/** Divide and Conquer is well advised only where it leaves a free choice in the last round. */
export function divideTooOften(options: OptionValues, lists: number, planned: number): readonly Notice[] {
  const times = figureOf(options, 'divide-and-conquer');
  if (times === 0 || lists * times <= planned - 1) return [];
  const text = `${lists} lists, each played ${times} times, leave no free choice in the last of ${planned} rounds.`;
  return [{ text, rules: cite('SR15-VAR-LIST-04') }];
}

/** Players who were paired or had the bye in round 1; before it, those who would be. */
export function startersOf(history: History): number {
  const [first] = history.rounds;
  return first ? first.games.flatMap(({ seats }) => seats).length : toPair(history).length;
}

export function plannedRounds(history: History): number {
  return suggestedRounds(startersOf(history), history.options).rounds ?? 0;
}
