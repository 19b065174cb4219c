/** Games added up: who wins, where markers are held, which units earned their points. */
import {
  SQUARES,
  type SeriesTally,
  type SquareTally,
  type UnitYield,
  heldOf,
  playedOf,
  shareOf,
  yieldsOf,
} from '../../core/systems/firefight/players/series-tally.ts';
import type { ImportedArmy } from '../../core/systems/firefight/roster/import/rules.ts';
import { SIDES, type ArmySide } from '../../core/systems/firefight/rules/rounds.ts';
import { English } from '../parts/english.tsx';
import { locale } from '../text/language.ts';
import { tellSimulate } from '../text/simulate.ts';

export interface ResultsProps {
  readonly own: ImportedArmy;
  readonly foe: ImportedArmy;
  readonly tally: SeriesTally;
}

export function Results(props: ResultsProps) {
  return (
    <>
      <Won {...props} />
      <Markers tally={props.tally} />
      <Units {...props} />
    </>
  );
}

function figure(value: number, digits: number, style: 'decimal' | 'percent' = 'decimal'): string {
  return value.toLocaleString(locale.value, { style, minimumFractionDigits: digits, maximumFractionDigits: digits });
}

function percent(share: number, digits = 1): string {
  return figure(share, digits, 'percent');
}

function Won({ own, foe, tally }: ResultsProps) {
  const rows = [
    { end: 'A', name: own.name },
    { end: 'B', name: foe.name },
    { end: 'draw', name: null },
  ] as const;
  return (
    <section class="sim-card">
      <h2>{tellSimulate('won.caption')}</h2>
      <table class="sim-table">
        <caption class="unseen">{tellSimulate('won.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{tellSimulate('won.by')}</th>
            <th scope="col">{tellSimulate('won.share')}</th>
            <th scope="col">{tellSimulate('won.interval')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ end, name }) => {
            const { share, from, to } = shareOf(tally[end], playedOf(tally));
            return (
              <tr key={end}>
                <th scope="row" class={`ff-side-${end}`}>
                  {name === null ? tellSimulate('won.draw') : <Named side={end} name={name} />}
                  <Interval share={share} from={from} to={to} />
                </th>
                <td>
                  {percent(share)}
                  <small class="sim-note">{tellSimulate('won.games', { count: tally[end] })}</small>
                </td>
                <td>{tellSimulate('won.range', { from: percent(from), to: percent(to) })}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function Named({ side, name }: { readonly side: string; readonly name: string }) {
  return (
    <>
      <span class="ff-disc">{side}</span> <English>{name}</English>
    </>
  );
}

/** The share as a line, and its interval as a band around the end of it. */
function Interval({ share, from, to }: { readonly share: number; readonly from: number; readonly to: number }) {
  return (
    <svg class="sim-interval" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect class="sim-share" width={100 * share} y="3" height="4" />
      <rect class="sim-band" x={100 * from} width={100 * (to - from)} height="10" />
    </svg>
  );
}

function Markers({ tally }: { readonly tally: SeriesTally }) {
  const held = heldOf(tally);
  const half = tally.squares.length / 2;
  const halves = { A: tally.squares.slice(0, half), B: tally.squares.slice(half) };
  return (
    <section class="sim-card">
      <h2>{tellSimulate('markers.title')}</h2>
      <p>{tellSimulate('markers.says', { a: figure(held.A, 1), b: figure(held.B, 1) })}</p>
      <Ground squares={tally.squares} />
      <p class="sim-note">{tellSimulate('markers.key')}</p>
      <table class="sim-table">
        <caption class="unseen">{tellSimulate('markers.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{tellSimulate('markers.half')}</th>
            <th scope="col">{tellSimulate('markers.count')}</th>
            {SIDES.map((side) => (
              <th key={side} scope="col">
                {tellSimulate('markers.held', { side })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(['B', 'A'] as const).map((side) => (
            <Half key={side} side={side} squares={halves[side]} games={playedOf(tally)} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface HalfProps {
  readonly side: ArmySide;
  readonly squares: readonly SquareTally[];
  readonly games: number;
}

function Half({ side, squares, games }: HalfProps) {
  const sum = (what: keyof SquareTally) => squares.reduce((all, square) => all + square[what], 0);
  const markers = sum('markers');
  return (
    <tr>
      <th scope="row">{tellSimulate(`markers.half.${side}`)}</th>
      <td>{figure(markers / games, 1)}</td>
      {SIDES.map((by) => (
        <td key={by}>{markers === 0 ? '–' : percent(sum(by) / markers, 0)}</td>
      ))}
    </tr>
  );
}

/** Squares do not touch, so that each is seen for itself. */
const WIDE = 0.92;

/** The table from above: each square filled as far as each army held its markers, A from the left and B from the right. */
function Ground({ squares }: { readonly squares: readonly SquareTally[] }) {
  const most = Math.max(1, ...squares.map(({ markers }) => markers));
  return (
    <svg class="sim-ground" viewBox={`0 0 ${SQUARES} ${SQUARES}`} aria-hidden="true">
      <rect class="sim-table-top" width={SQUARES} height={SQUARES} />
      {squares.map(({ markers, A, B }, at) => {
        const x = at % SQUARES;
        const y = SQUARES - 1 - Math.floor(at / SQUARES);
        if (markers === 0) return null;
        return (
          <g key={at} opacity={0.15 + 0.85 * (markers / most)}>
            <rect class="sim-nobody" x={x} y={y} width={WIDE} height={WIDE} />
            <rect class="sim-A" x={x} y={y} width={(WIDE * A) / markers} height={WIDE} />
            <rect class="sim-B" x={x + WIDE * (1 - B / markers)} y={y} width={(WIDE * B) / markers} height={WIDE} />
          </g>
        );
      })}
      <text x={SQUARES / 2} y={SQUARES - 0.3}>
        A
      </text>
      <text x={SQUARES / 2} y="0.7">
        B
      </text>
    </svg>
  );
}

function Units({ own, foe, tally }: ResultsProps) {
  const yields = yieldsOf({ A: own.units, B: foe.units }, tally);
  return (
    <section class="sim-card">
      <h2>{tellSimulate('units.title')}</h2>
      <p class="sim-note">{tellSimulate('units.key')}</p>
      <UnitTable side="A" army={own.name} units={yields.A} />
      <UnitTable side="B" army={foe.name} units={yields.B} />
    </section>
  );
}

interface UnitTableProps {
  readonly side: ArmySide;
  readonly army: string;
  readonly units: readonly UnitYield[];
}

/** What a unit earned for each of its points; one that costs nothing has no such part. */
function partOf({ took, cost }: UnitYield): number {
  return cost === 0 ? 0 : took / cost;
}

/** The best for its points first. */
function UnitTable({ side, army, units }: UnitTableProps) {
  const best = units.map((unit, place) => ({ ...unit, place })).sort((a, b) => partOf(b) - partOf(a));
  return (
    <table class="sim-table">
      <caption class={`ff-side-${side}`}>
        <Named side={side} name={army} />
      </caption>
      <thead>
        <tr>
          <th scope="col">{tellSimulate('units.unit')}</th>
          <th scope="col">{tellSimulate('units.earned')}</th>
          <th scope="col">{tellSimulate('units.held')}</th>
          <th scope="col">{tellSimulate('units.left')}</th>
        </tr>
      </thead>
      <tbody>
        {best.map((unit) => (
          <tr key={unit.place}>
            <th scope="row">
              <English>{unit.name}</English>
              <small class="sim-note">{tellSimulate('units.points', { count: unit.cost })}</small>
            </th>
            <td>
              {figure(unit.took, 0)}
              <small class="sim-note">{unit.cost === 0 ? '–' : percent(partOf(unit), 0)}</small>
            </td>
            <td>{figure(unit.held, 2)}</td>
            <td>{percent(unit.left, 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
