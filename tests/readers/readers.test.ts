/**
 * Readers of text take time of the order of its length, whatever it is. Time is the processor's, the least of a few runs,
 * so that a busy machine is no fault of a reader.
 */
import { describe, expect, test, vi } from 'vitest';
import { IMPORTED, PASTED, type Reader } from './readers.ts';
import { type Worst, worstOf } from './worst.ts';

const LEAST_OF = 4;
/** How many of the texts that a reader takes longest for are tried at length; `npm run test:full` tries more. */
const [MANY, LONGEST] = process.env.MUSTER_FULL === '1' ? [8, 3] : [2, 1];

// Nor does it end a test.
vi.setConfig({ testTimeout: 180_000 });

/** Milliseconds that the reader keeps a processor busy; no run more, once that is little enough. */
function timeOf(read: Reader['read'], text: string, enough: number, leastOf = LEAST_OF): number {
  let least = Infinity;
  for (let run = 0; run < leastOf && least > enough; run += 1) {
    const before = process.cpuUsage();
    read(text);
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/** What as much JSON takes to read where the bars were set, in milliseconds. */
const READ_THERE = 450;
const json = `[${'[11,"a",{"b":[]}],'.repeat(600_000)}0]`;
/** Half as long again for what the machine's other processor does. */
const BESIDE = 1.5;
/** A machine that is slower just now has as much longer. */
const slower = (): number => BESIDE * Math.max(1, timeOf(JSON.parse, json, READ_THERE) / READ_THERE);

const ranked = new Map<string, readonly Worst[]>();

/** The kinds of text that the reader takes longest for; ranked once for each length. */
function slowest(reader: Reader, length: number, many: number): readonly Worst[] {
  const key = `${reader.name} ${length}`;
  const known = ranked.get(key) ?? inOrder(reader, length);
  ranked.set(key, known);
  return known.slice(0, many);
}

function inOrder(reader: Reader, length: number): readonly Worst[] {
  const timed = worstOf(reader).map((worst) => ({ worst, time: timeOf(reader.read, worst.text(length), 1, 2) }));
  return timed.sort((a, b) => b.time - a.time).map(({ worst }) => worst);
}

/** Four times the text takes at most this many times as long. Of the square of the length it would be sixteen. */
const GROWN = 9;
/** Shorter times tell nothing of what they would become. In milliseconds. */
const LITTLE = 15;

/** How many times longer four times the text takes; none where it is soon read. */
function growth({ read }: Reader, text: (length: number) => string, length: number): number {
  const long = text(4 * length);
  if (timeOf(read, long, LITTLE, 1) <= LITTLE) return 0;
  const before = timeOf(read, text(length), 0);
  const after = timeOf(read, long, Math.max(LITTLE, GROWN * before));
  return after <= LITTLE ? 0 : after / before;
}

/** Twice in a row: a text that outgrows the processor's cache takes once as much longer. And anew: other programs are busy now and then. */
function growing(reader: Reader, length: number): string[] {
  return slowest(reader, length, MANY).flatMap(({ of, text }) => {
    const grows = (from: number): boolean => growth(reader, text, from) > GROWN;
    return grows(length) && grows(4 * length) && grows(length)
      ? [`${of}: more than ${GROWN} times as long for four times the text, again and again`]
      : [];
  });
}

function tooSlow({ read }: Reader, worst: readonly Worst[], length: number, most: number): string[] {
  return worst.flatMap(({ of, text }) => {
    const time = timeOf(read, text(length), most * BESIDE);
    return time > most * BESIDE && time > most * slower() ? [`${of}: ${Math.round(time)} ms`] : [];
  });
}

describe.each(PASTED)('$name', (reader) => {
  test('takes time of the order of its length', () => {
    expect(growing(reader, 1000)).toEqual([]);
    expect(growing(reader, 10_000)).toEqual([]);
  });

  test('is read in 50 ms, be it 10,000 characters of anything', () => {
    expect(tooSlow(reader, worstOf(reader), 10_000, 50)).toEqual([]);
  });
});

describe.each(IMPORTED)('a file: $name', (reader) => {
  test('takes time of the order of its length', () => {
    expect(growing(reader, 20_000)).toEqual([]);
  });

  test('is read in 2 s, be it 10 MB of what takes longest', () => {
    expect(tooSlow(reader, slowest(reader, 20_000, LONGEST), 10_000_000, 2000)).toEqual([]);
  });

  const { read, whole } = reader;
  if (!whole) return;
  test('is read in 2 s, be it 10 MB in which nothing is wrong', () => {
    const text = whole(10_000_000);
    expect(read(text)).not.toHaveProperty('refused');
    expect(tooSlow(reader, [{ of: 'the whole', text: () => text }], text.length, 2000)).toEqual([]);
  });
});
