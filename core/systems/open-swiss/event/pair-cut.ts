/** A round of the cut: the bracket says who meets whom. */
import type { History, PairAsked, PairPlan, PairWhy } from '../../../event/pack.ts';
import { cite } from '../../../rules/cite.ts';
import { type Refusal, refuse } from '../../../rules/refusal.ts';
import { type CutOfEvent, cutOf } from './cut.ts';

/** Null while the rounds before the cut are still to be played, or where there is none. */
export function pairCut(history: History, asked: PairAsked): PairPlan | Refusal | null {
  const cut = cutOf(history);
  if (!cut) return null;
  const { state } = cut;
  if (state.open.length > 0) {
    const tables = state.open.map(({ seats }) => seats.join(' and ')).join(', ');
    return refuse('no-winner', `The cut needs a winner: ${tables}.`, ...cite('OS-CUT-04'));
  }
  if (state.over) return refuse('cut-over', 'The cut is played: end the event.', ...cite('OS-CUT-07'));
  const games = [...state.next, ...(state.third ? [state.third] : [])];
  const key = (seats: readonly string[]): string => [...seats].sort().join(' ');
  const known = new Set(games.map(key));
  const strange = asked.pins.some((seats) => !known.has(key(seats)));
  if (strange || asked.odd !== undefined) {
    return refuse('bad-pins', 'In the cut the bracket says who meets whom.', ...cite('OS-CUT-02', 'OS-PAIR-12'));
  }
  return planOfCut(cut, games, history.rounds.length === cut.before);
}

function planOfCut({ seeds, state, cut }: CutOfEvent, games: readonly (readonly string[])[], first: boolean): PairPlan {
  const seed = (id: string): number => seeds.indexOf(id) + 1;
  const tables = games.map((seats) => [...seats].sort((a, b) => seed(a) - seed(b)));
  const bracket = cite('OS-CUT-02', ...(cut.reseed ? (['OS-CUT-09'] as const) : []));
  const why = tables.map((seats): PairWhy => {
    const third = state.third?.every((id) => seats.includes(id)) ?? false;
    if (third) return { seats, text: 'For third place.', rules: cite('OS-CUT-06') };
    return { seats, text: `Seed ${seats.map(seed).join(' against seed ')}.`, rules: bracket };
  });
  const waiting = state.waiting.map((id): PairWhy => {
    const text = `Seed ${seed(id)} goes on without a game.`;
    return { seats: [id], text, rules: cite(first ? 'OS-CUT-03' : 'OS-CUT-05') };
  });
  return {
    tables,
    odd: null,
    paid: [],
    approval: [],
    why: [...why, ...waiting],
    rules: [...new Set([...cite('OS-CUT-01'), ...[...why, ...waiting].flatMap(({ rules }) => rules)])],
  };
}
