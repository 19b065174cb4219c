/** Season Zero at the table: two sides, or four to eight in an All Out Brawl. */
import { EDITIONS } from '../../editions.ts';
import type { EncounterGame } from '../../../encounter/game.ts';
import type { Guide, Side } from '../../../encounter/types.ts';
import type { OptionValues } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { type Refusal, isRefusal, refuse } from '../../../rules/refusal.ts';
import { type Json, writtenAs, fieldsOf } from '../../../journal/json.ts';
import type { GameEdition, KnownPlayers, Played, Slot } from '../../malifaux/game/edition.ts';
import { malifauxGame } from '../../malifaux/game/game.ts';
import { HANDED_IN, settingOfEvent } from '../../malifaux/game/setting.ts';
import { brawlGame } from './brawl/game.ts';
import { checkBan } from '../rules/actions/cards.ts';
import { checkChosen } from '../rules/actions/choosing.ts';
import { nextOfTeam, nextTeam } from '../rules/actions/turns.ts';
import { idolAsks, idolGuides, idolPieces } from './idol-asks.ts';
import { killAsks } from './kill-asks.ts';
import { SEASON_ZERO } from '../rules/edition.ts';
import { figures, pointSizeOf } from '../event/figures.ts';
import { isBrawl, isTeamEvent, modeOf, variantsInForce } from '../event/in-force.ts';
import { INTERACTS, SCHEME_GUIDES, strategyGuides } from './guides.ts';
import { SCHEME_TIPS } from './scheme-tips.ts';
import { information } from '../event/information.ts';
import { INSPECTED } from './inspection.ts';
import { DEPLOYMENTS, FACTIONS, SCHEMES, STRATEGIES } from '../names.ts';
import { PLAY_OPTIONS } from '../event/options.ts';
import { noSummoning } from '../rules/actions/placing.ts';
import { QUESTIONS } from './questions.ts';
import { checkDeclared } from '../roster/declared.ts';
import { hiringGuides } from '../roster/hiring.ts';
import { hardcorePool } from '../roster/modes.ts';
import { drawScenario, scenarioFields } from '../event/scenario.ts';
import { HIGHEST_VP, score } from '../event/score.ts';
import { timeCall } from '../event/time-call.ts';
import { TEAM_NOTES } from '../event/variants.ts';

const NAMES = new Map([...STRATEGIES, ...SCHEMES].map(({ id, label }) => [id, label]));

function several(value: string | readonly string[] | undefined): readonly string[] {
  return value === undefined ? [] : typeof value === 'string' ? [value] : value;
}

const EDITION: GameEdition = {
  ...SEASON_ZERO,
  title: EDITIONS['gaining-grounds-s0'].title,
  labelOf: (id) => NAMES.get(id) ?? id,
  factions: FACTIONS,
  played: (options, { strategy, deployment, schemes }) => {
    const fixed = figures(options);
    const strategies = fixed.strategies ?? several(strategy);
    const zone = fixed.deployment ?? several(deployment)[0] ?? '';
    const known =
      strategies.length > 0 &&
      strategies.every((id) => STRATEGIES.some((one) => one.id === id)) &&
      DEPLOYMENTS.some(({ id }) => id === zone);
    const pool = fixed.schemes ?? several(schemes);
    if (!known || pool.length !== fixed.size || !pool.every((id) => SCHEMES.some((one) => one.id === id))) {
      return refuse(
        'no-scenario',
        'A game needs its Strategy, its Deployment and its Scheme pool.',
        ...cite('GG0-CORE-17'),
      );
    }
    return { strategies, deployment: zone, pool };
  },
  scenarioFields,
  drawScenario: (options, lots) => drawScenario(options, {}, lots).scenario,
  slots: slotsOf,
  checkPicks: (pool, picks, options) => {
    const of = (half: Slot['as']) => picks.filter(({ slot }) => slot.as === half).map(({ scheme }) => scheme);
    return checkChosen({ pool, schemes: of(undefined), reveal: of('reveal'), end: of('end') }, options);
  },
  shownRules: ['GG0-SCHEME-00-02', 'GG0-SCHEME-00-03'],
  closeRules: ['GG0-GEO-16'],
  notesRule: 'GG0-SETUP-10',
  sealedRule: 'GG0-SETUP-12',
  crewRules: ['GG0-SETUP-01', 'GG0-SETUP-07'],
  costlyLeaders: true,
  checkCrew: checkDeclared,
  hire: (options) => ({
    most: pointSizeOf(options) ?? Infinity,
    leaderPaid: modeOf(options).id === 'henchman-hardcore',
  }),
  crews: (options) => (isTeamEvent(options) ? 2 : 1),
  teams: { next: nextOfTeam, nextTeam, rules: ['GG0-VAR-TEAM-08'] },
  bans: (options) => variantsInForce(options).includes('bans'),
  checkBan,
  banRules: ['GG0-VAR-BANS-01'],
  bannedRules: ['GG0-VAR-BANS-03'],
  turns: { last: 5, flips: false, rules: ['GG0-CORE-01'] },
  calls: ['last-turn', 'time'],
  callEffect: timeCall,
  score,
  highest: HIGHEST_VP,
  figureRules: ['GG0-SCORE-04'],
  guides,
  information,
  questions: QUESTIONS,
  playOptions: PLAY_OPTIONS,
  inspected: INSPECTED,
  schemeGuides: SCHEME_GUIDES,
  schemeTips: SCHEME_TIPS,
  turnAsks: (played) => [...idolAsks(played), ...killAsks(played)],
  asksBeside: ['idol', 'quarter', 'tokens'],
  placed: idolPieces,
  turnGuides: (played, _, told) => [
    ...idolGuides(played, told),
    ...strategyGuides(played),
    ...(played.pool.length > 0 ? [INTERACTS] : []),
    ...notesOf(played.options).filter(({ rules }) => rules.some((rule) => IN_PLAY.includes(rule))),
  ],
  crewFacts: (crew, options) =>
    modeOf(options).id === 'henchman-hardcore' && crew.models.every(({ cost }) => cost !== undefined)
      ? [`Soulstone Pool: ${hardcorePool(crew).soulstones}`]
      : [],
  after: () => ({ guides: [], asks: [] }),
  noSummoning,
  attackerRules: ['GG0-SETUP-05'],
};

function actionsOf({ leader, other }: ReturnType<typeof figures>['actions']): string {
  return leader === other ? `all models have ${other} Actions` : `Leaders have ${leader} Actions, others ${other}`;
}

function slotsOf(options: OptionValues): readonly Slot[] {
  const { picks } = figures(options);
  if ('schemes' in picks) {
    return Array.from({ length: picks.schemes }, (_, index) => ({
      id: String(index + 1),
      label: `Scheme ${index + 1}`,
    }));
  }
  const half = (as: 'reveal' | 'end', label: string): readonly Slot[] =>
    Array.from({ length: picks[as] }, (_, index) => ({ id: `${as}-${index + 1}`, label: `${label} ${index + 1}`, as }));
  return [...half('reveal', 'Scheme to reveal'), ...half('end', 'Scheme for the end')];
}

/** What the mode and the team make of a game. */
function notesOf(options: OptionValues): readonly Guide[] {
  const notes = [...modeOf(options).notes, ...(isTeamEvent(options) ? TEAM_NOTES : [])];
  return notes.map(([text, rule]) => ({ text, rules: cite(rule) }));
}

/** What players keep in mind all the game long: hands, Actions, Soulstones, no summoning, how teammates play. */
const IN_PLAY: readonly RuleId[] = [
  'GG0-MODE-DR-07',
  'GG0-MODE-DR-08',
  'GG0-MODE-DR-09',
  'GG0-MODE-HH-05',
  'GG0-MODE-HH-06',
  'GG0-MODE-HH-08',
  'GG0-MODE-HH-09',
  'GG0-VAR-TEAM-05',
  'GG0-VAR-TEAM-06',
  'GG0-VAR-TEAM-07',
  'GG0-VAR-TEAM-08',
  'GG0-VAR-TEAM-09',
];

/** What the rules fix for this game, and what players keep in mind. */
function guides(options: OptionValues, played: Played & KnownPlayers): readonly Guide[] {
  const { hand, actions, pointSize } = figures(options);
  return [
    {
      text: `${pointSize ?? 0} Soulstones; a hand holds ${hand} cards at most; ${actionsOf(actions)}.`,
      rules: cite('GG0-SETUP-01', 'GG0-CORE-16'),
    },
    ...notesOf(options),
    ...hiringGuides(options, played),
    ...strategyGuides(played),
    {
      text: 'A Marker that cannot be dropped where it should be is put as near as possible by the player with Initiative, to nobody’s advantage.',
      rules: cite('GG0-ADJ-04', 'GG0-ADJ-05', 'GG0-ADJ-06'),
    },
  ];
}

const STANDARD = malifauxGame(EDITION);

const BRAWL = brawlGame(EDITION);

const [, MOST] = BRAWL.seats;

/** Those of a setting that `begin` made. */
function optionsIn(setting: Json): OptionValues {
  return writtenAs<{ readonly options: OptionValues }>(setting).options;
}

/** More than two sides brawl, whether somebody said so or not. */
function begin(setting: Json, sides: readonly Side[]): Json | Refusal {
  const given = fieldsOf(fieldsOf(setting).options);
  const many = sides.length > 2 && given.mode === undefined;
  const options = EDITION.configure({ ...given, ...(many ? { mode: 'all-out-brawl' } : {}) });
  if (isRefusal(options)) return options;
  if (isBrawl(options)) {
    const players = fieldsOf(fieldsOf(setting).players);
    return BRAWL.begin({ options: { ...options }, players }, sides);
  }
  if (sides.length > 2)
    return refuse('bad-seats', 'Only an All Out Brawl seats more than two.', ...cite('GG0-MODE-AOB-01'));
  return STANDARD.begin(setting, sides);
}

export const seasonZeroGame: EncounterGame = {
  system: EDITION.system,
  title: EDITION.title,
  seats: [2, MOST],
  seatRules: ['GG0-MODE-AOB-01'],
  tables: [
    { title: EDITION.title, seats: STANDARD.seats, options: {} },
    { title: `${EDITION.title}: All Out Brawl`, seats: BRAWL.seats, options: { mode: 'all-out-brawl' } },
  ],
  begin,
  ofEvent: settingOfEvent,
  handedIn: HANDED_IN,
  play: (setting) => (isBrawl(optionsIn(setting)) ? BRAWL : STANDARD).play(setting),
  options: EDITION.playOptions,
  paper: (sides, setting) => (sides > 2 ? BRAWL : STANDARD).paper?.(sides, setting) ?? [],
};
