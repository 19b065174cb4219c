/** What 2018's Strategies and Schemes let models do, said at the table. */
import type { RuleId } from '../../../rules/rule-ids.ts';
import type { Guide } from '../../../encounter/types.ts';
import { cite } from '../../../rules/cite.ts';
import type { Played } from '../../malifaux/game/edition.ts';

/** What any model may do. */
export const INTERACTS: Guide = {
  text: 'Engaged models cannot Interact, except with a model that engages them. Most Peons cannot Interact.',
  rules: ['GG18-CORE-03', 'GG18-CORE-04'],
};

export const SCHEME_GUIDES: Readonly<Record<string, Guide>> = {
  'recover-evidence': {
    text: 'Recover Evidence: an Interact in contact lifts an Evidence Marker, for the Crew that took the Scheme.',
    rules: ['GG18-SCHEME-11-03'],
  },
};

/** What is done before deploying is said no more once Turns are played. */
export function strategyGuides({ strategies }: Played, when: 'set-up' | 'turn'): readonly Guide[] {
  return strategies
    .flatMap((id) => STRATEGY_GUIDES[id] ?? [])
    .filter(([text]) => when === 'set-up' || !text.startsWith('Before deploying'))
    .map(([text, ...rules]) => ({ text, rules: cite(...rules) }));
}

const STRATEGY_GUIDES: Readonly<Record<string, readonly (readonly [text: string, ...rules: RuleId[]])[]>> = {
  'ply-for-information': [
    [
      'From Turn 2: an Interact at an engaged enemy without Intel gains it. No Peons.',
      'GG18-STRAT-PLY-02',
      'GG18-STRAT-PLY-03',
    ],
    ['Severe damage removes it.', 'GG18-STRAT-PLY-04'],
  ],
  'symbols-of-authority': [
    [
      'Before deploying, the second player first: three Markers each on your own side.',
      'GG18-STRAT-SYMBOLS-01',
      'GG18-STRAT-SYMBOLS-02',
    ],
    ['From Turn 2: an Interact within 1 inch takes one off the enemy side. No Peons.', 'GG18-STRAT-SYMBOLS-03'],
  ],
  'public-executions': [
    [
      'From Turn 2: a model that kills or sacrifices an enemy, not a Peon, gains Shed Blood.',
      'GG18-STRAT-EXECUTIONS-02',
      'GG18-STRAT-EXECUTIONS-04',
    ],
    ['It goes at the end of the bearer’s Activation when no enemy sees it.', 'GG18-STRAT-EXECUTIONS-03'],
  ],
  'supply-wagons': [
    ['Before deploying, the second player first: a Wagon each in your own zone.', 'GG18-STRAT-WAGONS-01'],
    [
      'An Interact in contact pushes any Wagon 2, 3 or 4 inches, by the size of the base.',
      'GG18-STRAT-WAGONS-02',
      'GG18-STRAT-WAGONS-03',
      'GG18-STRAT-WAGONS-04',
    ],
  ],
  headhunter: [
    ['A model that kills an enemy, not a Peon, leaves a Head within 3 inches of it.', 'GG18-STRAT-HEADHUNTER-01'],
    ['An Interact in contact takes any Head.', 'GG18-STRAT-HEADHUNTER-02'],
  ],
  extraction: [['The Informant stands in the middle of the table.', 'GG18-STRAT-EXTRACTION-01']],
  'guard-the-stash': [['Two Stash Markers on the Centerline, 5 inches from the middle.', 'GG18-STRAT-STASH-01']],
};
