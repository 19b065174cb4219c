/** The attacks. To add one: an object here. */
import { setTimeout as later } from 'node:timers/promises';
import type { Attack } from './attack.ts';
import { asking, closeAll, linesTo } from './sockets.ts';

/** What an attacker does with connections that read nothing, for so many seconds. */
const HELD = 3000;

const unreadStreams: Attack = {
  name: 'streams that nobody reads',
  size: { few: 60, many: 1500 },
  bars: {},
  run: async (target, size) => {
    const lines = await linesTo(target, size, () => asking(`/api/events/${target.event}/stream`));
    await later(HELD);
    closeAll(lines);
    return {};
  },
};

export const ATTACKS: readonly Attack[] = [unreadStreams];
