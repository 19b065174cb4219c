/** An event in a file of its own: read whole, changed by one command at a time, written whole. */
import { randomUUID } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { Hash } from '../../core/chance/bytes.ts';
import { linkOf, lotsSeal } from '../../core/chance/lots.ts';
import type { EventEntry } from '../../core/event/entries.ts';
import { readForeign } from '../../core/event/exchange/formats.ts';
import { takeInEvent } from '../../core/event/exchange/take-in.ts';
import { type EventRuleset, eventRuleset } from '../../core/event/ruleset.ts';
import type { EventState } from '../../core/event/state.ts';
import { type RecordFile, exportLines } from '../../core/journal/lines.ts';
import { type LiveRecord, act, beginRecord, foldRecord } from '../../core/journal/record.ts';
import type { Chance, Entry, Header, Viewer } from '../../core/journal/types.ts';
import { type Refusal, isRefusal, refuse } from '../../core/rules/refusal.ts';
import { packById } from '../../core/systems/index.ts';
import { newId } from '../../server/tokens.ts';
import { writeWhole } from '../files/atomic.ts';
import { lockFile } from '../files/lock.ts';
import { type OwnRecord, readRecord, writeRecord } from '../files/record-file.ts';
import { doneOf, parseCommand, randomHash } from './commands.ts';
import type { Command, Desk, Done, ForeignEvent, MadeEvent, NewEvent, Store } from './desk.ts';
import type { EventView } from './parts.ts';

/** Whoever has the file runs the event. */
const ORGANISER: Viewer = { role: 'organiser', staff: 'cli' };

type Live = LiveRecord<EventState, EventEntry>;

interface Opened {
  readonly rules: EventRuleset;
  readonly live: Live;
  readonly secrets: readonly Hash[];
}

export function fileStore(path: string, now: () => number): Store {
  return {
    open: async (event) => openFile(path, now, event),
    make: (asked) => makeFile(path, now, asked),
    takeIn: (file, secret) => takeInFile(path, file, secret),
    takeInForeign: (asked) => takeInOther(path, now, asked),
  };
}

async function openFile(path: string, now: () => number, event: string | undefined): Promise<Desk | Refusal> {
  const first = await read(path);
  if (isRefusal(first)) return first;
  const { id } = first.live.header;
  if (event !== undefined && event !== id) return refuse('unknown-event', `${path} holds the event ${id}.`);
  let opened = first;
  return {
    id,
    view: () => Promise.resolve(viewOf(opened)),
    send: async (command, commandId = randomUUID()) => {
      const sent = await underLock(path, async () => sendTo(path, { command, id: commandId, at: now() }));
      if (isRefusal(sent)) return sent;
      opened = sent.opened;
      return sent.done;
    },
    link: () => Promise.resolve(refuse('no-links', 'A file has no links. Everybody with the file can run the event.')),
    lines: () => Promise.resolve(exportLines(opened.rules, opened.live)),
    close: () => Promise.resolve(),
  };
}

async function read(path: string): Promise<Opened | Refusal> {
  const record = readRecord(await readFile(path, 'utf8'));
  return isRefusal(record) ? { ...record, message: `${path}: ${record.message}` } : folded(record);
}

function folded({ header, entries, secrets }: OwnRecord): Opened | Refusal {
  const rules = rulesOf(header);
  if (isRefusal(rules)) return rules;
  const live = foldRecord(rules, header, entries as readonly Entry<EventEntry>[]);
  return isRefusal(live) ? live : { rules, live, secrets };
}

function rulesOf({ ruleset, system }: RecordFile['header']): EventRuleset | Refusal {
  const pack = ruleset === 'event' ? packById(system) : undefined;
  return pack ? eventRuleset(pack) : unknownSystem(system);
}

function unknownSystem(system: string): Refusal {
  return refuse('unknown-system', `This version of Muster does not know ${system}.`);
}

function viewOf({ rules, live }: Opened): EventView {
  return { ...rules.shared(live.state), ...rules.own(live.state, ORGANISER) };
}

async function underLock<T>(path: string, work: () => Promise<T>): Promise<T | Refusal> {
  const release = await lockFile(path);
  if (isRefusal(release)) return release;
  try {
    return await work();
  } finally {
    release();
  }
}

interface Sending {
  readonly command: Command;
  readonly id: string;
  readonly at: number;
}

/** Decides on what the file holds now: another command may have written since it was read. */
async function sendTo(path: string, sending: Sending): Promise<{ opened: Opened; done: Done } | Refusal> {
  const command = parseCommand(sending.command);
  if (isRefusal(command)) return command;
  const before = await read(path);
  if (isRefusal(before)) return before;
  const { rules, secrets } = before;
  const chance = chanceOf(before);
  const acted = act(rules, madeCalls(before, chance, sending.at), { ...sending, by: ORGANISER, body: command }, chance);
  if (isRefusal(acted)) return acted;
  if (!acted.repeated) await writeWhole(path, writeRecord({ ...acted.record, secrets }));
  return { opened: { rules, secrets, live: acted.record }, done: doneOf(acted.entries, acted.repeated) };
}

/** The clock's calls that fell due while no command ran. */
function madeCalls({ rules, live }: Opened, chance: Chance, now: number): Live {
  let record = live;
  for (const { key, at, command } of rules.due(live.state)) {
    if (at > now) continue;
    const acted = act(rules, record, { id: `due:${key}`, at, by: { role: 'system' }, body: command }, chance);
    if (!isRefusal(acted)) record = acted.record;
  }
  return record;
}

function chanceOf({ live, secrets }: Opened): Chance {
  return {
    nonce: randomHash,
    link: (number) => {
      const secret = secrets.find((known) => lotsSeal(known) === live.state.lots);
      return secret === undefined ? null : linkOf(secret, number);
    },
  };
}

function newHeader({ system, options }: Pick<NewEvent, 'system' | 'options'>, created: number, secret: Hash): Header {
  const lots = lotsSeal(secret);
  return { format: 'muster-record/1', id: newId(), ruleset: 'event', system, created, lots, options };
}

async function makeFile(path: string, now: () => number, asked: NewEvent): Promise<MadeEvent | Refusal> {
  const secret = randomHash();
  const header = newHeader(asked, now(), secret);
  const rules = rulesOf(header);
  if (isRefusal(rules)) return rules;
  const begun = beginRecord(rules, header);
  if (isRefusal(begun)) return begun;
  const settings = parseCommand({ type: 'change-settings', settings: { ...asked.settings, name: asked.name } });
  if (isRefusal(settings)) return settings;
  const opened = { rules, live: begun, secrets: [secret] };
  const command = { id: randomUUID(), at: now(), by: ORGANISER, body: settings };
  const named = act(rules, begun, command, chanceOf(opened));
  if (isRefusal(named)) return named;
  return writeNew(path, { ...named.record, secrets: [secret] });
}

async function takeInOther(path: string, now: () => number, asked: ForeignEvent): Promise<MadeEvent | Refusal> {
  const read = readForeign(asked.text, asked.format);
  if (isRefusal(read)) return read;
  const secret = randomHash();
  const header = newHeader(asked, now(), secret);
  const pack = packById(asked.system);
  if (!pack) return unknownSystem(asked.system);
  const taken = { exchange: read.exchange, source: read.format.title, settings: asked.settings, goesOn: asked.goesOn };
  const chance = { nonce: randomHash, link: (number: number) => linkOf(secret, number) };
  const record = takeInEvent(pack, header, taken, { by: ORGANISER, chance });
  return isRefusal(record) ? record : writeNew(path, { ...record, secrets: [secret] });
}

async function takeInFile(path: string, file: RecordFile, secret: string | null): Promise<MadeEvent | Refusal> {
  const record = { ...file, secrets: secret === null ? [] : [secret] };
  const opened = folded(record);
  return isRefusal(opened) ? opened : writeNew(path, record);
}

async function writeNew(path: string, record: OwnRecord): Promise<MadeEvent | Refusal> {
  return underLock(path, async () => {
    const known = await stat(path).catch(() => null);
    if (known) return refuse('file-exists', `${path} exists already. Choose another name.`);
    await writeWhole(path, writeRecord(record));
    return { id: record.header.id, link: null, token: null };
  });
}
