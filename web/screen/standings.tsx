/** The standings, with the pack's first columns. */
import type { ComponentChildren } from 'preact';
import type { EventPart } from '../../core/event/views.ts';
import { nameIn, useEntrants, useStore } from '../event/context.ts';
import { Winners } from '../event/winners.tsx';
import { English } from '../parts/english.tsx';
import { figure } from '../text/format.ts';
import { say } from '../text/screen.ts';
import { LETTER } from './names.tsx';
import { Cell, Paged, type Sight } from './paged.tsx';

const LEASTS = [20];
/** What place and name need, and each figure. */
const NAME = 7;
const FIGURE = 3.6;
const MOST = 3;

/** The room that a figure needs, counted from 0, with those before it. The first one is always there. */
const needOf = (figure: number) => (figure === 0 ? 0 : NAME + FIGURE * (figure + 1));

/** What the place takes, with the gaps. */
const PLACE = 2.5;

/** At the end a name that its row has no room for stands in two lines of smaller type, whole. */
function classFor(name: string, room: number, columns: number): string {
  const shown = Array.from({ length: columns }, (_, index) => index).filter((index) => needOf(index) <= room).length;
  // Figures are shown where this much of a name is left.
  const own = Math.max(NAME, room - PLACE - FIGURE * shown);
  return Number.isFinite(room) && name.length * LETTER > own ? 'screen-who screen-two' : 'screen-who';
}

export function StandingsView({ event, sight }: { readonly event: EventPart; readonly sight: Sight }) {
  const store = useStore();
  const entrants = useEntrants();
  const rows = Object.values(store.part('standings') ?? {}).sort((a, b) => a.place - b.place);
  const columns = (store.part('pack')?.columns ?? []).slice(0, MOST);
  // Each column is as wide as its longest figure, so that all of them stand below each other.
  const widest = columns.map(({ id, signed }) =>
    Math.max(...rows.map(({ columns: values }) => figure(values[id] ?? '–', signed).length), 1),
  );
  return (
    <Paged
      title={titleOf(event, store.part(`round/${event.round}`)?.closed !== true)}
      items={event.round === 0 ? [] : rows}
      sight={sight}
      leasts={LEASTS}
      keyOf={({ entrant }) => entrant}
      range={(first, last) => say('screen.places', { from: first.rank, to: last.rank })}
      empty={say(event.standingsHidden ? 'standings.kept' : 'screen.noStandings')}
      row={({ rank, entrant, columns: values }, room) => (
        <>
          <span class="screen-rank">{rank}</span>
          <span
            class={event.phase === 'over' ? classFor(nameIn(entrants, entrant), room, columns.length) : 'screen-who'}
          >
            <bdi>{nameIn(entrants, entrant)}</bdi>
          </span>
          {columns.map(({ id, short, label, signed }, index) => (
            <Cell
              key={id}
              class={index === 0 ? 'screen-figure screen-first' : 'screen-figure'}
              needs={needOf(index)}
              room={room}
            >
              <English full={label}>{short}</English>{' '}
              <span class="screen-value" style={`min-width: ${widest[index] ?? 1}ch;`}>
                {figure(values[id] ?? '–', signed)}
              </span>
            </Cell>
          ))}
        </>
      )}
    />
  );
}

/** What they are; of an event that is over who has won it, for as long as it hangs there. */
function titleOf({ phase, round, winners }: EventPart, running: boolean): ComponentChildren {
  if (phase === 'over') {
    return winners.length === 0 ? (
      say('screen.over')
    ) : (
      <span class="screen-won">
        {say('screen.over')}
        <Winners of={winners} />
      </span>
    );
  }
  if (round === 0) return say('standings.title');
  return say(running ? 'standings.during' : 'standings.afterRound', { round });
}
