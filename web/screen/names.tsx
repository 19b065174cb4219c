/** Everybody finds their own name, and beside it the table. */
import type { EventPart } from '../../core/event/views.ts';
import { nameIn, useEntrants, useStore } from '../event/context.ts';
import { letterOf, seatsOf } from '../event/seats.ts';
import { say } from '../text/language.ts';
import { Cell, Paged, type Sight } from './paged.tsx';
import { NARROW, rangeOf } from './paging.ts';

/** With this much room the opponent too, as long as everybody is on one page. */
const WIDE = 24;
/** As many letters as a narrow column has room for. */
const LONG = 12;

export function NamesView({ event, sight }: { readonly event: EventPart; readonly sight: Sight }) {
  const entrants = useEntrants();
  const seats = seatsOf(useStore().part(`games/${event.round}`) ?? {}, entrants);
  return (
    <Paged
      title={event.round === 0 ? say('event.before') : say('pairings.title', { round: event.round })}
      items={seats}
      sight={sight}
      leasts={[WIDE, NARROW]}
      keyOf={({ entrant }) => entrant}
      range={(first, last) => rangeOf(letterOf(first.name), letterOf(last.name))}
      empty={say('screen.wait')}
      row={({ name, game, opponents }, room) => (
        <>
          <span class={name.length > LONG ? 'screen-who screen-long' : 'screen-who'}>
            <bdi>{name}</bdi>
          </span>
          <Cell class="screen-against" needs={WIDE} room={room}>
            <bdi>{opponents.map((id) => nameIn(entrants, id)).join(', ')}</bdi>
          </Cell>
          <span class="screen-table">{game.kind === 'bye' ? say('pairings.bye') : (game.table ?? '–')}</span>
        </>
      )}
    />
  );
}
