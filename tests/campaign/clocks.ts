/** A round while the machine's clock is set again and again, sleeps and starts anew: it ends when it would have. */
import { hashText } from '../../core/chance/bytes.ts';
import { openStream } from '../../core/chance/stream.ts';
import type { ClockPart } from '../../core/event/views.ts';
import { importLines } from '../../core/journal/lines.ts';
import { isRefusal } from '../../core/rules/refusal.ts';
import { verifyRecord } from '../../library/record.ts';
import { settled } from '../server/clock.ts';
import { type TestEvent, type TestServer, UNLIMITED, runningEvent, testServer } from '../server/desk.ts';
import { Listener } from '../server/listener.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Minutes that a phone shows, by the time that it is sent. */
export async function minutesLeft(on: TestServer, event: TestEvent): Promise<number> {
  const phone = await Listener.open(on.server.url, event.id);
  await phone.until(({ heard, position }) => heard.some(({ event: type }) => type === 'time') && position !== null);
  const { now } = JSON.parse(phone.heard.find(({ event: type }) => type === 'time')?.data ?? '') as { now: number };
  phone.close();
  return ((phone.view.clock as ClockPart).endsAt ?? 0) / MINUTE - now / MINUTE;
}

export interface Jumps {
  readonly jumps: number;
  readonly looks: number;
  readonly faults: readonly string[];
}

/** A round of the seed: time passes, and between the minutes the clock is set, also while the server is off. */
export async function jumpedRound(seed: number): Promise<Jumps> {
  const chance = openStream(hashText(`clocks ${seed}`), 'clocks');
  const on = await testServer({ rates: UNLIMITED });
  const faults: string[] = [];
  let [jumps, looks, paused] = [0, 0, false];
  /** By how much the journal is ahead of the machine, in ms: a clock that was set back must catch up first. */
  let ahead = 0;
  try {
    const event = await runningEvent(on);
    let left = await minutesLeft(on, event);
    const jump = (): number => (chance.below(2) === 0 ? 1 : -1) * chance.die(30) * (chance.below(3) + 1) * HOUR * 0.1;
    const does = {
      pass: async () => {
        const minutes = chance.die(9);
        await on.clock.pass(minutes * MINUTE);
        if (!paused) left -= minutes;
      },
      set: async () => {
        on.clock.setWall(on.clock.wall() + jump());
        await on.clock.pass(2000);
        if (!paused) left -= 2000 / MINUTE;
      },
      off: async () => {
        // What was written last is when it is: so a clock that is set back while it is off takes nothing away.
        await event.play({ type: 'note', text: `the ${jumps}. time` });
        const by = jump();
        on.clock.setWall(on.clock.now());
        on.clock.set(on.clock.now() + by);
        await on.restart();
        if (!paused) left -= Math.max(0, by - ahead) / MINUTE;
        ahead = Math.max(0, ahead - by);
      },
      pause: async () => {
        await event.play({ type: paused ? 'resume-clock' : 'pause-clock' });
        paused = !paused;
      },
    };
    for (let step = 0; step < 20 && left > 0; step += 1) {
      const what = (['pass', 'set', 'off', 'pause', 'pass', 'set'] as const)[chance.below(6)] ?? 'pass';
      await does[what]();
      await settled();
      if (what === 'set' || what === 'off') jumps += 1;
      looks += 1;
      const shown = paused ? left : await minutesLeft(on, event);
      if (Math.abs(shown - left) > 0.01) faults.push(`after ${what}, ${shown} minutes are left instead of ${left}`);
      faults.push(...(await journalFaults(on, event)));
      if (faults.length > 0) break;
    }
    return { jumps, looks, faults };
  } finally {
    await on.end();
  }
}

/** What is wrong with the journal as everybody may have it: its chain, its draws, its times, each call made once. */
export async function journalFaults(on: Pick<TestServer, 'call'>, event: TestEvent): Promise<readonly string[]> {
  const file = importLines((await on.call('GET', event.path('export'))).text);
  if (isRefusal(file)) return [file.message];
  const verified = verifyRecord(file);
  if (isRefusal(verified)) return [verified.message];
  const calls = file.entries.flatMap(({ body }) => (body.type === 'call-made' ? [JSON.stringify(body)] : []));
  const back = file.entries.findIndex(({ at }, place) => at < (file.entries[place - 1]?.at ?? 0));
  return [
    ...verified.problems.slice(0, 3).map((problem) => `the journal: ${JSON.stringify(problem)}`),
    ...(new Set(calls).size < calls.length ? ['a call was made twice'] : []),
    ...(back === -1 ? [] : [`entry ${back} is earlier than the one before it`]),
  ];
}
