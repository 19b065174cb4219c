/** The table of a battle for those who keep a map: zones, fighters, and Hidden markers that nobody may read. Inches. */
import { askId } from '../../../encounter/ask-id.ts';
import type { TableAsked, TablePiece } from '../../../encounter/table.ts';
import type { SideId } from '../../../encounter/types.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import { bareLayout } from '../../../table/drawing/map-drawing.ts';
import { MAP_SIDES, type MapSide } from '../../../table/map/map.ts';
import type { Layout, LayoutArea, LayoutPoint } from '../../../table/layout/layout.ts';
import type { Point } from '../../../table/shapes.ts';
import { INCH, MILLIMETRE } from '../../../table/units.ts';
import type { ZoneEdge } from '../../../table/zones.ts';
import { ZONE_DEPTH, groundFor } from '../rules/battlefield.ts';
import type { SetUpStep } from '../rules/steps.ts';
import type { Battle, Fighter } from './battle.ts';
import { isBehind, markerName, markerOf } from './markers.ts';

export const TABLE_ID = askId('table');

/** The ask that takes what is moved on the map; round 0 is before the first. */
export function tableId({ round }: Battle): string {
  return TABLE_ID.write({}, `round:${round}`);
}

const STEPS: readonly SetUpStep[] = ['deploy', 'observation', 'targets', 'rounds'];

/** Whether somebody may keep a map now: it begins as fighters are set up, and where nobody began one none is offered later. */
export function hasMap({ step, built, told, fighters, markers }: Battle): boolean {
  const isKept = told.length > 0 || [...fighters, ...markers].some(({ at }) => at !== null);
  return (step === 'deploy' && !built) || (STEPS.includes(step) && isKept);
}

/** What may stand on the table of this battle. */
export function askedOf(battle: Battle): TableAsked | null {
  const ground = groundFor(battle.gangs);
  if (isRefusal(ground)) return null;
  const size = [ground.table.width / INCH, ground.table.depth / INCH] as const;
  const pieces = [...piecesOf(battle), ...battle.markers.filter(({ open }) => !open).map(markerPiece)];
  const asked = { layout: 'the-hit', own: layoutOf(battle, size), size, pieces, tells: {} };
  return battle.round > 0 ? asked : { ...asked, atOnce: true };
}

/** Their zones. */
function layoutOf(battle: Battle, size: Layout['size']): Layout {
  const deep = (battle.zoneDepth ?? ZONE_DEPTH) / INCH;
  const areas = battle.gangs.flatMap((gang): readonly LayoutArea[] => {
    const edge = battle.edges[gang];
    if (edge === undefined) return [];
    return [{ id: `zone-${gang}`, kind: 'deployment', owner: 'neutral', shape: { rect: zoneOf(size, edge, deep) } }];
  });
  return { ...bareLayout('Battlefield', size), areas };
}

function zoneOf([width, depth]: Layout['size'], edge: ZoneEdge, deep: number) {
  const zones: Readonly<Record<ZoneEdge, readonly [number, number, number, number]>> = {
    south: [0, 0, width, deep],
    north: [0, depth - deep, width, depth],
    west: [0, 0, deep, depth],
    east: [width - deep, 0, width, depth],
  };
  return zones[edge];
}

/** Nobody reads on the map who is behind which marker. Infiltrators come onto it once they stand. */
function piecesOf(battle: Battle): readonly TablePiece[] {
  const known = battle.fighters.filter((fighter) => !isBehind(battle, fighter));
  const standing = known.flatMap(({ placed, at, sheet }) =>
    placed && at ? [{ at: placeIn(at), base: sheet.base }] : [],
  );
  const row = waitingRow(battle, standing);
  return known.map(({ id, gang, sheet: { name, base }, at, placed }): TablePiece => {
    const place = placed && at ? placeIn(at) : row.get(id);
    return { id, name, kind: 'model', side: sideOf(gang), base, ...(place ? { at: place } : {}) };
  });
}

interface Stood {
  readonly at: LayoutPoint;
  /** Millimetres across. */
  readonly base: number;
}

function areClear(one: Stood, other: Stood): boolean {
  const apart = Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]);
  return apart * INCH > ((one.base + other.base) / 2) * MILLIMETRE;
}

/** Set up without a word of where, as a whole gang at once is. */
const isSomewhere = ({ placed, at, status }: Fighter): boolean => placed && at === null && status !== 'out';

/**
 * Where those stand of whom nobody said where, by id: side by side along their own edge, as many as have room. A drag sets
 * one up, or says where it is.
 */
function waitingRow(battle: Battle, standing: readonly Stood[]): ReadonlyMap<string, LayoutPoint> {
  const row = new Map<string, LayoutPoint>();
  const taken = [...standing];
  for (const gang of battle.gangs) {
    const crew = battle.fighters.filter((one) => one.gang === gang && !one.sheet.infiltrating);
    for (const [place, fighter] of crew.entries()) {
      if (!isSomewhere(fighter) && (fighter.placed || battle.step !== 'deploy')) continue;
      const { base } = fighter.sheet;
      const free = fromPlace(place, crew.length)
        .map((part) => alongEdge(battle, gang, part))
        .find((at) => at !== null && taken.every((other) => areClear({ at, base }, other)));
      if (!free) continue;
      taken.push({ at: free, base });
      row.set(fighter.id, free);
    }
  }
  return row;
}

/** Its own place in the row; and where somebody stands there, the places after it and between them. */
function fromPlace(place: number, length: number): readonly number[] {
  return Array.from({ length: 2 * length }, (_, more) => (((place + more / 2) % length) + 0.5) / length);
}

/** Clear of the zones at both ends, and in the own one. */
const [CORNER, IN] = [3, 0.9];

function alongEdge({ edges, gangs }: Battle, gang: SideId, part: number): LayoutPoint | null {
  const edge = edges[gang];
  const ground = groundFor(gangs);
  if (edge === undefined || isRefusal(ground)) return null;
  const across = ground.table.width / INCH;
  const [along, far] = [CORNER + (across - 2 * CORNER) * part, across - IN];
  const places: Readonly<Record<ZoneEdge, LayoutPoint>> = {
    south: [along, IN],
    north: [along, far],
    west: [IN, along],
    east: [far, along],
  };
  return places[edge];
}

function sideOf(gang: SideId): MapSide {
  return MAP_SIDES.find((side) => side === gang) ?? 'neutral';
}

const MARKER_BASE = 25;

function markerPiece(marker: Battle['markers'][number]): TablePiece {
  const at = marker.at === null ? {} : { at: placeIn(marker.at) };
  const [id, name] = [markerOf(marker), markerName(marker)];
  return { id, name, kind: 'marker', side: sideOf(marker.gang), base: MARKER_BASE, ...at };
}

function placeIn({ x, y }: Point): LayoutPoint {
  return [x / INCH, y / INCH];
}
