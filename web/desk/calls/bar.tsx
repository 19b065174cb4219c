/** On top of every page of the desk: what waits for somebody, who goes there, and how long it has waited. */
import './bar.css';
import { effect } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { CallRow } from '../../../core/event/views.ts';
import { type Entrants, nameIn, useEntrants } from '../../event/context.ts';
import { goTo } from '../../event/route.ts';
import { Shape } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { toast } from '../../parts/status.tsx';
import { tell } from '../../text/desk.ts';
import { type Desk, useDesk, useDeskPart } from '../desk.ts';
import { labelHere } from '../place.ts';
import { Reply } from './reply.tsx';
import { callOut, setSound, soundOn } from './sound.ts';
import { type Waiting, waitingIn } from './waiting.ts';

const MINUTE = 60_000;

export function WaitingBar() {
  const part = useDeskPart();
  useCallingOut(useDesk());
  const waiting = part === undefined ? [] : waitingIn(part);
  if (waiting.length === 0) return null;
  return (
    <section class="waiting off-paper" aria-label={tell('waits.title')}>
      <ul class="waiting-list">
        {waiting.map((one) => (
          <Line key={one.id} one={one} />
        ))}
      </ul>
      <SoundSwitch />
    </section>
  );
}

export function SoundSwitch() {
  const on = soundOn().value;
  return (
    <Button kind="quiet" onClick={() => setSound(!on)}>
      {tell(on ? 'waits.soundOff' : 'waits.soundOn')}
    </Button>
  );
}

export function tableOf({ store }: Pick<Desk, 'store'>, game: string | null): string {
  const round = /^r(\d+)g/.exec(game ?? '')?.[1] ?? '0';
  return String(store.part(`games/${Number(round)}`)?.[game ?? '']?.table ?? '–');
}

function textOf(desk: Desk, entrants: Entrants, one: Waiting): string {
  switch (one.kind) {
    case 'call':
      return tell('waits.call', { table: tableOf(desk, one.call.game) });
    case 'words':
      return tell('waits.words', { name: nameIn(entrants, one.call.entrant ?? '') });
    case 'dispute':
      return tell('waits.dispute', { table: tableOf(desk, one.game) });
    case 'missing':
      return tell('waits.missing', { table: tableOf(desk, one.game), name: nameIn(entrants, one.entrant) });
  }
}

function Line({ one }: { readonly one: Waiting }) {
  const desk = useDesk();
  const entrants = useEntrants();
  const text = textOf(desk, entrants, one);
  return (
    <li class="waiting-line">
      <Shape meaning="wait" />
      <p class="waiting-text">
        <strong>
          <bdi>{text}</bdi>
        </strong>
        {'call' in one && one.call.about !== '' ? (
          <>
            : <bdi>{one.call.about}</bdi>
          </>
        ) : null}{' '}
        <span class="waiting-since">{one.at === null ? '' : sinceText(one.at, desk.store.now.value)}</span>
      </p>
      <div class="actions">
        {'call' in one ? <CallDeeds call={one.call} text={text} /> : <Look one={one} text={text} />}
      </div>
    </li>
  );
}

function sinceText(at: number, now: number): string {
  const count = Math.floor((now - at) / MINUTE);
  return count < 1 ? tell('waits.now') : tell('waits.since', { count });
}

function Look({ one, text }: { readonly one: Waiting; readonly text: string }) {
  const desk = useDesk();
  // Who may change the round is asked what becomes of the table.
  const asks = one.kind === 'missing' && desk.may('repair-round');
  const look = () => {
    if (asks) desk.asking.value = { entrant: one.entrant };
    else goTo({ tab: 'results', within: '' });
  };
  return (
    <Button label={`${tell('waits.look')}: ${text}`} onClick={look}>
      {tell('waits.look')}
    </Button>
  );
}

/** Who goes there, and that it is done. */
export function CallDeeds({ call, text }: { readonly call: CallRow; readonly text: string }) {
  const desk = useDesk();
  const entrants = useEntrants();
  const [replying, setReplying] = useState(false);
  const { number, taken, game } = call;
  const take = async () => {
    const name = desk.role === 'organiser' ? '' : await labelHere(desk);
    const command = { type: 'take-call', call: number, ...(name === '' ? {} : { name }) } as const;
    await desk.send(command, tell('did.takeCall', { what: text }));
  };
  const answered =
    game === null
      ? tell('did.answerWords', { name: nameIn(entrants, call.entrant ?? '') })
      : tell('did.answerCall', { table: tableOf(desk, game) });
  return (
    <>
      {taken === null ? (
        <Button kind="primary" label={`${tell('waits.take')}: ${text}`} onClick={() => void take()}>
          {tell('waits.take')}
        </Button>
      ) : (
        <span class="waiting-taken">{takenText(taken)}</span>
      )}
      {game === null ? (
        <Button label={`${tell('waits.reply')}: ${text}`} onClick={() => setReplying(true)}>
          {tell('waits.reply')}
        </Button>
      ) : null}
      <Button
        label={`${tell('judge.answered')}: ${text}`}
        onClick={() => void desk.send({ type: 'answer-call', call: number }, answered)}
      >
        {tell('judge.answered')}
      </Button>
      {replying ? <Reply call={call} title={text} said={answered} onClose={() => setReplying(false)} /> : null}
    </>
  );
}

function takenText({ mine, name, role }: NonNullable<CallRow['taken']>): string {
  if (mine) return tell('waits.mine');
  const known = role === 'organiser' || role === 'judge' || role === 'scorekeeper' ? tell(`role.${role}`) : '';
  return tell('waits.taken', { who: name === '' ? known : name });
}

/** Says what has begun to wait, once each, loud where the device may. What waits on arrival is in sight. */
function useCallingOut(desk: Desk): void {
  useEffect(() => {
    let known: ReadonlySet<string> | null = null;
    return effect(() => {
      const part = desk.store.part('desk');
      if (part === undefined) return;
      const waiting = waitingIn(part);
      const before = known;
      known = new Set(waiting.map(({ id }) => id));
      const fresh = before === null ? [] : waiting.filter(({ id }) => !before.has(id));
      const [first] = fresh;
      if (first === undefined) return;
      callOut();
      toast(textOf(desk, desk.store.part('entrants') ?? {}, first));
    });
  }, [desk]);
}
