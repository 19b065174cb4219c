/** Takes back what whoever looks entered last; where somebody entered anything after it, the others are asked. */
import { Button } from '../parts/button.tsx';
import { ask } from '../text/encounter.ts';
import { listed } from '../text/format.ts';
import { useNames, useTable } from './context.ts';
import { useNotesUndone } from './taken-back.ts';

/** With so much entered after it, it is no slip of a moment ago. */
const AFTER = 2;

export function Undo() {
  const { store, outbox } = useTable();
  const undo = store.part('mine')?.undo ?? null;
  const note = useNotesUndone();
  if (undo === null) return <AskBack />;
  const takeBack = () => {
    note();
    void outbox.send({ type: 'undo', target: undo });
  };
  return (
    <Button kind="quiet" label={ask('undo')} onClick={takeBack}>
      {ask('undoShort')}
    </Button>
  );
}

/** The others must agree, and it says who. */
function AskBack() {
  const { store, outbox } = useTable();
  const nameOf = useNames();
  const [table, mine, encounter] = [store.part('table'), store.part('mine'), store.part('encounter')];
  const answers = table?.answers ?? [];
  const answer = answers.filter(({ side, how }) => side === mine?.side && how === 'told').pop();
  if (!table || !encounter || answer === undefined || encounter.finished) return null;
  const after = answers.length - 1 - answers.indexOf(answer);
  const isOld = after === 0 || after > AFTER;
  if (isOld || answer.number <= table.stays || table.goingBack !== null) return null;
  const others = listed(encounter.sides.flatMap(({ id }) => (id === mine?.side ? [] : [nameOf(id)])));
  return (
    <Button
      kind="quiet"
      label={ask('undoAsked', { what: answer.label, name: others })}
      onClick={() => void outbox.send({ type: 'go-back', answer: answer.number })}
    >
      {ask('undoAskedShort', { name: others })}
    </Button>
  );
}
