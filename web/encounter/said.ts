/** What a game says, in the reader's language as far as that is known. The first view does not wait for its words. */
import { effect, signal } from '@preact/signals';
import type * as Game from '../text/game.ts';
import { speak, tag } from '../text/vocabulary.ts';

const game = signal<Pick<typeof Game, 'saidAll' | 'isSaid'> | null>(null);

/** Fetches the words where the reader needs them, now or when they change the language. Where the network is away it stays English. */
export function fetchGameWords(): void {
  effect(() => {
    if (tag.value !== 'en' && game.peek() === null) void fetched().catch(() => undefined);
  });
}

async function fetched(): Promise<void> {
  const words = await import('../text/game.ts');
  await speak(tag.peek());
  game.value = words;
}

/** Plain data of a game, its texts said. */
export function saidAll<T>(data: T): T {
  return game.value?.saidAll(data) ?? data;
}

/** Of what language a text of a game is, for whoever reads it out. */
export function langOf(text: string): 'en' | undefined {
  return game.value?.isSaid(text) === true ? undefined : 'en';
}
