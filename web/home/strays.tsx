/** Copies of games from files, and what this server cannot open: they have no desk, so they are thrown away here. */
import { useState } from 'preact/hooks';
import type { StraySummary } from '../../core/event/summary.ts';
import { readRefusal } from '../outbox/deliver.ts';
import { Button } from '../parts/button.tsx';
import { useRest } from '../parts/rest.ts';
import { tellHome } from '../text/home.ts';
import { say } from '../text/language.ts';

export function Strays({
  strays,
  onGone,
}: {
  readonly strays: readonly StraySummary[];
  readonly onGone: () => Promise<void>;
}) {
  if (strays.length === 0) return null;
  return (
    <details class="home-archive home-strays">
      <summary>{tellHome('strays', { count: strays.length })}</summary>
      <ul class="home-events">
        {strays.map((stray) => (
          <li key={stray.id}>
            <Stray stray={stray} onGone={onGone} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** It cannot be taken back, so it is asked twice. */
function Stray({ stray, onGone }: { readonly stray: StraySummary; readonly onGone: () => Promise<void> }) {
  const [asked, setAsked] = useState(false);
  const resting = useRest(String(asked));
  const [problem, setProblem] = useState<string | null>(null);
  const { id, kind, name, readable } = stray;
  const title = name === '' ? id : name;
  const throwAway = async () => {
    const refused = await gone(`/api/${kind}/${encodeURIComponent(id)}`);
    if (refused === null) await onGone();
    else setProblem(refused);
  };
  return (
    <div class="home-event">
      {readable ? (
        <a class="home-name" href={`/game/${encodeURIComponent(id)}?as=organiser`}>
          <bdi>{title}</bdi>
        </a>
      ) : (
        <strong>
          <bdi>{title}</bdi>
        </strong>
      )}
      <span>{tellHome(readable ? 'stray.copy' : 'stray.unreadable')}</span>
      {problem === null ? null : <p role="alert">{problem}</p>}
      {asked ? (
        <span class="actions">
          <Button onClick={() => setAsked(false)}>{tellHome('stray.keep')}</Button>
          <Button onClick={() => void throwAway()} label={tellHome('stray.surely', { name: title })} resting={resting}>
            {tellHome('stray.sure')}
          </Button>
        </span>
      ) : (
        <Button onClick={() => setAsked(true)} label={tellHome('stray.throwWhich', { name: title })}>
          {tellHome('stray.throw')}
        </Button>
      )}
    </div>
  );
}

/** Null once it is gone, or a sentence that says why not. */
async function gone(path: string): Promise<string | null> {
  try {
    const answer = await fetch(path, { method: 'DELETE' });
    // Somebody else was first.
    if (answer.ok || answer.status === 404) return null;
    return readRefusal(await answer.text())?.message ?? say('home.failed');
  } catch {
    return say('home.failed');
  }
}
