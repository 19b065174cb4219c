/** A fold whose inside is not there before it is opened. */
import type { ComponentChildren, ComponentType } from 'preact';
import { useState } from 'preact/hooks';

interface LaterFoldProps {
  readonly of?: string;
  readonly face: ComponentChildren;
  readonly Inside: ComponentType;
}

export function LaterFold({ of = 'game-fold', face, Inside }: LaterFoldProps) {
  const [shown, setShown] = useState(false);
  return (
    <details class={of} open={shown} onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
      <summary class="game-fold-face">{face}</summary>
      {shown ? <Inside /> : null}
    </details>
  );
}

/** What is in a fold is there within so long, ms. */
const GROWS = 1500;

/** Opens a fold of the page, the first that begins so, and leads there. */
export function unfold(of: string, title = ''): void {
  const fold = [...document.querySelectorAll<HTMLDetailsElement>(of)].find((one) => one.textContent.startsWith(title));
  if (fold === undefined) return;
  fold.open = true;
  fold.scrollIntoView();
  // What is in it comes a moment later, and would take its head out of sight.
  const grown = new ResizeObserver(() => fold.scrollIntoView());
  grown.observe(fold);
  setTimeout(() => grown.disconnect(), GROWS);
}
