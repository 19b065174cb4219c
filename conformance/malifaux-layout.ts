/** The question of a deployment's layout in the vectors' words, for both editions. */
import { fieldsOf, numberOf, textOf, textsOf, rowsOf, type Fields } from '../core/journal/json.ts';
import { layoutNameFor } from '../core/systems/malifaux/terrain/layouts.ts';
import { type PlayGround, QUARTERS, halfOf, isIn, isWhollyIn, zoneOf } from '../core/systems/malifaux/rules/ground.ts';
import type { JudgedEdition } from '../core/systems/malifaux/rules/step.ts';
import type { PlacedBase } from '../core/systems/malifaux/rules/watched.ts';
import { type DeploymentSide, cornersOf } from '../core/systems/malifaux/terrain/where.ts';
import { type Ground, SQUARE_INCH, areaOf } from '../core/table/areas.ts';
import { layoutNamed } from '../core/table/layout/layout.ts';
import { distance } from '../core/table/measure.ts';
import { type Disc, type Half, type Region, base } from '../core/table/shapes.ts';
import { INCH, inInches } from '../core/table/units.ts';
import { CORNERS } from '../core/table/zones.ts';
import type { Answer, Operation } from './operation.ts';
import { STRICT } from './match.ts';
import { baseOf } from './table.ts';
import { isTexts } from './vector.ts';

const SIDES: readonly DeploymentSide[] = ['A', 'B'];

/** One edition's tables. */
export interface Edition {
  readonly judged: JudgedEdition;
  /** As the edition's predicates ask it. */
  readonly onHalf: (placed: PlacedBase, half: Half) => boolean;
  readonly limits?: (zones: Readonly<Record<DeploymentSide, Ground>>) => Readonly<Record<DeploymentSide, number>>;
}

export function layoutOperation(edition: Edition): Operation {
  return {
    // Sides, corners and markers come in any order; points are figures and keep theirs.
    manner: { ...STRICT, anyOrder: (key, expected) => key === 'markers' || isTexts(expected) },
    answer: (given) => (given.gap === undefined ? layout(edition, given) : gap(given)),
  };
}

/** Where a vector measures, places are taken as they are written: nothing is snapped to. */
function gap(given: Fields): Answer {
  const models = [...rowsOf(fieldsOf(given.table).models), ...rowsOf(fieldsOf(given.table).markers)];
  const [one, other] = textsOf(given.gap).map((id) => exactly(models.find((model) => model.id === id) ?? {}));
  if (!one || !other) throw new Error('a gap is between two things on the table');
  return { gap: inInches(distance(one, other)) };
}

function exactly({ at, base: across }: Fields): Disc {
  const [x = 0, y = 0] = Array.isArray(at) ? at.map((length: unknown) => numberOf(length, 0) * INCH) : [];
  return base({ x, y }, numberOf(across, 30));
}

function layout(edition: Edition, given: Fields): Answer {
  const { judged, limits } = edition;
  const deployment = textOf(given.deployment);
  const ground = judged.ground(deployment);
  const name = layoutNameFor(judged.places, { strategy: textOf(given.strategy), deployment });
  const drawn = layoutNamed(judged.book, name ?? deployment);
  const line = drawn?.lines.find(({ kind }) => kind === 'centreline');
  if (!drawn || !line) throw new Error(`nothing is drawn of ${deployment}`);
  const zones = Object.fromEntries(SIDES.map((side) => [side, zoneGround(ground, side)])) as Record<
    DeploymentSide,
    Ground
  >;
  return {
    area: { A: areaOf(zones.A) / SQUARE_INCH, B: areaOf(zones.B) / SQUARE_INCH },
    centerline: [line.from, line.to],
    corners: cornersOf(ground),
    ...(limits === undefined ? {} : { limit: limits(zones) }),
    markers: drawn.spots.flatMap(({ marker, later, at, base: across }) =>
      marker === undefined || later === true ? [] : [{ kind: marker, at, base: across }],
    ),
    ...(given.where === undefined ? {} : whereIs(edition, ground, baseOf(fieldsOf(given.where)))),
  };
}

function zoneGround(ground: PlayGround, side: DeploymentSide): Ground {
  const zone = zoneOf(ground, side);
  if (zone.kind === 'polygon' || zone.kind === 'disc' || zone.kind === 'quarter-disc') return zone;
  throw new Error(`the zone of ${side} has no area`);
}

/** As the packs' predicates ask it. */
function whereIs({ onHalf }: Edition, ground: PlayGround, disc: Disc): Answer {
  const placed = { disc };
  const quarters = (test: typeof isIn) => CORNERS.filter((_, at) => QUARTERS[at] && test(placed, QUARTERS[at]));
  const sides = (test: typeof isIn, of: (ground: PlayGround, side: DeploymentSide) => Region) =>
    SIDES.filter((side) => test(placed, of(ground, side)));
  return {
    zones: sides(isIn, zoneOf),
    whollyZones: sides(isWhollyIn, zoneOf),
    halves: SIDES.filter((side) => onHalf(placed, halfOf(ground, side))),
    whollyHalves: sides(isWhollyIn, halfOf),
    quarters: quarters(isIn),
    whollyQuarters: quarters(isWhollyIn),
    centerline: isIn(placed, ground.centreline),
  };
}
