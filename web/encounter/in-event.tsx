/** What the event says to this table while a game is open: the round's clock, and a judge for whoever plays. */
import { useEffect, useState } from 'preact/hooks';
import { inBrowser } from '../live/browser.ts';
import { type Store, openStore } from '../live/store.ts';
import { drainWhenLive, openBrowserOutbox } from '../outbox/browser.ts';
import { leftOf, withMore } from '../parts/clock.tsx';
import { CallJudge } from '../player/call-judge.tsx';
import { type Player, PlayerContext } from '../player/context.ts';
import { MyCalls } from '../player/my-calls.tsx';
import { duration } from '../text/format.ts';
import { say } from '../text/language.ts';
import { useTable } from './context.ts';
import { DeskEntered } from './desk-entered.tsx';
import type { Around, Place } from './open.ts';

export function InEvent() {
  const { around, store } = useTable();
  const encounter = store.part('encounter');
  if (around === null || encounter === undefined || encounter.finished) return null;
  return store.part('mine') === undefined ? (
    <OnLooker place={around.place} />
  ) : (
    <Playing place={around.place} names={around.names} />
  );
}

function OnLooker({ place: { event, game } }: { readonly place: Place }) {
  const [store, setStore] = useState<Store | null>(null);
  useEffect(() => {
    const opened = openStore(event, 'as=public&parts=clock', inBrowser);
    setStore(opened);
    return opened.close;
  }, [event]);
  return store === null ? null : <RoundClock store={store} game={game} />;
}

/** As their own player's page has it: the same calls, the same outbox. */
function Playing({ place: { event, game }, names }: Pick<Around, 'place' | 'names'>) {
  const joined = usePlayerOf(event);
  const me = joined?.store.part('me');
  if (joined === null || me === undefined) return null;
  return (
    <PlayerContext.Provider value={{ event, entrant: me.entrant, ...joined }}>
      <div class="game-event">
        <RoundClock store={joined.store} game={game} />
        <MyCalls calls={me.calls} />
        {me.game?.id === game ? <DeskEntered row={me.game} names={names} /> : null}
        {me.game?.id === game && me.game.result === null ? <CallJudge me={me} /> : null}
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
    const stops = [store.close];
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

/** In one line: the game needs the room. */
function RoundClock({ store, game }: { readonly store: Store; readonly game: string }) {
  const clock = store.part('clock');
  const row = store.part('me')?.game;
  if (clock === undefined) return null;
  const left = leftOf(withMore(clock, row?.id === game ? row.extension : 0), store.now.value);
  return left === null ? null : (
    <p class="game-left" role="timer" aria-label={say('clock.left', { round: clock.round })}>
      {left > 0 ? duration(left) : say('clock.up')}
    </p>
  );
}
