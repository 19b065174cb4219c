/** The one button: it tells the counts and passes; before that it offers what pays, where the record knows it. */
import { useState } from 'preact/hooks';
import type { TurnBoard } from '../../../core/encounter/board.ts';
import type { Ask } from '../../../core/encounter/types.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { useRest } from '../../parts/rest.ts';
import { ask } from '../../text/encounter.ts';
import { listed } from '../../text/format.ts';
import { useNames, useTable } from '../context.ts';
import { Reveal } from './reveal.tsx';
import { type Telling, ending } from './telling.ts';

interface EndOfTurnProps {
  readonly board: TurnBoard;
  readonly told: readonly Telling[];
}

export function EndOfTurn({ board, told }: EndOfTurnProps) {
  const [offering, setOffering] = useState(false);
  const { store, outbox } = useTable();
  const nameOf = useNames();
  const mine = store.part('mine');
  const answers = ending(board, mine?.side, told);
  const paying = [...(mine?.asks ?? []), ...board.later].filter(({ id }) => board.pays.includes(id));
  // The other side ended it: what is left to say is another thing.
  const face =
    board.counted.length > 0 && board.counts.length === 0 ? ask('done') : ask('endOfTurn', { turn: board.turn });
  const rests = useRest(face);
  const others = Object.keys(board.done).map((side) => nameOf(side as keyof TurnBoard['done']));
  // The only one that pays ends the Turn with it: its button says so. What was counted before goes before it.
  const after = (one: Ask) =>
    answers.filter(({ ask: id }) => !board.later.includes(one) || !told.some((count) => count.ask === id));
  const end = () => {
    setOffering(false);
    void outbox.send({ type: 'tell', answers });
  };
  if (answers.length === 0) {
    return others.length === 0 ? null : <p class="turn-waits">{ask('waiting', { name: listed(others) })}</p>;
  }
  return (
    <>
      <Button kind="primary" resting={rests} onClick={() => (paying.length > 0 ? setOffering(true) : end())}>
        {face}
      </Button>
      {!offering ? null : (
        <Dialog title={ask('paysNow')} onClose={() => setOffering(false)}>
          <div class="turn-open">
            {paying.map((one) => (
              <Reveal
                key={one.id}
                of={one}
                worth={board.worth[one.id] ?? 0}
                before={board.later.includes(one) ? told : []}
                after={paying.length > 1 ? [] : after(one)}
                onDone={() => setOffering(false)}
              />
            ))}
            <Button onClick={end}>{ask('endWithout')}</Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
