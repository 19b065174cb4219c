/** What may be told of a row of a board, a tap each; the same of what stands for it on the table. */
import { useState } from 'preact/hooks';
import type { BoardRow, BoardTap } from '../../core/encounter/board.ts';
import type { Ask } from '../../core/encounter/types.ts';
import { Button } from '../parts/button.tsx';
import { useTable } from './context.ts';
import { Sure } from './sure.tsx';

/** Those that are asked of who looks, and what keeps its place among them. */
export function openTaps({ taps = [] }: BoardRow, tellable: readonly Ask[]): readonly BoardTap[] {
  const isAsked = ({ answer }: BoardTap) => tellable.some(({ id }) => id === answer.ask);
  return taps.some((tap) => tap.idle !== true && isAsked(tap))
    ? taps.filter((tap) => tap.idle === true || isAsked(tap))
    : [];
}

interface RowTapsProps {
  readonly title: string;
  readonly taps: readonly BoardTap[];
  /** What was tapped is on its way. */
  readonly onTold?: (tap: BoardTap) => void;
}

export function RowTaps({ title, taps, onTold }: RowTapsProps) {
  const { outbox } = useTable();
  const [ending, setEnding] = useState<BoardTap | null>(null);
  if (taps.length === 0) return null;
  const tell = (tap: BoardTap, answer = tap.answer) => {
    setEnding(null);
    void outbox.send({ type: 'tell', answers: [answer] });
    onTold?.(tap);
  };
  // What it waited for may have been told by another meanwhile.
  const asked = taps.find(({ says, answer }) => says === ending?.says && answer.ask === ending.answer.ask);
  if (asked?.sure !== undefined) {
    return (
      <Sure
        what={asked.sure}
        label={`${title}: ${asked.says}`}
        onYes={() => tell(asked)}
        onNo={() => setEnding(null)}
        ways={asked.ways?.map(({ says, answer }) => ({ says, onTold: () => tell(asked, answer) }))}
      />
    );
  }
  return (
    <span class="board-taps" lang="en">
      {taps.map((tap) =>
        tap.idle === true ? (
          <span key={tap.says} class="button button-plain board-idle" aria-hidden="true">
            {tap.label}
          </span>
        ) : (
          <Button
            key={`${tap.label} ${tap.answer.ask}`}
            label={`${title}: ${tap.says}`}
            onClick={() => (tap.sure !== undefined ? setEnding(tap) : tell(tap))}
          >
            {tap.label}
          </Button>
        ),
      )}
    </span>
  );
}
