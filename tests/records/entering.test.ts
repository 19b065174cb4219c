/** What is not chosen is never entered: over every question that the kept games of every system ever asked. */
import { expect, test } from 'vitest';
import type { EncounterEntry } from '../../core/encounter/entries.ts';
import { encounterRuleset } from '../../core/encounter/ruleset.ts';
import type { AskKind } from '../../core/encounter/types.ts';
import type { Json } from '../../core/journal/json.ts';
import type { Entry, Undone } from '../../core/journal/types.ts';
import { isRefusal } from '../../core/rules/refusal.ts';
import { GAMES } from '../../core/systems/index.ts';
import { NAMES, type Written, keptIn, read } from './record.ts';
import { entering } from '../../web/encounter/entering.ts';
import { figureOf } from '../../web/encounter/figures.ts';

interface Asked {
  readonly system: string;
  readonly id: string;
  readonly label: string;
  readonly kind: AskKind;
}

/** Every question of a kept game, at every moment at which it was asked. */
function askedIn(name: string): readonly Asked[] {
  const { header, entries } = keptIn(JSON.parse(read(name, 'record')) as Written);
  const game = GAMES.find(({ system }) => system === header.system);
  if (!game) throw new Error(name);
  const rules = encounterRuleset(game);
  const begun = rules.begin(header);
  if (isRefusal(begun)) throw new Error(begun.message);
  let state = begun;
  const gone = new Set(entries.flatMap(({ body }) => (body.type === 'undone' ? [(body as Undone).target] : [])));
  return entries.flatMap((entry) => {
    if (entry.body.type === 'undone' || gone.has(entry.command)) return [];
    state = rules.evolve(state, [entry as Entry<EncounterEntry>]);
    if (entry.body.type !== 'answered') return [];
    return state.sides.flatMap(({ id, entrant = id }) =>
      (rules.own(state, { role: 'player', entrant }).mine?.asks ?? []).map((ask) => ({ system: game.system, ...ask })),
    );
  });
}

/** None, no, not a word, and none of a count. */
function isNothing(value: Json): boolean {
  if (value === 0 || value === false || value === '') return true;
  return typeof value === 'object' && value !== null && Object.values(value).every((one) => isNothing(one as Json));
}

function hasDice(kind: AskKind): boolean {
  return kind.type === 'draw' || (kind.type === 'record' && kind.fields.some((field) => hasDice(field.kind)));
}

/** Every question of every kept game, once in each form. */
const ALL = new Map(
  NAMES.filter((name) => name.startsWith('game-'))
    .flatMap(askedIn)
    .map((one) => [JSON.stringify([one.system, one.label, one.kind]), one]),
);

test('a form that nobody touched enters nothing, says so, and no die', () => {
  expect(new Set([...ALL.values()].map(({ system }) => system)).size).toBe(GAMES.length);
  expect(ALL.size).toBeGreaterThan(500);
  const silent = [...ALL.values()].filter(({ kind, label }) => {
    const now = entering(kind, label, undefined);
    if ('missing' in now) return now.missing.length === 0;
    return hasDice(kind) || !now.rest || now.chosen || !isNothing(now.value);
  });
  // One tap each: nothing is put together first.
  const forms = silent.filter(({ kind }) => !['confirm', 'flag', 'choice', 'table'].includes(kind.type));
  expect(forms.map(({ system, id, kind }) => [system, id, kind])).toEqual([]);
});

/** The number fields of a form, each with what else it needs to be asked. */
function numbersIn(kind: AskKind, label: string): readonly { readonly label: string; readonly wrong: Json }[] {
  if (kind.type === 'draw') return numbersIn(kind.as, label);
  if (kind.type === 'number') {
    const unit = kind.tenths === true ? 10 : 1;
    const wrong = [(kind.max + unit) / unit, (kind.min - unit) / unit, kind.min / unit + 0.25 / unit];
    return wrong.flatMap((one) => {
      const kept = figureOf(String(one), kind, unit);
      // A quarter of a tenth is no other place.
      return kept === undefined || kept === kind.min ? [] : [{ label, wrong: kept }];
    });
  }
  if (kind.type !== 'record') return [];
  return kind.fields.flatMap(({ id, label: said, kind: inner, when }) => {
    const on = when === undefined ? {} : { [when.field]: when.is };
    return numbersIn(inner, said).map(({ label: of, wrong }) => ({ label: of, wrong: { ...on, [id]: wrong } }));
  });
}

test('a number that cannot be is never left out in silence: the form waits for it, by its name', () => {
  const numbers = [...ALL.values()].flatMap(({ system, label, kind }) =>
    numbersIn(kind, label).map((one) => ({ system, kind, asked: label, ...one })),
  );
  expect(new Set(numbers.map(({ system }) => system)).size).toBe(GAMES.length);
  const dropped = numbers.filter(({ kind, asked, label, wrong }) => {
    const now = entering(kind, asked, wrong);
    return !('missing' in now && now.missing.includes(label));
  });
  expect(dropped.map(({ system, asked, label, wrong }) => [system, asked, label, wrong])).toEqual([]);
});

test('a place is two figures or none', () => {
  const figure: AskKind = { type: 'number', min: 0, max: 360, tenths: true };
  const place: AskKind = {
    type: 'record',
    fields: [
      { ...field('x', figure, true), with: 'y' },
      { ...field('y', figure, true), with: 'x' },
    ],
  };
  expect(entering(place, '', { y: 240 })).toEqual({ missing: ['X'] });
  expect(entering(place, '', { x: 120 })).toEqual({ missing: ['Y'] });
  expect(entering(place, '', { x: figureOf('99', figure, 10) ?? null, y: 240 })).toEqual({ missing: ['X'] });
  expect(entering(place, '', { x: figureOf('12.5', figure, 10) ?? null, y: 240 })).toMatchObject({
    value: { x: 125, y: 240 },
  });
  expect(entering(place, '', {})).toMatchObject({ value: {} });
});

const DIE: AskKind = { type: 'number', min: 1, max: 6 };
const COUNT: AskKind = { type: 'number', min: 0, max: 6 };
const field = (id: string, kind: AskKind, optional = false) => ({ id, label: id.toUpperCase(), kind, optional });

test('dice have to be told, counts and ticks are nothing where the button says so', () => {
  const dice: AskKind = {
    type: 'draw',
    what: 'dice',
    as: { type: 'record', fields: [field('a', DIE), field('b', COUNT)] },
  };
  expect(entering(dice, '', undefined)).toEqual({ missing: ['A', 'B'] });
  expect(entering(dice, '', { a: 4 })).toEqual({ missing: ['B'] });
  expect(entering(dice, '', { a: 4, b: 0 })).toEqual({ value: { a: 4, b: 0 }, rest: false, chosen: true });
  const facts: AskKind = { type: 'record', fields: [field('a', COUNT), field('b', COUNT), field('c', DIE, true)] };
  expect(entering(facts, '', undefined)).toEqual({ value: { a: 0, b: 0 }, rest: true, chosen: false });
  expect(entering(facts, '', { b: 2 })).toEqual({ value: { a: 0, b: 2 }, rest: true, chosen: true });
  expect(entering(facts, '', { a: 0, b: 2 })).toEqual({ value: { a: 0, b: 2 }, rest: false, chosen: true });
});
