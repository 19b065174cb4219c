/** What is asked next is in sight, wherever on the page the last answer stood. What others want is told at the foot (`calls.ts`). */
import { useCallback, useEffect, useRef } from 'preact/hooks';
import type { SideId } from '../../core/encounter/types.ts';
import { useTable } from './context.ts';
import { useUrgent } from './guides.tsx';
import { noteTouch, onceIdle } from './idle.ts';
import { useJustDrew, useJustTapped } from './just-tapped.ts';
import { useNext } from './next.tsx';
import { type Held, NOTHING_HELD, footHeight, footTop, heldAt, keepStill, scrollThere, seenOf } from './still.ts';
import { useTurn } from './turn/turn-asks.ts';
import { askedOf } from './waiting.tsx';

export function useLed(): void {
  const { store } = useTable();
  const { step, over = false } = store.part('encounter')?.progress ?? {};
  const asked = useNext().first;
  const first = asked?.id ?? '';
  const { answers = [], goingBack: back } = store.part('table') ?? {};
  const mine = store.part('mine')?.side;
  // The game waits for the answer of whoever looks, and no screen of a Turn holds the page. What anybody may answer leads nobody.
  const isDue = useTurn() === null && asked !== undefined && asked.optional !== true && askedOf(asked) === mine;
  const isMine = ({ side }: { readonly side: SideId | null }) => side !== null && side === mine;
  const hasJustDrawn = useJustDrew();
  const isOwn = answers.slice(-1).some((one) => isMine(one) || (one.how === 'drawn' && hasJustDrawn()));
  // What whoever looks disputes or asks to go back to.
  const disputes = answers.filter(({ objections }) => objections.some(isMine)).length;
  const goingBack = back && back.agreed[0] === mine ? back.answer : null;
  const urgent = useUrgent();
  const isJustTapped = useJustTapped();
  const { bring, bringIdle } = useBring();
  const before = useRef({ step, first, disputes, goingBack, urgent });
  useEffect(() => {
    const was = before.current;
    before.current = { step, first, disputes, goingBack, urgent };
    if (was.step === undefined) return;
    if (disputes > was.disputes) bring('.game-disputes', true);
    else if (goingBack !== was.goingBack && goingBack !== null) bring('.game-going-back', true);
    else if (isOwn && urgent !== was.urgent && urgent !== '') bring('.game-urgent', true);
    else if (step !== was.step) {
      const next = `.game-result, ${NEXT}`;
      // What another entered moves nobody of whom nothing is asked: the row that they are about to tap stays where it is.
      if (isOwn || isDue || over) bring(next, true, isOwn && isJustTapped());
      bringIdle(isDue || over ? next : '');
    } else if (first !== was.first) {
      // One that comes by itself moves nobody who is about something else: the game waits until they are not.
      if (isOwn || isDue) bring(NEXT, false, isOwn && isJustTapped());
      bringIdle(isDue ? NEXT : '');
    }
  }, [step, over, isOwn, first, isDue, disputes, goingBack, urgent, isJustTapped, bring, bringIdle]);
}

/** A map whose squares answer stands before its question. */
export const NEXT = '.turn, .game-main > .board-map, .game-next';

/** Whoever fills in a form or reads a dialog stays where they are. */
const BUSY = 'dialog[open], div.account, .game :is(input, textarea):focus';

/** Where the page was led last, until its reader touches it: what grows or folds above does not push it out of sight. */
interface Led {
  readonly go: () => void;
  readonly at: number;
}

/** What grows as the page opens, or after it was led, takes so long at most, ms. */
const SETTLES = 4000;

function useBring() {
  // As the page opens it grows by itself.
  const led = useRef<Led | null>({ go: () => undefined, at: performance.now() });
  const never = useRef<() => void>(() => undefined);
  useEffect(() => {
    let [held, foot]: [Held, number] = [NOTHING_HELD, innerHeight];
    const touch = ({ target }: Event) => {
      led.current = null;
      noteTouch();
      held = heldAt(target);
    };
    const isLed = () => led.current !== null && performance.now() - led.current.at < SETTLES;
    const hold = () => {
      held = heldAt(seenOf(held));
    };
    // A page that has become shorter scrolls by itself, before anybody is told its size.
    const scrolled = () => {
      if (!isLed()) keepStill(held, false);
      hold();
    };
    const sizes = new ResizeObserver(() => {
      const [now, was] = [footTop(), foot];
      foot = now;
      // Whatever is led into sight, or has the focus, stands above it; and so does what a Turn keeps in sight.
      const { style } = document.documentElement;
      style.scrollPaddingBlockEnd = `${footHeight()}px`;
      style.setProperty('--foot', style.scrollPaddingBlockEnd);
      if (isLed()) led.current?.go();
      else keepStill(held, now < was);
      hold();
    });
    sizes.observe(document.body);
    document.addEventListener('scroll', scrolled, { passive: true });
    for (const type of TOUCHES) document.addEventListener(type, touch, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      document.removeEventListener('scroll', scrolled);
      for (const type of TOUCHES) document.removeEventListener(type, touch, { capture: true });
    };
  }, []);
  const bring = useCallback((what: string, low: boolean, anyway = true) => {
    if ((led.current === null && !anyway) || document.querySelector(BUSY)) return;
    led.current = { go: () => scrollThere(what, low), at: performance.now() };
    led.current.go();
  }, []);
  /** Once nobody touches the page any more; what is asked then takes the place of what was. */
  const bringIdle = useCallback(
    (what: string) => {
      never.current();
      if (what !== '') never.current = onceIdle(() => bring(what, true));
    },
    [bring],
  );
  return { bring, bringIdle };
}

const TOUCHES = ['pointerdown', 'wheel', 'keydown'] as const;
