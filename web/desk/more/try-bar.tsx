/** At the desk of a demonstration or a rehearsal: trying it as a player and a screen, and throwing it away. */
import { createContext } from 'preact';
import { useContext, useState } from 'preact/hooks';
import type { Purpose } from '../../../core/journal/types.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { later } from '../../parts/later.tsx';
import { tell } from '../../text/work.ts';
import { type Refusal, ask } from '../api.ts';
import { useDesk } from '../desk.ts';
import { linksPath } from '../links/links.ts';
import { addressOf } from '../place.ts';
import { RefusalNotice } from '../refusal-notice.tsx';
import { deskListed } from './listed.ts';

interface Code {
  readonly name: string;
  readonly href: string;
}

const CodeContext = createContext<Code | null>(null);

/** Drawing a code takes more than the desk has to spare, and hardly anybody needs this one. */
const CODE = later(async () => {
  const { Address } = await import('../links/address.tsx');
  return () => {
    const code = useContext(CodeContext);
    return code === null ? null : <Address href={code.href} label={code.name} />;
  };
});

/** What the desk of a demonstration or a rehearsal offers above everything else. */
export function TryBar({ purpose }: { readonly purpose: Purpose }) {
  const { event, role, store } = useDesk();
  const [problem, setProblem] = useState<Refusal | null>(null);
  // On a phone three buttons would push the work off the screen. The server, which draws this too, knows no screen.
  const [roomy] = useState(() => typeof matchMedia === 'function' && matchMedia('(min-width: 768px)').matches);
  // Whose phones are tried, one after the other: somebody, and whom they play.
  const [phones, setPhones] = useState<readonly string[]>([]);
  const [code, setCode] = useState<Code | null>(null);
  if (role !== 'organiser') return null;
  const nameOf = (entrant: string | undefined) =>
    entrant === undefined ? '' : (store.part('entrants')?.[entrant]?.name ?? '');
  const tryPhone = async () => {
    const isOther = phones.length > 1;
    const place = isOther ? besideHere() : location.origin;
    // Opened at once: a window that comes after an answer is taken for advertising.
    const tab = place === null ? null : window.open('', '_blank');
    const [entrant, opponent] = isOther ? [phones[1], phones[0]] : somebodyPlaying(store);
    const body = { role: 'player', label: tell('try.label'), ...(entrant === undefined ? {} : { entrant }) };
    const answer = await ask<{ readonly path: string }>('POST', linksPath(event), body);
    if (!answer.ok) {
      setProblem(answer.refusal);
      tab?.close();
      return;
    }
    const href = new URL(answer.value.path, place ?? location.origin).href;
    if (place === null) setCode({ name: nameOf(entrant), href });
    else if (tab !== null) tab.location.href = href;
    if (!isOther && entrant !== undefined && opponent !== undefined) setPhones([entrant, opponent]);
  };
  const discard = async () => {
    // A rehearsal leads back to what it is a rehearsal of.
    const of = (await deskListed(event))?.of ?? null;
    const answer = await ask('DELETE', `/api/events/${encodeURIComponent(event)}`);
    if (answer.ok) location.assign(of === null ? '/' : addressOf({ event: of, role: 'organiser' }));
    else setProblem(answer.refusal);
  };
  return (
    <details class="try off-paper" open={roomy}>
      <summary>{tell('try.title')}</summary>
      <div class="actions" role="group" aria-label={tell('try.title')}>
        <Button onClick={() => void tryPhone()}>
          {phones.length > 1 ? tell('try.opponent', { name: nameOf(phones[1]) }) : tell('try.phone')}
        </Button>
        <a class="button" href={`/screen?event=${encodeURIComponent(event)}`} target="_blank" rel="noopener">
          {tell('try.screen')}
        </a>
        <Button onClick={() => void discard()}>{tell(`try.discard.${purpose}`)}</Button>
        <div role="alert">{problem === null ? null : <RefusalNotice refusal={problem} />}</div>
        {code === null ? null : (
          <Dialog title={code.name} onClose={() => setCode(null)}>
            <p>{tell('try.elsewhere')}</p>
            <CodeContext.Provider value={code}>
              <CODE.View />
            </CodeContext.Provider>
          </Dialog>
        )}
      </div>
    </details>
  );
}

/** Somebody with a game to report, so that the phone has something to do, and whom they play. */
function somebodyPlaying(store: ReturnType<typeof useDesk>['store']): readonly string[] {
  const games = Object.values(store.part(`games/${store.part('event')?.round ?? 0}`) ?? {});
  const open = games.find(({ result, kind, waiting }) => result === null && kind === 'game' && waiting === 'none');
  return open?.seats ?? Object.keys(store.part('entrants') ?? {}).slice(0, 1);
}

/**
 * A browser is one player of an event. At the server's own machine its other name is another place to a browser, where
 * the opponent sits; null where there is none.
 */
function besideHere(): string | null {
  const { protocol, hostname, port } = location;
  const other = hostname === 'localhost' ? '127.0.0.1' : hostname === '127.0.0.1' ? 'localhost' : null;
  return other === null ? null : `${protocol}//${other}${port === '' ? '' : `:${port}`}`;
}
