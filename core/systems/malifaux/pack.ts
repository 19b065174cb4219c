/**
 * A tournament pack of Malifaux, from an edition of Gaining Grounds. Both editions score, rank and pair in one way; an
 * edition states its figures, its rules, its readings, and where it goes another way.
 */
import type { Stream } from '../../chance/stream.ts';
import { isOpen } from '../../event/checks.ts';
import { attendance } from '../../event/history.ts';
import { namedPairs } from '../../event/keep-apart.ts';
import { kept } from '../../event/kept.ts';
import { type PackDeclaration, packOf } from '../../event/pack-of.ts';
import type {
  AttackerAnswer,
  FieldSpec,
  History,
  HistoryGame,
  Pack,
  PackPairing,
  PackResults,
  PackRounds,
  PackScenario,
  PairAsked,
  PairPlan,
  RoundsSuggestion,
  Standings,
} from '../../event/pack.ts';
import type { SettingReader } from '../../event/settings.ts';
import type { EntrantId, OptionValues, Result } from '../../event/types.ts';
import { cite } from '../../rules/cite.ts';
import { type Refusal, isRefusal } from '../../rules/refusal.ts';
import type { RuleId } from '../../rules/rule-ids.ts';
import { pairingOrder } from './event/order.ts';
import { pairRound } from './event/pair.ts';
import type { PairingOrder, PairingPolicy } from './event/pairing.ts';
import { type PointsOf, type RankRules, overOf, standingsOf } from './event/standings.ts';
import { type StrategyPlaces, layoutNameFor } from './terrain/layouts.ts';

/** The rules of an edition behind what both compute. */
export interface EditionRules {
  readonly columns: Readonly<Record<'tp' | 'diff' | 'vp', readonly RuleId[]>>;
  readonly field: readonly RuleId[];
  readonly ranks: RankRules;
  readonly rounds: readonly RuleId[];
  readonly tooFewForRounds: readonly RuleId[];
  readonly over: readonly RuleId[];
  readonly pairing: PairingPolicy['rules'];
  /** Of a round that leaves out somebody who is not checked in. */
  readonly absent: readonly RuleId[];
}

/** A game of more than two, which an edition may have: it is paired in its own way, and has no cap. */
export interface Brawl {
  readonly played: (options: OptionValues) => boolean;
  readonly seats: { readonly min: number; readonly max: number };
  readonly pair: (history: History, asked: PairAsked, order: PairingOrder) => PairPlan | Refusal;
}

/** What a rematch is, how bad it is, and what comes first. */
export type Rematches = Pick<PairingPolicy, 'rematch' | 'barsFor' | 'rematchFault' | 'fewestFirst'>;

/** What decides who of two stands higher. */
export interface ByStanding {
  readonly standings: (history: History) => Standings;
  /** The columns in which two of one standing are equal. */
  readonly same: readonly string[];
}

export interface MalifauxEdition extends Omit<
  PackDeclaration,
  'playable' | 'rounds' | 'pairing' | 'scenario' | 'results' | 'standings'
> {
  readonly settings: (options: OptionValues) => SettingReader;
  readonly rules: EditionRules;
  readonly highest: number;
  /** How the column of the Differential is headed. */
  readonly differential: string;
  readonly score: PackResults['score'];
  readonly rematches: (settings: SettingReader) => Rematches;
  readonly places: readonly StrategyPlaces[];
  readonly brawl?: Brawl;
  /** The columns in which players of one standing are equal; all, unless a reading says otherwise. */
  readonly sameStanding?: (options: OptionValues) => readonly string[];
  /** What the totals count of each game; what was recorded, unless a reading says otherwise. */
  readonly countsIn?: (history: History) => (game: HistoryGame) => Result | null;
  /** Who attacks, where the edition says so. */
  readonly attacker?: (
    history: History,
    seats: readonly EntrantId[],
    lots: Stream | null,
    by: ByStanding,
  ) => AttackerAnswer;
  readonly rounds: Pick<PackRounds, 'clock'> & Partial<Pick<PackRounds, 'mayStart' | 'mayPair' | 'mayExtend'>>;
  readonly scenario: Omit<Partial<PackScenario>, 'layout'>;
  readonly results: Pick<PackResults, 'kinds' | 'approvalKinds' | 'disqualification'> &
    Partial<Pick<PackResults, 'concessionFields' | 'leaves'>>;
}

const TWO = { min: 2, max: 2 } as const;
const ALL_COLUMNS: readonly string[] = ['tp', 'diff', 'vp'];

export function malifauxPack(edition: MalifauxEdition): Pack {
  const { rules, score, brawl, rounds, results, scenario } = edition;
  const isBrawl = (options: OptionValues): boolean => brawl?.played(options) ?? false;
  const countsIn = kept(
    edition.countsIn ??
      (() =>
        ({ result }: HistoryGame) =>
          result),
  );
  const standings = kept((history: History) =>
    standingsOf(history, pointsBy(score, countsIn(history), history.options), {
      rules: rules.ranks,
      ranksDropped: edition.settings(history.options).choice('dropped') === 'ranked',
    }),
  );
  const suggested = (players: number): RoundsSuggestion => suggestedRounds(players, rules);
  const same = (options: OptionValues): readonly string[] => edition.sameStanding?.(options) ?? ALL_COLUMNS;
  const pair: PackPairing['pair'] = (history, asked, lots) => {
    const order = pairingOrder(history, standings, same(history.options), lots);
    if (brawl?.played(history.options)) return brawl.pair(history, asked, order);
    return withAbsent(pairRound(history, asked, order, policyOf(edition, history)), history, rules.absent);
  };
  const { attacker } = edition;
  const byStanding = ({ options }: History): ByStanding => ({ standings, same: same(options) });
  return packOf({
    ...edition,
    playable: () => true,
    rounds: {
      ...rounds,
      suggested,
      over: (history, chosen) =>
        overOf(history, standings(history), chosen ?? suggested(attendance(history)).rounds, {
          open: (game) => isOpen({ results: { score } }, game, history.options),
          rules: rules.over,
        }),
    },
    pairing: {
      seats: (options) => (brawl?.played(options) ? brawl.seats : TWO),
      pair,
      ...(attacker && {
        attacker: (history, seats, lots) => attacker(history, seats, lots, byStanding(history)),
      }),
    },
    scenario: { ...scenario, layout: (played) => layoutNameFor(edition.places, played) },
    results: {
      ...results,
      fields: (options) => [vpField(edition, isBrawl(options))],
      score,
      counts: (history, game) => countsIn(history)(game),
    },
    standings: {
      columns: () => [
        { id: 'tp', short: 'TP', label: 'Tournament Points', rules: rules.columns.tp },
        { id: 'diff', short: edition.differential, label: 'Differential', signed: true, rules: rules.columns.diff },
        { id: 'vp', short: 'VP', label: 'Victory Points', rules: rules.columns.vp },
      ],
      rank: standings,
    },
  });
}

/** The Victory Points of a player; in a Brawl they have no cap. */
function vpField({ rules, highest }: MalifauxEdition, brawl: boolean): FieldSpec {
  const field: FieldSpec = { id: 'vp', label: 'Victory Points', kind: 'number', min: 0, rules: rules.field };
  return brawl ? field : { ...field, max: highest };
}

/** The points of each game of an event; null for a game that has none yet. */
function pointsBy(
  score: PackResults['score'],
  counted: (game: HistoryGame) => Result | null,
  options: OptionValues,
): PointsOf {
  return (game) => {
    const result = counted(game);
    const scored = result && score({ seats: game.seats, result }, options);
    return scored === null || isRefusal(scored) ? null : scored.scores;
  };
}

/** Attendance from which a number of rounds is suggested. */
const SUGGESTED = [
  { from: 33, rounds: 5 },
  { from: 16, rounds: 4 },
  { from: 4, rounds: 3 },
] as const;

/** The suggestion for the players at the first round: a Ringer is none, and who leaves later changes nothing. */
function suggestedRounds(players: number, { rounds, tooFewForRounds }: EditionRules): RoundsSuggestion {
  const row = SUGGESTED.find(({ from }) => players >= from);
  if (row) return { rounds: row.rounds, warnings: [], rules: cite(...rounds) };
  const text = 'The pack suggests no number of rounds for fewer than four players: choose one.';
  return { rounds: null, warnings: [{ text, rules: cite(...tooFewForRounds) }], rules: cite(...rounds) };
}

/** The readings of an event as its policy of pairing. */
function policyOf({ settings, rules, rematches }: MalifauxEdition, { options }: History): PairingPolicy {
  const chosen = settings(options);
  const { choice, flag, list } = chosen;
  const together = choice('oddTogether') === 'together';
  return {
    ...rematches(chosen),
    apart: {
      named: namedPairs(list('keepApart')),
      groups: flag('groupsApart'),
      always: choice('apartFor') === 'always',
    },
    had: ({ byes, ringers }, kind) => (together ? byes + ringers : kind === 'bye' ? byes : ringers),
    lowestAlways: choice('oddRematch') === 'lowest',
    method: choice('pairing') === 'closest' ? 'closest' : 'top-down',
    rules: rules.pairing,
  };
}

/** The plan, with the rules that left out who is not there. */
function withAbsent(plan: PairPlan | Refusal, history: History, rules: readonly RuleId[]): PairPlan | Refusal {
  const missing = history.entrants.some(({ status, checkedIn }) => status === 'active' && !checkedIn);
  if (isRefusal(plan) || !missing) return plan;
  return { ...plan, rules: [...new Set([...plan.rules, ...cite(...rules)])] };
}
