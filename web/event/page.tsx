/** The event page: the masthead with the clock, and one panel at a time. */
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { EventPart } from '../../core/event/views.ts';
import type { Store } from '../live/store.ts';
import { Frame } from '../parts/frame.tsx';
import { MissingEvent, StaleBanner } from '../parts/live-state.tsx';
import { System } from '../parts/rule-links.tsx';
import { type Tab, TabPanel, Tabs } from '../parts/tabs.tsx';
import { tellEvent } from '../text/event.ts';
import { say } from '../text/language.ts';
import { announceEvent } from './announcer.ts';
import { Awards } from './awards.tsx';
import { StoreContext, useStore } from './context.ts';
import { Ledger } from './ledger.tsx';
import { Masthead } from './masthead.tsx';
import { Pairings } from './pairings.tsx';
import { PlayerCard } from './player-card.tsx';
import { Players } from './players.tsx';
import { Results } from './results.tsx';
import { route } from './route.ts';
import { Rules } from './rules.tsx';
import { Rulings } from './rulings.tsx';
import { Scenario } from './scenario.tsx';
import { Standings } from './standings.tsx';
import { Ways } from './ways.tsx';

export function EventPage({ store }: { readonly store: Store }) {
  useEffect(() => announceEvent(store), [store]);
  useEffect(() => effect(() => nameTheWindow(store.part('event'))), [store]);
  return (
    <StoreContext.Provider value={store}>
      <System.Provider value={store.part('event')?.system ?? ''}>
        <Frame masthead={<Masthead />} banner={<Banner />} guide="players">
          <Body />
        </Frame>
      </System.Provider>
    </StoreContext.Provider>
  );
}

/** Apart, so that the beat of the line renders this and not the page. */
function Banner() {
  const store = useStore();
  return <StaleBanner state={store.state.value} asOf={store.asOf.value} />;
}

function nameTheWindow(event: EventPart | undefined): void {
  if (event) document.title = say('app.title', { page: event.name === '' ? say('event.unnamed') : event.name });
}

function Body() {
  const store = useStore();
  const event = store.part('event');
  if (store.state.value === 'missing') return <Missing known={store.part('event') !== undefined} />;
  if (event === undefined) return <p class="panel soft">{say('live.loading')}</p>;
  const tabs = tabsOf(event, (store.part('pack')?.ledger ?? null) !== null);
  const wanted = tabs.find(({ id }) => id === route.value.tab)?.id;
  if (route.value.tab === 'player') {
    return (
      <div class="panel">
        <PlayerCard entrant={route.value.within} />
      </div>
    );
  }
  const current = wanted ?? (event.phase === 'over' ? 'standings' : 'pairings');
  return (
    <>
      <Ways event={event.id} />
      <Tabs label={tellEvent('event.tabs')} tabs={tabs} current={current} />
      <TabPanel id={current}>
        <Panel id={current} round={event.round} />
      </TabPanel>
    </>
  );
}

function tabsOf({ round }: EventPart, keeps: boolean): readonly Tab[] {
  return [
    { id: 'pairings', label: say(round === 0 ? 'tab.players' : 'tab.pairings') },
    { id: 'standings', label: say('tab.standings') },
    { id: 'results', label: say('tab.results') },
    ...(keeps ? [{ id: 'ledger', label: say('tab.ledger') }] : []),
    { id: 'scenario', label: say('tab.scenario') },
    { id: 'rules', label: say('tab.rules') },
    { id: 'rulings', label: say('tab.rulings') },
    { id: 'awards', label: say('tab.awards') },
  ];
}

function Panel({ id, round }: { readonly id: string; readonly round: number }) {
  switch (id) {
    case 'standings':
      return <Standings />;
    case 'results':
      return <Results latest={round} />;
    case 'ledger':
      return <Ledger />;
    case 'scenario':
      return <Scenario round={round} />;
    case 'rules':
      return <Rules />;
    case 'rulings':
      return <Rulings />;
    case 'awards':
      return <Awards />;
    default:
      return round === 0 ? <Players /> : <Pairings round={round} />;
  }
}

function Missing({ known }: { readonly known: boolean }) {
  return (
    <div class="panel">
      <MissingEvent known={known} />
      <p>
        <a href="/">{say('app.events')}</a>
      </p>
    </div>
  );
}
