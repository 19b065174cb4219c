/** Everything that was entered, and what can be said against it. */
import { useState } from 'preact/hooks';
import { later } from '../parts/later.tsx';
import { ask } from '../text/encounter.ts';
import { useTable } from './context.ts';

/** Whoever never opens it waits for nothing of it. */
export const LINES = later(async () => (await import('./log-lines.tsx')).LogLines);

export function Log() {
  const { store } = useTable();
  const [shown, setShown] = useState(false);
  if ((store.part('table')?.answers ?? []).length === 0) return null;
  return (
    <details class="game-log" onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
      <summary class="game-fold-face">{ask('said')}</summary>
      {shown ? <LINES.View /> : null}
    </details>
  );
}
