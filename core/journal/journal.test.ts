import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashText } from '../chance/bytes.ts';
import { firstBreak } from './chain.ts';
import { canonical, sameJson } from './json.ts';
import { exportLines, importLines } from './lines.ts';
import { act, beginRecord, foldRecord, undoable } from './record.ts';
import { type Sealed, closeAll, openAll, openSeals, sealFits, sealed, valueOf } from './seal.ts';
import type { Chance, Header, Ruleset, Viewer } from './types.ts';
import { isRefusal, refuse } from '../rules/refusal.ts';

/** The smallest record there can be: counters that people raise. */
interface Raised {
  readonly type: 'raised';
  readonly counter: string;
  readonly by: number;
  readonly note?: Sealed<string>;
}
interface Raise {
  readonly type: 'raise';
  readonly counter: string;
  readonly by: number;
  readonly note?: string;
}
type Counters = Readonly<Record<string, number>>;

const counters: Ruleset<Counters, Raise, Raised> = {
  name: 'counters',
  version: 2,
  begin: () => ({}),
  decide: (_state, { body }, chance) =>
    body.by <= 0
      ? refuse('too-few', 'A counter only goes up.', 'OS-PAIR-01')
      : [
          {
            type: 'raised',
            counter: body.counter,
            by: body.by,
            ...(body.note === undefined ? {} : { note: sealed('text', body.note, chance.nonce()) }),
          },
        ],
  evolve: (state, entries) =>
    entries.reduce((now, { body }) => ({ ...now, [body.counter]: (now[body.counter] ?? 0) + body.by }), state),
  shared: (state) => state,
  own: () => ({}),
  due: () => [],
  explain: () => ({}),
  touches: ({ counter }) => [counter],
  published: (_header, entries) => entries,
  lasting: ({ by }) => (by > 100 ? 'A leap stays.' : null),
  // Version 1 counted in dozens.
  upcasts: { raised: { 1: (body) => ({ ...(body as Raised), by: (body as Raised).by * 12 }) } },
};

const header: Header = {
  format: 'muster-record/1',
  id: 'r1',
  ruleset: 'counters',
  system: 'none',
  created: 1000,
  lots: hashText('lots'),
  options: {},
};
const ana: Viewer = { role: 'player', entrant: 'ana' };
const bo: Viewer = { role: 'player', entrant: 'bo' };

function chance(): Chance {
  let drawn = 0;
  const nonce = () => {
    drawn += 1;
    return hashText(`nonce ${drawn}`);
  };
  return { nonce, link: () => null };
}

function begun() {
  const record = beginRecord(counters, header);
  if (isRefusal(record)) throw new Error(record.message);
  return record;
}

type CountersRecord = ReturnType<typeof begun>;

function doing(
  record: CountersRecord,
  id: string,
  by: Viewer,
  body: Raise | { type: 'undo'; target: string },
  at = 2000,
) {
  const acted = act(counters, record, { id, at, by, body }, chance());
  if (isRefusal(acted)) throw new Error(acted.message);
  return acted.record;
}

function refusalOf(record: CountersRecord, id: string, by: Viewer, body: Raise | { type: 'undo'; target: string }) {
  const acted = act(counters, record, { id, at: 2000, by, body }, chance());
  return isRefusal(acted) ? acted.code : 'done';
}

describe('a record', () => {
  const one = doing(begun(), 'c1', ana, { type: 'raise', counter: 'x', by: 2 });

  it('folds its entries to its state', () => {
    const two = doing(one, 'c2', bo, { type: 'raise', counter: 'x', by: 3 });
    expect(two.state).toEqual({ x: 5 });
    const folded = foldRecord(counters, header, two.entries);
    expect(isRefusal(folded) ? null : folded.state).toEqual({ x: 5 });
  });

  it('does a command once however often it comes', () => {
    const again = act(
      counters,
      one,
      { id: 'c1', at: 9000, by: ana, body: { type: 'raise', counter: 'x', by: 2 } },
      chance(),
    );
    expect(again).toMatchObject({ repeated: true, record: { state: { x: 2 } } });
  });

  it('refuses with the rules that say so, and changes nothing', () => {
    const refused = act(
      counters,
      one,
      { id: 'c2', at: 2000, by: ana, body: { type: 'raise', counter: 'x', by: 0 } },
      chance(),
    );
    expect(refused).toEqual({ refused: ['OS-PAIR-01'], code: 'too-few', message: 'A counter only goes up.' });
  });

  it('never goes back in time when the machine does', () => {
    const late = doing(
      doing(begun(), 'c1', ana, { type: 'raise', counter: 'x', by: 1 }, 5000),
      'c2',
      ana,
      { type: 'raise', counter: 'x', by: 1 },
      3000,
    );
    expect(late.entries.map(({ at }) => at)).toEqual([5000, 5000]);
    expect(firstBreak(header, late.entries)).toBeNull();
  });

  it('reads an entry of an older version as that version meant it', () => {
    const old = one.entries.map((entry) => ({ ...entry, version: 1 }));
    const folded = foldRecord(counters, header, old);
    expect(isRefusal(folded) ? null : folded.state).toEqual({ x: 24 });
  });
});

describe('undo', () => {
  const one = doing(begun(), 'c1', ana, { type: 'raise', counter: 'x', by: 2 });

  it('takes back your last command, and says so in the journal', () => {
    const back = doing(one, 'u1', ana, { type: 'undo', target: 'c1' });
    expect(back.state).toEqual({});
    expect(back.entries).toHaveLength(2);
    expect(refusalOf(back, 'u2', ana, { type: 'undo', target: 'c1' })).toBe('undone-already');
  });

  it('leaves what others stand on, what is not yours, what is not last and what lasts', () => {
    const stood = doing(one, 'c2', bo, { type: 'raise', counter: 'x', by: 1 });
    expect(refusalOf(stood, 'u1', ana, { type: 'undo', target: 'c1' })).toBe('stood-upon');
    expect(refusalOf(one, 'u1', bo, { type: 'undo', target: 'c1' })).toBe('not-yours');
    const twice = doing(one, 'c2', ana, { type: 'raise', counter: 'y', by: 1 });
    expect(refusalOf(twice, 'u1', ana, { type: 'undo', target: 'c1' })).toBe('not-last');
    const leap = doing(one, 'c2', ana, { type: 'raise', counter: 'x', by: 101 });
    expect(refusalOf(leap, 'u1', ana, { type: 'undo', target: 'c2' })).toBe('lasting');
    expect(refusalOf(one, 'u1', ana, { type: 'undo', target: 'nothing' })).toBe('unknown-command');
  });

  it('works beside what others did elsewhere, one step after another', () => {
    const beside = doing(doing(one, 'c2', ana, { type: 'raise', counter: 'y', by: 1 }), 'c3', bo, {
      type: 'raise',
      counter: 'z',
      by: 1,
    });
    expect(undoable(counters, beside, ana)).toBe('c2');
    const back = doing(beside, 'u1', ana, { type: 'undo', target: 'c2' });
    expect(undoable(counters, back, ana)).toBe('c1');
    expect(doing(back, 'u2', ana, { type: 'undo', target: 'c1' }).state).toEqual({ z: 1 });
  });

  it('is itself not undone', () => {
    const back = doing(one, 'u1', ana, { type: 'undo', target: 'c1' });
    expect(refusalOf(back, 'u2', ana, { type: 'undo', target: 'u1' })).toBe('not-undoable');
  });
});

describe('the chain of hashes', () => {
  const record = doing(doing(begun(), 'c1', ana, { type: 'raise', counter: 'x', by: 2 }), 'c2', bo, {
    type: 'raise',
    counter: 'x',
    by: 3,
  });

  it('holds as it was written, and after the plain texts are gone', () => {
    const noted = doing(record, 'c3', ana, { type: 'raise', counter: 'x', by: 1, note: 'because' });
    expect(firstBreak(header, noted.entries)).toBeNull();
    expect(firstBreak(header, closeAll(noted.entries))).toBeNull();
  });

  it('breaks where an opened text is not the one that was sealed', () => {
    const noted = doing(record, 'c3', ana, { type: 'raise', counter: 'x', by: 1, note: 'because' });
    const forged = JSON.parse(JSON.stringify(noted.entries).replace('because', 'no reason')) as typeof noted.entries;
    expect(firstBreak(header, forged)?.seq).toBe(2);
  });

  it('breaks at the first entry that was changed, moved, left out or put first', () => {
    const [first, second] = record.entries;
    if (!first || !second) throw new Error('two entries are expected');
    const changed = { ...first, body: { ...first.body, by: 9 } };
    expect(firstBreak(header, [changed, second])?.seq).toBe(0);
    expect(firstBreak(header, [second])?.seq).toBe(0);
    expect(firstBreak(header, [second, first])?.seq).toBe(0);
    expect(firstBreak({ ...header, system: 'another' }, record.entries)?.seq).toBe(0);
  });
});

describe('a seal', () => {
  it('binds a value that is kept apart and found again', () => {
    const box = sealed('secret', { scheme: 'vendetta' }, hashText('n'));
    const body = { type: 'sealed', deep: [{ box }] };
    const closed = closeAll(body);
    expect(canonical(closed)).not.toContain('vendetta');
    const found = new Map(openSeals(body).map(({ seal, open }) => [seal, open]));
    const opened = openAll(closed, (seal) => found.get(seal));
    const [item] = opened.deep;
    expect(item && valueOf(item.box)).toEqual({ scheme: 'vendetta' });
  });

  it('fits its own value and no other', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (value, other) => {
        const nonce = hashText('n');
        const box = sealed('text', value, nonce);
        expect(sealFits(box.seal, { value, nonce })).toBe(true);
        expect(sealFits(box.seal, { value: other, nonce })).toBe(sameJson(value, other));
        expect(sealFits(box.seal, { value, nonce: hashText('m') })).toBe(false);
      }),
    );
  });
});

describe('canonical JSON', () => {
  it('does not depend on the order of keys and reads back as it was', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
    expect(canonical({ b: 1, a: [undefined, 'ü'] })).toBe('{"a":[null,"ü"],"b":1}');
  });

  it('takes nothing that JSON cannot hold', () => {
    expect(() => canonical(Number.NaN)).toThrow();
    expect(() => canonical(() => 1)).toThrow();
  });
});

describe('lines of a record', () => {
  const record = doing(begun(), 'c1', ana, { type: 'raise', counter: 'x', by: 2, note: 'because' });
  const lines = exportLines(counters, record);
  const bent = (line: number, change: (line: string) => string): unknown =>
    importLines(lines.map((text, at) => (at === line ? change(text) : text)).join('\n'));
  const beside = (text: string): string => text.replace('{', '{"beside":1,');

  it('are read back as they were', () => {
    expect(importLines(lines.join('\n'))).toEqual({ header: record.header, entries: record.entries });
  });

  it('hold nothing beside what is hashed', () => {
    const [header, entry, text] = [0, 1, 2];
    expect(bent(header, beside)).toMatchObject({ code: 'no-header' });
    expect(bent(entry, beside)).toMatchObject({ code: 'bad-line' });
    expect(bent(text, beside)).toMatchObject({ code: 'bad-line' });
    expect(bent(entry, (line) => line.replace('"by":{', '"by":{"beside":1,'))).toMatchObject({ code: 'bad-line' });
    expect(bent(entry, (line) => line.replace('"keep"', '"beside":1,"keep"'))).toMatchObject({ code: 'tampered' });
    expect(bent(entry, (line) => line.replace('"version":2', '"version":-1e15'))).toMatchObject({ code: 'bad-line' });
  });

  it('are nested no deeper than is read step by step, whatever a text says', () => {
    const deep = `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`;
    expect(bent(0, (line) => line.replace('"options":', `"options":${deep},"x":`))).toMatchObject({
      message: 'Line 1 is nested too deep.',
    });
    const brackets = '["\\"[['.repeat(1000);
    const noted = doing(begun(), 'c1', ana, { type: 'raise', counter: 'x', by: 2, note: brackets });
    expect(importLines(exportLines(counters, noted).join('\n'))).not.toHaveProperty('refused');
  });

  it('carry what the header seals as a text, and read the same without it', () => {
    const list = sealed('text', 'Skarre of Ana', hashText('salt'));
    const begins = { ...header, options: { list } };
    const opened = beginRecord(counters, begins);
    if (isRefusal(opened)) throw new Error(opened.message);
    const written = doing(opened, 'c1', ana, { type: 'raise', counter: 'x', by: 1 });
    const file = exportLines(counters, written);
    expect(file[0]).not.toContain('Skarre');
    expect(importLines(file.join('\n'))).toEqual({ header: begins, entries: written.entries });
    // Whoever is forgotten: the text is gone, and the chain holds.
    const forgotten = importLines(file.slice(0, -1).join('\n'));
    expect(forgotten).toEqual({ header: closeAll(begins), entries: written.entries });
    const changed = file.map((line) => line.replace('Skarre', 'Denegra'));
    expect(importLines(changed.join('\n'))).toMatchObject({ code: 'tampered' });
    const inside = [JSON.stringify(begins), ...file.slice(1)];
    expect(importLines(inside.join('\n'))).toMatchObject({ code: 'tampered' });
  });
});
