/** A model that fell by a slip of a finger: its chip gives the way back, alone or with everybody's word. */
import type { TurnBoard, TurnModel } from '../../../core/encounter/board.ts';
import { Button } from '../../parts/button.tsx';
import { ask } from '../../text/encounter.ts';
import { listed } from '../../text/format.ts';
import { useNames, useTable } from '../context.ts';
import { useNotesUndone } from '../taken-back.ts';
import { killOf } from './telling.ts';

interface NotKilledProps {
  readonly board: TurnBoard;
  readonly model: TurnModel;
  readonly onDone: () => void;
}

export function NotKilled({ board, model, onDone }: NotKilledProps) {
  const { store, outbox } = useTable();
  const nameOf = useNames();
  const note = useNotesUndone();
  const [table, mine] = [store.part('table'), store.part('mine')];
  const told = killOf(table?.answers ?? [], board.kill ?? '', model.id);
  if (!table || !mine || !told) return null;
  const others = (store.part('encounter')?.sides ?? []).flatMap(({ id }) => (id === mine.side ? [] : [nameOf(id)]));
  const isLast = told === table.answers[table.answers.length - 1] && told.side === mine.side;
  const undo = isLast ? mine.undo : null;
  const takeBack = () => {
    if (undo === null) void outbox.send({ type: 'go-back', answer: told.number });
    else {
      note();
      void outbox.send({ type: 'undo', target: undo });
    }
    onDone();
  };
  return (
    <div class="turn-killer" role="status">
      <p class="turn-asked">
        <span>
          <strong lang="en">{model.name}</strong>: {ask('notKilled')}
        </span>
        <Button kind="quiet" onClick={onDone}>
          {ask('never')}
        </Button>
      </p>
      {undo === null && told.number <= table.stays ? (
        <p>{ask('killStays')}</p>
      ) : (
        <Button onClick={takeBack}>
          {undo === null ? ask('undoAskedShort', { name: listed(others) }) : ask('undoShort')}
        </Button>
      )}
    </div>
  );
}
