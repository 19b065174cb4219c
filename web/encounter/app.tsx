/** A page of one game: still opening it, or at the table. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { inBrowser } from '../live/browser.ts';
import { openEncounterStore } from '../live/store.ts';
import { drainWhenLive, openBrowserOutbox } from '../outbox/browser.ts';
import { withoutRefused } from '../outbox/outbox.ts';
import type { TableCommand } from '../outbox/items.ts';
import { Frame, Wordmark } from '../parts/frame.tsx';
import { Notice } from '../parts/notice.tsx';
import { exchange, reloadForToken, takeToken } from '../player/session.ts';
import { ask } from '../text/encounter.ts';
import { say } from '../text/language.ts';
import { type Table, TableContext } from './context.ts';
import { namedStore } from './named.ts';
import { type Address, type Opened, around, openGame } from './open.ts';

type Where =
  | { readonly kind: 'starting' }
  | { readonly kind: 'away' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'open'; readonly table: Table };

const AGAIN = 2000;

/** `children` are shown at the table; an address of null names none. */
export function GameApp({
  address,
  children,
}: {
  readonly address: Address | null;
  readonly children: ComponentChildren;
}) {
  const [where, setWhere] = useState<Where>({ kind: 'starting' });
  useEffect(reloadForToken, []);
  useEffect(() => {
    if (!address) {
      setWhere({ kind: 'refused', message: say('join.nowhere') });
      return undefined;
    }
    const stops: (() => void)[] = [];
    void begin(address, setWhere, stops);
    return () => stops.forEach((stop) => stop());
  }, [address]);
  switch (where.kind) {
    case 'open':
      return <TableContext.Provider value={where.table}>{children}</TableContext.Provider>;
    case 'starting':
      return <Plain text={ask('starting')} />;
    case 'away':
      return <Plain text={ask('failed')} />;
    case 'refused':
      return <Plain text={where.message} />;
  }
}

/** Opens the game, and asks again while the server is away. */
async function begin(address: Address, tell: (where: Where) => void, stops: (() => void)[]): Promise<void> {
  const token = takeToken();
  for (;;) {
    // A link's token is exchanged for a session first: it says which side this device plays.
    const held = token === null ? null : await exchange({ token });
    if (held?.kind === 'refused') {
      tell({ kind: 'refused', message: held.refused.message });
      return;
    }
    const opened = held?.kind === 'away' ? held : await openGame(address);
    if (opened.kind === 'elsewhere') {
      location.replace(opened.path);
      return;
    }
    if (opened.kind === 'refused') {
      tell(opened);
      return;
    }
    if (opened.kind === 'open') {
      tell({ kind: 'open', table: await sitDown(address, opened, stops) });
      return;
    }
    tell(opened);
    await new Promise((wake) => setTimeout(wake, AGAIN));
  }
}

async function sitDown(
  address: Address,
  { id, place }: Extract<Opened, { kind: 'open' }>,
  stops: (() => void)[],
): Promise<Table> {
  const query = address.as === null ? '' : `as=${address.as}`;
  const store = openEncounterStore(id, query, inBrowser);
  const door = { of: 'encounters', as: address.as ?? 'player' } as const;
  const outbox = await withoutRefused(await openBrowserOutbox<TableCommand>(id, door));
  stops.push(store.close, drainWhenLive(outbox, store), outbox.close);
  const event = await around(place);
  return { address, store: namedStore(store, event), outbox, around: event };
}

function Plain({ text }: { readonly text: string }) {
  return (
    <Frame masthead={<Wordmark />}>
      <div class="game">
        <h1 class="unseen">{say('app.name')}</h1>
        <div role="status">
          <Notice meaning="wait">
            <p>{text}</p>
          </Notice>
        </div>
      </div>
    </Frame>
  );
}
