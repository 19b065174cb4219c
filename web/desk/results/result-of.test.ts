/** Each kind of result is made of what the form holds, or says what is missing. */
import { describe, expect, test } from 'vitest';
import type { FieldSpec } from '../../../core/event/pack.ts';
import { type Filled, absentIn, resultOf } from './result-of.ts';

const field: FieldSpec = { id: 'vp', label: 'Points', kind: 'number', rules: [] };
const table = { seats: ['e1', 'e2'], fields: [field] };
const filled: Filled = {
  kind: 'played',
  typed: [{ vp: '7' }, { vp: '3' }],
  current: [{}, {}],
  by: [],
  reason: '',
  leaving: [],
  approved: false,
};
const scores = [{ vp: 7 }, { vp: 3 }];

describe('a result', () => {
  test('that was played or set has its scores', () => {
    expect(resultOf(filled, table)).toEqual({ result: { kind: 'played', scores } });
    expect(resultOf({ ...filled, kind: 'set' }, table)).toEqual({ result: { kind: 'set', scores } });
    expect(resultOf({ ...filled, typed: [{ vp: '7' }, {}] }, table)).toEqual({
      missing: { in: 'typed', faults: [{ seat: 1, field }] },
    });
  });

  test('that was agreed has what stood on the table, and who said yes', () => {
    const agreed = { ...filled, kind: 'agreed', current: [{ vp: '2' }, { vp: '1' }], approved: true } as const;
    expect(resultOf(agreed, table)).toEqual({
      result: { kind: 'agreed', scores, current: [{ vp: 2 }, { vp: 1 }], approvals: { e1: true, e2: true, to: true } },
    });
    expect(resultOf({ ...agreed, current: [{}, {}] }, table)).toMatchObject({ result: { current: scores } });
    expect(resultOf({ ...agreed, current: [{ vp: '2' }, {}] }, table)).toEqual({
      missing: { in: 'current', faults: [{ seat: 1, field }] },
    });
  });

  test('that was forfeited says by whom, and why if it is known', () => {
    expect(resultOf({ ...filled, kind: 'forfeit' }, table)).toEqual({ missing: 'who' });
    expect(resultOf({ ...filled, kind: 'forfeit', by: ['e1', 'e2'], reason: 'absence' }, table)).toEqual({
      result: { kind: 'forfeit', by: ['e1', 'e2'], reason: 'absence' },
    });
  });

  test('that was forfeited by whoever did not appear asks whether they leave the event', () => {
    const missing = { ...filled, kind: 'forfeit', by: ['e2'], reason: 'absence' } as const;
    expect(absentIn(missing)).toEqual(['e2']);
    expect(absentIn({ ...missing, reason: 'error' })).toEqual([]);
    expect(absentIn({ ...missing, kind: 'concession' })).toEqual([]);
  });

  test('that one of three forfeited keeps the points of two who played on', () => {
    const three = { seats: ['e1', 'e2', 'e3'], fields: [field] };
    const left = { ...filled, kind: 'forfeit', by: ['e2'], typed: [{ vp: '4' }, { vp: '9' }, { vp: '1' }] } as const;
    expect(resultOf(left, three)).toEqual({
      result: { kind: 'forfeit', by: ['e2'], scores: [{ vp: 4 }, {}, { vp: 1 }] },
    });
    expect(resultOf({ ...left, typed: [{ vp: '4' }, {}, {}] }, three)).toEqual({
      missing: { in: 'typed', faults: [{ seat: 2, field }] },
    });
    expect(resultOf({ ...left, typed: [{}, { vp: '9' }, {}] }, three)).toEqual({
      result: { kind: 'forfeit', by: ['e2'] },
    });
    expect(resultOf({ ...left, by: ['e1', 'e2'] }, three)).toEqual({ result: { kind: 'forfeit', by: ['e1', 'e2'] } });
  });

  test('that was conceded or decided without play says by whom', () => {
    expect(resultOf({ ...filled, kind: 'concession', by: ['e2'] }, table)).toEqual({
      result: { kind: 'concession', by: 'e2', scores, approvals: {} },
    });
    expect(resultOf({ ...filled, kind: 'no-cards', by: ['e2'] }, table)).toEqual({
      result: { kind: 'no-cards', by: 'e2' },
    });
  });

  test('that is void needs nothing', () => {
    expect(resultOf({ ...filled, kind: 'void', typed: [] }, table)).toEqual({ result: { kind: 'void' } });
  });
});
