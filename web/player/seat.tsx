/** My table in figures that can be read at arm's length, and who sits opposite. */
import './seat.css';
import type { EventPart, MePart } from '../../core/event/views.ts';
import { Badge } from '../parts/badge.tsx';
import { Name } from '../parts/name.tsx';
import { say } from '../text/player.tsx';
import { noteOn } from '../event/context.ts';
import { isStale } from '../live/link.ts';
import { usePlayer } from './context.ts';

export function Seat({ event, me }: { readonly event: EventPart; readonly me: MePart }) {
  const { game, opponents, entrant } = me;
  if (game === null) return null;
  const bye = game.kind === 'bye';
  const note = event.pairingsNote;
  return (
    <section class={bye ? 'seat-card seat-bye' : 'seat-card'} aria-label={say('me.seat')}>
      <p class="my-table">
        <span class="my-table-label">
          {say(game.table === null ? 'event.round' : 'pairings.table', { round: me.round })}
        </span>{' '}
        <span class="my-table-number">{bye ? say('pairings.bye') : (game.table ?? '–')}</span>
      </p>
      <div class="my-opponents">
        {bye ? (
          <p>{say('me.byeLong')}</p>
        ) : (
          <>
            <p class="my-against">{say('me.against')}</p>
            {opponents.map((opponent) => (
              <p key={opponent.id} class="my-opponent">
                <Name note={noteOn(opponent)}>{opponent.name}</Name>
              </p>
            ))}
          </>
        )}
        <p class="my-badges">
          {game.attacker === null ? null : (
            <Badge meaning="note">{say(game.attacker === entrant ? 'me.attack' : 'me.defend')}</Badge>
          )}
          {game.kind === 'ringer' ? <Badge meaning="plain">{say('pairings.ringer')}</Badge> : null}
          {game.extension > 0 ? (
            <Badge meaning="wait">{say('state.extension', { count: game.extension })}</Badge>
          ) : null}
        </p>
      </div>
      {note === '' ? null : (
        <p class="my-note">
          <strong>{say('pairings.note')}:</strong> {note}
        </p>
      )}
      <Changed />
    </section>
  );
}

/** Where the server cannot be reached, the table may have changed meanwhile. */
function Changed() {
  const { store } = usePlayer();
  return isStale(store.state.value) ? <p class="my-note">{say('me.mayHaveChanged')}</p> : null;
}
