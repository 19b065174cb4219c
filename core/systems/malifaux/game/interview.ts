/** What each phase of a game asks. */
import { PASS, SCHEME, OFF } from './questions/schemes.ts';
import {
  beside,
  LAST,
  COUNTED,
  STRATEGY,
  INSPECT,
  TABLE,
  CALL,
  KILL,
  BACK,
  SUMMON,
  ACTIVATED,
} from './questions/turn.ts';
import { SCENARIO, ATTACKER, TAKE, CREW, LEADER, ANEW, BAN } from './questions/set-up.ts';
import type { Question } from '../../../encounter/question.ts';
import type { GameEdition } from './edition.ts';
import type { GameState, GamePhase } from './state.ts';

export function questionsFor({ asksBeside }: GameEdition): Readonly<Record<GamePhase, readonly Question<GameState>[]>> {
  const others = asksBeside.map(beside);
  return {
    scenario: [SCENARIO],
    // Who attacks is asked first: deploying follows from it.
    leaders: [ATTACKER, LEADER],
    bans: [ATTACKER, BAN, ANEW],
    // Nothing is looked over before it is on the table.
    crews: [ATTACKER, CREW, ANEW],
    schemes: [ATTACKER, TAKE, INSPECT],
    turn: [...others, STRATEGY, COUNTED, KILL, BACK, SUMMON, ACTIVATED, SCHEME, OFF, TABLE, CALL, INSPECT],
    reveals: [SCHEME, OFF, ...others, PASS, TABLE],
    last: [LAST],
    end: [STRATEGY, SCHEME, OFF, TABLE],
    over: [],
  };
}
