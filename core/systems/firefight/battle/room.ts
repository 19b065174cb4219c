/** Whether a table has ground for everybody: one without is refused before a battle of it begins, and stops nobody midway. */
import { type Refusal, refuse } from '../../../rules/refusal.ts';
import { seeded } from '../rules/dice.ts';
import { apply } from './apply.ts';
import { plain } from './draft.ts';
import type { OpenBattle } from './record.ts';
import { request } from './request.ts';
import { cloneState } from './state.ts';

/** Whoever begins does not matter for whether there is room. */
const ANY_SEED = 1;

/** Null where everybody can be set up. */
export function noRoom({ def, state }: OpenBattle): Refusal | null {
  const trial = cloneState(state);
  for (;;) {
    const open = request(def, trial);
    if (open.ask === 'over' || open.ask === 'activate') return null;
    if (apply(def, trial, plain(def, trial, open), seeded(ANY_SEED)).length === 0) continue;
    return refuse(
      'no-table',
      'On this table a unit finds no legal place to deploy. Leave more free ground in both zones.',
      'GFF-DEPLOY-03',
    );
  }
}
