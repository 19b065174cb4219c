/** The turn or round in which an answer was given, as its people call it; nothing of the set-up. */
import type { Answer } from '../../core/encounter/types.ts';
import { useTurnName } from './points.tsx';

export function useTurnTold(): (answer: Pick<Answer, 'ask'> | undefined) => string {
  const turnName = useTurnName();
  return (answer) => {
    const turn = /^(?:turn|round):(\d+)/.exec(answer?.ask ?? '')?.[1];
    return turn === undefined ? '' : turnName(Number(turn));
  };
}
