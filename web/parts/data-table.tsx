/**
 * A table that is one wherever it fits; on a phone each row becomes a card. The roles are written out because a table
 * that is laid out as blocks is no longer one for some screen readers.
 */
import './data-table.css';
import type { ComponentChildren } from 'preact';

export interface Column<Row> {
  readonly id: string;
  /** An abbreviation says what it stands for. */
  readonly head: ComponentChildren;
  readonly cell: (row: Row) => ComponentChildren;
  /** A figure: right-aligned, digits of one width. */
  readonly figure?: boolean;
  /** The cell that names the row. */
  readonly names?: boolean;
  /** Where it goes on a card: first and large, the main line, or at the end. Others follow with their heading. */
  readonly slot?: 'lead' | 'main' | 'end';
  /** Left out of a card, because the same can be seen in another cell. */
  readonly wideOnly?: boolean;
}

export interface DataTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Shown above others, e.g. the winner's. */
  readonly marked?: (row: Row) => boolean;
}

export function DataTable<Row>({ caption, columns, rows, keyOf, marked = () => false }: DataTableProps<Row>) {
  return (
    <table class={columns.some(({ slot }) => slot === 'lead') ? 'data-table led' : 'data-table'} role="table">
      <caption class="unseen">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column.id} scope="col" role="columnheader" class={cellClass(column)}>
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={keyOf(row)} role="row" class={marked(row) ? 'row row-marked' : 'row'}>
            {columns.map((column) => (
              <Cell key={column.id} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell<Row>({ column, row }: { readonly column: Column<Row>; readonly row: Row }) {
  const content = column.cell(row);
  if (column.names === true) {
    return (
      <th scope="row" role="rowheader" class={cellClass(column)}>
        {content}
      </th>
    );
  }
  return (
    <td role="cell" class={cellClass(column)}>
      {column.slot === undefined ? (
        <span class="cell-head" aria-hidden="true">
          {column.head}
        </span>
      ) : null}
      {content}
    </td>
  );
}

function cellClass<Row>({ slot, figure = false, wideOnly = false }: Column<Row>): string {
  return `cell cell-${slot ?? 'rest'}${figure ? ' cell-figure' : ''}${wideOnly ? ' cell-wide' : ''}`;
}
