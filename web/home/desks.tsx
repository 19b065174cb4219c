/** The desks that this device may open: each names its event, says what waits there, and is one tap away. */
import type { DeskSummary } from '../../core/event/summary.ts';
import { Badge } from '../parts/badge.tsx';
import { day } from '../text/format.ts';
import { tellHome } from '../text/home.ts';
import { say } from '../text/language.ts';

export function Desks({ desks }: { readonly desks: readonly DeskSummary[] }) {
  if (desks.length === 0) return null;
  return (
    <section class="home-desks">
      <h2>{tellHome('desks')}</h2>
      <ul class="home-events">
        {desks.map((desk) => (
          <li key={desk.id}>
            <Card desk={desk} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({ desk }: { readonly desk: DeskSummary }) {
  const { id, name, date, role, purpose, archived, waits } = desk;
  const urgent = [
    ...(waits.calls > 0 ? [tellHome('calls', { count: waits.calls })] : []),
    ...(waits.differing > 0 ? [tellHome('differing', { count: waits.differing })] : []),
  ];
  return (
    <a class="home-event" href={`/desk?event=${encodeURIComponent(id)}&as=${role}`}>
      <span class="home-name">
        <bdi>{name === '' ? say('home.unnamed') : name}</bdi>
      </span>
      <span class="home-facts">
        {[date === null ? '' : day(date), tellHome(`role.${role}`)].filter((fact) => fact !== '').join(' · ')}
      </span>
      <span>{waitsFor(desk)}</span>
      {urgent.map((text) => (
        <Badge key={text} meaning="loss">
          {text}
        </Badge>
      ))}
      {purpose === null ? null : <Badge meaning="wait">{tellHome(purpose)}</Badge>}
      {archived ? <Badge meaning="plain">{tellHome('archived')}</Badge> : null}
    </a>
  );
}

/** What the desk would do next, for somebody who is not there yet. */
function waitsFor({ round, waits: { step, open } }: DeskSummary): string {
  switch (step) {
    case 'draft-round':
    case 'publish-round':
      return tellHome(`waits.${step}`, { round: round + 1 });
    case 'start-clock':
    case 'close-round':
      return tellHome(`waits.${step}`, { round });
    case 'collect-results':
      return tellHome('waits.collect-results', { round, count: open });
    case 'add-entrants':
    case 'publish-pack':
    case 'check-in':
    case 'start-event':
    case 'end-event':
    case 'over':
      return tellHome(`waits.${step}`);
  }
}
