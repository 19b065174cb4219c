/** The frame of a screen: what it is and which page of it above, how fresh it is below, the view between. */
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { EventPart } from '../../core/event/views.ts';
import { useStore } from '../event/context.ts';
import { clockTime, duration } from '../text/format.ts';
import { say } from '../text/screen.ts';
import { leftOf } from '../parts/clock.tsx';
import { PurposeMark } from '../parts/purpose.tsx';
import { BigClock } from './big-clock.tsx';
import { type Viewport, fitIn, setType } from './fit.ts';
import { BigScenario } from './big-scenario.tsx';
import type { JoinViewProps } from './join.tsx';
import { NamesView } from './names.tsx';
import type { ScreenView as View } from '../../core/event/screens.ts';
import { isStale } from '../live/link.ts';
import type { Sight } from './paged.tsx';
import { PodiumView } from './podium.tsx';
import { type Settings, setupOf } from './settings.ts';
import { Says } from './says.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { StandingsView } from './standings.tsx';
import { TablesView } from './tables.tsx';
import { useWayIn } from './way-in.ts';

const windowSize = () => ({ width: window.innerWidth, height: window.innerHeight });
/** Null where the server draws: it knows no window. */
const viewport = signal<Viewport | null>(null);
if (typeof window !== 'undefined') {
  viewport.value = windowSize();
  window.addEventListener('resize', () => (viewport.value = windowSize()));
}

export function Showing({ settings }: { readonly settings: Settings }) {
  const store = useStore();
  const event = store.part('event');
  const setup = setupOf(store.part('screens'), settings);
  const way = useWayIn(settings.event ?? '');
  const hall = { distance: Number(setup.distance), size: setup.size };
  const fit = viewport.value === null ? null : fitIn(hall, viewport.value);
  const type = fit?.type ?? null;
  useEffect(() => {
    if (type !== null) setType(type);
  }, [type]);
  useEffect(() => {
    if (event) document.title = say('app.title', { page: event.name });
  }, [event]);
  if (event === undefined) return null;
  const auto = setup.view === 'auto';
  const view = auto ? viewNow(event, store) : setup.view;
  // Nothing is posted yet: whoever comes wants to get in.
  const coming = auto && way !== null && event.round === 0 && event.phase !== 'over';
  const stale = isStale(store.state.value);
  return (
    <div class={stale ? 'screen screen-stale' : 'screen'}>
      <Says won={view !== 'standings' || event.phase !== 'over'} />
      {coming ? <Coming event={event} way={way} /> : <ViewOf view={view} event={event} sight={{ setup, fit }} />}
      <Foot
        settings={settings}
        event={event}
        view={view}
        name={setup.name}
        typed={auto && !coming && event.phase !== 'over' ? (way?.typed ?? null) : null}
      />
    </div>
  );
}

/** It comes when it is needed: a screen that hangs there all day has long shown something else. */
function Coming(props: JoinViewProps) {
  const View = joining.value;
  useEffect(() => {
    import('./join.tsx').then(
      ({ JoinView }) => (joining.value = JoinView),
      () => undefined,
    );
  }, []);
  return View === null ? null : <View {...props} />;
}

const joining = signal<ComponentType<JoinViewProps> | null>(null);

const MINUTE = 60_000;
/** How long latecomers still look for their table after the clock has started. */
const SEATING = 10 * MINUTE;
/** How long of every minute the scenario is shown, once a round is posted. */
const SCENARIO = 12_000;

/** What helps most now: where to sit, then how long, then how it stands. */
function viewNow(
  { phase, round, standingsHidden }: EventPart,
  store: ReturnType<typeof useStore>,
): Exclude<View, 'auto'> {
  if (phase === 'over') return standingsHidden ? 'podium' : 'standings';
  const [clock, part] = [store.part('clock'), store.part(`round/${round}`)];
  if (part?.closed === true) return 'standings';
  const startedAt = clock?.startedAt ?? null;
  // The small clock goes on below the scenario.
  if (part?.scenario && store.now.value % MINUTE >= MINUTE - SCENARIO) return 'scenario';
  return startedAt === null || store.now.value - startedAt < SEATING ? 'names' : 'clock';
}

interface ViewProps {
  readonly view: Exclude<View, 'auto'>;
  readonly event: EventPart;
  readonly sight: Sight;
}

function ViewOf({ view, event, sight }: ViewProps) {
  switch (view) {
    case 'names':
      return <NamesView event={event} sight={sight} />;
    case 'tables':
      return <TablesView event={event} sight={sight} />;
    case 'standings':
      return <StandingsView event={event} sight={sight} />;
    case 'clock':
      return <BigClock event={event} />;
    case 'scenario':
      return <BigScenario event={event} />;
    case 'podium':
      return <PodiumView />;
  }
}

function Foot({
  settings,
  event,
  view,
  name,
  typed,
}: {
  readonly settings: Settings;
  readonly event: EventPart;
  readonly view: View;
  /** What the desk calls this screen. */
  readonly name: string;
  /** Where latecomers get in; null: this screen does not say. */
  readonly typed: string | null;
}) {
  const store = useStore();
  const [open, setOpen] = useState(false);
  const [stale, asOf] = [isStale(store.state.value), store.asOf.value];
  return (
    <footer class="screen-foot">
      <PurposeMark purpose={event.purpose} />
      <p class="screen-name">
        <bdi>{event.name === '' ? say('event.unnamed') : event.name}</bdi>
      </p>
      <p class="screen-code">
        {name === '' ? say('screen.code', { code: settings.code ?? '····' }) : <bdi>{name}</bdi>}
      </p>
      {typed === null ? null : <p class="screen-typed-small">{typed}</p>}
      {view === 'clock' ? null : <SmallClock />}
      <p class="screen-as-of" role={stale ? 'alert' : undefined}>
        {freshness(stale, asOf)}
      </p>
      <button type="button" class="screen-open" onClick={() => setOpen(true)}>
        {say('screen.open')}
      </button>
      {open ? <SettingsDialog settings={settings} onClose={() => setOpen(false)} /> : null}
    </footer>
  );
}

/** Before the stream opens there is nothing to complain of yet. */
function freshness(stale: boolean, asOf: number | null): string {
  if (asOf === null) return say(stale ? 'screen.staleNever' : 'live.connecting');
  return say(stale ? 'screen.staleSince' : 'screen.asOf', { time: clockTime(asOf) });
}

function SmallClock() {
  const store = useStore();
  const clock = store.part('clock');
  const left = clock === undefined ? null : leftOf(clock, store.now.value);
  if (left === null || store.part('event')?.phase !== 'running') return null;
  return <p class="screen-small-clock">{left <= 0 ? say('clock.up') : duration(left)}</p>;
}
