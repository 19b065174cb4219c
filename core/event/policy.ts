/**
 * Who may ask what: role × command × relation × phase. This table is the code, the documentation (`docs/server.md` is
 * checked against it) and the source of the tests that try every cell.
 */
import type { Role, Viewer } from '../journal/types.ts';
import { type Refusal, refuse } from '../rules/refusal.ts';
import type { EventCommand, EventCommandType } from './commands.ts';
import type { EntrantId, GameId } from './types.ts';

export const PHASES = ['registration', 'running', 'over'] as const;
export type EventPhase = (typeof PHASES)[number];

/** What a player may be to the thing they act on. */
export type Relation = 'own-entrant' | 'own-game';

export interface EventGrant {
  /** Staff roles that may. The organiser may do all that staff may. */
  readonly staff: readonly Extract<Role, 'organiser' | 'judge' | 'scorekeeper'>[];
  /** A player may, standing in this relation; null: no player may. */
  readonly player: Relation | null;
  readonly phases: readonly EventPhase[];
}

const ORGANISER = ['organiser'] as const;
const JUDGES = ['organiser', 'judge'] as const;
const DESK = ['organiser', 'scorekeeper'] as const;
const STAFF = ['organiser', 'judge', 'scorekeeper'] as const;

const BEFORE = ['registration'] as const;
const DURING = ['running'] as const;
const OPEN = ['registration', 'running'] as const;
const AFTER = ['running', 'over'] as const;
const ALWAYS = PHASES;

function grant(
  staff: EventGrant['staff'],
  phases: EventGrant['phases'],
  player: EventGrant['player'] = null,
): EventGrant {
  return { staff, phases, player };
}

export const POLICY: Readonly<Record<EventCommandType | 'undo', EventGrant>> = {
  'change-settings': grant(ORGANISER, ALWAYS),
  'change-options': grant(ORGANISER, OPEN),
  'add-house-rule': grant(ORGANISER, OPEN),
  'remove-house-rule': grant(ORGANISER, OPEN),
  'use-document': grant(ORGANISER, OPEN),
  'set-scenario': grant(ORGANISER, OPEN),
  'keep-map': grant(ORGANISER, OPEN),
  'assign-map': grant(ORGANISER, OPEN),
  'remove-map': grant(ORGANISER, OPEN),
  'publish-pack': grant(ORGANISER, OPEN),
  'add-entrants': grant(DESK, OPEN),
  // The table's record tells it, when everybody signed.
  'take-result': grant([], AFTER),
  'note-accounts': grant([], ALWAYS),
  // Whoever puts themselves down is nobody yet: the server sends it for them.
  'sign-up': grant([], BEFORE),
  'change-entrant': grant(DESK, OPEN),
  'remove-entrant': grant(DESK, BEFORE),
  'check-in': grant(STAFF, OPEN, 'own-entrant'),
  'hand-in': grant(DESK, OPEN, 'own-entrant'),
  'check-out': grant(STAFF, OPEN, 'own-entrant'),
  tick: grant(DESK, ALWAYS),
  'start-event': grant(ORGANISER, BEFORE),
  'draft-round': grant(ORGANISER, DURING),
  'edit-draft': grant(ORGANISER, DURING),
  'discard-draft': grant(ORGANISER, DURING),
  'publish-round': grant(ORGANISER, DURING),
  'repair-round': grant(ORGANISER, DURING),
  'take-back-repair': grant(ORGANISER, DURING),
  'take-back-round': grant(ORGANISER, DURING),
  'start-clock': grant(JUDGES, DURING),
  'pause-clock': grant(JUDGES, DURING),
  'resume-clock': grant(JUDGES, DURING),
  'set-clock': grant(ORGANISER, DURING),
  'note-clock': grant([], DURING),
  'make-call': grant(JUDGES, DURING),
  'extend-table': grant(JUDGES, DURING),
  'start-table': grant(STAFF, DURING, 'own-game'),
  'wait-table': grant(STAFF, DURING),
  'mark-bye': grant(STAFF, DURING, 'own-game'),
  report: grant([], DURING, 'own-game'),
  confirm: grant([], DURING, 'own-game'),
  dispute: grant([], DURING, 'own-game'),
  'approve-agreement': grant(JUDGES, DURING, 'own-game'),
  'enter-result': grant(STAFF, AFTER),
  'close-round': grant(ORGANISER, DURING),
  drop: grant(DESK, OPEN, 'own-entrant'),
  reinstate: grant(DESK, OPEN),
  disqualify: grant(ORGANISER, AFTER),
  'call-judge': grant(STAFF, DURING, 'own-game'),
  'write-to-desk': grant([], ALWAYS, 'own-entrant'),
  'take-call': grant(STAFF, ALWAYS),
  'answer-call': grant(STAFF, ALWAYS),
  announce: grant(ORGANISER, ALWAYS),
  'end-announcement': grant(ORGANISER, ALWAYS),
  warn: grant(JUDGES, ALWAYS),
  rule: grant(JUDGES, ALWAYS),
  'answer-prompt': grant(STAFF, ALWAYS, 'own-entrant'),
  note: grant(STAFF, ALWAYS),
  track: grant(STAFF, OPEN, 'own-entrant'),
  'open-painting': grant(ORGANISER, OPEN),
  'enter-painting': grant(DESK, OPEN, 'own-entrant'),
  'vote-painting': grant(DESK, OPEN, 'own-entrant'),
  'mark-painting': grant(JUDGES, AFTER),
  'award-painting': grant(ORGANISER, AFTER),
  'give-award': grant(ORGANISER, AFTER),
  'add-round': grant(ORGANISER, DURING),
  'end-event': grant(ORGANISER, DURING),
  'reopen-event': grant(ORGANISER, ['over']),
  'renew-lots': grant([], ALWAYS),
  undo: grant(STAFF, ALWAYS, 'own-entrant'),
};

/** What a command is about, for the relation of a player to it. */
export interface About {
  readonly entrant?: EntrantId;
  readonly seats?: readonly EntrantId[];
}

/** Null when this viewer may ask this, in this phase, about this; otherwise why not. */
export function mayAsk(
  by: Viewer,
  command: EventCommandType | 'undo',
  phase: EventPhase,
  about: About,
): Refusal | null {
  if (by.role === 'system') return null;
  const { staff, player, phases } = POLICY[command];
  const isStaff = staff.some((role) => role === by.role);
  const isPlayer = by.role === 'player' && player !== null && stands(by, player, about);
  if (!isStaff && !isPlayer) {
    const who = by.role === 'player' && player ? 'You can do this for yourself only.' : notYours(staff, player);
    return refuse('not-allowed', who);
  }
  return phases.includes(phase) ? null : refuse('wrong-phase', WRONG_PHASE[phase]);
}

/** The commands whose subject a player need not name: their own seat or game is meant. */
export function aboutOf(body: EventCommand, seatsOf: (game: GameId) => readonly EntrantId[] | undefined): About {
  if ('game' in body) return { seats: seatsOf(body.game ?? '') ?? [] };
  if (body.type === 'answer-prompt') return { entrant: body.about };
  if ('voter' in body) return { entrant: body.voter };
  return 'entrant' in body ? { entrant: body.entrant } : {};
}

function stands(by: Viewer, relation: Relation, about: About): boolean {
  if (by.entrant === undefined) return false;
  return relation === 'own-entrant'
    ? about.entrant === undefined || about.entrant === by.entrant
    : (about.seats ?? []).includes(by.entrant);
}

function notYours(staff: EventGrant['staff'], player: EventGrant['player']): string {
  if (staff.length === 0 && player)
    return 'Only the players at this table can do this. Staff enter results at the desk.';
  return staff.length === 1 ? 'Only the organiser can do this.' : `Only ${staff.join(', ')} can do this.`;
}

const WRONG_PHASE: Readonly<Record<EventPhase, string>> = {
  registration: 'The event has not started yet.',
  running: 'The event has started already.',
  over: 'The event is over. The organiser can open it again.',
};
