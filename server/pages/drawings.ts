/** What the server draws of a page: made by the build from the page's own parts, so that both look the same. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What somebody asked for beside an event: the address behind its `?`, and what a big screen says that it is called. */
export interface Asked {
  readonly search: string;
  readonly screen: string | null;
}

/** The HTML of a first view, from its words and data as they stand in the page; null where there is nothing to draw. */
export type Draw = (first: unknown, language: string, asked: Asked) => Promise<string | null>;

/** Finds what draws a page in a folder of built pages: `draw/PAGE.mjs`; null for a page that is not drawn. */
export function openDrawings(folder: string): (page: string, language: string) => Promise<Draw | null> {
  const found = new Map<string, Promise<Draw | null>>();
  return (page, language) => {
    const key = `${page} ${language}`;
    const draw = found.get(key) ?? load(join(folder, 'draw', `${page}.mjs`), language);
    found.set(key, draw);
    return draw;
  };
}

async function load(file: string, language: string): Promise<Draw | null> {
  if (!existsSync(file)) return null;
  // A module of its own for each language: one speaks one at a time.
  const module: unknown = await import(`${pathToFileURL(file).href}?${language}`);
  return isDrawing(module) ? module.draw : null;
}

function isDrawing(module: unknown): module is { readonly draw: Draw } {
  return typeof module === 'object' && module !== null && 'draw' in module && typeof module.draw === 'function';
}
