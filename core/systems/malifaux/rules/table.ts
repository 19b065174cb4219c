/** What stands and lies on a Malifaux table, as both packs' predicates read it. Positions in units of `core/table`. */
import type { Disc, Piece } from '../../../table/shapes.ts';
import { seen } from './watched.ts';

/** `A` holds the south, `B` the north; an All Out Brawl goes on to `H`. */
export type CrewSide = string;

export const RANKS = ['master', 'henchman', 'enforcer', 'minion', 'totem', 'peon'] as const;
export type Rank = (typeof RANKS)[number];

/** What a model's card says, as far as scenarios ask. */
export interface ModelProfile {
  readonly side: CrewSide;
  readonly rank: Rank;
  readonly leader: boolean;
  /** Printed Cost; null where the card has none. */
  readonly cost: number | null;
  /** What its list does not say of it: that may be anything. */
  readonly unsure?: readonly ('rank' | 'cost')[];
}

/** What a model may be by its card, where its list does not say all. A Leader is a Master or a Henchman. */
export function asMayBe<Model extends ModelProfile>(model: Model): readonly Model[] {
  const { unsure = [], leader } = model;
  const likely: readonly Rank[] = leader ? ['master', 'henchman'] : RANKS;
  const ranks = unsure.includes('rank') ? likely : [model.rank];
  const costs = unsure.includes('cost') ? [null, LIKELY_COST] : [model.cost];
  return ranks.flatMap((rank) => costs.map((cost) => ({ ...model, rank, cost })));
}

const LIKELY_COST = 10;

export interface Upgrade {
  /** Printed Cost. */
  readonly cost: number;
  readonly faceUp: boolean;
  readonly beganOnMaster: boolean;
}

export interface ModelOnTable extends ModelProfile {
  readonly id: string;
  /** Where it stands; where it last stood once it is out of play. */
  readonly disc: Disc;
  readonly health: number;
  readonly maxHealth: number;
  /** False for a model killed, removed or buried. */
  readonly inPlay: boolean;
  /** Ids of the models that it engages. */
  readonly engages: readonly string[];
  /** Ids of the models in its line of sight, to be asked for. Sight counts both ways. */
  readonly sees: Pick<readonly string[], 'includes'>;
  readonly conditions: readonly string[];
  /** Explosives Tokens. */
  readonly tokens: number;
  readonly summoned: boolean;
  /** A Henchman's cache of Soulstones. */
  readonly cache: number;
  readonly upgrades: readonly Upgrade[];
}

export interface MarkerOnTable {
  readonly id: string;
  /** `scheme`, `strategy`, `corpse`, `scrap`, `wagon`, `evidence`, `head`, `informant`, `stash`. */
  readonly kind: string;
  /** Who dropped it, to whom it is aligned or friendly; null: nobody. */
  readonly side: CrewSide | null;
  readonly disc: Disc;
}

/** A kind of Marker that a Strategy or a Scheme reads, beside Scheme Markers. */
export interface MarkerKind {
  readonly kind: string;
  /** As people call it. */
  readonly name: string;
  /** Each side has its own. */
  readonly owned?: boolean;
  /** It may be aligned to either side. */
  readonly turns?: boolean;
}

export interface Terrain extends Piece {
  /** A Marker that counts as terrain. */
  readonly isMarker: boolean;
}

export interface PlayTable {
  readonly deployment: string;
  readonly models: readonly ModelOnTable[];
  readonly markers: readonly MarkerOnTable[];
  readonly terrain: readonly Terrain[];
  /** Who is known to be out of play, of a team with a Crew on paper too. */
  readonly out?: readonly string[];
}

export function opponentOf(side: CrewSide): CrewSide {
  return side === 'A' ? 'B' : 'A';
}

export function inPlay({ models }: PlayTable, side: CrewSide): readonly ModelOnTable[] {
  return models.filter((model) => model.side === side && model.inPlay);
}

export function enemiesInPlay({ models }: PlayTable, side: CrewSide): readonly ModelOnTable[] {
  return models.filter((model) => model.side !== side && model.inPlay);
}

export function modelNamed({ models }: PlayTable, id: string | null | undefined): ModelOnTable | undefined {
  return models.find((model) => model.id === id);
}

export function markerNamed({ markers }: PlayTable, id: string): MarkerOnTable | undefined {
  return markers.find((marker) => marker.id === id);
}

export function markersOf({ markers }: PlayTable, kind: string, side?: CrewSide): readonly MarkerOnTable[] {
  return markers.filter((marker) => marker.kind === kind && (side === undefined || marker.side === side));
}

/** At most half of its Health is left. Never rounded: 3 of 7 is, 4 of 7 is not. */
export function isHalfDown({ health, maxHealth }: ModelOnTable): boolean {
  return 2 * health <= maxHealth;
}

/** At least half of its Health is left. */
export function isHalfUp({ health, maxHealth }: ModelOnTable): boolean {
  return 2 * health >= maxHealth;
}

/** Whether the model engages an enemy. */
export function doesEngage(model: ModelOnTable, enemy: ModelOnTable): boolean {
  return seen(model.engages.includes(enemy.id), model, 'engages', enemy);
}

/** Whether an enemy in play engages the model. */
export function isEngaged(table: PlayTable, model: ModelOnTable, unless?: string): boolean {
  return enemiesInPlay(table, model.side).some((enemy) => enemy.id !== unless && doesEngage(enemy, model));
}

/** Second Edition: two models are engaged when either engages the other. */
export function areEngaged(a: ModelOnTable, b: ModelOnTable): boolean {
  return seen(a.engages.includes(b.id) || b.engages.includes(a.id), a, 'engages', b);
}

export function seeEachOther(a: ModelOnTable, b: ModelOnTable): boolean {
  return a.sees.includes(b.id) || b.sees.includes(a.id);
}

/** Whether the record knows a side's Crew: somebody of it is named. */
export function isCrewKnown({ models }: PlayTable, side: CrewSide): boolean {
  return models.some((model) => model.side === side);
}

/** Whether a model is known, and out of play. */
export function isOut(table: PlayTable, id: string | undefined): boolean {
  return modelNamed(table, id)?.inPlay === false || (id !== undefined && table.out?.includes(id) === true);
}
