/** The round: its draft while there is one, else the pairings that everybody reads. */
import './round.css';
import type { RoundPart } from '../../../core/event/views.ts';
import { GamesTable } from '../../event/games-table.tsx';
import { Badge } from '../../parts/badge.tsx';
import { shortTime } from '../../text/format.ts';
import { say } from '../../text/language.ts';
import { tell } from '../../text/desk.ts';
import { useDesk, useDeskPart } from '../desk.ts';
import { ChangeRound } from '../posted/change.tsx';
import { DraftView } from './draft.tsx';
import { WishForm, WishList, useWishes } from './wish-form.tsx';
import { printedOf } from '../../print/printed.ts';
import { CompromiseNotice } from '../../event/compromise.tsx';

export function RoundPanel() {
  const desk = useDesk();
  const here = useDeskPart();
  const draft = here?.draft ?? null;
  const round = desk.store.part('event')?.round ?? 0;
  const part = desk.store.part(`round/${round}`);
  if (draft !== null) return <DraftView key={`${draft.round}`} draft={draft} />;
  if (part === undefined) {
    return (
      <>
        <h2>{tell('round.title')}</h2>
        <p class="soft">{tell('round.none')}</p>
        {here?.next === 'draft-round' ? <BeforeDraw round={1} /> : null}
      </>
    );
  }
  return (
    <>
      {here?.next === 'draft-round' && desk.may('draft-round') ? <BeforeDraw round={round + 1} /> : null}
      <Published part={part} />
    </>
  );
}

/** What the organiser wants of the next draw, said before it is made. */
function BeforeDraw({ round }: { readonly round: number }) {
  const [wishes, setWishes] = useWishes(round);
  return (
    <details class="fold pane" open={wishes.length > 0}>
      <summary>{tell('wish.title', { round })}</summary>
      <p class="soft">{tell('wish.hint')}</p>
      <WishList wishes={wishes} onChange={setWishes} />
      <WishForm wishes={wishes} onChange={setWishes} />
    </details>
  );
}

function Published({ part }: { readonly part: RoundPart }) {
  const desk = useDesk();
  const { number: round, paid } = part;
  return (
    <>
      <div class="panel-head">
        <h2>{say('pairings.title', { round })}</h2>
        <span class="soft">{tell('round.posted', { time: shortTime(part.publishedAt) })}</span>
        <Printing part={part} />
      </div>
      <div class="actions">
        <a class="button" href={`/print?event=${encodeURIComponent(desk.event)}&round=${round}#names`}>
          {tell('round.print')}
        </a>
        <a class="button" href={`/print?event=${encodeURIComponent(desk.event)}&round=${round}#slips`}>
          {tell('round.slips')}
        </a>
      </div>
      {paid.map((payment, index) => (
        <CompromiseNotice key={index} payment={payment} />
      ))}
      <div class="wide">
        <GamesTable round={round} caption={say('pairings.title', { round })} />
      </div>
      <ChangeRound />
    </>
  );
}

/** What was printed and what is posted may be two printings. */
function Printing({ part: { number, printing, changed } }: { readonly part: RoundPart }) {
  const { event } = useDesk();
  const printed = printedOf(event, number);
  if (printed !== null && printed !== printing) {
    return <Badge meaning="loss">{tell('round.printedOld', { printed, printing })}</Badge>;
  }
  if (printed !== null) return <Badge meaning="good">{tell('round.printed', { printing })}</Badge>;
  return changed ? <Badge meaning="wait">{say('pairings.changed', { printing })}</Badge> : null;
}
