/** The head of the event page: which event, how far it is, and the clock. */
import './masthead.css';
import type { EventPart, PackPart } from '../../core/event/views.ts';
import { Clock } from '../parts/clock.tsx';
import { Wordmark } from '../parts/frame.tsx';
import { LiveState } from '../parts/live-state.tsx';
import { PurposeMark } from '../parts/purpose.tsx';
import { day } from '../text/format.ts';
import { say } from '../text/language.ts';
import { useStore } from './context.ts';
import { ScenarioList } from './scenario.tsx';
import { Winners } from './winners.tsx';

interface MastheadProps {
  /** Which of the staff looks at it. */
  readonly as?: string | null;
}

export function Masthead({ as = null }: MastheadProps) {
  const store = useStore();
  const [event, pack] = [store.part('event'), store.part('pack')];
  return (
    <div class="mast">
      <div class="mast-top">
        <Wordmark />
        {as === null ? null : <p class="mast-as">{as}</p>}
        <LiveState state={store.state.value} asOf={store.asOf.value} />
      </div>
      <PurposeMark purpose={event?.purpose} />
      {event === undefined ? null : (
        <>
          <Title event={event} pack={pack} />
          <Now event={event} />
          <Brief event={event} pack={pack} />
        </>
      )}
    </div>
  );
}

function Title({ event, pack }: { readonly event: EventPart; readonly pack: PackPart | undefined }) {
  const { name, date, venue } = event;
  const where = [date === null ? '' : day(date), venue].filter((text) => text !== '');
  return (
    <div class="mast-title">
      {pack === undefined ? null : (
        <p class="mast-pack" lang="en">
          {pack.title}
        </p>
      )}
      <h1 class="mast-name">
        <bdi>{name === '' ? say('event.unnamed') : name}</bdi>
      </h1>
      {where.length === 0 ? null : <p class="mast-where">{where.join(' · ')}</p>}
    </div>
  );
}

function Now({ event }: { readonly event: EventPart }) {
  const store = useStore();
  const clock = store.part('clock');
  if (event.phase === 'over') return <Over winners={event.winners} title={say('event.over')} />;
  if (event.decided) return <Over winners={event.decided.winners} title={say('event.decided')} />;
  return (
    <section class="mast-now" aria-label={say('event.now')}>
      <div class="mast-round">
        <p>{roundText(event)}</p>
        {event.rounds === null ? null : <Pips round={event.round} rounds={event.rounds} />}
      </div>
      {clock === undefined ? null : <Clock clock={clock} now={store.now.value} />}
    </section>
  );
}

function roundText({ round, rounds }: EventPart): string {
  if (round === 0) return rounds === null ? say('event.before') : say('event.planned', { count: rounds });
  return rounds === null ? say('event.round', { round }) : say('event.roundOf', { round, rounds });
}

/** The rounds as marks: behind us, now, to come. The words beside them say the same. */
function Pips({ round, rounds }: { readonly round: number; readonly rounds: number }) {
  const all = Math.max(round, rounds);
  return (
    <span class="pips" aria-hidden="true">
      {Array.from({ length: all }, (_, index) => (
        <span key={index} class={index + 1 < round ? 'pip pip-gone' : index + 1 === round ? 'pip pip-now' : 'pip'} />
      ))}
    </span>
  );
}

function Over({ winners, title }: { readonly winners: readonly string[]; readonly title: string }) {
  return (
    <section class="mast-now" aria-label={say('event.now')}>
      <p class="mast-round">{title}</p>
      <Winners of={winners} />
    </section>
  );
}

/** What is played now, in a few lines: only where the masthead has room. */
function Brief({ event, pack }: { readonly event: EventPart; readonly pack: PackPart | undefined }) {
  const scenario = useStore().part(`round/${event.round}`)?.scenario;
  if (!scenario || pack === undefined || event.phase === 'over') return null;
  return (
    <div class="mast-brief">
      <ScenarioList values={scenario} fields={pack.scenarioFields} />
    </div>
  );
}
