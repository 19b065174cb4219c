/** Everybody finds their own name, and beside it the table. */
import type { EventPart } from '../../core/event/views.ts';
import { nameIn, useEntrants, useStore } from '../event/context.ts';
import { letterOf, seatsOf } from '../event/seats.ts';
import { say } from '../text/screen.ts';
import { Cell, Paged, type Sight } from './paged.tsx';
import { NARROW, rangeOf } from './paging.ts';

/** With this much room the opponent too, as long as everybody is on one page. */
const WIDE = 24;
/** As many letters as a narrow column has room for. */
const LONG = 12;
/** How many times the type's size a letter is wide, and what the table's number and the gaps take. */
export const LETTER = 0.62;
const BESIDE = 3.5;

/** How a name stands: one that its row has no room for takes two lines of smaller type. */
function classFor(name: string, room: number): string {
  const own = (room - BESIDE) / (room >= WIDE ? 2 : 1);
  if (Number.isFinite(room) && name.length * LETTER > own) return 'screen-who screen-two';
  return name.length > LONG ? 'screen-who screen-long' : 'screen-who';
}

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
          <span class={classFor(name, room)}>
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
