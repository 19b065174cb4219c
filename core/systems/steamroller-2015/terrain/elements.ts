/**
 * The eight scenarios as rows: what stands where, what it is worth, and where models count double in the third
 * tiebreaker (SR15-SCEN). Typed for the first player, whom the drawing has at the bottom; the second player's elements
 * are the same turned by 180° (SR15-GEO-06). Inches; flags are 40 mm, objectives 50 mm.
 */
import type {
  Layout,
  LayoutArea,
  LayoutShape,
  LayoutSpot,
  Measure,
  Owner,
  LayoutPoint,
  Sureness,
} from '../../../table/layout/layout.ts';
import { turnedArea, turnedSpot } from '../../../table/layout/turn.ts';

export const TABLE: readonly [number, number] = [48, 48];

const FLAG = 40;
const OBJECTIVE = 50;
/** Models contest a flag this close to it, and count double there. */
export const FLAG_REACH = 4;

export interface ElementWorth {
  readonly control: number;
  readonly dominate: number;
}

/** An element of somebody's is worth this to its owner and to the other side (SR15-SCEN-2-02 and its like). */
export const FRIENDLY: ElementWorth = { control: 0, dominate: 1 };
export const ENEMY: ElementWorth = { control: 1, dominate: 2 };
/** An enemy objective destroyed (SR15-SCEN-COMMON-03). */
export const OBJECTIVE_WORTH = 1;

export type Element = LayoutArea | LayoutSpot;

export interface ScenarioRow {
  readonly id: string;
  /** Its number in the rules. */
  readonly number: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  readonly killBox: boolean;
  /** In the order in which the rules name them. */
  readonly elements: readonly Element[];
  /** What a neutral element is worth to either side. */
  readonly neutral: Readonly<Partial<Record<'zone' | 'flag', ElementWorth>>>;
  /** Where models count double: every element, or the enemy's alone. */
  readonly doubling: 'every' | 'enemy';
  readonly measures: readonly Measure[];
  readonly sure: { readonly how: Sureness; readonly why: string };
}

function zone(id: string, owner: Owner, shape: LayoutShape, label?: LayoutPoint): LayoutArea {
  return { id, kind: 'scenario', owner, shape, ...(label === undefined ? {} : { label }) };
}

function flag(id: string, owner: Owner, at: LayoutPoint): LayoutSpot {
  return { id, kind: 'flag', owner, at, base: FLAG, reach: FLAG_REACH };
}

function bothZones(
  [first, second]: readonly [string, string],
  owner: Owner,
  shape: LayoutShape,
  label?: LayoutPoint,
): readonly LayoutArea[] {
  const one = zone(first, owner, shape, label);
  return [one, turnedArea(one, second, TABLE)];
}

function bothFlags([first, second]: readonly [string, string], owner: Owner, at: LayoutPoint): readonly LayoutSpot[] {
  const one = flag(first, owner, at);
  return [one, turnedSpot(one, second, TABLE)];
}

function objectives(at: LayoutPoint): readonly LayoutSpot[] {
  const one: LayoutSpot = { id: 'O1', kind: 'objective', owner: 'A', at, base: OBJECTIVE };
  return [one, turnedSpot(one, 'O2', TABLE)];
}

const [leftFlag, rightFlag] = bothFlags(['FL', 'FR'], 'neutral', [12, 24]);
const SIDE_FLAGS = [leftFlag, rightFlag].filter((one) => one !== undefined);

const CONTROL_OR_DOMINATE: ElementWorth = { control: 1, dominate: 2 };

export const SCENARIO_ROWS: readonly ScenarioRow[] = [
  {
    id: 'destruction',
    number: 1,
    killBox: true,
    elements: [zone('Z', 'neutral', { rect: [18, 21, 30, 27] }), ...objectives([18, 21])],
    neutral: { zone: CONTROL_OR_DOMINATE },
    doubling: 'every',
    measures: [
      { from: [0, 24], to: [18, 24] },
      { from: [24, 0], to: [24, 21] },
      { from: [18, 28], to: [30, 28] },
      { from: [35.5, 21], to: [35.5, 27] },
    ],
    sure: {
      how: 'high',
      why: 'The figures are those of the public 2014 diagram of this scenario, and add up to the table both ways.',
    },
  },
  {
    id: 'two-fronts',
    number: 2,
    killBox: true,
    elements: [...bothZones(['Z1', 'Z2'], 'A', { rect: [14, 16, 20, 28] }, [17, 26]), ...objectives([17, 22])],
    neutral: {},
    doubling: 'every',
    measures: [
      { from: [0, 18], to: [14, 18] },
      { from: [14, 29], to: [20, 29] },
      { from: [20, 24], to: [28, 24] },
      { from: [17, 0], to: [17, 16] },
      { from: [12, 16], to: [12, 28] },
      { from: [22.5, 0], to: [22.5, 22] },
    ],
    sure: {
      how: 'medium',
      why: 'The zones’ figures add up to the table; that each objective stands in the middle of its owner’s zone, and that the left zone is the first player’s, follows diagrams of 2014.',
    },
  },
  {
    id: 'close-quarters',
    number: 3,
    killBox: true,
    elements: bothFlags(['F1', 'F2'], 'A', [30, 21]),
    neutral: {},
    doubling: 'enemy',
    measures: [
      { from: [30, 21], to: [48, 21] },
      { from: [30, 0], to: [30, 21] },
    ],
    sure: {
      how: 'high',
      why: 'The figures are those of the public 2014 diagram; the distance between the flags, 13.4″, agrees with a published remark.',
    },
  },
  {
    id: 'fire-support',
    number: 4,
    killBox: true,
    elements: [...bothFlags(['F1', 'F2'], 'A', [16, 23]), ...objectives([16, 18])],
    neutral: {},
    doubling: 'every',
    measures: [
      { from: [0, 23], to: [16, 23] },
      { from: [16, 0], to: [16, 18] },
      { from: [16, 18], to: [16, 23] },
    ],
    sure: {
      how: 'medium',
      why: 'Objective, flag and side distances are given; which axis comes first, and which side is left, is not proven.',
    },
  },
  {
    id: 'incoming',
    number: 5,
    killBox: false,
    elements: [...bothZones(['Z1', 'Z2'], 'A', { rect: [28, 20, 40, 26] }), ...objectives([24, 16])],
    neutral: {},
    doubling: 'enemy',
    measures: [
      { from: [40, 23], to: [48, 23] },
      { from: [29, 0], to: [29, 20] },
      { from: [28, 27], to: [40, 27] },
      { from: [26.5, 20], to: [26.5, 26] },
      { from: [24, 0], to: [24, 16] },
      { from: [0, 16], to: [24, 16] },
    ],
    sure: { how: 'high', why: 'The figures are those of the public 2014 diagram of this scenario.' },
  },
  {
    id: 'incursion',
    number: 6,
    killBox: false,
    elements: [...SIDE_FLAGS.slice(0, 1), flag('FC', 'neutral', [24, 24]), ...SIDE_FLAGS.slice(1)],
    neutral: { flag: { control: 1, dominate: 1 } },
    doubling: 'every',
    measures: [
      { from: [0, 24], to: [12, 24] },
      { from: [12, 24], to: [24, 24] },
      { from: [24, 24], to: [36, 24] },
      { from: [36, 24], to: [48, 24] },
      { from: [24, 0], to: [24, 24] },
    ],
    sure: { how: 'high', why: 'Four equal gaps of 12″ along the middle, as reported of the edition before.' },
  },
  {
    id: 'outflank',
    number: 7,
    killBox: false,
    elements: bothZones(['ZL', 'ZR'], 'neutral', { circle: [14, 24, 6] }),
    neutral: { zone: CONTROL_OR_DOMINATE },
    doubling: 'every',
    measures: [
      { from: [0, 16.5], to: [14, 16.5] },
      { from: [14, 0], to: [14, 24] },
      { from: [28, 31.5], to: [40, 31.5] },
    ],
    sure: { how: 'high', why: 'The figures are those of the public 2014 diagram of this scenario.' },
  },
  {
    id: 'recon',
    number: 8,
    killBox: false,
    elements: [zone('Z', 'neutral', { rect: [21, 18, 27, 30] }), ...SIDE_FLAGS, ...objectives([24, 18])],
    neutral: { zone: CONTROL_OR_DOMINATE, flag: { control: 0, dominate: 1 } },
    doubling: 'every',
    measures: [
      { from: [0, 24], to: [12, 24] },
      { from: [12, 24], to: [21, 24] },
      { from: [24, 0], to: [24, 18] },
      { from: [29, 18], to: [29, 30] },
      { from: [21, 21.5], to: [27, 21.5] },
    ],
    sure: {
      how: 'low',
      why: 'Zone and flags follow from figures that add up to the table. The objectives carry no figure: the middle of the zone’s short edges is where related diagrams have them; the zone’s corners (21, 18) and (27, 30) are the other candidate.',
    },
  },
];

/** A scenario with its elements and its kill box where, and whose, a layout has them that somebody changed. */
export function rowOn(row: ScenarioRow, { areas, spots }: Layout): ScenarioRow {
  return {
    ...row,
    killBox: areas.some(({ kind }) => kind === 'safe'),
    elements: [
      ...areas.filter(({ kind }) => kind === 'scenario'),
      ...spots.filter(({ kind }) => kind === 'flag' || kind === 'objective'),
    ],
  };
}

export function scenarioRow(id: string): ScenarioRow | undefined {
  return SCENARIO_ROWS.find((row) => row.id === id);
}
