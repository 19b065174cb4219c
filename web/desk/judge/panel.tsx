/** The judges' side of the desk: who calls, what was ruled before, warnings and notes. */
import type { DeskPart } from '../../../core/event/views.ts';
import { nameIn, useEntrants } from '../../event/context.ts';
import { Rulings } from '../../event/rulings.tsx';
import { Badge } from '../../parts/badge.tsx';
import { shortTime } from '../../text/format.ts';
import { say } from '../../text/language.ts';
import { tell } from '../../text/desk.ts';
import { CallDeeds, SoundSwitch, tableOf } from '../calls/bar.tsx';
import { SayToAll } from '../calls/say.tsx';
import { useDesk, useDeskPart } from '../desk.ts';
import { GameLink } from '../results/game-link.tsx';
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
        <p>
          <SoundSwitch />
        </p>
      </section>
      {desk.may('announce') ? <SayToAll /> : null}
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
  return (
    <ul class="lines pane">
      {calls.map((call) => {
        const { number, game, entrant, about, at } = call;
        const where = game === null ? tell('judge.words') : say('pairings.tableNumber', { table: tableOf(desk, game) });
        return (
          <li key={number}>
            <div class="line-text">
              <p>
                <strong>{where}</strong> <Badge meaning="wait">{shortTime(at)}</Badge>
              </p>
              <p>
                {entrant === null ? tell('judge.byDesk') : <bdi>{nameIn(entrants, entrant)}</bdi>}
                {about === '' ? '' : `: ${about}`}
              </p>
            </div>
            {game === null ? null : <GameLink game={game} text={where} />}
            <CallDeeds call={call} text={where} />
          </li>
        );
      })}
    </ul>
  );
}
