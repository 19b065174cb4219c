/** What may stand on the table of a game: both Crews, Scheme Markers, and what its Strategies and Schemes bring. */
import type { TableAsked, TablePiece } from '../../../encounter/table.ts';
import type { AskField, Choice } from '../../../encounter/types.ts';
import { type Layout, type LayoutSpot, layoutNamed } from '../../../table/layout/layout.ts';
import { SIZE, layoutNameFor } from '../terrain/layouts.ts';
import { LARGE } from './read.ts';
import type { JudgedEdition } from './step.ts';
import { type MarkerKind, RANKS, type CrewSide } from './table.ts';

/** A model of a Crew, as people call it. */
export interface NamedModel {
  readonly id: string;
  readonly side: CrewSide;
  readonly name: string;
}

/** Of an edition, what its tables are made of. */
export type TableEdition = Pick<JudgedEdition, 'large' | 'strategies' | 'schemes' | 'book' | 'places'>;

export interface OnTable {
  readonly strategies: readonly string[];
  readonly deployment: string;
  /** What the organiser made of its layout. */
  readonly layout?: Layout;
  readonly pool: readonly string[];
  readonly models: readonly NamedModel[];
}

const SIDES = ['A', 'B'] as const;

/** What people tell of a model of a known Crew; of one that no list names, its card as well. */
export const KNOWN = 'model';
export const STRANGER = 'stranger';

/** Inches within which a model engages, where nobody says otherwise. */
export const USUAL_REACH = 1;

const HEALTH: readonly Choice[] = [
  { id: 'more', label: 'More than half' },
  { id: 'half', label: 'Exactly half' },
  { id: 'less', label: 'Less than half' },
];

const CARD: readonly AskField[] = [
  { id: 'rank', label: 'Rank', kind: { type: 'choice', choices: RANKS.map((id) => ({ id, label: titled(id) })) } },
  { id: 'leader', label: 'Leads the Crew', kind: { type: 'flag' } },
  { id: 'cost', label: 'Cost', kind: { type: 'number', min: 0, max: 20 } },
];

function titled(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).replaceAll('-', ' ');
}

/** The table that people may tell of. */
export function tableAsked(edition: TableEdition, on: OnTable): TableAsked {
  const strategies = edition.strategies.filter(({ id }) => on.strategies.includes(id));
  const placed = on.strategies.find((id) => edition.places.some((one) => one.id === id)) ?? '';
  const layout = layoutNameFor(edition.places, { strategy: placed, deployment: on.deployment }) ?? on.deployment;
  const spots = (on.layout ?? layoutNamed(edition.book, layout))?.spots ?? [];
  const schemes = edition.schemes.filter(({ id }) => on.pool.includes(id));
  const kinds = [...strategies, ...schemes].flatMap(({ markers = [] }) => markers);
  const conditions = strategies.flatMap(({ clears }) => (clears ? [clears.condition] : []));
  const told = [...detailsOf(edition, conditions), ...strategies.flatMap(({ tells = [] }) => tells)];
  return {
    layout,
    ...(on.layout === undefined ? {} : { own: on.layout }),
    size: SIZE,
    pieces: [
      ...on.models.map(({ id, side, name }) => modelPiece(id, name, side, KNOWN)),
      ...SIDES.map((side) => ({ ...modelPiece(`model-${side}`, 'Model', side, STRANGER), many: true })),
      ...kinds.flatMap((kind) => markerPieces(edition, kind, spots)),
      ...SIDES.map((side) => markerPiece(`scheme-${side}`, 'Scheme Marker', side, 30)),
    ],
    tells: { [KNOWN]: told, [STRANGER]: [...told, ...CARD] },
    ...(schemes.some(({ terrain }) => terrain === true) ? { terrain: true } : {}),
  };
}

function detailsOf({ large }: TableEdition, conditions: readonly string[]): readonly AskField[] {
  return [
    { id: 'reach', label: 'Engages within so many inches', kind: { type: 'number', min: 0, max: 6 } },
    { id: 'health', label: large ? 'Wounds left' : 'Health left', kind: { type: 'choice', choices: HEALTH } },
    ...conditions.map((id): AskField => ({ id, label: titled(id), kind: { type: 'flag' } })),
    ...(large
      ? [{ id: 'upgrades', label: 'Upgrades that count', kind: { type: 'number', min: 0, max: 9 } } as const]
      : []),
  ];
}

function modelPiece(id: string, name: string, side: CrewSide, tells: string): TablePiece {
  return { id, name, kind: 'model', side: side === 'B' ? 'B' : 'A', base: 30, tells };
}

function markerPiece(id: string, name: string, side: TablePiece['side'], base: number): TablePiece {
  return { id, name, kind: 'marker', side, base, many: true };
}

/** The Markers that the layout puts there, each in its place; else any number of them, of each side where they are owned. */
function markerPieces({ large }: TableEdition, kind: MarkerKind, spots: readonly LayoutSpot[]): readonly TablePiece[] {
  const base = large && LARGE.includes(kind.kind) ? 50 : 30;
  const turns = kind.turns === true ? { turns: true } : {};
  const there = spots.filter(({ marker, later }) => marker === kind.kind && later !== true);
  if (there.length > 0) {
    return there.map(({ id, at, base: across }) => {
      const piece = markerPiece(`${kind.kind}-${id}`, `${kind.name} ${id}`, 'neutral', across);
      return { ...piece, many: false, at, ...turns };
    });
  }
  const owners = kind.owned === true ? SIDES : (['neutral'] as const);
  return owners.map((side) => ({ ...markerPiece(`${kind.kind}-${side}`, kind.name, side, base), ...turns }));
}
