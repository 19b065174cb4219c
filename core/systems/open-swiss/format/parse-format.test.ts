import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { TIE_BREAKS } from '../../../event/tie-breaks/list.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import { formatFile, formatFromOptions, formatToOptions } from './format-options.ts';
import type { SwissFormat } from './format.ts';
import { parseFormat } from './parse-format.ts';
import { PRESETS } from './presets.ts';
import { randomFormat } from '../../../../tests/core/systems/open-swiss/event/formats.ts';

const SEEDS = Array.from({ length: 300 }, (_, seed) => String(seed));

/** The least that a format says, with something else in it. */
function least(more: object = {}): object {
  return {
    format: 'muster-format/1',
    name: 'Club night',
    points: { kind: 'outcome', win: 3, draw: 1, loss: 0 },
    bye: { points: 3 },
    forfeit: { winner: 3, loser: 0 },
    ...more,
  };
}

function parsed(json: unknown): SwissFormat {
  const format = parseFormat(json);
  if (isRefusal(format)) throw new Error(format.message);
  return format;
}

describe('a format', () => {
  test('needs little, and the rest is filled in', () => {
    expect(parsed(least())).toMatchObject({
      seats: { min: 2, max: 2 },
      scores: [],
      decidedBy: null,
      tieBreaks: [],
      rounds: 0,
      cut: null,
      pairing: { method: 'least-gap', groupsApart: 'first-round', pairedDown: 'strict' },
    });
  });

  test('comes back the same from its file and from its options', () => {
    for (const seed of SEEDS) {
      const format = randomFormat(seed);
      expect(parsed(formatFile(format)), seed).toEqual(format);
      expect(formatFromOptions(formatToOptions(format)), seed).toEqual(format);
    }
  });

  test.each(PRESETS.map(({ id, format }) => [id, format] as const))('%s is one', (_, format) => {
    expect(parsed(format)).toEqual(format);
  });

  test('may name its schema and give one number for its seats', () => {
    expect(parsed(least({ $schema: '../format.schema.json', seats: 4 })).seats).toEqual({ min: 4, max: 4 });
  });
});

const VP = { id: 'vp', label: 'Victory points' };
const OUTCOME = { kind: 'outcome', win: 3, draw: 1, loss: 0 };
const bands = (...rows: readonly (readonly [number, number, number])[]) => ({
  scores: [VP],
  decidedBy: 'vp',
  points: { kind: 'bands', bands: rows.map(([from, winner, loser]) => ({ from, winner, loser })) },
});

describe('a format is refused, with what is wrong and its rule', () => {
  test.each<[string, object | null, string, string]>([
    ['not an object', null, 'A format must be an object', 'OS-FMT-01'],
    ['another tag', least({ format: 'other/1' }), 'format must be one of muster-format/1', 'OS-FMT-01'],
    ['no name', least({ name: ' ' }), 'name must not be empty', 'OS-FMT-01'],
    ['two lines of name', least({ name: 'a\nb' }), 'one line', 'OS-FMT-01'],
    ['unknown member', least({ tiebreaks: [] }), 'tiebreaks is not known', 'OS-FMT-01'],
    ['unknown member inside', least({ points: { ...OUTCOME, bonus: 1 } }), 'points.bonus is not known', 'OS-FMT-01'],
    [
      'points of another kind',
      least({ points: { ...OUTCOME, places: [] } }),
      'points.places is not known',
      'OS-FMT-01',
    ],
    ['NaN', least({ points: { ...OUTCOME, win: NaN } }), 'points.win must be a number', 'OS-FMT-02'],
    ['infinity', least({ bye: { points: Infinity } }), 'bye.points must be a number', 'OS-FMT-02'],
    ['three decimals', least({ bye: { points: 0.125 } }), 'bye.points must be a number', 'OS-FMT-02'],
    ['negative points', least({ bye: { points: -1 } }), 'bye.points must be a number', 'OS-FMT-02'],
    ['huge points', least({ bye: { points: 1e9 } }), 'bye.points must be a number', 'OS-FMT-02'],
    ['huge rounds', least({ rounds: 1e6 }), 'rounds must be a whole number from 0 to 30', 'OS-FMT-02'],
    ['half a round', least({ rounds: 2.5 }), 'rounds must be a whole number', 'OS-FMT-02'],
    ['a text for a number', least({ rounds: '3' }), 'rounds must be a whole number', 'OS-FMT-02'],
    ['negative cap', least({ scores: [{ ...VP, max: -5 }] }), 'scores[0].max must be a whole number', 'OS-FMT-02'],
    ['negative least', least({ scores: [{ ...VP, min: -5 }] }), 'scores[0].min must be a whole number', 'OS-FMT-02'],
    ['cap below least', least({ scores: [{ ...VP, min: 5, max: 4 }] }), 'below the column’s least', 'OS-FMT-03'],
    ['five columns', least({ scores: [1, 2, 3, 4, 5].map((n) => ({ id: `c${n}` })) }), 'the limit is 4', 'OS-FMT-02'],
    ['a column twice', least({ scores: [VP, VP] }), '“vp” is there twice', 'OS-FMT-04'],
    ['a taken name', least({ scores: [{ id: 'points' }] }), '“points” is taken', 'OS-FMT-03'],
    ['a strange name', least({ scores: [{ id: 'V P' }] }), 'small letters', 'OS-FMT-03'],
    ['an unknown decider', least({ decidedBy: 'vp' }), 'no score column has that id', 'OS-FMT-04'],
    ['an unknown tie-break', least({ tieBreaks: ['luck'] }), 'there is no tie-break “luck”', 'OS-FMT-04'],
    ['a tie-break’s column', least({ tieBreaks: ['score:vp'] }), 'needs a score column', 'OS-FMT-04'],
    ['a tie-break twice', least({ tieBreaks: ['wins', 'wins'] }), '“wins” is there twice', 'OS-FMT-04'],
    ['lots before others', least({ tieBreaks: ['lots', 'wins'] }), 'must come last', 'OS-FMT-05'],
    ['too many tie-breaks', least({ tieBreaks: Array(13).fill('wins') }), 'the limit is 12', 'OS-FMT-02'],
    ['a draw above a win', least({ points: { ...OUTCOME, draw: 4 } }), 'must not be more for a draw', 'OS-FMT-05'],
    ['bands without a decider', least({ points: { kind: 'bands', bands: [] } }), 'need decidedBy', 'OS-FMT-05'],
    ['bands from 1', least(bands([1, 11, 9])), 'must begin at 0', 'OS-FMT-05'],
    ['a lopsided draw', least(bands([0, 11, 9])), 'the same points for both', 'OS-FMT-05'],
    ['bands that turn back', least(bands([0, 10, 10], [0, 11, 9])), 'above the band before', 'OS-FMT-05'],
    ['bands that fall', least(bands([0, 10, 10], [5, 9, 9])), 'not be below the band before', 'OS-FMT-05'],
    ['a loser who gains', least(bands([0, 10, 10], [5, 10, 11])), 'the loser more', 'OS-FMT-05'],
    ['bands at tables of four', least({ ...bands([0, 10, 10]), seats: 4 }), 'for tables of two', 'OS-FMT-05'],
    ['too few places', least({ points: { kind: 'places', places: [3] } }), 'must be 2 numbers', 'OS-FMT-05'],
    ['a cut at tables of four', least({ seats: 4, cut: { to: 4 } }), 'cut is for tables of two', 'OS-FMT-05'],
    ['piles of four', least({ seats: 4, pairing: { method: 'piles' } }), 'for tables of two', 'OS-FMT-05'],
    ['a cut to one', least({ cut: { to: 1 } }), 'cut.to must be a whole number from 2', 'OS-FMT-02'],
    ['a table of nine', least({ seats: 9 }), 'seats must be a whole number from 2 to 8', 'OS-FMT-02'],
    ['seats turned round', least({ seats: { min: 4, max: 3 } }), 'seats.max is below the fewest', 'OS-FMT-05'],
    ['a team of one', least({ teamSize: 1 }), 'is a player', 'OS-FMT-05'],
    [
      'a bye’s stray column',
      least({ bye: { points: 1, scores: { vp: [1, 0] } } }),
      'names no score column',
      'OS-FMT-04',
    ],
    ['a prize for forfeits', least({ forfeit: { winner: 0, loser: 1 } }), 'the one who forfeits more', 'OS-FMT-05'],
    ['a draw margin for nothing', least({ drawWithin: 2 }), 'drawWithin needs decidedBy', 'OS-FMT-05'],
  ])('%s', (_, json, text, rule) => {
    const refusal = parseFormat(json);
    expect(refusal).toMatchObject({ code: 'bad-format', message: expect.stringContaining(text) });
    expect(isRefusal(refusal) && refusal.refused).toContain(rule);
  });

  test('a chain that leads back to itself', () => {
    const cyclic: Record<string, unknown> = { ...least() };
    cyclic.pairing = cyclic;
    expect(parseFormat(cyclic)).toMatchObject({ message: expect.stringContaining('pairing.format is not known') });
    const list: unknown[] = [];
    list.push(list);
    expect(parseFormat(least({ scores: list }))).toMatchObject({
      message: expect.stringContaining('scores[0] must be'),
    });
  });

  test('all problems at once, five by name', () => {
    const refusal = parseFormat(least({ rounds: -1, minutes: 0, callAt: -1, teamSize: 99, name: 3, dropped: 'maybe' }));
    const sentences = isRefusal(refusal) ? refusal.message.split('. ') : [];
    expect(sentences).toHaveLength(6);
    expect(sentences.at(-1)).toBe('And 1 more.');
  });
});

describe('a format file is refused with the line', () => {
  const file = JSON.stringify(least({ scores: [VP], tieBreaks: ['wins', 'luck'] }), null, 2);

  test.each([
    [file, 'Line 25: tieBreaks[1] is wrong: there is no tie-break “luck”'],
    [file.replace('"win": 3', '"win": NaN'), 'Line 6: this is not JSON, “NaN” is not JSON'],
    [file.slice(0, 120), 'this is not JSON, it ends too early'],
    [file.replace('"loss": 0', '"loss": 9'), 'must not be more for a draw'],
    ['', 'Line 1: this is not JSON, it ends too early'],
    ['[]', 'Line 1: A format must be an object'],
    [' '.repeat(60_000), '50000 letters at most'],
  ])('%#', (text, message) => {
    expect(parseFormat(text)).toMatchObject({ message: expect.stringContaining(message) });
  });
});

test('a board needs a table of two and a column for the markers held', () => {
  const held = { scores: [{ id: 'held', max: 5 }], decidedBy: 'held', board: { game: 'firefight', points: 250 } };
  expect(parsed(least(held)).board).toEqual({ game: 'firefight', points: 250 });
  for (const wrong of [{ decidedBy: null }, { scores: [{ id: 'held', max: 4 }] }, { teamSize: 3 }]) {
    expect(parseFormat(least({ ...held, ...wrong }))).toMatchObject({ code: 'bad-format', refused: ['OS-EVENT-09'] });
  }
});

describe('docs/format.schema.json', () => {
  const schema = JSON.parse(readFileSync('docs/format.schema.json', 'utf8'));
  const type = z.fromJSONSchema(schema);
  const accepts = (json: unknown): boolean => type.safeParse(json).success;

  test('accepts every format there is', () => {
    const formats = [...SEEDS.map(randomFormat), ...PRESETS.map(({ format }) => format)];
    expect(formats.filter((format) => !accepts(format))).toEqual([]);
    expect(accepts(least())).toBe(true);
  });

  test.each([
    [{ format: 'other' }],
    [{ tiebreaks: [] }],
    [{ tieBreaks: ['luck'] }],
    [{ tieBreaks: ['difference'] }],
    [{ rounds: 1e6 }],
    [{ scores: [{ ...VP, max: -5 }] }],
    [{ scores: [{ id: 'points' }] }],
    [{ points: { kind: 'bands' } }],
    [{ cut: { to: 1 } }],
    [{ seats: 9 }],
    [{ bye: { points: -1 } }],
    [{ board: { game: 'other' } }],
  ])('refuses %j', (more) => {
    expect(accepts(least(more))).toBe(false);
    expect(isRefusal(parseFormat(least(more)))).toBe(true);
  });

  test('knows every tie-break', () => {
    for (const { id, takes } of TIE_BREAKS) {
      const name = [id, ...takes.map((what) => (what === 'column' ? 'vp' : '33'))].join(':');
      expect(accepts(least({ scores: [VP], tieBreaks: [name] })), name).toBe(true);
    }
  });

  test('has the members and defaults of the reader', () => {
    const filled = parsed(least());
    const defaults = Object.entries(schema.properties as Record<string, { default?: unknown }>).flatMap(
      ([key, { default: value }]) => {
        return value === undefined || ['seats', 'pairing'].includes(key) ? [] : [[key, value]];
      },
    );
    expect(filled).toMatchObject(Object.fromEntries(defaults));
    expect(Object.keys(schema.properties).sort()).toEqual(['$schema', ...Object.keys(filled)].sort());
  });
});
