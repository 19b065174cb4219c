/** Asking the server about a game beside its view: what was asked once, what the rules allow now. */
import { namedIn } from '../../core/encounter/names.ts';
import type { SideId } from '../../core/encounter/types.ts';
import { readRefusal } from '../outbox/deliver.ts';
import { ask as say } from '../text/encounter.ts';

export type Told<Answer> =
  | { readonly kind: 'told'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly message: string };

export interface AskingAt {
  /** The game's record. */
  readonly id: string;
  /** The role to ask in. */
  readonly as: string | null;
  readonly nameOf: (side: SideId) => string;
}

/** The server answers by its types: what a game explains (`core/encounter/explain.ts`), with names in its texts. */
export async function explained<Answer>(
  { id, as, nameOf }: AskingAt,
  about: Readonly<Record<string, string>>,
): Promise<Told<Answer>> {
  const query = new URLSearchParams(as === null ? about : { ...about, as });
  try {
    const response = await fetch(`/api/encounters/${encodeURIComponent(id)}/why?${query.toString()}`, {
      cache: 'no-store',
    });
    const text = await response.text();
    if (response.ok) return { kind: 'told', answer: namedIn(JSON.parse(text) as Answer, nameOf) };
    return { kind: 'refused', message: namedIn(readRefusal(text)?.message ?? say('failed'), nameOf) };
  } catch {
    return { kind: 'refused', message: say('noServer') };
  }
}
