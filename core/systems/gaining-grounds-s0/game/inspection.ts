/** What is looked at of a Crew in Season Zero. */
import type { Inspected } from '../../malifaux/game/inspection.ts';

const JUDGE = 'Call the organiser, who decides.';

export const INSPECTED: readonly Inspected[] = [
  {
    id: 'official',
    label: 'Official models, or what officially counts as them',
    otherwise: 'Proxies are not played.',
    rules: ['GG0-PAINT-12'],
  },
  {
    id: 'stand-ins',
    label: 'Stand-ins for models that have a card and no miniature yet',
    otherwise: `They must be easily identified. ${JUDGE}`,
    rules: ['GG0-PAINT-13'],
  },
  {
    id: 'conversions',
    label: 'Conversions: made of their model, still clearly it, half of other makers at most',
    otherwise: JUDGE,
    rules: ['GG0-PAINT-14'],
  },
  {
    id: 'cards',
    label: 'The latest wording of every card, and what the Crew needs',
    otherwise: 'They must be at hand.',
    rules: ['GG0-ETI-02', 'GG0-ETI-03'],
  },
  {
    id: 'tracking',
    label: 'Tracking: no colour of dice or markers is used for two effects',
    otherwise: 'Another colour is used for one of them.',
    rules: ['GG0-ETI-09', 'GG0-ETI-10'],
  },
];
