/** What both editions share of their tables: 36″ square, zones that are each other's half turn, a Centerline. */
import type { RuleId } from '../../../rules/rule-ids.ts';
import type {
  Layout,
  LayoutArea,
  LayoutLine,
  LayoutShape,
  LayoutSpot,
  Measure,
  LayoutPoint,
} from '../../../table/layout/layout.ts';
import { turnedArea, turnedMeasure } from '../../../table/layout/turn.ts';

export const SIZE: readonly [number, number] = [36, 36];
export const CENTRE: LayoutPoint = [18, 18];

export interface Deployment {
  readonly id: string;
  readonly label: string;
  /** A's zone: at the south edge or in the south-west corner. */
  readonly zone: LayoutShape;
  /** Where the zone's name stands. */
  readonly name: LayoutPoint;
  /** The line between the halves: across the table, or from the north-west corner to the south-east one. */
  readonly centreline: 'across' | 'diagonal';
  /** Of A's zone; B's are the same turned. */
  readonly measures: readonly Measure[];
  readonly rules: readonly RuleId[];
}

type Shape = Omit<Deployment, 'rules'>;

/** Deployments of both editions. */
export const CORNER: Shape = {
  id: 'corner',
  label: 'Corner',
  zone: { circle: [0, 0, 12] },
  name: [5, 4],
  centreline: 'diagonal',
  measures: [{ from: [0, 1.5], to: [12, 1.5] }],
};

export const FLANK: Shape = {
  id: 'flank',
  label: 'Flank',
  zone: {
    polygon: [
      [0, 0],
      [18, 0],
      [18, 9],
      [9, 9],
      [9, 18],
      [0, 18],
    ],
  },
  name: [5, 6],
  centreline: 'diagonal',
  measures: [
    { from: [0, 1.5], to: [18, 1.5] },
    { from: [14, 0], to: [14, 9] },
    { from: [0, 13], to: [9, 13] },
  ],
};

/** What a Strategy puts on the table, or measures from. */
export interface StrategyPlaces {
  readonly id: string;
  readonly label: string;
  readonly spots: (deployment: Deployment) => readonly LayoutSpot[];
  readonly measures: (deployment: Deployment) => readonly Measure[];
  readonly notes: readonly string[];
  readonly rules: readonly RuleId[];
  /** What its places leave to a reading, where they do. */
  readonly doubt?: string;
}

/** The two ends of the Centerline, the western one first. */
export function centrelineOf({ centreline }: Deployment): readonly [LayoutPoint, LayoutPoint] {
  return centreline === 'across'
    ? [
        [0, 18],
        [36, 18],
      ]
    : [
        [0, 36],
        [36, 0],
      ];
}

/** The place on the Centerline so far from the middle; to the west where it is negative. */
export function alongCentreline({ centreline }: Deployment, distance: number): LayoutPoint {
  if (centreline === 'across') return [CENTRE[0] + distance, CENTRE[1]];
  const part = distance / Math.SQRT2;
  return [CENTRE[0] + part, CENTRE[1] - part];
}

function zonesOf({ zone, name }: Deployment): readonly [LayoutArea, LayoutArea] {
  const own: LayoutArea = { id: 'A', kind: 'deployment', owner: 'A', shape: zone, label: name };
  return [own, turnedArea(own, 'B', SIZE)];
}

const QUARTERS: readonly LayoutLine[] = [
  { kind: 'quarter', from: [18, 0], to: [18, 36] },
  { kind: 'quarter', from: [0, 18], to: [36, 18] },
];

/** A deployment alone, or with what a Strategy puts on it: then it is named after both. */
function malifauxLayout(deployment: Deployment, strategy: StrategyPlaces | null, sure: Layout['sure']): Layout {
  const [from, to] = centrelineOf(deployment);
  const own = deployment.measures;
  return {
    name: strategy === null ? deployment.id : `${strategy.id}-${deployment.id}`,
    title: strategy === null ? `${deployment.label} deployment` : `${strategy.label}, ${deployment.label} deployment`,
    size: SIZE,
    sides: 'lettered',
    areas: zonesOf(deployment),
    spots: strategy?.spots(deployment) ?? [],
    lines: [...QUARTERS, { kind: 'centreline', from, to }],
    measures: [
      ...own,
      ...own.map((measure) => turnedMeasure(measure, SIZE)),
      ...(strategy?.measures(deployment) ?? []),
    ],
    notes: strategy?.notes ?? [],
    sure: strategy?.doubt === undefined ? sure : { ...sure, why: `${sure.why} ${strategy.doubt}` },
    rules: [...deployment.rules, ...(strategy?.rules ?? [])],
  };
}

/** Every deployment, alone and under every Strategy that needs places. */
export function malifauxLayouts(
  deployments: readonly Deployment[],
  strategies: readonly StrategyPlaces[],
  sure: Layout['sure'],
): readonly Layout[] {
  return [null, ...strategies].flatMap((strategy) =>
    deployments.map((deployment) => malifauxLayout(deployment, strategy, sure)),
  );
}

/** The layout that a Round's scenario is played on: of its Strategy where that has places, else of its Deployment. */
export function layoutNameFor(
  strategies: readonly StrategyPlaces[],
  { strategy, deployment }: Readonly<Record<string, string | readonly string[]>>,
): string | null {
  if (typeof deployment !== 'string' || deployment === '') return null;
  return strategies.some(({ id }) => id === strategy) ? `${String(strategy)}-${deployment}` : deployment;
}
