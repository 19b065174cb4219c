/**
 * A record as JSON Lines: the header, then one entry a line with every seal closed, then the plain texts that may be
 * shown, each with the salt that proves it. `docs/record.schema.json` describes the lines.
 */
import { firstBreak } from './chain.ts';
import { isPlainObject, parseJson } from './json.ts';
import { type Opened, closeAll, isIrregularSeal, openAll, openSeals, sealFits } from './seal.ts';
import { type Entry, type Header, PURPOSES, ROLES, type Ruleset, type Viewer } from './types.ts';
import { type Refusal, refuse } from '../rules/refusal.ts';

export interface RecordFile {
  readonly header: Header;
  readonly entries: readonly Entry[];
}

/** What a text's line holds. */
interface TextLine extends Opened<unknown> {
  readonly text: string;
}

type Publishing = Pick<Ruleset<never, never, never>, 'published'>;

/** The lines of a record that anybody may read. */
export function exportLines(rules: Publishing, record: RecordFile): string[] {
  return [...exportedLines(rules, record)];
}

/** The same, each worked out when it is asked for: all of them take a while. */
export function* exportedLines(rules: Publishing, { header, entries }: RecordFile): Generator<string> {
  const texts = openSeals(header.options);
  yield JSON.stringify(closeAll(header));
  for (const entry of rules.published(header, entries)) {
    texts.push(...openSeals(entry.body));
    yield JSON.stringify(closeAll(entry));
  }
  for (const { keep, seal, open } of texts) {
    // Never a secret, whatever the rules say.
    if (keep !== 'text' || !open) continue;
    const line: TextLine = { text: seal, ...open };
    yield JSON.stringify(line);
  }
}

/** Reads lines back, and refuses what is not a whole, unaltered record: the sentence names the line or the entry. */
export function importLines(file: string): RecordFile | Refusal {
  let header: Header | null = null;
  const entries: Entry[] = [];
  const texts = new Map<string, Opened<unknown>>();
  for (const [index, line] of file.split('\n').entries()) {
    if (line.trim() === '') continue;
    const read = parseJson(line);
    if ('problem' in read) return refuse('bad-line', `Line ${index + 1} ${read.problem}.`);
    const { value } = read;
    if (!holdsNumbers(value)) return refuse('bad-line', `Line ${index + 1} holds a number that is larger than any.`);
    if (header === null) {
      if (!isHeader(value)) return refuse('no-header', 'The first line is not the header of a Muster record.');
      header = value;
    } else if (isEntry(value)) entries.push(value);
    else if (isTextLine(value)) texts.set(value.text, { value: value.value, nonce: value.nonce });
    else return refuse('bad-line', `Line ${index + 1} is neither an entry nor a text of a Muster record.`);
  }
  if (header === null) return refuse('no-header', 'The first line is not the header of a Muster record.');
  return checked(header, entries, texts);
}

function checked(
  header: Header,
  entries: readonly Entry[],
  texts: ReadonlyMap<string, Opened<unknown>>,
): RecordFile | Refusal {
  if (isIrregularSeal(header.options) || openSeals(header.options).length > 0) {
    return refuse('tampered', 'The first line holds a seal with something beside it that nobody sealed.');
  }
  const odd = entries.find(({ body }) => isIrregularSeal(body));
  if (odd) return refuse('tampered', `Entry ${odd.seq} holds a seal with something beside it that nobody sealed.`);
  const broken = firstBreak(header, entries);
  if (broken)
    return refuse('tampered', `Entry ${broken.seq} ${broken.problem}: this is not the record as it was written.`);
  for (const [seal, opened] of texts) {
    if (!sealFits(seal, opened))
      return refuse('tampered', `A text does not fit its seal ${seal.slice(0, 8)}: it was changed.`);
  }
  const open = (seal: string): Opened<unknown> | undefined => texts.get(seal);
  return { header: openAll(header, open), entries: openAll(entries, open) };
}

/** Whether every number in it is one: JSON can say `1e999`, and no hash can be made of it. */
function holdsNumbers(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value !== 'object' || value === null || Object.values(value).every(holdsNumbers);
}

/** The shapes of `docs/record.schema.json`. A member that is not in it is in no hash: somebody put it there later. */
function isHeader(value: unknown): value is Header {
  return (
    has(value, ['format', 'id', 'ruleset', 'system', 'created', 'lots', 'options'], ['purpose']) &&
    value.format === 'muster-record/1' &&
    ['id', 'ruleset', 'system', 'lots'].every((key) => typeof value[key] === 'string') &&
    isTime(value.created) &&
    (value.purpose === undefined || PURPOSES.some((known) => known === value.purpose))
  );
}

function isEntry(value: unknown): value is Entry {
  return (
    has(value, ['seq', 'at', 'by', 'command', 'version', 'body', 'prev', 'hash']) &&
    isWhole(value.seq, 0) &&
    isTime(value.at) &&
    isWhole(value.version, 1) &&
    value.version <= NEWEST &&
    ['command', 'prev', 'hash'].every((key) => typeof value[key] === 'string') &&
    isViewer(value.by) &&
    isPlainObject(value.body) &&
    typeof value.body.type === 'string'
  );
}

/** Beyond any version of a body: one that is read step by step must not take for ever. */
const NEWEST = 1000;

function isViewer(value: unknown): value is Viewer {
  return (
    has(value, ['role'], ['entrant', 'staff']) &&
    (value.role === 'system' || ROLES.some((role) => role === value.role)) &&
    ['entrant', 'staff'].every((key) => value[key] === undefined || typeof value[key] === 'string')
  );
}

function isTextLine(value: unknown): value is TextLine {
  return has(value, ['text', 'value', 'nonce']) && typeof value.text === 'string' && typeof value.nonce === 'string';
}

/** Whether it is an object with these members, perhaps some of the others, and nothing else. */
function has(value: unknown, members: readonly string[], perhaps: readonly string[] = []): value is Members {
  return (
    isPlainObject(value) &&
    members.every((name) => Object.hasOwn(value, name)) &&
    Object.keys(value).every((name) => members.includes(name) || perhaps.includes(name))
  );
}

type Members = Readonly<Record<string, unknown>>;

/** Milliseconds since 1970 that are a date. */
function isTime(value: unknown): boolean {
  return isWhole(value, 0) && value <= LAST;
}

const LAST = 8_640_000_000_000_000;

function isWhole(value: unknown, least: number): value is number {
  return Number.isSafeInteger(value) && Number(value) >= least;
}
