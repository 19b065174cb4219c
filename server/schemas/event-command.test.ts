import { describe, expect, expectTypeOf, test } from 'vitest';
import type * as z from 'zod';
import type { EventCommand } from '../../core/event/commands.ts';
import { POLICY } from '../../core/event/policy.ts';
import { eventCommand, undo } from './event-command.ts';

type Parsed = z.infer<typeof eventCommand>;
type Mutable<T> = T extends string ? T : T extends object ? { -readonly [Key in keyof T]: Mutable<T[Key]> } : T;
/** What arrives over HTTP: all but the commands that only the server sends. */
type FromOutside = Exclude<
  EventCommand,
  { readonly type: 'renew-lots' | 'sign-up' | 'take-result' | 'note-accounts' | 'note-clock' }
>;

const nobody = { type: 'drop', entrant: 'e1' } as const;

describe('the schema of commands', () => {
  test('lets through what the rules understand, and nothing else', () => {
    expectTypeOf<Parsed>().toExtend<FromOutside>();
    expectTypeOf<Exclude<FromOutside['type'], Parsed['type']>>().toEqualTypeOf<never>();
    expectTypeOf<Mutable<Extract<FromOutside, { type: 'add-entrants' }>>>().toExtend<Parsed>();
    expectTypeOf<Mutable<Extract<FromOutside, { type: 'report' }>>>().toExtend<Parsed>();
    expectTypeOf<Mutable<Extract<FromOutside, { type: 'change-entrant' }>>>().toExtend<Parsed>();
    expectTypeOf<Mutable<Extract<FromOutside, { type: 'draft-round' }>>>().toExtend<Parsed>();
    expectTypeOf<Mutable<Extract<FromOutside, { type: 'check-in' }>>>().toExtend<Parsed>();
    expectTypeOf<Mutable<Extract<FromOutside, { type: 'track' }>>>().toExtend<Parsed>();
  });

  test('knows every command of the policy', () => {
    const sent = eventCommand.options.map(({ shape }) => shape.type.value);
    const known = [
      ...sent,
      undo.shape.type.value,
      'renew-lots',
      'sign-up',
      'take-result',
      'note-accounts',
      'note-clock',
    ];
    expect(known.toSorted()).toEqual(Object.keys(POLICY).toSorted());
  });

  test.each([
    ['an unknown command', { type: 'win' }],
    ['a member too many', { ...nobody, now: true }],
    ['a wrong kind of value', { ...nobody, entrant: 7 }],
    ['an endless text', { ...nobody, reason: 'x'.repeat(2001) }],
    ['a half character', { ...nobody, reason: 'a\ud800' }],
    ['a zero byte', { ...nobody, reason: 'a\0b' }],
    ['a turned direction', { type: 'add-entrants', entrants: [{ name: '\u202eevil' }] }],
    ['a poisoned id', { ...nobody, entrant: '__proto__' }],
    ['what every object has', { ...nobody, entrant: 'toString' }],
    ['a poisoned table', { type: 'change-options', options: { constructor: 1 } }],
    [
      'a number beyond numbers',
      { type: 'report', game: 'r1g1', result: { kind: 'played', scores: [{ vp: Infinity }] } },
    ],
    ['a list without end', { type: 'give-award', title: 't', entrants: Array.from({ length: 10_001 }, () => 'e1') }],
    ['options ten deep', { type: 'change-options', options: { a: { b: { c: { d: 1 } } } } }],
    ['lots of one’s own', { type: 'renew-lots', lots: 'a'.repeat(64), reason: 'mine' }],
  ])('refuses %s', (_, body) => {
    expect(eventCommand.safeParse(body).success).toBe(false);
  });

  test('drops a prototype in disguise', () => {
    const body: unknown = JSON.parse('{"type":"change-options","options":{"__proto__":{"x":1}}}');
    const parsed = eventCommand.parse(body);
    expect(parsed).toEqual({ type: 'change-options', options: {} });
    expect(Object.getPrototypeOf('options' in parsed && parsed.options)).not.toHaveProperty('x');
  });

  test('lets one sheet go with a score to the next game', () => {
    const gang = 'Irons\nRazor, W2, leader, XP 4';
    const told = (line: object) => ({ type: 'report', game: 'r1g1', result: { kind: 'played', scores: [line] } });
    expect(eventCommand.safeParse(told({ vp: 1, gang })).success).toBe(true);
    expect(eventCommand.safeParse(told({ vp: 1, gang, other: gang })).success).toBe(false);
  });

  test('lets names of all scripts through', () => {
    const names = ['Zoë', '李小龍', 'Ольга', 'أحمد', '👩‍🎨 Kim', "O'Brien"];
    const body = { type: 'add-entrants', entrants: names.map((name) => ({ name })) };
    expect(eventCommand.parse(body)).toEqual(body);
  });
});
