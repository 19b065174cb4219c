/**
 * A process of its own: pairs one round of so many players for the first time, and says how long that took and how much
 * memory it needed at most above what the process held before.
 */
import { isRefusal } from '../../core/rules/refusal.ts';
import { leastGap } from '../../core/systems/open-swiss/event/least-gap.ts';
import { openRound } from '../../core/systems/open-swiss/event/round.ts';
import { configure } from '../../core/systems/open-swiss/event/configure.ts';
import type { History } from '../../core/event/pack.ts';
import { NOTHING, streamOf } from './rounds.ts';

const players = Number(process.argv[2]);
const configured = configure({ preset: 'chess' });
if (isRefusal(configured)) throw new Error(configured.message);
const ids = Array.from({ length: players }, (_, index) => `p${index + 1}`);
/** Four rounds in which the nearest numbers that have not met played, the first of two winning. */
const rounds = [1, 2, 4, 8].map((step) => ({
  games: ids.flatMap((id, index) => {
    const other = ids[index ^ step];
    if (other === undefined || (index & step) !== 0) return [];
    return [
      { seats: [id, other], result: { kind: 'played', scores: [{ result: 'win' }, { result: 'loss' }] } as const },
    ];
  }),
}));
const entrants = ids.map((id) => ({ id, status: 'active', checkedIn: true }) as const);
const history: History = { options: configured.options, entrants, rounds };
const round = openRound(history, NOTHING, streamOf('first'));
if (isRefusal(round)) throw new Error(round.message);
const everybody = ids.map((_, player) => player);
const before = process.memoryUsage().rss;
const start = performance.now();
leastGap(round, everybody);
const time = performance.now() - start;
const most = process.resourceUsage().maxRSS * 1024;
console.log(JSON.stringify({ time, memory: Math.max(0, most - before) / 2 ** 20 }));
