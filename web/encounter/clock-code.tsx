/** The code that makes a tablet the clock of this game, shown once; it comes when somebody opens its fold. */
import { useState } from 'preact/hooks';
import { isPlainObject } from '../../core/journal/json.ts';
import { reachedAt } from '../live/reach.ts';
import { readRefusal } from '../outbox/deliver.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { Qr } from '../parts/qr.tsx';
import { ask } from '../text/encounter.ts';
import { useTable } from './context.ts';

interface Made {
  readonly path: string;
  readonly origins: readonly string[];
}

export function ClockCode() {
  const { store, address } = useTable();
  const [made, setMade] = useState<Made | string | null>(null);
  const encounter = store.part('encounter');
  if (!encounter) return null;
  const make = async () => setMade(await askFor(encounter.id, address.as ?? 'player'));
  return (
    <div class="ask">
      <p class="soft">{ask('clockTabletHint')}</p>
      {typeof made === 'string' ? (
        <Notice meaning="loss">
          <p>{made}</p>
        </Notice>
      ) : null}
      {made === null || typeof made === 'string' ? (
        <p>
          <Button onClick={() => void make()}>{ask('clockShow')}</Button>
        </p>
      ) : (
        <>
          <Qr text={new URL(made.path, reachedAt(made.origins) ?? location.href).href} label={ask('clockCode')} />
          <p>
            <a class="button button-plain" href={made.path}>
              {ask('clockHere')}
            </a>
          </p>
        </>
      )}
    </div>
  );
}

/** The link; a sentence where there is none. */
async function askFor(id: string, as: string): Promise<Made | string> {
  try {
    const answer = await fetch(`/api/encounters/${encodeURIComponent(id)}/clock?as=${as}`, { method: 'POST' });
    const text = await answer.text();
    const value: unknown = answer.ok ? JSON.parse(text) : null;
    if (isPlainObject(value) && typeof value.path === 'string') return value as unknown as Made;
    return readRefusal(text)?.message ?? ask('failed');
  } catch {
    return ask('failed');
  }
}
