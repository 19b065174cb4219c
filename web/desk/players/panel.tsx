/** Who plays: adding people, checking them in, and everything that happens to one of them during the day. */
import './players.css';
import { useState } from 'preact/hooks';
import type { DeskPart, EntrantRow } from '../../../core/event/views.ts';
import { useEntrants } from '../../event/context.ts';
import { Badge } from '../../parts/badge.tsx';
import { Choice } from '../../parts/choice.tsx';
import { Field } from '../../parts/field.tsx';
import { Select } from '../../parts/select.tsx';
import { folded, inOrder } from '../../text/format.ts';
import { tell } from '../../text/desk.ts';
import { useDesk, useDeskPart } from '../desk.ts';
import { AddPlayers } from './add.tsx';
import { AllHere } from './all-here.tsx';
import { PlayerList } from './list.tsx';
import { Lists } from './lists.tsx';
import { OwnColumns } from './own-columns.tsx';

type Show = 'all' | 'away' | 'here' | 'left';

/** Whoever waits for a place is not missed. */
const shownIn = (waiting: readonly string[]): Readonly<Record<Show, (row: EntrantRow) => boolean>> => ({
  all: () => true,
  away: ({ id, status }) => status === 'registered' && !waiting.includes(id),
  here: ({ status }) => status === 'checked-in',
  left: ({ status }) => status === 'dropped' || status === 'disqualified',
});

export function PlayersPanel() {
  const desk = useDesk();
  const rows = Object.values(useEntrants());
  const [looked, setLooked] = useState('');
  const [show, setShow] = useState<Show>('all');
  const [mark, setMark] = useState('');
  const { ownColumns: columns = [], ticks = {}, waitingList = [] } = useDeskPart() ?? {};
  const SHOWN = shownIn(waitingList);
  const over = desk.store.part('event')?.phase === 'over';
  const compare = inOrder();
  const within = rows.filter(SHOWN[show]);
  const marks = marksFor(columns, ({ id }, name) => ticks[id]?.includes(name) ?? false);
  const marked = marks.find(({ value }) => value === mark)?.has ?? (() => true);
  const found = within.filter((row) => marked(row) && holds(row, looked)).sort((a, b) => compare(a.name, b.name));
  const [left = null, another] = looked.trim() === '' ? [] : found.filter(SHOWN.away);
  const checkIn = async ({ id, name }: EntrantRow) => {
    if (another !== undefined) return;
    const done = await desk.send({ type: 'check-in', entrant: id }, tell('did.checkIn', { name }));
    if (done) setLooked('');
  };
  const count = (of: Show) => rows.filter(SHOWN[of]).length;
  const options = (['all', 'away', 'here', 'left'] as const).map((value) => ({
    value,
    label: `${tell(`players.show.${value}`)} ${count(value)}`,
  }));
  return (
    <>
      <Head all={rows.length} here={count('here')} away={count('away')} waiting={waitingList.length} />
      {desk.may('add-entrants') && !over ? <AddPlayers open={rows.length === 0} /> : null}
      {rows.length === 0 ? null : (
        <>
          <Lists rows={[...rows].sort((a, b) => compare(a.name, b.name))} />
          <OwnColumns rows={rows} />
          <form
            class="finder"
            onSubmit={(event) => {
              event.preventDefault();
              if (left !== null && !over) void checkIn(left);
            }}
          >
            <Field
              label={tell('players.find')}
              hint={tell('players.findHint')}
              type="search"
              value={looked}
              onInput={setLooked}
            />
            <Choice label={tell('players.show')} value={show} options={options} onChange={setShow} />
            <MarkFilter marks={marks} value={mark} within={within} onChange={setMark} />
            {over ? null : <AllHere away={rows.filter(SHOWN.away)} />}
          </form>
          {found.length === 0 ? <p class="soft">{tell('players.nobody')}</p> : <PlayerList rows={found} />}
        </>
      )}
    </>
  );
}

interface HeadProps {
  readonly all: number;
  readonly here: number;
  readonly away: number;
  readonly waiting: number;
}

function Head({ all, here, away, waiting }: HeadProps) {
  return (
    <div class="panel-head">
      <h2>{tell('players.title')}</h2>
      {all === 0 ? null : (
        <Badge meaning={away === 0 ? 'good' : 'note'}>{tell('players.here', { here, all: here + away })}</Badge>
      )}
      {waiting === 0 ? null : <Badge meaning="wait">{tell('columns.onList', { count: waiting })}</Badge>}
    </div>
  );
}

interface MarkFilterProps {
  readonly marks: readonly Mark[];
  readonly value: string;
  /** Who is counted. */
  readonly within: readonly EntrantRow[];
  readonly onChange: (value: string) => void;
}

function MarkFilter({ marks, value: chosen, within, onChange }: MarkFilterProps) {
  if (marks.length === 0) return null;
  return (
    <Select
      label={tell('columns.filter')}
      value={marks.some(({ value }) => value === chosen) ? chosen : ''}
      options={[
        { value: '', label: tell('columns.any') },
        ...marks.map(({ value, key, name, has }) => ({
          value,
          label: tell(key, { name, count: within.filter(has).length }),
        })),
      ]}
      onChange={onChange}
    />
  );
}

interface Mark {
  readonly value: string;
  readonly key: 'columns.with' | 'columns.without';
  readonly name: string;
  readonly has: (row: EntrantRow) => boolean;
}

/** With a tick in a column, and without one. */
function marksFor(
  columns: DeskPart['ownColumns'],
  ticked: (row: EntrantRow, name: string) => boolean,
): readonly Mark[] {
  return columns.flatMap(({ name }): readonly Mark[] => [
    { value: `with ${name}`, key: 'columns.with', name, has: (row) => ticked(row, name) },
    { value: `without ${name}`, key: 'columns.without', name, has: (row) => !ticked(row, name) },
  ]);
}

function holds({ name, number, faction, group, members }: EntrantRow, looked: string): boolean {
  const wanted = folded(looked.trim());
  if (wanted === '') return true;
  const texts = [name, String(number), faction ?? '', group ?? '', ...members.map((member) => member.name)];
  return texts.some((text) => folded(text).includes(wanted));
}
