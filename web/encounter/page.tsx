/** One game at a table: where it stands, what to do now, what it is worth, and what was entered. */
import './encounter.css';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { clockIn } from '../../core/encounter/clock.ts';
import type { Ask } from '../../core/encounter/types.ts';
import { Frame } from '../parts/frame.tsx';
import { later } from '../parts/later.tsx';
import { LiveState, MissingEvent, StaleBanner } from '../parts/live-state.tsx';
import { OpensRules, System } from '../parts/rule-links.tsx';
import { rulesOver } from '../parts/rules-over.tsx';
import { announce } from '../parts/status.tsx';
import { keptCodes } from '../play/codes.ts';
import { eventAddress } from '../event/game-address.ts';
import { ask } from '../text/encounter.ts';
import { duration } from '../text/format.ts';
import { say } from '../text/language.ts';
import { useNames, useTable } from './context.ts';
import { READ_BACK, REFUSAL_HERE, SENT_BY } from './ask-form.tsx';
import { Boards, MAP } from './boards.tsx';
import { ClockLink } from './clock-link.tsx';
import { DevicesAdded } from './devices.tsx';
import { DISPUTE, Disputes } from './disputes.tsx';
import { Foot, NEWS } from './foot.tsx';
import { Guides, Urgent } from './guides.tsx';
import { LINES, Log } from './log.tsx';
import { ASKING, May } from './may.tsx';
import { NameSelf } from './name-self.tsx';
import { Next, TOGETHER, useAskedFirst } from './next.tsx';
import { Points, Score, totalOf } from './points.tsx';
import { END, ResultStep, SIGNING } from './result.tsx';
import { langOf } from './said.ts';
import { Stays } from './stays.tsx';
import { REFUSAL, Strip } from './strip.tsx';
import { OTHERWISE } from './turn/ended.tsx';
import { TurnHead } from './turn/turn-head.tsx';
import { TurnScreen } from './turn/turn-screen.tsx';
import { Entered } from './undo.tsx';
import { Watch } from './watch.tsx';
import { useTurn } from './turn/turn-asks.ts';

const RulesOver = rulesOver(() => ({ why: ask('why'), away: ask('whyAway') }));

export function EncounterPage() {
  const { store, around } = useTable();
  const encounter = store.part('encounter');
  const step = encounter?.progress.step;
  useEffect(() => {
    if (step !== undefined) announce(step);
  }, [step]);
  return (
    <System.Provider value={encounter?.system ?? ''}>
      <OpensRules.Provider value={RulesOver}>
        <Frame
          masthead={<Masthead />}
          banner={<StaleBanner state={store.state.value} asOf={store.asOf.value} />}
          foot={around === null ? null : <WayBack>{ask('back')}</WayBack>}
        >
          <div class="game">
            {store.state.value === 'missing' ? <MissingEvent known={encounter !== undefined} /> : <AtTable />}
          </div>
          <Foot />
        </Frame>
      </OpensRules.Provider>
    </System.Provider>
  );
}

function AtTable() {
  const { store } = useTable();
  const [encounter, table] = [store.part('encounter'), store.part('table')];
  const turn = useTurn();
  // What a Turn waits for before it is played, as where the idol comes up, stands above its screen.
  const asksFirst = useAskedFirst() && turn !== null;
  if (!encounter || !table) return <p class="soft">{ask('asking')}</p>;
  const isClocked = clockIn(store.part('boards') ?? {}) !== null;
  const asksNext = !asksFirst && !encounter.finished && !(encounter.progress.over && !waits(table.asks));
  const isSetUp = encounter.progress.turn === 0;
  const hasCodes = keptCodes(encounter.id) !== null;
  return (
    <>
      {turn === null ? (
        <h1 class="game-step" lang={langOf(encounter.progress.step)}>
          {encounter.progress.step}
        </h1>
      ) : (
        <TurnHead step={encounter.progress.step} turn={turn.turn} />
      )}
      <div class="game-main">
        <Countdown until={encounter.progress.until} />
        {turn !== null || isClocked ? null : <Score />}
        {isClocked ? <TABLE_CLOCK.View /> : null}
        {hasCodes ? <CODES.View /> : null}
        <NameSelf />
        {isSetUp ? <ClockLink /> : null}
        <Strip />
        <DevicesAdded />
        <Stays>{(table.goingBack ?? table.refusedBack) ? <GOING_BACK.View /> : null}</Stays>
        <Stays>{table.answers.some(({ objections }) => objections.length > 0) ? <Disputes /> : null}</Stays>
        <ResultStep />
        <Urgent />
        {asksFirst ? <Next /> : null}
        {turn === null ? null : <TurnScreen board={turn} />}
        <Boards answering />
        {asksNext ? <Next /> : turn === null && !asksFirst ? <Entered /> : null}
      </div>
      {/* What is looked up: below it on a phone, beside it where there is room. */}
      <div class="game-aside">
        <May />
        <Boards />
        {encounter.finished ? null : <Guides />}
        <Points />
        <Log />
        {isSetUp ? null : <ClockLink />}
        <Watch />
        {hasCodes ? <CODES.View lost /> : null}
      </div>
    </>
  );
}

/** What is left of a step that lasts only so long: observation, ballots. */
function Countdown({ until }: { readonly until: number | undefined }) {
  const { store } = useTable();
  const left = until === undefined ? 0 : until - store.now.value;
  return left <= 0 ? null : (
    <p class="game-countdown" role="timer">
      {ask('stepLeft', { left: duration(left) })}
    </p>
  );
}

/** For the device alone that began a game without an event. */
const CODES = later(async () => (await import('./codes.tsx')).Codes);

/** Of a game that is played on a clock alone. */
const TABLE_CLOCK = later(async () => (await import('./table-clock.tsx')).TableClock);

const GOING_BACK = later(async () => (await import('./going-back.tsx')).GoingBack);

/** Wanted at once when it is wanted: a phone that lost the network since has it. */
export const SOON = [
  READ_BACK,
  SENT_BY,
  REFUSAL,
  REFUSAL_HERE,
  TOGETHER,
  MAP,
  SIGNING,
  END,
  GOING_BACK,
  LINES,
  DISPUTE,
  OTHERWISE,
  ASKING,
  NEWS,
];

/** A game without an event loads nothing of it. */
const IN_EVENT = later(async () => (await import('./in-event.tsx')).InEvent);

/** Whether anything is still waited for: what may be put right until all have signed stands at its row. */
function waits(asks: readonly Ask[]): boolean {
  return asks.some(({ again, optional }) => again !== true || optional !== true);
}

function Masthead() {
  const { store, around } = useTable();
  const nameOf = useNames();
  const sides = store.part('encounter')?.sides ?? [];
  // A Turn needs the room, and names both above their models.
  const turn = useTurn();
  useEffect(() => {
    if (around) document.title = say('app.title', { page: around.event });
  }, [around]);
  return (
    <div class="game-mast">
      <div class="game-top">
        <p class="game-where">
          {around === null ? null : (
            <WayBack>
              ‹ {ask('round', { round: around.round })}
              {around.table === null ? null : ` · ${ask('table', { table: around.table })}`}
            </WayBack>
          )}
        </p>
        <LiveState state={store.state.value} asOf={store.asOf.value} />
      </div>
      <p class={turn === null ? 'game-sides' : 'game-sides game-sides-named'}>
        {sides.map(({ id }, place) => (
          <span key={id}>
            {place === 0 ? null : <span class="game-versus"> – </span>}
            <bdi>{nameOf(id)}</bdi>
            {turn === null ? null : ` ${totalOf(store.part('table')?.points ?? [], id)}`}
          </span>
        ))}
      </p>
      {around === null ? null : <IN_EVENT.View />}
    </div>
  );
}

/** To the page of the event that whoever looks came from: their own, the desk, or everybody's. */
function WayBack({ children }: { readonly children: ComponentChildren }) {
  const { around, address } = useTable();
  const back = eventAddress(around?.place.event ?? '', address.as ?? 'player');
  return (
    <a class="game-back" href={back}>
      {children}
    </a>
  );
}
