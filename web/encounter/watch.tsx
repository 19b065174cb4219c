/** Whoever plays may let others watch: what everybody may see has an address. */
import { later } from '../parts/later.tsx';
import { ask } from '../text/encounter.ts';
import { useTable } from './context.ts';
import { LaterFold } from './later-fold.tsx';

/** Drawing a code takes more than a game's first view has to spare. */
const CODE = later(async () => (await import('./watch-code.tsx')).WatchCode);

export function Watch() {
  const acts = useTable().store.part('mine') !== undefined;
  return acts ? <LaterFold face={ask('playWatch')} Inside={CODE.View} /> : null;
}
