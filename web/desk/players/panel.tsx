/** Who plays: adding people, checking them in, and everything that happens to one of them during the day. */
import './players.css';
import { useState } from 'preact/hooks';
import type { EntrantRow } from '../../../core/event/views.ts';
import { useEntrants } from '../../event/context.ts';
import { Badge } from '../../parts/badge.tsx';
import { Choice } from '../../parts/choice.tsx';
import { Field } from '../../parts/field.tsx';
import { folded, inOrder } from '../../text/format.ts';
import { tell } from '../../text/desk.ts';
import { useDesk } from '../desk.ts';
import { AddPlayers } from './add.tsx';
import { AllHere } from './all-here.tsx';
import { PlayerList } from './list.tsx';
import { Lists } from './lists.tsx';

type Show = 'all' | 'away' | 'here' | 'left';

const SHOWN: Readonly<Record<Show, (row: EntrantRow) => boolean>> = {
  all: () => true,
  away: ({ status }) => status === 'registered',
  here: ({ status }) => status === 'checked-in',
  left: ({ status }) => status === 'dropped' || status === 'disqualified',
};

export function PlayersPanel() {
  const desk = useDesk();
  const rows = Object.values(useEntrants());
  const [looked, setLooked] = useState('');
  const [show, setShow] = useState<Show>('all');
  const over = desk.store.part('event')?.phase === 'over';
  const compare = inOrder();
  const found = rows.filter((row) => SHOWN[show](row) && holds(row, looked)).sort((a, b) => compare(a.name, b.name));
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
      <div class="panel-head">
        <h2>{tell('players.title')}</h2>
        {rows.length === 0 ? null : (
          <Badge meaning={count('away') === 0 ? 'good' : 'note'}>
            {tell('players.here', { here: count('here'), all: rows.length - count('left') })}
          </Badge>
        )}
      </div>
      {desk.may('add-entrants') && !over ? <AddPlayers open={rows.length === 0} /> : null}
      {rows.length === 0 ? null : (
        <>
          <Lists rows={[...rows].sort((a, b) => compare(a.name, b.name))} />
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
            {over ? null : <AllHere away={rows.filter(SHOWN.away)} />}
          </form>
          {found.length === 0 ? <p class="soft">{tell('players.nobody')}</p> : <PlayerList rows={found} />}
        </>
      )}
    </>
  );
}

function holds({ name, number, faction, group, members }: EntrantRow, looked: string): boolean {
  const wanted = folded(looked.trim());
  if (wanted === '') return true;
  const texts = [name, String(number), faction ?? '', group ?? '', ...members.map((member) => member.name)];
  return texts.some((text) => folded(text).includes(wanted));
}
