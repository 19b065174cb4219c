/** What the start page says of this desk. */
import type { DeskSummary } from '../../../core/event/summary.ts';
import { ask } from '../api.ts';

/** The same desk as the start page lists it; null while that is not known. */
export async function deskListed(event: string): Promise<DeskSummary | null> {
  const answer = await ask<{ readonly desks: readonly DeskSummary[] }>('GET', '/api/desks');
  return answer.ok ? (answer.value.desks.find(({ id }) => id === event) ?? null) : null;
}
