/** Who may ask what of an encounter: this table is the code, and the source of the tests that try every cell. */
import type { Role } from '../journal/types.ts';
import type { EncounterCommandType } from './commands.ts';

export interface Grant {
  readonly staff: readonly Extract<Role, 'organiser' | 'judge' | 'scorekeeper'>[];
  /** Whoever plays a side may, for that side. */
  readonly player: boolean;
}

const JUDGES = ['organiser', 'judge'] as const;
const STAFF = ['organiser', 'judge', 'scorekeeper'] as const;

export const ENCOUNTER_POLICY: Readonly<Record<EncounterCommandType | 'undo', Grant>> = {
  'name-side': { staff: STAFF, player: true },
  tell: { staff: JUDGES, player: true },
  draw: { staff: JUDGES, player: true },
  object: { staff: [], player: true },
  'withdraw-objection': { staff: [], player: true },
  rule: { staff: JUDGES, player: false },
  'go-back': { staff: [], player: true },
  'refuse-going-back': { staff: [], player: true },
  note: { staff: STAFF, player: true },
  'propose-result': { staff: STAFF, player: true },
  'confirm-result': { staff: STAFF, player: true },
  'reject-result': { staff: STAFF, player: true },
  undo: { staff: STAFF, player: true },
};
