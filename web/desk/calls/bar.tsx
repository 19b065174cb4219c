/**
 * On top of every page of the desk: what waits for somebody, who goes there, and how long it has waited. It takes the same
 * room whatever waits, so that nothing moves under a finger; the rest of it is one tap away.
 */
import { roundOfGame } from '../../../core/event/game-id.ts';
import './bar.css';
import { effect } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { CallRow } from '../../../core/event/views.ts';
import { type Entrants, nameIn, useEntrants } from '../../event/context.ts';
import { goTo } from '../../event/route.ts';
import { Shape } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { useRest } from '../../parts/rest.ts';
import { announce, toast } from '../../parts/status.tsx';
import { say } from '../../text/language.ts';
import { tell } from '../../text/desk.ts';
import { type Desk, useDesk, useDeskPart } from '../desk.ts';
import { labelHere } from '../place.ts';
import { letBe } from '../posted/let-be.ts';
import { GameLink } from '../results/game-link.tsx';
import { Reply } from './reply.tsx';
import { callOut, setSound, soundOn } from './sound.ts';
import { type Waiting, foremost, waitingAt, waitingIn } from './waiting.ts';

const MINUTE = 60_000;

export function WaitingBar() {
  const part = useDeskPart();
  const desk = useDesk();
  useCallingOut(desk);
  const waiting = waitingAt(desk, part);
  const [open, setOpen] = useState(false);
  const first = foremost(waiting);
  const isNothing = first === undefined;
  // Another one has taken its place: what was about to be pressed was not meant for it.
  const resting = useRest(first === undefined ? '' : `${first.id} ${isTaken(first) ? 'taken' : ''}`);
  useEffect(() => {
    if (isNothing) setOpen(false);
  }, [isNothing]);
  if (first === undefined) {
    return (
      <div class="waiting-line">
        <p class="waiting-text soft">{tell('waits.nothing')}</p>
        <SoundSwitch />
      </div>
    );
  }
  return (
    <>
      <div class="waiting">
        <Foremost one={first} others={waiting.length - 1} resting={resting} onOpen={() => setOpen(true)} />
      </div>
      {open ? (
        <Dialog title={tell('waits.title')} onClose={() => setOpen(false)}>
          <ul class="waiting-list">
            {waiting.map((one) => (
              <Line key={one.id} one={one} onLook={() => setOpen(false)} />
            ))}
          </ul>
          <SoundSwitch />
        </Dialog>
      ) : null}
    </>
  );
}

const isTaken = (one: Waiting) => 'call' in one && one.call.taken !== null;

interface ForemostProps {
  readonly one: Waiting;
  readonly others: number;
  readonly resting: boolean;
  readonly onOpen: () => void;
}

function Foremost({ one, others, resting, onOpen }: ForemostProps) {
  const desk = useDesk();
  const entrants = useEntrants();
  const text = textOf(desk, entrants, one);
  return (
    <div class="waiting-line">
      <Shape meaning="wait" />
      <Told one={one} text={text} />
      {'call' in one ? (
        <CallDeed call={one.call} text={text} resting={resting} />
      ) : (
        <Look one={one} text={text} resting={resting} />
      )}
      <Button kind="quiet" label={tell('waits.allOf', { count: others + 1 })} onClick={onOpen}>
        {others === 0 ? tell('waits.more') : tell('waits.others', { count: others })}
      </Button>
    </div>
  );
}

/** The one thing to do about it now. */
function CallDeed({ call, text, resting }: DeedProps) {
  const desk = useDesk();
  const [replying, setReplying] = useState(false);
  const { number, taken, game } = call;
  const { take, answered } = useDeeds(call, text);
  if (game === null) {
    return (
      <>
        <Button label={`${tell('waits.reply')}: ${text}`} resting={resting} onClick={() => setReplying(true)}>
          {tell('waits.reply')}
        </Button>
        {replying ? <Reply call={call} title={text} said={answered} onClose={() => setReplying(false)} /> : null}
      </>
    );
  }
  if (taken === null) {
    return (
      <Button kind="primary" label={`${tell('waits.take')}: ${text}`} resting={resting} onClick={() => void take()}>
        {tell('waits.take')}
      </Button>
    );
  }
  return (
    <Button
      label={`${tell('judge.answered')}: ${text}`}
      resting={resting}
      onClick={() => void desk.send({ type: 'answer-call', call: number }, answered)}
    >
      {tell('judge.answered')}
    </Button>
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
  return String(store.part(`games/${roundOfGame(game)}`)?.[game ?? '']?.table ?? '–');
}

function textOf(desk: Desk, entrants: Entrants, one: Waiting): string {
  switch (one.kind) {
    case 'call':
      return tell('waits.call', { table: tableOf(desk, one.call.game) });
    case 'words':
      return tell('waits.words', { name: nameIn(entrants, one.call.entrant ?? '') });
    case 'dispute':
      return tell('waits.dispute', { table: tableOf(desk, one.game) });
    case 'accounts':
      return tell('waits.accounts', { table: tableOf(desk, one.game) });
    case 'late':
      return tell('waits.late', { name: nameIn(entrants, one.entrant), round: one.round });
    case 'missing':
      return tell('waits.missing', { table: tableOf(desk, one.game), name: nameIn(entrants, one.entrant) });
  }
}

function Told({ one, text }: { readonly one: Waiting; readonly text: string }) {
  const now = useDesk().store.now.value;
  const taken = 'call' in one ? one.call.taken : null;
  return (
    <p class="waiting-text">
      <strong>
        <bdi>{text}</bdi>
      </strong>
      {'call' in one && one.call.about !== '' ? (
        <>
          : <bdi>{one.call.about}</bdi>
        </>
      ) : null}{' '}
      {taken === null ? null : <span class="waiting-taken">{takenText(taken)} </span>}
      <span class="waiting-since">{one.at === null ? '' : sinceText(one.at, now)}</span>
    </p>
  );
}

function Line({ one, onLook }: { readonly one: Waiting; readonly onLook: () => void }) {
  const desk = useDesk();
  const entrants = useEntrants();
  const text = textOf(desk, entrants, one);
  return (
    <li class="waiting-line">
      <Shape meaning="wait" />
      <Told one={one} text={text} />
      <div class="actions">
        {'call' in one ? <CallDeeds call={one.call} text={text} /> : <Look one={one} text={text} onLook={onLook} />}
        {one.kind === 'late' ? (
          <Button kind="quiet" label={`${say('app.dismiss')}: ${text}`} onClick={() => letBe(one.entrant, one.round)}>
            {say('app.dismiss')}
          </Button>
        ) : null}
      </div>
    </li>
  );
}

function sinceText(at: number, now: number): string {
  const count = Math.floor((now - at) / MINUTE);
  return count < 1 ? tell('waits.now') : tell('waits.since', { count });
}

interface LookProps {
  readonly one: Exclude<Waiting, { readonly call: CallRow }>;
  readonly text: string;
  readonly resting?: boolean;
  readonly onLook?: () => void;
}

function Look({ one, text, resting = false, onLook }: LookProps) {
  const desk = useDesk();
  // Who may change the round is asked what becomes of the table.
  const asks = 'entrant' in one && desk.may('repair-round');
  const look = () => {
    onLook?.();
    if (asks) desk.asking.value = { entrant: one.entrant, always: true };
    else goTo({ tab: 'results', within: '' });
  };
  if (one.kind === 'accounts') return <GameLink game={one.game} text={text} />;
  return (
    <Button label={`${tell('waits.look')}: ${text}`} resting={resting} onClick={look}>
      {tell('waits.look')}
    </Button>
  );
}

interface DeedsProps {
  readonly call: CallRow;
  readonly text: string;
}

interface DeedProps extends DeedsProps {
  readonly resting: boolean;
}

/** Going there, and what is said when it is done. */
function useDeeds({ number, game, entrant }: CallRow, text: string) {
  const desk = useDesk();
  const entrants = useEntrants();
  const take = async () => {
    const name = desk.role === 'organiser' ? '' : await labelHere(desk);
    const command = { type: 'take-call', call: number, ...(name === '' ? {} : { name }) } as const;
    await desk.send(command, tell('did.takeCall', { what: text }));
  };
  const answered =
    game === null
      ? tell('did.answerWords', { name: nameIn(entrants, entrant ?? '') })
      : tell('did.answerCall', { table: tableOf(desk, game) });
  return { take, answered };
}

/** Who goes there, and that it is done. */
export function CallDeeds({ call, text }: DeedsProps) {
  const desk = useDesk();
  const [replying, setReplying] = useState(false);
  const { number, taken, game } = call;
  const { take, answered } = useDeeds(call, text);
  return (
    <>
      {taken === null ? (
        <Button kind="primary" label={`${tell('waits.take')}: ${text}`} onClick={() => void take()}>
          {tell('waits.take')}
        </Button>
      ) : null}
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

/** Whether it stands where somebody sees it now. */
const isInSight = () => (document.querySelector('.waits')?.getBoundingClientRect().bottom ?? 0) > 0;

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
      const text = textOf(desk, desk.store.part('entrants') ?? {}, first);
      if (isInSight()) announce(text);
      else toast(text);
    });
  }, [desk]);
}
