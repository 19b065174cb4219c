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
