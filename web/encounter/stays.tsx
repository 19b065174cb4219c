/** What others end or make smaller keeps its place until it was read and nobody touches the page, or it is tapped or out of sight: what stands below it does not move under a finger. */
import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { ask } from '../text/encounter.ts';
import { onceIdle } from './idle.ts';
import { useTurn } from './turn/turn-asks.ts';

/** Longer than what follows from a tap in it takes to come, ms. */
const JUST = 3000;

/** Longer than it takes to read that it is settled, ms. */
const READ = 8000;

/** Of null nothing is left but its place. */
export function Stays({ children }: { readonly children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  const kept = useRef({ high: 0, seen: false, freed: -JUST });
  const [, again] = useState({});
  const { current: now } = kept;
  // It is as high as it was before what is shown now.
  const isOthers = useTurn() === null && now.seen && performance.now() - now.freed > JUST;
  now.high = isOthers ? Math.max(now.high, box.current?.offsetHeight ?? 0) : 0;
  const isShown = children !== null || now.high > 0;
  const release = useCallback(() => {
    kept.current.high = 0;
    kept.current.freed = performance.now();
    again({});
  }, []);
  const isKept = now.high > 0;
  useEffect(() => {
    if (!isKept) return undefined;
    let stop = (): void => undefined;
    const read = setTimeout(() => {
      stop = onceIdle(release);
    }, READ);
    return () => {
      clearTimeout(read);
      stop();
    };
  }, [isKept, release]);
  useEffect(() => {
    if (box.current === null) return undefined;
    const watch = new IntersectionObserver(([one]) => {
      now.seen = one?.isIntersecting === true;
      if (!now.seen && now.high > 0) release();
    });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [isShown, now, release]);
  if (!isShown) return null;
  return (
    <div
      class="stays"
      ref={box}
      style={{ minHeight: `${now.high}px` }}
      onClickCapture={() => {
        now.freed = performance.now();
        if (now.high > 0) release();
      }}
    >
      {children ?? <p class="soft">{ask('settled')}</p>}
    </div>
  );
}
