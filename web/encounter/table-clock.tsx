/** The clock between two players: what each has left, in figures that are read across a table; and the score with it. */
import './table-clock.css';
import { useEffect } from 'preact/hooks';
import { type ClockBoard, clockIn, leftAt } from '../../core/encounter/clock.ts';
import { SIDE_IDS } from '../../core/encounter/types.ts';
import { Shape } from '../parts/badge.tsx';
import { announce } from '../parts/status.tsx';
import { ask } from '../text/encounter.ts';
import { duration, shortTime } from '../text/format.ts';
import { useNames, useTable } from './context.ts';
import { useRoundEnd } from './hall-clock.ts';
import { totalOf } from './points.tsx';

export function TableClock() {
  const { store } = useTable();
  const clock = clockIn(store.part('boards') ?? {});
  return clock === null ? null : <Faces clock={clock} now={store.now.value} />;
}

/** The least that is left and still worth a word, once it is reached. */
function warning({ warnAt, runs }: ClockBoard, left: number): number | null {
  return runs === null ? null : (warnAt.filter((at) => left <= at).sort((a, b) => a - b)[0] ?? null);
}

function Faces({ clock, now }: { readonly clock: ClockBoard; readonly now: number }) {
  const isOver = useTable().store.part('encounter')?.progress.over === true;
  const nameOf = useNames();
  const points = useTable().store.part('table')?.points ?? [];
  const { runs, title, facts } = clock;
  const expectedEnd = useRoundEnd(clock.expectedEnd);
  const running = runs === null ? null : leftAt(clock, runs, now);
  const warned = running === null ? null : warning(clock, running);
  const name = runs === null ? '' : nameOf(runs);
  useEffect(() => {
    if (warned !== null) announce(ask('clockLow', { name, left: duration(warned) }));
  }, [warned, name]);
  const lines = [...facts, ...(expectedEnd === null ? [] : [ask('clockEnd', { time: shortTime(expectedEnd) })])];
  return (
    <section class="table-clock" aria-label={title}>
      <div class="table-clock-faces">
        {SIDE_IDS.filter((side) => clock.left[side] !== undefined).map((side) => {
          const left = leftAt(clock, side, now);
          const low = warning({ ...clock, runs: side }, left) !== null;
          const face = [
            'table-clock-face',
            ...(runs === side ? ['table-clock-runs'] : []),
            ...(low ? ['table-clock-low'] : []),
          ];
          return (
            <div key={side} class={face.join(' ')}>
              <span class="table-clock-name">
                {runs === side ? <Shape meaning="wait" /> : null} <bdi>{nameOf(side)}</bdi>
              </span>
              <span class="table-clock-digits" role="timer">
                {left <= 0 ? ask('clockUp') : duration(left)}
              </span>
              <span class="table-clock-state">
                {isOver ? '' : runs === side ? ask('clockRuns') : ask('clockStands')}
                <span class="table-clock-score">
                  {ask('score')} <b>{totalOf(points, side)}</b>
                </span>
              </span>
            </div>
          );
        })}
      </div>
      {lines.length === 0 ? null : <p class="soft">{lines.join(' · ')}</p>}
    </section>
  );
}
