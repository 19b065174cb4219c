/** The one thing to do next, by what the server says it is. */
import type { EventPart, MePart } from '../../core/event/views.ts';
import { StoreContext } from '../event/context.ts';
import { Winners } from '../event/winners.tsx';
import { Button } from '../parts/button.tsx';
import { English } from '../parts/english.tsx';
import { RuleLinks } from '../parts/rule-links.tsx';
import { say } from '../text/player.tsx';
import { Accounts } from './accounts.tsx';
import { CheckIn } from './check-in.tsx';
import { ConfirmReport } from './confirm.tsx';
import { useMore, usePlayer } from './context.ts';
import { type MyGame, underWay, useMyGame } from './game.ts';
import { Left } from './left.tsx';
import { MarkBye } from './mark-bye.tsx';
import { MyReport } from './my-report.tsx';
import { ReportForm } from './report.tsx';
import { AtTable, PlayHere } from './at-table.tsx';
import { SettledGame } from './settled.tsx';
import { Step } from './step.tsx';

export function Next({ event, me }: { readonly event: EventPart; readonly me: MePart }) {
  const game = useMyGame(me);
  switch (me.next) {
    case 'check-in':
      return <CheckIn me={me} />;
    case 'wait-for-start':
      return <WaitForStart me={me} />;
    case 'left':
      return <Left me={me} />;
    case 'done':
      return (
        <Step title={say('next.done')} good>
          {event.winners.length === 0 ? null : <WinnersBy event={event.id} of={event.winners} />}
          {me.place === null ? null : (
            <p class="my-place">{say('player.place', { place: me.place, count: me.among })}</p>
          )}
        </Step>
      );
    case 'bye':
      return (
        <Step title={say('next.bye')} text={say('next.byeHint')}>
          {game === null ? null : <MarkBye me={me} game={game} />}
        </Step>
      );
    case 'wait-for-round':
      return (
        <>
          {game !== null && game.row.result !== null ? <SettledGame game={game} /> : null}
          {event.decided === null ? (
            <Step title={say('next.wait-for-round')} text={waitText(event)} />
          ) : (
            <Step title={say('event.decided')} good>
              <WinnersBy event={event.id} of={event.decided.winners} />
              <p>
                <English>{event.decided.why}</English> <RuleLinks rules={event.decided.rules} />
              </p>
            </Step>
          )}
        </>
      );
    case 'go-to-table':
    case 'report':
    case 'confirm':
    case 'wait-for-opponent':
    case 'see-the-desk':
      return game === null ? null : <Playing me={me} game={game} />;
  }
}

function waitText({ round, rounds }: EventPart): string {
  return say(rounds !== null && round >= rounds ? 'next.lastRound' : 'next.waitHint');
}

function WaitForStart({ me }: { readonly me: MePart }) {
  const { outbox } = usePlayer();
  return (
    <Step title={say('next.wait-for-start')} text={say('next.startHint')} good>
      <Button kind="quiet" onClick={() => void outbox.send({ type: 'check-out', entrant: me.entrant })}>
        {say('next.checkOut')}
      </Button>
    </Step>
  );
}

function Playing({ me, game }: { readonly me: MePart; readonly game: MyGame }) {
  return (
    <>
      {game.row.waiting === 'judge' ? (
        <Step title={say('state.judge')} alarm>
          <PlayHere game={game} />
        </Step>
      ) : me.next === 'go-to-table' ? null : (
        <PlayHere game={game} kind={me.next === 'report' ? 'primary' : 'plain'} />
      )}
      <Reporting me={me} game={game} />
    </>
  );
}

function Reporting({ me, game }: { readonly me: MePart; readonly game: MyGame }) {
  const { outbox, store } = usePlayer();
  // Asked for, so that what was just sent gives way to what the server makes of it.
  const now = store.now.value === 0 ? 0 : Date.now();
  const item = underWay(outbox.items.value, game.row.id, now);
  const report = item?.command.type === 'report' ? item : null;
  if (report !== null && me.reported === null) return <MyReport game={game} me={me} item={report} />;
  if (me.next === 'confirm') return <ConfirmReport me={me} game={game} busy={item !== null} />;
  if (me.next === 'wait-for-opponent') return <MyReport game={game} me={me} item={null} />;
  if (me.next === 'see-the-desk') return <SeeTheDesk me={me} game={game} />;
  if (me.next === 'go-to-table') return <AtTable game={game} busy={item !== null} />;
  return <ReportForm game={game} title={say('report.title')} />;
}

function SeeTheDesk({ me, game }: { readonly me: MePart; readonly game: MyGame }) {
  return (
    <>
      <Step title={say('next.see-the-desk')} text={say(me.differs ? 'next.differs' : 'next.disputed')} alarm />
      <section class="step step-note">
        <Accounts me={me} game={game} />
      </section>
      <details class="fold">
        <summary>{say('report.again')}</summary>
        <ReportForm game={game} title={say('report.againTitle')} given={me.reported} />
      </details>
    </>
  );
}

/** Names that a player's own page does not hold are asked for. */
function WinnersBy({ event, of }: { readonly event: string; readonly of: readonly string[] }) {
  const more = useMore(event, 'entrants');
  return more === null ? null : (
    <StoreContext.Provider value={more}>
      <Winners of={of} />
    </StoreContext.Provider>
  );
}
