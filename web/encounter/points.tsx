/** The score at a glance, and every point with what it was for. */
import { clockIn } from '../../core/encounter/clock.ts';
import type { Answer, PointLine, SideId } from '../../core/encounter/types.ts';
import { RuleLinks } from '../parts/rule-links.tsx';
import { ask } from '../text/encounter.ts';
import { useNames, useTable } from './context.ts';
import { useSaid } from './of-whom.ts';

export function Score() {
  const { store } = useTable();
  const nameOf = useNames();
  const [encounter, table] = [store.part('encounter'), store.part('table')];
  // Nothing to nothing is no news: what is done now stands higher.
  if (!encounter || !table || table.points.length === 0) return null;
  return (
    <dl class={encounter.sides.length > 2 ? 'game-score game-score-many' : 'game-score'} aria-label={ask('score')}>
      {encounter.sides.map(({ id }) => (
        <div key={id} class="game-score-side">
          <dt>
            <span class="game-letter">{id}</span> <bdi>{nameOf(id)}</bdi>
          </dt>
          <dd>{totalOf(table.points, id)}</dd>
        </div>
      ))}
    </dl>
  );
}

export function totalOf(points: readonly PointLine[], of: SideId): number {
  return points.filter(({ side }) => side === of).reduce((sum, { points: earned }) => sum + earned, 0);
}

/** A turn of this game as its people call it. */
export function useTurnName(): (turn: number) => string {
  const inRounds = useTable().store.part('encounter')?.progress.inRounds === true;
  return (turn) => (inRounds ? ask('round', { round: turn }) : ask('turn', { turn }));
}

/** The turn or round in which an answer was given; nothing of the set-up. */
export function useTurnTold(): (answer: Pick<Answer, 'ask'> | undefined) => string {
  const turnName = useTurnName();
  return (answer) => {
    const turn = /^(?:turn|round):(\d+)/.exec(answer?.ask ?? '')?.[1];
    return turn === undefined ? '' : turnName(Number(turn));
  };
}

const END = 1000;
/** More lines than this wait in their fold. */
const SHORT = 2;

export function Points() {
  const { store } = useTable();
  const nameOf = useNames();
  const said = useSaid();
  const points = store.part('table')?.points ?? [];
  const over = store.part('encounter')?.progress.over === true;
  // A clock has the score beside it.
  const opens = !over && points.length <= SHORT && clockIn(store.part('boards') ?? {}) === null;
  const turnName = useTurnName();
  // Where they come at the end there is nothing to look up before.
  if (points.length === 0) return null;
  // What came after the last of them stands last.
  const turns = [...new Set(points.map(({ turn }) => turn))].sort((one, other) => (one || END) - (other || END));
  return (
    <details class="game-fold game-points" open={opens}>
      <summary class="game-fold-face">{ask('points')}</summary>
      {turns.map((turn) => (
        <div key={turn}>
          <h2 class="game-also">{turn === 0 ? ask('end') : turnName(turn)}</h2>
          <ul class="game-lines">
            {points
              .filter((line) => line.turn === turn)
              .map((line, index) => (
                <li key={index} class="game-line">
                  <span class="game-line-points">{line.points > 0 ? `+${line.points}` : line.points}</span>
                  <span class="game-line-what">
                    <bdi>{nameOf(line.side)}</bdi>: <span lang="en">{said(line.what, line.side)}</span>
                    <RuleLinks rules={line.rules} />
                  </span>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </details>
  );
}
