/** The battle that a game of the event is, where its format names a board. */
import type { GameFacts } from '../../../event/game-facts.ts';
import type { Refusal } from '../../../rules/refusal.ts';
import type { BattleOptions } from '../../firefight/battle/commands.ts';
import { battleOfEvent } from '../../firefight/event/of-event.ts';
import { formatOf } from './configure.ts';

export interface BoardGame {
  /** Whose battle it is. */
  readonly system: string;
  /** What it begins with: asked for once, when somebody opens it. */
  readonly options: () => Omit<BattleOptions, 'rules'> | Refusal;
}

/** `record`: of the event. Null: its games are reported. */
export function boardGame(facts: GameFacts, record: string): BoardGame | null {
  const { board, decidedBy } = formatOf(facts.options);
  if (board === null) return null;
  return {
    system: board.game,
    options: () => battleOfEvent(facts, { record, column: decidedBy ?? '', points: board.points }),
  };
}
