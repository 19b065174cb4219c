/** Whether what changes on the page follows from a tap on this device, or comes by itself. */
import type { RefObject } from 'preact';
import { useCallback, useEffect, useRef } from 'preact/hooks';

/** Longer than what follows from a tap takes to come, ms. */
const JUST = 3000;

/** Answers whether something was tapped a moment ago: anywhere, or in that part of the page alone. */
export function useJustTapped(within?: RefObject<HTMLElement>): () => boolean {
  const tapped = useRef(-JUST);
  useEffect(() => {
    const note = ({ target }: Event) => {
      if (within === undefined || within.current?.contains(target as Node | null) === true)
        tapped.current = performance.now();
    };
    document.addEventListener('click', note, true);
    return () => document.removeEventListener('click', note, true);
  }, [within]);
  return useCallback(() => performance.now() - tapped.current < JUST, []);
}
