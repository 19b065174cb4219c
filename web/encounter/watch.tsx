/** Whoever plays may let others watch: what everybody may see has an address. */
import { useState } from 'preact/hooks';
import { later } from '../parts/later.tsx';
import { ask } from '../text/encounter.ts';
import { useTable } from './context.ts';

/** Drawing a code takes more than a game's first view has to spare. */
const CODE = later(async () => (await import('./watch-code.tsx')).WatchCode);

export function Watch() {
  const { store } = useTable();
  const [shown, setShown] = useState(false);
  if (store.part('mine') === undefined) return null;
  return (
    <details class="game-fold" open={shown} onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
      <summary class="game-fold-face">{ask('playWatch')}</summary>
      {shown ? <CODE.View /> : null}
    </details>
  );
}
