/** A season's table over the events of this server: which of them, what counts, and in which order. */
import '../parts/button.css';
import './rankings.css';
import { useEffect, useState } from 'preact/hooks';
import type { RankingRow } from '../../core/event/exchange/rankings.ts';
import type { EventSummary } from '../../core/event/summary.ts';
import type { Events } from '../home/events.ts';
import { Button } from '../parts/button.tsx';
import { Check } from '../parts/check.tsx';
import { type Column, DataTable } from '../parts/data-table.tsx';
import { Field } from '../parts/field.tsx';
import { Frame, Wordmark } from '../parts/frame.tsx';
import { Name } from '../parts/name.tsx';
import { Notice } from '../parts/notice.tsx';
import { Select } from '../parts/select.tsx';
import { day, figure } from '../text/format.ts';
import { say } from '../text/rankings.ts';
import { type Order, type Season, type Table, askTable, ordered, playedBy, searchOf, seasonIn } from './season.ts';

const ORDERS = ['rank', 'name', 'played'] as const;
const WAYS = ['points', 'elo', 'glicko'] as const;

export function RankingsPage({ list, failed }: Events) {
  const [season, setSeason] = useState(() => seasonIn(location.search));
  const [table, setTable] = useState<Table | string | null>(null);
  const [order, setOrder] = useState<Order>('rank');
  const address = searchOf(season);
  useEffect(() => {
    history.replaceState(null, '', `${location.pathname}${address}`);
    // An answer that comes after another question is not shown.
    let meant = true;
    void askTable(seasonIn(address)).then((answer) => {
      if (meant) setTable(answer ?? say('rankings.failed'));
    });
    return () => {
      meant = false;
    };
  }, [address]);
  const played = (list.value ?? []).filter(({ round }) => round > 0);
  return (
    <Frame masthead={<Masthead />} guide="exchange#rankings-of-a-season">
      <div class={played.length === 0 ? 'rankings' : 'rankings rankings-beside'}>
        <div class="rankings-choice off-paper">
          <Choosing season={season} events={played} onChange={setSeason} />
        </div>
        <div class="rankings-table">
          {failed.value ? (
            <Notice meaning="wait">
              <p>{say('home.failed')}</p>
            </Notice>
          ) : null}
          {typeof table === 'string' ? (
            <Notice meaning="loss">
              <p>{table}</p>
            </Notice>
          ) : table === null ? null : (
            <Ranked table={table} order={order} onOrder={setOrder} />
          )}
        </div>
      </div>
    </Frame>
  );
}

function Masthead() {
  return (
    <div class="rankings-mast">
      <Wordmark />
      <h1>{say('rankings.title')}</h1>
      <p class="off-paper">{say('rankings.lead')}</p>
    </div>
  );
}

interface ChoosingProps {
  readonly season: Season;
  readonly events: readonly EventSummary[];
  readonly onChange: (season: Season) => void;
}

function Choosing({ season, events, onChange }: ChoosingProps) {
  const chosen = season.events ?? events.map(({ id }) => id);
  const choose = (id: string, on: boolean) =>
    onChange({ ...season, events: on ? [...chosen, id] : chosen.filter((one) => one !== id) });
  return (
    <>
      <Select
        label={say('rankings.by')}
        value={season.by}
        options={WAYS.map((value) => ({ value, label: say(`rankings.by.${value}`) }))}
        onChange={(by) => onChange({ ...season, by })}
      />
      <p class="soft">{say(`rankings.hint.${season.by}`)}</p>
      {season.by === 'points' ? (
        <>
          <Field
            label={say('rankings.points')}
            value={season.points}
            onInput={(points) => onChange({ ...season, points })}
          />
          <Field
            label={say('rankings.best')}
            hint={say('rankings.bestHint')}
            type="number"
            value={season.best}
            onInput={(best) => onChange({ ...season, best })}
          />
        </>
      ) : null}
      <fieldset class="rankings-events">
        <legend class="field-label">{say('rankings.events')}</legend>
        {events.length === 0 ? <p class="soft">{say('rankings.none')}</p> : null}
        {events.map(({ id, name, date, phase }) => (
          <Check
            key={id}
            label={<bdi>{name === '' ? say('home.unnamed') : name}</bdi>}
            note={[date === null ? '' : day(date), say(`phase.${phase}`)].filter((fact) => fact !== '').join(' · ')}
            checked={chosen.includes(id)}
            onChange={(on) => choose(id, on)}
          />
        ))}
      </fieldset>
    </>
  );
}

interface RankedProps {
  readonly table: Table;
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
}

function Ranked({ table, order, onOrder }: RankedProps) {
  const { by, events, rows } = table;
  if (rows.length === 0) return <p class="soft">{say('rankings.nobody')}</p>;
  return (
    <>
      <div class="rankings-tools off-paper">
        <Select
          label={say('rankings.sort')}
          value={order}
          options={ORDERS.map((value) => ({ value, label: say(`rankings.sort.${value}`) }))}
          onChange={onOrder}
        />
        <Button onClick={() => window.print()}>{say('rankings.print')}</Button>
      </div>
      <div class="rankings-wide" role="region" aria-label={say('rankings.title')} tabIndex={0}>
        <DataTable
          caption={say('rankings.title')}
          columns={by === 'points' ? pointColumns(events) : ratingColumns(by === 'glicko')}
          rows={ordered(rows, order)}
          keyOf={({ name }) => name}
          marked={({ rank }) => rank === 1}
        />
      </div>
      <p class="soft">
        {say(`rankings.hint.${by}`)} {say('rankings.people')}
      </p>
    </>
  );
}

const WHO: readonly Column<RankingRow>[] = [
  { id: 'place', head: '', slot: 'lead', cell: ({ rank }) => rank },
  { id: 'player', head: '', slot: 'main', names: true, cell: ({ name }) => <Name>{name}</Name> },
];

function who(): readonly Column<RankingRow>[] {
  const heads = [say('rankings.place'), say('rankings.player')];
  return WHO.map((column, index) => ({ ...column, head: heads[index] ?? '' }));
}

function rounded(value: number, places: number): string {
  return figure(Number(value.toFixed(places)));
}

function pointColumns(events: readonly EventSummary[]): readonly Column<RankingRow>[] {
  return [
    ...who(),
    {
      id: 'total',
      head: say('rankings.total'),
      figure: true,
      cell: ({ total }) => <strong>{rounded(total, 2)}</strong>,
    },
    { id: 'played', head: say('rankings.played'), figure: true, cell: playedBy },
    ...events.map(({ id, name, date }, index): Column<RankingRow> => ({
      id,
      head: (
        <abbr title={date === null ? name : `${name}, ${day(date)}`}>{name === '' ? say('home.unnamed') : name}</abbr>
      ),
      figure: true,
      cell: ({ each }) => {
        const points = each?.[index] ?? null;
        return points === null ? '–' : rounded(points, 2);
      },
    })),
  ];
}

function ratingColumns(deviates: boolean): readonly Column<RankingRow>[] {
  const deviation: Column<RankingRow> = {
    id: 'deviation',
    head: <abbr title={say('rankings.deviationFull')}>{say('rankings.deviation')}</abbr>,
    figure: true,
    cell: (row) => rounded(row.deviation ?? 0, 0),
  };
  return [
    ...who(),
    {
      id: 'total',
      head: say('rankings.rating'),
      figure: true,
      cell: ({ total }) => <strong>{rounded(total, 0)}</strong>,
    },
    ...(deviates ? [deviation] : []),
    { id: 'games', head: say('rankings.games'), figure: true, cell: playedBy },
  ];
}
