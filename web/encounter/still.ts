/** What changes by itself moves nothing under a finger: the page scrolls with it, and where it cannot no button is tapped for a moment. */

/** An element, and how far down the page it stood. */
interface Place {
  readonly element: Element;
  readonly top: number;
}

export interface Held {
  /** From the innermost on: one that is gone is stood for by what it was in. */
  readonly places: readonly Place[];
  /** Where the page was scrolled to. */
  readonly scrolled: number;
}

export const NOTHING_HELD: Held = { places: [], scrolled: 0 };

const topOf = (element: Element): number => element.getBoundingClientRect().top + scrollY;

/** What was touched, as long as it is in the window; else what stands in the middle of it. What is kept at the foot moves with nothing. */
export function heldAt(target: EventTarget | null): Held {
  const touched = target instanceof Element && target.closest('.game') !== null ? target : middle();
  const places: Place[] = [];
  for (let one = touched; one !== null && !one.matches('.game, body'); one = one.parentElement)
    places.push({ element: one, top: topOf(one) });
  return { places, scrolled: scrollY };
}

function middle(): Element | null {
  const half = innerHeight / 2;
  const there = document.elementFromPoint(innerWidth / 2, half);
  // Between two cards stands none.
  if (there?.closest('.game > * > *')) return there;
  return (
    [...document.querySelectorAll('.game > * > *')].find((one) => one.getBoundingClientRect().bottom > half) ?? null
  );
}

const isShown = ({ element }: Place): boolean =>
  element.isConnected && element.getClientRects().length > 0 && !isFolded(element);

/** What is in a closed fold still has a place in some browsers. */
function isFolded(element: Element): boolean {
  const fold = element.parentElement?.closest('details:not([open])') ?? null;
  return fold !== null && (fold.querySelector('summary')?.contains(element) !== true || isFolded(fold));
}

/** What of it is in the window. */
export function seenOf({ places }: Held): Element | null {
  const element = places.find(isShown)?.element ?? null;
  const box = element?.getBoundingClientRect();
  return box && box.bottom > 0 && box.top < innerHeight ? element : null;
}

/** `grown`: what is kept at the foot has grown, and may stand before what was touched. */
export function keepStill({ places, scrolled }: Held, grown: boolean): void {
  if (grown) rest();
  const place = places.find(isShown);
  if (place === undefined) {
    // All of what was touched is gone, as a dispute's card that was agreed to: what follows stands where it stood.
    if (places.length > 0) rest();
    return;
  }
  const moved = topOf(place.element) - place.top;
  if (Math.abs(moved) >= 1) {
    // From where it was: a page that has become shorter was scrolled by that itself.
    scrollTo(0, scrolled + moved);
    if (Math.abs(scrolled + moved - scrollY) > SLIGHT) rest();
  }
  if (!grown || place.element !== document.activeElement || !place.element.matches('input, textarea')) return;
  // Whoever types sees what they type; all else stays, and the foot may stand before it.
  const { top, bottom } = place.element.getBoundingClientRect();
  if (top < innerHeight) scrollBy(0, Math.max(0, Math.min(bottom - footTop(), top)));
}

/** So little moves no button away from under a finger, px. */
const SLIGHT = 8;

/** Longer than a tap that was on its way, ms. */
const REST = 700;
let rested: ReturnType<typeof setTimeout> | undefined;

export function rest(): void {
  const game = document.querySelector('.game');
  game?.classList.add('game-rests');
  clearTimeout(rested);
  rested = setTimeout(() => game?.classList.remove('game-rests'), REST);
}

const FOOT = '.game-foot';

export const footHeight = (): number => document.querySelector<HTMLElement>(FOOT)?.offsetHeight ?? 0;

/** Where what is kept at the foot of the window begins. */
export function footTop(): number {
  const top = document.querySelector(FOOT)?.getBoundingClientRect().top ?? innerHeight;
  return footHeight() === 0 ? innerHeight : Math.min(top, innerHeight);
}

/** `low`: it may not begin in the lower half either; what is asked first in it ends above the foot. */
export function scrollThere(what: string, low: boolean): void {
  const found = document.querySelector(what);
  if (found === null) return;
  const [{ top }, before] = [found.getBoundingClientRect(), scrollY];
  // Its own top where a panel that somebody opened stands before it, else the top of the page.
  if (top < 0 || (low && top > innerHeight / 2)) scrollTo(0, top + scrollY > innerHeight / 2 ? top + scrollY : 0);
  const form = found.querySelector('.ask')?.getBoundingClientRect();
  if (form) scrollBy(0, Math.max(0, Math.min(form.bottom - footTop(), found.getBoundingClientRect().top)));
  if (Math.abs(scrollY - before) > SLIGHT) rest();
}
