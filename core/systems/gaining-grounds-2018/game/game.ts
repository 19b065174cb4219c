/** Gaining Grounds 2018 at the table. */
import { EDITIONS } from '../../editions.ts';
import type { EncounterGame } from '../../../encounter/game.ts';
import { sideIn } from '../../../encounter/names.ts';
import type { Guide } from '../../../encounter/types.ts';
import { cite } from '../../../rules/cite.ts';
import { numberOf } from '../../../journal/json.ts';
import { refuse } from '../../../rules/refusal.ts';
import type { Beside, GameEdition } from '../../malifaux/game/edition.ts';
import { malifauxGame } from '../../malifaux/game/game.ts';
import { checkChosen } from '../rules/actions/choosing.ts';
import { GROUNDS_2018 } from '../rules/edition.ts';
import { checkCrew } from '../roster/models.ts';
import { INTERACTS, SCHEME_GUIDES, strategyGuides } from './guides.ts';
import { SCHEME_TIPS } from './scheme-tips.ts';
import { information } from '../event/information.ts';
import { INSPECTED } from './inspection.ts';
import {
  DEPLOYMENTS,
  FACTIONS,
  NUMBERED_SCHEMES,
  PAIRED,
  PAIRED_SCHEMES,
  STRATEGIES,
  type SuitOrJoker,
} from '../names.ts';
import type { ScenarioField } from '../../../event/pack.ts';
import { checkPool } from '../event/pool.ts';
import { QUESTIONS } from './questions.ts';
import { drawScenario, scenarioFields } from '../event/scenario.ts';
import { HIGHEST_VP, score } from '../event/score.ts';
import { aftermath } from '../rules/strategies/aftermath.ts';
import { timeCall } from '../event/time-call.ts';

const NAMES = new Map([...STRATEGIES, ...PAIRED_SCHEMES, ...NUMBERED_SCHEMES].map(({ id, label }) => [id, label]));

const EDITION: GameEdition = {
  ...GROUNDS_2018,
  title: EDITIONS['gaining-grounds-2018'].title,
  labelOf: (id) => NAMES.get(id) ?? id,
  factions: FACTIONS,
  played: (_options, { strategy, deployment, schemes }) => {
    const known =
      typeof strategy === 'string' &&
      STRATEGIES.some(({ id }) => id === strategy) &&
      DEPLOYMENTS.some(({ id }) => id === deployment);
    if (!known || typeof deployment !== 'string' || typeof schemes !== 'object') {
      return refuse(
        'no-scenario',
        'A game needs its Strategy, its Deployment and its Scheme pool.',
        ...cite('GG18-SCEN-01'),
      );
    }
    return checkPool(strategy, schemes) ?? { strategies: [strategy], deployment, pool: schemes };
  },
  scenarioFields: () => scenarioFields().map(byCards),
  drawScenario: (options, lots) => drawScenario(options, {}, lots).scenario,
  slots: () => [
    { id: '1', label: 'Scheme 1' },
    { id: '2', label: 'Scheme 2' },
  ],
  checkPicks: (pool, picks) =>
    checkChosen(
      pool,
      picks.map(({ scheme }) => scheme),
    ),
  shownRules: ['GG18-DOC-03'],
  closeRules: [],
  notesRule: 'GG18-DOC-01',
  sealedRule: 'GG18-DOC-01',
  crewRules: ['GG18-KIT-01'],
  costlyLeaders: false,
  checkCrew: ({ crew, player: { faction } }) => checkCrew(faction ?? crew.faction ?? '', crew),
  hire: ({ pointSize }) => ({ most: numberOf(pointSize, Infinity), leaderPaid: false }),
  crews: () => 1,
  teams: null,
  bans: () => false,
  checkBan: () => [],
  banRules: [],
  bannedRules: [],
  turns: { last: 5, flips: true, rules: ['GG18-CORE-05'] },
  calls: ['time'],
  callEffect: (_call, moment) => timeCall(moment),
  score,
  highest: HIGHEST_VP,
  figureRules: ['GG18-SCORE-05'],
  guides: (_options, played) => [...KEEP_IN_MIND, ...strategyGuides(played, 'set-up')],
  information,
  questions: QUESTIONS,
  playOptions: ['pointSize', 'strategyTable'],
  inspected: INSPECTED,
  schemeGuides: SCHEME_GUIDES,
  schemeTips: SCHEME_TIPS,
  turnAsks: () => [],
  asksBeside: ['informant'],
  placed: () => [],
  turnGuides: (played) => [...strategyGuides(played, 'turn'), INTERACTS],
  crewFacts: () => [],
  after: (strategy, turn, counts) => {
    const { mayMove, rules } = aftermath(strategy, turn, { models: [] }, counts);
    const loses: readonly Guide[] = strategy.clears
      ? [
          {
            text: 'All models in play lose the condition of the Strategy; a buried one keeps it.',
            rules: cite(...strategy.clears.rules),
          },
        ]
      : [];
    if (mayMove === null) return { guides: loses, asks: [] };
    const moves = `${sideIn(mayMove)} may put the Informant up to 3 inches elsewhere.`;
    const asked: Beside = {
      name: 'informant',
      of: mayMove === 'A' ? 'A' : 'B',
      label: 'Did you put the Informant elsewhere?',
      help: 'Up to 3 inches, not into terrain and touching no model.',
      kind: { type: 'flag' },
      optional: true,
      rules,
    };
    return { guides: [...loses, { text: moves, rules }], asks: [asked] };
  },
  noSummoning: () => undefined,
  attackerRules: [],
};

const SUITS: Readonly<Record<SuitOrJoker, string>> = { R: 'Rams', C: 'Crows', M: 'Masks', T: 'Tomes', joker: 'Joker' };

/** With the card that each Scheme is flipped by: whoever flips their own cards finds it. */
function byCards(field: ScenarioField): ScenarioField {
  if (field.id !== 'schemes') return field;
  const cardOf = (scheme: string): string => {
    const numbered = NUMBERED_SCHEMES.findIndex(({ id }) => id === scheme) + 1;
    const suits = Object.entries(PAIRED).flatMap(([suit, id]) => (id === scheme ? [SUITS[suit as SuitOrJoker]] : []));
    return numbered > 0 ? String(numbered) : suits.join(', ');
  };
  const choices = field.choices.map(({ id, label }) => ({ id, label: `${label} (${cardOf(id)})` }));
  return { ...field, choices };
}

const KEEP_IN_MIND: readonly Guide[] = [
  {
    text: 'If one death pays under two of your Schemes, choose one.',
    rules: ['GG18-VP-05', 'GG18-SCHEME-02-03'],
  },
  {
    text: 'At the end of a Turn both score first. Then Markers and conditions are removed.',
    rules: ['GG18-VP-06'],
  },
  {
    text: 'Show a Scheme when its text says so, or it earns nothing.',
    rules: ['GG18-DOC-02', 'GG18-DOC-03', 'GG18-DOC-04'],
  },
];

export const grounds2018Game: EncounterGame = malifauxGame(EDITION);
