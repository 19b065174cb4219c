/** Who sits at which table. */
import type { EventPart } from '../../core/event/views.ts';
import { nameIn, useEntrants, useStore } from '../event/context.ts';
import { byTable } from '../event/game.ts';
import { say } from '../text/screen.ts';
import { Paged, type Sight } from './paged.tsx';

const LEASTS = [20];

export function TablesView({ event, sight }: { readonly event: EventPart; readonly sight: Sight }) {
  const entrants = useEntrants();
  const games = byTable(useStore().part(`games/${event.round}`) ?? {});
  return (
    <Paged
      title={event.round === 0 ? say('event.before') : say('pairings.title', { round: event.round })}
      items={games}
      sight={sight}
      leasts={LEASTS}
      keyOf={({ id }) => id}
      range={(first, last) => {
        const [from, to] = [first, last].map(({ table }) => table ?? say('pairings.bye'));
        return from === to ? String(from) : say('screen.tables', { from: from ?? '', to: to ?? '' });
      }}
      empty={say('screen.wait')}
      row={({ table, kind, seats }) => (
        <>
          <span class="screen-table">{kind === 'bye' ? say('pairings.bye') : (table ?? '–')}</span>
          {seats.map((seat) => (
            <span key={seat} class="screen-who">
              <bdi>{nameIn(entrants, seat)}</bdi>
            </span>
          ))}
        </>
      )}
    />
  );
}
