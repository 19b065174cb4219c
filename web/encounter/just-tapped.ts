/** Whether what changes on the page follows from a tap on this device, or comes by itself. */
import { useCallback, useEffect, useRef } from 'preact/hooks';

/** Longer than what follows from a tap takes to come, ms. */
const JUST = 3000;

/** Answers whether something was tapped a moment ago. */
export function useJustTapped(): () => boolean {
  const tapped = useRef(-JUST);
  useEffect(() => {
    const note = () => {
      tapped.current = performance.now();
    };
    document.addEventListener('click', note, true);
    return () => document.removeEventListener('click', note, true);
  }, []);
  return useCallback(() => performance.now() - tapped.current < JUST, []);
}
