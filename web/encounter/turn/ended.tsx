/** What was counted when the Turn ended, as whoever ended it saw it; the others may say that it was otherwise. */
import { useState } from 'preact/hooks';
import type { TurnBoard } from '../../../core/encounter/board.ts';
import type { Answer, SideId } from '../../../core/encounter/types.ts';
import { isPlainObject } from '../../../core/journal/json.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { later } from '../../parts/later.tsx';
import { ask } from '../../text/encounter.ts';
import { listed } from '../../text/format.ts';
import { useNames, useTable } from '../context.ts';

export const OTHERWISE = later(async () => (await import('../against.tsx')).Otherwise);

interface EndedProps {
  readonly board: TurnBoard;
  /** Whose figures stand first. */
  readonly order: readonly SideId[];
}

export function Ended({ board, order }: EndedProps) {
  const { store } = useTable();
  const counted = (store.part('table')?.answers ?? []).filter(({ ask: id }) => board.counted.includes(id));
  return (
    <>
      {counted.map((answer) => (
        <EndedWith key={answer.number} answer={answer} turn={board.turn} order={order} />
      ))}
    </>
  );
}

interface EndedWithProps extends Pick<EndedProps, 'order'> {
  readonly answer: Answer;
  readonly turn: number;
}

function EndedWith({ answer, turn, order }: EndedWithProps) {
  const { store, outbox } = useTable();
  const nameOf = useNames();
  const stays = store.part('table')?.stays ?? 0;
  const [disputing, setDisputing] = useState(false);
  const mine = store.part('mine')?.side;
  const says = (side: SideId): string => {
    const figure = figureOf(answer, side);
    return side === mine ? ask('youHave', { figure }) : `${nameOf(side)} ${figure}`;
  };
  const figures = listed(order.map(says));
  const mayDispute = mine !== undefined && answer.side !== mine && answer.objections.every(({ side }) => side !== mine);
  return (
    <div class="turn-ended" role="status">
      <p>
        {answer.side === mine
          ? ask('endedByMe', { turn, figures })
          : ask('endedBy', { name: nameOf(answer.side), turn, figures })}
      </p>
      {!mayDispute ? null : (
        <p class="ask-taps">
          <Button onClick={() => setDisputing(true)}>{ask('object')}</Button>
          {stays < answer.number && !store.part('table')?.goingBack ? (
            <Button onClick={() => void outbox.send({ type: 'go-back', answer: answer.number })}>
              {ask('notOver')}
            </Button>
          ) : null}
        </p>
      )}
      {!disputing ? null : (
        <Dialog title={<span lang="en">{answer.label}</span>} onClose={() => setDisputing(false)}>
          <OTHERWISE.View answer={answer} onDone={() => setDisputing(false)} />
        </Dialog>
      )}
    </div>
  );
}

/** The figures of a side, in the order in which they are asked. */
function figureOf({ value }: Answer, side: SideId): string {
  const told = isPlainObject(value) ? Object.entries(value) : [];
  const own = told.flatMap(([id, figure]) => {
    if (!id.startsWith(`${side}:`)) return [];
    return typeof figure === 'number' ? [String(figure)] : figure === true ? ['✓'] : [];
  });
  return own.length === 0 ? '0' : own.join(' + ');
}
