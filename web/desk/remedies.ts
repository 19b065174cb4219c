/** What can be done about a refusal: give a reason, approve, set the rule aside with a reason, or nothing. */
import type { EventCommand } from '../../core/event/commands.ts';
import type { Command, Refusal } from './api.ts';

export type Remedy =
  /** The command wants to know why. */
  | { readonly kind: 'reason'; readonly again: (reason: string) => EventCommand }
  /** The rules ask for the organiser's approval. */
  | { readonly kind: 'approve'; readonly again: () => EventCommand }
  /** The rules say no; the organiser may set them aside for a reason that everybody reads. */
  | { readonly kind: 'set-aside'; readonly again: (reason: string) => EventCommand };

export function remedyFor({ remedy, rules }: Refusal, command: Command): Remedy | null {
  if (command.type === 'undo' || remedy === undefined) return null;
  switch (remedy) {
    case 'reason':
      return { kind: remedy, again: (reason) => ({ ...command, reason }) as EventCommand };
    case 'approve': {
      const approved = command.type === 'publish-round' ? (command.approve ?? []) : [];
      return {
        kind: remedy,
        again: () => ({ ...command, approve: [...new Set([...approved, ...rules])] }) as EventCommand,
      };
    }
    case 'set-aside':
      return { kind: remedy, again: (reason) => ({ ...command, override: reason }) };
  }
}
