/** What may be told of a row of a board, a tap each; the same of what stands for it on the table. */
import type { BoardRow, BoardTap } from '../../core/encounter/board.ts';
import type { Ask } from '../../core/encounter/types.ts';
import { Button } from '../parts/button.tsx';
import { useTable } from './context.ts';

/** Those that are asked of who looks. */
export function openTaps({ taps = [] }: BoardRow, tellable: readonly Ask[]): readonly BoardTap[] {
  return taps.filter(({ answer }) => tellable.some(({ id }) => id === answer.ask));
}

interface RowTapsProps {
  readonly title: string;
  readonly taps: readonly BoardTap[];
  /** What was tapped is on its way. */
  readonly onTold?: (tap: BoardTap) => void;
}

export function RowTaps({ title, taps, onTold }: RowTapsProps) {
  const { outbox } = useTable();
  if (taps.length === 0) return null;
  return (
    <span class="board-taps" lang="en">
      {taps.map((tap) => (
        <Button
          key={`${tap.label} ${tap.answer.ask}`}
          label={`${title}: ${tap.says}`}
          onClick={() => {
            void outbox.send({ type: 'tell', answers: [tap.answer] });
            onTold?.(tap);
          }}
        >
          {tap.label}
        </Button>
      ))}
    </span>
  );
}
