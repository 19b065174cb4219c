/** A button that has just become another one rests for a moment: whoever was about to press the one before does not press it. */
import { useEffect, useState } from 'preact/hooks';

/** Longer than a second click on its way, shorter than reading what the button says now. */
const REST = 700;

/** True for a moment after `what` has changed; not when it is first seen. */
export function useRest(what: string): boolean {
  const [rested, setRested] = useState(what);
  useEffect(() => {
    if (rested === what) return undefined;
    const timer = setTimeout(() => setRested(what), REST);
    return () => clearTimeout(timer);
  }, [rested, what]);
  return rested !== what;
}

/** True for a moment after it appears. */
export function useRestAtFirst(): boolean {
  const [rests, setRests] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setRests(false), REST);
    return () => clearTimeout(timer);
  }, []);
  return rests;
}
