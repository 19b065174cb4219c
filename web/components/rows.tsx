/** The states of tables, tabs and the clock. */
import { useEffect, useState } from 'preact/hooks';
import type { ClockPart } from '../../core/event/views.ts';
import { Badge } from '../parts/badge.tsx';
import { Clock } from '../parts/clock.tsx';
import { type Column, DataTable } from '../parts/data-table.tsx';
import { Name } from '../parts/name.tsx';
import { TabPanel, Tabs } from '../parts/tabs.tsx';
import { words } from '../text/components.ts';

interface Row {
  readonly place: number;
  readonly name: string;
  readonly points: number;
  readonly last: 'win' | 'loss' | 'draw';
}

const ROWS: readonly Row[] = [
  { place: 1, name: 'Aiko Tanaka', points: 9, last: 'win' },
  { place: 2, name: 'Hiro 🎲🔥', points: 7, last: 'draw' },
  { place: 3, name: 'مريم الزهراني', points: 6, last: 'loss' },
];

export function DataTableStates() {
  const columns: readonly Column<Row>[] = [
    { id: 'place', head: words()['data-table.place'], slot: 'lead', cell: ({ place }) => place },
    {
      id: 'player',
      head: words()['data-table.player'],
      slot: 'main',
      names: true,
      cell: ({ name }) => <Name>{name}</Name>,
    },
    { id: 'points', head: words()['data-table.points'], figure: true, cell: ({ points }) => points },
    {
      id: 'last',
      head: words()['data-table.result'],
      slot: 'end',
      cell: ({ last }) => <Badge meaning={last}>{last}</Badge>,
    },
  ];
  return (
    <DataTable
      caption={words()['data-table.caption']}
      columns={columns}
      rows={ROWS}
      keyOf={({ name }) => name}
      marked={({ place }) => place === 1}
    />
  );
}

const TABS = ['pairings', 'results', 'standings'] as const;
type TabId = (typeof TABS)[number];

export function TabsStates() {
  const [current, setCurrent] = useState<TabId>('results');
  useEffect(() => {
    const follow = () => setCurrent((was) => TABS.find((id) => `#${id}` === location.hash) ?? was);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const tabs = TABS.map((id) => ({ id, label: words()[`tabs.${id}`] }));
  return (
    <div class="part-wide">
      <Tabs label={words()['tabs.label']} tabs={tabs} current={current} />
      <TabPanel id={current}>{words()[`tabs.${current}`]}</TabPanel>
    </div>
  );
}

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 2, 14, 13, 10);

/** A round of 135 minutes that began `ago` minutes before. */
function clockOf(round: number, ago: number, more: Partial<ClockPart> = {}): ClockPart {
  const startedAt = NOW - ago * MINUTE;
  return {
    round,
    minutes: 135,
    hidden: false,
    startedAt,
    pausedAt: null,
    paused: 0,
    endedAfter: null,
    endsAt: startedAt + 135 * MINUTE,
    calls: [{ id: 'last-turn', left: 15, label: 'Last Turn', rules: ['GG0-TIME-03'], made: ago >= 120 }],
    ...more,
  };
}

export function ClockStates() {
  const clocks = {
    'clock.running': clockOf(1, 40),
    'clock.paused': clockOf(2, 40, { pausedAt: NOW, endsAt: null }),
    'clock.over': clockOf(3, 140),
    'clock.hidden': clockOf(4, 40, { minutes: null, hidden: true, endsAt: null, calls: [] }),
  };
  const states = Object.keys(clocks) as readonly (keyof typeof clocks)[];
  return (
    <>
      {states.map((state) => (
        <figure key={state} class="masthead part-clock">
          <figcaption>{words()[state]}</figcaption>
          <Clock clock={clocks[state]} now={NOW} />
        </figure>
      ))}
    </>
  );
}
