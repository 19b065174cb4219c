/** On the device that began the game: the codes of those who do not sit yet; later, of those whose phone is lost. */
import { useState } from 'preact/hooks';
import type { SideId } from '../../core/encounter/types.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Button } from '../parts/button.tsx';
import { keptCodes } from '../play/codes.ts';
import { SideCodes } from '../play/side-codes.tsx';
import { ask } from '../text/encounter.ts';
import { listed } from '../text/format.ts';
import { useNames, useTable } from './context.ts';

/** Before the first Turn, sides that answered nothing yet; then, and once all sit, all but one's own. */
function useWhose(): { readonly isEarly: boolean; readonly sides: readonly SideId[] } {
  const { store } = useTable();
  const mine = store.part('mine')?.side;
  const [encounter, answers] = [store.part('encounter'), store.part('table')?.answers ?? []];
  const others = (encounter?.sides ?? []).flatMap(({ id }) => (id === mine ? [] : [id]));
  const away = others.filter((id) => !answers.some(({ side }) => side === id));
  const isEarly = encounter?.progress.turn === 0 && away.length > 0;
  return { isEarly, sides: isEarly ? away : encounter?.finished ? [] : others };
}

/** They stand above the game until everybody sits; then at its foot (`lost`): a code that is gone with its phone is shown again. */
export function Codes({ lost = false }: { readonly lost?: boolean }) {
  const { store } = useTable();
  const [shown, setShown] = useState(false);
  const { isEarly, sides } = useWhose();
  const name = listed(sides.map(useNames()));
  const begun = keptCodes(store.part('encounter')?.id ?? '');
  if (begun === null || isEarly === lost || sides.length === 0) return null;
  return (
    <p>
      <Button onClick={() => setShown(true)}>{lost ? ask('codesLost') : ask('codesOf', { name })}</Button>
      {shown ? (
        <Dialog title={ask(lost ? 'codesLost' : 'playScan')} onClose={() => setShown(false)}>
          <SideCodes origins={begun.origins} sides={begun.sides.filter(({ id }) => sides.some((one) => one === id))} />
        </Dialog>
      ) : null}
    </p>
  );
}
