/** What Season Zero advises of a table's terrain, and how much of a zone may be out of reach (GG0-TABLE, GG0-ADJ). */
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { type Refusal, isRefusal, refuse } from '../../../rules/refusal.ts';
import { type Ground, areaOf } from '../../../table/areas.ts';
import type { MeasuredFigure, Finding, Inspection, LaidGround } from '../../../table/inspection.ts';
import type { Layout } from '../../../table/layout/layout.ts';
import { regionOf, tableOf } from '../../../table/layout/regions.ts';
import type { Piece, Region } from '../../../table/shapes.ts';
import {
  coveredIn,
  footprintOf,
  lanesBetween,
  narrowGaps,
  shareWith,
  shutOff,
  shutOffIn,
} from '../../../table/terrain.ts';
import { SQUARE_INCH } from '../../../table/areas.ts';
import { inInches, millimetres } from '../../../table/units.ts';
import { isOutOfReach } from '../../malifaux/terrain/traits.ts';
import { type DeploymentSide, zoneIn } from '../../malifaux/terrain/where.ts';

const HINDERS_MOVEMENT = ['impassable', 'climbable', 'severe', 'hazardous'];
const AFFECTS_SIGHT = ['blocking', 'dense', 'concealing'];
/** Shares that the pack advises, and how far off them we warn (GG0-AMB-63). */
const MOVEMENT = 0.7;
const SIGHT = 0.8;
const OFF = 0.1;
/** The least and the most of the table that terrain covers. */
const COVER = [0.4, 0.5] as const;
/** Paths are at least so many millimetres wide. */
const PATH = 50;
/** How much of a zone may be out of reach. */
const MOST_UNREACHABLE = 0.2;
/** Of the lines between the zones: the pack says “very few”, and where more are clear we warn. */
const CLEAR = 0.1;
/** The smallest base, which comes wherever any model comes. */
const SMALLEST = 30;
/** Shares that differ by less are the same: they were divided. */
const DIVIDED = 1e-9;

/** A figure is null where there is nothing to tell it from. */
export interface TerrainFigures {
  /** Square inches. */
  readonly footprint: number | null;
  /** Of the table. */
  readonly share: number | null;
  readonly hindersMovement: number | null;
  readonly affectsSight: number | null;
  /** Square inches of each zone. */
  readonly unreachable: Readonly<Record<DeploymentSide, number>> | null;
  readonly broken: readonly RuleId[];
  readonly warnings: readonly RuleId[];
}

/** The figures that the pack asks for, and which of its rules they miss. */
export function terrainFigures(layout: Layout, zones: Zones, given: LaidGround): TerrainFigures {
  const { pieces, shareBy, path } = given;
  const [width, depth] = layout.size;
  const footprint = given.footprint ?? (pieces.length === 0 ? null : footprintOf(pieces));
  const share = footprint === null ? null : footprint / (width * depth);
  const hindersMovement = shareWith(pieces, HINDERS_MOVEMENT, shareBy);
  const affectsSight = shareWith(pieces, AFFECTS_SIGHT, shareBy);
  const unreachable =
    given.unreachable === null
      ? null
      : { A: coveredIn(zones.A, given.unreachable), B: coveredIn(zones.B, given.unreachable) };
  return {
    footprint,
    share,
    hindersMovement,
    affectsSight,
    unreachable,
    broken: unreachable !== null && isTooMuch(zones, unreachable) ? cite('GG0-ADJ-03') : [],
    warnings: [
      ...(isOff(share, ...COVER) ? cite('GG0-TABLE-01') : []),
      ...(isOff(hindersMovement, MOVEMENT - OFF, MOVEMENT + OFF) ? cite('GG0-TABLE-03') : []),
      ...(isOff(affectsSight, SIGHT - OFF, SIGHT + OFF) ? cite('GG0-TABLE-04') : []),
      ...(isOff(path, PATH, Number.POSITIVE_INFINITY) ? cite('GG0-TABLE-05') : []),
    ],
  };
}

function isOff(figure: number | null, least: number, most: number): boolean {
  return figure !== null && (figure < least - DIVIDED || figure > most + DIVIDED);
}

type Zones = Readonly<Record<DeploymentSide, Ground & Region>>;

/** Both Deployment Zones of a layout, or which is missing. */
export function zonesOn(layout: Layout): Zones | Refusal {
  const [A, B] = (['A', 'B'] as const).map((side) => {
    const area = zoneIn(layout, side);
    const region = area === undefined ? null : regionOf(area.shape, layout.size);
    const isGround = region?.kind === 'polygon' || region?.kind === 'disc' || region?.kind === 'quarter-disc';
    return isGround ? region : null;
  });
  return A && B ? { A, B } : refuse('no-zone', `${layout.title} has no deployment zone of A, or none of B.`);
}

/** The most square inches of each side's zone that may be out of reach. */
export function unreachableLimits({
  A,
  B,
}: Readonly<Record<DeploymentSide, Ground>>): Readonly<Record<DeploymentSide, number>> {
  const limit = (zone: Ground) => MOST_UNREACHABLE * (areaOf(zone) / SQUARE_INCH);
  return { A: limit(A), B: limit(B) };
}

function isTooMuch(
  zones: Readonly<Record<DeploymentSide, Ground>>,
  out: Readonly<Record<DeploymentSide, number>>,
): boolean {
  const limits = unreachableLimits(zones);
  return (['A', 'B'] as const).some((side) => out[side] > limits[side] + DIVIDED);
}

/**
 * What the pack says of a table's terrain. Sight and reach are drawn and walled off by what the pieces are; what people
 * marked as out of reach counts instead of what is worked out.
 */
export function inspectTerrain(layout: Layout, laid: LaidGround): Inspection | Refusal {
  const ground = withMarks(laid);
  const { pieces, shareBy } = ground;
  const zones = zonesOn(layout);
  if (isRefusal(zones)) return zones;
  const figures = terrainFigures(layout, zones, ground);
  const out = figures.unreachable ?? outOfReach(layout, pieces, zones);
  const clear = clearLines(layout, pieces, zones);
  const limits = unreachableLimits(zones);
  const share = (trait: string) => percent(shareWith(pieces, [trait], shareBy));
  const counted = shareBy === 'area' ? 'by area' : 'by pieces';
  return {
    findings: [...findingsOf(figures), ...gapFindings(pieces), ...clearFindings(clear), ...reachFindings(zones, out)],
    figures: [
      figure('Covered by terrain', percent(figures.share), '40 to 50 %', 'GG0-TABLE-01'),
      figure('Hinders movement', percent(figures.hindersMovement), `about 70 % of terrain, ${counted}`, 'GG0-TABLE-03'),
      figure('Affects sight', percent(figures.affectsSight), `about 80 % of terrain, ${counted}`, 'GG0-TABLE-04'),
      figure(
        'Concealing, and blocking',
        `${share('concealing')}, ${share('blocking')}`,
        'about as much',
        'GG0-TABLE-04',
      ),
      figure('Narrowest way between impassable pieces', narrowest(pieces), `${PATH} mm or more`, 'GG0-TABLE-05'),
      figure('Clear lines between the deployment zones', percent(clear), 'very few', 'GG0-TABLE-06'),
      ...(['A', 'B'] as const).map((side) =>
        figure(
          `Out of reach in ${side}’s zone`,
          percent(shareOf(zones[side], out[side])),
          `at most 20 %: ${limits[side].toFixed(1)} square inches`,
          'GG0-ADJ-03',
        ),
      ),
    ],
  };
}

/** What was marked on the table as out of reach is no terrain. */
function withMarks(laid: LaidGround): LaidGround {
  const marks = laid.pieces.filter(isOutOfReach).map(({ shape }) => shape);
  if (marks.length === 0) return laid;
  const pieces = laid.pieces.filter((piece) => !isOutOfReach(piece));
  return { ...laid, pieces, unreachable: [...(laid.unreachable ?? []), ...marks] };
}

function figure(name: string, value: string, wanted: string, rule: RuleId): MeasuredFigure {
  return { name, value, wanted, rules: cite(rule) };
}

function percent(share: number | null): string {
  return share === null ? 'nothing there' : `${Math.round(share * 1000) / 10} %`;
}

const ADVICE: Readonly<Record<string, string>> = {
  'GG0-TABLE-01': 'Terrain should cover 40 to 50 % of the table.',
  'GG0-TABLE-03': 'About 70 % of the terrain should hinder movement: impassable, climbable, severe or hazardous.',
  'GG0-TABLE-04': 'About 80 % of the terrain should affect sight: blocking, dense or concealing.',
  'GG0-TABLE-05': 'Paths should be 50 mm wide or more.',
};

function findingsOf({ warnings }: TerrainFigures): readonly Finding[] {
  return warnings.map((rule) => ({ kind: 'warning', rules: [rule], pieces: [], message: ADVICE[rule] ?? rule }));
}

/** Terrain that nobody walks through; what can be climbed can be crossed. */
function impassable(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.filter(({ traits }) => traits.includes('impassable') && !traits.includes('climbable'));
}

function gapFindings(pieces: readonly Piece[]): readonly Finding[] {
  return narrowGaps(impassable(pieces), millimetres(PATH)).map(({ between, gap }) => ({
    kind: 'warning',
    rules: cite('GG0-TABLE-05'),
    pieces: between,
    message: `Between ${between.join(' and ')} there are ${inMillimetres(gap)}: paths are ${PATH} mm wide or more.`,
  }));
}

/** In millimetres; ways of a foot and more are none that anybody looks at. */
function narrowest(pieces: readonly Piece[]): string {
  const gaps = narrowGaps(impassable(pieces), millimetres(300)).map(({ gap }) => gap);
  return gaps.length === 0 ? 'none' : inMillimetres(Math.min(...gaps));
}

function inMillimetres(units: number): string {
  return `${Math.round(inInches(units) * 254) / 10} mm`;
}

function outOfReach(
  { size }: Layout,
  pieces: readonly Piece[],
  zones: Readonly<Record<DeploymentSide, Ground>>,
): Readonly<Record<DeploymentSide, number>> {
  const walls = impassable(pieces).map(({ shape }) => shape);
  const [A = 0, B = 0] = shutOffIn([zones.A, zones.B], shutOff(tableOf(size), walls, millimetres(SMALLEST / 2)));
  return { A, B };
}

function shareOf(zone: Ground, covered: number): number {
  return (covered * SQUARE_INCH) / areaOf(zone);
}

function reachFindings(
  zones: Readonly<Record<DeploymentSide, Ground>>,
  out: Readonly<Record<DeploymentSide, number>>,
): readonly Finding[] {
  if (!isTooMuch(zones, out)) return [];
  const message = 'More than 20 % of a deployment zone is out of reach: under impassable terrain, or shut off.';
  return [{ kind: 'broken', rules: cite('GG0-ADJ-03', 'GG0-AMB-64'), pieces: [], message }];
}

/** The share of lines between places of both zones that no piece blocks; null where there is no terrain. */
function clearLines(
  { size }: Layout,
  pieces: readonly Piece[],
  zones: Readonly<Record<DeploymentSide, Region>>,
): number | null {
  const blocking = pieces.filter(({ traits }) => traits.includes('blocking') || traits.includes('dense'));
  const shapes = blocking.map(({ shape }) => shape);
  const { open, lines } = lanesBetween(tableOf(size), shapes, zones.A, zones.B);
  return lines === 0 || pieces.length === 0 ? null : open / lines;
}

function clearFindings(clear: number | null): readonly Finding[] {
  if (!isOff(clear, 0, CLEAR)) return [];
  const message = `${percent(clear)} of the lines from one deployment zone to the other are clear: very few should be.`;
  return [{ kind: 'warning', rules: cite('GG0-TABLE-06'), pieces: [], message }];
}
