import { describe, expect, test } from 'vitest';
import { changedTooLate, documentTooNew, isOpen, notPublished, openResults, roundsChosen } from './checks.ts';
import type { HistoryGame, OptionSpec, PackConduct, PackOptions, PackResults, PackRoster } from './pack.ts';
import type { OptionValues } from './types.ts';

const spec = { label: 'Mode', meaning: '', rules: [], folded: false };
const specs: readonly OptionSpec[] = [
  { ...spec, id: 'mode', kind: 'choice', default: 'plain' },
  { ...spec, id: 'variants', label: 'Variants', kind: 'many', default: [] },
];
const pack = {
  conduct: {
    cites: {
      'round-open': ['OS-ROUND-01'],
      'results-missing': ['OS-ROUND-02'],
      'not-published': ['OS-EVENT-01'],
      'changed-after-start': ['OS-EVENT-02'],
      'document-too-new': ['OS-EVENT-03'],
    },
  },
  options: {
    specs,
    configure: (given) => ({
      options: given,
      warnings: [],
      inForce: [],
      missing: given.mode === 'listed' ? [{ text: 'A list is missing.', rules: ['OS-PAIR-01'] }] : [],
    }),
  },
  results: {
    score: ({ result }) =>
      'approvals' in result && Object.keys(result.approvals ?? {}).length === 0
        ? { refused: [], code: 'agreement-missing', message: '' }
        : { scores: {}, rules: [], prompts: [], warnings: [] },
  },
  roster: { lastDocumentDay: (eventDate) => eventDate },
} satisfies {
  conduct: Pick<PackConduct, 'cites'>;
  options: Pick<PackOptions, 'specs' | 'configure'>;
  results: Pick<PackResults, 'score'>;
  roster: Pick<PackRoster, 'lastDocumentDay'>;
};

const played: HistoryGame = { seats: ['a', 'b'], result: { kind: 'played', scores: [] } };
const missing: HistoryGame = { seats: ['a', 'b'], result: null };
const agreed = (approvals: Record<string, boolean>): HistoryGame => ({
  seats: ['a', 'b'],
  result: { kind: 'agreed', scores: [], current: [], approvals },
});

describe('open games', () => {
  test('have no result, or one that waits for somebody’s word', () => {
    expect([played, missing, agreed({}), agreed({ a: true })].map((game) => isOpen(pack, game, {}))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('of the last round keep it open; any keep the next from being paired', () => {
    const early = { options: {}, rounds: [{ games: [missing] }, { games: [played] }] };
    expect(openResults(pack, early, 'round-open')).toBeNull();
    expect(openResults(pack, early, 'results-missing')).toMatchObject({ refused: ['OS-ROUND-02'] });
    const late = { options: {}, rounds: [{ games: [played] }, { games: [missing, missing] }] };
    expect(openResults(pack, late, 'round-open')).toMatchObject({
      refused: ['OS-ROUND-01'],
      message: '2 results are still missing.',
    });
  });
});

describe('what is in use', () => {
  const check = (inUse: OptionValues, published: OptionValues | null, houseRules: string[] = []) =>
    notPublished(pack, { options: inUse, published: published && { options: published, houseRules: 0 }, houseRules });

  test('must have been published as it is', () => {
    expect(check({}, null)).toBeNull();
    expect(check({ mode: 'plain', variants: [] }, {})).toBeNull();
    expect(check({ mode: 'wild' }, null)).toMatchObject({ refused: ['OS-EVENT-01'] });
    expect(check({ mode: 'wild' }, { mode: 'wild' })).toBeNull();
    expect(check({}, { mode: 'wild' })).toMatchObject({ refused: ['OS-EVENT-01'] });
    expect(check({}, {}, ['no dogs'])).toMatchObject({ refused: ['OS-EVENT-01'] });
  });

  test('may be less than what was published', () => {
    expect(check({ variants: ['a'] }, { variants: ['a', 'b'] })).toBeNull();
    expect(check({ variants: ['a', 'b'] }, { variants: ['a'] })).toMatchObject({ refused: ['OS-EVENT-01'] });
  });

  test('must be settled', () => {
    expect(check({ mode: 'listed' }, { mode: 'listed' })).toMatchObject({ refused: ['OS-PAIR-01'] });
    expect(check({ mode: 'listed' }, null)).toMatchObject({ refused: ['OS-EVENT-01', 'OS-PAIR-01'] });
  });
});

test('rules change before the first round, where everybody can read it', () => {
  expect(changedTooLate(pack, { round: 0, announced: true })).toBeNull();
  expect(changedTooLate(pack, { round: 0, announced: false })).toMatchObject({ refused: ['OS-EVENT-02'] });
  expect(changedTooLate(pack, { round: 1, announced: true })).toMatchObject({ refused: ['OS-EVENT-02'] });
});

test('documents are in force or too new', () => {
  const document = { title: 'FAQ', released: '2020-05-01' };
  expect(documentTooNew(pack, document, '2020-06-01')).toBeNull();
  expect(documentTooNew(pack, document, '2020-04-01')).toMatchObject({ refused: ['OS-EVENT-03'] });
});

test('the organiser’s number of rounds stands before the suggestion', () => {
  expect([roundsChosen(4, 5), roundsChosen(null, 5), roundsChosen(null, null)]).toEqual([4, 5, null]);
});
