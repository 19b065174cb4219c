/** Agreed results and concessions: who has said yes, and who still has to. */
import type { Result } from '../../core/event/types.ts';

/** Whether the players have all answered and only the organiser's word is missing. */
export function awaitsOrganiser(result: Result, seats: readonly string[]): boolean {
  const approvals = approvalsOf(result);
  return approvals !== null && approvals.to === undefined && seats.every((seat) => approvals[seat] !== undefined);
}

/** Whether somebody has answered an agreement already. */
export function hasAnswered(result: Result, seat: string): boolean {
  return approvalsOf(result)?.[seat] !== undefined;
}

function approvalsOf(result: Result): Readonly<Record<string, boolean | undefined>> | null {
  return result.kind === 'agreed' || result.kind === 'concession' ? (result.approvals ?? null) : null;
}
