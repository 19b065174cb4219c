/** The standings with my row marked. */
import '../event/player-link.css';
import type { ColumnSpec } from '../../core/event/pack.ts';
import type { MePart, StandingsPart } from '../../core/event/views.ts';
import { type Entrants, nameIn, noteOn } from '../event/context.ts';
import { playerAddress } from '../event/player-address.ts';
import { Badge } from '../parts/badge.tsx';
import { type Column, DataTable } from '../parts/data-table.tsx';
import { English } from '../parts/english.tsx';
import { Name } from '../parts/name.tsx';
import { figure } from '../text/format.ts';
import { say } from '../text/player.tsx';
import { useMore, usePlayer } from './context.ts';

type Row = StandingsPart[string];

export function MyStandings({ me }: { readonly me: MePart }) {
  const { event, store } = usePlayer();
  const more = useMore(event, 'entrants,standings');
  const columns = store.part('pack')?.columns ?? [];
  const hidden = store.part('event')?.standingsHidden === true;
  const rows = Object.values(more?.part('standings') ?? {}).sort((a, b) => a.place - b.place);
  return (
    <>
      <h1>{say('standings.title')}</h1>
      {me.place === null ? null : <p class="my-place">{say('player.place', { place: me.place, count: me.among })}</p>}
      {rows.length === 0 ? (
        <p class="soft">
          {say(more?.part('entrants') === undefined ? 'live.loading' : hidden ? 'standings.kept' : 'standings.none')}
        </p>
      ) : (
        <DataTable
          caption={say('standings.title')}
          columns={columnsOf(columns, more?.part('entrants') ?? {}, { event, me: me.entrant })}
          rows={rows}
          keyOf={({ entrant }) => entrant}
          marked={({ entrant }) => entrant === me.entrant}
        />
      )}
    </>
  );
}

interface Mine {
  readonly event: string;
  readonly me: string;
}

function columnsOf(columns: readonly ColumnSpec[], entrants: Entrants, { event, me }: Mine): readonly Column<Row>[] {
  return [
    { id: 'place', head: say('standings.place'), slot: 'lead', cell: ({ rank }) => rank },
    {
      id: 'player',
      head: say('standings.player'),
      slot: 'main',
      names: true,
      cell: ({ entrant }) => (
        <span class="standing-name">
          <a class="player-link" href={playerAddress(event, entrant)}>
            <Name note={noteOn(entrants[entrant])}>{nameIn(entrants, entrant)}</Name>
          </a>
          {entrant === me ? <Badge meaning="note">{say('report.you')}</Badge> : null}
        </span>
      ),
    },
    ...columns.map(({ id, short, label, signed }): Column<Row> => ({
      id,
      head: <English full={label}>{short}</English>,
      figure: true,
      cell: (row) => {
        const value = row.columns[id];
        return value === undefined ? '–' : figure(value, signed);
      },
    })),
  ];
}
