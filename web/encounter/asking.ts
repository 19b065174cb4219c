/** Asking the server about a game beside its view: what was asked once, what the rules allow now. */
import { readRefusal } from '../outbox/deliver.ts';
import { ask } from '../text/encounter.ts';

export type AnswerTo<Answer> =
  | { readonly kind: 'told'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly message: string };

/**
 * The server answers by its types: what a game explains (`core/encounter/explain.ts`). Sides stand in its texts by letter
 * (`namedIn`). `id`: of the game's record; `as`: the role to ask in.
 */
export async function explained<Answer>(
  id: string,
  as: string | null,
  about: Readonly<Record<string, string>>,
): Promise<AnswerTo<Answer>> {
  const query = new URLSearchParams(as === null ? about : { ...about, as });
  try {
    const response = await fetch(`/api/encounters/${encodeURIComponent(id)}/why?${query.toString()}`, {
      cache: 'no-store',
    });
    const text = await response.text();
    if (response.ok) return { kind: 'told', answer: JSON.parse(text) as Answer };
    return { kind: 'refused', message: readRefusal(text)?.message ?? ask('noServer') };
  } catch {
    return { kind: 'refused', message: ask('noServer') };
  }
}
