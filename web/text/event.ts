/** The words that the event’s public page alone has. */
import type { eventEn } from './event-en.ts';
import { speaker } from './speaker.ts';

const words = speaker<typeof eventEn>({
  en: async () => (await import('./event-en.ts')).eventEn,
  de: async () => (await import('./event-de.ts')).eventDe,
});

/** The text of a key with its places filled in. */
export const tellEvent = words.tell;
