/** The question of a deployment's layout in the vectors' words, for both editions. */
import { type Deployment, type StrategyPlaces, centrelineOf } from '../core/systems/malifaux/layouts.ts';
import {
  type PlayGround,
  QUARTERS,
  halfOf,
  isIn,
  isWhollyIn,
  playGround,
  zoneOf,
} from '../core/systems/malifaux/play/ground.ts';
import { type Side, cornersOf, zoneAreas } from '../core/systems/malifaux/where.ts';
import { distance } from '../core/table/measure.ts';
import { type Disc, base } from '../core/table/shapes.ts';
import { INCH, inInches } from '../core/table/units.ts';
import { CORNERS } from '../core/table/zones.ts';
import { fields, figure, rows, text, texts } from './given.ts';
import type { Answer, Operation } from './operation.ts';
import { STRICT } from './match.ts';
import { baseOf } from './table.ts';
import { type Fields, isTexts } from './vector.ts';

/** One edition's tables. */
export interface Edition {
  readonly deployments: readonly Deployment[];
  readonly strategies: readonly StrategyPlaces[];
  /** Whether something is on a half, as its Strategies and Schemes say it. */
  readonly onHalf: typeof isIn;
  readonly limits?: (deployment: string) => Readonly<Record<Side, number>>;
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
  const models = [...rows(fields(given.table).models), ...rows(fields(given.table).markers)];
  const [one, other] = texts(given.gap).map((id) => exactly(models.find((model) => model.id === id) ?? {}));
  if (!one || !other) throw new Error('a gap is between two things on the table');
  return { gap: inInches(distance(one, other)) };
}

function exactly({ at, base: across }: Fields): Disc {
  const [x = 0, y = 0] = Array.isArray(at) ? at.map((length: unknown) => figure(length, 0) * INCH) : [];
  return base({ x, y }, figure(across, 30));
}

function layout({ deployments, strategies, onHalf, limits }: Edition, given: Fields): Answer {
  const deployment = deployments.find(({ id }) => id === text(given.deployment));
  if (!deployment) throw new Error(`no deployment is called ${String(given.deployment)}`);
  const strategy = strategies.find(({ id }) => id === text(given.strategy));
  const ground = playGround(deployment);
  return {
    area: zoneAreas(deployment),
    centerline: centrelineOf(deployment),
    corners: cornersOf(ground),
    ...(limits === undefined ? {} : { limit: limits(deployment.id) }),
    markers: (strategy?.spots(deployment) ?? []).flatMap(({ marker, later, at, base: across }) =>
      marker === undefined || later === true ? [] : [{ kind: marker, at, base: across }],
    ),
    ...(given.where === undefined ? {} : whereabouts(baseOf(fields(given.where)), ground, onHalf)),
  };
}

const SIDES = ['A', 'B'] as const;

/** Where a base is, asked as Strategies and Schemes ask it. */
function whereabouts(disc: Disc, ground: PlayGround, onHalf: typeof isIn): Answer {
  const quartersIn = (holds: typeof isIn) => QUARTERS.flatMap((one, at) => (holds({ disc }, one) ? [CORNERS[at]] : []));
  return {
    zones: SIDES.filter((side) => isIn({ disc }, zoneOf(ground, side))),
    whollyZones: SIDES.filter((side) => isWhollyIn({ disc }, zoneOf(ground, side))),
    halves: SIDES.filter((side) => onHalf({ disc }, halfOf(ground, side))),
    whollyHalves: SIDES.filter((side) => isWhollyIn({ disc }, halfOf(ground, side))),
    quarters: quartersIn(isIn),
    whollyQuarters: quartersIn(isWhollyIn),
    centerline: isIn({ disc }, ground.centreline),
  };
}
