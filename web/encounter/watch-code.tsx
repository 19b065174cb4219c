/** The way for others to watch this game: its code and its address. */
import { reachedAt } from '../live/reach.ts';
import { Qr } from '../parts/qr.tsx';
import { keptCodes } from '../play/codes.ts';
import { ask } from '../text/encounter.ts';
import { useTable } from './context.ts';

export function WatchCode() {
  const { store } = useTable();
  const path = `${location.pathname}?as=public`;
  const begun = keptCodes(store.part('encounter')?.id ?? '');
  const base = begun === null ? null : reachedAt(begun.origins);
  return (
    <>
      <p class="soft">{ask('playWatchHint')}</p>
      <Qr text={new URL(path, base ?? location.href).href} label={ask('playWatchCode')} />
      <p>
        <a href={path}>{ask('playWatchHere')}</a>
      </p>
    </>
  );
}
