/**
 * The drawing of a table view: things are moved on it by finger, mouse or keys. What stands on it comes in, what people do
 * goes out; it keeps nothing but the part that is in view.
 */
import './drawing.css';
import './table-drawing.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { drawLayout } from '../../core/table/drawing/layout-drawing.ts';
import { bareLayout, pieceLabel, pieceSign, thingSign } from '../../core/table/drawing/map-drawing.ts';
import { radiusOf } from '../../core/table/drawing/signs.ts';
import { inchText } from '../../core/table/drawing/words.ts';
import { pointOf, shapeOf } from '../../core/table/layout/regions.ts';
import type { Layout, LayoutPoint, TerrainTrait } from '../../core/table/layout/layout.ts';
import { placeOf } from '../../core/table/map/edits.ts';
import type { MapPiece, TableMap, TerrainPiece } from '../../core/table/map/map.ts';
import { meets } from '../../core/table/measure.ts';
import { spot } from '../../core/table/shapes.ts';
import { RuleLinks } from '../parts/rule-links.tsx';
import { sayDrawing } from '../text/layouts.ts';
import { tellTable } from '../text/tables.ts';
import { drawn } from './drawn.tsx';
import { type Box, type View, boxWithin, useGestures, zoomed } from './gestures.ts';

/** Why something cannot stand somewhere: said there. */
export interface SaidAt {
  readonly at: LayoutPoint;
  readonly message: string;
  readonly rules: readonly string[];
}

/** What is drawn under the things: on a table so deep, with letters so high. */
export type Marks = (depth: number, text: number) => ComponentChildren;

export interface TableDrawingProps {
  readonly map: TableMap;
  readonly layout: Layout | null;
  readonly traits: readonly TerrainTrait[];
  readonly selected: string | null;
  readonly marks: Marks | null;
  readonly against: SaidAt | null;
  readonly onSelect: (id: string | null) => void;
  /** A tap, on the thing that is there if any. */
  readonly onTap: ((place: LayoutPoint, id: string | null) => void) | null;
  /** By so many inches, y upwards; null where things are only looked at. */
  readonly onMove: ((id: string, by: LayoutPoint) => void) | null;
  readonly onRemove: ((id: string) => void) | null;
}

/** A finger finds what is this near, in CSS pixels: bases are smaller than thumbs. */
const THUMB = 22;
const CLOSER = 1.5;

export function TableDrawing(props: TableDrawingProps) {
  const { map, layout, traits, selected, onMove, onSelect } = props;
  const onTap = props.onTap ?? ((_: LayoutPoint, id: string | null) => onSelect(id));
  const { size, terrain: pieces } = map;
  const depth = size[1];
  const svg = useRef<SVGSVGElement>(null);
  const id = useId();
  const picture = useMemo(() => drawLayout(groundOf(layout, size), id, sayDrawing), [id, layout, size]);
  const { box: whole, text } = picture;
  // The same elements as before are not gone through again.
  const ground = useMemo(() => <g>{picture.nodes.map(drawn)}</g>, [picture]);
  const terrain = useMemo(
    () => <Terrain pieces={pieces} depth={depth} traits={traits} text={text} selected={selected} />,
    [pieces, depth, traits, text, selected],
  );
  const [box, setBox] = useState<Box>(whole);
  const view: View = { box, whole, setBox };
  useEffect(() => setBox(whole), [whole]);
  const flip = ([x, y]: LayoutPoint): LayoutPoint => [x, depth - y];
  const inch = () => box[2] / Math.max(1, svg.current?.getBoundingClientRect().width ?? 1);
  const drag = useDragging(svg);
  useGestures(svg, view, {
    at: (place) => thingAt(map, flip(place), THUMB * inch()),
    canDrag: () => onMove !== null,
    onTap: (place, id) => onTap(flip(place), id),
    onDrag: drag.show,
    onDrop: (id, by) => {
      drag.end(id);
      if (by !== null) onMove?.(id, [by[0], -by[1]]);
    },
  });
  const chosen = selected === null ? null : placeOf(map, selected);
  const { zoom, ...elsewhere } = viewDeeds(view, chosen === null ? null : flip(chosen));
  const keys = useKeys(props, zoom, elsewhere);
  return (
    <div class="table-drawing">
      <div
        class="table-frame"
        role="application"
        tabIndex={0}
        aria-label={tellTable(onMove === null ? 'table.keysToLook' : 'table.keys')}
        onKeyDown={keys}
      >
        <svg ref={svg} class={svgClass(box[2] < whole[2], onMove === null)} viewBox={box.join(' ')} aria-hidden="true">
          {ground}
          {terrain}
          {props.marks?.(depth, text)}
          {map.things.map((thing) => (
            <Thing key={thing.id} thing={thing} depth={depth} text={text} selected={thing.id === selected} />
          ))}
        </svg>
        <Against against={props.against} down={([, y]) => (depth - y - box[1]) / box[3]} />
      </div>
      <span ref={drag.way} class="table-told" aria-hidden="true" />
      <div class="table-zoom">
        <ZoomButton label={tellTable('table.closer')} face="+" onClick={() => zoom(CLOSER)} />
        <ZoomButton label={tellTable('table.farther')} face="−" onClick={() => zoom(1 / CLOSER)} />
        <ZoomButton label={tellTable('table.whole')} face="⤢" onClick={() => setBox(whole)} />
      </div>
    </div>
  );
}

interface AgainstProps {
  readonly against: SaidAt | null;
  /** How far down the drawing it is, from 0 to 1. */
  readonly down: (place: LayoutPoint) => number;
}

/** Across the drawing, on the side of the place that has more room, so that neither is hidden. */
function Against({ against, down }: AgainstProps) {
  const part = against === null ? 0 : down(against.at);
  const side = part > 0.5 ? `bottom: ${(1 - part) * 100}%` : `top: ${part * 100}%`;
  return (
    <div role="alert" class="table-against" style={side}>
      {against === null ? null : (
        <div class="notice notice-loss">
          <div>
            {against.message} <RuleLinks rules={against.rules} />
          </div>
        </div>
      )}
    </div>
  );
}

/** Closer and farther, so that what is chosen stays in view; to the side; and back to all of it. */
function viewDeeds(
  { box, whole, setBox }: View,
  chosen: LayoutPoint | null,
): ViewKeys & { zoom: (times: number) => void } {
  const [x, y, width, height] = box;
  const pan = ([right, up]: LayoutPoint) =>
    setBox(boxWithin([x + (right * width) / 4, y - (up * height) / 4, width, height], whole));
  return {
    zoom: (times) => setBox(zoomed(box, whole, times, chosen ?? [x + width / 2, y + height / 2])),
    pan: width < whole[2] ? pan : null,
    showAll: () => setBox(whole),
  };
}

function svgClass(near: boolean, fixed: boolean): string {
  return ['drawing', 'table-svg', ...(near ? ['table-near'] : []), ...(fixed ? ['table-fixed'] : [])].join(' ');
}

/** Measures belong to the card: here people measure themselves. */
function groundOf(layout: Layout | null, size: Layout['size']): Layout {
  return layout === null ? bareLayout('', size) : { ...layout, measures: [] };
}

function ZoomButton({
  label,
  face,
  onClick,
}: {
  readonly label: string;
  readonly face: string;
  readonly onClick: () => void;
}) {
  return (
    <button type="button" class="table-zoom-button" aria-label={label} onClick={onClick}>
      {face}
    </button>
  );
}

interface TerrainProps {
  readonly pieces: readonly TerrainPiece[];
  readonly depth: number;
  readonly traits: readonly TerrainTrait[];
  readonly text: number;
  readonly selected: string | null;
}

function Terrain({ pieces, depth, traits, text, selected }: TerrainProps) {
  return (
    <g>
      {pieces.map((piece) => (
        <g
          key={piece.id}
          data-thing={piece.id}
          class={piece.id === selected ? 'table-piece table-chosen' : 'table-piece'}
        >
          {drawn(pieceSign(piece, depth, traits, text))}
          {drawn(pieceLabel(piece, depth, text))}
        </g>
      ))}
    </g>
  );
}

interface ThingProps {
  readonly thing: MapPiece;
  readonly depth: number;
  readonly text: number;
  readonly selected: boolean;
}

function Thing({ thing, depth, text, selected }: ThingProps) {
  const radius = radiusOf(thing.base);
  return (
    <g transform={`translate(${thing.at[0]} ${depth - thing.at[1]})`}>
      <g data-thing={thing.id} class={selected ? 'table-thing table-chosen' : 'table-thing'}>
        <circle class="table-reach" r={Math.max(radius, text)} />
        {selected ? <circle class="table-halo" r={radius + text * 0.35} stroke-width={text * 0.25} /> : null}
        {drawn(thingSign(thing, text))}
      </g>
    </g>
  );
}

/** What is dragged is moved on the drawing alone, and its way said there, so that a frame changes two attributes. */
function useDragging(svg: { readonly current: SVGSVGElement | null }) {
  const way = useRef<HTMLSpanElement>(null);
  const find = (id: string) => svg.current?.querySelector(`[data-thing="${CSS.escape(id)}"]`) ?? null;
  const tell = (text: string) => {
    if (way.current) way.current.textContent = text;
  };
  return {
    way,
    show: (id: string, [dx, dy]: LayoutPoint) => {
      find(id)?.setAttribute('transform', `translate(${dx.toFixed(3)} ${dy.toFixed(3)})`);
      tell(inchText(Math.hypot(dx, dy)));
    },
    end: (id: string) => {
      find(id)?.removeAttribute('transform');
      tell('');
    },
  };
}

const STEPS: Readonly<Record<string, LayoutPoint>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
/** Inches of an arrow key, and with the shift key. */
const STEP = 1;
const SMALL_STEP = 0.1;

interface ViewKeys {
  /** By so many quarters of the view; null while all of the table is seen. */
  readonly pan: ((by: LayoutPoint) => void) | null;
  readonly showAll: () => void;
}

/**
 * Arrows move what is chosen, else what is seen; Page Up and Page Down choose; Delete removes; plus, minus and 0 change the
 * view.
 */
function useKeys(props: TableDrawingProps, zoom: (times: number) => void, { pan, showAll }: ViewKeys) {
  const { map, selected, onSelect, onMove, onRemove } = props;
  const ids = [...map.things, ...map.terrain].map(({ id }) => id);
  const choose = (by: number) => {
    const at = selected === null ? (by > 0 ? -1 : 0) : ids.indexOf(selected);
    onSelect(ids[(at + by + ids.length) % ids.length] ?? null);
  };
  return (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const size = event.shiftKey ? SMALL_STEP : STEP;
    if (step !== undefined && selected !== null && onMove !== null) onMove(selected, [step[0] * size, step[1] * size]);
    else if (step !== undefined && pan !== null) pan(step);
    else if (event.key === 'PageDown') choose(1);
    else if (event.key === 'PageUp') choose(-1);
    else if (event.key === 'Delete' && selected !== null) onRemove?.(selected);
    else if (event.key === 'Escape') onSelect(null);
    else if (event.key === '+') zoom(CLOSER);
    else if (event.key === '-') zoom(1 / CLOSER);
    else if (event.key === '0') showAll();
    else return;
    event.preventDefault();
  };
}

/** The model or marker nearest to a place, or the terrain that is there. */
function thingAt(map: TableMap, place: LayoutPoint, reach: number): string | null {
  const near = map.things
    .map(({ id, at, base }) => ({ id, off: Math.hypot(at[0] - place[0], at[1] - place[1]), radius: radiusOf(base) }))
    .filter(({ off, radius }) => off <= Math.max(radius, reach))
    .sort((one, other) => one.off - other.off)[0];
  if (near) return near.id;
  const point = spot(pointOf(place));
  return map.terrain.find(({ shape }) => meets(point, shapeOf(shape)))?.id ?? null;
}
