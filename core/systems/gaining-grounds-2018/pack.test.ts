import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { packById } from '../index.ts';
import { gainingGrounds2018 as pack } from './pack.ts';

const catalogue = readFileSync(new URL('../../../docs/rules/gaining-grounds-2018.md', import.meta.url), 'utf8');
const known = new Set(catalogue.match(/^\| GG18-[A-Z0-9-]+/gm)?.map((row) => row.slice(2)));

test('the pack is found by its name', () => {
  expect(packById('gaining-grounds-2018')).toBe(pack);
});

test('everything it declares cites rules that there are', () => {
  const cited = [
    ...pack.options.specs.flatMap(({ rules }) => rules),
    ...pack.standings.columns({}).flatMap(({ rules }) => rules),
    ...pack.results.fields({}).flatMap(({ rules }) => rules),
    ...pack.scenario.fields({}).flatMap(({ rules }) => rules),
    ...pack.conduct.prompts.map(({ rule }) => rule),
    ...Object.values(pack.conduct.cites).flat(),
  ];
  expect(cited.filter((rule) => !known.has(rule))).toEqual([]);
});

test('every option says what it means, and its default is one of its choices', () => {
  for (const { id, meaning, choices, default: standard, kind } of pack.options.specs) {
    expect(meaning.length, id).toBeGreaterThan(10);
    const ids = choices?.map((choice) => choice.id);
    if (kind === 'choice') expect(ids, id).toContain(standard);
  }
});

test('it asks one question a rule, for every rule of the event that people judge', () => {
  const asked: readonly string[] = pack.conduct.prompts.map(({ rule }) => rule);
  expect(new Set(asked).size).toBe(asked.length);
  const event =
    /^\| (GG18-(?:CHECKIN|RULES|TO|CONDUCT|KIT|PAINT|CARD|PROXY|INFO|DECK|TRACK|ROUND|TIME|PAIR|ODD|RINGER|BYE|SCORE|RANK|AGREE|CONCEDE|FORFEIT|DQ|SCEN|DOC|ROT|POOL)-\d+) \| guide/gm;
  const guides = [...catalogue.matchAll(event)].map(([, rule]) => rule);
  expect(guides.length).toBeGreaterThan(30);
  expect(guides.filter((rule) => rule !== undefined && !asked.includes(rule))).toEqual([]);
});

test('a game is for two, and nobody plays in teams', () => {
  expect([
    pack.pairing.seats({}),
    pack.roster.teams({}),
    pack.pairing.attacker({ options: {}, entrants: [], rounds: [] }, [], null),
  ]).toEqual([{ min: 2, max: 2 }, false, { attacker: null, drawn: false, rules: [] }]);
  expect(pack.roster.details({})).toEqual([]);
});
