/** The player's page: the clock on top, one panel, and the way to the others at the thumb. */
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { EventPart, MePart } from '../../core/event/views.ts';
import { route } from '../event/route.ts';
import { announceEvent } from '../event/announcer.ts';
import { Clock, withMore } from '../parts/clock.tsx';
import { Frame } from '../parts/frame.tsx';
import { LiveState, MissingEvent, StaleBanner } from '../parts/live-state.tsx';
import { PurposeMark } from '../parts/purpose.tsx';
import { System } from '../parts/rule-links.tsx';
import { say } from '../text/player.tsx';
import { Say } from '../text/player.tsx';
import { Alerts } from './alerts.tsx';
import { announceOutbox, announceTurns } from './announcer.ts';
import { usePlayer } from './context.ts';
import { More } from './more.tsx';
import { Nav } from './nav.tsx';
import { Now } from './now.tsx';
import { OutboxStrip, WayBack } from './outbox-strip.tsx';
import { RecordPanel } from './record.tsx';
import { RoundPairings } from './round-pairings.tsx';
import { MyStandings } from './my-standings.tsx';
import { tabOf } from './tabs.ts';

export function PlayerPage() {
  const { store, outbox } = usePlayer();
  useEffect(() => {
    const stops = [
      announceEvent(store),
      announceTurns(store),
      announceOutbox(outbox),
      effect(() => nameTheWindow(store.part('event'))),
    ];
    return () => stops.forEach((stop) => stop());
  }, [store, outbox]);
  return (
    <System.Provider value={store.part('event')?.system ?? ''}>
      <Frame
        masthead={<Masthead />}
        guide="players"
        banner={
          <div class="phone-bottom">
            <StaleBanner state={store.state.value} asOf={store.asOf.value} />
            <WayBack />
            <Nav current={tabOf(route.value.tab)} />
          </div>
        }
      >
        <div class="player">
          <Alerts />
          <OutboxStrip />
          <Panel />
        </div>
      </Frame>
    </System.Provider>
  );
}

function nameTheWindow(event: EventPart | undefined): void {
  if (event) document.title = say('app.title', { page: event.name === '' ? say('event.unnamed') : event.name });
}

function Panel() {
  const { store } = usePlayer();
  const [event, me] = [store.part('event'), store.part('me')];
  if (store.state.value === 'missing') return <MissingEvent known={event !== undefined} />;
  if (event === undefined || me === undefined) {
    return (
      <>
        <h1 class="unseen">{say('me.now')}</h1>
        <p class="soft">{say('live.loading')}</p>
      </>
    );
  }
  switch (tabOf(route.value.tab)) {
    case 'now':
      return <Now event={event} me={me} />;
    case 'pairings':
      return <RoundPairings round={event.round} />;
    case 'standings':
      return <MyStandings me={me} />;
    case 'games':
      return <RecordPanel me={me} />;
    case 'more':
      return <More event={event} me={me} />;
  }
}

function Masthead() {
  const { store } = usePlayer();
  const [event, clock, me] = [store.part('event'), store.part('clock'), store.part('me')];
  return (
    <div class="phone-mast">
      <PurposeMark purpose={event?.purpose} />
      <div class="phone-top">
        <p class="phone-event">
          <bdi>{event === undefined || event.name === '' ? say('event.unnamed') : event.name}</bdi>
        </p>
        <LiveState state={store.state.value} asOf={store.asOf.value} />
      </div>
      {me === undefined ? null : (
        <p class="phone-me">
          <Say k="me.youAre" name={<bdi>{me.name}</bdi>} />
        </p>
      )}
      {event === undefined ? null : <p class="phone-round">{roundText(event)}</p>}
      {clock === undefined || event?.phase !== 'running' ? null : (
        <Clock clock={withMore(clock, moreOf(me))} now={store.now.value} />
      )}
    </div>
  );
}

/** Minutes that my table was given back, as long as it plays. */
function moreOf(me: MePart | undefined): number {
  return me?.game?.result === null ? me.game.extension : 0;
}

function roundText({ phase, round, rounds }: EventPart): string {
  if (phase === 'over') return say('event.over');
  if (round === 0) return rounds === null ? say('event.before') : say('event.planned', { count: rounds });
  return rounds === null ? say('event.round', { round }) : say('event.roundOf', { round, rounds });
}
