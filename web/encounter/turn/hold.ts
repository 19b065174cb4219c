/** A finger that stays: it does something else than a tap, and letting go of it taps nothing. */
import { useRef } from 'preact/hooks';

/** So long a finger stays, ms. */
const HOLD = 350;

export interface Holding {
  readonly onHeld: () => void;
  readonly onReleased?: () => void;
  readonly onTap: () => void;
}

/** What a button is given. */
export function useHold({ onHeld, onReleased, onTap }: Holding) {
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const pressed = useRef(false);
  const held = useRef(false);
  const release = () => {
    clearTimeout(waiting.current);
    pressed.current = false;
    onReleased?.();
  };
  return {
    onPointerDown: () => {
      pressed.current = true;
      held.current = false;
      waiting.current = setTimeout(() => {
        held.current = true;
        onHeld();
      }, HOLD);
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onContextMenu: (event: Event) => {
      event.preventDefault();
      // By the key for it: nothing is pressed then.
      if (!pressed.current && onReleased === undefined) onHeld();
    },
    onClick: () => {
      if (!held.current) onTap();
      held.current = false;
    },
  };
}
