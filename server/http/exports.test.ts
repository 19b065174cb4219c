import { expect, test } from 'vitest';
import { exportLines } from '../../core/journal/lines.ts';
import { act, beginRecord } from '../../core/journal/record.ts';
import type { Entry, Header } from '../../core/journal/types.ts';
import { isRefusal } from '../../core/rules/refusal.ts';
import type { Folded, Live, Rules } from '../records/live.ts';
import { toyRules } from '../../tests/server/toy.ts';
import { Exports } from './exports.ts';
import { Line, WORK } from './line.ts';

const header = {
  format: 'muster-record/1',
  id: 'a',
  ruleset: 'toy',
  system: 'toy',
  created: 1,
  lots: 'x',
  options: null,
} as const;

function played(steps: number): Folded {
  let record = beginRecord(toyRules, header);
  for (let step = 0; step < steps && !isRefusal(record); step += 1) {
    const command = { id: `c${step}`, at: 1, by: { role: 'organiser' }, body: { type: 'add', amount: 1 } } as const;
    const acted = act(toyRules, record, command, { nonce: () => '', link: () => null });
    if (!isRefusal(acted)) ({ record } = acted);
  }
  if (isRefusal(record)) throw new Error(record.message);
  return record;
}

test('all who ask while it is not begun share one export; whoever asks later gets what was written since', async () => {
  let live: Live | null = { rules: toyRules, record: played(2) } as Live;
  let made = 0;
  const exports = new Exports({ get: async () => (made++, live) }, new Line(WORK));
  const lines = async (): Promise<string> => Buffer.concat([...((await exports.of('a')) ?? [])]).toString();
  const first = lines();
  const others = Array.from({ length: 20 }, () => exports.of('a'));
  expect(await first).toBe(`${exportLines(toyRules, played(2)).join('\n')}\n`);
  expect(new Set(await Promise.all(others)).size).toBe(1);
  expect(made).toBeLessThan(3);
  live = { rules: toyRules, record: played(3) } as Live;
  expect(await lines()).toBe(`${exportLines(toyRules, played(3)).join('\n')}\n`);
  live = null;
  expect(await exports.of('a')).toBeNull();
});

/** As if each entry took 2 ms. */
function* slowly(_: Header, entries: readonly Entry[]): Generator<Entry> {
  for (const entry of entries) {
    const until = performance.now() + 2;
    while (performance.now() < until);
    yield entry;
  }
}

test('a long export leaves others their turn, and is whole', async () => {
  const line = new Line(WORK);
  const record = played(20);
  const rules: Rules = { ...toyRules, published: slowly };
  const exports = new Exports({ get: async () => ({ rules, record }) as Live }, line);
  const done: string[] = [];
  const whole = exports.of('a').then((pieces) => {
    done.push('export');
    return Buffer.concat([...(pieces ?? [])]).toString();
  });
  line.enter('other', (over) => {
    done.push('other');
    over();
  });
  expect(await whole).toBe(`${exportLines(toyRules, record).join('\n')}\n`);
  expect(done).toEqual(['other', 'export']);
});
