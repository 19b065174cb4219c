/** What the event says to this table while a game is open: the round's clock, and a judge for whoever plays. */
import { useEffect, useState } from 'preact/hooks';
import { inBrowser } from '../live/browser.ts';
import { openStore } from '../live/store.ts';
import { drainWhenLive, openBrowserOutbox } from '../outbox/browser.ts';
import { leftOf, withMore } from '../parts/clock.tsx';
import { CallJudge } from '../player/call-judge.tsx';
import { type Player, PlayerContext } from '../player/context.ts';
import { MyCalls } from '../player/my-calls.tsx';
import { duration } from '../text/format.ts';
import { say } from '../text/language.ts';
import { useTable } from './context.ts';
import { DeskEntered } from './desk-entered.tsx';
import { handOnClock, hallClock, useClockOf } from './hall-clock.ts';
import type { Around, Place } from './open.ts';

export function InEvent() {
  const { around, store } = useTable();
  const encounter = store.part('encounter');
  if (around === null || encounter === undefined || encounter.finished) return null;
  return store.part('mine') === undefined ? (
    <OnLooker event={around.place.event} />
  ) : (
    <Playing place={around.place} names={around.names} />
  );
}

function OnLooker({ event }: Pick<Place, 'event'>) {
  useClockOf(event);
  return <RoundClock extension={0} />;
}

/** As their own player's page has it: the same calls, the same outbox. */
function Playing({ place: { event, game }, names }: Pick<Around, 'place' | 'names'>) {
  const joined = usePlayerOf(event);
  const me = joined?.store.part('me');
  if (joined === null || me === undefined) return null;
  const row = me.game?.id === game ? me.game : null;
  return (
    <PlayerContext.Provider value={{ event, entrant: me.entrant, ...joined }}>
      <div class="game-event">
        <RoundClock extension={row?.extension ?? 0} />
        <MyCalls calls={me.calls} />
        {row === null ? null : <DeskEntered row={row} names={names} />}
        {row?.result === null ? <CallJudge me={me} /> : null}
      </div>
    </PlayerContext.Provider>
  );
}

/** What a player's page reads, of this event alone. */
type Joined = Pick<Player, 'store' | 'outbox'>;

function usePlayerOf(event: string): Joined | null {
  const [joined, setJoined] = useState<Joined | null>(null);
  useEffect(() => {
    const store = openStore(event, 'as=player&parts=clock,me', inBrowser);
    const stops = [handOnClock(store), store.close];
    let isLeft = false;
    void openBrowserOutbox(event).then((outbox) => {
      if (isLeft) {
        outbox.close();
        return;
      }
      stops.push(drainWhenLive(outbox, store), outbox.close);
      setJoined({ store, outbox });
    });
    return () => {
      isLeft = true;
      stops.forEach((stop) => stop());
    };
  }, [event]);
  return joined;
}

/** In one line: the game needs the room. `extension`: minutes that this table has more. */
function RoundClock({ extension }: { readonly extension: number }) {
  const now = useTable().store.now.value;
  const clock = hallClock.value;
  if (clock === undefined) return null;
  const left = leftOf(withMore(clock, extension), now);
  return left === null ? null : (
    <p class="game-left" role="timer" aria-label={say('clock.left', { round: clock.round })}>
      {left > 0 ? duration(left) : say('clock.up')}
    </p>
  );
}
