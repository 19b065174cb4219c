/** Without a desk in the address: the desks that this device holds, and the form that makes an event. */
import './desk.css';
import './option-form.css';
import { useEffect, useState } from 'preact/hooks';
import type { EventPart } from '../../core/event/views.ts';
import { Frame, Wordmark } from '../parts/frame.tsx';
import { say } from '../text/language.ts';
import { tell } from '../text/desk.ts';
import { day } from '../text/format.ts';
import { type Refusal, ask } from './api.ts';
import { ImportEvent } from './exchange/import-event.tsx';
import { NewEvent } from './new-event.tsx';
import { type Place, addressOf, desksHeld } from './place.ts';
import { RefusalNotice } from './refusal-notice.tsx';

export function StartPage({ refusal }: { readonly refusal: Refusal | null }) {
  useEffect(() => {
    document.title = say('app.title', { page: tell('start.title') });
  }, []);
  return (
    <Frame masthead={<Masthead />} guide="organisers#make-an-event">
      <div class="panel">
        {refusal === null ? null : <RefusalNotice refusal={refusal} />}
        <Held />
        <NewEvent />
        <ImportEvent />
      </div>
    </Frame>
  );
}

function Masthead() {
  return (
    <div class="start-mast">
      <Wordmark />
      <h1>{tell('start.title')}</h1>
      <p>{tell('start.lead')}</p>
    </div>
  );
}

interface Known extends Place {
  readonly name: string;
  readonly date: string | null;
}

/** Desks opened on this device before: a link that was lost costs nothing. */
function Held() {
  const [known, setKnown] = useState<readonly Known[]>([]);
  useEffect(() => {
    void heldWithNames().then(setKnown);
  }, []);
  if (known.length === 0) return null;
  return (
    <section class="section">
      <h2>{tell('start.held')}</h2>
      <ul class="lines pane">
        {known.map((place) => (
          <li key={addressOf(place)}>
            <a class="line-link" href={addressOf(place)}>
              <bdi>{place.name}</bdi>
            </a>
            <span class="soft">
              {[...(place.date === null ? [] : [day(place.date)]), tell(`role.${place.role}`)].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function heldWithNames(): Promise<readonly Known[]> {
  const places = new Map((await desksHeld()).map((place) => [addressOf(place), place]));
  const known = await Promise.all([...places.values()].map(named));
  return known.filter((place) => place !== null);
}

/** An event need not be on the list to have a name, but its own staff are told it; null where there is no event any more. */
async function named(place: Place): Promise<Known | null> {
  const path = `/api/events/${encodeURIComponent(place.event)}/view?as=${place.role}&parts=event`;
  const answer = await ask<{ readonly parts: { readonly event: Pick<EventPart, 'name' | 'date'> } }>('GET', path);
  if (answer.ok) return { ...place, name: answer.value.parts.event.name, date: answer.value.parts.event.date };
  return answer.refusal.code === 'unknown-event' ? null : { ...place, name: place.event, date: null };
}
