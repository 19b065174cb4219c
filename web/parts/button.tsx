/** A button that says its verb. `busy` keeps a second tap from doing it twice. */
import './button.css';
import type { ComponentChildren } from 'preact';

export interface ButtonProps {
  /** One `primary` a screen: what to do next. `quiet` has no frame until it is pointed at. */
  readonly kind?: 'primary' | 'plain' | 'quiet';
  readonly type?: 'button' | 'submit';
  readonly busy?: boolean;
  readonly disabled?: boolean;
  /** It has just become another button: no pointer presses it for a moment. */
  readonly resting?: boolean;
  /** Read instead of the face, where that alone does not say which one it is. */
  readonly label?: string;
  readonly onClick?: () => void;
  readonly children: ComponentChildren;
}

export function Button({ kind = 'plain', type = 'button', busy = false, disabled = false, ...rest }: ButtonProps) {
  const { label, onClick, children, resting = false } = rest;
  return (
    <button
      type={type}
      class={`button button-${kind}${resting ? ' button-resting' : ''}`}
      disabled={disabled}
      aria-busy={busy}
      aria-disabled={busy}
      {...(label === undefined ? {} : { 'aria-label': label })}
      onClick={() => {
        if (!busy) onClick?.();
      }}
    >
      {children}
    </button>
  );
}
