/** A list that was pasted or read from a file: every row with what it was understood as, to be put right before it is added. */
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type ColumnsAsked, MEANINGS, type Meaning } from '../../../core/event/exchange/player-columns.ts';
import {
  AT_ONCE,
  type Edits,
  type ListAsked,
  NO_EDITS,
  type PlayerList,
  type Understood,
  newEntrants,
  readPlayerList,
  understood,
  withColumn,
} from '../../../core/event/exchange/player-list.ts';
import type { PackPart } from '../../../core/event/views.ts';
import { useEntrants } from '../../event/context.ts';
import { Button } from '../../parts/button.tsx';
import { Check } from '../../parts/check.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Select } from '../../parts/select.tsx';
import { TextFile } from '../../parts/text-file.tsx';
import { type DeskKey, tell } from '../../text/desk.ts';
import { useDesk } from '../desk.ts';
import { ListRows } from './list-rows.tsx';

export function AddList({ onDone }: { readonly onDone: () => void }) {
  const desk = useDesk();
  const entrants = useEntrants();
  const pack = desk.store.part('pack');
  const [text, setText] = useState('');
  const [edits, setEdits] = useState<Edits>(NO_EDITS);
  const [here, setHere] = useState(false);
  const columns = askedOf(pack);
  const { teams, names } = columns;
  const registered = Object.values(entrants).map(({ name }) => name);
  const asked: ListAsked = { ...columns, registered };
  const list = useMemo(() => readPlayerList(text, askedOf(pack)), [text, pack]);
  const known = understood(list, edits, asked);
  const added = newEntrants(known, asked);
  const open = openIn(known);
  const type = (typed: string) => {
    setText(typed);
    setEdits(NO_EDITS);
  };
  const add = async () => {
    const all = added.map((entrant) => ({ ...entrant, ...(here ? { checkIn: true } : {}) }));
    const done = await desk.send({ type: 'add-entrants', entrants: all }, tell('did.addMany', { count: all.length }));
    if (!done) return;
    type('');
    onDone();
  };
  const face = added.length === 0 ? tell('add.title') : tell('add.addMany', { count: added.length });
  // What to do next is then to add it, for the button at the head too.
  const isReady = open === 0 && added.length > 0;
  useAtHead(isReady ? { face, add: () => void add() } : null);
  return (
    <div class="form list-form">
      <TextFile
        label={tell('add.lines')}
        hint={tell('add.linesHint')}
        rows={6}
        accept=".csv,.tsv,.txt,.json,.trf,text/csv,text/plain"
        text={text}
        onText={type}
      />
      <div class="list-preview" role="status">
        <Said list={list} known={known} />
      </div>
      {list.lines.length === 0 ? null : (
        <>
          <Columns
            list={list}
            known={known}
            teams={teams}
            onChange={(at, one) => setEdits(withColumn(edits, at, one))}
          />
          <ListRows known={known} edits={edits} names={names} teams={teams} onChange={setEdits} />
        </>
      )}
      <div class="actions">
        <Button why={whyNot(list, open, added.length)} busy={desk.busy.value} onClick={() => void add()}>
          {face}
        </Button>
        <Check label={tell('add.allHere')} checked={here} onChange={setHere} />
      </div>
    </div>
  );
}

/** Offers it at the head of the desk too, as long as this list is shown. */
function useAtHead(ready: { readonly face: string; readonly add: () => void } | null): void {
  const { pasted } = useDesk();
  useEffect(() => {
    pasted.value = ready;
  });
  useEffect(
    () => () => {
      pasted.value = null;
    },
    [pasted],
  );
}

/** Why nothing can be added yet. */
function whyNot({ lines, problem }: PlayerList, open: number, added: number): ComponentChildren {
  if (open > 0) {
    return (
      <Button kind="quiet" onClick={toFirstOpen}>
        {tell('add.open', { count: open })}
      </Button>
    );
  }
  if (added > 0) return null;
  return tell(lines.length === 0 || problem !== null ? 'why.noLines' : 'why.noRows');
}

function toFirstOpen() {
  document.querySelector<HTMLElement>('.list-form [aria-invalid="true"]')?.focus();
}

function askedOf(pack: PackPart | undefined): ColumnsAsked {
  const { factions = [], shortNames = {}, teams = false } = pack ?? {};
  return { names: { factions, shortNames }, teams };
}

/** How many rows and columns have a question still. */
function openIn({ columns, rows }: Understood): number {
  return (
    rows.filter(({ taken, problem }) => taken && problem !== null).length + columns.filter((one) => one === null).length
  );
}

function Said({ list, known }: { readonly list: PlayerList; readonly known: Understood }) {
  const { problem, source, lines } = list;
  if (problem !== null) {
    const told: Readonly<Record<string, string>> = {
      'too-many': tell('add.tooMany', { most: AT_ONCE }),
      'too-wide': tell('add.tooWide'),
    };
    return (
      <Notice meaning="loss">
        <p>{told[problem] ?? problem}</p>
      </Notice>
    );
  }
  if (lines.length === 0) return null;
  const left = known.rows.filter((row) => row.known && !row.taken).length;
  return (
    <Notice meaning={openIn(known) === 0 ? 'good' : 'wait'} title={tell('add.read', { count: lines.length })}>
      {source === null ? null : <p>{tell('add.source', { format: source })}</p>}
      {left === 0 ? null : <p>{tell('add.knownLeft', { count: left })}</p>}
      <p>{tell('add.rowsHint')}</p>
    </Notice>
  );
}

interface ColumnsProps {
  readonly list: PlayerList;
  readonly known: Understood;
  readonly teams: boolean;
  readonly onChange: (at: number, meaning: Meaning) => void;
}

/** What each column was taken for. One that nobody can know is asked. */
function Columns({ list: { heads, lines }, known: { columns }, teams, onChange }: ColumnsProps) {
  const offered = MEANINGS.filter((one) => one !== 'members' || teams);
  return (
    <fieldset class="list-columns">
      <legend>{tell('add.columns')}</legend>
      {columns.map((meaning, at) => {
        const sample = lines.map(({ cells }) => cells[at] ?? '').find((cell) => cell !== '');
        // A column with no word in it is not worth a question.
        if (sample === undefined) return null;
        const head = heads[at] === undefined || heads[at] === '' ? tell('add.column', { number: at + 1 }) : heads[at];
        return (
          <Select<Meaning | ''>
            key={at}
            label={
              <>
                <bdi>{head}</bdi> <span class="soft">{tell('add.columnSample', { sample: short(sample) })}</span>
              </>
            }
            value={meaning ?? ''}
            error={meaning === null ? tell('add.columnError') : null}
            options={[
              ...(meaning === null ? [{ value: '' as const, label: tell('add.columnAsked') }] : []),
              ...offered.map((value) => ({ value, label: tell(meansOf(value)) })),
            ]}
            onChange={(value) => (value === '' ? undefined : onChange(at, value))}
          />
        );
      })}
    </fieldset>
  );
}

function short(cell: string): string {
  return Array.from(cell).length > 20 ? `${Array.from(cell).slice(0, 20).join('')}…` : cell;
}

/** The compiler asks for the words of a meaning that is new. */
function meansOf(meaning: Meaning): Extract<DeskKey, `add.means.${string}`> {
  return `add.means.${meaning}`;
}
