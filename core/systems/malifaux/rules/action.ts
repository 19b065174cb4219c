/** What an action at the table breaks, and what it changes. */
import { numberOf, textOf } from '../../../journal/json.ts';
import type { Point } from '../../../table/shapes.ts';
import type { Broken } from '../../../rules/broken.ts';
import type { OptionValues } from '../../../event/types.ts';
import {
  type MarkerOnTable,
  type ModelOnTable,
  type PlayTable,
  type CrewSide,
  markerNamed,
  modelNamed,
} from './table.ts';

export interface MarkerChange {
  readonly side?: CrewSide | null;
  readonly at?: Point;
}

export interface After {
  /** By model id. */
  readonly models?: Readonly<Record<string, Partial<Pick<ModelOnTable, 'tokens' | 'health' | 'conditions'>>>>;
  /** By Marker id. */
  readonly markers?: Readonly<Record<string, MarkerChange>>;
  /** Ids of Markers and terrain that leave the table. */
  readonly gone?: readonly string[];
  /** Whose a kill is; null: nobody's. */
  readonly credit?: CrewSide | null;
  /** Whether a Head Marker is put down. */
  readonly head?: boolean;
  /** By team: Pass Tokens left. */
  readonly tokens?: Readonly<Record<string, number>>;
}

export interface ActionResult {
  readonly broken: readonly Broken[];
  /** What changes, where nothing is broken. */
  readonly after: After;
}

/** An action with what it breaks; what it changes is worked out where it is allowed alone. */
export function acted(broken: readonly Broken[], after: () => After = () => ({})): ActionResult {
  return { broken, after: broken.length === 0 ? after() : {} };
}

/** An action as plain JSON, on the table that it is taken on. */
export interface ActionAsked {
  readonly action: Readonly<Record<string, unknown>>;
  readonly table: PlayTable;
  readonly options: OptionValues;
  readonly strategy: string;
  readonly turn: number;
  /** The model or the Marker that a field of the action names. */
  readonly model: (field: string) => ModelOnTable;
  readonly marker: (field: string) => MarkerOnTable;
  /** A figure that the action has to say. */
  readonly figure: (field: string) => number;
}

/** What may be done, by kind. */
export type Actions = Readonly<Record<string, ((asked: ActionAsked) => ActionResult) | undefined>>;

/** Nobody of that name is on the table: not a rule broken, but an action that cannot be judged. */
export class NotOnTable extends Error {}

/** The action leaves out what it is judged by. */
export class NotSaid extends Error {}

export function askedOn(
  table: PlayTable,
  action: Readonly<Record<string, unknown>>,
  rest: Pick<ActionAsked, 'options' | 'strategy' | 'turn'>,
): ActionAsked {
  const nobody = (field: string): never => {
    throw new NotOnTable(`${field} “${textOf(action[field])}” is not on the table.`);
  };
  return {
    action,
    table,
    ...rest,
    model: (field) => modelNamed(table, textOf(action[field])) ?? nobody(field),
    marker: (field) => markerNamed(table, textOf(action[field])) ?? nobody(field),
    figure: (field) => {
      const figure = numberOf(action[field], null);
      if (figure === null) throw new NotSaid(`say “${field}”, a number.`);
      return figure;
    },
  };
}
