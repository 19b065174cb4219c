/** Which press is being answered: what one press asks for twice, a double tap too, is asked for once. */

/** Longer than a double tap. */
const WHILE = 350;
/** How far a finger slips between two taps, px. */
const NEAR = 24;

/** Names the latest press of this page. */
export function openPress(): () => number {
  let press = 0;
  let last = { at: -Infinity, x: 0, y: 0 };
  const next = () => (press += 1);
  document.addEventListener(
    'pointerdown',
    ({ timeStamp: at, clientX: x, clientY: y }) => {
      const isSecond = at - last.at < WHILE && Math.hypot(x - last.x, y - last.y) < NEAR;
      last = { at, x, y };
      if (!isSecond) next();
    },
    true,
  );
  document.addEventListener('keydown', next, true);
  // A voice or a screen reader presses with neither.
  document.addEventListener('click', ({ detail }) => (detail === 0 ? next() : undefined), true);
  return () => press;
}
