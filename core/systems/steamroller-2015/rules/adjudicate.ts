/**
 * What a moment of a game gives: points, and whether the game is over, who has won it and how. Pure in what is seen of
 * the table, be it measured or said by the players.
 */
import type { OptionValues } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { type Refusal, isRefusal } from '../../../rules/refusal.ts';
import { has } from '../event/options.ts';
import type { SheetResult } from '../event/outcome.ts';
import { POINTS_TO_WIN } from '../event/score.ts';
import { atExpectedEnd, clockRanOut } from './table-clock.ts';
import { type Army, withoutCasters } from './army.ts';
import {
  type Award,
  type Awards,
  type Fall,
  type AwardLine,
  type Turn,
  added,
  awardsAt,
  isScored,
  winnerAfter,
} from './awards.ts';
import { type ElementStates, type ElementFacts, type CasterPicks, elementStates } from './elements.ts';
import { pointsDestroyed } from './destroyed.ts';
import type { ScenarioScoring } from './scenarios.ts';
import { type BySide, type PlayerSide, bySide } from './sides.ts';
import { type BrokenTie, breakTie } from './tiebreakers.ts';
import { type VictoryKind, victoryNow } from './victory.ts';

/** What is to be seen on the table. */
export interface TableFacts {
  readonly facts: ElementFacts;
  /** Casters of the active side that are completely within the kill box. */
  readonly inKillBox: readonly string[];
  /** Models and units that count twice in the 3rd tiebreaker; asked for when it comes to that. */
  readonly doubled: () => ReadonlySet<string>;
}

export interface TurnSituation extends Turn {
  readonly options: OptionValues;
  readonly scenario: ScenarioScoring;
  /** Control points before this moment, not capped. */
  readonly points: BySide<number>;
  readonly fell: readonly Fall[];
  readonly army: Army;
  /** What is seen while the army stands so: a caster that falls leaves its jacks inert. */
  readonly seen: (army: Army) => TableFacts;
  readonly picks: CasterPicks;
}

export type MomentKind =
  | { readonly kind: 'turn-end' | 'mid-turn' | 'dice-down' }
  /** A Death Clock ran out; `agreed` where both accept that the position stood before. */
  | { readonly kind: 'clock-out'; readonly side: PlayerSide; readonly agreed: boolean }
  | { readonly kind: 'expected-end'; readonly secondsLeft: BySide<number> };

export interface SideScore {
  readonly result: SheetResult;
  /** As on the record sheet. */
  readonly controlPoints: number;
  readonly armyPointsDestroyed: number;
}

export interface Adjudication {
  /** Empty where a caster’s choice is open and nothing is scored. */
  readonly states: ElementStates;
  readonly awards: BySide<Award>;
  readonly lines: readonly AwardLine[];
  /** After this moment, not capped. */
  readonly points: BySide<number>;
  readonly over: boolean;
  readonly winner: PlayerSide | 'tie' | null;
  readonly by: VictoryKind | null;
  /** By side, once the game is over. */
  readonly scores: BySide<SideScore> | null;
  /** Where the tiebreakers decided. */
  readonly tiebreak: BrokenTie | null;
  readonly rules: readonly RuleId[];
}

/** Refused while it turns on a choice that the active player has not made. */
export function adjudicate(situation: TurnSituation, moment: MomentKind): Adjudication | Refusal {
  switch (moment.kind) {
    case 'mid-turn':
      return victory(situation) ?? goesOn(situation, { rules: [] });
    case 'turn-end':
      return victory(situation) ?? scored(situation, (verdict) => verdict);
    case 'dice-down':
      return (
        victory(situation) ??
        scored(situation, (verdict, seen) => timeOut(situation, verdict, seen), cite('SR15-AMB-14'))
      );
    case 'clock-out':
      return ranOut(situation, moment);
    case 'expected-end':
      return expectedEnd(situation, moment.secondsLeft);
  }
}

const NO_AWARD: Award = { elements: 0, objectives: 0, killBox: 0 };

/** The table as it stands, nothing scored. */
function goesOn(situation: TurnSituation, { rules }: Pick<Adjudication, 'rules'>): Adjudication {
  const { facts } = situation.seen(situation.army);
  const states = elementStates(situation.scenario, facts, situation.active, situation.picks);
  return {
    states: isRefusal(states) ? {} : states,
    awards: { A: NO_AWARD, B: NO_AWARD },
    lines: [],
    points: situation.points,
    over: false,
    winner: null,
    by: null,
    scores: null,
    tiebreak: null,
    rules,
  };
}

interface Tallied extends Awards {
  readonly states: ElementStates;
  readonly points: BySide<number>;
}

/** The kill box counts where a turn has ended. */
function tally(situation: TurnSituation, seen: TableFacts, turnEnded: boolean): Tallied | Refusal {
  const { scenario, turn, active, fell, points } = situation;
  const states = elementStates(scenario, seen.facts, active, situation.picks);
  if (isRefusal(states)) return states;
  const inKillBox = turnEnded ? seen.inKillBox : [];
  const awards = awardsAt({ scenario, states, turn, active, fell, inKillBox });
  return { ...awards, states, points: added(points, awards) };
}

/** An ended turn: points for both, then the scenario check; `rest` says what follows where nobody has won, `wins` why that wins. */
function scored(
  situation: TurnSituation,
  rest: (verdict: Adjudication, seen: TableFacts) => Adjudication,
  wins: readonly RuleId[] = [],
): Adjudication | Refusal {
  const seen = situation.seen(situation.army);
  const tallied = tally(situation, seen, true);
  if (isRefusal(tallied)) return tallied;
  const early = isScored(situation) ? [] : cite('SR15-SCEN-COMMON-02');
  const verdict: Adjudication = {
    ...goesOn(situation, { rules: [...cite('SR15-VICTORY-06', 'SR15-VICTORY-08'), ...early] }),
    ...tallied,
  };
  const winner = winnerAfter(situation.points, tallied, situation.options);
  if (winner === null) return rest(verdict, seen);
  const summed = tallied.lines.length > 1 ? cite('SR15-VICTORY-07') : [];
  const rules = [...cite('SR15-VICTORY-04', 'SR15-SCEN-COMMON-04'), ...summed, ...wins];
  return ended(situation, verdict, { winner, by: 'scenario', rules });
}

interface End {
  readonly winner: PlayerSide | 'tie';
  readonly by: VictoryKind | null;
  readonly rules: readonly RuleId[];
  readonly tiebreak?: BrokenTie;
}

function ended(
  situation: TurnSituation,
  verdict: Adjudication,
  { winner, by, rules, tiebreak }: End,
  army = situation.army,
): Adjudication {
  const destroyed = pointsDestroyed(army);
  const scores = bySide((side): SideScore => ({
    result: winner === 'tie' ? 'tie' : winner === side ? 'win' : 'loss',
    controlPoints: Math.min(verdict.points[side], POINTS_TO_WIN),
    armyPointsDestroyed: destroyed[side],
  }));
  return {
    ...verdict,
    over: true,
    winner,
    by,
    scores,
    tiebreak: tiebreak ?? null,
    rules: [...verdict.rules, ...rules],
  };
}

/** A victory that waits for no turn end; null where there is none. */
function victory(situation: TurnSituation): Adjudication | Refusal | null {
  const { army, options } = situation;
  const won = victoryNow(army, options);
  if (won === null) return null;
  if (won.by === 'assassination')
    return lastScoring(situation, army, (verdict, seen) => {
      if (won.winner !== null) return ended(situation, verdict, { ...won, winner: won.winner });
      return timeOut(situation, verdict, seen, won.rules);
    });
  const verdict = goesOn(situation, { rules: won.rules });
  if (won.winner !== null) return ended(situation, verdict, { ...won, winner: won.winner, rules: [] });
  return timeOut(situation, verdict, situation.seen(army));
}

/** The scoring that an assassination brings: no turn has ended, and it wins nobody the scenario. */
function lastScoring(
  situation: TurnSituation,
  army: Army,
  end: (verdict: Adjudication, seen: TableFacts) => Adjudication,
): Adjudication | Refusal {
  const seen = situation.seen(army);
  const tallied = tally(situation, seen, false);
  if (isRefusal(tallied)) return tallied;
  const rules = cite('SR15-VICTORY-02', 'SR15-AMB-12', 'SR15-AMB-50');
  return end({ ...goesOn(situation, { rules }), ...tallied }, seen);
}

/** Time is up, or both lost their last casters: the tiebreakers, or a tie where the event has none. */
function timeOut(
  situation: TurnSituation,
  verdict: Adjudication,
  seen: TableFacts,
  rules: readonly RuleId[] = [],
): Adjudication {
  if (has(situation.options, 'no-tiebreakers')) {
    const tie = cite('SR15-VAR-VICT-03', 'SR15-AMB-35');
    return ended(situation, verdict, { winner: 'tie', by: null, rules: [...rules, ...tie] });
  }
  const tiebreak = breakTie({ points: verdict.points, army: situation.army, doubled: seen.doubled() });
  const { winner, by } = tiebreak;
  return ended(situation, verdict, {
    winner,
    by,
    tiebreak,
    rules: [...rules, ...cite('SR15-DICEDOWN-06'), ...tiebreak.rules],
  });
}

/** A Death Clock at zero: the position is scored if that wins, else its owner's casters fall. */
function ranOut(
  situation: TurnSituation,
  { side, agreed }: { readonly side: PlayerSide; readonly agreed: boolean },
): Adjudication | Refusal {
  const now = side === situation.active && agreed ? scored(situation, (verdict) => verdict) : null;
  if (isRefusal(now)) return now;
  const { by, winner, rules } = clockRanOut({ side, active: situation.active, agreed, winsNow: now?.winner === side });
  if (now && by === 'scenario') return { ...now, rules: [...now.rules, ...rules] };
  const army = withoutCasters(situation.army, side);
  return lastScoring(situation, army, (verdict) => ended(situation, verdict, { winner, by, rules }, army));
}

/** The expected end of a round on Death Clock: played out, or a tie as it stands. */
function expectedEnd(situation: TurnSituation, secondsLeft: BySide<number>): Adjudication {
  const rules = cite('SR15-VAR-TIME-21', 'SR15-AMB-25');
  const verdict = goesOn(situation, { rules });
  if (atExpectedEnd(secondsLeft) === 'play-out') return verdict;
  return ended(situation, verdict, { winner: 'tie', by: null, rules: [] });
}
