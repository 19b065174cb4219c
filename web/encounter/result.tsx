/** The end: the sheets as they are to be signed, and who has signed. */
import { useEffect, useState } from 'preact/hooks';
import type { LineField, Lines, SideId } from '../../core/encounter/types.ts';
import type { TablePart } from '../../core/encounter/view.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { RuleLinks } from '../parts/rule-links.tsx';
import { TextArea } from '../parts/text-area.tsx';
import { ask } from '../text/encounter.ts';
import { useNames, useTable } from './context.ts';
import { isSheet, keepSheets } from './kept-sheet.ts';

export function ResultStep() {
  const { store, outbox, address } = useTable();
  const nameOf = useNames();
  const [encounter, table, mine] = [store.part('encounter'), store.part('table'), store.part('mine')];
  const signedLine = encounter?.finished && mine ? table?.result?.lines[mine.side] : undefined;
  const system = encounter?.system;
  useEffect(() => {
    if (system !== undefined && signedLine) keepSheets(system, signedLine);
  }, [system, signedLine]);
  if (!encounter || !table) return null;
  const { result, rejected } = table;
  if (encounter.finished && result) {
    return (
      <Notice meaning="good" title={encounter.event === null ? ask('signedAlone') : ask('signed')}>
        <p lang="en">{encounter.progress.why}</p>
        <Sheets lines={result.lines} />
      </Notice>
    );
  }
  const acts = mine !== undefined || (address.as !== null && address.as !== 'public');
  if (!result) {
    if (!encounter.progress.over) return null;
    return (
      <section class="game-result">
        <h2>{ask('resultNow')}</h2>
        <p>
          {encounter.progress.why} <RuleLinks rules={encounter.progress.rules} />
        </p>
        {table.cancelledBy === null ? null : <p>{ask('cancelled', { what: table.cancelledBy })}</p>}
        {rejected === null ? null : <p>{ask('rejected', { name: nameOf(rejected.side), reason: rejected.reason })}</p>}
        <Sheets lines={table.lines} />
        <Disputed table={table} />
        {acts ? (
          <Button kind="primary" onClick={() => void outbox.send({ type: 'propose-result' })}>
            {ask('propose')}
          </Button>
        ) : null}
      </section>
    );
  }
  const missing = encounter.sides.filter(({ id }) => !result.confirmed.includes(id)).map(({ id }) => nameOf(id));
  const signed = mine !== undefined && result.confirmed.includes(mine.side);
  return (
    <section class="game-result">
      <h2>{ask('proposed', { name: result.confirmed.map((side) => nameOf(side)).join(', ') })}</h2>
      <Sheets lines={result.lines} />
      {signed ? <p>{ask('waitingSign', { name: missing.join(', ') })}</p> : null}
      {acts && !signed ? (
        <Button kind="primary" onClick={() => void outbox.send({ type: 'confirm-result' })}>
          {ask('confirm')}
        </Button>
      ) : null}
      {acts ? <Reject /> : null}
    </section>
  );
}

function Disputed({ table }: { readonly table: TablePart }) {
  return table.answers.some(({ objections }) => objections.length > 0) ? <p>{ask('disputed')}</p> : null;
}

function Sheets({ lines }: { readonly lines: Lines }) {
  const { store } = useTable();
  const nameOf = useNames();
  const sides = store.part('encounter')?.sides ?? [];
  const all = [...new Set(sides.flatMap(({ id }) => Object.keys(lines[id] ?? {})))];
  const sheets = all.filter((column) => sides.some(({ id }) => isSheet(lines[id]?.[column])));
  const columns = all.filter((column) => !sheets.includes(column));
  return (
    <>
      <Figures lines={lines} columns={columns} />
      {sheets.flatMap((column) =>
        sides.map(({ id }) => (
          <details key={`${column} ${id}`} class="game-kept">
            <summary>{ask('afterwards', { name: nameOf(id) })}</summary>
            <pre class="game-kept-text">{lines[id]?.[column]}</pre>
          </details>
        )),
      )}
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
      <table class="game-sheets">
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

function Reject() {
  const { outbox } = useTable();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  if (!open) return <Button onClick={() => setOpen(true)}>{ask('reject')}</Button>;
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void outbox.send({ type: 'reject-result', reason });
      }}
    >
      <TextArea label={ask('rejectReason')} value={reason} onInput={setReason} />
      <Button type="submit">{ask('reject')}</Button>
    </form>
  );
}
