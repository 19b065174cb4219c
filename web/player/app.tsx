/** Which of the player's pages: still finding out, choosing a name, or playing. */
import './player.css';
import type { Signal } from '@preact/signals';
import { useLayoutEffect, useState } from 'preact/hooks';
import { inBrowserOf } from '../live/browser.ts';
import { openStore } from '../live/store.ts';
import { drainWhenLive, openBrowserOutbox } from '../outbox/browser.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { Frame } from '../parts/frame.tsx';
import { Notice } from '../parts/notice.tsx';
import { say } from '../text/language.ts';
import { ClaimPage } from './claim.tsx';
import { type Player, PlayerContext } from './context.ts';
import { withMemory } from './memory.ts';
import { PlayerPage } from './page.tsx';
import { swallowSecondTap } from './second-tap.ts';
import { SignUpPage } from './sign-up.tsx';
import { FIRST_PARTS, type Where, enter } from './start.ts';

export function PlayerApp({ where }: { readonly where: Signal<Where> }) {
  const now = where.value;
  switch (now.kind) {
    case 'choose':
      return (
        <ClaimPage
          key={now.event}
          event={now.event}
          onClaimed={(entrant) => (where.value = { kind: 'play', event: now.event, entrant })}
        />
      );
    case 'sign-up':
      return (
        <SignUpPage
          event={now.event}
          onIn={(entrant) => enter({ event: now.event, role: 'player', entrant }, (next) => (where.value = next))}
        />
      );
    case 'play':
      return <Playing key={`${now.event} ${now.entrant}`} event={now.event} entrant={now.entrant} />;
    case 'starting':
      return <Plain text={say('live.loading')} />;
    case 'away':
      return <Plain text={say('home.failed')} />;
    case 'nowhere':
      return <Plain text={say('join.nowhere')} />;
    case 'refused':
      return <Plain text={now.message} />;
  }
}

function Plain({ text }: { readonly text: string }) {
  return (
    <Frame masthead={<p class="join-mast">{say('app.name')}</p>} foot={<a href="/">{say('app.events')}</a>}>
      <div class="join">
        <h1 class="unseen">{say('app.name')}</h1>
        <div role="status">
          <Notice meaning="wait">
            <p>{text}</p>
          </Notice>
        </div>
      </div>
    </Frame>
  );
}

/** What was tapped to send a command is gone the next moment, and something else is in its place. */
function guarded(outbox: Outbox): Outbox {
  return {
    ...outbox,
    send: (command) => {
      swallowSecondTap();
      return outbox.send(command);
    },
  };
}

function Playing({ event, entrant }: { readonly event: string; readonly entrant: string }) {
  // Both are under way before anything is drawn: an effect would come after the first frame.
  const [{ store, opening }] = useState(() => ({
    store: openStore(event, FIRST_PARTS, inBrowserOf(entrant)),
    opening: openBrowserOutbox(event),
  }));
  const [player, setPlayer] = useState<Player | null>(null);
  useLayoutEffect(() => {
    const stops = [store.close];
    let gone = false;
    void opening.then((outbox) => {
      stops.push(drainWhenLive(outbox, store), outbox.close);
      if (gone) stops.forEach((stop) => stop());
      else setPlayer({ event, entrant, store: withMemory(store, event), outbox: guarded(outbox) });
    });
    return () => {
      gone = true;
      stops.forEach((stop) => stop());
    };
  }, [store, opening, event, entrant]);
  // The page was empty until now. What could be read for a moment only would cost a slow phone two drawings.
  if (player === null) return null;
  return (
    <PlayerContext.Provider value={player}>
      <PlayerPage />
    </PlayerContext.Provider>
  );
}
