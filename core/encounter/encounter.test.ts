import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashText } from '../chance/bytes.ts';
import { linkFits, linkOf, lotsSeal } from '../chance/lots.ts';
import { canonical } from '../journal/json.ts';
import { act, beginRecord, foldRecord, undoable } from '../journal/record.ts';
import { closeAll, sealFits } from '../journal/seal.ts';
import type { Chance, Header, Viewer } from '../journal/types.ts';
import { type Refusal, isRefusal } from '../rules/refusal.ts';
import type { EncounterCommand } from './commands.ts';
import { drawStream } from './decide.ts';
import { encounterRuleset } from './ruleset.ts';
import { duel } from '../../tests/core/encounter/duel.ts';
import { verifyEncounter } from './verify.ts';
import type { TablePart } from './view.ts';

const rules = encounterRuleset(duel);
const secret = hashText('lots');
const header: Header = {
  format: 'muster-record/1',
  id: 'g1',
  ruleset: 'encounter',
  system: 'duel',
  created: 1000,
  lots: lotsSeal(secret),
  options: {
    sides: [
      { id: 'A', entrant: 'ana' },
      { id: 'B', entrant: 'bo' },
    ],
    setting: {},
  },
};
const ana: Viewer = { role: 'player', entrant: 'ana' };
const bo: Viewer = { role: 'player', entrant: 'bo' };
const judge: Viewer = { role: 'judge', staff: 'staff-2' };
const nobody: Viewer = { role: 'public' };

type Step = readonly [Viewer, EncounterCommand | { readonly type: 'undo'; readonly target: string }];

/** Acts in order. A refusal ends it. */
function play(steps: readonly Step[], from = begun()): ReturnType<typeof begun> | Refusal {
  let nonces = 0;
  const chance: Chance = {
    nonce: () => hashText(`nonce ${from.entries.length} ${(nonces += 1)}`),
    link: (number) => linkOf(secret, number),
  };
  let record = from;
  for (const [by, body] of steps) {
    const id = `c${record.entries.length}`;
    const acted = act(rules, record, { id, at: 2000 + record.entries.length, by, body }, chance);
    if (isRefusal(acted)) return acted;
    record = acted.record;
  }
  return record;
}

function begun() {
  const record = beginRecord(rules, header);
  if (isRefusal(record)) throw new Error(record.message);
  return record;
}

function played(...steps: readonly Step[]) {
  const record = play(steps);
  if (isRefusal(record)) throw new Error(record.message);
  return record;
}

function tableOf(record: ReturnType<typeof begun>): TablePart {
  return rules.shared(record.state).table;
}

function tell(by: Viewer, ask: string, value: string | number): Step {
  return [by, { type: 'tell', answers: [{ ask, value }] }];
}

const CARDS = [tell(ana, 'card:A', 'sun'), tell(bo, 'card:B', 'moon')] as const;
const READY = [...CARDS, tell(ana, 'first', 4)] as const;
const TURNS = [tell(ana, 'turn:1', 'A'), tell(bo, 'turn:2', 'B'), tell(ana, 'turn:3', 'A')] as const;

describe('an encounter', () => {
  it('is played to a result that both sign', () => {
    const proposed = played(...READY, ...TURNS, [ana, { type: 'propose-result' }]);
    expect(proposed.state).toMatchObject({ finished: false, result: { confirmed: ['A'], how: 'scored' } });
    const record = played(...READY, ...TURNS, [ana, { type: 'propose-result' }], [bo, { type: 'confirm-result' }]);
    expect(record.state).toMatchObject({ finished: true, result: { lines: { A: { vp: 2 }, B: { vp: 1 } } } });
    expect(foldRecord(rules, header, record.entries)).toMatchObject({ state: record.state });
  });

  it('can be entered as points alone, within what the rules allow', () => {
    const lines = { A: { vp: 2 }, B: { vp: 1 } };
    expect(played([ana, { type: 'propose-result', lines }]).state.result).toMatchObject({ lines, how: 'entered' });
    const high = play([[ana, { type: 'propose-result', lines: { ...lines, B: { vp: 2 } } }]]);
    expect(high).toMatchObject({ code: 'too-many', refused: ['HIT-END-06'] });
    expect(play([[ana, { type: 'propose-result', lines: { A: { vp: 1 } } }]])).toMatchObject({ code: 'bad-lines' });
  });

  it('refuses what is not asked, what has another shape, and what is another side’s', () => {
    expect(play([tell(ana, 'turn:1', 'A')])).toMatchObject({ code: 'not-asked' });
    expect(play([tell(ana, 'card:B', 'sun')])).toMatchObject({ code: 'not-asked' });
    expect(play([tell(ana, 'card:A', 'star')])).toMatchObject({ code: 'bad-answer', refused: ['HIT-END-01'] });
    expect(play([...READY, TURNS[0], tell(bo, 'turn:2', 'A')])).toMatchObject({
      code: 'twice',
      refused: ['HIT-END-04'],
    });
    expect(play([tell({ role: 'player', entrant: 'cy' }, 'card:A', 'sun')])).toMatchObject({ code: 'not-your-table' });
    expect(play([tell(nobody, 'card:A', 'sun')])).toMatchObject({ code: 'not-allowed' });
  });

  it('takes several answers at once, or none of them', () => {
    const both = [
      { ask: 'turn:1', value: 'A' },
      { ask: 'turn:2', value: 'A' },
    ];
    expect(play([...READY, [ana, { type: 'tell', answers: both }]])).toMatchObject({ code: 'twice' });
  });
});

describe('a sealed choice', () => {
  it('is opened when the rules say so, and everybody can check it', () => {
    const record = played(...CARDS);
    const opened = record.entries.flatMap(({ body }) => (body.type === 'opened' ? [body] : []));
    expect(opened.map(({ opened: { value } }) => value)).toEqual(['sun', 'moon']);
    for (const { answer, opened: box } of opened) {
      const entry = record.entries.find(({ body }) => body.type === 'answered' && body.number === answer);
      const seal = entry?.body.type === 'answered' && (entry.body.value as { seal: string }).seal;
      expect(seal && sealFits(seal, box)).toBe(true);
    }
  });

  it('shows nothing of itself to anybody but its side', () => {
    fc.assert(
      fc.property(fc.constantFrom('sun', 'moon'), fc.constantFrom('sun', 'moon'), (one, other) => {
        const masked = [one, other].map((card) => {
          const { state, entries } = played(tell(ana, 'card:A', card));
          const seen = [rules.shared(state), ...[bo, judge, nobody].map((viewer) => rules.own(state, viewer))];
          return canonical([seen, closeAll(entries)]).replaceAll(/[0-9a-f]{64}/gu, 'hash');
        });
        expect(masked[0]).toBe(masked[1]);
      }),
    );
    const { mine } = rules.own(played(tell(ana, 'card:A', 'sun')).state, ana);
    expect(mine?.secrets).toMatchObject([{ ask: 'card:A', value: 'sun', sealed: true }]);
  });

  it('cannot be changed, taken back, ruled on or sealed by anybody else', () => {
    expect(play([CARDS[0], tell(ana, 'card:A', 'moon')])).toMatchObject({ code: 'not-asked' });
    expect(play([CARDS[0], [ana, { type: 'undo', target: 'c0' }]])).toMatchObject({ code: 'lasting' });
    const ruling = { type: 'rule', answer: 1, value: 'moon', reason: 'no' } as const;
    expect(play([CARDS[0], [judge, ruling]])).toMatchObject({ code: 'sealed' });
    expect(play([tell(judge, 'card:A', 'sun')])).toMatchObject({ code: 'sealed-by-side' });
    expect(play([tell(ana, 'card:A', { seal: 'x', keep: 'secret' } as never)])).toMatchObject({ code: 'bad-answer' });
  });
});

describe('two accounts of one game', () => {
  it('stand side by side until a judge decides', () => {
    const objection = { type: 'object', answer: 4, value: 'B' } as const;
    const disputed = played(...READY, ...TURNS, [bo, objection]);
    expect(tableOf(disputed).answers[3]).toMatchObject({ value: 'A', objections: [{ side: 'B', value: 'B' }] });
    expect(play([[ana, { type: 'propose-result' }]], disputed)).toMatchObject({ code: 'disputed' });
    const ruling = { type: 'rule', answer: 4, value: 'B', reason: 'I saw it' } as const;
    expect(play([[ana, ruling]], disputed)).toMatchObject({ code: 'not-allowed' });
    const ruled = played(...READY, ...TURNS, [bo, objection], [judge, ruling]);
    expect(tableOf(ruled).answers[3]).toMatchObject({ value: 'B', how: 'ruled', objections: [] });
    expect(tableOf(ruled).lines).toEqual({ A: { vp: 1 }, B: { vp: 2 } });
  });

  it('have the shape that was asked for, though nobody is asked it any more, and are told in its words', () => {
    const at = played(...READY, ...TURNS);
    const object = (value: string, by = bo): Step => [by, { type: 'object', answer: 4, value }];
    expect(play([object('C')], at)).toMatchObject({ code: 'bad-answer', refused: ['HIT-END-02'] });
    expect(play([object('A')], at)).toMatchObject({ code: 'same-account' });
    expect(play([[bo, { type: 'object', answer: 3 }]], at)).not.toHaveProperty('code');
    const told = played(...READY, ...TURNS, object('B'));
    expect(tableOf(told).answers[3]).toMatchObject({ words: 'A', objections: [{ side: 'B', value: 'B', words: 'B' }] });
    const ruling = { type: 'rule', answer: 4, value: 'C', reason: 'Nobody' } as const;
    expect(play([[judge, ruling]], told)).toMatchObject({ code: 'bad-answer' });
    const ask = { id: 'turn:1', kind: { type: 'choice' } };
    expect(rules.explain(told.state, nobody, { answer: '4' }, { nonce: () => '', link: () => null })).toMatchObject({
      ask,
    });
  });

  it('become one when whoever said it agrees, and nobody else can', () => {
    const disputed = played(...READY, ...TURNS, [bo, { type: 'object', answer: 4, value: 'B' }]);
    const agree = { type: 'agree', answer: 4, with: 'B' } as const;
    expect(play([[bo, agree]], disputed)).toMatchObject({ code: 'not-yours' });
    expect(play([[ana, { ...agree, answer: 6 }]], disputed)).toMatchObject({ code: 'no-objection' });
    const agreed = play([[ana, agree]], disputed);
    if (isRefusal(agreed)) throw new Error(agreed.message);
    expect(tableOf(agreed).answers[3]).toMatchObject({ side: 'A', value: 'B', words: 'B', objections: [] });
    expect(tableOf(agreed).lines).toEqual({ A: { vp: 1 }, B: { vp: 2 } });
    const struck = played(...READY, ...TURNS, [bo, { type: 'object', answer: 6 }], [ana, { ...agree, answer: 6 }]);
    expect(struck.state.answers).toHaveLength(5);
  });

  it('are put right by whoever told them, once the other agrees', () => {
    const own = played(...READY, ...TURNS, [ana, { type: 'object', answer: 4, value: 'B' }]);
    expect(play([[ana, { type: 'object', answer: 4 }]], own)).toMatchObject({ code: 'own-answer' });
    expect(play([[ana, { type: 'agree', answer: 4, with: 'A' }]], own)).toMatchObject({ code: 'not-yours' });
    const agreed = play([[bo, { type: 'agree', answer: 4, with: 'A' }]], own);
    if (isRefusal(agreed)) throw new Error(agreed.message);
    expect(tableOf(agreed).answers[3]).toMatchObject({ side: 'A', value: 'B', objections: [] });
  });

  it('stay as they were where the other says so of what one would correct in an entry of one’s own', () => {
    const own = played(...READY, ...TURNS, [ana, { type: 'object', answer: 4, value: 'B' }]);
    const kept = play([[bo, { type: 'withdraw-objection', answer: 4, of: 'A' }]], own);
    if (isRefusal(kept)) throw new Error(kept.message);
    expect(tableOf(kept).answers[3]).toMatchObject({ value: 'A', objections: [] });
    expect(play([[bo, { type: 'withdraw-objection', answer: 4 }]], own)).toMatchObject({ code: 'no-objection' });
    const others = played(...READY, ...TURNS, [bo, { type: 'object', answer: 4, value: 'B' }]);
    expect(play([[ana, { type: 'withdraw-objection', answer: 4, of: 'B' }]], others)).toMatchObject({
      code: 'not-yours',
    });
  });

  it('end with the name of who agreed or did not, until something else is entered', () => {
    const disputed = played(...READY, ...TURNS.slice(0, 2), [bo, { type: 'object', answer: 4, value: 'B' }]);
    const own = played(...READY, ...TURNS.slice(0, 2), [ana, { type: 'object', answer: 4, value: 'B' }]);
    const after = (from: typeof own, ...deeds: Parameters<typeof play>[0]) => {
      const record = play(deeds, from);
      if (isRefusal(record)) throw new Error(record.message);
      return tableOf(record).corrected;
    };
    const agree = { type: 'agree', answer: 4, with: 'B' } as const;
    const told = { label: tableOf(own).answers[3]?.label, side: 'A' };
    expect(after(disputed, [ana, agree])).toMatchObject({ ...told, by: 'A', agreed: true });
    expect(after(own, [bo, { ...agree, with: 'A' }])).toMatchObject({ ...told, by: 'B', agreed: true });
    const keep = { type: 'withdraw-objection', answer: 4, of: 'A' } as const;
    expect(after(own, [bo, keep])).toMatchObject({ ...told, by: 'B', agreed: false });
    expect(after(own, [bo, keep], tell(ana, 'turn:3', 'A'))).toBeUndefined();
    // Nobody else ended what somebody took back.
    expect(after(own, [ana, { type: 'withdraw-objection', answer: 4 }])).toBeUndefined();
    const struck = played(...READY, ...TURNS, [bo, { type: 'object', answer: 6 }]);
    expect(after(struck, [ana, { ...agree, answer: 6 }])).toMatchObject({ by: 'A', agreed: true });
    const rule = { type: 'rule', answer: 4, value: 'B', reason: 'It was so' } as const;
    const reason = 'It was so';
    expect(after(disputed, [judge, rule])).toMatchObject({ ...told, answer: 4, by: 'judge', reason, agreed: true });
  });

  it('that are ruled on say why, and one that is removed stays to be read and is not proposed again', () => {
    const disputed = played(...READY, ...TURNS.slice(0, 2), [bo, { type: 'object', answer: 4, value: 'B' }]);
    const ruled = (value?: string) => {
      const rule = { type: 'rule', answer: 4, ...(value === undefined ? {} : { value }), reason: 'I saw it' } as const;
      const record = play([[judge, rule]], disputed);
      if (isRefusal(record)) throw new Error(record.message);
      return record;
    };
    expect(tableOf(ruled('B')).answers[3]).toMatchObject({ number: 4, value: 'B', how: 'ruled', reason: 'I saw it' });
    const without = ruled();
    expect(tableOf(without).answers.map(({ number }) => number)).not.toContain(4);
    const removed = tableOf(without).takenBack?.find(({ number }) => number === 4);
    expect(removed).toMatchObject({ how: 'ruled', reason: 'I saw it', objections: [] });
    expect(rules.own(without.state, ana).mine?.takenBack).toEqual({});
  });

  it('go back to where both agree to, but never behind what was sealed or drawn', () => {
    const back = { type: 'go-back', answer: 5 } as const;
    const asked = played(...READY, ...TURNS, [ana, back]);
    expect(asked.state.answers).toHaveLength(6);
    expect(tableOf(asked).goingBack).toEqual({ answer: 5, agreed: ['A'], goes: [6] });
    expect(
      tableOf(played(...READY, ...TURNS, [ana, back], [bo, back]))
        .answers.map(({ ask }) => ask)
        .at(-1),
    ).toBe('turn:1');
    expect(play([...READY, [ana, { ...back, answer: 1 }]])).toMatchObject({ code: 'lasting' });
  });

  it('stand where one does not agree to go back, and it is told who until something else is entered', () => {
    const refuse = { type: 'refuse-going-back' } as const;
    const asked = played(...READY, ...TURNS.slice(0, 2), [ana, { type: 'go-back', answer: 5 }]);
    const after = (...deeds: Parameters<typeof play>[0]) => {
      const record = play(deeds, asked);
      if (isRefusal(record)) throw new Error(record.message);
      return tableOf(record);
    };
    expect(after([bo, refuse])).toMatchObject({ goingBack: null, refusedBack: { answer: 5, by: 'B' } });
    expect(after([ana, refuse])).toMatchObject({ goingBack: null, refusedBack: null });
    expect(after([bo, refuse], tell(ana, 'turn:3', 'A')).refusedBack).toBeNull();
  });

  it('that were taken back stand in the form of who gave them, and of nobody else', () => {
    const back = { type: 'go-back', answer: 5 } as const;
    const record = played(...READY, ...TURNS, [ana, back], [bo, back]);
    const taken = (viewer: Viewer, of = record) => rules.own(of.state, viewer).mine?.takenBack;
    expect([taken(ana), taken(bo)]).toEqual([{}, { 'turn:2': 'B' }]);
    const again = play([tell(bo, 'turn:2', 'B')], record);
    if (isRefusal(again)) throw new Error(again.message);
    expect([taken(ana, again), taken(bo, again)]).toEqual([{ 'turn:3': 'A' }, {}]);
  });

  it('are offered back as far as that is accepted, and no further', () => {
    for (let told = 1; told <= READY.length + TURNS.length; told += 1) {
      const record = played(...[...READY, ...TURNS].slice(0, told));
      const { stays, answers } = tableOf(record);
      for (const { number } of answers) {
        const back = play([[ana, { type: 'go-back', answer: number }]], record);
        expect([number, isRefusal(back)]).toEqual([number, number <= stays]);
      }
      for (const viewer of [ana, bo]) {
        const { undo } = rules.own(record.state, viewer).mine ?? {};
        const last = undoable(rules, record, viewer);
        expect(undo).toBe(last);
      }
    }
  });

  it('leave Undo with one’s own last answer, whatever is said of answers, asked, refused and withdrawn since', () => {
    const at = played(...READY, ...TURNS.slice(0, 2));
    const undoOf = (record: typeof at, viewer: Viewer) => rules.own(record.state, viewer).mine?.undo;
    const last = undoOf(at, bo);
    expect(last).toEqual(expect.any(String));
    const back = { type: 'go-back', answer: 5 } as const;
    const said: readonly (readonly Step[])[] = [
      [[bo, { type: 'object', answer: 4, value: 'B' }]],
      [[ana, { type: 'object', answer: 5 }]],
      [
        [ana, back],
        [ana, { type: 'refuse-going-back' }],
      ],
      [
        [ana, back],
        [bo, { type: 'refuse-going-back' }],
      ],
      [
        [bo, back],
        [bo, { type: 'refuse-going-back' }],
      ],
      [
        [bo, { type: 'object', answer: 4, value: 'B' }],
        [bo, { type: 'withdraw-objection', answer: 4 }],
      ],
    ];
    for (const steps of said) {
      const record = play(steps, at);
      if (isRefusal(record)) throw new Error(record.message);
      expect([undoOf(record, ana), undoOf(record, bo), undoable(rules, record, bo)]).toEqual([null, last, last]);
      const undone = play([[bo, { type: 'undo', target: last ?? '' }]], record);
      if (isRefusal(undone)) throw new Error(undone.message);
      expect(undone.state).toMatchObject({ goingBack: null });
      expect(undone.state.answers).toHaveLength(4);
    }
    const objected = play([[bo, { type: 'object', answer: 4, value: 'B' }]], at);
    if (isRefusal(objected)) throw new Error(objected.message);
    const [entry] = objected.entries.slice(-1);
    expect(play([[bo, { type: 'undo', target: entry?.command ?? '' }]], objected)).toMatchObject({
      code: 'not-undoable',
    });
    const agreed = play([[ana, { type: 'agree', answer: 4, with: 'B' }]], objected);
    if (isRefusal(agreed)) throw new Error(agreed.message);
    expect(undoOf(agreed, ana)).toBeNull();
  });

  it('take a signature off when an answer changes', () => {
    const signed = [...READY, ...TURNS, [ana, { type: 'propose-result' }], [bo, { type: 'confirm-result' }]] as const;
    expect(play([...signed, [ana, { type: 'object', answer: 5 }]])).toMatchObject({ code: 'signed' });
    const ruled = played(...signed, [judge, { type: 'rule', answer: 6, value: 'B', reason: 'Counted again' }]);
    expect(ruled.state).toMatchObject({ finished: false, result: null });
  });
});

it('says what dice decided, until somebody rules that they fell otherwise', () => {
  const means = (...steps: readonly Step[]) => tableOf(played(...steps)).answers[2]?.means;
  expect(means(...READY)).toBe('A begins');
  expect(means(...CARDS, [ana, { type: 'draw', ask: 'first' }])).toMatch(/ begins$/);
  const ruling = { type: 'rule', answer: 3, value: 2, reason: 'It was a 2' } as const;
  expect(means(...READY, [judge, ruling])).toBeUndefined();
});

const CARD_OF_B = { type: 'tell', answers: [{ ask: 'card:B', value: 'moon' }] } as const;

it('draws what follows from an answer in the same step, and keeps nothing of it where that cannot be', () => {
  const sealed = (draw: string) => play([tell(ana, 'card:A', 'sun'), [bo, { ...CARD_OF_B, draw }]]);
  const record = sealed('first');
  if (isRefusal(record)) throw new Error(record.message);
  expect(tableOf(record).answers.map(({ how }) => how)).toEqual(['told', 'told', 'drawn']);
  expect(sealed('turn:1')).toMatchObject({ code: 'not-asked' });
});

it('draws once where two phones tap at the same time, and tells neither of a mistake', () => {
  const drawn = played(...CARDS, [ana, { type: 'draw', ask: 'first' }]);
  const again = play([[bo, { type: 'draw', ask: 'first' }]], drawn);
  if (isRefusal(again)) throw new Error(again.message);
  expect(again.entries).toEqual(drawn.entries);
  expect(play([...CARDS, tell(ana, 'first', 4), [bo, { type: 'draw', ask: 'first' }]])).toMatchObject({
    code: 'not-asked',
  });
});

it('draws by itself so that everybody can draw it again', () => {
  const record = played(...CARDS, [ana, { type: 'draw', ask: 'first' }]);
  const drawn = record.entries.at(-1)?.body;
  if (drawn?.type !== 'drawn') throw new Error('nothing was drawn');
  expect(linkFits(header.lots, drawn.draw, drawn.link)).toBe(true);
  const before = played(...CARDS).state;
  expect(drawStream(before, drawn.link, { number: drawn.draw, ask: 'first' }).die(6)).toBe(drawn.value);
  expect(play([[ana, { type: 'undo', target: 'c4' }]], record)).toMatchObject({ code: 'lasting' });
});

it('is checked from its record alone, and a changed one is found', () => {
  const record = played(...CARDS, [ana, { type: 'draw', ask: 'first' }], ...TURNS, [ana, { type: 'propose-result' }]);
  const entries = closeAll(record.entries);
  const { ok, checks } = verifyEncounter(duel, header, entries);
  expect(ok).toBe(true);
  expect(checks.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['answer 1: seal', 'answer 2: seal', 'answer 3: lots', 'answer 3: draw', 'result']),
  );
  const held = duel.play({});
  const loaded = { ...duel, play: () => ({ ...held, draw: () => 6 - 7 }) };
  expect(verifyEncounter(loaded, header, entries).problems).toEqual(['answer 3: draw: drawn again, it is -1']);
  const lenient = { ...duel, play: () => ({ ...held, lines: () => ({ A: { vp: 3 }, B: { vp: 0 } }) }) };
  expect(verifyEncounter(lenient, header, entries).problems).toEqual([expect.stringContaining('result: these rules')]);
  const swapped = entries.map((entry) => ({ ...entry, at: entry.at + 1 }));
  expect(verifyEncounter(duel, header, swapped).ok).toBe(false);
});

it('begins only with the sides that the game seats', () => {
  const alone = { ...header, options: { sides: [{ id: 'A' }], setting: {} } };
  expect(rules.begin(alone)).toMatchObject({ code: 'bad-seats' });
  expect(rules.begin({ ...header, options: { sides: [{ id: 'B' }, { id: 'A' }], setting: {} } })).toMatchObject({
    code: 'bad-encounter',
  });
});
