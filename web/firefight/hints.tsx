/** What the board shows of a decision before it is made: the ground in reach, ghosts of where models would stand, lines of sight. */
import type { LayoutPoint } from '../../core/table/layout/layout.ts';
import type { Shown } from './engine/drafts.ts';
import type { BattleView } from './engine/view.ts';
import type { Game } from './game.ts';
import { pointsOf } from './signs.tsx';

interface HintProps {
  readonly game: Game;
  readonly depth: number;
}

/** How far the middle of the chosen unit comes with each deed. */
export function Reach({ game, depth }: HintProps) {
  const { reach } = game.choices.value ?? { reach: [] };
  const asked = game.deed.value;
  // The farther one lies below the nearer.
  return (
    <g>
      {[...reach]
        .reverse()
        .map(({ deed, outline }) =>
          asked !== null && deed !== asked ? null : (
            <polygon key={deed} class={`board-reach board-reach-${deed}`} points={pointsOf(outline, depth)} />
          ),
        )}
    </g>
  );
}

/** Where models would stand: as it may be, and, crossed out, as it was wanted and may not. */
export function Ghosts({ game, view, depth }: HintProps & { readonly view: BattleView }) {
  const { legal = null, wanted = null } = game.draft.value ?? {};
  const shown = legal ?? (wanted === null ? game.proposal.value : null);
  const ask = view.open.ask;
  const unit = view.units.find(({ id }) => id === game.chosen.value);
  const radius = ask === 'marker' ? 0.6 : (unit?.models[0]?.radius ?? 0.63);
  return (
    <g>
      {wanted === null ? null : <Standing view={view} shown={wanted} radius={radius} depth={depth} look="wrong" />}
      {shown === null ? null : <Standing view={view} shown={shown} radius={radius} depth={depth} look="right" />}
    </g>
  );
}

interface StandingProps {
  readonly view: BattleView;
  readonly shown: Shown;
  readonly radius: number;
  readonly depth: number;
  readonly look: 'right' | 'wrong';
}

function Standing({ view, shown: { places, sent }, radius, depth, look }: StandingProps) {
  const models = view.units.flatMap((unit) => unit.models);
  const gone = Object.entries(sent).flatMap(([id, path]) => {
    const model = models.find((one) => one.id === id);
    const end = path[path.length - 1];
    return model && end ? [{ id, model, path, end }] : [];
  });
  return (
    <g class={`board-ghost board-ghost-${look}`}>
      {gone.map(({ id, model, path }) => (
        <polyline key={id} class="board-way" points={pointsOf([model.at, ...path], depth)} />
      ))}
      {places.map((place, at) => (
        <Ghost key={at} at={place} radius={radius} depth={depth} look={look} />
      ))}
      {gone.map(({ id, model, end }) => (
        <Ghost key={id} at={end} radius={model.radius} depth={depth} look={look} />
      ))}
    </g>
  );
}

interface GhostProps {
  readonly at: LayoutPoint;
  readonly radius: number;
  readonly depth: number;
  readonly look: 'right' | 'wrong';
}

function Ghost({ at: [x, y], radius, depth, look }: GhostProps) {
  const arm = radius * 0.5;
  return (
    <g transform={`translate(${x} ${depth - y})`}>
      <circle class="board-ghost-base" r={radius} />
      {look === 'wrong' ? (
        <path class="board-cross" d={`M${-arm} ${-arm}L${arm} ${arm}M${-arm} ${arm}L${arm} ${-arm}`} />
      ) : null}
    </g>
  );
}

const SPOT = 1.6;

/** Where a line of the log has led. */
export function Spot({ at, depth }: { readonly at: LayoutPoint | null; readonly depth: number }) {
  return at === null ? null : <circle class="board-spot" cx={at[0]} cy={depth - at[1]} r={SPOT} />;
}

/** Lines of sight to the enemy that is aimed at; thin ones to all that could be. */
export function Sights({ game, depth }: HintProps) {
  const aims = game.draft.value === null ? (game.choices.value?.shots ?? []) : game.ahead.value;
  const target = game.target.value;
  return (
    <g>
      {aims.flatMap(({ target: at, lines }) =>
        (at === target ? lines : lines.slice(0, 1)).map(([[x1, y1], [x2, y2]], line) => (
          <line
            key={`${at}.${line}`}
            class={at === target ? 'board-sight board-sight-aimed' : 'board-sight'}
            x1={x1}
            y1={depth - y1}
            x2={x2}
            y2={depth - y2}
          />
        )),
      )}
    </g>
  );
}
