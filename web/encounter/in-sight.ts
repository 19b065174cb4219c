/** What is asked next is in sight, wherever on the page the last answer stood; and so is what another asks or disputes. */
import { useCallback, useEffect, useRef } from 'preact/hooks';
import { useJustTapped } from './just-tapped.ts';

export interface Asked {
  /** Where the game is; undefined before it is known. */
  readonly step: string | undefined;
  /** The question that is asked first, by id. */
  readonly first: string;
  /** The game waits for its answer, and no screen of a Turn holds the page. */
  readonly isDue: boolean;
  /** How many answers are told differently. */
  readonly disputes: number;
  /** The answer that somebody asks to go back to, less than 0 where another refused; null where nobody does. */
  readonly goingBack: number | null;
  /** What changes the rest of the game, as a call of the clock does. */
  readonly urgent: string;
}

export function useInSight({ step, first, isDue, disputes, goingBack, urgent }: Asked): void {
  const isJustTapped = useJustTapped();
  const { bring, bringIdle } = useBring();
  const before = useRef<Asked>({ step, first, isDue, disputes, goingBack, urgent });
  useEffect(() => {
    const was = before.current;
    before.current = { step, first, isDue, disputes, goingBack, urgent };
    if (was.step === undefined) return undefined;
    if (disputes > was.disputes) bring('.game-disputes', true);
    else if (goingBack !== was.goingBack && goingBack !== null) bring('.game-going-back', true);
    else if (urgent !== was.urgent && urgent !== '') bring('.game-urgent', true);
    else if (step !== was.step) bring(`.game-result, ${NEXT}`, true);
    else if (first !== was.first) {
      // One that comes by itself moves nobody who is about something else: the game waits until they are not.
      bring(NEXT, false, isJustTapped());
      if (isDue) return bringIdle(NEXT);
    }
    return undefined;
  }, [step, first, isDue, disputes, goingBack, urgent, isJustTapped, bring, bringIdle]);
}

/** A map whose squares answer stands before its question. */
const NEXT = '.turn, .game-main > .board-map, .game-next';

/** Whoever writes something or reads a dialog stays where they are. */
const BUSY = 'dialog[open], .game :is(input:not([type=radio], [type=checkbox]), textarea):focus';

/** Where the page was led last, until its reader touches it: what grows or folds above does not push it out of sight. */
function useBring() {
  const led = useRef<(() => void) | null>(() => undefined);
  const touched = useRef(-IDLE);
  useEffect(() => {
    const leave = () => {
      led.current = null;
      touched.current = performance.now();
    };
    const sizes = new ResizeObserver(() => led.current?.());
    sizes.observe(document.body);
    for (const type of TOUCHES) document.addEventListener(type, leave, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      for (const type of TOUCHES) document.removeEventListener(type, leave, { capture: true });
    };
  }, []);
  const bring = useCallback((what: string, low: boolean, anyway = true) => {
    if ((led.current === null && !anyway) || document.querySelector(BUSY)) return;
    led.current = () => scrollThere(what, low);
    led.current();
  }, []);
  /** Once nobody touches the page any more; the answer takes it back. */
  const bringIdle = useCallback(
    (what: string) => {
      let timer: ReturnType<typeof setTimeout>;
      const look = () => {
        const left = touched.current + IDLE - performance.now();
        if (left > 0) timer = setTimeout(look, left);
        else bring(what, true);
      };
      look();
      return () => clearTimeout(timer);
    },
    [bring],
  );
  return { bring, bringIdle };
}

/** Nobody scrolls or taps any more, ms. */
const IDLE = 4000;

const TOUCHES = ['pointerdown', 'wheel', 'keydown'] as const;

/** `low`: it may not begin in the lower half either. */
function scrollThere(what: string, low: boolean): void {
  const top = document.querySelector(what)?.getBoundingClientRect().top ?? 0;
  if (top >= 0 && !(low && top > innerHeight / 2)) return;
  // Its own top where a panel that somebody opened stands before it, else the top of the page.
  const far = top + scrollY > innerHeight / 2;
  scrollTo(0, far ? top + scrollY : 0);
}
