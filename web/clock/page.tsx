/** The clock between two players: each half faces its player, and a tap on it is that player's. */
import '../base.css';
import './clock.css';
import { useEffect, useState } from 'preact/hooks';
import { type ClockBoard, clockIn } from '../../core/encounter/clock.ts';
import { type Ask, type Progress, SIDE_IDS } from '../../core/encounter/types.ts';
import { useNames, useTable } from '../encounter/context.ts';
import { useClockOf, useRoundEnd } from '../encounter/hall-clock.ts';
import { Waiting } from '../encounter/waiting.tsx';
import { Button } from '../parts/button.tsx';
import { LiveState } from '../parts/live-state.tsx';
import { Status, announce } from '../parts/status.tsx';
import { tellClock } from '../text/clock.ts';
import { ask } from '../text/encounter.ts';
import { shortTime } from '../text/format.ts';
import { say } from '../text/language.ts';
import { useAwake } from './awake.ts';
import { Half } from './half.tsx';
import { tapsOf } from './taps.ts';

export function ClockPage() {
  const { store } = useTable();
  const nameOf = useNames();
  const encounter = store.part('encounter');
  const board = clockIn(store.part('boards') ?? {});
  const asks = (store.part('table')?.asks ?? []).filter(({ clock }) => clock === true);
  const names = (encounter?.sides ?? []).map(({ id }) => nameOf(id)).join(' – ');
  useEffect(() => {
    document.title = say('app.title', { page: tellClock('clockTitle') });
  }, []);
  return (
    <>
      <main class="clock">
        <h1 class="unseen">
          {tellClock('clockTitle')}: {names}
        </h1>
        {encounter === undefined ? (
          <p class="clock-plain">{say('live.loading')}</p>
        ) : board === null ? (
          <NoClock progress={encounter.progress} />
        ) : (
          <Halves board={board} asks={asks} />
        )}
      </main>
      <Status />
    </>
  );
}

/** The tablet says what comes first, and who does it. */
function NoClock({ progress }: { readonly progress: Progress }) {
  return progress.over ? (
    <p class="clock-plain">{progress.why}</p>
  ) : (
    <div class="clock-plain">
      <p>{progress.step}</p>
      <Waiting />
      <p class="soft">{tellClock('clockNone')}</p>
    </div>
  );
}

function Halves({ board, asks }: { readonly board: ClockBoard; readonly asks: readonly Ask[] }) {
  const { store } = useTable();
  const nameOf = useNames();
  const [turned, setTurned] = useState(false);
  const now = store.now.value;
  const name = board.runs === null ? null : nameOf(board.runs);
  useEffect(() => announce(name === null ? tellClock('clockStopped') : tellClock('clockNow', { name })), [name]);
  const sides = SIDE_IDS.filter((side) => board.left[side] !== undefined);
  const [near, ...others] = turned ? [...sides].reverse() : sides;
  return (
    <>
      {others.map((side) => (
        <Half key={side} far side={side} board={board} asks={asks} now={now} />
      ))}
      <Middle board={board} asks={asks} onTurn={() => setTurned(!turned)} />
      {near === undefined ? null : <Half key={near} side={near} board={board} asks={asks} now={now} />}
    </>
  );
}

interface MiddleProps {
  readonly board: ClockBoard;
  readonly asks: readonly Ask[];
  readonly onTurn: () => void;
}

/** Between the halves: what is either player's, and how the line is. */
function Middle({ board, asks, onTurn }: MiddleProps) {
  const { store, outbox, around } = useTable();
  const awake = useAwake();
  const encounter = store.part('encounter');
  const { facts } = board;
  useClockOf(board.expectedEnd === null ? undefined : around?.place.event);
  const expectedEnd = useRoundEnd(board.expectedEnd);
  const lines = [
    encounter?.progress.step ?? '',
    ...facts,
    ...(expectedEnd === null ? [] : [ask('clockEnd', { time: shortTime(expectedEnd) })]),
  ];
  const unsent = outbox.items.value.some(({ state }) => state === 'saved');
  const refused = outbox.items.value.filter(({ state }) => state === 'refused');
  return (
    <section class="clock-middle" aria-label={board.title}>
      <TakeBack />
      <div class="clock-between">
        <p class="clock-lines">{lines.join(' · ')}</p>
        <LiveState state={store.state.value} asOf={store.asOf.value} />
        {asks
          .filter(({ of }) => of === 'any')
          .map((one) =>
            tapsOf(one).map(({ face, value }) => (
              <Button
                key={`${one.id} ${face}`}
                kind="primary"
                onClick={() => void outbox.send({ type: 'tell', answers: [{ ask: one.id, value }] })}
              >
                {face}
              </Button>
            )),
          )}
        <div role="status">
          {unsent && store.state.value !== 'live' ? <p>{tellClock('clockUnsent')}</p> : null}
          {refused.map(({ id, refused: why }) => (
            <p key={id}>
              {why?.message} <Button onClick={() => void outbox.forget(id)}>{ask('drop')}</Button>
            </p>
          ))}
          {awake || encounter?.progress.over === true ? null : <p class="soft">{tellClock('clockSleep')}</p>}
        </div>
      </div>
      <Button onClick={onTurn}>{tellClock('clockTurn')}</Button>
    </section>
  );
}

/** A slip of the hand is seen at once; later a judge corrects it. */
const SLIP = 20_000;

function TakeBack() {
  const { store, outbox } = useTable();
  const now = store.now.value === 0 ? 0 : Date.now();
  const items = outbox.items.value.filter(({ state }) => state !== 'refused');
  const [last] = items.slice(-1);
  const isSlip = last?.command.type === 'tell' && last.state === 'sent' && Math.abs(now - last.at) <= SLIP;
  // Where there is nothing to undo it rests in its place.
  return (
    <Button disabled={!isSlip} onClick={() => last && void outbox.send({ type: 'undo', target: last.id })}>
      {tellClock('clockUndo')}
    </Button>
  );
}
