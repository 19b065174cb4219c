/** Before the first round: how players come in, as large as the screen. */
import './join.css';
import type { EventPart } from '../../core/event/views.ts';
import { Qr } from '../parts/qr.tsx';
import { say } from '../text/screen.ts';
import type { WayIn } from './way-in.ts';

export interface JoinViewProps {
  readonly event: EventPart;
  readonly way: WayIn;
}

export function JoinView({ event, way: { typed, href, wifi } }: JoinViewProps) {
  // Where it needs two lines, it breaks before what is the event's own.
  const [host, code] = [typed.slice(0, typed.indexOf('/')), typed.slice(typed.indexOf('/'))];
  return (
    <>
      <header class="screen-head">
        <h1 class="screen-title">{event.name === '' ? say('event.unnamed') : event.name}</h1>
      </header>
      <main class="screen-way">
        <Qr text={href} label={say('screen.join')} />
        <div class="screen-way-text">
          <p>{say('screen.join')}</p>
          <p class="screen-typed">
            {host}
            <wbr />
            {code}
          </p>
          {wifi === null ? null : (
            <p>
              {say('screen.wifi')} <bdi>{wifi.name}</bdi>
              {wifi.password === '' ? null : (
                <>
                  {' · '}
                  <bdi>{wifi.password}</bdi>
                </>
              )}
            </p>
          )}
        </div>
      </main>
    </>
  );
}
