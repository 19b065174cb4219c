/** The built pages: which of them an address means, in the reader's language. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { type Draw, openDrawings } from './drawings.ts';
import { languageOf } from './language.ts';

/** Pages whose address names an event, or is shorter than their file's: `/e/ID`, `/p/ID`,
 `/signup/ID`, `/join`, `/j/CODE`, `/layouts/SYSTEM/NAME`, `/learn/SYSTEM/LESSON`, `/game/ID/GAME`, `/clock/ID`, `/battle/ID`. */
const ADDRESSES: readonly (readonly [address: RegExp, page: string])[] = [
  [/^\/$/, 'index'],
  [/^\/e\/[^/]+$/, 'event'],
  [/^\/p\/[^/]+$/, 'player'],
  [/^\/signup\/[^/]+$/, 'player'],
  [/^\/join$/, 'player'],
  [/^\/j(\/[^/]*)?$/, 'player'],
  [/^\/layouts(\/[^/]+){0,2}$/, 'layouts'],
  [/^\/learn(\/[^/]+){0,2}$/, 'learn'],
  [/^\/game(\/[^/]+){1,2}$/, 'encounter'],
  [/^\/clock\/[^/]+$/, 'clock'],
  [/^\/battle\/[^/]+$/, 'firefight'],
];

/** The page behind an address without its query; null for what is no page. */
function pageAt(path: string): string | null {
  const named = ADDRESSES.find(([address]) => address.test(path))?.[1];
  return named ?? /^\/([a-z]+)$/.exec(path)?.[1] ?? null;
}

export interface Page {
  readonly html: string;
  readonly language: string;
  /** Of this very text: two languages of one page never share it. */
  readonly etag: string;
  readonly draw: Draw | null;
}

/** Finds pages in a folder, English beside the assets and the other languages in folders of their tags. */
export function openPages(folder: string): (path: string, headers: IncomingHttpHeaders) => Promise<Page | null> {
  const drawings = openDrawings(folder);
  const others = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'index.html')));
  return async (path, headers) => {
    const page = pageAt(path);
    if (page === null) return null;
    const language = languageOf(headers, ['en', ...others]);
    const html = await readFile(join(folder, language === 'en' ? '' : language, `${page}.html`), 'utf8').catch(
      () => null,
    );
    if (html === null) return null;
    const draw = await drawings(page, language);
    return { html, language, draw, etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"` };
  };
}

/** Names the built pages: files are called by their content, so their names say all. Empty where nothing is built. */
export function buildOf(folder: string): string {
  const assets = join(folder, 'assets');
  if (!existsSync(assets)) return '';
  return createHash('sha256').update(readdirSync(assets).toSorted().join()).digest('base64url').slice(0, 12);
}
