/** The board, to scale: what stands on it, where things would go, and what fingers, mouse and keys do to it. */
import './board.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { LayoutPoint } from '../../core/table/layout/layout.ts';
import { type Box, type View, boxWithin, useGestures, zoomed } from '../table/gestures.ts';
import { tellFirefight } from '../text/firefight.ts';
import type { Shown } from './engine/drafts.ts';
import type { BattleView } from './engine/view.ts';
import type { Game } from './game.ts';
import { Chip } from './chip.tsx';
import { Ghosts, Reach, Rings, Sights, Spot } from './hints.tsx';
import { Ground, Marker, Unit } from './signs.tsx';
import { choosable, enemyUnder, fallingIn, fightBox, modelAt, pickedWith } from './turn.ts';

/** A finger finds what is this near, in CSS pixels: bases are smaller than thumbs. */
const THUMB = 22;
const CLOSER = 1.5;
/** The id of what is dragged before it is on the table. */
const GHOST = 'ghost';

export interface BoardProps {
  readonly game: Game;
  readonly view: BattleView;
  /** It is only looked at: an earlier moment, or another's turn. */
  readonly still: boolean;
  /** What stands below it, beside its own buttons. */
  readonly children: ComponentChildren;
}

export function Board({ game, view, still, children }: BoardProps) {
  const [width, depth] = view.size;
  const whole: Box = useMemo(() => [-0.5, -0.5, width + 1, depth + 1], [width, depth]);
  const [box, setBox] = useState<Box>(whole);
  const [under, setUnder] = useState<string | null>(null);
  const svg = useRef<SVGSVGElement>(null);
  const moving = useRef<SVGGElement>(null);
  const flip = ([x, y]: LayoutPoint): LayoutPoint => [x, depth - y];
  const inch = () => box[2] / Math.max(1, svg.current?.getBoundingClientRect().width ?? 1);
  const toDrag = useDrag(game, view, moving);
  useGestures(
    svg,
    { box, whole, setBox },
    {
      at: (place) => thingAt(game, view, flip(place), THUMB * inch()),
      canDrag: (id) => !still && (id === GHOST || isChoosable(view, id)),
      onTap: (place, id) => (still ? undefined : tapped(game, view, flip(place), id)),
      onDrag: (id, by) => toDrag(id, [by[0], -by[1]], by),
      onDrop: (id, by) => toDrag(id, by === null ? null : [by[0], -by[1]], null),
    },
  );
  const ground = useMemo(() => <Ground view={view} />, [view]);
  return (
    <div class="board">
      <div
        class="board-frame"
        role="application"
        tabIndex={0}
        onPointerMove={(event) =>
          setUnder(still ? null : enemyUnder(view, flip(placeAt(svg.current, box, event)), event))
        }
        onPointerLeave={() => setUnder(null)}
        aria-label={tellFirefight('board.keys')}
        onKeyDown={(event) => {
          if (!still && keyed(game, view, event)) event.preventDefault();
        }}
      >
        <svg
          ref={svg}
          class={box[2] < whole[2] ? 'board-svg board-near' : 'board-svg'}
          viewBox={box.join(' ')}
          aria-hidden="true"
        >
          {ground}
          {still ? null : <Reach game={game} depth={depth} />}
          {still ? null : <Rings game={game} view={view} depth={depth} />}
          <Things game={game} view={view} still={still} />
          <Spot at={game.spot.value} depth={depth} />
          {still ? null : <Sights game={game} depth={depth} />}
          {still ? null : <Ghosts game={game} view={view} depth={depth} />}
          <Moving hold={moving} game={game} view={view} depth={depth} />
        </svg>
        {under === null ? null : <Chip game={game} view={view} id={under} box={box} />}
      </div>
      <div class="board-tools">
        {children}
        <Zoom view={{ box, whole, setBox }} fight={fightIn(view)} />
      </div>
    </div>
  );
}

/** Markers, and units with how they are. */
function Things({ game, view, still }: Omit<BoardProps, 'children'>) {
  const [, depth] = view.size;
  const open = still ? [] : choosable(view);
  const loses = !still && view.open.ask === 'remove' ? view.open.unit : null;
  return (
    <>
      {view.markers.map((marker, at) => (
        <Marker key={at} marker={marker} number={at + 1} depth={depth} />
      ))}
      {view.units.map((unit) => (
        <Unit
          key={unit.id}
          unit={unit}
          depth={depth}
          chosen={unit.id === game.pick.chosen.value}
          aimed={unit.id === game.pick.target.value}
          open={open.includes(unit.id)}
          falling={unit.id === loses ? fallingIn(game.pick) : null}
        />
      ))}
    </>
  );
}

/** What a pointer is over, as the drawing has it, y downwards. */
function placeAt(svg: SVGSVGElement | null, box: Box, { clientX, clientY }: PointerEvent): LayoutPoint {
  const { left = 0, top = 0, width = 1 } = svg?.getBoundingClientRect() ?? {};
  const inch = box[2] / Math.max(1, width);
  return [box[0] + (clientX - left) * inch, box[1] + (clientY - top) * inch];
}

/** The box of the fight as the drawing has it, y downwards. */
function fightIn(view: BattleView): Box {
  const [left, bottom, width, height] = fightBox(view);
  const side = Math.max(width, height);
  return [left - (side - width) / 2, view.size[1] - bottom - height - (side - height) / 2, side, side];
}

function Zoom({ view: { box, whole, setBox }, fight }: { readonly view: View; readonly fight: Box }) {
  const middle: LayoutPoint = [box[0] + box[2] / 2, box[1] + box[3] / 2];
  const zoom = (times: number) => setBox(zoomed(box, whole, times, middle));
  const buttons = [
    ['+', 'board.closer', () => zoom(CLOSER)],
    ['−', 'board.farther', () => zoom(1 / CLOSER)],
    ['◎', 'board.fight', () => setBox(boxWithin(fight, whole))],
    ['⤢', 'board.whole', () => setBox(whole)],
  ] as const;
  return (
    <div class="board-zoom">
      {buttons.map(([face, key, onClick]) => (
        <button key={key} type="button" class="board-zoom-button" aria-label={tellFirefight(key)} onClick={onClick}>
          {face}
        </button>
      ))}
    </div>
  );
}

/** What somebody points at: a model, or where one would be put. */
function thingAt(game: Game, view: BattleView, place: LayoutPoint, thumb: number): string | null {
  const found = modelAt(view, place, thumb);
  if (found) return found.model;
  const ghosts = game.pick.draft.value?.legal?.places ?? [];
  return ghosts.some(([x, y]) => Math.hypot(x - place[0], y - place[1]) < 1 + thumb) ? GHOST : null;
}

function isChoosable(view: BattleView, model: string): boolean {
  const unit = unitOf(view, model);
  return unit !== undefined && choosable(view).includes(unit.id);
}

function unitOf(view: BattleView, model: string) {
  return view.units.find(({ id }) => model.startsWith(`${id}.`));
}

function tapped(game: Game, view: BattleView, place: LayoutPoint, id: string | null): void {
  const unit = id === null || id === GHOST ? undefined : unitOf(view, id);
  const { open } = view;
  if (open.ask === 'remove') {
    if (id !== null && unit?.id === open.unit)
      game.pick.falling.value = pickedWith(fallingIn(game.pick), id, open.count);
    return;
  }
  if (unit && choosable(view).includes(unit.id) && open.ask !== 'shoot' && open.ask !== 'consolidate') {
    void game.pick.choose(unit.id);
  } else if (unit && open.ask !== 'over' && unit.side !== open.side && game.pick.chosen.value !== null) {
    void game.pick.aimAt(unit.id);
  } else {
    void game.pick.wantPlace(place);
  }
}

/** Drags a unit, or one of its models, by what a finger does; the drawing follows without being made anew. */
function useDrag(game: Game, view: BattleView, moving: { readonly current: SVGGElement | null }) {
  const begun = useRef<{ readonly id: string; readonly from: LayoutPoint; readonly model: boolean } | null>(null);
  return (id: string, by: LayoutPoint | null, shown: LayoutPoint | null): void => {
    const { current } = moving;
    if (begun.current?.id !== id) begun.current = beginDrag(game, view, id);
    const drag = begun.current;
    if (drag === null) return;
    // One model is followed by its ghost alone.
    if (by !== null && shown !== null && !drag.model) {
      current?.setAttribute('transform', `translate(${shown[0]} ${shown[1]})`);
      current?.classList.add('board-moving');
    }
    if (by !== null) {
      const to: LayoutPoint = [drag.from[0] + by[0], drag.from[1] + by[1]];
      if (drag.model) void game.pick.wantModel(id, to);
      else void game.pick.wantPlace(to);
    }
    if (shown !== null) return;
    begun.current = null;
    current?.removeAttribute('transform');
    current?.classList.remove('board-moving');
  };
}

/** Where what is dragged is to begin with; null for what cannot be. */
function beginDrag(game: Game, view: BattleView, id: string) {
  if (id === GHOST) {
    const places = game.pick.draft.value?.legal?.places ?? [];
    const mean = (at: 0 | 1) => places.reduce((sum, place) => sum + place[at], 0) / Math.max(1, places.length);
    return { id, from: [mean(0), mean(1)] as const, model: false };
  }
  const unit = unitOf(view, id);
  if (!unit || !isChoosable(view, id)) return null;
  if (game.pick.chosen.value !== unit.id) void game.pick.choose(unit.id);
  const count = Math.max(1, unit.models.length);
  const mean = (at: 0 | 1) => unit.models.reduce((sum, model) => sum + model.at[at], 0) / count;
  const own = unit.models.find((model) => model.id === id);
  if (game.pick.alone.value && own) {
    const path = game.pick.draft.value?.legal?.sent[own.id];
    return { id, from: path?.[path.length - 1] ?? own.at, model: true };
  }
  return { id, from: [mean(0), mean(1)] as const, model: false };
}

interface MovingProps {
  readonly hold: { current: SVGGElement | null };
  readonly game: Game;
  readonly view: BattleView;
  readonly depth: number;
}

/** What is under the finger while something is dragged: it is moved as a whole, by one attribute. */
function Moving({ hold, game, view, depth }: MovingProps) {
  const unit = view.units.find(({ id }) => id === game.pick.chosen.value);
  const legal: Shown | null = game.pick.draft.value?.legal ?? null;
  const begun = useRef<readonly LayoutPoint[]>([]);
  const dragged = hold.current?.classList.contains('board-moving') === true;
  useEffect(() => {
    if (!dragged) begun.current = legal?.places ?? [];
  });
  const places = unit && unit.models.length > 0 ? unit.models.map(({ at }) => at) : begun.current;
  const radius = unit?.models[0]?.radius ?? 0.63;
  return (
    <g ref={hold} class="board-held">
      {places.map(([x, y], at) => (
        <circle key={at} cx={x} cy={depth - y} r={radius} />
      ))}
    </g>
  );
}

const STEPS: Readonly<Record<string, LayoutPoint>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const FINE = 0.25;

/** Keys do what dragging does: arrows move what is chosen by an inch, with Shift by a quarter; Enter does it; Escape lets go. */
function keyed(game: Game, view: BattleView, { key, shiftKey }: KeyboardEvent): boolean {
  const step = STEPS[key];
  if (step) {
    const far = shiftKey ? FINE : 1;
    const [x, y] = game.pick.wantedAt(view);
    void game.pick.wantPlace([x + step[0] * far, y + step[1] * far]);
    return true;
  }
  if (key === 'Enter') {
    const action = game.pick.draft.value?.legal?.action;
    if (action) void game.answer(action);
    return action !== undefined;
  }
  if (key === 'Escape') void game.pick.choose(null);
  return key === 'Escape';
}
