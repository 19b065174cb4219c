/** What `npm start` opens on: the events on this machine. */
import '../parts/button.css';
import './home.css';
import type { DeskSummary, EventSummary } from '../../core/event/summary.ts';
import { Badge, type Meaning } from '../parts/badge.tsx';
import { Frame, Wordmark } from '../parts/frame.tsx';
import { Notice } from '../parts/notice.tsx';
import { day } from '../text/format.ts';
import { say } from '../text/language.ts';
import { tellHome } from '../text/home.ts';
import { Battles, Games } from './battles.tsx';
import { SeeDemo } from './demo.tsx';
import { Desks } from './desks.tsx';
import { Strays } from './strays.tsx';
import type { Events } from './events.ts';

/** What there is beside events. */
const WAYS = [
  ['/rankings', 'home.rankings'],
  ['/layouts', 'home.layouts'],
  ['/learn', 'home.learn'],
  ['/odds', 'home.odds'],
] as const;

export function HomePage({ list, archive, desks, battles, games, strays, ask, failed }: Events) {
  return (
    <Frame masthead={<Masthead />} foot={<a href="/api">{tellHome('app.interface')}</a>}>
      <div class="home">
        <Desks desks={desks.value.filter(({ archived }) => !archived)} />
        <Games games={games.value} />
        <Battles battles={battles.value} />
        <div class="home-choices">
          <section class="home-choice">
            <h2>{tellHome('home.run')}</h2>
            <p>{tellHome('home.runHint')}</p>
            <p>
              <a class="button button-primary" href="/desk">
                {tellHome('home.runNow')}
              </a>
            </p>
          </section>
          <section class="home-choice">
            <h2>{tellHome('play')}</h2>
            <p>{tellHome('playHint')}</p>
            <p>
              <a class="button" href="/firefight">
                {tellHome('firefight')}
              </a>
            </p>
            <p>
              <a class="button" href="/play">
                {tellHome('home.play')}
              </a>
            </p>
          </section>
          <section class="home-choice">
            <h2>{tellHome('home.demoTitle')}</h2>
            <p>{tellHome('home.demoHint')}</p>
            <SeeDemo />
          </section>
        </div>
        <h2>{tellHome('home.events')}</h2>
        <div class="home-status" role="status">
          {failed.value ? (
            <Notice meaning="wait">
              <p>{say('home.failed')}</p>
            </Notice>
          ) : null}
        </div>
        <List list={list.value} failed={failed.value} />
        <Archive desks={desks.value.filter(({ archived }) => archived)} events={archive.value} />
        <Strays strays={strays.value} onGone={ask} />
        <h2>{tellHome('home.more')}</h2>
        <ul class="home-ways">
          {WAYS.map(([address, key]) => (
            <li key={address}>
              <a class="button" href={address}>
                {tellHome(key)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Frame>
  );
}

function Masthead() {
  return (
    <div class="home-mast">
      <Wordmark />
      <h1 class="home-title">{tellHome('home.title')}</h1>
      <p class="home-lead">{tellHome('home.lead')}</p>
    </div>
  );
}

function List({ list, failed }: { readonly list: readonly EventSummary[] | null; readonly failed: boolean }) {
  if (list === null) return failed ? null : <p class="soft">{say('home.loading')}</p>;
  if (list.length === 0) return <Nothing />;
  return (
    <ul class="home-events">
      {list.map((event) => (
        <li key={event.id}>
          <Card event={event} />
        </li>
      ))}
    </ul>
  );
}

function Nothing() {
  return (
    <div class="home-nothing">
      <p class="home-none">{say('home.none')}</p>
      <p>{tellHome('home.how')}</p>
    </div>
  );
}

/** Events that were put away: out of the way, and all there. Those whose desk opens here are named as such. */
function Archive({
  desks,
  events,
}: {
  readonly desks: readonly DeskSummary[];
  readonly events: readonly EventSummary[];
}) {
  if (desks.length + events.length === 0) return null;
  return (
    <details class="home-archive">
      <summary>{tellHome('archive', { count: Math.max(events.length, desks.length) })}</summary>
      <Desks desks={desks} />
      {events.length === 0 ? null : <List list={events} failed={false} />}
    </details>
  );
}

const MEANS: Readonly<Record<EventSummary['phase'], Meaning>> = {
  registration: 'wait',
  running: 'good',
  over: 'plain',
};

function Card({ event }: { readonly event: EventSummary }) {
  const { id, name, date, phase, round, attendance } = event;
  const facts = [
    date === null ? '' : day(date),
    attendance === 0 ? '' : say('home.players', { count: attendance }),
    round > 0 && phase === 'running' ? tellHome('home.round', { round }) : '',
  ].filter((fact) => fact !== '');
  return (
    <a class="home-event" href={`/e/${encodeURIComponent(id)}`}>
      <span class="home-name">
        <bdi>{name === '' ? say('home.unnamed') : name}</bdi>
      </span>
      <span class="home-facts">{facts.join(' · ')}</span>
      <Badge meaning={MEANS[phase]}>{say(`phase.${phase}`)}</Badge>
    </a>
  );
}
