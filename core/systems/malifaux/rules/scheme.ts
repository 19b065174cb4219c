/**
 * What a Scheme is: what its player notes, when it pays, what must be known for that, and what it is then worth. The same
 * predicate judges facts that people tell and facts measured on a table.
 */
import { numberOf } from '../../../journal/json.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import type { Half, Region } from '../../../table/shapes.ts';
import { type PlayGround, halfOf, zoneOf } from './ground.ts';
import type { Happened } from './happened.ts';
import {
  type MarkerOnTable,
  type MarkerKind,
  type ModelOnTable,
  type PlayTable,
  type ModelProfile,
  type CrewSide,
  enemiesInPlay,
  inPlay,
  markersOf,
  opponentOf,
} from './table.ts';

export const MOMENTS = [
  'start-of-turn',
  'activation',
  'attack',
  'interact',
  'damage',
  'kill',
  'end-of-turn',
  'end-of-game',
] as const;
export type SchemeMoment = (typeof MOMENTS)[number];

/** What a player wrote down beside the Scheme's name: ids of models. */
export interface Notes {
  readonly target?: string;
  readonly model?: string;
  readonly models?: readonly string[];
  /** Too Many Secrets: for which half it was taken. */
  readonly as?: 'reveal' | 'end';
}

/** Something to be noted. */
export interface NoteField {
  readonly field: 'target' | 'model' | 'models';
  readonly label: string;
  /** Whether a model may be noted here, by its card. */
  readonly may: (model: ModelProfile, side: CrewSide) => boolean;
  /** Only who is known to be one may be noted: a list always says who leads. */
  readonly known?: boolean;
}

export interface NoteSpec {
  readonly rule: RuleId;
  readonly fields: readonly NoteField[];
  /** What the noted models must be together, in the order of the fields. */
  readonly together?: (noted: readonly (readonly ModelProfile[])[]) => boolean;
}

/** Of most things there are no more. */
export const MOST_TOLD = 12;

/** Something a person tells about the table. */
export interface FactAsk {
  readonly id: string;
  readonly question: string;
  readonly kind: 'flag' | 'number';
  /** The largest figure that can come up; {@link MOST_TOLD} unless told. */
  readonly most?: number;
}

export type SchemeFacts = Readonly<Record<string, number | boolean>>;

export function mostOf({ kind, most = MOST_TOLD }: FactAsk): number | boolean {
  return kind === 'flag' ? true : most;
}

/** All that may be told of a part. */
export function mostFacts({ asks }: Pick<Part, 'asks'>): SchemeFacts {
  return Object.fromEntries(asks.map((ask) => [ask.id, mostOf(ask)]));
}

export interface Measured {
  readonly facts: SchemeFacts;
  /** The Markers that may be removed for it. */
  readonly removable?: readonly string[];
  /** Whether just these may be, where not every choice of the right number will do. */
  readonly fits?: (chosen: readonly string[]) => boolean;
}

/** What the record of a game knows of a fact though nobody measures: of a flag, 0 is no and 1 is yes. */
export interface FactBound {
  readonly least?: number;
  readonly most?: number;
  /** A sentence. */
  readonly why: string;
  /** Those of the part unless told. */
  readonly rules?: readonly RuleId[];
}

export type FactBounds = Readonly<Record<string, FactBound | undefined>>;

/** How far a Scheme has come. */
export interface SchemeProgress {
  readonly turn: number;
  readonly scored: number;
  readonly revealed: boolean;
  readonly as?: 'reveal' | 'end';
  /** Parts paid before, by name. */
  readonly earned: readonly string[];
  readonly paidThisTurn: boolean;
  /** It was not written down as it must be, or not shown when it should have been. */
  readonly void?: boolean;
  /** How many Markers it has put on the table, where that was told. */
  readonly placed?: number;
}

export interface SchemeWorth {
  readonly vp: number;
  readonly earns?: readonly string[];
}

/** Markers that are removed when a part pays. */
export interface Removal {
  readonly count: number | 'all';
  /** Which, where it is not plain: “of your Scheme Markers within 2 inches of the Centerline”. */
  readonly what?: string;
  readonly rules: readonly RuleId[];
  /** The opponent may, and need not. */
  readonly may?: boolean;
  /** It happens though no more VP can be earned: it is the Action itself. */
  readonly anyway?: boolean;
}

/** One way in which a Scheme pays. */
export interface Part {
  readonly moments: readonly SchemeMoment[];
  /** What for, in a few words. */
  readonly what: string;
  readonly rules: readonly RuleId[];
  readonly asks: readonly FactAsk[];
  readonly measure: (look: Look) => Measured;
  /** What the facts are worth, caps and windows aside. */
  readonly worth: (facts: SchemeFacts, so: SchemeProgress) => SchemeWorth;
  readonly removal?: Removal;
  /** The first Turn in which it pays; 1 unless told. */
  readonly from?: number;
  /** It pays once a game; once a Turn. */
  readonly once?: boolean;
  readonly onceATurn?: boolean;
  /** Its player may let it pass. */
  readonly optional?: boolean;
  /** Nothing of it is measured: who is in play and who fell is enough. */
  readonly placeless?: boolean;
  /** How many Markers come onto the table. */
  readonly places?: (facts: SchemeFacts) => number;
  /** What is known of its facts from who is in play, who fell by whom and what was scored before. */
  readonly known?: (look: Look, so: SchemeProgress, facts: SchemeFacts) => FactBounds;
  /** The models whose deaths may pay for it, where one death pays under one Scheme. */
  readonly deaths?: (facts: SchemeFacts, look: Look) => readonly string[];
}

export interface Scheme {
  readonly id: string;
  readonly label: string;
  /** What it reads of the table beside models and Scheme Markers. */
  readonly markers?: readonly MarkerKind[];
  /** It reads terrain: what is touched, or what hides one from another. */
  readonly terrain?: boolean;
  readonly notes?: NoteSpec;
  readonly parts: readonly Part[];
}

/** A table as a Scheme's player sees it, with what happened and what was noted. */
export interface Look {
  readonly table: PlayTable;
  readonly ground: PlayGround;
  readonly side: CrewSide;
  readonly foe: CrewSide;
  readonly ownZone: Region;
  readonly foeZone: Region;
  readonly ownHalf: Half;
  readonly foeHalf: Half;
  /** Own models in play. */
  readonly own: readonly ModelOnTable[];
  /** Enemy models in play. */
  readonly enemies: readonly ModelOnTable[];
  /** Own Scheme Markers. */
  readonly markers: readonly MarkerOnTable[];
  readonly notes: Notes;
  readonly happened: Happened;
  readonly turn: number;
  readonly revealed: boolean;
  /** Models whose death paid under another Scheme of this Crew. */
  readonly spent: readonly string[];
}

export function lookAt(
  { table, ground }: { readonly table: PlayTable; readonly ground: PlayGround },
  side: CrewSide,
  {
    gone = [],
    ...rest
  }: Pick<Look, 'notes' | 'happened' | 'turn' | 'revealed' | 'spent'> & {
    /** Markers that were removed since the table was measured. */
    readonly gone?: readonly string[];
  },
): Look {
  const markers = markersOf(table, 'scheme', side);
  const foe = opponentOf(side);
  return {
    table,
    ground,
    side,
    foe,
    ownZone: zoneOf(ground, side),
    foeZone: zoneOf(ground, foe),
    ownHalf: halfOf(ground, side),
    foeHalf: halfOf(ground, foe),
    own: inPlay(table, side),
    enemies: enemiesInPlay(table, side),
    markers: gone.length === 0 ? markers : markers.filter(({ id }) => !gone.includes(id)),
    ...rest,
  };
}

export function count(facts: SchemeFacts, id: string): number {
  return numberOf(facts[id], 0);
}

export function holds(facts: SchemeFacts, id: string): boolean {
  return facts[id] === true;
}

export function idsOf(things: readonly { readonly id: string }[]): readonly string[] {
  return things.map(({ id }) => id);
}
