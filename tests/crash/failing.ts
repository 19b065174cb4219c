/** A disk that fails at one write, for each write of a day at the desk; what was refused is sent again once it is mended. */
import { firstBreak } from '../../core/journal/chain.ts';
import { importLines } from '../../core/journal/lines.ts';
import { isRefusal } from '../../core/rules/refusal.ts';
import type { EventCommand } from '../../core/event/commands.ts';
import { verifyRecord } from '../../library/record.ts';
import { type TestEvent, type TestServer, newEvent, players, testServer } from '../server/desk.ts';

const WRITES = /^(insert|update|delete|commit)/;

/** How a disk says that it is full, that it fails, that it takes no writes. */
export const DISK_CODES = [
  'SQLITE_FULL',
  'SQLITE_IOERR_WRITE',
  'SQLITE_IOERR_FSYNC',
  'SQLITE_READONLY',
  'ENOSPC',
  'EIO',
  'EROFS',
] as const;

export class FailingDisk {
  writes = 0;
  failAt = Infinity;
  /** The first write that it takes again. */
  until = Infinity;
  code = 'SQLITE_FULL';

  readonly before = (sql: string): void => {
    if (!WRITES.test(sql)) return;
    this.writes += 1;
    if (this.writes >= this.failAt && this.writes < this.until)
      throw Object.assign(new Error('the disk'), { code: this.code });
  };

  repair(): void {
    this.failAt = Infinity;
  }
}

type Step = EventCommand | { readonly type: 'undo'; readonly target: string };

const played = (vp: number) => ({ kind: 'played', scores: [{ vp }, { vp: 3 }] }) as const;

/** What the desk does, with ids of its own so that it can be sent again. */
export const ROUND: readonly Step[] = [
  players(4),
  { type: 'publish-pack' },
  { type: 'start-event' },
  { type: 'draft-round' },
  { type: 'publish-round' },
  { type: 'start-clock' },
  { type: 'enter-result', game: 'r1g1', result: played(5) },
  { type: 'rule', topic: 'Pace', text: 'all well' },
];

/** A day of it, with what is taken back, corrected and drawn again. */
export const DAY: readonly Step[] = [
  ...ROUND,
  { type: 'undo', target: 'step-number-7' },
  { type: 'enter-result', game: 'r1g2', result: played(1) },
  { type: 'announce', text: 'Lunch at one' },
  { type: 'close-round' },
  { type: 'drop', entrant: 'e4', reason: 'has to go' },
  { type: 'add-entrants', entrants: [{ name: 'Late', faction: 'Guild', contact: 'l@example.org', checkIn: true }] },
  { type: 'draft-round' },
  { type: 'draft-round', reason: 'once more' },
  { type: 'publish-round' },
  { type: 'start-clock' },
  { type: 'pause-clock' },
  { type: 'resume-clock' },
  { type: 'enter-result', game: 'r2g1', result: played(4) },
  { type: 'enter-result', game: 'r2g2', result: played(2) },
  { type: 'close-round' },
  { type: 'end-event', reason: 'it is late' },
];

/** What one try found. */
interface Tried {
  readonly writes: number;
  readonly refused: number;
  readonly faults: readonly string[];
}

interface Failing {
  readonly code: string;
  /** It fails at this write of the script, and at so many after it. */
  readonly at: number;
  readonly writes: number;
}

/** Plays the script on a disk that fails so, mends the disk, plays it again and starts the server anew. */
export async function playOn(script: readonly Step[], failing: Failing | null): Promise<Tried & { whole: string[] }> {
  const disk = new FailingDisk();
  const on = await testServer({ storage: { libsql: { before: disk.before } } });
  const faults: string[] = [];
  try {
    const event = await newEvent(on);
    disk.writes = 0;
    if (failing) Object.assign(disk, { code: failing.code, failAt: failing.at, until: failing.at + failing.writes });
    const done = await sendAll(event, script, faults);
    disk.repair();
    const { writes } = disk;
    const kept = await entriesOf(on, event, faults);
    const steps = new Set(kept.filter((entry) => entry.startsWith('step')).map((entry) => entry.split(' ')[0])).size;
    if (steps !== done) faults.push(`${done} steps were acknowledged, and ${steps} kept`);
    // Sent again, each step is done once.
    if ((await sendAll(event, script, faults)) !== script.length) faults.push('a mended disk refuses');
    const whole = await entriesOf(on, event, faults);
    if (JSON.stringify(whole.slice(0, kept.length)) !== JSON.stringify(kept)) faults.push('what was kept is another');
    await on.restart();
    if (JSON.stringify(await entriesOf(on, event, faults)) !== JSON.stringify(whole))
      faults.push('a server that starts anew reads something else');
    const named = failing === null ? faults : faults.map((fault) => `${failing.code} at ${failing.at}: ${fault}`);
    return { writes, whole, refused: done < script.length ? 1 : 0, faults: named };
  } finally {
    await on.end();
  }
}

/** Sends the script once; says how many steps were acknowledged before the first that was not. */
async function sendAll(event: TestEvent, script: readonly Step[], faults: string[]): Promise<number> {
  for (const [step, command] of script.entries()) {
    const before = await statusAndView(event);
    const answered = await event.send(command, undefined, `step-number-${step}`);
    if (answered.status === 200) continue;
    if (answered.status !== 503 || !/"cannot-save".*cannot save/.test(answered.text))
      faults.push(`${command.type} was answered with ${answered.status} ${answered.text}`);
    if ((await statusAndView(event)) !== before) faults.push(`${command.type} was refused, and is shown`);
    return step;
  }
  return script.length;
}

async function statusAndView(event: TestEvent): Promise<string> {
  const view = await event.view(event.token);
  return `${view.status} ${view.text}`;
}

/** The journal, its chain and everything that it claims checked. */
async function entriesOf(on: TestServer, event: TestEvent, faults: string[]): Promise<string[]> {
  const file = importLines((await on.call('GET', event.path('export'))).text);
  if (isRefusal(file)) {
    faults.push(file.message);
    return [];
  }
  const verified = verifyRecord(file);
  if (isRefusal(verified)) faults.push(verified.message);
  else if (verified.problems.length > 0) faults.push(`the journal: ${JSON.stringify(verified.problems[0])}`);
  if (firstBreak(file.header, file.entries) !== null) faults.push('the chain is broken');
  return file.entries.map(({ command, body }) => `${command} ${body.type}`);
}

/** Plays the script once for each of its writes, which fails: alone, or with `writes` together. */
export async function failAtEach(
  script: readonly Step[],
  { code, writes }: Pick<Failing, 'code' | 'writes'>,
): Promise<Tried> {
  const calm = await playOn(script, null);
  const all = { writes: calm.writes, refused: 0, faults: [...calm.faults] };
  for (let at = 1; at <= calm.writes; at += 1) {
    const tried = await playOn(script, { code, at, writes });
    all.refused += tried.refused;
    all.faults.push(...tried.faults);
    if (JSON.stringify(tried.whole) !== JSON.stringify(calm.whole))
      all.faults.push(`${code} at ${at}: another journal`);
  }
  return all;
}
