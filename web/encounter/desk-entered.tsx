/** A result that the desk entered while its game goes on: whoever plays is told, and what it was. */
import { useEffect } from 'preact/hooks';
import type { GameRow } from '../../core/event/views.ts';
import { Notice } from '../parts/notice.tsx';
import { announce, toast } from '../parts/status.tsx';
import { ask } from '../text/encounter.ts';
import { listed } from '../text/format.ts';
import { say } from '../text/language.ts';

export interface DeskEnteredProps {
  readonly row: GameRow;
  /** By entrant. */
  readonly names: Readonly<Record<string, string>>;
}

export function DeskEntered({ row, names }: DeskEnteredProps) {
  const text = row.settledBy === 'players' ? '' : resultIn(row, names);
  useEffect(() => {
    // It stands at the head of the page, and is shown to whoever looks at what is below.
    if (text !== '') (scrollY > 0 ? toast : announce)(`${say('result.settled.staff')}: ${text}`);
  }, [text]);
  return text === '' ? null : (
    <Notice meaning="wait" title={say('result.settled.staff')}>
      <p>
        <b>{text}</b>. {ask('deskEntered')}
      </p>
    </Notice>
  );
}

function resultIn({ result, seats }: GameRow, names: DeskEnteredProps['names']): string {
  if (result === null) return '';
  const nameOf = (seat: string) => names[seat] ?? seat;
  const kind =
    result.kind === 'forfeit'
      ? say('result.forfeitBy', { names: listed(result.by.map(nameOf)) })
      : say(`result.${result.kind}`);
  // The first figure of each, as players say a score; a gang that forfeited has none.
  const lines = 'scores' in result ? result.scores : [];
  const scores = lines.flatMap((line, place) => {
    const figure = Object.values(line).find((one) => typeof one === 'number');
    return figure === undefined ? [] : [`${nameOf(seats[place] ?? '')} ${figure}`];
  });
  return [kind, ...scores].join(' · ');
}
