/** Making a tablet the clock of this game. */
import { clockIn } from '../../core/encounter/clock.ts';
import { later } from '../parts/later.tsx';
import { ask } from '../text/encounter.ts';
import { useTable } from './context.ts';
import { LaterFold } from './later-fold.tsx';

/** Whoever never opens it loads nothing of it: drawing a code takes more than a game's first view has to spare. */
const CODE = later(async () => (await import('./clock-code.tsx')).ClockCode);

/** For whoever plays or judges a game that has a clock. */
export function ClockLink() {
  const { store, address } = useTable();
  const encounter = store.part('encounter');
  const acts = store.part('mine') !== undefined || (address.as !== null && address.as !== 'public');
  if (!acts || !encounter || encounter.progress.over || clockIn(store.part('boards') ?? {}) === null) return null;
  return <LaterFold face={ask('clockTablet')} Inside={CODE.View} />;
}
