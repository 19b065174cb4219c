/** Reading a layout that somebody changed: whole and sound, or refused with what is wrong and where. */
import { isPlainObject, parseJson } from '../../journal/json.ts';
import { type Refusal, isRefusal, refuse } from '../../rules/refusal.ts';
import { BASE_SIZES, faultOfShape, faultOfTable, firstFault } from '../faults.ts';
import { completelyWithin, meets, overlaps } from '../measure.ts';
import { base } from '../shapes.ts';
import { wholeOf } from '../zones.ts';
import type { AreaKind, Layout, LayoutArea, LayoutLine, LayoutSpot, Measure, Sureness } from './layout.ts';
import { OWNERS, each, isFigure, isId, isName, isPlace, shapeIn } from './parts.ts';
import { pointOf, shapeOf, tableOf } from './regions.ts';

export const AREA_KINDS = [
  'deployment',
  'advance',
  'scenario',
  'markers',
  'safe',
] as const satisfies readonly AreaKind[];
export const SPOT_KINDS = ['flag', 'objective', 'marker', 'point'] as const satisfies readonly LayoutSpot['kind'][];
export const LINE_KINDS = ['centreline', 'quarter'] as const satisfies readonly LayoutLine['kind'][];
export const SURENESS = ['stated', 'high', 'medium', 'low', 'own'] as const satisfies readonly Sureness[];

/** No layout has more parts of one kind, or longer sentences. */
export const MOST_OF = { parts: 60, sentence: 400 } as const;

/** The layout in a text of JSON. */
export function readLayoutText(text: string): Layout | Refusal {
  const read = parseJson(text);
  return 'problem' in read
    ? refuse('bad-layout', `This is not a layout: the file ${read.problem}.`)
    : readLayout(read.value);
}

export function readLayout(value: unknown): Layout | Refusal {
  const layout = outlineOf(value);
  return isRefusal(layout) ? layout : checkLayout(layout);
}

function bad(message: string): Refusal {
  return refuse('bad-layout', message);
}

function outlineOf(value: unknown): Layout | Refusal {
  if (!isPlainObject(value)) return bad('This is not a layout: an object with name, size, areas and spots is needed.');
  const { name, title, size, sides, notes = [], rules = [] } = value;
  if (!isId(name) || !isSentence(title)) return bad('name and title: a short text each is needed.');
  if (!isPlace(size)) return bad('size: two figures are needed, width and depth in inches.');
  if (sides !== 'ordered' && sides !== 'lettered') return bad('sides: ordered or lettered is needed.');
  const sure = surenessOf(value.sure);
  if (sure === null) return bad(`sure: how it is (${SURENESS.join(', ')}) and why are needed.`);
  if (!isSentences(notes) || !isSentences(rules)) return bad('notes and rules: lists of short texts are needed.');
  const areas = list(value.areas, 'areas', areaOf);
  if (isRefusal(areas)) return areas;
  const spots = list(value.spots, 'spots', spotOf);
  if (isRefusal(spots)) return spots;
  const lines = list(value.lines, 'lines', lineOf);
  if (isRefusal(lines)) return lines;
  const measures = list(value.measures, 'measures', measureOf);
  if (isRefusal(measures)) return measures;
  return { name, title, size: [size[0], size[1]], sides, areas, spots, lines, measures, notes, sure, rules };
}

function list<T>(value: unknown = [], where: string, read: (value: unknown) => T | string): readonly T[] | Refusal {
  if (!Array.isArray(value)) return bad(`${where}: a list is needed.`);
  if (value.length > MOST_OF.parts) return bad(`${where}: ${value.length} are too many, ${MOST_OF.parts} at most.`);
  const found = each(value, where, read);
  return typeof found === 'string' ? bad(found) : found;
}

function isSentence(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MOST_OF.sentence;
}

function isSentences(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length <= MOST_OF.parts && value.every(isSentence);
}

function surenessOf(value: unknown): Layout['sure'] | null {
  if (!isPlainObject(value)) return null;
  const how = SURENESS.find((one) => one === value.how);
  return how !== undefined && isSentence(value.why) ? { how, why: value.why } : null;
}

function areaOf(value: unknown): LayoutArea | string {
  if (!isPlainObject(value)) return 'an object is needed.';
  const { id, label } = value;
  if (!isId(id)) return 'an id is needed.';
  const kind = AREA_KINDS.find((one) => one === value.kind);
  if (kind === undefined) return `kind: one of ${AREA_KINDS.join(', ')} is needed.`;
  const owner = OWNERS.find((one) => one === value.owner);
  if (owner === undefined) return 'owner: A, B or neutral is needed.';
  const shape = shapeIn(value.shape);
  if (shape === null) return 'shape: a rect, a circle or a polygon in figures is needed.';
  if (label !== undefined && !isPlace(label)) return 'label: a place is needed.';
  return { id, kind, owner, shape, ...(label === undefined ? {} : { label: [label[0], label[1]] }) };
}

function spotOf(value: unknown): LayoutSpot | string {
  if (!isPlainObject(value)) return 'an object is needed.';
  const { id, at, base, marker, name, reach, later } = value;
  if (!isId(id)) return 'an id is needed.';
  const kind = SPOT_KINDS.find((one) => one === value.kind);
  if (kind === undefined) return `kind: one of ${SPOT_KINDS.join(', ')} is needed.`;
  const owner = OWNERS.find((one) => one === value.owner);
  if (owner === undefined) return 'owner: A, B or neutral is needed.';
  if (!isPlace(at) || !isFigure(base)) return 'at and base: figures are needed.';
  if (marker !== undefined && !isName(marker)) return 'marker: a short text is needed.';
  if (name !== undefined && !isName(name)) return 'name: a short text is needed.';
  if (reach !== undefined && !isFigure(reach)) return 'reach: a figure is needed.';
  if (later !== undefined && typeof later !== 'boolean') return 'later: true or false is needed.';
  return {
    id,
    kind,
    owner,
    at: [at[0], at[1]],
    base,
    ...(marker === undefined ? {} : { marker }),
    ...(name === undefined ? {} : { name }),
    ...(reach === undefined ? {} : { reach }),
    ...(later === undefined ? {} : { later }),
  };
}

function lineOf(value: unknown): LayoutLine | string {
  const ends = measureOf(value);
  if (typeof ends === 'string') return ends;
  const kind = isPlainObject(value) ? LINE_KINDS.find((one) => one === value.kind) : undefined;
  return kind === undefined ? `kind: one of ${LINE_KINDS.join(', ')} is needed.` : { kind, ...ends };
}

function measureOf(value: unknown): Measure | string {
  if (!isPlainObject(value) || !isPlace(value.from) || !isPlace(value.to)) return 'from and to: places are needed.';
  return { from: [value.from[0], value.from[1]], to: [value.to[0], value.to[1]] };
}

/** The layout itself if nothing is wrong with it. Its zones may lie on each other, and beyond the table's edges. */
export function checkLayout(layout: Layout): Layout | Refusal {
  const { size, areas, spots, lines } = layout;
  const table = tableOf(size);
  return (
    faultOfTable(table) ??
    twice([...areas, ...spots]) ??
    firstFault(areas, ({ id, shape }) => {
      const fault = faultOfShape(`Zone ${id}`, shapeOf(shape));
      if (fault !== null || meets(shapeOf(shape), wholeOf(table))) return fault;
      return refuse('off-table', `Zone ${id} is not on the table.`);
    }) ??
    firstFault(spots, (spot, at) => faultOfSpot(spot, layout) ?? onAnother(spot, spots.slice(0, at))) ??
    firstFault(lines, faultOfLine) ??
    layout
  );
}

function twice(parts: readonly { readonly id: string }[]): Refusal | null {
  return firstFault(parts, ({ id }, at) =>
    parts.slice(0, at).some((one) => one.id === id) ? refuse('twice', `Two parts are called ${id}.`) : null,
  );
}

function faultOfSpot({ id, kind, at, base: across, reach = 0, later }: LayoutSpot, { size }: Layout): Refusal | null {
  const known = kind === 'point' ? across === 0 : BASE_SIZES.includes(across);
  if (!known) {
    const sizes = kind === 'point' ? '0' : BASE_SIZES.join(', ');
    return refuse('base-size', `${id} is ${across} mm across: there are ${sizes} mm.`);
  }
  if (reach < 0) return refuse('bad-layout', `${id} counts within ${reach}″: that is less than 0.`);
  // What comes up in play slides along its line until it is fully on the table.
  const disc = base(pointOf(at), later === true ? 0 : across);
  if (completelyWithin(disc, wholeOf(tableOf(size)))) return null;
  return refuse('off-table', `${id} is not whole on the table: its centre is at ${placeText(at)}.`);
}

/** Two bases cannot be in one place from the start; a point has none. */
function onAnother({ id, at, base: across, later }: LayoutSpot, earlier: readonly LayoutSpot[]): Refusal | null {
  if (across === 0 || later === true) return null;
  const disc = base(pointOf(at), across);
  const under = earlier.find(
    (one) => one.base > 0 && one.later !== true && overlaps(disc, base(pointOf(one.at), one.base)),
  );
  if (under === undefined) return null;
  return refuse('on-another', `${id} stands on ${under.id}, at ${placeText(at)}.`);
}

function faultOfLine({ from, to }: LayoutLine): Refusal | null {
  const isPoint = from[0] === to[0] && from[1] === to[1];
  return isPoint ? refuse('no-size', `A line has no length. It begins and ends at ${placeText(from)}.`) : null;
}

function placeText([x, y]: LayoutSpot['at']): string {
  return `(${x}″, ${y}″)`;
}
