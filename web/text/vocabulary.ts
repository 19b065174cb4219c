/** Words that come with the language: each vocabulary is fetched in the language in use, and in no other. */
import { batch, computed, signal } from '@preact/signals';
import { LANGUAGES, type Tag, tagOf } from './languages.ts';

/** Fetches the words of a language, and returns how to put them in use. */
type Fetching = (tag: Tag) => Promise<() => void>;

const vocabularies: Fetching[] = [];

/** The tag of the language in use. Whoever renders with it is rendered again when it changes. */
export const tag = signal<Tag>('en');

/** Which form goes with a count. */
export const plurals = computed(() => new Intl.PluralRules(tag.value));

/** A vocabulary of the pages that import it. Its words can be read once `speak` has ended. */
export function vocabulary<Words>(files: Readonly<Record<Tag, () => Promise<Words>>>): () => Words {
  const words = signal<Words | null>(null);
  vocabularies.push(async (next) => {
    const fetched = await files[next]();
    return () => (words.value = fetched);
  });
  return () => {
    if (words.value === null) throw new Error('a page speaks before its words are here');
    return words.value;
  };
}

/** Fetches a language for every vocabulary, and changes to it at once. Rejects where the network does. */
export async function speak(next: Tag): Promise<void> {
  const uses = await Promise.all(vocabularies.map((fetching) => fetching(next)));
  batch(() => {
    tag.value = next;
    for (const use of uses) use();
  });
}

const AGAIN = 2000;

/** What a page does first: speaks the language that the server wrote it in, however long the words take to arrive. */
export async function speakFromStart(): Promise<void> {
  for (;;) {
    try {
      await speak(tagOf(document.documentElement.lang));
      return;
    } catch {
      await new Promise((wake) => setTimeout(wake, AGAIN));
    }
  }
}

const YEAR = 31_536_000;

/** Changes the language of this device. A cookie keeps it, so that the server writes the next page in it from the start. */
export async function changeLanguage(next: Tag): Promise<void> {
  await speak(next);
  const { documentElement } = document;
  documentElement.lang = next;
  documentElement.dir = LANGUAGES[next].direction;
  document.cookie = `language=${next}; path=/; max-age=${YEAR}; samesite=lax`;
}
