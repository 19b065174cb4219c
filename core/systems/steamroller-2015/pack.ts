/** Steamroller 2015: the tournament pack of Warmachine and Hordes, its event side; `game/` is a game at a table. */
import { EDITIONS } from '../editions.ts';
import { scenarioRow } from './terrain/elements.ts';
import { packOf } from '../../event/pack-of.ts';
import type { ColumnSpec, PackConduct, PackResults } from '../../event/pack.ts';
import type { EntrantId, Result } from '../../event/types.ts';
import { clock, hiddenClock } from './event/clock.ts';
import { configure, mayStart } from './event/configure.ts';
import { concessionFields, fieldsFor } from './event/fields.ts';
import { checkIn, checkList, details } from './event/lists.ts';
import { information } from './event/information.ts';
import { SHORT_NAMES } from './roster/factions.ts';
import { FACTIONS } from './names.ts';
import { OPTIONS } from './event/options.ts';
import { mayPair, over } from './event/over.ts';
import { pair } from './event/pair.ts';
import { PROMPTS, asks } from './event/prompts.ts';
import { adviceOn, checkAnnounced, readsLists } from './roster/announced.ts';
import { rounds } from './event/rounds.ts';
import { checkScenario, drawScenario, plannedScenario, scenarioFields, secretScenario } from './event/scenario.ts';
import { score } from './event/score.ts';
import { checkReport, sheet } from './event/sheet.ts';
import { standings } from './event/standings.ts';

const COLUMNS: readonly ColumnSpec[] = [
  { id: 'tp', short: 'TP', label: 'Tournament points', rules: ['SR15-RANK-01'] },
  { id: 'sos', short: 'SoS', label: 'Strength of schedule', rules: ['SR15-RANK-02', 'SR15-RANK-06'] },
  { id: 'controlPoints', short: 'CP', label: 'Control points', rules: ['SR15-RANK-03'] },
  { id: 'armyPointsDestroyed', short: 'AP', label: 'Army points destroyed', rules: ['SR15-RANK-04'] },
  { id: 'assassinations', short: 'Kills', label: 'Assassination victories', rules: ['SR15-VAR-FINAL-01'] },
];

const CITES: PackConduct['cites'] = {
  'results-missing': ['SR15-PAIR-08'],
  'round-open': ['SR15-PAIR-08'],
  'not-published': ['SR15-GEN-02'],
  'changed-after-start': ['SR15-GEN-02'],
  'one-faction': ['SR15-LIST-08'],
  'disqualified-plays': ['SR15-SPORT-06'],
  excluded: ['SR15-SPORT-06'],
  'dropped-plays': ['SR15-AMB-44'],
  'no-second-odd': ['SR15-BYE-04'],
  ruling: ['SR15-SPORT-03'],
  'hidden-length': ['SR15-TIME-04'],
};

/** Whoever leaves in the middle of a game concedes it; the organiser adds what the opponent had destroyed. */
function conceding({ seats }: { readonly seats: readonly EntrantId[] }, who: EntrantId): Result {
  return { kind: 'concession', by: who, scores: seats.map(() => ({})) };
}

/** Whether the lists that both players report leave rounds enough for those that must still be played. */
const checkLists: PackResults['checkReport'] = ({ seats, result }, options, factsOf) => {
  if (result.kind !== 'played') return null;
  const refusals = seats.map((id, seat) => checkList(factsOf(id), result.scores[seat] ?? {}, options));
  return refusals.find((refusal) => refusal !== null) ?? null;
};

export const steamroller2015 = packOf({
  id: 'steamroller-2015',
  title: EDITIONS['steamroller-2015'].title,
  game: 'Warmachine & Hordes Mk II',
  edition: '2015',
  playable: () => true,
  options: {
    specs: OPTIONS,
    says: { concession: ['concessionPoints'], forfeit: ['forfeit'] },
    configure,
  },
  roster: {
    factions: FACTIONS,
    shortNames: SHORT_NAMES,
    details,
    checkIn: (facts, options) => checkIn(facts, options) ?? checkAnnounced(facts, options),
    readsLists,
  },
  rounds: { suggested: rounds, untilLeader: true, mayStart, mayPair, clock, hiddenClock, over },
  // The players' own starting roll says who goes first.
  pairing: { pair },
  scenario: {
    fields: scenarioFields,
    draw: drawScenario,
    planned: plannedScenario,
    secret: secretScenario,
    check: checkScenario,
    layout: ({ scenario }) => (typeof scenario === 'string' ? (scenarioRow(scenario)?.id ?? null) : null),
  },
  results: {
    kinds: ['played', 'bye', 'forfeit', 'concession', 'set', 'void'],
    fields: fieldsFor,
    concessionFields,
    score,
    checkReport: (game, options, factsOf) => checkReport(game) ?? checkLists(game, options, factsOf),
    sheet,
    advise: adviceOn,
    checkByeLine: checkList,
    disqualification: conceding,
    droppingOut: conceding,
  },
  standings: { columns: () => COLUMNS, rank: standings },
  // Tokens beside models are the players' own affair; see the prompts.
  conduct: { prompts: PROMPTS, asks, cites: CITES, information },
});
