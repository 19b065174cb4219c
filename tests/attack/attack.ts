/** An attack, and what comes of it: measured beside somebody honest, and held against its bars. */
import { setTimeout as later } from 'node:timers/promises';
import type { ServerOptions } from '../../server/main.ts';
import { beginHonest } from './honest.ts';
import { type Hall, type Target, onTarget, peakMemory, socketsOf } from './target.ts';

/** A figure by its name, e.g. `{ 'still open': 3 }`. */
export type Figures = Readonly<Record<string, number>>;

export interface Attack {
  readonly name: string;
  /** How much of it: connections, requests, whatever it counts; `few` in `npm test`, `many` in `npm run test:full`. */
  readonly size: { readonly few: number; readonly many: number };
  /** Attacks; done when the attacker has let go of everything. Says figures of its own. */
  run(target: Target, size: number): Promise<Figures>;
  /** The most that a figure of its own may be. */
  readonly bars: Figures;
}

/** The most that any attack may do. `memory` is in MB, by how many play; times are in ms. */
export interface CommonBars {
  readonly slowest: number;
  readonly memory: number;
  /** Until every connection of the attacker is let go of. */
  readonly letGo: number;
}

/** Measures one attack. A figure that this system cannot tell is left out. */
export async function measure(
  attack: Attack,
  how: { readonly hall: Hall; readonly size: 'few' | 'many'; readonly options?: Partial<ServerOptions> },
): Promise<Figures> {
  return onTarget(how.hall, how.options ?? {}, async (target) => {
    // As in a hall: somebody has looked already.
    await fetch(`${target.url}/api/events/${target.event}/view?parts=event`).then((answer) => answer.text());
    const before = socketsOf(target.pid);
    const honest = beginHonest(target);
    const own = await attack.run(target, attack.size[how.size]);
    const { slowest, unanswered } = await honest.stop();
    const letGo = before === null ? null : await untilGone(target.pid, before);
    const memory = peakMemory(target.pid);
    return {
      slowest,
      unanswered,
      ...(memory === null ? {} : { memory }),
      ...(letGo === null ? {} : { letGo }),
      ...own,
    };
  });
}

/** The figures that miss their bar, as a person reads them; none where all is well. */
export function missed({ bars }: Attack, figures: Figures, common: CommonBars): string[] {
  const all: Figures = { unanswered: 0, ...common, ...bars };
  return Object.entries(all).flatMap(([name, most]) => {
    const value = figures[name];
    return value === undefined || value <= most ? [] : [`${name}: ${Math.round(value)}, at most ${most}`];
  });
}

/** How long until the process holds no more sockets than before, in ms. */
async function untilGone(pid: number, before: number): Promise<number> {
  const since = performance.now();
  while (performance.now() - since < 120_000) {
    if ((socketsOf(pid) ?? 0) <= before) return performance.now() - since;
    await later(50);
  }
  return Infinity;
}
