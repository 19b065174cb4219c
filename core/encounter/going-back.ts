/** Going back to before an answer: what stays of what was given after it, and what goes with it. */
import { plainOf } from '../journal/seal.ts';
import type { Play } from './game.ts';
import { checkShape } from './shape.ts';
import { type EncounterState, seenBy } from './state.ts';
import type { KeptAnswer, SideId } from './types.ts';

/**
 * The answers after that one that hold without it, by number: what another side was asked all the same, as its gang
 * beside this one, and what it had told nothing before that goes. Whatever a side could have left untold goes.
 */
export function standsWithout(play: Play, state: EncounterState, number: number): readonly number[] {
  const standing = state.answers.filter((answer) => answer.number < number);
  const lost = new Set<SideId | null>([null]);
  for (const answer of state.answers.filter((one) => one.number >= number)) {
    const stays =
      answer.number > number && !lost.has(answer.side) && holds(play, { ...state, answers: standing }, answer);
    if (stays) standing.push(answer);
    else lost.add(answer.side);
  }
  return standing.flatMap((answer) => (answer.number > number ? [answer.number] : []));
}

/** Whether its side had to answer that without the rest, and may answer it so. */
function holds(play: Play, before: EncounterState, { ask: id, side, value: kept, how, at }: KeptAnswer): boolean {
  const value = plainOf(kept);
  if (side === null || value === undefined || how !== 'told') return false;
  const seen = seenBy(before, side);
  const ask = play.asks(seen).find((one) => one.id === id && one.of === side);
  if (ask === undefined || ask.again === true || ask.optional === true) return false;
  return checkShape(ask, value) === null && play.check(seen, ask, value, at) === null;
}

/** What goes with it: the answers after it that do not stand without it. */
export function goesWith(play: Play, state: EncounterState, number: number): readonly number[] {
  const stays = standsWithout(play, state, number);
  return state.answers.flatMap((one) => (one.number > number && !stays.includes(one.number) ? [one.number] : []));
}
