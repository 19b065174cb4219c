/** Kept in sight at the foot of the window, where it pushes nothing away from under a finger. */
import { isStale } from '../live/link.ts';
import { useTable } from './context.ts';
import { News } from './news.tsx';
import { Unsent } from './strip.tsx';
import { useTurn } from './turn/turn-asks.ts';

export function Foot() {
  const isTurn = useTurn() !== null;
  const stale = isStale(useTable().store.state.value);
  return (
    <div class={stale ? 'game-foot game-foot-stale off-paper' : 'game-foot off-paper'}>
      {/* The screen of a Turn has a foot of its own. */}
      {isTurn ? null : <Unsent />}
      <News isTurn={isTurn} />
    </div>
  );
}
