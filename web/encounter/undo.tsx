/** Takes back what whoever looks entered last; where somebody entered anything after it, the others are asked. */
import type { Answer } from '../../core/encounter/types.ts';
import { saidIn } from '../../core/encounter/words.ts';
import { Button } from '../parts/button.tsx';
import { ask } from '../text/encounter.ts';
import { listed } from '../text/format.ts';
import { useOthers, useTable } from './context.ts';
import { langOf } from './said.ts';
import { useTakingBack } from './taken-back.ts';
import { Told } from './told.tsx';

/** With so much entered after it, it is no slip of a moment ago. */
const AFTER = 2;

export function Undo() {
  const { undoTapped, undoing, putRight, goBack } = useTakingBack();
  const others = listed(useOthers());
  const asked = useAskedBack();
  const undo = undoTapped ?? putRight;
  if (undo !== null || undoing) {
    return (
      <Button kind="quiet" label={ask('undo')} disabled={undo === null || undoing} onClick={() => undo?.()}>
        {ask('undoShort')}
      </Button>
    );
  }
  // The others must agree, and it says who.
  return asked === null ? null : (
    <Button
      kind="quiet"
      label={ask('undoAsked', { what: asked.label, name: others })}
      onClick={() => goBack(asked.number)}
    >
      {ask('undoAsk')}
    </Button>
  );
}

/** What this side entered last, and Undo beside it. */
export function Entered() {
  const { undoTapped, onItsWay, putRight } = useTakingBack();
  const last = useLast();
  const { store } = useTable();
  const mine = store.part('mine')?.side;
  const isOpen = last !== undefined && store.part('encounter')?.finished === false;
  // It stays when there is no way back any more: what others enter moves nothing below it.
  if (undoTapped === null && putRight === null && !isOpen) return null;
  // A signature was given after all that stands in the game.
  const signed = store.part('table')?.result?.confirmed.some((side) => side === mine) === true;
  return (
    <div class="game-entered">
      {/* What is in no view yet has no words here. */}
      {onItsWay || last === undefined ? null : signed && undoTapped !== null ? (
        ask('yourSignature')
      ) : (
        <span lang={langOf(last.label)}>
          <Told answer={last} says={saidIn(last)} />
        </span>
      )}
      <Undo />
    </div>
  );
}

function useLast(): Answer | undefined {
  const { store } = useTable();
  const mine = store.part('mine')?.side;
  return (store.part('table')?.answers ?? []).filter(({ side, how }) => side === mine && how === 'told').pop();
}

/** What the others can be asked to go back to; null where it is long ago, or stays. */
function useAskedBack(): Answer | null {
  const { store } = useTable();
  const last = useLast();
  const [table, finished] = [store.part('table'), store.part('encounter')?.finished];
  if (!table || finished !== false || last === undefined) return null;
  const after = table.answers.length - 1 - table.answers.indexOf(last);
  return after > AFTER || last.number <= table.stays || table.goingBack !== null ? null : last;
}
