/** What the latest correction changed, exactly, and the choice it leaves. */
import { useState } from 'preact/hooks';
import type { DeskPart, EventPart, GameRow } from '../../../core/event/views.ts';
import { nameIn, useEntrants } from '../../event/context.ts';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { listed } from '../../text/format.ts';
import { say } from '../../text/language.ts';
import { tell } from '../../text/desk.ts';
import { useDesk, useDeskPart } from '../desk.ts';
import { placesMoved } from './changes.ts';
import { corrected } from './corrected.ts';

type Consequence = NonNullable<DeskPart['consequence']>;

export function ConsequenceNotice() {
  const desk = useDesk();
  const consequence = useDeskPart()?.consequence ?? null;
  const event = desk.store.part('event');
  const [kept, setKept] = useState<string | null>(null);
  if (event === undefined) return null;
  const known = JSON.stringify(consequence);
  const mine = corrected.value;
  const shown = consequence !== null && kept !== known ? consequence : null;
  if (shown === null && mine === null) return null;
  const keep = () => {
    setKept(known);
    corrected.value = null;
  };
  return (
    <Notice meaning="wait" title={tell('consequence.title')}>
      <Moved consequence={shown} />
      {shown !== null && shown.tables.length > 0 ? (
        <Tables consequence={shown} event={event} />
      ) : (
        <p>{tell('consequence.noTables')}</p>
      )}
      <div class="actions">
        <Button onClick={keep}>
          {tell(shown !== null && shown.tables.length > 0 ? 'consequence.keep' : 'consequence.seen')}
        </Button>
        {shown !== null && shown.tables.length > 0 && desk.may('repair-round') ? (
          <Button
            onClick={() =>
              void desk.send(
                {
                  type: 'repair-round',
                  reason: tell('consequence.reason', { table: tableOf(desk.store, shown.game) }),
                },
                tell('did.repair'),
                keep,
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
function Moved({ consequence }: { readonly consequence: Consequence | null }) {
  const { store } = useDesk();
  const entrants = useEntrants();
  const before = corrected.value?.before;
  const moved = before === undefined ? null : placesMoved(before, store.part('standings') ?? {});
  if (moved === null) return <p>{tell('consequence.places', { count: consequence?.places ?? 0 })}</p>;
  return (
    <>
      <p>{tell('consequence.places', { count: moved.length })}</p>
      <ul class="moved">
        {moved.map(({ entrant, before: from, after }) => (
          <li key={entrant}>
            <bdi>{nameIn(entrants, entrant)}</bdi> {tell('consequence.moved', { from: from ?? '–', to: after ?? '–' })}
          </li>
        ))}
      </ul>
    </>
  );
}

function Tables({ consequence, event }: { readonly consequence: Consequence; readonly event: EventPart }) {
  const { store } = useDesk();
  const entrants = useEntrants();
  const number = (id: string) => gameIn(store, id)?.table ?? Number.MAX_SAFE_INTEGER;
  const tables = [...consequence.tables].sort((a, b) => number(a) - number(b));
  return (
    <>
      <p>{tell('consequence.tables', { count: consequence.tables.length, round: event.round })}</p>
      <ul class="moved">
        {tables.map((id) => (
          <li key={id}>
            {say('pairings.tableNumber', { table: tableOf(store, id) })}:{' '}
            {listed((gameIn(store, id)?.seats ?? []).map((seat) => nameIn(entrants, seat)))}
          </li>
        ))}
      </ul>
    </>
  );
}
