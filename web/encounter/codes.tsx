/** On the device that began the game: the codes of those who do not sit yet, until the first Turn. */
import { useState } from 'preact/hooks';
import { Dialog } from '../parts/dialog.tsx';
import { Button } from '../parts/button.tsx';
import { later } from '../parts/later.tsx';
import { keptCodes } from '../play/codes.ts';
import { ask } from '../text/encounter.ts';
import { listed } from '../text/format.ts';
import { useNames, useTable } from './context.ts';

/** Drawing a code takes more than a game's first view has to spare. */
const SIDES = later(async () => {
  const { SideCodes } = await import('../play/side-codes.tsx');
  return () => {
    const { store } = useTable();
    const begun = keptCodes(store.part('encounter')?.id ?? '');
    const away = useAway();
    if (begun === null) return null;
    return <SideCodes origins={begun.origins} sides={begun.sides.filter(({ id }) => away.includes(id))} />;
  };
});

/** Sides but one's own that answered nothing yet. */
function useAway(): readonly string[] {
  const { store } = useTable();
  const mine = store.part('mine')?.side;
  const answers = store.part('table')?.answers ?? [];
  const sides = store.part('encounter')?.sides ?? [];
  return sides.flatMap(({ id }) => (id === mine || answers.some(({ side }) => side === id) ? [] : [id]));
}

export function Codes() {
  const { store } = useTable();
  const [shown, setShown] = useState(false);
  const nameOf = useNames();
  const encounter = store.part('encounter');
  const away = useAway();
  if (!encounter || encounter.progress.turn > 0 || away.length === 0 || keptCodes(encounter.id) === null) return null;
  const name = listed(encounter.sides.flatMap(({ id }) => (away.includes(id) ? [nameOf(id)] : [])));
  return (
    <p>
      <Button onClick={() => setShown(true)}>{ask('codesOf', { name })}</Button>
      {shown ? (
        <Dialog title={ask('playScan')} onClose={() => setShown(false)}>
          <SIDES.View />
        </Dialog>
      ) : null}
    </p>
  );
}
