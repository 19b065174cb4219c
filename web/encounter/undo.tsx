/** Takes back what whoever looks entered last; where somebody entered anything after it, the others are asked. */
import { Button } from '../parts/button.tsx';
import { ask } from '../text/encounter.ts';
import { listed } from '../text/format.ts';
import { useOthers, useTable } from './context.ts';
import { useTakingBack } from './taken-back.ts';

/** With so much entered after it, it is no slip of a moment ago. */
const AFTER = 2;

export function Undo() {
  const { undoTapped, undoing, goBack } = useTakingBack();
  if (undoTapped === null && !undoing) return <AskBack onAsk={goBack} />;
  return (
    <Button kind="quiet" label={ask('undo')} disabled={undoTapped === null || undoing} onClick={() => undoTapped?.()}>
      {ask('undoShort')}
    </Button>
  );
}

/** The others must agree, and it says who. */
function AskBack({ onAsk }: { readonly onAsk: (answer: number) => void }) {
  const { store } = useTable();
  const others = listed(useOthers());
  const [table, mine, encounter] = [store.part('table'), store.part('mine'), store.part('encounter')];
  const answers = table?.answers ?? [];
  const answer = answers.filter(({ side, how }) => side === mine?.side && how === 'told').pop();
  if (!table || !encounter || answer === undefined || encounter.finished) return null;
  const after = answers.length - 1 - answers.indexOf(answer);
  if (after > AFTER || answer.number <= table.stays || table.goingBack !== null) return null;
  return (
    <Button
      kind="quiet"
      label={ask('undoAsked', { what: answer.label, name: others })}
      onClick={() => onAsk(answer.number)}
    >
      {ask('undoAsk')}
    </Button>
  );
}
