/** Everybody finds their own name, and beside it the table. */
import type { EventPart } from '../../core/event/views.ts';
import { nameIn, useEntrants, useStore } from '../event/context.ts';
import { letterOf, seatsOf } from '../event/seats.ts';
import { say } from '../text/language.ts';
import { type Fit, columnsIn } from './fit.ts';
import { Paged } from './paged.tsx';
import { NARROW, rangeOf } from './paging.ts';

/** With this much room the opponent too. */
const WIDE = 24;

export function NamesView({ event, fit }: { readonly event: EventPart; readonly fit: Fit }) {
  const entrants = useEntrants();
  const seats = seatsOf(useStore().part(`games/${event.round}`) ?? {}, entrants);
  const wide = seats.length <= fit.rows * columnsIn(fit, WIDE);
  return (
    <Paged
      title={event.round === 0 ? say('event.before') : say('pairings.title', { round: event.round })}
      items={seats}
      fit={fit}
      least={wide ? WIDE : NARROW}
      keyOf={({ entrant }) => entrant}
      range={(first, last) => rangeOf(letterOf(first.name), letterOf(last.name))}
      empty={say('screen.wait')}
      row={({ name, game, opponents }) => (
        <>
          <span class="screen-who">
            <bdi>{name}</bdi>
          </span>
          {wide ? (
            <span class="screen-against">
              <bdi>{opponents.map((id) => nameIn(entrants, id)).join(', ')}</bdi>
            </span>
          ) : null}
          <span class="screen-table">{game.kind === 'bye' ? say('pairings.bye') : (game.table ?? '–')}</span>
        </>
      )}
    />
  );
}
