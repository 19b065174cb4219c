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

/** Longer than it takes a page to put another dialog in this one’s place, ms. */
const SOON = 100;
/** How many dialogs are open: one may open another. */
let open = 0;

/** How many were open at a place in the history. */
function dialogsHere(): number {
  const state: unknown = history.state;
  return isPlainObject(state) && typeof state.dialogs === 'number' ? state.dialogs : 0;
}

/** A phone's way back should close what covers the page, not leave the page. Returns how to end that. */
function closedByBack(close: () => void): () => void {
  open += 1;
  const mine = open;
  // A place that the dialog before has left is taken over.
  if (dialogsHere() < mine) history.pushState({ dialogs: mine }, '');
  const back = () => {
    if (dialogsHere() < mine) close();
  };
  addEventListener('popstate', back);
  return () => {
    removeEventListener('popstate', back);
    open -= 1;
    // Closed in another way: its place goes too, unless the page went on from it.
    setTimeout(() => {
      if (open < mine && dialogsHere() === mine) history.back();
    }, SOON);
  };
}
