/** What the latest correction changed, exactly, and the choice it leaves. Nothing is rewritten by looking at it. */
import { signal } from '@preact/signals';
import type { DeskPart, EventPart, GameRow } from '../../../core/event/views.ts';
import { nameIn, useEntrants } from '../../event/context.ts';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { listed } from '../../text/format.ts';
import { say } from '../../text/language.ts';
import { tell } from '../../text/desk.ts';
import { useDesk, useDeskPart } from '../desk.ts';

type Consequence = NonNullable<DeskPart['consequence']>;

/** The consequence that this desk has read, as JSON. */
const seen = signal<string | null>(null);

export function ConsequenceNotice() {
  const desk = useDesk();
  const consequence = useDeskPart()?.consequence ?? null;
  const event = desk.store.part('event');
  if (event === undefined || consequence === null || seen.value === JSON.stringify(consequence)) return null;
  const close = () => (seen.value = JSON.stringify(consequence));
  // A round that is closed was played as it was posted.
  const closed = desk.store.part(`round/${event.round}`)?.closed === true;
  const others = consequence.tables.length > 0 && !closed;
  return (
    <Notice meaning="wait" title={tell('consequence.title')}>
      <Moved places={consequence.places} />
      {others ? <Tables consequence={consequence} event={event} /> : <p>{tell('consequence.noTables')}</p>}
      <div class="actions">
        <Button onClick={close}>{tell(others ? 'consequence.keep' : 'consequence.seen')}</Button>
        {others && desk.may('repair-round') ? (
          <Button
            onClick={() =>
              void desk.send(
                {
                  type: 'repair-round',
                  reason: tell('consequence.reason', { table: tableOf(desk.store, consequence.game) }),
                },
                tell('did.repair'),
                close,
              )
            }
          >
            {tell('consequence.repair')}
          </Button>
        ) : null}
      </div>
    </Notice>
  );
}

type Reader = ReturnType<typeof useDesk>['store'];

function gameIn(store: Reader, id: string): GameRow | undefined {
  const round = Number(/^r(\d+)g/.exec(id)?.[1] ?? 0);
  return store.part(`games/${round}`)?.[id];
}

function tableOf(store: Reader, id: string): string {
  return String(gameIn(store, id)?.table ?? '–');
}

/** From which place to which. */
function Moved({ places }: Pick<Consequence, 'places'>) {
  const entrants = useEntrants();
  return (
    <>
      <p class="moved-head">{tell('consequence.places', { count: places.length })}</p>
      <ul class="moved">
        {places.map(({ entrant, before, after }) => (
          <li key={entrant}>
            <bdi>{nameIn(entrants, entrant)}</bdi>{' '}
            {tell('consequence.moved', { from: before ?? '–', to: after ?? '–' })}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Tables as they are posted, and who would sit there had the right result been known. */
function Tables({ consequence, event }: { readonly consequence: Consequence; readonly event: EventPart }) {
  const { store } = useDesk();
  const entrants = useEntrants();
  const number = (id: string) => gameIn(store, id)?.table ?? Number.MAX_SAFE_INTEGER;
  const tables = [...consequence.tables].sort((a, b) => number(a) - number(b));
  const names = (seats: readonly string[]) => listed(seats.map((seat) => nameIn(entrants, seat)));
  const { instead = [] } = consequence;
  return (
    <>
      <p class="moved-head">{tell('consequence.tables', { count: consequence.tables.length, round: event.round })}</p>
      <ul class="moved">
        {tables.map((id) => (
          <li key={id}>
            {say('pairings.tableNumber', { table: tableOf(store, id) })}: {names(gameIn(store, id)?.seats ?? [])}
          </li>
        ))}
      </ul>
      {instead.length === 0 ? null : (
        <>
          <p class="moved-head">{tell('consequence.instead')}</p>
          <ul class="moved">
            {instead.map((seats) => (
              <li key={seats.join(' ')}>
                {names(seats)}
                {seats.length === 1 ? ` (${say('pairings.bye')})` : ''}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
