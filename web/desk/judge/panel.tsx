/** The judges' side of the desk: who calls, what was ruled before, warnings and notes. */
import type { DeskPart } from '../../../core/event/views.ts';
import { nameIn, useEntrants } from '../../event/context.ts';
import { Rulings } from '../../event/rulings.tsx';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { shortTime } from '../../text/format.ts';
import { say } from '../../text/language.ts';
import { tell } from '../../text/desk.ts';
import { useDesk, useDeskPart } from '../desk.ts';
import { Notes } from './notes.tsx';
import { RulingForm } from './ruling.tsx';
import { Warnings } from './warnings.tsx';

export function JudgePanel() {
  const desk = useDesk();
  const part = useDeskPart();
  if (part === undefined) return null;
  return (
    <>
      <h2>{tell('judge.title')}</h2>
      <section class="section">
        <h3>{tell('judge.calls')}</h3>
        {part.calls.length === 0 ? <p class="soft">{tell('judge.noCalls')}</p> : <Calls calls={part.calls} />}
      </section>
      {desk.may('rule') ? <RulingForm /> : null}
      <section class="section">
        <Rulings />
      </section>
      {desk.may('warn') ? <Warnings warnings={part.warnings} /> : null}
      <Notes notes={part.notes} />
    </>
  );
}

function Calls({ calls }: { readonly calls: DeskPart['calls'] }) {
  const desk = useDesk();
  const entrants = useEntrants();
  const tableOf = (game: string | null) => {
    const round = Number(/^r(\d+)g/.exec(game ?? '')?.[1] ?? 0);
    return desk.store.part(`games/${round}`)?.[game ?? '']?.table ?? '–';
  };
  return (
    <ul class="lines pane">
      {calls.map(({ number, game, entrant, about, at }) => (
        <li key={number}>
          <div class="line-text">
            <p>
              <strong>{say('pairings.tableNumber', { table: tableOf(game) })}</strong>{' '}
              <Badge meaning="wait">{shortTime(at)}</Badge>
            </p>
            <p>
              {entrant === null ? tell('judge.byDesk') : <bdi>{nameIn(entrants, entrant)}</bdi>}
              {about === '' ? '' : `: ${about}`}
            </p>
          </div>
          <Button
            onClick={() =>
              void desk.send({ type: 'answer-call', call: number }, tell('did.answerCall', { table: tableOf(game) }))
            }
          >
            {tell('judge.answered')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
