/** A big screen: which event, and then whatever it shows, in type that can be read from the back. */
import '../base.css';
import './screen.css';
import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { StoreContext } from '../event/context.ts';
import { outdated } from '../live/build.ts';
import { inBrowser } from '../live/browser.ts';
import { firstView } from '../live/first-view.ts';
import { openStore } from '../live/store.ts';
import { say } from '../text/screen.ts';
import { Chooser } from './chooser.tsx';
import { FIRST_PARTS, type Settings } from './settings.ts';
import { Showing } from './showing.tsx';

export interface ScreenAppProps {
  readonly settings: ReadonlySignal<Settings>;
  readonly problem: ReadonlySignal<string | null>;
  /** A link is being followed: the event comes with it. */
  readonly linked: boolean;
}

export function ScreenApp({ settings, problem, linked }: ScreenAppProps) {
  const { event } = settings.value;
  if (problem.value !== null) return <p class="screen-plain">{problem.value}</p>;
  if (event !== null) return <Screen key={event} event={event} settings={settings.value} />;
  return linked ? <p class="screen-plain">{say('live.loading')}</p> : <Chooser />;
}

function Screen({ event, settings }: { readonly event: string; readonly settings: Settings }) {
  // Open before anything is drawn: an effect would come after the first frame.
  const [store] = useState(() => {
    // The page came with the view of any screen; the stream says which one listens.
    const first = (id: string) => firstView(id, FIRST_PARTS);
    return openStore(event, `${FIRST_PARTS}&screen=${settings.code ?? ''}`, { ...inBrowser, first });
  });
  useEffect(() => store.close, [store]);
  if (store.part('event') === undefined && store.state.value !== 'missing') {
    return <p class="screen-plain">{say('live.loading')}</p>;
  }
  // Nobody stands at a screen to be asked.
  if (outdated.value) location.reload();
  if (store.state.value === 'missing')
    return <Chooser because={say(store.part('event') === undefined ? 'live.missing' : 'live.gone')} />;
  return (
    <StoreContext.Provider value={store}>
      <Showing settings={settings} />
    </StoreContext.Provider>
  );
}
