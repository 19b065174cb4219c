/** What the board shows of a decision before it is made: the ground in reach, ghosts of where models would stand, lines of sight. */
import { useMemo } from 'preact/hooks';
import type { LayoutPoint } from '../../core/table/layout/layout.ts';
import type { Shown } from './engine/drafts.ts';
import type { BattleView } from './engine/view.ts';
import type { Game } from './game.ts';
import { pointsOf } from './signs.tsx';

interface HintProps {
  readonly game: Game;
  readonly depth: number;
}

/** The farther one lies below the nearer. */
const DEEDS = ['rush', 'advance', 'consolidate'] as const;

/** The ground that the middle of the chosen unit comes to with each deed. */
export function Reach({ game, depth }: HintProps) {
  const reached = game.pick.reached.value;
  const asked = game.pick.deed.value;
  return (
    <g>
      {DEEDS.map((deed) => {
        const stretches = asked !== null && deed !== asked ? [] : (reached[deed] ?? []);
        const rows = stretches.map(([x, y, long]) => `M${x.toFixed(2)} ${(depth - y).toFixed(2)}h${long}`);
        return rows.length === 0 ? null : (
          <path key={deed} class={`board-reach board-reach-${deed}`} d={rows.join('')} />
        );
      })}
    </g>
  );
}

/** As far as the chosen unit charges and shoots from where it stands; once it goes somewhere, as far as it shoots from there. */
export function Rings({ game, view, depth }: HintProps & { readonly view: BattleView }) {
  const { value: choices } = game.pick.choices;
  // They are many points, and while a unit is dragged they only go with it.
  const rings = useMemo(
    () => (choices?.rings ?? []).map((ring) => ({ ...ring, points: pointsOf(ring.outline, depth) })),
    [choices, depth],
  );
  const legal = game.pick.draft.value?.legal ?? null;
  const action = legal?.action;
  if (view.open.ask !== 'activate' || (action && (action.do !== 'act' || action.action !== 'advance'))) return null;
  const by = legal === null ? ([0, 0] as const) : shiftOf(view, legal);
  return (
    <g transform={`translate(${by[0]} ${-by[1]})`}>
      {rings.map(({ of, inches, outline, points }) => {
        const at = outline.find(([x, y]) => isOn(view, [x + by[0], y + by[1]]));
        return legal !== null && of === 'charge' ? null : (
          <g key={`${of} ${inches}`} class={`board-ring board-ring-${of}`}>
            <polygon points={points} />
            {at === undefined ? null : (
              <text x={at[0]} y={depth - at[1]}>
                {of === 'charge' ? `Charge ${inches}"` : `${inches}"`}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** How far a draft takes the first model that it sends. */
function shiftOf({ units }: BattleView, { sent }: Shown): LayoutPoint {
  const [[id, path] = ['', []]] = Object.entries(sent);
  const from = units.flatMap(({ models }) => models).find((model) => model.id === id)?.at;
  const to = path[path.length - 1];
  return from && to ? [to[0] - from[0], to[1] - from[1]] : [0, 0];
}

/** Words at a place are read whole. */
const MARGIN = 3;

function isOn({ size: [width, depth] }: BattleView, [x, y]: LayoutPoint): boolean {
  return x > MARGIN && y > 1 && x < width - MARGIN && y < depth - 1;
}

/** Where models would stand: as it may be, and, crossed out, as it was wanted and may not. */
export function Ghosts({ game, view, depth }: HintProps & { readonly view: BattleView }) {
  const { legal = null, wanted = null } = game.pick.draft.value ?? {};
  const shown = legal ?? (wanted === null ? game.pick.proposal.value : null);
  const ask = view.open.ask;
  const unit = view.units.find(({ id }) => id === game.pick.chosen.value);
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
  const aims = game.pick.draft.value === null ? (game.pick.choices.value?.shots ?? []) : game.pick.ahead.value;
  const target = game.pick.target.value;
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
