/** What players of 2018 may ask before they do it, by the actions of `rules/actions/act.ts`. */
import type { RulesQuestion } from '../../malifaux/rules/question.ts';
import { headhunter } from '../rules/strategies/headhunter.ts';
import { INTEL, plyForInformation } from '../rules/strategies/ply-for-information.ts';
import { BLOOD, publicExecutions } from '../rules/strategies/public-executions.ts';
import { supplyWagons } from '../rules/strategies/supply-wagons.ts';
import { symbolsOfAuthority } from '../rules/strategies/symbols-of-authority.ts';

const BY = { id: 'by', label: 'Who', kind: { model: 'own' } } as const;
const SECOND = [
  { id: 'side', label: 'Whose it is', kind: { side: true } },
  { id: 'second', label: 'Who deploys second', kind: { side: true } },
] as const;

type When = NonNullable<RulesQuestion['when']>;
const playing =
  (...ids: readonly string[]): When =>
  ({ strategies }) =>
    strategies.some((id) => ids.includes(id));
const before =
  (id: string): When =>
  ({ strategies, turn }) =>
    turn === 1 && strategies.includes(id);

const CONDITIONS: readonly RulesQuestion[] = [
  {
    id: 'gather-intel',
    label: 'Gather Intel',
    fields: [BY, { id: 'target', label: 'From whom', kind: { model: 'enemy' } }],
    rules: ['GG18-STRAT-PLY-02'],
    when: playing(plyForInformation.id),
  },
  {
    id: 'suffer',
    label: 'What damage removes',
    fields: [
      { id: 'model', label: 'Who', kind: { model: 'any' } },
      {
        id: 'damage',
        label: 'Damage',
        kind: {
          choices: [
            { id: 'weak', label: 'Weak' },
            { id: 'moderate', label: 'Moderate' },
            { id: 'severe', label: 'Severe' },
          ],
        },
      },
    ],
    rules: ['GG18-STRAT-PLY-04'],
    when: playing(plyForInformation.id),
  },
  {
    id: 'gain-condition',
    label: 'Gain the condition in another way',
    fields: [
      { id: 'model', label: 'Who', kind: { model: 'any' } },
      {
        id: 'condition',
        label: 'Condition',
        kind: {
          choices: [
            { id: INTEL, label: 'Gathered Intel' },
            { id: BLOOD, label: 'Shed Blood' },
          ],
        },
      },
    ],
    rules: ['GG18-STRAT-PLY-03', 'GG18-STRAT-EXECUTIONS-04'],
    when: playing(plyForInformation.id, publicExecutions.id),
  },
  {
    id: 'end-activation',
    label: 'End an Activation with Shed Blood',
    fields: [{ id: 'model', label: 'Who', kind: { model: 'any' } }],
    rules: ['GG18-STRAT-EXECUTIONS-03'],
    when: playing(publicExecutions.id),
  },
];

const KILL: RulesQuestion = {
  id: 'kill',
  label: 'Whose kill it is',
  fields: [
    { id: 'by', label: 'Killed by', kind: { model: 'any' }, optional: true },
    { id: 'victim', label: 'Who fell', kind: { model: 'any' } },
    {
      id: 'how',
      label: 'How',
      kind: {
        choices: [
          { id: 'killed', label: 'Killed' },
          { id: 'sacrificed', label: 'Sacrificed' },
          { id: 'removed', label: 'Removed in another way' },
        ],
      },
      optional: true,
    },
    {
      id: 'cause',
      label: 'What did it',
      kind: {
        choices: [
          { id: 'action', label: 'An Action' },
          { id: 'ability', label: 'An Ability' },
          { id: 'condition', label: 'A condition' },
          { id: 'falling', label: 'A fall' },
          { id: 'hazard', label: 'A hazard' },
        ],
      },
      optional: true,
    },
  ],
  rules: ['GG18-CORE-02', 'GG18-CORE-06'],
};

export const QUESTIONS: readonly RulesQuestion[] = [
  ...CONDITIONS,
  {
    id: 'place-marker',
    label: 'Place a Strategy Marker before the game',
    fields: [{ id: 'at', label: 'The Marker, put where it would go', kind: { put: 'strategy' } }, ...SECOND],
    rules: ['GG18-STRAT-SYMBOLS-01', 'GG18-STRAT-SYMBOLS-02'],
    when: before(symbolsOfAuthority.id),
  },
  {
    id: 'remove-symbol',
    label: 'Take a Strategy Marker off',
    fields: [BY, { id: 'marker', label: 'Which Marker', kind: { marker: 'strategy' } }],
    rules: ['GG18-STRAT-SYMBOLS-03'],
    when: playing(symbolsOfAuthority.id),
  },
  {
    id: 'place-marker',
    label: 'Place a Wagon before the game',
    fields: [{ id: 'at', label: 'The Wagon, put where it would go', kind: { put: 'wagon' } }, ...SECOND],
    rules: ['GG18-STRAT-WAGONS-01'],
    when: before(supplyWagons.id),
  },
  {
    id: 'push-wagon',
    label: 'Push a Wagon',
    fields: [BY, { id: 'wagon', label: 'The Wagon, moved to where it would go', kind: { moved: 'wagon' } }],
    rules: ['GG18-STRAT-WAGONS-02', 'GG18-STRAT-WAGONS-03', 'GG18-STRAT-WAGONS-04'],
    when: playing(supplyWagons.id),
  },
  {
    id: 'place-head',
    label: 'Place a Head Marker',
    fields: [
      { id: 'victim', label: 'Who fell', kind: { model: 'fallen' } },
      { id: 'at', label: 'The Marker, put where it would go', kind: { put: 'head' } },
      { id: 'sight', label: 'It is in sight of where the model fell', kind: { flag: true } },
    ],
    rules: ['GG18-STRAT-HEADHUNTER-01'],
    when: playing(headhunter.id),
  },
  {
    id: 'take-head',
    label: 'Take a Head Marker',
    fields: [BY, { id: 'marker', label: 'Which Marker', kind: { marker: 'head' } }],
    rules: ['GG18-STRAT-HEADHUNTER-02'],
    when: playing(headhunter.id),
  },
  KILL,
];
