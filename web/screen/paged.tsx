/** A list on a big screen: as many columns as are wide enough, as many rows as can be read, and the rest on further pages. */
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useStore } from '../event/context.ts';
import { say } from '../text/language.ts';
import { type Fit, columnsIn } from './fit.ts';
import { inColumns, pageAt, shareOf } from './paging.ts';
import { settings, setupOf } from './settings.ts';

/** When somebody stopped the pages from turning; null while they turn. */
const held = signal<number | null>(null);

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
  const store = useStore();
  const { now } = store;
  const { share, dwell } = setupOf(store.part('screens'), settings.value);
  const columns = columnsIn(fit, least);
  const mine = shareOf(items, share);
  const page = pageAt(mine, fit.rows * columns, held.value ?? now.value, dwell * 1000);
  const [first, last] = [page.items[0], page.items[page.items.length - 1]];
  return (
    <>
      <header class="screen-head">
        <h1 class="screen-title">{title}</h1>
        {(page.of < 2 && share[1] < 2) || first === undefined || last === undefined ? null : (
          <div class="screen-turning">
            <p class="screen-page">
              {say('screen.page', { range: range(first, last), page: page.number, pages: page.of })}
            </p>
            <button
              type="button"
              class="screen-open"
              onClick={() => (held.value = held.value === null ? now.value : null)}
            >
              {say(held.value === null ? 'screen.hold' : 'screen.goOn')}
            </button>
          </div>
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
