/** Who may ask what of an encounter: this table is the code, and the source of the tests that try every cell. */
import type { Role } from '../journal/types.ts';
import type { EncounterCommandType } from './commands.ts';

export interface EncounterGrant {
  readonly staff: readonly Extract<Role, 'organiser' | 'judge' | 'scorekeeper'>[];
  /** Whoever plays a side may, for that side. */
  readonly player: boolean;
  /** The device that is the clock of this table may: of what is told, taps on the clock alone. */
  readonly display: boolean;
}

const JUDGES = ['organiser', 'judge'] as const;
const STAFF = ['organiser', 'judge', 'scorekeeper'] as const;

export const ENCOUNTER_POLICY: Readonly<Record<EncounterCommandType | 'undo', EncounterGrant>> = {
  'name-side': { staff: STAFF, player: true, display: false },
  tell: { staff: JUDGES, player: true, display: true },
  draw: { staff: JUDGES, player: true, display: false },
  object: { staff: [], player: true, display: false },
  'withdraw-objection': { staff: [], player: true, display: false },
  agree: { staff: [], player: true, display: false },
  rule: { staff: JUDGES, player: false, display: false },
  'go-back': { staff: [], player: true, display: false },
  'refuse-going-back': { staff: [], player: true, display: false },
  note: { staff: STAFF, player: true, display: false },
  'propose-result': { staff: STAFF, player: true, display: false },
  'confirm-result': { staff: STAFF, player: true, display: false },
  'reject-result': { staff: STAFF, player: true, display: false },
  'play-again': { staff: [], player: false, display: false },
  'add-device': { staff: [], player: false, display: false },
  undo: { staff: STAFF, player: true, display: true },
};
