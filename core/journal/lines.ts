/**
 * A record as JSON Lines: the header, then one entry a line with every seal closed, then the plain texts that may be
 * shown, each with the salt that proves it. `docs/record.schema.json` describes the lines.
 */
import { firstBreak } from './chain.ts';
import { isPlainObject } from './json.ts';
import { type Opened, closeAll, openAll, openSeals, sealFits } from './seal.ts';
import { type Entry, type Header, type Refusal, type Ruleset, refuse } from './types.ts';

export interface RecordFile {
  readonly header: Header;
  readonly entries: readonly Entry[];
}

/** What a text's line holds. */
interface TextLine extends Opened<unknown> {
  readonly text: string;
}

/** The lines of a record that anybody may read. */
export function exportLines(rules: Pick<Ruleset<never, never, never>, 'published'>, record: RecordFile): string[] {
  const lines = [JSON.stringify(record.header)];
  const texts: string[] = [];
  for (const entry of rules.published(record.header, record.entries)) {
    lines.push(JSON.stringify(closeAll(entry)));
    for (const box of openSeals(entry.body)) {
      // Never a secret, whatever the rules say.
      if (box.keep !== 'text' || !box.open) continue;
      const line: TextLine = { text: box.seal, ...box.open };
      texts.push(JSON.stringify(line));
    }
  }
  return [...lines, ...texts];
}

/** Reads lines back, and refuses what is not a whole, unaltered record: the sentence names the line or the entry. */
export function importLines(file: string): RecordFile | Refusal {
  const lines = file.split('\n').map((line) => line.trim());
  const parsed: { line: number; value: unknown }[] = [];
  for (const [index, line] of lines.entries()) {
    if (line === '') continue;
    const value = parse(line);
    if (value === undefined) return refuse('bad-line', `Line ${index + 1} is not JSON.`);
    parsed.push({ line: index + 1, value });
  }
  const [first, ...rest] = parsed;
  if (!first || !isHeader(first.value))
    return refuse('no-header', 'The first line is not the header of a Muster record.');
  const header = first.value;
  const entries: Entry[] = [];
  const texts = new Map<string, Opened<unknown>>();
  for (const { line, value } of rest) {
    if (isEntry(value)) entries.push(value);
    else if (isTextLine(value)) texts.set(value.text, { value: value.value, nonce: value.nonce });
    else return refuse('bad-line', `Line ${line} is neither an entry nor a text of a Muster record.`);
  }
  return checked(header, entries, texts);
}

function checked(
  header: Header,
  entries: readonly Entry[],
  texts: ReadonlyMap<string, Opened<unknown>>,
): RecordFile | Refusal {
  const broken = firstBreak(header, entries);
  if (broken)
    return refuse('tampered', `Entry ${broken.seq} ${broken.problem}: this is not the record as it was written.`);
  for (const [seal, opened] of texts) {
    if (!sealFits(seal, opened))
      return refuse('tampered', `A text does not fit its seal ${seal.slice(0, 8)}: it was changed.`);
  }
  return { header, entries: openAll(entries, (seal) => texts.get(seal)) };
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
}

function isHeader(value: unknown): value is Header {
  return (
    isPlainObject(value) &&
    value.format === 'muster-record/1' &&
    ['id', 'ruleset', 'system', 'lots'].every((key) => typeof value[key] === 'string') &&
    typeof value.created === 'number'
  );
}

function isEntry(value: unknown): value is Entry {
  return (
    isPlainObject(value) &&
    ['seq', 'at', 'version'].every((key) => Number.isInteger(value[key])) &&
    ['command', 'prev', 'hash'].every((key) => typeof value[key] === 'string') &&
    isPlainObject(value.by) &&
    isPlainObject(value.body) &&
    typeof value.body.type === 'string'
  );
}

function isTextLine(value: unknown): value is TextLine {
  return isPlainObject(value) && typeof value.text === 'string' && typeof value.nonce === 'string' && 'value' in value;
}
