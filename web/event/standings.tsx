/** The standings: the pack's own columns, joint places, and what placed each row below the one above it. */
import './player-link.css';
import './standings.css';
import type { ColumnSpec } from '../../core/event/pack.ts';
import type { EventPart, StandingsPart } from '../../core/event/views.ts';
import { Badge } from '../parts/badge.tsx';
import { type Column, DataTable } from '../parts/data-table.tsx';
import { English } from '../parts/english.tsx';
import { Name } from '../parts/name.tsx';
import { RuleLinks } from '../parts/rule-links.tsx';
import { figure } from '../text/format.ts';
import { say } from '../text/language.ts';
import { type Entrants, nameIn, noteOn, useEntrants, useStandings, useStore } from './context.ts';
import { playerAddress } from './player-address.ts';

type Row = StandingsPart[string];

export function Standings() {
  const store = useStore();
  const entrants = useEntrants();
  const event = store.part('event');
  const columns = store.part('pack')?.columns ?? [];
  const rows = useStandings();
  const round = event?.round ?? 0;
  const running = (store.part(`round/${round}`)?.open ?? 0) > 0;
  const title = event === undefined ? say('standings.title') : titleOf(event, running);
  const kept = store.part('desk')?.kept ?? null;
  const winners = kept?.winners ?? event?.winners ?? [];
  if (rows.length === 0 || round === 0) {
    return (
      <>
        <h2>{say('standings.title')}</h2>
        <p class="soft">{say(event?.standingsHidden === true ? 'standings.kept' : 'standings.none')}</p>
      </>
    );
  }
  return (
    <>
      <h2>{title}</h2>
      {kept === null ? null : <p class="soft">{say('standings.keptHere')}</p>}
      <div class="wide">
        <DataTable
          caption={title}
          columns={columnsOf(columns, rows, { event: event?.id ?? '', entrants, winners })}
          rows={rows}
          keyOf={({ entrant }) => entrant}
          marked={({ entrant }) => winners.includes(entrant)}
        />
      </div>
      <Legend columns={columns} />
    </>
  );
}

/** Standings of what, in words: `running` while the round is played. */
export function titleOf({ phase, round }: EventPart, running: boolean): string {
  if (phase === 'over') return say('standings.final');
  return running ? say('standings.during', { round }) : say('standings.afterRound', { round });
}

interface Known {
  readonly event: string;
  readonly entrants: Entrants;
  readonly winners: readonly string[];
}

function columnsOf(columns: readonly ColumnSpec[], rows: readonly Row[], known: Known): readonly Column<Row>[] {
  const shared = new Set(rows.map(({ rank }) => rank).filter((rank, index, all) => all.indexOf(rank) !== index));
  return [
    {
      id: 'place',
      head: say('standings.place'),
      slot: 'lead',
      cell: ({ rank }) => <Place rank={rank} joint={shared.has(rank)} />,
    },
    {
      id: 'player',
      head: say('standings.player'),
      slot: 'main',
      names: true,
      cell: (row) => <Player row={row} known={known} />,
    },
    ...columns.map(({ id, short, label, signed }): Column<Row> => ({
      id,
      head: <English full={label}>{short}</English>,
      figure: true,
      cell: (row) => {
        const value = row.columns[id];
        if (value === undefined) return '–';
        return <span class={row.decidedBy === id ? 'decisive' : ''}>{figure(value, signed)}</span>;
      },
    })),
    {
      id: 'decided',
      head: say('standings.decided'),
      wideOnly: true,
      cell: ({ decidedBy }) => <Decided by={decidedBy} columns={columns} />,
    },
  ];
}

function Place({ rank, joint }: { readonly rank: number; readonly joint: boolean }) {
  if (!joint) return <>{rank}</>;
  return (
    <>
      <span aria-hidden="true">{rank}=</span>
      <span class="unseen">{say('standings.jointPlace', { place: rank })}</span>
    </>
  );
}

function Player({ row, known }: { readonly row: Row; readonly known: Known }) {
  const entrant = known.entrants[row.entrant];
  return (
    <div class="standing-player">
      <a class="player-link" href={playerAddress(known.event, row.entrant)}>
        <Name note={noteOn(entrant)}>{nameIn(known.entrants, row.entrant)}</Name>
      </a>
      {known.winners.includes(row.entrant) ? <Badge meaning="win">{say('standings.winner')}</Badge> : null}
      {row.status === 'dropped' ? <Badge meaning="plain">{say('status.dropped')}</Badge> : null}
      {row.status === 'disqualified' ? <Badge meaning="loss">{say('status.disqualified')}</Badge> : null}
    </div>
  );
}

function Decided({ by, columns }: { readonly by: string | null; readonly columns: readonly ColumnSpec[] }) {
  if (by === null) return <span class="decided">–</span>;
  if (by === 'joint') return <span class="decided decided-late">{say('standings.decidedJoint')}</span>;
  const index = columns.findIndex(({ id }) => id === by);
  // The first column is what anybody expects; it is the others that want to be noticed.
  return (
    <span class={index === 0 ? 'decided' : 'decided decided-late'}>
      <English>{columns[index]?.short ?? by}</English>
    </span>
  );
}

function Legend({ columns }: { readonly columns: readonly ColumnSpec[] }) {
  return (
    <section class="legend">
      <h3 class="legend-head">{say('standings.columns')}</h3>
      <dl class="legend-list">
        {columns.map(({ id, short, label, rules }) => (
          <div key={id} class="legend-row">
            <dt>
              <English>{short}</English>
            </dt>
            <dd>
              <English>{label}</English>
              <RuleLinks rules={rules} />
            </dd>
          </div>
        ))}
        <div class="legend-row">
          <dt>
            <span class="decisive">{say('standings.decided')}</span>
          </dt>
          <dd>{say('standings.decidedHint')}</dd>
        </div>
      </dl>
    </section>
  );
}
