/** The chain of hashes that makes a change anywhere visible everywhere after. */
import { type Hash, hashText } from '../chance/bytes.ts';
import { canonical } from './json.ts';
import { closeAll, openSeals, sealFits } from './seal.ts';
import type { Entry, Header, Typed } from './types.ts';

/** What the first entry's `prev` is. */
export function headerHash(header: Header): Hash {
  return hashText(`muster record ${canonical(closeAll(header))}`);
}

type Unhashed<Body extends Typed> = Omit<Entry<Body>, 'hash'>;

export function entryHash(entry: Unhashed<Typed>): Hash {
  const { seq, at, by, command, version, body, prev } = entry;
  return hashText(`muster entry ${canonical({ seq, at, by, command, version, body: closeAll(body), prev })}`);
}

export function chained<Body extends Typed>(entry: Unhashed<Body>): Entry<Body> {
  return { ...entry, hash: entryHash(entry) };
}

/** Entries in a chain of their own, in this order. */
export function* chainedAnew<Body extends Typed>(
  header: Header,
  entries: Iterable<Omit<Entry<Body>, 'seq' | 'prev' | 'hash'>>,
): Generator<Entry<Body>> {
  let prev = headerHash(header);
  let seq = 0;
  for (const { at, by, command, version, body } of entries) {
    const entry = chained({ seq, at, by, command, version, body, prev });
    prev = entry.hash;
    seq += 1;
    yield entry;
  }
}

/** The first entry that does not follow from the one before, with what is wrong about it, or null. */
export function firstBreak(header: Header, entries: readonly Entry[]): { seq: number; problem: string } | null {
  let prev = headerHash(header);
  let at = header.created;
  for (const [index, entry] of entries.entries()) {
    const problem =
      entry.seq !== index
        ? `is numbered ${entry.seq} but stands at place ${index}`
        : entry.prev !== prev
          ? 'does not follow from the entry before it'
          : entry.at < at
            ? 'is older than the entry before it'
            : entryHash(entry) !== entry.hash
              ? 'was changed after it was written'
              : openSeals(entry.body).some(({ seal, open }) => open && !sealFits(seal, open))
                ? 'holds a text that is not the one that was sealed'
                : null;
    if (problem) return { seq: index, problem };
    prev = entry.hash;
    at = entry.at;
  }
  return null;
}
