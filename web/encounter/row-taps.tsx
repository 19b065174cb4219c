/** What may be told of a row of a board, a tap each; the same of what stands for it on the table. */
import { useState } from 'preact/hooks';
import type { BoardRow, BoardTap } from '../../core/encounter/board.ts';
import type { Ask } from '../../core/encounter/types.ts';
import { sameJson } from '../../core/journal/json.ts';
import { Button } from '../parts/button.tsx';
import { ask } from '../text/encounter.ts';
import { useTable } from './context.ts';
import { langOf } from './said.ts';
import { Sure } from './sure.tsx';

/** Those that are asked of who looks, and what keeps its place among them. */
export function openTaps({ taps = [] }: BoardRow, tellable: readonly Ask[]): readonly BoardTap[] {
  const isAsked = ({ answer }: BoardTap) => tellable.some(({ id }) => id === answer.ask);
  return taps.some((tap) => tap.idle !== true && isAsked(tap))
    ? taps.filter((tap) => tap.idle === true || isAsked(tap))
    : [];
}

/** What a tap is called for whoever does not see its row: with the words that stand on it, for those who speak them. */
const spoken = ({ label, says }: BoardTap): string => (says.includes(label) ? says : `${says} (${label})`);

interface RowTapsProps {
  readonly title: string;
  readonly taps: readonly BoardTap[];
  /** What was tapped is on its way. */
  readonly onTold?: (tap: BoardTap) => void;
}

export function RowTaps({ title, taps, onTold }: RowTapsProps) {
  const { outbox } = useTable();
  const [opened, setOpened] = useState<BoardTap | null>(null);
  if (taps.length === 0) return null;
  const tell = (tap: BoardTap, answer = tap.answer) => {
    setOpened(null);
    void outbox.send({ type: 'tell', answers: [answer] });
    onTold?.(tap);
  };
  // What it waited for may have been told by another meanwhile.
  const asked = taps.find(
    ({ says, answer, idle }) => idle !== true && says === opened?.says && answer.ask === opened.answer.ask,
  );
  if (asked?.sure !== undefined) {
    return (
      <Sure
        what={asked.sure}
        label={`${title}: ${asked.says}`}
        onYes={() => tell(asked)}
        onNo={() => setOpened(null)}
        ways={asked.ways?.map(({ says, answer }) => ({ says, onTold: () => tell(asked, answer) }))}
      />
    );
  }
  if (asked?.ways !== undefined) {
    return (
      <div class="board-ways" role="group" aria-label={`${title}: ${asked.says}`} lang="en">
        <p>{asked.says}</p>
        {asked.ways.map(({ says, answer }) => (
          <Button key={says} disabled={sameJson(answer.value, asked.answer.value)} onClick={() => tell(asked, answer)}>
            {says}
          </Button>
        ))}
        <Button kind="quiet" onClick={() => setOpened(null)}>
          {ask('never')}
        </Button>
      </div>
    );
  }
  return (
    <span class="board-taps" lang={taps.some(({ label }) => langOf(label) === undefined) ? undefined : 'en'}>
      {taps.map((tap) =>
        tap.idle === true ? (
          <span key={tap.says} class="button button-plain board-idle" aria-hidden="true">
            {tap.label}
          </span>
        ) : (
          <Button
            key={`${tap.label} ${tap.answer.ask}`}
            label={`${title}: ${spoken(tap)}`}
            onClick={() => ((tap.sure ?? tap.ways) ? setOpened(tap) : tell(tap))}
          >
            {tap.label}
          </Button>
        ),
      )}
    </span>
  );
}
