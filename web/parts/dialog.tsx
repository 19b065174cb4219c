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

/** How many dialogs are open at a place in the history: a dialog may open another. */
function depthHere(): number {
  const state: unknown = history.state;
  return isPlainObject(state) && typeof state.dialogs === 'number' ? state.dialogs : 0;
}

/** A phone's way back should close what covers the page, not leave the page. Returns how to end that. */
function closedByBack(close: () => void): () => void {
  const depth = depthHere() + 1;
  history.pushState({ dialogs: depth }, '');
  const back = () => {
    if (depthHere() < depth) close();
  };
  addEventListener('popstate', back);
  return () => {
    removeEventListener('popstate', back);
    // Closed in another way: its place in the history goes too, unless something else has been opened from it.
    if (depthHere() === depth) history.back();
  };
}
