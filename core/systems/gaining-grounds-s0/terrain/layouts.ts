/** Season Zero's four deployments, and the places of its Strategies (GG0-DEP, GG0-STRAT). */
import { EDITIONS } from '../../editions.ts';
import { cite } from '../../../rules/cite.ts';
import type { LayoutBook, LayoutSpot, LayoutPoint } from '../../../table/layout/layout.ts';
import {
  CENTRE,
  CORNER,
  type Deployment,
  FLANK,
  type StrategyPlaces,
  alongCentreline,
  centrelineOf,
  malifauxLayouts,
} from '../../malifaux/terrain/layouts.ts';
import { THIRD_EDITION_TRAITS } from '../../malifaux/terrain/traits.ts';

const ZONE_RULES = ['GG0-GEO-01', 'GG0-DEP-05', 'GG0-DEP-06'] as const;

export const DEPLOYMENT_ZONES: readonly Deployment[] = [
  {
    id: 'standard',
    label: 'Standard',
    zone: { rect: [0, 0, 36, 8] },
    name: [23, 4],
    centreline: 'across',
    measures: [{ from: [4, 0], to: [4, 8] }],
    rules: cite('GG0-DEP-01', ...ZONE_RULES),
  },
  { ...CORNER, rules: cite('GG0-DEP-02', ...ZONE_RULES) },
  { ...FLANK, rules: cite('GG0-DEP-03', ...ZONE_RULES) },
  {
    id: 'wedge',
    label: 'Wedge',
    zone: {
      polygon: [
        [0, 0],
        [36, 0],
        [18, 12],
      ],
    },
    name: [23, 3],
    centreline: 'across',
    measures: [
      { from: [18, 0], to: [18, 12] },
      { from: [0, 1], to: [18, 1] },
    ],
    rules: cite('GG0-DEP-04', ...ZONE_RULES),
  },
];

function strategyMarker(id: string, at: LayoutPoint, later = false): LayoutSpot {
  const spot = {
    id,
    kind: 'marker',
    owner: 'neutral',
    at,
    base: 30,
    marker: 'strategy',
    name: 'Strategy Marker',
  } as const;
  return later ? { ...spot, later } : spot;
}

/** Where an idol may come up: halfway to either end of the Centerline, in the middle, at an end (GG0-STRAT-IDOLS-07). */
function idolPlaces(deployment: Deployment): readonly LayoutPoint[] {
  const [west, east] = centrelineOf(deployment);
  const halfway = ([x, y]: LayoutPoint): LayoutPoint => [(CENTRE[0] + x) / 2, (CENTRE[1] + y) / 2];
  return [west, halfway(west), CENTRE, halfway(east), east];
}

export const STRATEGY_PLACES: readonly StrategyPlaces[] = [
  {
    id: 'turf-war',
    label: 'Turf War',
    spots: () =>
      ([[9, 9], [27, 9], CENTRE, [9, 27], [27, 27]] as const).map((at, index) => strategyMarker(`S${index + 1}`, at)),
    measures: () => [
      { from: [0, 27], to: [9, 27] },
      { from: [9, 27], to: [9, 36] },
    ],
    notes: ['The Markers begin neutral and are Impassable.'],
    rules: cite('GG0-STRAT-TURFWAR-01', 'GG0-STRAT-TURFWAR-02'),
  },
  {
    id: 'corrupted-idols',
    label: 'Corrupted Idols',
    spots: (deployment) => idolPlaces(deployment).map((at, index) => strategyMarker(`S${index + 1}`, at, true)),
    measures: (deployment) => [
      { from: CENTRE, to: alongCentreline(deployment, deployment.centreline === 'across' ? 9 : 9 * Math.SQRT2) },
    ],
    notes: [
      'None at the start: each Turn one Strategy Marker comes up on one of these places, by the suit of the Initiative card.',
      'Masks: to the left of who has Initiative. Tomes: to the right. Rams: the middle. Crows: the end that player picks.',
    ],
    rules: cite('GG0-STRAT-IDOLS-01', 'GG0-STRAT-IDOLS-07', 'GG0-AMB-35'),
    doubt: 'A Marker at an end slides along the Centerline until it is fully on the table.',
  },
];

export const SEASON_ZERO_LAYOUTS: LayoutBook = {
  system: 'gaining-grounds-s0',
  title: EDITIONS['gaining-grounds-s0'].title,
  traits: THIRD_EDITION_TRAITS,
  layouts: malifauxLayouts(DEPLOYMENT_ZONES, STRATEGY_PLACES, {
    how: 'high',
    why: 'The pack names its deployments without their shapes; these are those of public encounter generators and of diagrams in the rulebook’s manner.',
  }),
};
