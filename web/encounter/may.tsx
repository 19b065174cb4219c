/** “May I?”: what a player asks the rules before doing it. Only who asks is told. */
import { useState } from 'preact/hooks';
import { later } from '../parts/later.tsx';
import { ask } from '../text/encounter.ts';
import { useJudges, useTable } from './context.ts';

export const ASKING = later(async () => (await import('./may-asking.tsx')).MayAsking);

export function May() {
  const { store } = useTable();
  const [shown, setShown] = useState(false);
  const judges = useJudges();
  if (store.part('encounter')?.mayAsk !== true || (store.part('mine') === undefined && !judges)) return null;
  return (
    <details class="game-fold" open={shown} onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
      <summary class="game-fold-face">{ask('may')}</summary>
      {shown ? <ASKING.View /> : null}
    </details>
  );
}
