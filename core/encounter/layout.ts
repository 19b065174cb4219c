/** The layout that an organiser changed for a table, as a game's setting brings and keeps it. */
import type { Json } from '../journal/json.ts';
import { type Refusal, isRefusal, refuse } from '../rules/refusal.ts';
import type { Layout } from '../table/layout/layout.ts';
import { readLayout } from '../table/layout/read.ts';
import type { TableMap } from '../table/map/map.ts';

/** The layout of a setting: sound and of the size that is played; undefined: none. */
export function layoutIn(given: Json | undefined, [width, depth]: TableMap['size']): Layout | undefined | Refusal {
  if (given === undefined || given === null) return undefined;
  const layout = readLayout(given);
  if (isRefusal(layout) || (layout.size[0] === width && layout.size[1] === depth)) return layout;
  const message = `This table’s layout is ${layout.size.join('″ by ')}″, and this is played on ${width}″ by ${depth}″.`;
  return refuse('table-size', message);
}

/** A layout as a setting keeps it: nothing where there is none. */
export function layoutJson(layout: Layout | null | undefined): Readonly<Record<string, Json>> {
  return layout ? { layout: JSON.parse(JSON.stringify(layout)) as Json } : {};
}
