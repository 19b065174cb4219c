/** The native dialog: it keeps the focus, closes with Escape or the way back, and gives the focus back. */
import './dialog.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { isPlainObject } from '../../core/journal/json.ts';
import { say } from '../text/language.ts';

export interface DialogProps {
  readonly title: ComponentChildren;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** Open for as long as it is rendered. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    const leave = closedByBack(() => dialog?.close());
    return () => {
      leave();
      dialog?.close();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      class="dialog"
      aria-labelledby={id}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        // The dialog's own box is all filled by its sheet: what is hit beside that is the backdrop.
        if (target === currentTarget) currentTarget.close();
      }}
    >
      <div class="dialog-sheet">
        <div class="dialog-head">
          <h2 id={id} class="dialog-title">
            {title}
          </h2>
          <button type="button" class="dialog-close" aria-label={say('app.close')} onClick={() => ref.current?.close()}>
            <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
              <path d="M4 4l12 12M16 4L4 16" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" />
            </svg>
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

/** A place in the history that a dialog made, so that a phone's way back closes what covers the page and does not leave the page. */
interface Place {
  /** How many dialogs were open there: one may open another. */
  readonly dialogs: number;
  /** Its dialog was closed in another way, and it shows nothing any more. */
  readonly spent: boolean;
}

const PAGE: Place = { dialogs: 0, spent: false };
let open = 0;
/** The address at which the history stands in a spent place; null where it does not. */
let spentAt: string | null = null;

function placeHere(): Place {
  const state: unknown = history.state;
  if (!isPlainObject(state) || typeof state.dialogs !== 'number') return PAGE;
  return { dialogs: state.dialogs, spent: state.spent === true };
}

/**
 * The way back out of a spent place goes one further. Taking the place away when its dialog closes would be a way back that
 * nobody asked for: a link that was tapped meanwhile would be lost.
 */
function passSpent(): void {
  const passed = spentAt === location.href;
  spentAt = placeHere().spent ? location.href : null;
  if (passed && spentAt === null) history.back();
}

// A page that was left from a spent place is loaded there again. Where the server draws it there is no history.
if ('history' in globalThis) {
  spentAt = placeHere().spent ? location.href : null;
  addEventListener('popstate', passSpent);
}

/** Returns how to end that. */
function closedByBack(close: () => void): () => void {
  open += 1;
  const mine = open;
  const place: Place = { dialogs: mine, spent: false };
  if (placeHere().spent) history.replaceState(place, '');
  else if (placeHere().dialogs < mine) history.pushState(place, '');
  spentAt = null;
  const back = () => {
    if (placeHere().dialogs < mine) close();
  };
  addEventListener('popstate', back);
  return () => {
    removeEventListener('popstate', back);
    open -= 1;
    if (placeHere().dialogs < mine) return;
    history.replaceState({ dialogs: mine - 1, spent: true } satisfies Place, '');
    spentAt = location.href;
  };
}
