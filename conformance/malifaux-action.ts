/** Actions at the table in the vectors' words, for both editions. */
import { inchesOf } from './table.ts';
import type { Acted, After } from '../core/systems/malifaux/play/action.ts';
import {
  type Marker,
  type Model,
  type PlayTable,
  markerNamed,
  modelNamed,
} from '../core/systems/malifaux/play/table.ts';
import { type Broken, brokenRules } from '../core/roster/broken.ts';
import { fields, text } from './given.ts';
import { type Edition, tableOf } from './malifaux.ts';
import { textsInAnyOrder } from './match.ts';
import type { Answer, Operation } from './operation.ts';
import type { Fields } from './vector.ts';

export interface Asked {
  readonly action: Fields;
  readonly given: Fields;
  readonly table: PlayTable;
  /** The model or Marker that a field of the action names. */
  readonly model: (field: string) => Model;
  readonly marker: (field: string) => Marker;
}

/** An operation about `given.action` on `given.table`. */
export function tableAction(edition: Edition, answer: (asked: Asked) => Answer): Operation {
  return {
    manner: textsInAnyOrder(),
    answer: (given) => {
      const table = tableOf(given.table, edition);
      const action = fields(given.action);
      const model = (field: string): Model =>
        modelNamed(table, text(action[field])) ?? unknown(`model ${String(action[field])}`);
      const marker = (field: string): Marker =>
        markerNamed(table, text(action[field])) ?? unknown(`Marker ${String(action[field])}`);
      return answer({ action, given, table, model, marker });
    },
  };
}

function unknown(what: string): never {
  throw new Error(`the table has no ${what}`);
}

/** What an action breaks and changes, as vectors say it. */
export function actedAnswer({ broken, after }: Acted): Answer {
  return { ...brokenAnswer(broken), after: afterAnswer(after) };
}

export function brokenAnswer(broken: readonly Broken[]): Answer {
  return { allowed: broken.length === 0, broken: brokenRules(broken) };
}

function afterAnswer({ models = {}, markers = {}, gone }: After): Fields {
  const moved = Object.entries(markers).map(([id, { at, ...rest }]) => [
    id,
    { ...rest, ...(at === undefined ? {} : { at: inchesOf(at) }) },
  ]);
  return {
    ...(Object.keys(models).length > 0 ? { models } : {}),
    ...(moved.length > 0 ? { markers: Object.fromEntries(moved) } : {}),
    ...(gone === undefined ? {} : { gone }),
  };
}
