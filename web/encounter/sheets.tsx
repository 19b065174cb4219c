/** The sheets of a game as they are signed: a figure a row, and what is longer folded. */
import type { LineField, Lines, SideId } from '../../core/encounter/types.ts';
import { ask } from '../text/encounter.ts';
import { useNames, useTable } from './context.ts';
import { isSheet } from './kept-sheet.ts';

export function Sheets({ lines }: { readonly lines: Lines }) {
  const { store } = useTable();
  const nameOf = useNames();
  const sides = store.part('encounter')?.sides ?? [];
  const all = [...new Set(sides.flatMap(({ id }) => Object.keys(lines[id] ?? {})))];
  const sheets = all.filter((column) => sides.some(({ id }) => isSheet(lines[id]?.[column])));
  const columns = all.filter((column) => !sheets.includes(column));
  return (
    <>
      {columns.length === 0 ? null : <Figures lines={lines} columns={columns} />}
      {sheets.map((column) => (
        <details key={column} class="game-kept">
          <summary>{ask('afterwards')}</summary>
          {sides.map(({ id }) => (
            <section key={id}>
              <h3>
                <bdi>{nameOf(id)}</bdi>
              </h3>
              <pre class="game-kept-text">{lines[id]?.[column]}</pre>
            </section>
          ))}
        </details>
      ))}
    </>
  );
}

/** As many columns as a phone has room for. */
const TWO = 2;

/** A column a side, so that it fits on a phone however many figures there are; of more than two, one below the other. */
function Figures({ lines, columns }: { readonly lines: Lines; readonly columns: readonly string[] }) {
  const { store } = useTable();
  const nameOf = useNames();
  const { sides = [], fields = [] } = store.part('encounter') ?? {};
  const known = fields.filter(({ id }) => columns.includes(id));
  const others = columns.filter((id) => !known.some((field) => field.id === id));
  const rows: readonly LineField[] = [
    ...known,
    ...others.map((id) => ({ id, label: id.length <= 3 ? id.toUpperCase() : id })),
  ];
  const shown = (side: SideId, { id, choices }: LineField) => {
    const value = lines[side]?.[id];
    return choices?.find((one) => one.id === value)?.label ?? value ?? '–';
  };
  if (sides.length > TWO) {
    return sides.map(({ id: side }) => (
      <section key={side} class="game-sheet">
        <h3>
          <bdi>{nameOf(side)}</bdi>
        </h3>
        <dl lang="en">
          {rows.map((row) => (
            <div key={row.id}>
              <dt>{row.label}</dt>
              <dd>{shown(side, row)}</dd>
            </div>
          ))}
        </dl>
      </section>
    ));
  }
  return (
    <div class="game-sheets-frame">
      <table class="game-sheets game-sheets-pair">
        <thead>
          <tr>
            <td />
            {sides.map(({ id }) => (
              <th key={id} scope="col">
                <bdi>{nameOf(id)}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody lang="en">
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.label}</th>
              {sides.map(({ id: side }) => (
                <td key={side}>{shown(side, row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
