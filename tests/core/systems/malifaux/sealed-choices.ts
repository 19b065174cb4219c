/** What the tests of both editions' secrets are played with. */
import type { Choices } from './secrets.ts';

const CREWS = [
  'Ana (Master) (15)\nAda (Henchman) (8)\nAlf (Minion) (6)\nArt (Minion) (5)',
  'Bea (Master) (15)\nBob (Enforcer) (8)\nBen (Minion) (6)\nBud (Minion) (7)',
] as const;

export const SEASON_ZERO_CHOICES = {
  crews: CREWS,
  setting: {
    scenario: {
      strategy: 'reckoning',
      deployment: 'standard',
      schemes: ['vendetta', 'take-prisoner', 'claim-jump', 'outflank', 'assassinate'],
    },
  },
  sealed: [
    { scheme: 'vendetta', model: 'A3', target: 'B3' },
    { scheme: 'vendetta', model: 'A4', target: 'B2' },
    { scheme: 'take-prisoner', target: 'B2' },
    { scheme: 'claim-jump', model: 'A2' },
    { scheme: 'outflank' },
    { scheme: 'assassinate' },
  ],
} as const satisfies Choices;

export const GROUNDS_2018_CHOICES: Choices = {
  crews: CREWS,
  setting: {
    options: {},
    scenario: {
      strategy: 'extraction',
      deployment: 'corner',
      schemes: ['surround-them', 'set-up', 'vendetta', 'search-the-ruins', 'hold-up-their-forces'],
    },
  },
  sealed: [
    { scheme: 'set-up', target: 'B2' },
    { scheme: 'set-up', target: 'B1' },
    { scheme: 'vendetta', model: 'A3', target: 'B3' },
    { scheme: 'surround-them' },
    { scheme: 'search-the-ruins' },
    { scheme: 'hold-up-their-forces' },
  ],
};
