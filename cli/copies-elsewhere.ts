/** Copies at another Muster: what is sent there, and fetched from there. */
import { randomUUID } from 'node:crypto';
import { closeSync, createWriteStream, openSync, readSync, statSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { isPlainObject } from '../core/journal/json.ts';
import { type Refusal, isRefusal, refuse } from '../core/rules/refusal.ts';
import { PIECE } from '../server/storage/shelf.ts';
import { refusalIn } from './desk/http.ts';
import type { OtherMuster } from './other-muster.ts';

/** Sends a file in pieces. With the last one the other side tries it, and keeps it. */
export async function sendCopy(other: OtherMuster, file: string): Promise<Refusal | null> {
  const path = `/api/copies/${randomUUID().replaceAll('-', '')}`;
  const of = statSync(file).size;
  const open = openSync(file, 'r');
  try {
    for (let from = 0; from < of; from += PIECE) {
      const piece = Buffer.alloc(Math.min(PIECE, of - from));
      readSync(open, piece, 0, piece.length, from);
      const answered = await ask(other, `${path}?from=${from}&of=${of}`, piece);
      if (isRefusal(answered)) return answered;
      await answered.body?.cancel();
    }
    return null;
  } finally {
    closeSync(open);
  }
}

/** Fetches the latest copy of a laptop into a file. `laptop`: needed where copies of several are kept. */
export async function fetchCopy(other: OtherMuster, laptop: string | undefined, to: string): Promise<Refusal | null> {
  const listed = await ask(other, '/api/copies');
  if (isRefusal(listed)) return listed;
  const all = copiesIn(await listed.json());
  const laptops = [...new Set(all.map((copy) => copy.laptop))];
  if (laptop === undefined && laptops.length > 1) {
    return refuse(
      'ambiguous',
      `Copies of ${laptops.length} laptops are kept there, the latest first. Say which with --laptop: ${laptops.join(', ')}.`,
    );
  }
  const found = all.find((copy) => copy.laptop === (laptop ?? copy.laptop));
  if (!found) return refuse('no-file', `No such copies are kept at ${other.url}.`);
  const answered = await ask(other, `/api/copies/${found.name}`);
  if (isRefusal(answered)) return answered;
  await pipeline(answered.body ?? [], createWriteStream(to, { mode: 0o600 }));
  return null;
}

function copiesIn(told: unknown): { readonly name: string; readonly laptop: string }[] {
  const all = isPlainObject(told) && Array.isArray(told.copies) ? told.copies : [];
  return all.flatMap((copy: unknown) =>
    isPlainObject(copy) && typeof copy.name === 'string' && typeof copy.laptop === 'string'
      ? [{ name: copy.name, laptop: copy.laptop }]
      : [],
  );
}

/** For one answer: trying a large copy takes minutes. */
const PATIENCE = 600_000;

/** What it answers, or its refusal; `no-server` where nothing answers at all. */
async function ask({ url, key }: OtherMuster, path: string, piece?: Buffer): Promise<Response | Refusal> {
  try {
    const answer = await fetch(`${url}${path}`, {
      headers: { authorization: `Copies ${key}`, ...(piece ? { 'content-type': 'application/octet-stream' } : {}) },
      ...(piece ? { method: 'PUT', body: piece } : {}),
      // The key goes to nobody else.
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
    });
    return answer.ok ? answer : await refusalIn(answer);
  } catch (error) {
    const { cause } = error as { readonly cause?: { readonly code?: unknown } };
    const why = typeof cause?.code === 'string' ? ` (${cause.code})` : '';
    return refuse('no-server', `${url} does not answer${why}.`);
  }
}
