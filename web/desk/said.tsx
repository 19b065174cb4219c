/** What core or the server says: in the reader's language where the desk has it so, else in English. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { English } from '../parts/english.tsx';
import { speak, tag } from '../text/vocabulary.ts';

/** A sentence in the language in use; null where it is known in English alone. */
type SaidHere = (sentence: string) => string | null;

const said = signal<SaidHere | null>(null);

/** The sentences are many, and nobody needs one of them with the first view. */
export async function fetchSaid(): Promise<void> {
  if (said.value !== null || tag.value === 'en') return;
  const { saidHere } = await import('../text/core.ts');
  await speak(tag.value);
  said.value = saidHere;
}

export function Said({ children }: { readonly children: string }) {
  const language = tag.value;
  useEffect(() => {
    // Where the network is away it stays English.
    fetchSaid().catch(() => undefined);
  }, [language]);
  const here = said.value?.(children) ?? null;
  return here === null ? <English>{children}</English> : <>{here}</>;
}
