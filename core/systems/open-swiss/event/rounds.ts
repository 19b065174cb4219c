/** How many rounds an event has, and when it is over. */
import { isOpen } from '../../../event/checks.ts';
import type { History, Over, RoundsSuggestion } from '../../../event/pack.ts';
import type { Notice, OptionValues } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { type Refusal, refuse } from '../../../rules/refusal.ts';
import { cutRounds } from './bracket.ts';
import { formatOf } from './configure.ts';
import { type CutOfEvent, cutOf } from './cut.ts';
import { attendance, suggestedRounds } from './history.ts';
import { score } from './score.ts';
import { standings } from './standings.ts';

/** The rounds of the format, or enough for one to win every game, and the cut's. */
export function rounds(players: number, options: OptionValues): RoundsSuggestion {
  const { rounds: chosen, seats, cut } = formatOf(options);
  if (players < 2) return { rounds: null, warnings: [], rules: cite('OS-ROUND-01') };
  const before = chosen > 0 ? chosen : suggestedRounds(players, seats.max);
  const after = cut ? cutRounds(Math.min(cut.to, players)) : 0;
  const rules = cite('OS-ROUND-01', ...(cut ? (['OS-CUT-01'] as const) : []));
  return { rounds: before + after, warnings: warningsOf(players, before, { seats, cut }), rules };
}

/** Everybody has met everybody after one round fewer than players, or as many with a bye. */
function warningsOf(
  players: number,
  before: number,
  { seats, cut }: Pick<ReturnType<typeof formatOf>, 'seats' | 'cut'>,
): readonly Notice[] {
  const warn = (when: boolean, text: string, ...rules: RuleId[]): Notice[] =>
    when ? [{ text, rules: cite(...rules) }] : [];
  const most = players - 1 + (players % 2);
  const pairs = seats.max === 2;
  return [
    ...warn(pairs && before > most, `With ${players} players some must meet again after round ${most}.`, 'OS-ROUND-02'),
    ...warn(
      pairs && before <= most && before > players / 2,
      `With ${before} rounds for ${players} players some may have to meet again.`,
      'OS-ROUND-02',
    ),
    ...warn(cut !== null && cut.to > players, 'Fewer play than the cut takes, so all go on.', 'OS-CUT-01'),
  ];
}

/** With a cut, the planned rounds are those of the format: nothing else says when the cut begins. */
export function mayStart(
  { attendance: players, rounds: planned }: { attendance: number; rounds: number },
  options: OptionValues,
): Refusal | null {
  const { cut } = formatOf(options);
  const own = rounds(players, options).rounds;
  if (cut === null || own === null || planned === own) return null;
  const text = `${planned} rounds are planned, and the format makes ${own} of them with its cut: set its rounds instead.`;
  return refuse('rounds-differ', text, ...cite('OS-CUT-01', 'OS-ROUND-01'));
}

export function over(history: History, planned: number | null): Over {
  const rules = cite('OS-ROUND-03');
  const not = (why: string): Over => ({ over: false, winners: [], why, rules });
  const open = history.rounds.flatMap(({ games }) =>
    games.filter((game) => isOpen({ results: { score } }, game, history.options)),
  ).length;
  const cut = cutOf(history);
  const left = cut ? 0 : roundsLeft(history, planned);
  if (left === null) return not('No number of rounds is chosen.');
  if (left > 0) return not(left === 1 ? 'One round is still to be played.' : `${left} rounds are still to be played.`);
  if (open > 0) return not(open === 1 ? 'One result is still missing.' : `${open} results are still missing.`);
  if (cut && !cut.state.over) return not(cutWaits(cut));
  const winners = standings(history)
    .rows.filter(({ rank }) => rank === 1)
    .map(({ entrant }) => entrant);
  return { over: true, winners, why: winners.length > 1 ? 'First place is shared.' : null, rules };
}

function roundsLeft(history: History, planned: number | null): number | null {
  const { cut } = formatOf(history.options);
  const suggested = rounds(attendance(history), history.options).rounds;
  // With a cut the planned rounds do not say when it begins; its final does say when it ends.
  const all = cut ? suggested : (planned ?? suggested);
  return all === null ? null : all - history.rounds.length;
}

function cutWaits({ state }: CutOfEvent): string {
  return state.open.length > 0 ? 'A game of the cut has no winner.' : 'The cut is still to be played.';
}
