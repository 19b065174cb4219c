/** The eight scenarios as layouts, and what each element of them is worth. */
import { EDITIONS } from '../../editions.ts';
import { cite } from '../../../rules/cite.ts';
import type {
  Layout,
  LayoutArea,
  LayoutBook,
  LayoutSide,
  LayoutSpot,
  Measure,
  TerrainTrait,
} from '../../../table/layout/layout.ts';
import {
  ENEMY,
  FLAG_REACH,
  FRIENDLY,
  OBJECTIVE_WORTH,
  SCENARIO_ROWS,
  type ScenarioRow,
  TABLE,
  type ElementWorth,
} from './elements.ts';
import { SCENARIOS } from '../names.ts';

/** The first player deploys 7″ deep and the second 10″; advance deployment reaches 6″ further (SR15-SCEN-COMMON-01). */
const DEPLOYMENT: readonly LayoutArea[] = [
  { id: 'deployment-A', kind: 'deployment', owner: 'A', shape: { rect: [0, 0, 48, 7] }, label: [39.8, 3.5] },
  { id: 'deployment-B', kind: 'deployment', owner: 'B', shape: { rect: [0, 38, 48, 48] }, label: [39.8, 43] },
  { id: 'advance-A', kind: 'advance', owner: 'A', shape: { rect: [0, 7, 48, 13] }, label: [39.8, 10] },
  { id: 'advance-B', kind: 'advance', owner: 'B', shape: { rect: [0, 32, 48, 38] }, label: [39.8, 35] },
];

/** A caster completely within 14″ of an edge is in the Kill Box (SR15-KILLBOX-02). */
export const KILL_BOX: LayoutArea = {
  id: 'kill-box',
  kind: 'safe',
  owner: 'neutral',
  shape: { rect: [14, 14, 34, 34] },
};

const DEPLOYMENT_MEASURES: readonly Measure[] = [
  { from: [4, 0], to: [4, 7] },
  { from: [4, 7], to: [4, 13] },
  { from: [4, 48], to: [4, 38] },
  { from: [4, 38], to: [4, 32] },
];

/** Which colour an element has on the drawings of the rules: it follows the player, never the edge (SR15-GEO-06). */
export const COLOURS: Readonly<Record<LayoutSide, string>> = { A: 'red', B: 'blue' };

function scenarioLayout(row: ScenarioRow): Layout {
  const numbered = ['01', '02', '03'] as const;
  const rules = cite(...numbered.map((rule) => `SR15-SCEN-${row.number}-${rule}` as const), 'SR15-SCEN-COMMON-01');
  return {
    name: row.id,
    title: SCENARIOS.find(({ id }) => id === row.id)?.label ?? row.id,
    size: TABLE,
    sides: 'ordered',
    areas: [...DEPLOYMENT, ...(row.killBox ? [KILL_BOX] : []), ...zonesOf(row)],
    spots: [...flagsOf(row), ...objectivesOf(row)],
    lines: [],
    measures: [...DEPLOYMENT_MEASURES, ...row.measures],
    notes: notesOf(row),
    sure: row.sure,
    rules: [...rules, ...cite('SR15-KILLBOX-01')],
  };
}

export function zonesOf({ elements }: ScenarioRow): readonly LayoutArea[] {
  return elements.flatMap((one) => (one.kind === 'scenario' ? [one] : []));
}

export function flagsOf({ elements }: ScenarioRow): readonly LayoutSpot[] {
  return elements.flatMap((one) => (one.kind === 'flag' ? [one] : []));
}

export function objectivesOf({ elements }: ScenarioRow): readonly LayoutSpot[] {
  return elements.flatMap((one) => (one.kind === 'objective' ? [one] : []));
}

/** The card of the list that its owner chose this round goes with an objective; without objectives it is ignored (SR15-LIST-06). */
export function objectiveCards(
  row: ScenarioRow,
  cards: Readonly<Partial<Record<LayoutSide, string | undefined>>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    objectivesOf(row).flatMap(({ id, owner }) => {
      const card = owner === 'neutral' ? undefined : cards[owner];
      return card === undefined ? [] : [[id, card]];
    }),
  );
}

/** Control points of each zone and flag, by its id and by side. */
export function worthOf(row: ScenarioRow): Readonly<Record<string, Readonly<Record<LayoutSide, ElementWorth>>>> {
  const each = (owner: LayoutArea['owner'], kind: 'zone' | 'flag', side: LayoutSide): ElementWorth =>
    owner === 'neutral' ? (row.neutral[kind] ?? { control: 0, dominate: 0 }) : owner === side ? FRIENDLY : ENEMY;
  const worth = ({ id, owner }: LayoutArea | LayoutSpot, kind: 'zone' | 'flag') =>
    [id, { A: each(owner, kind, 'A'), B: each(owner, kind, 'B') }] as const;
  return Object.fromEntries([
    ...zonesOf(row).map((zone) => worth(zone, 'zone')),
    ...flagsOf(row).map((flag) => worth(flag, 'flag')),
  ]);
}

/** Control points for an enemy objective that fell; 0 where there are none. */
export function objectiveWorth(row: ScenarioRow): number {
  return objectivesOf(row).length > 0 ? OBJECTIVE_WORTH : 0;
}

/** Where a model counts double: in a zone, or so many inches from a flag. */
export type DoublingArea = { readonly in: string } | { readonly near: string; readonly within: number };

/** The areas in which a side's models count double in the third tiebreaker. */
export function doublingFor(row: ScenarioRow, side: LayoutSide): readonly DoublingArea[] {
  const counts = ({ owner }: LayoutArea | LayoutSpot) => row.doubling === 'every' || owner !== side;
  return [
    ...zonesOf(row)
      .filter(counts)
      .map(({ id }) => ({ in: id })),
    ...flagsOf(row)
      .filter(counts)
      .map(({ id, reach = FLAG_REACH }) => ({ near: id, within: reach })),
  ];
}

function notesOf(row: ScenarioRow): readonly string[] {
  const points = ({ control, dominate }: ElementWorth): string =>
    [control > 0 ? `control ${control}` : '', `dominate ${dominate}`].filter((part) => part !== '').join(', ');
  const ours = (kind: string) => [`Your own ${kind}: ${points(FRIENDLY)}. The enemy ${kind}: ${points(ENEMY)}.`];
  const found = (kind: 'zone' | 'flag', elements: readonly (LayoutArea | LayoutSpot)[]): readonly string[] => {
    if (elements.length === 0) return [];
    const worth = row.neutral[kind];
    return worth === undefined ? ours(kind) : [`Each ${kind}: ${points(worth)}.`];
  };
  const owned = row.elements.some(({ owner }) => owner !== 'neutral');
  return [
    ...found('zone', zonesOf(row)),
    ...found('flag', flagsOf(row)),
    ...(objectiveWorth(row) > 0 ? [`An enemy objective destroyed: ${OBJECTIVE_WORTH}.`] : []),
    ...(owned ? [`On drawings of the rules ${COLOURS.A} is the first player’s, ${COLOURS.B} the second’s.`] : []),
    row.killBox ? 'Kill Box: yes, 14″ from each edge of the table.' : 'Kill Box: no.',
  ];
}

/** Kinds of terrain (SR15-TERRAIN-04); the last two are restricted. */
const TRAITS: readonly TerrainTrait[] = [
  { id: 'forest', label: 'Forest', sight: 'through' },
  { id: 'hill', label: 'Hill', sight: 'clear' },
  { id: 'rough', label: 'Rough terrain', sight: 'clear' },
  { id: 'shallow-water', label: 'Shallow water', sight: 'clear' },
  { id: 'trench', label: 'Trench', sight: 'clear' },
  { id: 'wreck-marker', label: 'Wreck marker', sight: 'clear' },
  { id: 'obstruction', label: 'Obstruction', sight: 'blocks', moves: 'stopped' },
  { id: 'linear-obstacle', label: 'Linear obstacle', sight: 'clear' },
];

export const STEAMROLLER_LAYOUTS: LayoutBook = {
  system: 'steamroller-2015',
  title: EDITIONS['steamroller-2015'].title,
  traits: TRAITS,
  layouts: SCENARIO_ROWS.map((row) => scenarioLayout(row)),
};
