/**
 * A record in a file. An exported one holds what anybody may read; an organiser's own holds the secrets too: the lots'
 * on a line each after the header, and every seal opened. Both are JSON Lines, and both are read here.
 */
import { readFile } from 'node:fs/promises';
import { type Hash, isHash } from '../../core/chance/bytes.ts';
import { isPlainObject } from '../../core/journal/json.ts';
import { type RecordFile, importLines } from '../../core/journal/lines.ts';
import { openSeals, sealFits } from '../../core/journal/seal.ts';
import { type Refusal, isRefusal, refuse } from '../../core/rules/refusal.ts';
import type { Io } from '../spec.ts';

export interface OwnRecord extends RecordFile {
  /** The secrets of lots that are known here. */
  readonly secrets: readonly Hash[];
}

/** More than a thousand players of ten rounds take. */
const MOST = 200 * 1024 * 1024;

/** The record in the file at `path`; `-` is standard input. */
export async function recordAt(path: string, io: Pick<Io, 'input'>): Promise<OwnRecord | Refusal> {
  const bytes = path === '-' ? await io.input() : await readFile(path);
  return readRecord(Buffer.from(bytes).toString('utf8'));
}

export function readRecord(text: string): OwnRecord | Refusal {
  if (text.length > MOST) return refuse('too-large', 'This file is larger than any event. The limit is 200 MB.');
  const secrets: Hash[] = [];
  const lines = text.split('\n').map((line) => {
    const secret = secretIn(line);
    if (secret !== null) secrets.push(secret);
    return secret === null ? line : '';
  });
  const file = importLines(lines.join('\n'));
  if (isRefusal(file)) return file;
  const forged = file.entries.find(({ body }) =>
    openSeals(body).some(({ seal, open }) => open && !sealFits(seal, open)),
  );
  if (forged)
    return refuse('tampered', `Entry ${forged.seq} holds something that is not what was sealed: it was changed.`);
  return { ...file, secrets };
}

export function writeRecord({ header, entries, secrets }: OwnRecord): string {
  const lots = secrets.map((secret) => ({ lotsSecret: secret }));
  return `${[header, ...lots, ...entries].map((line) => JSON.stringify(line)).join('\n')}\n`;
}

function secretIn(line: string): Hash | null {
  if (!line.startsWith('{"lotsSecret"')) return null;
  try {
    const value: unknown = JSON.parse(line);
    return isPlainObject(value) && isHash(value.lotsSecret) ? value.lotsSecret : null;
  } catch {
    return null;
  }
}
