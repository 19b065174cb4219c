/** A model that fell by a slip of a finger: its chip gives the way back, alone or with everybody's word. */
import type { TurnBoard, TurnModel } from '../../../core/encounter/board.ts';
import { Button } from '../../parts/button.tsx';
import { ask } from '../../text/encounter.ts';
import { listed } from '../../text/format.ts';
import { useOthers, useTable } from '../context.ts';
import { useTakingBack } from '../taken-back.ts';
import { killOf } from './telling.ts';

interface NotKilledProps {
  readonly board: TurnBoard;
  readonly model: TurnModel;
  readonly onDone: () => void;
}

export function NotKilled({ board, model, onDone }: NotKilledProps) {
  const { store } = useTable();
  const others = useOthers();
  const { undo, goBack } = useTakingBack();
  const [table, mine] = [store.part('table'), store.part('mine')];
  const told = killOf(table?.answers ?? [], board.kill ?? '', model.id);
  if (!table || !mine || !told) return null;
  const isLast = told === table.answers[table.answers.length - 1] && told.side === mine.side;
  const alone = isLast ? undo : null;
  const takeBack = () => {
    if (alone === null) goBack(told.number);
    else alone();
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
      {alone === null && told.number <= table.stays ? (
        <p>{ask('killStays')}</p>
      ) : (
        <Button onClick={takeBack}>
          {alone === null ? ask('undoAskedShort', { name: listed(others) }) : ask('undoShort')}
        </Button>
      )}
    </div>
  );
}
