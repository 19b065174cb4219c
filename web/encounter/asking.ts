/** Asking the server about a game beside its view: what was asked once, what the rules allow now. */
import type { ExplainedReading } from '../../core/encounter/explain.ts';
import { readRefusal } from '../outbox/deliver.ts';
import { ask } from '../text/encounter.ts';

export type AnswerTo<Answer> =
  | { readonly kind: 'told'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly message: string };

/**
 * The server answers by its types: what a game explains (`core/encounter/explain.ts`). Sides stand in its texts by letter
 * (`namedIn`). `id`: of the game's record; `as`: the role to ask in.
 */
export function explained<Answer>(
  id: string,
  as: string | null,
  about: Readonly<Record<string, string>>,
): Promise<AnswerTo<Answer>> {
  const query = new URLSearchParams(as === null ? about : { ...about, as });
  return answered(`/api/encounters/${encodeURIComponent(id)}/why?${query.toString()}`, {});
}

/** What the game reads in an answer before it is given, as JSON. It may be secret: it stands in no address. */
export function readBack(
  id: string,
  as: string | null,
  about: { readonly read: string; readonly value: string },
): Promise<AnswerTo<ExplainedReading>> {
  const query = as === null ? '' : `?as=${encodeURIComponent(as)}`;
  const headers = { 'content-type': 'application/json' };
  const sent = { method: 'POST', headers, body: JSON.stringify(about) };
  return answered(`/api/encounters/${encodeURIComponent(id)}/read${query}`, sent);
}

/** The page of this device's side in the game that was begun after this one. */
export function seatAgain(id: string): Promise<AnswerTo<{ readonly path: string }>> {
  return answered(`/api/encounters/${encodeURIComponent(id)}/again?as=player`, { method: 'POST' });
}

async function answered<Answer>(path: string, sent: RequestInit): Promise<AnswerTo<Answer>> {
  try {
    const response = await fetch(path, { ...sent, cache: 'no-store' });
    const text = await response.text();
    if (response.ok) return { kind: 'told', answer: JSON.parse(text) as Answer };
    return { kind: 'refused', message: readRefusal(text)?.message ?? ask('noServer') };
  } catch {
    return { kind: 'refused', message: ask('noServer') };
  }
}
