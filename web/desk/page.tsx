/** The desk's page: the masthead with the clock, the next step, and one panel at a time. */
import './desk.css';
import './option-form.css';
import { effect, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { DeskPart, DeskStep, EventPart } from '../../core/event/views.ts';
import { isShut } from '../live/link.ts';
import { StoreContext } from '../event/context.ts';
import { Masthead } from '../event/masthead.tsx';
import { route } from '../event/route.ts';
import { Frame } from '../parts/frame.tsx';
import { StaleBanner } from '../parts/live-state.tsx';
import { System } from '../parts/rule-links.tsx';
import { TabPanel, Tabs } from '../parts/tabs.tsx';
import { say } from '../text/language.ts';
import { speak, tag } from '../text/vocabulary.ts';
import { tell } from '../text/work.ts';
import { untaken, waitingAt, waitingIn } from './calls/waiting.ts';
import { ClockJumpNotice } from './clock/jump.tsx';
import { type Desk, DeskContext, useDesk, useDeskPart } from './desk.ts';
import { TryBar } from './more/try-bar.tsx';
import { NextStep } from './next-step.tsx';
import { Panel, type TabId, tabIdsFor, tabsFor } from './panels.tsx';
import { RefusalDialog } from './refusal-dialog.tsx';
import { Becomes } from './posted/becomes.tsx';
import { fetchSaid } from './said.tsx';
import { ConsequenceNotice } from './results/consequence.tsx';

export function DeskPage({ desk }: { readonly desk: Desk }) {
  const { store } = desk;
  useEffect(() => effect(() => nameTheWindow(store.part('event'), store.part('desk'))), [store]);
  return (
    <DeskContext.Provider value={desk}>
      <StoreContext.Provider value={store}>
        <System.Provider value={store.part('event')?.system ?? ''}>
          <Frame
            masthead={<Masthead as={desk.role === 'organiser' ? null : tell(`role.${desk.role}`)} />}
            banner={<StaleBanner state={store.state.value} asOf={store.asOf.value} />}
            foot={<Foot />}
            guide="organisers"
          >
            <Body />
            <RefusalDialog />
            <Becomes />
          </Frame>
        </System.Provider>
      </StoreContext.Provider>
    </DeskContext.Provider>
  );
}

function nameTheWindow(event: EventPart | undefined, part: DeskPart | undefined): void {
  if (!event) return;
  const title = say('app.title', { page: tell('desk.title', { name: event.name }) });
  const count = part === undefined ? 0 : untaken(waitingIn(part));
  document.title = count === 0 ? title : tell('desk.titleWaiting', { count, title });
}

/** Where the work is, as long as nobody chose a tab. */
const WORK: Readonly<Record<DeskStep, TabId>> = {
  'add-entrants': 'players',
  'publish-pack': 'settings',
  'check-in': 'players',
  'start-event': 'players',
  'draft-round': 'results',
  'publish-round': 'round',
  'start-clock': 'round',
  'collect-results': 'results',
  'close-round': 'results',
  'end-event': 'standings',
  over: 'standings',
};

const asked = (desk: Desk) => tabIdsFor(desk).find((id) => id === route.value.tab);

/** Players, for a role that has no part in the work. */
const workOf = (desk: Desk, step: DeskStep): TabId => tabIdsFor(desk).find((id) => id === WORK[step]) ?? 'players';

/** The panel that a desk opens with; null while nothing is known of the event. */
export function firstPanel(desk: Desk): TabId | null {
  const part = desk.store.part('desk');
  return part === undefined ? null : (asked(desk) ?? workOf(desk, part.next));
}

function Body() {
  const desk = useDesk();
  const part = useDeskPart();
  const arrivedAt = useRef<TabId | null>(null);
  const event = desk.store.part('event');
  if (desk.store.state.value === 'missing')
    return <NoDesk text={say(event === undefined ? 'live.missing' : 'live.gone')} />;
  const { value: line } = desk.store.state;
  if (isShut(line) && (event === undefined || part === undefined)) {
    return <NoDesk text={say(line === 'revoked' ? 'live.revoked' : 'live.foreign')} />;
  }
  if (event === undefined) return <p class="panel soft">{say('live.loading')}</p>;
  if (part === undefined) return <NoDesk text={tell('desk.notYours')} />;
  // Where the work was on arrival: a page that turns itself while somebody types would be no help.
  arrivedAt.current ??= workOf(desk, part.next);
  const tabs = tabsFor(desk, part);
  const current = asked(desk) ?? arrivedAt.current;
  return (
    <>
      {event.purpose === null ? null : <TryBar purpose={event.purpose} />}
      <div class="desk-top">
        <Waits />
        <NextStep event={event} part={part} />
        <Tabs label={tell('desk.tabs')} tabs={tabs} current={current} />
      </div>
      <div class="desk-consequence">
        <ConsequenceNotice />
        <ClockJumpNotice />
      </div>
      <TabPanel id={current}>
        <Panel id={current} />
      </TabPanel>
    </>
  );
}

const bar = signal<ComponentType | null>(null);

async function fetchBar(): Promise<void> {
  const { WaitingBar } = await import('./calls/bar.tsx');
  await speak(tag.value);
  bar.value = WaitingBar;
  await fetchSaid();
}

/** What waits for somebody. It comes right after the first view, which is small; its room is there from the beginning. */
function Waits() {
  useEffect(() => {
    // Where the network is away it comes with the next visit, and the tabs count what waits.
    fetchBar().catch(() => undefined);
  }, []);
  const View = bar.value;
  const isWaiting = waitingAt(useDesk(), useDeskPart()).length > 0;
  return (
    <section class={`waits off-paper${isWaiting ? ' waits-on' : ''}`} aria-label={tell('waits.title')}>
      {View === null ? null : <View />}
    </section>
  );
}

function NoDesk({ text }: { readonly text: string }) {
  return (
    <div class="panel">
      <h2>{text}</h2>
      <ul class="stack">
        <li>{tell('desk.askLink')}</li>
        <li>{tell('desk.anyDesk')}</li>
        <li>{tell('desk.noDesk')}</li>
      </ul>
      <p>
        <a href="/">{say('app.events')}</a>
      </p>
    </div>
  );
}

function Foot() {
  const { event } = useDesk();
  return (
    <>
      <a href={`/e/${encodeURIComponent(event)}`}>{tell('desk.publicPage')}</a>
      <a href={`/print?event=${encodeURIComponent(event)}`}>{tell('desk.print')}</a>
    </>
  );
}
