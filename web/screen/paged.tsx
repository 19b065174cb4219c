/** A list on a big screen: as many columns as are wide enough, as many rows as can be read, and the rest on further pages. */
import type { ComponentChildren } from 'preact';
import { useStore } from '../event/context.ts';
import { say } from '../text/language.ts';
import { type Fit, columnsIn } from './fit.ts';
import { inColumns, pageAt } from './paging.ts';

export interface PagedProps<Item> {
  readonly title: string;
  readonly items: readonly Item[];
  readonly fit: Fit;
  /** How many times the type's size a column needs. */
  readonly least: number;
  readonly keyOf: (item: Item) => string;
  /** What the page holds, e.g. `A–F`. */
  readonly range: (first: Item, last: Item) => string;
  readonly row: (item: Item) => ComponentChildren;
  readonly empty: string;
}

export function Paged<Item>({ title, items, fit, least, keyOf, range, row, empty }: PagedProps<Item>) {
  const { now } = useStore();
  const columns = columnsIn(fit, least);
  const page = pageAt(items, fit.rows * columns, now.value);
  const [first, last] = [page.items[0], page.items.at(-1)];
  return (
    <>
      <header class="screen-head">
        <h1 class="screen-title">{title}</h1>
        {page.of < 2 || first === undefined || last === undefined ? null : (
          <p class="screen-page">
            {say('screen.page', { range: range(first, last), page: page.number, pages: page.of })}
          </p>
        )}
      </header>
      <main class={`screen-body columns-${Math.min(columns, 6)}`}>
        {items.length === 0 ? <p class="screen-empty">{empty}</p> : null}
        {inColumns(page.items, fit.rows).map((column, index) => (
          <ul key={index} class="screen-column">
            {column.map((item) => (
              <li key={keyOf(item)} class="screen-row">
                {row(item)}
              </li>
            ))}
          </ul>
        ))}
      </main>
    </>
  );
}
