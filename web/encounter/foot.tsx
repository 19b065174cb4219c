/** Kept in sight at the foot of the window, where it pushes nothing away from under a finger. */
import { isStale } from '../live/link.ts';
import { later } from '../parts/later.tsx';
import { useTable } from './context.ts';
import { Unsent } from './strip.tsx';
import { useTurn } from './turn/turn-asks.ts';

/** What others do: the first view is without it. */
export const NEWS = later(async () => (await import('./news.tsx')).News);

export function Foot() {
  const isTurn = useTurn() !== null;
  const { store } = useTable();
  return (
    <div class={isStale(store.state.value) ? 'game-foot game-foot-stale off-paper' : 'game-foot off-paper'}>
      {/* The screen of a Turn has a foot of its own. */}
      {isTurn ? null : <Unsent />}
      <NEWS.View />
    </div>
  );
}
