/** What decided a measured answer, in plain words: who is how far from what. */
import { sideIn } from '../../../encounter/names.ts';
import { distance } from '../../../table/measure.ts';
import type { Region } from '../../../table/shapes.ts';
import { inInches } from '../../../table/units.ts';
import { inchText } from '../../../table/drawing/words.ts';
import { EDGES } from '../../../table/zones.ts';
import { CENTRE, type PlayGround, QUARTERS, TABLE_EDGES } from './ground.ts';
import type { PlayTable } from './table.ts';
import type { Measurement, PlacedBase } from './watched.ts';

/** As many lines as a phone shows beside a question. */
const MOST = 6;
/** Places that were read in two ways differ by less, in units of the table. */
const ROUNDED = 1;
/** Of what did not hold, the nearest miss and the next. */
const MISSES = 2;

const QUARTER_NAMES = ['south-west', 'south-east', 'north-west', 'north-east'];

export interface ExplainedTable {
  readonly table: PlayTable;
  /** The same with what was put there to ask about it. */
  readonly asked?: PlayTable;
  readonly ground: PlayGround;
  readonly nameOf: (id: string) => string;
}

/** What held, the first of it first; then what held not, the nearest first. */
export function whyOf(measured: readonly Measurement[], seen: ExplainedTable): readonly string[] {
  const told = measured.map((one) => ({ ...one, gap: gapOf(one), text: textOf(one, seen) }));
  const lines = (holds: boolean, ordered: typeof told): readonly string[] => [
    ...new Set(ordered.filter((one) => one.holds === holds).map(({ text }) => text)),
  ];
  const held = lines(true, told).slice(0, MOST);
  const missed = lines(
    false,
    [...told].sort((a, b) => a.gap - a.reach - (b.gap - b.reach)),
  );
  return [...held, ...missed.slice(0, held.length === 0 ? MOST / 2 : MISSES)];
}

/** In inches: one millimetre. */
const CLOSE = 0.04;

/** Whether something is so near to the distance that decides that hands may measure it otherwise. */
export function isClose(measured: readonly Measurement[]): boolean {
  return measured.some((one) => {
    if (one.how === 'wholly' || one.how === 'engages') return false;
    const off = gapOf(one) - one.reach;
    return one.how === 'within' || one.how === 'nearer' ? Math.abs(off) <= CLOSE : !one.holds && off <= CLOSE;
  });
}

function gapOf({ thing, to }: Measurement): number {
  return inInches(distance(thing.disc, 'disc' in to ? to.disc : to));
}

function textOf(one: Measurement, seen: ExplainedTable): string {
  const { thing, to, how, reach, holds } = one;
  const [who, what] = [nameOfPlaced(thing, seen), nameOf(to, seen)];
  const gap = inchText(gapOf(one));
  const far = `${gap} from ${what}`;
  switch (how) {
    case 'within':
      return `${who}: ${far}, ${holds ? '' : 'not '}within ${inchText(reach)}`;
    case 'nearer':
      return `${who}: ${far}, ${holds ? 'closer than' : 'not closer than'} ${inchText(reach)}`;
    case 'contact':
      return `${who}: ${holds ? 'in contact with' : `not in contact with`} ${what}`;
    case 'in':
      return holds ? `${who}: in ${what}` : `${who}: ${far}`;
    case 'partly':
      return holds ? `${who}: partly on ${what}` : `${who}: not on ${what}`;
    case 'wholly':
      return `${who}: ${holds ? 'completely' : 'not completely'} in ${what}`;
    case 'engages':
      return `${who}: ${holds ? 'engaged with' : 'not engaged with'} ${what}, ${gap} apart`;
  }
}

function nameOfPlaced(placed: PlacedBase, { table, asked, nameOf: called }: ExplainedTable): string {
  const { at, radius } = placed.disc;
  const known =
    [...table.models, ...table.markers].find((one) => one === placed || one.disc === placed.disc) ??
    [...(asked?.models ?? []), ...(asked?.markers ?? [])].find(
      ({ disc }) => Math.hypot(disc.at.x - at.x, disc.at.y - at.y) < ROUNDED && disc.radius === radius,
    );
  if (known) return called(known.id);
  return at.x === CENTRE.at.x && at.y === CENTRE.at.y ? 'the Marker in the middle' : 'the Marker';
}

function nameOf(to: PlacedBase | Region, seen: ExplainedTable): string {
  return 'disc' in to ? nameOfPlaced(to, seen) : nameOfRegion(to, seen);
}

function nameOfRegion(region: Region, { ground, table, nameOf: called }: ExplainedTable): string {
  const { zones, halves, centreline, ends, corners } = ground;
  const quarter = QUARTERS.findIndex((one) => one === region);
  if (quarter >= 0) return `the ${QUARTER_NAMES[quarter] ?? ''} quarter`;
  for (const side of ['A', 'B'] as const) {
    if (zones[side] === region) return `${sideIn(side)}’s Deployment Zone`;
    if (halves[side] === region) return `${sideIn(side)}’s half`;
  }
  if (region === centreline) return 'the Centerline';
  if (region === CENTRE) return 'the middle of the table';
  if (ends.some((end) => end === region)) return 'an end of the Centerline';
  if (corners.some(({ at }) => at === region)) return 'a corner of the table';
  const edge = EDGES.find((id) => TABLE_EDGES[id] === region);
  if (edge) return `the ${edge} edge`;
  const thing = [...table.models, ...table.markers].find(({ disc }) => disc === region);
  const piece = table.terrain.find(({ shape }) => shape === region);
  return thing ? called(thing.id) : piece ? called(piece.id) : 'that place';
}
