/** The four deployments of 2018, and the places of its Strategies (GG18-GEO, GG18-STRAT). */
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
  malifauxLayouts,
} from '../../malifaux/terrain/layouts.ts';
import { SECOND_EDITION_TRAITS } from '../../malifaux/terrain/traits.ts';

const RULES = ['GG18-GEO-01', 'GG18-GEO-07', 'GG18-GEO-08', 'GG18-GEO-12'] as const;

export const DEPLOYMENT_ZONES: readonly Deployment[] = [
  {
    id: 'standard',
    label: 'Standard',
    zone: { rect: [0, 0, 36, 6] },
    name: [27, 3],
    centreline: 'across',
    measures: [{ from: [4, 0], to: [4, 6] }],
    rules: cite(...RULES),
  },
  { ...CORNER, rules: cite(...RULES, 'GG18-AMB-11') },
  { ...FLANK, rules: cite(...RULES) },
  {
    id: 'close',
    label: 'Close',
    zone: { rect: [0, 0, 36, 12] },
    name: [27, 6],
    centreline: 'across',
    measures: [{ from: [4, 0], to: [4, 12] }],
    rules: cite(...RULES),
  },
];

/** The Stash Markers' centres are so far from the middle (GG18-AMB-18). */
const STASH = 5;
/** Models this near the middle do not count towards a Quarter, or do count at the Informant. */
const REACH = 6;

const MIDDLE: LayoutSpot = { id: 'C', kind: 'point', owner: 'neutral', at: CENTRE, base: 0, reach: REACH };

function stash(id: string, at: LayoutPoint): LayoutSpot {
  return { id, kind: 'marker', owner: 'neutral', at, base: 50, marker: 'stash', name: 'Stash Marker', reach: 2 };
}

export const STRATEGY_PLACES: readonly StrategyPlaces[] = [
  {
    id: 'ours',
    label: 'Ours',
    spots: () => [MIDDLE],
    measures: () => [{ from: CENTRE, to: [24, 18] }],
    notes: ['A model counts in a Quarter it is wholly in, and not within 6″ of the middle.'],
    rules: cite('GG18-STRAT-OURS-01', 'GG18-STRAT-OURS-02'),
  },
  {
    id: 'extraction',
    label: 'Extraction',
    spots: () => [
      {
        id: 'I',
        kind: 'marker',
        owner: 'neutral',
        at: CENTRE,
        base: 30,
        marker: 'informant',
        name: 'Informant Marker',
        reach: REACH,
      },
    ],
    measures: () => [],
    notes: ['Models within 6″ of the Informant count. It may be moved up to 3″ at the end of a Turn.'],
    rules: cite('GG18-STRAT-EXTRACTION-01', 'GG18-STRAT-EXTRACTION-02', 'GG18-AMB-17'),
    doubt: 'The Informant’s base is not stated; 30 mm is our reading.',
  },
  {
    id: 'interference',
    label: 'Interference',
    spots: () => [MIDDLE],
    measures: () => [{ from: CENTRE, to: [24, 18] }],
    notes: ['An unengaged model counts in a Quarter it is wholly in, and not within 6″ of the middle.'],
    rules: cite('GG18-STRAT-INTERFERENCE-01'),
  },
  {
    id: 'guard-the-stash',
    label: 'Guard the Stash',
    spots: (deployment) => [
      stash('S1', alongCentreline(deployment, -STASH)),
      stash('S2', alongCentreline(deployment, STASH)),
    ],
    measures: (deployment) => [
      { from: CENTRE, to: alongCentreline(deployment, -STASH) },
      { from: CENTRE, to: alongCentreline(deployment, STASH) },
    ],
    notes: ['Ht 5, Blocking, Impassable, Hard Cover. A model within 2″ guards a Marker.'],
    rules: cite('GG18-STRAT-STASH-01', 'GG18-STRAT-STASH-02', 'GG18-AMB-18'),
    doubt: 'That the 5″ go to the Markers’ centres is our reading.',
  },
];

export const GROUNDS_2018_LAYOUTS: LayoutBook = {
  system: 'gaining-grounds-2018',
  title: EDITIONS['gaining-grounds-2018'].title,
  traits: SECOND_EDITION_TRAITS,
  layouts: malifauxLayouts(DEPLOYMENT_ZONES, STRATEGY_PLACES, {
    how: 'high',
    why: 'The pack names its deployments without their shapes; these are those of a public game generator, and the diagonal Centerlines those of players’ discussions.',
  }),
};
