/** What is asked next is in sight, wherever on the page the last answer stood; and so is a disagreement. */
import { useEffect, useRef } from 'preact/hooks';
import { useJustTapped } from './just-tapped.ts';

export interface Asked {
  /** Where the game is; undefined before it is known. */
  readonly step: string | undefined;
  /** The question that is asked first, by id. */
  readonly first: string;
  /** How many answers are told differently. */
  readonly disputes: number;
  /** What changes the rest of the game, as a call of the clock does. */
  readonly urgent: string;
}

export function useInSight({ step, first, disputes, urgent }: Asked): void {
  const isJustTapped = useJustTapped();
  const before = useRef<Asked>({ step, first, disputes, urgent });
  useEffect(() => {
    const was = before.current;
    before.current = { step, first, disputes, urgent };
    // Whoever writes something or reads a dialog stays where they are.
    if (was.step === undefined || document.querySelector('dialog[open], .game :is(input, textarea):focus')) return;
    if (disputes > was.disputes) bring('.game-disputes', true);
    else if (urgent !== was.urgent && urgent !== '') bring('.game-urgent', true);
    else if (step !== was.step) bring('.turn, .game-next', true);
    // A question that comes by itself moves nobody.
    else if (first !== was.first && isJustTapped()) bring('.turn, .game-next', false);
  }, [step, first, disputes, urgent, isJustTapped]);
}

/** `low`: it may not begin in the lower half either. */
function bring(what: string, low: boolean): void {
  const top = document.querySelector(what)?.getBoundingClientRect().top ?? 0;
  if (top >= 0 && !(low && top > innerHeight / 2)) return;
  // Its own top where a panel that somebody opened stands before it, else the top of the page.
  const far = top + scrollY > innerHeight / 2;
  scrollTo(0, far ? top + scrollY : 0);
}
