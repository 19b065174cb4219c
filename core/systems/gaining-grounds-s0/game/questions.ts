/** What players of Season Zero may ask before they do it, by the actions of `rules/actions/act.ts`. */
import type { RulesQuestion } from '../../malifaux/rules/question.ts';
import { UNREACHABLE } from '../../malifaux/terrain/traits.ts';
import { isBrawl, isTeamEvent } from '../event/in-force.ts';
import { noSummoning } from '../rules/actions/placing.ts';
import { MOST_DAMAGE } from '../rules/actions/idols.ts';
import { deliverAMessage } from '../rules/schemes/deliver-a-message.ts';
import { corruptedIdols } from '../rules/strategies/corrupted-idols.ts';
import { plantExplosives } from '../rules/strategies/plant-explosives.ts';
import { turfWar } from '../rules/strategies/turf-war.ts';

const BY = { id: 'by', label: 'Who', kind: { model: 'own' } } as const;
const MARKER = { id: 'marker', label: 'Which Marker', kind: { marker: 'strategy' } } as const;
const STANDING = { id: 'model', label: 'Who', kind: { stands: 'model' } } as const;
const FALLEN = { id: 'victim', label: 'Who fell', kind: { model: 'fallen' } } as const;

type When = NonNullable<RulesQuestion['when']>;
const playing =
  (id: string): When =>
  ({ strategies }) =>
    strategies.includes(id);
const first =
  (when: When): When =>
  (occasion) =>
    occasion.turn === 1 && when(occasion);

const OF_STRATEGIES: readonly RulesQuestion[] = [
  {
    id: 'flip-marker',
    label: 'Turn a Strategy Marker',
    fields: [BY, MARKER],
    rules: ['GG0-CORE-13', 'GG0-STRAT-TURFWAR-04'],
    when: playing(turfWar.id),
  },
  {
    id: 'flip-after-kill',
    label: 'Turn a Strategy Marker after a kill',
    fields: [{ ...BY, label: 'Who killed', optional: true }, FALLEN, MARKER],
    rules: ['GG0-STRAT-TURFWAR-05', 'GG0-STRAT-TURFWAR-06', 'GG0-STRAT-TURFWAR-09'],
    when: playing(turfWar.id),
  },
  {
    id: 'place-token',
    label: 'Place an Explosives Token before the first Turn',
    fields: [
      { id: 'on', label: 'On whom', kind: { model: 'own' } },
      { id: 'initiative', label: 'Who has Initiative', kind: { side: true } },
    ],
    rules: ['GG0-STRAT-EXPLOSIVES-01', 'GG0-STRAT-EXPLOSIVES-02', 'GG0-STRAT-EXPLOSIVES-03'],
    when: first(playing(plantExplosives.id)),
  },
  {
    id: 'plant',
    label: 'Plant Explosives',
    fields: [BY, { id: 'at', label: 'The Marker, put where it would go', kind: { put: 'strategy' } }],
    rules: ['GG0-CORE-13', 'GG0-STRAT-EXPLOSIVES-04', 'GG0-STRAT-EXPLOSIVES-05', 'GG0-STRAT-EXPLOSIVES-06'],
    when: playing(plantExplosives.id),
  },
  {
    id: 'lift',
    label: 'Lift a Strategy Marker',
    fields: [BY, MARKER],
    rules: ['GG0-CORE-13', 'GG0-STRAT-EXPLOSIVES-07'],
    when: playing(plantExplosives.id),
  },
  {
    id: 'take-tokens',
    label: 'Take the Tokens of a model that fell',
    fields: [BY, FALLEN],
    rules: ['GG0-STRAT-EXPLOSIVES-09'],
    when: playing(plantExplosives.id),
  },
  {
    id: 'move-idol',
    label: 'Move an idol',
    fields: [
      BY,
      { id: 'marker', label: 'The idol, moved to where it would go', kind: { moved: 'strategy' } },
      { id: 'damage', label: 'Damage suffered for it', kind: { number: [0, MOST_DAMAGE] } },
      { id: 'controller', label: 'Who controls it, where another does', kind: { model: 'any' }, optional: true },
    ],
    rules: ['GG0-CORE-13', 'GG0-STRAT-IDOLS-09', 'GG0-STRAT-IDOLS-10', 'GG0-STRAT-IDOLS-11'],
    when: playing(corruptedIdols.id),
  },
];

const OF_TEAMS: readonly RulesQuestion[] = [
  {
    id: 'flip-initiative',
    label: 'Flip for Initiative',
    fields: [
      {
        id: 'flipped',
        label: 'Who of your team has flipped',
        kind: {
          choices: [
            { id: 'nobody', label: 'Nobody yet' },
            { id: 'mate', label: 'One of us' },
          ],
          list: true,
        },
      },
    ],
    always: { by: 'own', team: ['own', 'mate'] },
    rules: ['GG0-VAR-TEAM-07'],
    when: ({ options }) => isTeamEvent(options),
  },
  {
    id: 'pass-token',
    label: 'Use a Pass Token',
    fields: [{ id: 'left', label: 'Pass Tokens that your team has', kind: { number: [0, 9] } }],
    rules: ['GG0-VAR-TEAM-09'],
    when: ({ options }) => isTeamEvent(options),
  },
];

const EDGE_CHOICES = [
  { id: 'N', label: 'The north edge' },
  { id: 'E', label: 'The east edge' },
  { id: 'S', label: 'The south edge' },
  { id: 'W', label: 'The west edge' },
];

const OF_BRAWLS: readonly RulesQuestion[] = [
  {
    id: 'deploy-anywhere',
    act: 'deploy',
    label: 'Deploy my model where it stands',
    fields: [STANDING],
    rules: ['GG0-MODE-AOB-03'],
    when: first(({ options }) => isBrawl(options)),
  },
  {
    id: 'bring-back',
    act: 'summon',
    label: 'Bring my Leader back where it stands',
    fields: [STANDING, { id: 'edge', label: 'The edge that was drawn', kind: { choices: EDGE_CHOICES } }],
    always: { returning: true },
    rules: ['GG0-MODE-AOB-07'],
    when: ({ options }) => isBrawl(options),
  },
  {
    id: 'bury',
    label: 'Bury a model',
    fields: [{ id: 'model', label: 'Whom', kind: { model: 'any' } }],
    rules: ['GG0-MODE-AOB-05'],
    when: ({ options }) => isBrawl(options),
  },
];

export const QUESTIONS: readonly RulesQuestion[] = [
  {
    id: 'drop-scheme',
    label: 'Drop a Scheme Marker',
    fields: [BY, { id: 'at', label: 'The Marker, put where it would go', kind: { put: 'scheme' } }],
    rules: ['GG0-CORE-13', 'GG0-CORE-14'],
    when: ({ pool }) => pool.length > 0,
  },
  ...OF_STRATEGIES,
  {
    id: 'message',
    label: 'Deliver a Message',
    fields: [BY, { id: 'target', label: 'To whom', kind: { model: 'enemy' } }],
    rules: ['GG0-CORE-13', 'GG0-SCHEME-11-02', 'GG0-SCHEME-11-03'],
    when: ({ pool }) => pool.includes(deliverAMessage.id),
  },
  {
    id: 'deploy',
    label: 'Deploy a model where it stands',
    fields: [STANDING],
    rules: ['GG0-GEO-06'],
    when: first(({ options }) => !isBrawl(options)),
  },
  {
    id: 'put',
    label: 'Put or move something there',
    fields: [{ id: 'thing', label: 'What, put where it would go', kind: { stands: 'anything' } }],
    rules: ['GG0-ADJ-01', 'GG0-ADJ-02'],
    when: ({ marked }) => marked.includes(UNREACHABLE),
  },
  {
    id: 'summon',
    label: 'Summon a model',
    fields: [],
    rules: [],
    when: ({ options }) => noSummoning(options) !== undefined,
  },
  ...OF_TEAMS,
  ...OF_BRAWLS,
  {
    id: 'hold-cards',
    label: 'Hold so many cards',
    fields: [{ id: 'cards', label: 'Cards in hand', kind: { number: [0, 12] } }],
    rules: ['GG0-CORE-16'],
  },
];
