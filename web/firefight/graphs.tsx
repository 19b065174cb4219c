/** A battle looked back on: how the dice fell against what could be expected, who was ahead, and what turned it. */
import { SIDES } from '../../core/systems/firefight/rules/rounds.ts';
import { English } from '../parts/english.tsx';
import { locale } from '../text/language.ts';
import { tellFirefight } from '../text/firefight.ts';
import type { Told } from './engine/messages.ts';
import type { Game } from './game.ts';
import { lead } from './log.tsx';
import { turnsOf } from './turn.ts';
import { Army } from './words.tsx';

export function Graphs({ game }: { readonly game: Game }) {
  const told = game.told.value;
  const view = game.view.value;
  const luck = { A: sums(told.map((one) => one.luck.A)), B: sums(told.map((one) => one.luck.B)) };
  const ahead = told.map((one) => one.ahead);
  // Where each round begins.
  const rounds = told.flatMap(({ round }, at) => (at > 0 && round > (told[at - 1]?.round ?? 0) ? [at] : []));
  const figure = (value: number) =>
    value.toLocaleString(locale.value, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const says = { a: figure(luck.A[luck.A.length - 1] ?? 0), b: figure(luck.B[luck.B.length - 1] ?? 0) };
  return (
    <section class="ff-end">
      <h2>{tellFirefight('luck.title')}</h2>
      <p>{tellFirefight('luck.says', says)}</p>
      <p class="ff-row">
        {SIDES.map((side) => (
          <span key={side} class="ff-graph-of">
            <svg class="ff-graph-key" viewBox="0 -1 30 2" aria-hidden="true">
              <line class={`ff-graph-line ff-side-${side}`} x2="30" />
            </svg>{' '}
            {view === null ? side : <Army view={view} side={side} />}
          </span>
        ))}
      </p>
      <p class="soft">{tellFirefight('luck.lines')}</p>
      <Graph lines={SIDES.map((side) => ({ side, values: luck[side] }))} rounds={rounds} />
      <h2>{tellFirefight('ahead.title')}</h2>
      <p>{tellFirefight('ahead.says')}</p>
      <Graph lines={[{ side: 'A', values: ahead }]} rounds={rounds} />
      <h3>{tellFirefight('ahead.turns')}</h3>
      <ul class="ff-units">
        {turnsOf(told).map(({ entry, points }) => (
          <li key={entry}>
            <button type="button" class="ff-unit" onClick={() => lead(game, entry, null)}>
              {tellFirefight('ahead.turn', { points: figure(Math.abs(points)), side: points > 0 ? 'A' : 'B' })}{' '}
              <English>{told[entry]?.title}</English>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function sums(values: readonly Told['ahead'][]): number[] {
  let sum = 0;
  return values.map((value) => (sum += value));
}

const WIDE = 100;
const DEEP = 30;

/** Where the value of such a number is drawn. */
function across(at: number, count: number): string {
  return ((WIDE * at) / Math.max(1, count - 1)).toFixed(2);
}

interface Line {
  readonly side: string;
  readonly values: readonly number[];
}

/** Lines around nothing: what they end at is said in words. */
function Graph({ lines, rounds }: { readonly lines: readonly Line[]; readonly rounds: readonly number[] }) {
  const most = Math.max(1, ...lines.flatMap(({ values }) => values.map(Math.abs)));
  return (
    <svg class="ff-graph" viewBox={`0 ${-DEEP / 2 - 1} ${WIDE} ${DEEP + 2}`} aria-hidden="true">
      {rounds.map((at) => {
        const x = across(at, lines[0]?.values.length ?? 0);
        return <line key={at} class="ff-graph-round" x1={x} x2={x} y1={-DEEP / 2} y2={DEEP / 2} />;
      })}
      <line class="ff-graph-axis" x2={WIDE} />
      {lines.map(({ side, values }) => (
        <polyline
          key={side}
          class={`ff-graph-line ff-side-${side}`}
          points={values
            .map((value, at) => {
              return `${across(at, values.length)},${((-value / most) * (DEEP / 2)).toFixed(2)}`;
            })
            .join(' ')}
        />
      ))}
    </svg>
  );
}
