/** A battle written down as answers in order: told again from the beginning, each checked as it would be at the table. */
import { checkShape } from '../../../encounter/shape.ts';
import { type Answer, type Encounter, SIDE_IDS, type SideId } from '../../../encounter/types.ts';
import { wordsOf } from '../../../encounter/words.ts';
import { type Json, fieldsOf, textOf } from '../../../journal/json.ts';
import { type Refusal, isRefusal, refuse } from '../../../rules/refusal.ts';
import type { Battle } from './battle.ts';
import { theHit, BATTLE } from './game.ts';

export interface Transcript {
  readonly encounter: Encounter;
  readonly battle: Battle;
  /** The first answer that may not be given, from 1, and why; those after it were not read. */
  readonly stopped: { readonly answer: number; readonly ask: string; readonly refusal: Refusal } | null;
}

/** `{ "gangs": 3, "setting": { … }, "answers": [{ "ask", "value" }] }`. */
export function tellAgain(given: Json): Transcript | Refusal {
  const { gangs, setting, answers } = fieldsOf(given);
  if (typeof gangs !== 'number' || !Array.isArray(answers)) {
    return refuse('bad-battle', 'A battle is a number of gangs, a setting, and answers in order.');
  }
  const sides = SIDE_IDS.slice(0, Math.max(0, gangs)).map((id) => ({ id }));
  const [, most] = theHit.seats;
  if (sides.length !== gangs || gangs > most)
    return refuse('bad-seats', 'The Hit is for two, three or four gangs.', 'HIT-SETUP-01');
  const begun = theHit.begin(setting ?? {}, sides);
  if (isRefusal(begun)) return begun;
  let encounter: Encounter = { setting: begun, sides, answers: [], as: 'all', begun: 0 };
  for (const [place, row] of answers.entries()) {
    const { ask = '', value = null } = fieldsOf(row);
    const id = textOf(ask);
    const told = tellOne(encounter, id, value);
    if (isRefusal(told)) {
      return { encounter, battle: BATTLE.stateOf(encounter), stopped: { answer: place + 1, ask: id, refusal: told } };
    }
    encounter = { ...encounter, answers: [...encounter.answers, told] };
  }
  return { encounter, battle: BATTLE.stateOf(encounter), stopped: null };
}

/** One answer, whoever's it is: what is written down is known. */
function tellOne(encounter: Encounter, id: string, value: Json): Answer | Refusal {
  const ask = BATTLE.asks(encounter).find((one) => one.id === id);
  if (!ask) return BATTLE.notAsked?.(encounter, id) ?? refuse('not-asked', 'That is not asked at this point.');
  const wrong = checkShape(ask, value) ?? BATTLE.check(encounter, ask, value, 0);
  if (wrong) return wrong;
  const side: SideId | null = ask.of === 'any' ? null : ask.of;
  const number = encounter.answers.length + 1;
  const said = { label: ask.label, words: wordsOf(ask.kind, value) };
  return { ...said, number, ask: id, side, value, sealed: false, at: 0, how: 'told', objections: [] };
}
