/** The second click of two that follow at once does nothing: what appeared under the pointer after the first was not meant. */

/** Longer than somebody takes for a second click, ms. */
const WHILE = 450;
/** How far a hand slips between two clicks, px. */
const NEAR = 24;

export function ignoreDoubleClicks(): void {
  let last = { at: -Infinity, x: 0, y: 0 };
  document.addEventListener(
    'click',
    (event) => {
      const { detail, timeStamp: at, clientX: x, clientY: y } = event;
      // A key pressed twice is meant twice: only pointers slip.
      if (detail === 0) return;
      const isSecond = detail > 1 || (at - last.at < WHILE && Math.hypot(x - last.x, y - last.y) < NEAR);
      // The ground around a dialog that has just opened closes it.
      const isGround = event.target instanceof HTMLDialogElement;
      const isButton = event.target instanceof Element && event.target.closest('button') !== null;
      last = { at, x, y };
      if (!isSecond || !(isButton || isGround)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
}
