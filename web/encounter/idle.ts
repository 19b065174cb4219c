/** What would move the page under a finger waits until nobody touches it any more. */
import { useEffect, useState } from 'preact/hooks';

/** Nobody scrolls or taps any more, ms. */
const IDLE = 4000;

let touched = -IDLE;

export function noteTouch(): void {
  touched = performance.now();
}

const idleIn = (): number => touched + IDLE - performance.now();

/** Nothing else stands against it. */
const NOTHING = (): boolean => false;

/** `isHeld`: something stands against it still. Returns how to think better of it. */
export function onceIdle(does: () => void, isHeld = NOTHING): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const left = isHeld() ? IDLE : idleIn();
    if (left > 0) timer = setTimeout(look, left);
    else does();
  };
  look();
  return () => clearTimeout(timer);
}

/** Follows that value, with every step once nobody touches the page, nor reads what the step takes away. */
export function useOnceIdle<T>(value: T, isHeld = NOTHING): T {
  const [shown, setShown] = useState(value);
  useEffect(
    () => (shown === value ? undefined : onceIdle(() => setShown(() => value), isHeld)),
    [shown, value, isHeld],
  );
  return idleIn() > 0 || isHeld() ? shown : value;
}
