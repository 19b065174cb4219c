/** What can be done about a refusal: give a reason, approve, set the rule aside with a reason, or nothing. */
import type { EventCommand } from '../../core/event/commands.ts';
import type { Command, Refusal } from './api.ts';

export type Remedy =
  /** The command wants to know why. */
  | { readonly kind: 'reason'; readonly again: (reason: string) => EventCommand }
  /** The rules ask for the organiser's approval. */
  | { readonly kind: 'approve'; readonly again: () => EventCommand }
  /** The rules say no; staff may set them aside for a reason that everybody reads. */
  | { readonly kind: 'set-aside'; readonly again: (reason: string) => EventCommand };

const WANTS_REASON: readonly string[] = ['reason-needed', 'not-over', 'tie'];

/** Refusals of every event that give way to a reason. */
const GIVES_WAY: readonly string[] = [
  'results-missing',
  'round-open',
  'not-published',
  'changed-after-start',
  'one-faction',
  'document-too-new',
  'draft-stale',
  'event-over',
  'tracking',
];

/** Commands on which the pack itself may object; what it objects to gives way too. */
const PACK_OBJECTS: readonly Command['type'][] = ['check-in', 'set-scenario', 'track', 'start-event', 'draft-round'];
/** Of those, what no reason changes. */
const FIRM: readonly string[] = ['too-few', 'no-rounds', 'not-allowed', 'wrong-phase'];

export function remedyFor(refusal: Refusal, command: Command): Remedy | null {
  if (command.type === 'undo') return null;
  if (WANTS_REASON.includes(refusal.code)) {
    return { kind: 'reason', again: (reason) => ({ ...command, reason }) as EventCommand };
  }
  if (refusal.code === 'approval-needed' && command.type === 'publish-round') {
    const approve = [...new Set([...(command.approve ?? []), ...refusal.rules])];
    return { kind: 'approve', again: () => ({ ...command, approve }) };
  }
  const objection = PACK_OBJECTS.includes(command.type) && refusal.rules.length > 0 && !FIRM.includes(refusal.code);
  // What was refused although it was set aside is refused for good.
  if (command.override !== undefined || !(objection || GIVES_WAY.includes(refusal.code))) return null;
  return { kind: 'set-aside', again: (reason) => ({ ...command, override: reason }) };
}
