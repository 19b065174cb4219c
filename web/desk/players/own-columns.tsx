/** Columns of the desk’s own: which there are, the two that most want at one tap, and the players as a file with them. */
import { useState } from 'preact/hooks';
import { fileName } from '../../../core/event/exchange/file-name.ts';
import type { ColumnAsked, OwnColumn } from '../../../core/event/types.ts';
import type { EntrantRow } from '../../../core/event/views.ts';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { say } from '../../text/language.ts';
import { tell } from '../../text/desk.ts';
import { useDesk, useDeskPart } from '../desk.ts';
import { saveAs } from '../save-as.ts';
import { playersSheet } from './sheet.ts';
import { Cancel } from '../cancel.tsx';

/** As many as an event keeps. */
const MOST = 12;
const LONGEST = 40;

export function OwnColumns({ rows }: { readonly rows: readonly EntrantRow[] }) {
  const desk = useDesk();
  const columns = useDeskPart()?.ownColumns ?? [];
  const mayChange = desk.may('change-settings');
  if (!desk.may('tick') || (columns.length === 0 && !mayChange)) return null;
  return (
    <details class="fold pane">
      <summary>{tell('columns.title')}</summary>
      <div class="stack">
        <p class="soft">{tell('columns.hint')}</p>
        {columns.length === 0 ? null : (
          <ul class="lines">
            {columns.map((column) => (
              <ColumnLine key={column.name} column={column} rows={rows} />
            ))}
          </ul>
        )}
        {mayChange && columns.length < MOST ? <AddColumns /> : null}
        <div class="actions">
          <Download rows={rows} />
        </div>
      </div>
    </details>
  );
}

function useSetColumns() {
  const desk = useDesk();
  return (ownColumns: readonly ColumnAsked[], said: string) =>
    desk.send({ type: 'change-settings', settings: { ownColumns } }, said);
}

function ColumnLine({ column: { name, waits }, rows }: { readonly column: OwnColumn } & RowsProps) {
  const desk = useDesk();
  const { ownColumns: columns = [], ticks = {} } = useDeskPart() ?? {};
  const set = useSetColumns();
  const [renaming, setRenaming] = useState(false);
  const count = rows.filter(({ id }) => ticks[id]?.includes(name)).length;
  const others = columns.filter((one) => one.name !== name);
  if (renaming) {
    return (
      <li>
        <Rename name={name} onClose={() => setRenaming(false)} />
      </li>
    );
  }
  return (
    <li>
      <span class="line-text">
        <bdi>{tell('columns.count', { name, count })}</bdi>
        {waits ? <small class="soft"> {tell('columns.waitsHint')}</small> : null}
      </span>
      {desk.may('change-settings') ? (
        <div class="actions">
          <Button kind="quiet" label={tell('columns.renameName', { name })} onClick={() => setRenaming(true)}>
            {tell('columns.rename')}
          </Button>
          <Button
            kind="quiet"
            label={tell('columns.removeName', { name })}
            onClick={() => void set(others, tell('did.columnRemove', { name }))}
          >
            {tell('columns.remove')}
          </Button>
        </div>
      ) : null}
    </li>
  );
}

/** Another name for a column, with the ticks that it has. */
function Rename({ name: was, onClose }: { readonly name: string; readonly onClose: () => void }) {
  const columns = useDeskPart()?.ownColumns ?? [];
  const set = useSetColumns();
  const [typed, setTyped] = useState(was);
  const name = typed.trim();
  const rename = async () => {
    const renamed = columns.map((column) => (column.name === was ? { ...column, name, was } : column));
    if (name === was || (await set(renamed, tell('did.columnRename', { was, name })))) onClose();
  };
  return (
    <form
      class="form-line"
      onSubmit={(event) => {
        event.preventDefault();
        if (name !== '') void rename();
      }}
    >
      <Field
        label={tell('columns.newName', { name: was })}
        value={typed}
        onInput={(text) => setTyped(text.slice(0, LONGEST))}
      />
      <Button type="submit" why={name === '' ? tell('why.noText') : null}>
        {tell('columns.rename')}
      </Button>
      <Cancel onClick={onClose} />
    </form>
  );
}

function AddColumns() {
  const columns = useDeskPart()?.ownColumns ?? [];
  const set = useSetColumns();
  const [typed, setTyped] = useState('');
  const add = (name: string, waits: boolean) => set([...columns, { name, waits }], tell('did.columnAdd', { name }));
  const offered = [
    { name: tell('columns.paid'), waits: false },
    { name: tell('columns.waiting'), waits: true },
  ].filter(({ name, waits }) => !columns.some((one) => one.name === name || (waits && one.waits)));
  return (
    <>
      <div class="actions">
        {offered.map(({ name, waits }) => (
          <Button key={name} label={tell('columns.offer', { name })} onClick={() => void add(name, waits)}>
            {`+ ${name}`}
          </Button>
        ))}
      </div>
      <form
        class="form-line"
        onSubmit={(event) => {
          event.preventDefault();
          const name = typed.trim();
          if (name !== '') void add(name, false).then((done) => done && setTyped(''));
        }}
      >
        <Field
          label={tell('columns.name')}
          hint={tell('columns.nameHint')}
          value={typed}
          onInput={(text) => setTyped(text.slice(0, LONGEST))}
        />
        <Button type="submit">{tell('columns.add')}</Button>
      </form>
    </>
  );
}

interface RowsProps {
  readonly rows: readonly EntrantRow[];
}

function Download({ rows }: RowsProps) {
  const desk = useDesk();
  const part = useDeskPart();
  const name = desk.store.part('event')?.name ?? '';
  const download = () => {
    if (part === undefined) return;
    const heads = {
      number: say('players.number'),
      name: say('players.name'),
      members: tell('add.members'),
      faction: say('players.faction'),
      group: tell('players.group'),
      status: say('players.status'),
      contact: tell('add.means.contact'),
    };
    const text = playersSheet({ rows, part, heads, status: (of) => say(`status.${of}`) });
    const content = new Blob([text], { type: 'text/csv;charset=utf-8' });
    saveAs(fileName({ name, id: desk.event }, '-players.csv'), content);
  };
  return (
    <>
      <Button onClick={download}>{tell('columns.file')}</Button>
      <span class="soft">{tell('columns.fileHint')}</span>
    </>
  );
}
