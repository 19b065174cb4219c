/** Laid-out tables: kept in the event, given to table numbers, taken out again. */
import { sealed, valueOf } from '../journal/seal.ts';
import { type Refusal, isRefusal, refuse } from '../rules/refusal.ts';
import type { TableMap } from '../table/map/map.ts';
import { checkMap } from '../table/map/check.ts';
import type { DecideContext, Decided, Deciders } from './deciding.ts';
import type { EventState } from './state.ts';
import type { MapId } from './types.ts';

type MapCommand = 'keep-map' | 'assign-map' | 'remove-map';

/** More than any hall has tables of its own. */
const MOST_MAPS = 200;

function keepMap({ body, state, chance }: DecideContext<'keep-map'>): Decided {
  const laid = checkMap(body.laid);
  if (isRefusal(laid)) return laid;
  if (laid.name.trim() === '') return refuse('no-name', 'Give the table a name. Players see it.');
  const missing = body.map === undefined ? null : unknown(state, body.map);
  if (missing) return missing;
  if (body.map === undefined && state.maps.length >= MOST_MAPS) {
    return refuse('too-many-maps', `An event keeps ${MOST_MAPS} laid-out tables at most: remove one first.`);
  }
  const map = body.map ?? `m${state.mapsKept + 1}`;
  return [{ type: 'map-kept', map, laid: sealed('text', laid, chance.nonce()) }];
}

function assignMap({ body, state }: DecideContext<'assign-map'>): Decided {
  const { map, tables } = body;
  if (new Set(tables).size !== tables.length) return refuse('table-twice', 'A table number is in the list twice.');
  return unknown(state, map) ?? [{ type: 'map-assigned', map, tables }];
}

/** What lies on a table that the event keeps. */
export function mapOf({ maps }: EventState, map: MapId): TableMap | Refusal {
  const kept = maps.find(({ id }) => id === map);
  return (kept && valueOf(kept.laid)) ?? noMap(map);
}

function noMap(map: MapId): Refusal {
  return refuse('unknown-map', `This event keeps no laid-out table ${map}.`);
}

function unknown({ maps }: EventState, map: MapId): Refusal | null {
  return maps.some(({ id }) => id === map) ? null : noMap(map);
}

export const MAP_DECIDERS: Deciders<MapCommand> = {
  'keep-map': keepMap,
  'assign-map': assignMap,
  'remove-map': ({ body, state }) => unknown(state, body.map) ?? [{ type: 'map-removed', map: body.map }],
};
