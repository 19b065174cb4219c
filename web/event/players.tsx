/** Who is coming: the list before the first round. */
import type { EntrantStatus } from '../../core/event/types.ts';
import type { EntrantRow } from '../../core/event/views.ts';
import { Badge, type Meaning } from '../parts/badge.tsx';
import { type Column, DataTable } from '../parts/data-table.tsx';
import { Name } from '../parts/name.tsx';
import { inOrder } from '../text/format.ts';
import { say } from '../text/language.ts';
import { tellEvent } from '../text/event.ts';
import { noteOn, useEntrants, useStore } from './context.ts';

const MEANS: Readonly<Record<EntrantStatus, Meaning>> = {
  registered: 'plain',
  'checked-in': 'good',
  dropped: 'draw',
  disqualified: 'loss',
};

export function Players() {
  const compare = inOrder();
  const rows = Object.values(useEntrants()).sort((a, b) => compare(a.name, b.name));
  const here = rows.filter(({ status }) => status === 'checked-in').length;
  const event = useStore().part('event');
  return (
    <>
      {event?.phase === 'registration' && event.signUp !== null ? (
        <p class="off-paper">
          <a class="button" href={`/signup/${encodeURIComponent(event.id)}`}>
            {tellEvent('signUp')}
          </a>
        </p>
      ) : null}
      <div class="panel-head">
        <h2>{say('players.title')}</h2>
        <Badge meaning="good">{tellEvent('players.count', { count: here })}</Badge>
      </div>
      {rows.length === 0 ? (
        <p class="soft">{say('players.none')}</p>
      ) : (
        <div class="narrow">
          <DataTable caption={say('players.title')} columns={columns()} rows={rows} keyOf={({ id }) => id} />
        </div>
      )}
    </>
  );
}

function columns(): readonly Column<EntrantRow>[] {
  return [
    {
      id: 'name',
      head: say('players.name'),
      slot: 'main',
      names: true,
      cell: (row) => <Name note={noteOn(row)}>{row.name}</Name>,
    },
    {
      id: 'status',
      head: say('players.status'),
      slot: 'end',
      cell: ({ status }) => <StatusBadge status={status} />,
    },
  ];
}

export function StatusBadge({ status }: { readonly status: EntrantStatus }) {
  return <Badge meaning={MEANS[status]}>{say(`status.${status}`)}</Badge>;
}
