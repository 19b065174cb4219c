/** Which big screens an event has: those that the desk set up, and those that are connected. */
import type { ScreensPart } from '../../core/event/screens.ts';
import type { Stream } from './feed.ts';
import { same } from './same.ts';

/** Screens that nobody has set up yet, of one address and in all: anybody may call themselves a screen. */
const NEW_FROM_ONE_ADDRESS = 12;
const NEW = 60;

/** The same object where nothing changed. */
export function withPresent(screens: ScreensPart, streams: Iterable<Stream>): ScreensPart {
  const known = Object.entries(screens).flatMap(([code, { setup }]) => (setup ? [[code, setup] as const] : []));
  const codes = presentCodes(new Set(known.map(([code]) => code)), streams);
  const setups = new Map([...[...codes].sort().map((code) => [code, null] as const), ...known]);
  const next = Object.fromEntries([...setups].map(([code, setup]) => [code, { setup, connected: codes.has(code) }]));
  return same(next, screens) ? screens : next;
}

/** Who is set up is always there; of the others, those that came first. */
function presentCodes(setUp: ReadonlySet<string>, streams: Iterable<Stream>): ReadonlySet<string> {
  const there = new Set<string>();
  const fresh = new Set<string>();
  const perAddress = new Map<string, number>();
  for (const { screen, address } of streams) {
    if (screen === null || there.has(screen)) continue;
    if (!setUp.has(screen)) {
      const many = perAddress.get(address) ?? 0;
      if (many >= NEW_FROM_ONE_ADDRESS || fresh.size >= NEW) continue;
      perAddress.set(address, many + 1);
      fresh.add(screen);
    }
    there.add(screen);
  }
  return there;
}
