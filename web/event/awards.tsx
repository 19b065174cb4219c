/** Awards, and the painting competition. */
import './awards.css';
import type { AwardsPart } from '../../core/event/views.ts';
import { Badge } from '../parts/badge.tsx';
import { type Column, DataTable } from '../parts/data-table.tsx';
import { Name } from '../parts/name.tsx';
import { figure, listed } from '../text/format.ts';
import { say } from '../text/language.ts';
import { nameIn, noteOn, useEntrants, useStore } from './context.ts';

type Painting = NonNullable<AwardsPart['painting']>;
type Entry = Painting['entries'][number];

export function Awards() {
  const entrants = useEntrants();
  const store = useStore();
  const awards = store.part('awards');
  const kept = store.part('desk')?.kept ?? null;
  const winners = kept?.winners ?? store.part('event')?.winners ?? [];
  const given = kept?.given ?? awards?.given ?? [];
  const painting = awards?.painting ?? null;
  return (
    <>
      <h2>{say('awards.title')}</h2>
      {given.length === 0 && winners.length === 0 && painting === null ? (
        <p class="soft">{say('awards.none')}</p>
      ) : null}
      <ul class="awards">
        {winners.length === 0 ? null : <Award title={say('awards.winner')} ids={winners} />}
        {given.map(({ title, entrants: ids }, index) => (
          <Award key={index} title={title} ids={ids} />
        ))}
      </ul>
      {painting === null ? null : <PaintingSection painting={painting} names={(id) => nameIn(entrants, id)} />}
    </>
  );
}

function Award({ title, ids }: { readonly title: string; readonly ids: readonly string[] }) {
  const entrants = useEntrants();
  return (
    <li class="award">
      <p class="award-title">{title}</p>
      {ids.map((id) => (
        <p key={id} class="award-name">
          <Name note={noteOn(entrants[id])}>{nameIn(entrants, id)}</Name>
        </p>
      ))}
    </li>
  );
}

interface PaintingProps {
  readonly painting: Painting;
  readonly names: (id: string) => string;
}

function PaintingSection({ painting, names }: PaintingProps) {
  const { method, totals, winners, votes } = painting;
  const rankOf = ({ entrant }: Entry) => (winners?.includes(entrant) === true ? Infinity : (totals?.[entrant] ?? 0));
  const entries = [...painting.entries].sort((a, b) => rankOf(b) - rankOf(a) || 0);
  const columns: readonly Column<Entry>[] = [
    {
      id: 'name',
      head: say('players.name'),
      slot: 'main',
      names: true,
      cell: ({ entrant, models }) => (
        <span class="standing-player">
          <Name note={models.length === 0 ? null : listed(models)}>{names(entrant)}</Name>
          {winners?.includes(entrant) === true ? <Badge meaning="win">{say('awards.winner')}</Badge> : null}
        </span>
      ),
    },
    ...(totals === null ? [] : [totalColumn(totals)]),
  ];
  return (
    <section class="painting">
      <h3>{say('awards.painting')}</h3>
      <p class="soft">
        {say(`awards.method.${method}`)}
        {method === 'vote' && votes > 0 ? ` · ${say('awards.votes', { count: votes })}` : ''}
      </p>
      {entries.length === 0 ? (
        <p class="soft">{say('awards.noEntries')}</p>
      ) : (
        <div class="narrow">
          <DataTable
            caption={say('awards.painting')}
            columns={columns}
            rows={entries}
            keyOf={({ entrant }) => entrant}
          />
        </div>
      )}
    </section>
  );
}

function totalColumn(totals: Readonly<Record<string, number>>): Column<Entry> {
  return {
    id: 'total',
    head: say('awards.total'),
    figure: true,
    cell: ({ entrant }) => figure(totals[entrant] ?? 0),
  };
}
