/** On the device that began the game: the codes of those who do not sit yet; later, of those whose phone is lost. */
import { useState } from 'preact/hooks';
import type { SideId } from '../../core/encounter/types.ts';
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
    const begun = keptCodes(useTable().store.part('encounter')?.id ?? '');
    const { sides } = useWhose();
    return (
      begun && (
        <SideCodes origins={begun.origins} sides={begun.sides.filter(({ id }) => sides.some((one) => one === id))} />
      )
    );
  };
});

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

/** They stand above the game until everybody sits. */
export function Codes() {
  const { isEarly, sides } = useWhose();
  const names = listed(sides.map(useNames()));
  return isEarly ? <CodesOf title={ask('playScan')} face={ask('codesOf', { name: names })} /> : null;
}

/** At the foot once they do: a code that is lost with its phone is shown again. */
export function LostCodes() {
  const { isEarly, sides } = useWhose();
  return isEarly || sides.length === 0 ? null : <CodesOf title={ask('codesLost')} face={ask('codesLost')} />;
}

function CodesOf({ title, face }: { readonly title: string; readonly face: string }) {
  const { store } = useTable();
  const [shown, setShown] = useState(false);
  if (keptCodes(store.part('encounter')?.id ?? '') === null) return null;
  return (
    <p>
      <Button onClick={() => setShown(true)}>{face}</Button>
      {shown ? (
        <Dialog title={title} onClose={() => setShown(false)}>
          <SIDES.View />
        </Dialog>
      ) : null}
    </p>
  );
}
