/**
 * Twenty-four hours at a desk, compressed: an event after another is played, and every fault comes at random. After each the
 * journal is verified, and nothing that was acknowledged is missing from it or in it twice.
 */
import { cpSync } from 'node:fs';
import { hashText } from '../../core/chance/bytes.ts';
import { type Stream, openStream } from '../../core/chance/stream.ts';
import type { EventCommand } from '../../core/event/commands.ts';
import type { DeskPart, GameRow } from '../../core/event/views.ts';
import { DISK_CODES, FailingDisk } from '../crash/failing.ts';
import { settled } from '../server/clock.ts';
import {
  type TestEvent,
  type TestServer,
  UNLIMITED,
  eventOn,
  newEvent,
  newFolder,
  players,
  testServer,
} from '../server/desk.ts';
import { bentCommands, isProperRefusal } from '../server/fuzz.ts';
import { Listener } from '../server/listener.ts';
import { journalFaults } from './clocks.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export interface Day {
  readonly events: number;
  readonly commands: number;
  readonly faultsTried: number;
  readonly faults: readonly string[];
}

interface Hall {
  on: TestServer;
  readonly disk: FailingDisk;
  readonly chance: Stream;
  event: TestEvent;
  phone: Listener;
  /** Commands of the event that were acknowledged and write something that everybody may have. */
  acknowledged: Set<string>;
  sent: number;
  readonly faults: string[];
}

export async function stormyDay(seed: number): Promise<Day> {
  const disk = new FailingDisk();
  const on = await testServer({ rates: UNLIMITED, storage: { libsql: { before: disk.before } } });
  const event = await newEvent(on);
  const hall: Hall = {
    ...{ on, disk, event, sent: 0, faults: [], acknowledged: new Set() },
    chance: openStream(hashText(`day ${seed}`), 'day'),
    phone: await Listener.open(on.server.url, event.id),
  };
  let [events, tried, passed] = [1, 0, 0];
  try {
    while (passed < DAY && hall.faults.length === 0) {
      const minutes = hall.chance.die(9);
      passed += minutes * MINUTE;
      await hall.on.clock.pass(minutes * MINUTE);
      if (await isOver(hall)) {
        events += 1;
        hall.phone.close();
        hall.event = await newEvent(hall.on);
        hall.acknowledged = new Set();
        hall.phone = await Listener.open(hall.on.server.url, hall.event.id);
      }
      for (const command of await nextSteps(hall)) await send(hall, command);
      if (hall.chance.below(3) > 0) continue;
      tried += 1;
      const [name, fault] = FAULTS[hall.chance.below(FAULTS.length)] ?? ['a phone that was away', again];
      await fault(hall);
      hall.faults.push(...(await wrongNow(hall)).map((wrong) => `${name} at minute ${passed / MINUTE}: ${wrong}`));
    }
    return { events, commands: hall.sent, faultsTried: tried, faults: hall.faults };
  } finally {
    hall.phone.close();
    await hall.on.end();
  }
}

async function deskOf({ on, event }: Hall): Promise<{ desk: DeskPart; games: readonly GameRow[] }> {
  const { body, text } = await on.call('GET', event.path('view'), { token: event.token });
  const { parts } = body as { parts?: { desk: DeskPart; event: { round: number } } & Record<string, unknown> };
  if (!parts) throw new Error(`no view: ${text}`);
  const games = Object.values((parts[`games/${parts.event.round}`] ?? {}) as Record<string, GameRow>);
  return { desk: parts.desk, games };
}

async function isOver(hall: Hall): Promise<boolean> {
  return (await deskOf(hall)).desk.next === 'over';
}

/** What the desk says comes next, and something beside it now and then. */
async function nextSteps(hall: Hall): Promise<readonly EventCommand[]> {
  const { desk, games } = await deskOf(hall);
  const vp = (): number => hall.chance.below(8);
  const beside: readonly EventCommand[] = [
    { type: 'rule', topic: 'Pace', text: `the ${hall.sent}. word` },
    { type: 'announce', text: 'Lunch at one' },
    { type: 'note', text: 'nobody knows' },
    { type: 'drop', entrant: `e${hall.chance.die(8)}`, reason: 'has to go' },
    { type: 'reinstate', entrant: `e${hall.chance.die(8)}` },
    { type: 'pause-clock' },
    { type: 'resume-clock' },
  ];
  const extra = hall.chance.below(4) === 0 ? [beside[hall.chance.below(beside.length)] ?? beside[0]] : [];
  const open = games.filter(({ result }) => result === null);
  const next: Readonly<Record<DeskPart['next'], readonly EventCommand[]>> = {
    'add-entrants': [players(8)],
    'publish-pack': [{ type: 'publish-pack' }],
    'check-in': [players(2)],
    'start-event': [{ type: 'start-event' }],
    'draft-round': [{ type: 'draft-round' }],
    'publish-round': [{ type: 'publish-round' }],
    'start-clock': [{ type: 'start-clock' }],
    'collect-results': open.slice(0, 2).map(({ id }): EventCommand => ({
      ...{ type: 'enter-result', game: id },
      result: { kind: 'played', scores: [{ vp: vp() }, { vp: vp() }] },
    })),
    'close-round': [{ type: 'close-round' }],
    'end-event': [{ type: 'end-event' }],
    over: [],
  };
  return [...next[desk.next], ...extra.filter((command) => command !== undefined)];
}

/** Notes what is acknowledged. A refusal is as good: the desk may ask for what cannot be. */
async function send(hall: Hall, command: EventCommand, id = `day-number-${hall.sent}`): Promise<number> {
  hall.sent += 1;
  const { status, body, text } = await hall.event.send(command, undefined, id);
  if (status === 200) {
    if ((body as { entries: readonly unknown[] }).entries.length > 0 && command.type !== 'note')
      hall.acknowledged.add(id);
  } else if (status >= 500 && !/"(cannot-save|busy)"/.test(text))
    hall.faults.push(`${command.type}: ${status} ${text}`);
  return status;
}

/** What is missing, doubled or broken in the journal now, and what a phone shows that is not so. */
async function wrongNow(hall: Hall): Promise<readonly string[]> {
  const { on, event, phone, acknowledged } = hall;
  await settled();
  const text = (await on.call('GET', event.path('export'))).text;
  const lines = text.trim().split('\n').slice(1);
  const commands = lines.map((line) => (JSON.parse(line) as { command?: string }).command ?? '');
  const kept = new Set(commands);
  const missing = [...acknowledged].filter((id) => !kept.has(id));
  // One command's entries stand together: twice would be apart.
  const runs = commands.filter((id, place) => id !== commands[place - 1]);
  const doubled = runs.length - new Set(runs).size;
  const { position } = (await event.view()).body as { position: string };
  const shown = await phone
    .until((now) => now.position === position)
    .then(
      () => null,
      () => 'a phone stays behind',
    );
  return [
    ...(await journalFaults(on, event)),
    ...missing.map((id) => `${id} was acknowledged, and is missing`),
    ...(doubled > 0 ? [`${doubled} commands are there twice`] : []),
    ...(shown === null ? [] : [shown]),
  ];
}

type Fault = (hall: Hall) => Promise<void>;

/** The hall as it is after its server came back: the event is asked there, and the phone listens. */
const again = async (hall: Hall): Promise<void> => {
  hall.phone.close();
  hall.event = eventOn(hall.on, hall.event);
  hall.phone = await Listener.open(hall.on.server.url, hall.event.id);
};

const diskFails: Fault = async (hall) => {
  const { disk, chance } = hall;
  const at = disk.writes + chance.die(4);
  Object.assign(disk, { code: DISK_CODES[chance.below(DISK_CODES.length)], failAt: at, until: at + chance.die(3) });
  const id = `day-fault-${hall.sent}`;
  const command = { type: 'rule', topic: 'Pace', text: 'on a bad disk' } as const;
  await Promise.all([send(hall, command, id), send(hall, { type: 'announce', text: 'Disk' })]);
  disk.repair();
  // A phone sends what was not acknowledged again.
  if ((await send(hall, command, id)) !== 200) hall.faults.push('a mended disk takes nothing');
};

/** As a kill leaves it: the files as they are, while requests are on their way. */
const killed: Fault = async (hall) => {
  const { on } = hall;
  const id = `day-fault-${hall.sent}`;
  const command = { type: 'rule', topic: 'Pace', text: 'at the end of its life' } as const;
  const onTheirWay = [send(hall, command, id), send(hall, { type: 'note', text: 'too' })];
  await settled(hall.chance.below(12));
  const before = new Set(hall.acknowledged);
  const folder = newFolder();
  cpSync(on.folder, folder, { recursive: true });
  await Promise.all(onTheirWay);
  hall.acknowledged = before;
  hall.phone.close();
  hall.on = await testServer({
    ...{ rates: UNLIMITED, storage: { libsql: { before: hall.disk.before } } },
    ...{ dataFolder: folder, clock: on.clock },
  });
  await on.end();
  await again(hall);
  if ((await send(hall, command, id)) !== 200) hall.faults.push('what was on its way is not taken again');
};

const FAULTS: readonly (readonly [name: string, fault: Fault])[] = [
  ['a disk that fails', diskFails],
  ['a server that was killed', killed],
  [
    'a server that was stopped',
    async (hall) => {
      hall.phone.close();
      await hall.on.restart();
      await again(hall);
    },
  ],
  [
    'a clock that was set',
    async ({ on, chance }) => {
      on.clock.setWall(on.clock.now() + (chance.below(7200) - 3600) * 1000);
      await on.clock.pass(2000);
    },
  ],
  [
    'a clock that was set while the server was off',
    async (hall) => {
      const { on, chance } = hall;
      hall.phone.close();
      on.clock.set(on.clock.now() + (chance.below(7200) - 3600) * 1000);
      await on.restart();
      await again(hall);
    },
  ],
  [
    'bent commands',
    async ({ event, on, chance, faults, sent }) => {
      for (const [at, command] of bentCommands(chance.below(1_000_000), 20).entries()) {
        const token = chance.below(2) === 0 ? event.token : undefined;
        const body = { id: `day-bent-${sent}-${at}`, command };
        const answered = await on.call('POST', event.path('commands'), { token, body });
        if (answered.status !== 200 && !isProperRefusal(answered)) faults.push(`${answered.status} ${answered.text}`);
      }
    },
  ],
  [
    'a person who was forgotten',
    async ({ event, on, chance, faults }) => {
      const path = event.path(`people/e${chance.die(8)}/forget`);
      const answered = await on.call('POST', path, { token: event.token, body: {} });
      if (answered.status >= 500) faults.push(`forgetting: ${answered.status} ${answered.text}`);
    },
  ],
  ['a phone that was away', again],
];
