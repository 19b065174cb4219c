/** What a game says, in the language in use. Its words come after the first view: until then, and without them, it is English. */
import type { Sentences } from './messages.ts';
import { saidIn } from './sentences.ts';
import { vocabulary } from './vocabulary.ts';

const sentences = vocabulary<Sentences>({
  en: () => Promise.resolve({}),
  de: async () => (await import('./game-de.ts')).gameDe,
});

/** Where a system says something. Elsewhere are ids, and what people wrote. */
const TEXTS: ReadonlySet<string> = new Set(
  'label meaning none help awaited ends endsAs nothingAs measured words means step why text title says tells figure facts becomes'.split(
    ' ',
  ),
);
/** What was answered stays as it was given, and what may be pasted as programs write it. */
const KEPT: ReadonlySet<string> = new Set(['value', 'suggested', 'examples']);

/** An answer that says no more than yes is known by that word (`saidIn` of core). */
const isKept = (key: string, member: unknown): boolean => KEPT.has(key) || (key === 'words' && member === 'yes');

interface Found {
  readonly of: Map<string, string>;
  readonly said: Set<string>;
}

const found = new WeakMap<Sentences, Found>();

function foundNow(): Found {
  const now = found.get(sentences()) ?? { of: new Map<string, string>(), said: new Set<string>() };
  found.set(sentences(), now);
  return now;
}

/** The sentence in the language in use; as it came where that is not known. */
export function gameSays(text: string): string {
  const { of, said } = foundNow();
  const before = of.get(text);
  if (before !== undefined) return before;
  const here = sentences()[text] ?? ofFields(text) ?? saidIn(sentences(), text);
  if (here !== null) said.add(here);
  of.set(text, here ?? text);
  return here ?? text;
}

/** `What: … · How many: …`, `+1 for … · +2 for …`: each part for itself; nothing where none of them is known. */
function ofFields(text: string): string | null {
  const parts = text.split(' · ');
  const said = parts.map(
    (part) => ofField(part) ?? ofFigure(part) ?? (parts.length > 1 ? saidIn(sentences(), part) : null),
  );
  return said.every((part) => part === null) ? null : said.map((part, place) => part ?? parts[place]).join(' · ');
}

/** An entry of a field that is known by its name. */
function ofField(text: string): string | null {
  const [name = '', ...rest] = text.split(': ');
  const [known, value] = [sentences()[name], rest.join(': ')];
  if (known === undefined || value === '') return null;
  const said = sentences()[value];
  return said === undefined ? saidIn(sentences(), text) : `${known}: ${said}`;
}

/** What a figure is for. */
function ofFigure(text: string): string | null {
  const [, figure, what = ''] = /^([+-]\d+) (.+)$/.exec(text) ?? [];
  const said = figure === undefined ? null : saidIn(sentences(), what);
  return said === null ? null : `${figure} ${said}`;
}

/** Whether it is a sentence of the language in use. */
export function isSaid(text: string): boolean {
  return foundNow().said.has(text);
}

/** Plain data with its texts in the language in use. What has none is the very same object. */
export function saidAll<T>(data: T, isText = false): T {
  if (typeof data === 'string') return isText ? (gameSays(data) as T) : data;
  if (Array.isArray(data)) {
    const items: readonly unknown[] = data;
    const told = items.map((item) => saidAll(item, isText));
    return told.some((item, place) => item !== items[place]) ? (told as T) : data;
  }
  if (typeof data !== 'object' || data === null) return data;
  const members = Object.entries(data as Readonly<Record<string, unknown>>);
  const told = members.map(
    ([key, member]) => [key, isKept(key, member) ? member : saidAll(member, TEXTS.has(key))] as const,
  );
  return told.some(([, member], place) => member !== members[place]?.[1]) ? (Object.fromEntries(told) as T) : data;
}
