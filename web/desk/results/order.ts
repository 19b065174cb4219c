/** Games in the order in which the desk cares for them: where people disagree, where one waits, the open ones, the rest. */
import type { GameRow } from '../../../core/event/views.ts';

const URGENCY: Readonly<Record<GameRow['waiting'], number>> = { desk: 0, judge: 1, confirmation: 2, none: 3 };
const SETTLED = 4;

export function byUrgency(games: readonly GameRow[]): readonly GameRow[] {
  const urgency = ({ result, waiting }: GameRow) => (result === null ? URGENCY[waiting] : SETTLED);
  const table = (game: GameRow) => game.table ?? Number.MAX_SAFE_INTEGER;
  return [...games].sort((a, b) => urgency(a) - urgency(b) || table(a) - table(b));
}
