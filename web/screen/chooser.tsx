/** Which event, where the address does not say. */
import { useEffect, useState } from 'preact/hooks';
import type { EventSummary } from '../../core/event/summary.ts';
import { readEvents } from '../home/events.ts';
import { say } from '../text/screen.ts';
import { change } from './settings.ts';

const AGAIN = 3000;

interface ChooserProps {
  /** Why it is asked, where an event was shown before. */
  readonly because?: string;
}

export function Chooser({ because }: ChooserProps) {
  const [events, setEvents] = useState<readonly EventSummary[] | null>(null);
  useEffect(() => {
    const ask = async (): Promise<void> => {
      try {
        const read = readEvents(await (await fetch('/api/events', { cache: 'no-store' })).json());
        if (read) setEvents(read);
      } catch {
        // The server is away; it is asked again.
      }
    };
    void ask();
    const timer = setInterval(() => void ask(), AGAIN);
    return () => clearInterval(timer);
  }, []);
  return (
    <main class="screen-choose">
      {because === undefined ? null : <p>{because}</p>}
      <h1>{say('screen.choose')}</h1>
      {events === null ? <p>{say('home.loading')}</p> : null}
      {events?.length === 0 ? <p>{say('home.none')}</p> : null}
      <ul>
        {(events ?? []).map(({ id, name }) => (
          <li key={id}>
            <button type="button" class="screen-event" onClick={() => change({ event: id })}>
              <bdi>{name === '' ? say('home.unnamed') : name}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </main>
  );
}
