import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PACKS, packById } from '../index.ts';
import { gainingGroundsS0 as pack } from './pack.ts';

const catalogue = readFileSync(new URL('../../../docs/rules/gaining-grounds-s0.md', import.meta.url), 'utf8');
const known = new Set(catalogue.match(/^\| GG0-[A-Z0-9-]+/gm)?.map((row) => row.slice(2)));

test('the pack is found by its name', () => {
  expect(packById('gaining-grounds-s0')).toBe(pack);
  expect(packById('chess')).toBeUndefined();
  expect(PACKS).toContain(pack);
});

test('everything it declares cites rules that there are', () => {
  const cited = [
    ...pack.options.specs.flatMap(({ rules }) => rules),
    ...pack.standings.columns({}).flatMap(({ rules }) => rules),
    ...pack.conduct.prompts.map(({ rule }) => rule),
    ...Object.values(pack.conduct.cites).flat(),
    ...Object.values(pack.conduct.painting?.rules ?? {}).flat(),
  ];
  expect(cited.filter((rule) => !known.has(rule))).toEqual([]);
});

test('every option says what it means, and its default is one of its choices', () => {
  for (const { id, meaning, choices, default: standard, kind } of pack.options.specs) {
    expect(meaning.length, id).toBeGreaterThan(10);
    if (kind === 'choice')
      expect(
        choices?.map((choice) => choice.id),
        id,
      ).toContain(standard);
  }
});

test('it asks one question a rule, for every rule of the event that people judge', () => {
  const asked: readonly string[] = pack.conduct.prompts.map(({ rule }) => rule);
  expect(new Set(asked).size).toBe(asked.length);
  const event =
    /^\| (GG0-(?:EVENT|ROUND|TIME|PAIR|ODD|AGREE|FORFEIT|DQ|SETUP|ADJ|VAR|FMT|MODE|PAINT|ETI)-[A-Z0-9-]+) \| guide/gm;
  const guides = [...catalogue.matchAll(event)].map(([, rule]) => rule);
  expect(guides.filter((rule) => rule !== undefined && !asked.includes(rule))).toEqual([]);
});

test('a game is for two, or for four to eight', () => {
  expect(pack.pairing.seats({})).toEqual({ min: 2, max: 2 });
  expect(pack.pairing.seats({ mode: 'all-out-brawl' })).toEqual({ min: 4, max: 8 });
});

test('VP are capped but in a brawl', () => {
  expect(pack.results.fields({})).toMatchObject([{ id: 'vp', max: 8 }]);
  expect(pack.results.fields({ mode: 'all-out-brawl' })[0]).not.toHaveProperty('max');
});

test('a disqualification forfeits the game in progress', () => {
  expect(pack.results.disqualification({ seats: ['a', 'b'] }, 'a')).toEqual({ kind: 'forfeit', by: ['a'] });
});

test('what counts of a game is its result, unless a reading says otherwise', () => {
  const played = { kind: 'played', scores: [{ vp: 1 }, { vp: 2 }] } as const;
  const game = { seats: ['a', 'b'], result: played };
  const entrants = [
    { id: 'a', status: 'active', checkedIn: true },
    { id: 'b', status: 'disqualified', checkedIn: false },
  ] as const;
  expect(pack.results.counts({ options: {}, entrants, rounds: [] }, game)).toEqual(played);
  const options = { disqualifiedResults: 'forfeits' };
  expect(pack.results.counts({ options, entrants, rounds: [] }, game)).toEqual({ kind: 'forfeit', by: ['b'] });
});
