/** What won painting before under the same organiser: read from the awards of the other events on this server. */
import type { AwardsPart, EventPart } from '../../../core/event/views.ts';
import type { PaintingWin } from '../../../core/event/painting.ts';
import { ask } from '../api.ts';

export interface PastEvent {
  readonly event: Pick<EventPart, 'organiser' | 'date'>;
  readonly awards: Pick<AwardsPart, 'painting'>;
}

interface View {
  readonly parts: { readonly event?: EventPart; readonly awards?: AwardsPart };
}

/** The models of winning entries of events that had the organiser asked for. Two who are not named are not the same. */
export function winsIn(events: readonly PastEvent[], organiser: string): readonly PaintingWin[] {
  return events.flatMap(({ event, awards: { painting } }) => {
    const winners = painting?.winners ?? [];
    const models = (painting?.entries ?? [])
      .filter(({ entrant }) => winners.includes(entrant))
      .flatMap((entry) => entry.models);
    if (organiser === '' || event.organiser !== organiser || event.date === null || models.length === 0) return [];
    return [{ organiser, date: event.date, models }];
  });
}

export async function earlierWinners(self: string, organiser: string): Promise<readonly PaintingWin[]> {
  const answer = await ask<{ readonly events: readonly { readonly id: string }[] }>('GET', '/api/events');
  if (!answer.ok) return [];
  const others = answer.value.events.filter(({ id }) => id !== self);
  const views = await Promise.all(
    others.map(({ id }) => ask<View>('GET', `/api/events/${encodeURIComponent(id)}/view?as=public&parts=event,awards`)),
  );
  const past = views.flatMap((view) => {
    const { event, awards } = view.ok ? view.value.parts : {};
    return event && awards ? [{ event, awards }] : [];
  });
  return winsIn(past, organiser);
}
