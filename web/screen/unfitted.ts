/** A list that the server drew: it comes whole, and is fitted to the screen as the program will do it, before it is seen. */
import { type HallSize, classOf, columnsFor, fitIn, setType } from './fit.ts';
import { inColumns, pageAt } from './paging.ts';

/** What is drawn with a list, as the value of `data-unfitted`. */
export interface Unfitted {
  readonly hall: HallSize;
  /** How long a page stays, in ms; 0: as long as a full turn allows. */
  readonly dwell: number;
  readonly leasts: readonly number[];
  /** The server's time when it was drawn, ms since 1970. */
  readonly now: number;
}

/** Leaves what stands on the page that is shown now, in its columns. */
export function fitList(list: HTMLElement): void {
  const { hall, dwell, leasts, now } = JSON.parse(list.dataset.unfitted ?? '') as Unfitted;
  const fit = fitIn(hall, { width: window.innerWidth, height: window.innerHeight });
  const rows = [...list.querySelectorAll('.screen-row')];
  const { columns, room } = columnsFor(fit, leasts, rows.length);
  const page = pageAt(rows, fit.rows * columns, now, dwell);
  for (const row of page.items) {
    for (const cell of row.querySelectorAll<HTMLElement>('[data-needs]')) {
      if (Number(cell.dataset.needs) > room) cell.remove();
    }
  }
  setType(fit.type);
  list.className = classOf(columns, room);
  list.replaceChildren(...inColumns(page.items, fit.rows).map(columnOf));
}

function columnOf(rows: readonly Element[]): Element {
  const column = document.createElement('ul');
  column.className = 'screen-column';
  column.append(...rows);
  return column;
}
