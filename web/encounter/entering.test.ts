/** What a form enters, and what has to be chosen first. */
import { expect, test } from 'vitest';
import type { AskField, AskKind } from '../../core/encounter/types.ts';
import type { Json } from '../../core/journal/json.ts';
import { asking, entering, nothingBut, onlyOne, savedAs, suggestedBeside } from './entering.ts';

const NOTE: AskField = { id: 'target', label: 'An enemy', kind: { type: 'text', longest: 20 } };
const noting = (...fields: readonly AskField[]): AskKind => ({ type: 'record', fields });

test('a word to be noted has to be there, a note that may stay empty need not', () => {
  expect(entering(noting(NOTE), 'Scheme', { target: ' ' })).toEqual({ missing: ['An enemy'] });
  expect(entering(noting(NOTE), 'Scheme', undefined)).toEqual({ missing: ['An enemy'] });
  expect(entering(noting(NOTE), 'Scheme', { target: 'Ada' })).toMatchObject({ value: { target: 'Ada' } });
  expect(entering(noting({ ...NOTE, optional: true }), 'Scheme', undefined)).toMatchObject({ value: {} });
  // Of a question that is a text, the question says whether nothing is an answer.
  expect(entering(NOTE.kind, 'Your Crew', undefined)).toMatchObject({ value: '' });
  const needed: AskKind = { type: 'text', longest: 20, needed: true };
  for (const nothing of [undefined, ' ']) {
    expect(entering(needed, 'Your Leader', nothing)).toEqual({ missing: ['Your Leader'] });
  }
});

test('what is suggested leaves what was chosen before as it is, and what another claims is theirs', () => {
  const choices = ['50', '35'].map((id) => ({ id, label: id }));
  const kind = noting(
    { id: 'points', label: 'Points', kind: { type: 'choice', choices } },
    { id: 'clock', label: 'Clock', kind: { type: 'choices', choices, min: 0, max: 2 }, optional: true },
  );
  const asked = { kind, label: 'What you play by', suggested: { points: '50', clock: [] } };
  expect(suggestedBeside(asked, undefined)).toEqual({ points: '50', clock: [] });
  expect(suggestedBeside(asked, { clock: ['35'] })).toEqual({ points: '50', clock: ['35'] });
  // As last turn is as last turn.
  expect(suggestedBeside({ ...asked, suggestedAs: 'lastTurn' }, { clock: ['35'] })).toEqual(asked.suggested);
  const claimed = ['points'];
  expect(suggestedBeside({ ...asked, claimed }, { clock: ['35'] })).toEqual({ points: '50', clock: [] });
});

test('a question to the rules waits for its figure, which may be 0', () => {
  const cards: AskField = { id: 'cards', label: 'Cards in hand', kind: { type: 'number', min: 0, max: 12 } };
  const hold = noting(cards, { id: 'idle', label: 'Idle', kind: { type: 'flag' } });
  expect(asking(hold, 'Hold so many cards', undefined)).toEqual({ missing: ['Cards in hand'] });
  expect(asking(hold, 'Hold so many cards', { idle: true })).toEqual({ missing: ['Cards in hand'] });
  expect(asking(hold, 'Hold so many cards', { cards: 0 })).toMatchObject({ value: { cards: 0, idle: false } });
  expect(asking(noting({ ...cards, optional: true }), 'Hold so many cards', undefined)).toMatchObject({ value: {} });
});

test('the only one there is to choose stands chosen, and nothing else does', () => {
  const fighters = (...ids: readonly string[]): AskField => ({
    id: 'fighter',
    label: 'Fighter',
    kind: { type: 'choice', choices: ids.map((id) => ({ id, label: id })) },
  });
  const hidden: AskField = { id: 'hidden', label: 'As a Hidden marker', kind: { type: 'flag' } };
  expect(onlyOne(noting(fighters('Tess'), hidden))).toEqual({ fighter: 'Tess' });
  expect(onlyOne(noting(fighters('Tess', 'Kit'), hidden))).toBeUndefined();
  expect(onlyOne(noting({ ...fighters('Tess'), optional: true }, hidden))).toBeUndefined();
  expect(onlyOne(fighters('Tess').kind)).toBeUndefined();
});

test('a form of figures that nobody touched says that it enters 0, one of choices that none of them is so', () => {
  const points: AskField = { id: 'lost', label: 'Army points lost', kind: { type: 'number', min: 0, max: 99 } };
  const fled: AskField = { id: 'fled', label: 'Fled', kind: { type: 'flag' } };
  const says = (kind: AskKind, value?: Json) => savedAs(kind, entering(kind, 'At the end', value));
  expect(says(noting(points))).toBe('saveZero');
  expect(says(points.kind)).toBe('saveZero');
  expect(says(noting(points), { lost: 5 })).toBe('save');
  expect(says(noting(points, fled))).toBe('saveNothing');
});

test('what was told is put right with the button that enters nothing', () => {
  const zone: AskField = { id: 'ZL', label: 'Left zone', kind: { type: 'text', longest: 9 }, optional: true };
  const asked = { id: 'scores', of: 'any', label: 'Who scores?', kind: noting(zone), rules: [] } as const;
  const nobody = { ...asked, nothingAs: 'Nobody scores' };
  expect(nothingBut(nobody, { ZL: 'A' })).toEqual({});
  expect(nothingBut(nobody, {})).toBeUndefined();
  expect(nothingBut(asked, { ZL: 'A' })).toBeUndefined();
});
