/** What is said on a player's phone beside what the event page says: my turn has come, my command has arrived. */
import { effect } from '@preact/signals';
import type { MePart, NextStep } from '../../core/event/views.ts';
import { route } from '../event/route.ts';
import { tabOf } from './tabs.ts';
import type { Store } from '../live/store.ts';
import type { Item } from '../outbox/items.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { announce, toast } from '../parts/status.tsx';
import { say } from '../text/player.tsx';

/** Steps that somebody else brings about, and that want to be noticed. */
const TURNS: Partial<Record<NextStep, 'turn.confirm' | 'turn.desk'>> = {
  confirm: 'turn.confirm',
  'see-the-desk': 'turn.desk',
};

export function announceTurns(store: Store): () => void {
  let known: NextStep | null = null;
  let settled: boolean | null = null;
  let seat: string | null = null;
  return effect(() => {
    const me = store.part('me');
    if (!me) return;
    const turn = TURNS[me.next];
    if (known !== null && known !== me.next && turn !== undefined) tellOf(say(turn));
    // Another table than before is what this page is for: it does not stay out of sight below.
    const moved = seat !== null && seat !== seatOf(me) && me.game !== null;
    if (moved && tabOf(route.peek().tab) === 'now') scrollTo({ top: 0 });
    seat = seatOf(me);
    const { game } = me;
    const done = game !== null && game.result !== null;
    if (settled === false && done && game.kind !== 'bye') tellOf(say('turn.settled'));
    known = me.next;
    settled = done;
  });
}

/** Where I sit in which round. */
const seatOf = ({ round, game }: MePart): string => `${round} ${game?.id ?? ''} ${game?.table ?? ''}`;

/** The first panel shows it already; on any other it is shown on top. */
function tellOf(text: string): void {
  if (tabOf(route.peek().tab) === 'now') announce(text);
  else toast(text);
}

/** Says once that a command has arrived. What waits or was refused stands on the page. */
export function announceOutbox({ items }: Outbox): () => void {
  let states = new Map<string, Item['state']>();
  return effect(() => {
    for (const { id, state, command } of items.value) {
      if (states.get(id) === 'saved' && state === 'sent')
        announce(say('outbox.arrived', { what: say(`did.${command.type}`) }));
    }
    states = new Map(items.value.map(({ id, state }) => [id, state]));
  });
}
