/** Who we are here: from the link that was followed, from what this device holds, or from what it remembers. */
import { firstView } from '../live/first-view.ts';
import { type Answer, type Hold, exchange, forgetMe, holdings, remember, remembered, takeToken } from './session.ts';

export type Where =
  | { readonly kind: 'starting' }
  /** No word from the server yet; it is asked again. */
  | { readonly kind: 'away' }
  | { readonly kind: 'refused'; readonly message: string }
  /** An address without an event, and nothing is held. */
  | { readonly kind: 'nowhere' }
  | { readonly kind: 'choose'; readonly event: string }
  /** Before the day: whoever opens the page puts themselves down. */
  | { readonly kind: 'sign-up'; readonly event: string }
  | { readonly kind: 'play'; readonly event: string; readonly entrant: string };

const AGAIN = 2000;

/** The parts that the first page needs, as the page itself asks for them. Who else is here comes when somebody looks. */
export const FIRST_PARTS = 'as=player&parts=event,pack,me,clock,round';

/** The pages of the other roles, for a link that was opened at the wrong door. */
const PAGES: Readonly<Record<string, (event: string) => string>> = {
  display: (event) => `/screen?event=${encodeURIComponent(event)}`,
};

/** The event that an address names behind a door: `/p/ID`, `/signup/ID`. */
export function eventIn(path: string, door: 'p' | 'signup' = 'p'): string | null {
  const id = new RegExp(`^/${door}/([^/]+)`).exec(path)?.[1];
  return id === undefined ? null : decodeURIComponent(id);
}

/** The code of a hall, as somebody typed it behind the address: `/j/CODE`. */
function codeIn(path: string): string | null {
  const code = /^\/j\/([\w-]{1,40})$/.exec(path)?.[1];
  return code ?? null;
}

/** Finds out, and tells each step; keeps asking while the server is away. */
export async function begin(tell: (where: Where) => void): Promise<void> {
  const token = takeToken();
  const code = codeIn(location.pathname);
  if (token !== null || code !== null) {
    const shown = token === null ? { code: code ?? '' } : { token };
    const answer = await untilAnswered(() => exchange(shown), tell);
    if (answer.kind === 'refused') tell({ kind: 'refused', message: answer.refused.message });
    else enter(answer.value, tell);
    return;
  }
  const list = eventIn(location.pathname, 'signup');
  if (list !== null) {
    const mine = remembered(list);
    if (mine === null) tell({ kind: 'sign-up', event: list });
    else enter({ event: list, role: 'player', entrant: mine }, tell);
    return;
  }
  const event = eventIn(location.pathname);
  const known = event === null ? null : (remembered(event) ?? firstView(event, FIRST_PARTS)?.entrant ?? null);
  if (event !== null && known !== null) tell({ kind: 'play', event, entrant: known });
  const held = await untilAnswered(holdings, known === null ? tell : () => undefined);
  if (held.kind === 'refused') tell({ kind: 'refused', message: held.refused.message });
  else settle(held.value, { event, known }, tell);
}

function settle(
  holds: readonly Hold[],
  { event, known }: { readonly event: string | null; readonly known: string | null },
  tell: (where: Where) => void,
): void {
  const mine = holds.filter(({ role }) => role === 'player');
  const here = event ?? mine[mine.length - 1]?.event ?? null;
  if (here === null) {
    tell({ kind: 'nowhere' });
    return;
  }
  const own = mine.filter((hold) => hold.event === here && hold.entrant !== null);
  const entrant = own.find((hold) => hold.entrant === known)?.entrant ?? own[0]?.entrant ?? null;
  // What was remembered is held no more, e.g. the desk gave the name to another phone.
  if (entrant === null) forgetMe(here);
  // Opened by hand, without ever having followed a link to this event.
  if (known === null && !mine.some((hold) => hold.event === here)) {
    tell({ kind: 'nowhere' });
    return;
  }
  if (entrant !== known || event === null || entrant === null) enter({ event: here, role: 'player', entrant }, tell);
}

export function enter({ event, role, entrant }: Hold, tell: (where: Where) => void): void {
  if (role !== 'player') {
    location.replace(PAGES[role]?.(event) ?? `/desk?event=${encodeURIComponent(event)}&as=${role}`);
    return;
  }
  const address = `/p/${encodeURIComponent(event)}`;
  if (location.pathname !== address) history.replaceState(null, '', address + location.hash);
  if (entrant === null) {
    tell({ kind: 'choose', event });
    return;
  }
  remember(event, entrant);
  tell({ kind: 'play', event, entrant });
}

type Reached<Value> = Exclude<Answer<Value>, { readonly kind: 'away' }>;

async function untilAnswered<Value>(
  ask: () => Promise<Answer<Value>>,
  tell: (where: Where) => void,
): Promise<Reached<Value>> {
  for (;;) {
    const answer = await ask();
    if (answer.kind !== 'away') return answer;
    tell({ kind: 'away' });
    await new Promise((wake) => setTimeout(wake, AGAIN));
  }
}
