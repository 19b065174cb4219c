/** Reading a table from a file: whole and sound, or refused with what is wrong and where. */
import { isPlainObject, parseJson } from '../../journal/json.ts';
import { type Refusal, isRefusal, refuse } from '../../rules/refusal.ts';
import { each, isFigure, isId, isName, isPlace, shapeIn } from '../layout/parts.ts';
import { readLayout } from '../layout/read.ts';
import { MAP_SIDES, MOST, type MapPiece, type TableMap, type TerrainPiece } from './map.ts';
import { checkMap } from './check.ts';

/** The table in a text of JSON. */
export function readMapText(text: string): TableMap | Refusal {
  const read = parseJson(text);
  return 'problem' in read
    ? refuse('bad-table', `This is not a table: the file ${read.problem}.`)
    : readMap(read.value);
}

export function readMap(value: unknown): TableMap | Refusal {
  const map = outlineOf(value);
  if (typeof map === 'string') return refuse('bad-table', map);
  const given = isPlainObject(value) ? value.own : undefined;
  if (given === undefined) return checkMap(map);
  const own = readLayout(given);
  return isRefusal(own) ? own : checkMap({ ...map, own });
}

/** The table as far as it has the right outline, or what is missing. */
function outlineOf(value: unknown): TableMap | string {
  if (!isPlainObject(value)) return 'This is not a table: an object with name, size, terrain and things is needed.';
  const { name = '', system = null, layout = null, size, terrain = [], things = [] } = value;
  if (typeof name !== 'string') return 'name: a text is needed.';
  if (!isTextOrNull(system) || !isTextOrNull(layout)) return 'system and layout: a name or null is needed.';
  if (!isPlace(size)) return 'size: two figures are needed, width and depth in inches.';
  if (!Array.isArray(terrain) || !Array.isArray(things)) return 'terrain and things: lists are needed.';
  // Before anything is looked at one by one.
  if (terrain.length > MOST.terrain)
    return `There are ${terrain.length} pieces of terrain. The limit is ${MOST.terrain}.`;
  if (things.length > MOST.things) return `There are ${things.length} models and markers. The limit is ${MOST.things}.`;
  const pieces = each(terrain, 'terrain', pieceOf);
  if (typeof pieces === 'string') return pieces;
  const standing = each(things, 'things', standingOf);
  if (typeof standing === 'string') return standing;
  return { name, system, layout, size: [size[0], size[1]], terrain: pieces, things: standing };
}

function pieceOf(value: unknown): TerrainPiece | string {
  if (!isPlainObject(value)) return 'an object is needed.';
  const { id, name = '', shape, traits = [], height } = value;
  if (!isId(id)) return 'an id is needed.';
  if (!isName(name)) return 'name: a short text is needed.';
  const read = shapeIn(shape);
  if (read === null) return 'shape: a rect, a circle or a polygon in figures is needed.';
  if (!Array.isArray(traits) || !traits.every(isName)) return 'traits: a list of words is needed.';
  if (height !== undefined && !isFigure(height)) return 'height: a figure is needed.';
  return { id, name, shape: read, traits, ...(height === undefined ? {} : { height }) };
}

function standingOf(value: unknown): MapPiece | string {
  if (!isPlainObject(value)) return 'an object is needed.';
  const { id, name = '', kind, side, at, base, height } = value;
  if (!isId(id)) return 'an id is needed.';
  if (!isName(name)) return 'name: a short text is needed.';
  if (kind !== 'model' && kind !== 'marker') return 'kind: model or marker is needed.';
  const owner = MAP_SIDES.find((one) => one === side);
  if (owner === undefined) return 'side: A, B, C, D or neutral is needed.';
  if (!isPlace(at) || !isFigure(base)) return 'at and base: figures are needed.';
  if (height !== undefined && !isFigure(height)) return 'height: a figure is needed.';
  return { id, name, kind, side: owner, at: [at[0], at[1]], base, ...(height === undefined ? {} : { height }) };
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || isName(value);
}
