/** A button that says its verb. `busy` keeps a second tap from doing it twice. */
import './button.css';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

export interface ButtonProps {
  /** One `primary` a screen: what to do next. `quiet` has no frame until it is pointed at. */
  readonly kind?: 'primary' | 'plain' | 'quiet';
  readonly type?: 'button' | 'submit';
  readonly busy?: boolean;
  readonly disabled?: boolean;
  /** Why it cannot be pressed, and what can be done instead: it stands beside it. Null where it can. */
  readonly why?: ComponentChildren;
  /** It has just become another button: no pointer presses it for a moment. */
  readonly resting?: boolean;
  /** Read instead of the face, where that alone does not say which one it is. */
  readonly label?: string;
  readonly onClick?: () => void;
  readonly children: ComponentChildren;
}

export function Button({ kind = 'plain', type = 'button', busy = false, disabled = false, ...rest }: ButtonProps) {
  const { label, onClick, children, resting = false, why = null } = rest;
  const id = useId();
  const button = (
    <button
      type={type}
      class={`button button-${kind}${resting ? ' button-resting' : ''}`}
      disabled={disabled || why !== null}
      aria-busy={busy}
      aria-disabled={busy}
      {...(label === undefined ? {} : { 'aria-label': label })}
      {...(why === null ? {} : { 'aria-describedby': id })}
      onClick={() => {
        if (!busy) onClick?.();
      }}
    >
      {children}
    </button>
  );
  if (why === null) return button;
  return (
    <>
      {button}
      <span id={id} class="button-why">
        {why}
      </span>
    </>
  );
}
