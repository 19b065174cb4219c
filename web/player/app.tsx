/** Which of the player's pages: still finding out, choosing a name, or playing. */
import './player.css';
import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { inBrowserOf } from '../live/browser.ts';
import { openStore } from '../live/store.ts';
import { drainWhenLive, openBrowserOutbox } from '../outbox/browser.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { Frame } from '../parts/frame.tsx';
import { Notice } from '../parts/notice.tsx';
import { say } from '../text/player.tsx';
import { ClaimPage } from './claim.tsx';
import { type Player, PlayerContext } from './context.ts';
import { withMemory } from './memory.ts';
import { PlayerPage } from './page.tsx';
import { swallowSecondTap } from './second-tap.ts';
import { onRemembered } from './session.ts';
import { SignUpPage } from './sign-up.tsx';
import { FIRST_PARTS, type Where, enter } from './start.ts';

export interface PlayerAppProps {
  readonly where: Signal<Where>;
  /** The outbox that the page opened before it drew anything; null for another event, and once it is taken. */
  readonly takeOutbox: (event: string) => Outbox | null;
}

export function PlayerApp({ where, takeOutbox }: PlayerAppProps) {
  const now = where.value;
  const event = now.kind === 'play' ? now.event : null;
  useEffect(
    () =>
      event === null ? undefined : onRemembered(event, (entrant) => (where.value = { kind: 'play', event, entrant })),
    [event, where],
  );
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
      return (
        <Playing key={`${now.event} ${now.entrant}`} event={now.event} entrant={now.entrant} takeOutbox={takeOutbox} />
      );
    case 'starting':
      return <Plain text={say('live.loading')} />;
    case 'away':
      return <Plain text={say('home.failed')} />;
    case 'nowhere':
      return (
        <Plain text={say('join.nowhere')}>
          <TypeCode />
        </Plain>
      );
    case 'refused':
      return (
        <Plain text={now.message}>
          <TypeCode />
        </Plain>
      );
  }
}

/** For whoever stands before the poster and cannot scan it. */
function TypeCode() {
  const [code, setCode] = useState('');
  return (
    <form
      class="join-code"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        const typed = code.replaceAll(/[^\w-]/g, '');
        if (typed !== '') location.assign(`/j/${typed}`);
      }}
    >
      <Field label={say('join.code')} value={code} onInput={setCode} />
      <Button type="submit">{say('join.codeGo')}</Button>
    </form>
  );
}

interface PlainProps {
  readonly text: string;
  readonly children?: ComponentChildren;
}

function Plain({ text, children }: PlainProps) {
  return (
    <Frame masthead={<p class="join-mast">{say('app.name')}</p>} guide="players">
      <div class="join">
        <h1 class="unseen">{say('app.name')}</h1>
        <div role="status">
          <Notice meaning="wait">
            <p>{text}</p>
          </Notice>
        </div>
        {children}
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

interface PlayingProps extends Pick<PlayerAppProps, 'takeOutbox'> {
  readonly event: string;
  readonly entrant: string;
}

function Playing({ event, entrant, takeOutbox }: PlayingProps) {
  // Under way before anything is drawn: an effect would come after the first frame.
  const [store] = useState(() => withMemory(openStore(event, FIRST_PARTS, inBrowserOf(entrant)), { event, entrant }));
  const [outbox, setOutbox] = useState(() => takeOutbox(event));
  useLayoutEffect(() => store.close, [store]);
  useLayoutEffect(() => {
    if (outbox === null) return giveOutbox(event, setOutbox);
    const stop = drainWhenLive(outbox, store);
    return () => {
      stop();
      outbox.close();
    };
  }, [event, store, outbox]);
  const player = useMemo<Player | null>(
    () => (outbox === null ? null : { event, entrant, store, outbox: guarded(outbox) }),
    [event, entrant, store, outbox],
  );
  // What could be read for a moment only would cost a slow phone two drawings.
  if (player === null) return null;
  return (
    <PlayerContext.Provider value={player}>
      <PlayerPage />
    </PlayerContext.Provider>
  );
}

/** Opens an outbox and gives it to a page that is still there then. Returns how to say that it is not. */
function giveOutbox(event: string, give: (outbox: Outbox) => void): () => void {
  let gone = false;
  void openBrowserOutbox(event).then((outbox) => {
    if (gone) outbox.close();
    else give(outbox);
  });
  return () => {
    gone = true;
  };
}
