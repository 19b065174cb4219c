/** Now: where I sit, whom I play, what is played, and the one thing to do next. */
import type { EventPart, MePart } from '../../core/event/views.ts';
import { CalledNow } from '../parts/clock.tsx';
import { Notice } from '../parts/notice.tsx';
import { say } from '../text/player.tsx';
import { BothBrought } from './brought.tsx';
import { CallJudge } from './call-judge.tsx';
import { Checklist } from './checklist.tsx';
import { usePlayer } from './context.ts';
import { MyCalls } from './my-calls.tsx';
import { Seat } from './seat.tsx';
import { FreshPin } from './fresh-pin.tsx';
import { MyList } from './my-list.tsx';
import { Next } from './next.tsx';
import { PaintingVote } from './painting-vote.tsx';
import { Played } from './played.tsx';

export interface NowProps {
  readonly event: EventPart;
  readonly me: MePart;
}

export function Now({ event, me }: NowProps) {
  const clock = usePlayer().store.part('clock');
  return (
    <>
      <h1 class="unseen">{say('me.now')}</h1>
      <div class="now">
        <div class="now-main">
          {clock !== undefined && isOpen(me) ? <CalledNow clock={clock} /> : null}
          <Said event={event} />
          {me.warnings.map(({ topic, text }, index) => (
            <Notice key={index} meaning="loss" title={say('me.warning', { topic })}>
              <p>{text}</p>
            </Notice>
          ))}
          <MyCalls calls={me.calls} />
          {showsSeat(event, me) ? <Seat event={event} me={me} /> : null}
          <Next event={event} me={me} />
          {beyondLists(me).map(({ text, rules }) => (
            <Notice key={text} meaning="note" rules={rules}>
              <p lang="en">{text}</p>
            </Notice>
          ))}
          <FreshPin />
          {me.next === 'check-in' || me.next === 'wait-for-start' ? <MyList event={event} me={me} /> : null}
          {me.next === 'check-in' || me.next === 'wait-for-start' ? <Checklist me={me} /> : null}
        </div>
        <div class="now-aside">
          {isOpen(me) ? <CallJudge me={me} /> : null}
          {event.painting === 'vote' && me.next !== 'left' ? <PaintingVote me={me} /> : null}
          {showsSeat(event, me) ? <Played round={me.round} /> : null}
          {showsSeat(event, me) ? <BothBrought me={me} /> : null}
        </div>
      </div>
    </>
  );
}

/** What I should know before I play. What is wrong with a list stands with the list. */
function beyondLists({ advice, lists }: MePart): MePart['advice'] {
  const ofLists = lists.flatMap(({ wrong }) => wrong.map(({ text }) => text));
  return advice.filter(({ text }) => !ofLists.includes(text));
}

/** What the organiser did to the plan, and why. */
function Said({ event: { phase, round, added, endedBecause } }: { readonly event: EventPart }) {
  if (phase === 'over')
    return endedBecause === null ? null : <Why title={say('me.endedEarly')} reason={endedBecause} />;
  if (added === null || added.round < round) return null;
  return <Why title={say('me.added', { round: added.round })} reason={added.reason} />;
}

function Why({ title, reason }: { readonly title: string; readonly reason: string }) {
  return (
    <Notice meaning="note" title={title}>
      <p>
        <bdi>{reason}</bdi>
      </p>
    </Notice>
  );
}

/** While the game is not settled somebody may be needed at the table. */
function isOpen({ game, next }: MePart): boolean {
  return game?.result === null && next !== 'left' && next !== 'done';
}

function showsSeat({ phase }: EventPart, { game, next }: MePart): boolean {
  return phase === 'running' && game !== null && next !== 'left';
}
