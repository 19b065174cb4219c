/** Whom the game waits for, and for what of theirs. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Ask, SideId } from '../../core/encounter/types.ts';
import { ask } from '../text/encounter.ts';
import { listed } from '../text/format.ts';
import { useNames, useTable } from './context.ts';

/** What the game waits for from others. */
export function useOthersAsked(): readonly Ask[] {
  const { store } = useTable();
  const mine = store.part('mine')?.side;
  const open = store.part('table')?.asks ?? [];
  return open.filter((one) => one.optional !== true && (askedOf(one) ?? mine) !== mine);
}

/** Who is asked it; undefined where anybody is. */
export function askedOf({ of, firstOf }: Ask): SideId | undefined {
  return of === 'any' ? firstOf : of;
}

export function Waiting() {
  const others = useOthersAsked();
  const nameOf = useNames();
  const list = useKeptHeight();
  const sides = [...new Set(others.flatMap((one) => askedOf(one) ?? []))];
  if (sides.length === 0) return null;
  const told = sides.map((side) => {
    const of = others.filter((one) => askedOf(one) === side);
    const what = of.map(({ awaited, label }) => awaited ?? ask('quoted', { what: label }));
    return { name: nameOf(side), what: listed([...new Set(what)]), heads: of[0]?.awaited === undefined };
  });
  // Who is asked the same stands in one line.
  return (
    <ul class="game-waiting" ref={list}>
      {told.map(({ what, heads }, place) => {
        const alike = told.filter((one) => one.what === what);
        if (alike[0] !== told[place]) return null;
        const name = listed(alike.map((one) => one.name));
        return <li key={what}>{heads ? `${ask('waiting', { name })}: ${what}` : ask('waitingFor', { name, what })}</li>;
      })}
    </ul>
  );
}

/** In one step it grows no smaller: what others do in theirs moves nothing below it. */
function useKeptHeight() {
  const step = useTable().store.part('encounter')?.progress.step;
  const list = useRef<HTMLUListElement>(null);
  const kept = useRef({ step, high: 0 });
  useLayoutEffect(() => {
    if (list.current === null) return;
    if (kept.current.step !== step) {
      kept.current = { step, high: 0 };
      list.current.style.minHeight = '';
    }
    kept.current.high = Math.max(kept.current.high, list.current.offsetHeight);
    list.current.style.minHeight = `${kept.current.high}px`;
  });
  return list;
}
