/** What the latest correction changed, exactly, and the choice it leaves. Nothing is rewritten by looking at it. */
import { roundOfGame } from '../../../core/event/game-id.ts';
import { signal } from '@preact/signals';
import type { DeskPart, GameRow } from '../../../core/event/views.ts';
import { nameIn, useEntrants } from '../../event/context.ts';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { tell } from '../../text/work.ts';
import { useDesk, useDeskPart } from '../desk.ts';
import { usePosted } from '../posted/ask.ts';
import { Moves } from '../posted/moves.tsx';

type Consequence = NonNullable<DeskPart['consequence']>;

/** The consequence that this desk has read, as JSON. */
const seen = signal<string | null>(null);

export function ConsequenceNotice() {
  const desk = useDesk();
  const consequence = useDeskPart()?.consequence ?? null;
  const event = desk.store.part('event');
  // A round that is closed was played as it was posted.
  const closed = desk.store.part(`round/${event?.round ?? 0}`)?.closed === true;
  const isRead = consequence === null || seen.value === JSON.stringify(consequence);
  const others = !isRead && !closed && consequence.tables.length > 0;
  const asked = others && desk.may('repair-round');
  const answer = usePosted(asked ? { repair: 'draw' } : null);
  if (event === undefined || isRead) return null;
  const close = () => (seen.value = JSON.stringify(consequence));
  // What would move now: what has begun since the correction stays.
  const preview = answer?.ok === true ? answer.value : null;
  return (
    <Notice meaning="wait" title={tell('consequence.title')}>
      <Moved places={consequence.places} />
      {preview === null ? (
        <p>{tell(withoutPreview(others, asked, answer === null))}</p>
      ) : (
        <>
          <p class="moved-head">{tell('consequence.tables', { round: event.round })}</p>
          <Moves preview={preview} />
        </>
      )}
      <div class="actions">
        <Button onClick={close}>{tell(preview === null ? 'consequence.seen' : 'consequence.keep')}</Button>
        {preview === null ? null : (
          <Button
            onClick={() => {
              const reason = tell('consequence.reason', { table: tableOf(desk.store, consequence.game) });
              void desk.send({ type: 'repair-round', reason, shown: preview.shown }, tell('did.repair'), close);
            }}
          >
            {tell('consequence.repair')}
          </Button>
        )}
      </div>
    </Notice>
  );
}

function withoutPreview(others: boolean, asked: boolean, onItsWay: boolean) {
  if (others && !asked) return 'consequence.organiser';
  return asked && onItsWay ? 'moves.looking' : 'consequence.noTables';
}

type Reader = ReturnType<typeof useDesk>['store'];

function gameIn(store: Reader, id: string): GameRow | undefined {
  return store.part(`games/${roundOfGame(id)}`)?.[id];
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
