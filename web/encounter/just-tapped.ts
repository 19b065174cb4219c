/** Whether what changes on the page follows from a tap on this device, or comes by itself. */
import { useCallback, useEffect, useRef } from 'preact/hooks';
import { useTable } from './context.ts';

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

/** Answers whether this device had something drawn a moment ago: a draw is nobody's answer. */
export function useJustDrew(): () => boolean {
  const drew = useRef(-JUST);
  const isDraw = useTable().outbox.items.value.some(
    ({ command }) => command.type === 'draw' || (command.type === 'tell' && command.draw !== undefined),
  );
  if (isDraw) drew.current = performance.now();
  return useCallback(() => performance.now() - drew.current < JUST, []);
}
