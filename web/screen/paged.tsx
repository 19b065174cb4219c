/** A list on a big screen: as many columns as are wide enough, as many rows as can be read, and the rest on further pages. */
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { ScreenSetup } from '../../core/event/screens.ts';
import { useStore } from '../event/context.ts';
import { say } from '../text/screen.ts';
import { type Fit, classOf, columnsFor } from './fit.ts';
import { inColumns, pageAt, shareOf } from './paging.ts';
import type { Unfitted } from './unfitted.ts';

/** When somebody stopped the pages from turning; null while they turn. */
const held = signal<number | null>(null);

/** From where a screen is read, and what of a list there is room for: null where the server draws, which sees no screen. */
export interface Sight {
  readonly setup: ScreenSetup;
  readonly fit: Fit | null;
}

export interface PagedProps<Item> {
  readonly title: ComponentChildren;
  readonly items: readonly Item[];
  readonly sight: Sight;
  /** How many times the type's size a column needs: the first with which all stand on one page, else the last. */
  readonly leasts: readonly number[];
  readonly keyOf: (item: Item) => string;
  /** What the page holds, e.g. `A–F`. */
  readonly range: (first: Item, last: Item) => string;
  /** `room` is how many times the type's size the row is wide. */
  readonly row: (item: Item, room: number) => ComponentChildren;
  readonly empty: string;
}

export function Paged<Item>(props: PagedProps<Item>) {
  const { title, items, sight, empty } = props;
  const mine = shareOf(items, sight.setup.share);
  if (mine.length > 0) {
    return sight.fit === null ? <Whole {...props} mine={mine} /> : <OnePage {...props} mine={mine} fit={sight.fit} />;
  }
  return (
    <>
      <Head title={title} />
      <main class={classOf(1)}>
        <p class="screen-empty">{empty}</p>
      </main>
    </>
  );
}

function Head({ title, children }: { readonly title: ComponentChildren; readonly children?: ComponentChildren }) {
  return (
    <header class="screen-head">
      <h1 class="screen-title">{title}</h1>
      {children}
    </header>
  );
}

interface Mine<Item> extends PagedProps<Item> {
  /** What this screen shows of the list. */
  readonly mine: readonly Item[];
}

function OnePage<Item>({ title, mine, sight, fit, leasts, range, ...rows }: Mine<Item> & { readonly fit: Fit }) {
  const { now } = useStore();
  const { share, dwell } = sight.setup;
  const { columns, room } = columnsFor(fit, leasts, mine.length);
  const page = pageAt(mine, fit.rows * columns, held.value ?? now.value, dwell * 1000);
  const [first, last] = [page.items[0], page.items[page.items.length - 1]];
  return (
    <>
      <Head title={title}>
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
      </Head>
      <main class={classOf(columns, room)}>
        {inColumns(page.items, fit.rows).map((column, index) => (
          <Rows key={index} {...rows} items={column} room={room} />
        ))}
      </main>
    </>
  );
}

/** All of it in one column, with what the screen needs to know to fit it: `unfitted.ts` does, before it is seen. */
function Whole<Item>({ title, mine, sight, leasts, ...rows }: Mine<Item>) {
  const { distance, size, dwell } = sight.setup;
  const now = useStore().now.value;
  const told: Unfitted = { hall: { distance: Number(distance), size }, dwell: dwell * 1000, leasts, now };
  return (
    <>
      <Head title={title} />
      <main class={classOf(1)} data-unfitted={JSON.stringify(told)}>
        <Rows {...rows} items={mine} room={Infinity} />
      </main>
    </>
  );
}

interface RowsProps<Item> extends Pick<PagedProps<Item>, 'items' | 'keyOf' | 'row'> {
  readonly room: number;
}

function Rows<Item>({ items, keyOf, row, room }: RowsProps<Item>) {
  return (
    <ul class="screen-column">
      {items.map((item) => (
        <li key={keyOf(item)} class="screen-row">
          {row(item, room)}
        </li>
      ))}
    </ul>
  );
}

export interface CellProps {
  readonly class: string;
  /** It is there in a row of so much room. */
  readonly needs: number;
  readonly room: number;
  readonly children: ComponentChildren;
}

export function Cell({ class: classes, needs, room, children }: CellProps) {
  return needs > room ? null : (
    <span class={classes} data-needs={needs}>
      {children}
    </span>
  );
}
