/** What players set otherwise than the rules have it (GFF-DICE-09). */
import { cite } from '../../../journal/cite.ts';
import { isPlainObject } from '../../../journal/json.ts';
import { type Refusal, isRefusal, refuse } from '../../../journal/types.ts';
import type { Change } from './action.ts';
import { type BattleState, type StateJson, stateJson, stateOfJson } from './state.ts';

/** One cell of the state, as its JSON names it. */
export interface Edit {
  readonly group: keyof StateJson;
  readonly index: number;
  readonly key: string;
  readonly value: number;
}

/** The state with the edits, and what they changed; a refusal names what is wrong with them. */
export function edited(
  state: BattleState,
  reason: string,
  edits: readonly Edit[],
): { readonly state: BattleState; readonly changes: readonly Change[] } | Refusal {
  const rules = cite('GFF-DICE-09');
  if (reason.trim() === '') return refuse('no-reason', 'An override needs a reason.', ...rules);
  const json = stateJson(state);
  const changes: Change[] = [];
  for (const edit of edits) {
    const row = rowOf(json, edit);
    if (isRefusal(row)) return row;
    changes.push({
      rule: 'GFF-DICE-09',
      who: `${edit.group} ${edit.index}`,
      what: edit.key,
      from: row[edit.key] ?? null,
      to: edit.value,
    });
    row[edit.key] = edit.value;
  }
  const made = stateOfJson(state.muster, json);
  return typeof made === 'string' ? refuse('bad-override', `${made}.`, ...rules) : { state: made, changes };
}

function rowOf(json: StateJson, edit: Edit): Record<string, number> | Refusal {
  // Whose turn it is and what is asked are the engine's own.
  const groups: Readonly<Record<string, readonly Record<string, number>[]>> = {
    units: json.units,
    models: json.models,
    markers: json.markers,
  };
  const row = isPlainObject(edit) ? groups[edit.group]?.[edit.index] : undefined;
  if (row !== undefined && Object.hasOwn(row, edit.key)) return row;
  return refuse('bad-override', 'An override names cells that there are.', ...cite('GFF-DICE-09'));
}
