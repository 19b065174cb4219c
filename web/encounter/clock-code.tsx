/** The code that makes a tablet the clock of this game, shown once; it comes when somebody opens its fold. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { isPlainObject } from '../../core/journal/json.ts';
import { reachedAt } from '../live/reach.ts';
import { readRefusal } from '../outbox/deliver.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { Qr } from '../parts/qr.tsx';
import { ask } from '../text/encounter.ts';
import { useTable } from './context.ts';
import { useJustTapped } from './just-tapped.ts';

interface Made {
  readonly path: string;
  readonly link: string;
  readonly origins: readonly string[];
}

export function ClockCode() {
  const { store, address } = useTable();
  const [made, setMade] = useState<Made | string | null>(null);
  const encounter = store.part('encounter');
  const place = useRef<HTMLDivElement>(null);
  const isJustTapped = useJustTapped();
  const link = made === null || typeof made === 'string' ? null : made.link;
  const [id, as] = [encounter?.id ?? '', address.as ?? 'player'];
  useEffect(() => {
    if (link === null) return undefined;
    const timer = setInterval(() => {
      void isOpened(id, link, as).then((opened) => {
        // The tablet has come: the game is in sight again, but not under a thumb that is tapping.
        if (opened && !isJustTapped()) place.current?.closest('details')?.removeAttribute('open');
      });
    }, LOOKS);
    return () => clearInterval(timer);
  }, [id, link, as, isJustTapped]);
  if (!encounter) return null;
  const make = async () => setMade(await askFor(id, as));
  return (
    <div class="ask" ref={place}>
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
        <Way href={new URL(made.path, reachedAt(made.origins) ?? location.href).href} path={made.path} />
      )}
    </div>
  );
}

/** To be scanned, sent to the tablet, or opened here. */
function Way({ href, path }: { readonly href: string; readonly path: string }) {
  const text = useRef<HTMLParagraphElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = () => {
    // On a venue’s plain http address there is no clipboard: the address is selected.
    const { clipboard } = navigator as { readonly clipboard?: Clipboard };
    if (text.current) getSelection()?.selectAllChildren(text.current);
    void clipboard?.writeText(href).then(() => setCopied(true));
  };
  return (
    <>
      <Qr text={href} label={ask('clockCode')} />
      <p class="clock-address" ref={text}>
        {href}
      </p>
      <p class="ask-taps">
        <Button onClick={copy}>{ask('clockCopy')}</Button>
        <a class="button button-plain" href={path}>
          {ask('clockHere')}
        </a>{' '}
        <span role="status">{copied ? ask('clockCopied') : ''}</span>
      </p>
    </>
  );
}

/** How often it is looked whether the tablet has come, in ms. */
const LOOKS = 2000;

async function isOpened(id: string, link: string, as: string): Promise<boolean> {
  try {
    const answer = await fetch(`/api/encounters/${encodeURIComponent(id)}/clock/${encodeURIComponent(link)}?as=${as}`);
    return answer.ok && ((await answer.json()) as { readonly opened: boolean }).opened;
  } catch {
    return false;
  }
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
