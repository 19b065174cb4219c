/** What is needed now and then: a judge, the rules, another phone, leaving. */
import { useState } from 'preact/hooks';
import type { EventPart, MePart } from '../../core/event/views.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { say } from '../text/player.tsx';
import { CallJudge } from './call-judge.tsx';
import { Checklist } from './checklist.tsx';
import { usePlayer } from './context.ts';
import { MyCalls } from './my-calls.tsx';
import { MyList } from './my-list.tsx';
import { PaintingEntry } from './painting-entry.tsx';
import { keptPin } from './pin.ts';
import { Tracking } from './tracking.tsx';
import { WriteToDesk } from './write-to-desk.tsx';

export function More({ event, me }: { readonly event: EventPart; readonly me: MePart }) {
  const pin = keptPin(event.id);
  const place = `/e/${encodeURIComponent(event.id)}`;
  const over = event.phase === 'over';
  return (
    <div class="more">
      <h1>{say('me.tab.more')}</h1>
      <MyCalls calls={me.calls} />
      {over ? null : <CallJudge me={me} />}
      <ul class="more-links">
        <MoreLink href={`${place}#rules`} text={say('more.rules')} />
        <MoreLink href={`/rules/${encodeURIComponent(event.system)}`} text={say('rules.reference')} />
        <MoreLink href={`${place}#rulings`} text={say('tab.rulings')} />
        <MoreLink href={`${place}#scenario`} text={say('tab.scenario')} />
        <MoreLink href={`${place}#awards`} text={say('tab.awards')} />
        {(usePlayer().store.part('pack')?.ledger ?? null) === null ? null : (
          <MoreLink href={`${place}#ledger`} text={say('tab.ledger')} />
        )}
      </ul>
      <Checklist me={me} />
      {over ? null : <Tracking me={me} />}
      {over ? null : <MyList event={event} me={me} />}
      {event.painting === null ? null : <PaintingEntry me={me} />}
      <section class="more-block">
        <h2>{say('more.phone')}</h2>
        <p>{pin === null ? say('more.phoneNone') : say('more.phoneHint')}</p>
        {pin === null ? null : <p class="more-pin figures">{pin}</p>}
      </section>
      <WriteToDesk />
      <DropOut event={event} me={me} />
    </div>
  );
}

function MoreLink({ href, text }: { readonly href: string; readonly text: string }) {
  return (
    <li>
      <a class="more-link" href={href}>
        {text}
        <span aria-hidden="true">›</span>
      </a>
    </li>
  );
}

function DropOut({ event, me }: { readonly event: EventPart; readonly me: MePart }) {
  const { outbox } = usePlayer();
  const [asked, setAsked] = useState(false);
  if (event.phase === 'over' || me.status === 'dropped' || me.status === 'disqualified') return null;
  return (
    <section class="more-block">
      <h2>{say('more.leave')}</h2>
      <p>{say('more.leaveHint')}</p>
      <p>
        <Button onClick={() => setAsked(true)}>{say('more.leaveDo')}</Button>
      </p>
      {asked ? (
        <Dialog title={say('more.leave')} onClose={() => setAsked(false)}>
          <div class="form">
            <p>{say('more.leaveSure')}</p>
            <Button
              kind="primary"
              onClick={() => {
                void outbox.send({ type: 'drop', entrant: me.entrant });
                setAsked(false);
                location.hash = '#now';
              }}
            >
              {say('more.leaveDo')}
            </Button>
          </div>
        </Dialog>
      ) : null}
    </section>
  );
}
