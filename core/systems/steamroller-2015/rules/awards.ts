/** Control points of one moment: elements, objectives that fell, the kill box; and what the running score then is. */
import type { OptionValues } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { POINTS_TO_WIN } from '../event/score.ts';
import { settings } from '../event/options.ts';
import type { ElementStates } from './elements.ts';
import { OBJECTIVE_WORTH } from '../terrain/elements.ts';
import { KILL_BOX_WORTH, OBJECTIVES, type ScenarioScoring } from './scenarios.ts';
import { type BySide, SIDES, type PlayerSide, bySide, otherSide } from './sides.ts';

/** A turn of a game: `turn` counts the active side's own, from 1. */
export interface Turn {
  readonly turn: number;
  readonly active: PlayerSide;
}

/** An objective that was destroyed or removed, in whose turn, and by whom where that is known. */
export interface Fall extends Turn {
  readonly objective: string;
  readonly by?: PlayerSide;
  /** Boxes that were marked before it fell. */
  readonly boxes?: number;
}

export interface Award {
  readonly elements: number;
  readonly objectives: number;
  readonly killBox: number;
}

/** One reason for points. */
export interface AwardLine {
  readonly side: PlayerSide;
  readonly points: number;
  readonly text: string;
  readonly rules: readonly RuleId[];
}

export interface Awards {
  readonly awards: BySide<Award>;
  readonly lines: readonly AwardLine[];
}

/** Turns of both sides in order: A's first, B's first, A's second, … */
function orderOf({ turn, active }: Turn): number {
  return 2 * turn + (active === 'B' ? 1 : 0);
}

const FIRST_SCORED: Turn = { turn: 2, active: 'B' };

/** From the end of the second player's second turn on. */
export function isScored(turn: Turn): boolean {
  return orderOf(turn) >= orderOf(FIRST_SCORED);
}

export interface ScoringMoment extends Turn {
  readonly scenario: ScenarioScoring;
  readonly states: ElementStates;
  readonly fell: readonly Fall[];
  /** Casters of the active side completely within the kill box; none where no turn has ended. */
  readonly inKillBox: readonly string[];
}

export function awardsAt(moment: ScoringMoment): Awards {
  const lines = [...elementLines(moment), ...objectiveLines(moment), ...killBoxLines(moment)];
  const sum = (side: PlayerSide, of: keyof Award): number =>
    lines.filter((line) => line.side === side && line.of === of).reduce((total, { points }) => total + points, 0);
  const awards = bySide((side) => ({
    elements: sum(side, 'elements'),
    objectives: sum(side, 'objectives'),
    killBox: sum(side, 'killBox'),
  }));
  return { awards, lines: lines.map(({ side, points, text, rules }) => ({ side, points, text, rules })) };
}

type Line = AwardLine & { readonly of: keyof Award };

function elementLines(moment: ScoringMoment): readonly Line[] {
  if (!isScored(moment)) return [];
  const { scenario, states } = moment;
  return Object.entries(scenario.elements).flatMap(([id, { worth }]) =>
    SIDES.flatMap((side): readonly Line[] => {
      const { hold, by, rules } = states[id]?.held[side] ?? { hold: 'none', by: [], rules: [] };
      const points = hold === 'none' ? 0 : worth[side][hold];
      if (points === 0) return [];
      const models = by.join(', ');
      const text = hold === 'dominate' ? `Dominates ${id} with ${models}.` : `Controls ${id} with ${models}.`;
      return [{ of: 'elements', side, points, text, rules: [...rules, ...cite(...scenario.rules)] }];
    }),
  );
}

/** Once for each that fell: to its owner's opponent, at the first scoring from then on. */
export function objectiveLines(moment: Omit<ScoringMoment, 'states' | 'inKillBox'>): readonly Line[] {
  if (!moment.scenario.objectives || !isScored(moment)) return [];
  const now = orderOf(moment);
  const counts = (fall: Fall): boolean => Math.max(orderOf(fall), orderOf(FIRST_SCORED)) === now;
  return SIDES.filter((owner) => moment.fell.some((fall) => fall.objective === OBJECTIVES[owner] && counts(fall))).map(
    (owner) => ({
      of: 'objectives',
      side: otherSide(owner),
      points: OBJECTIVE_WORTH,
      text: `The enemy objective ${OBJECTIVES[owner]} fell.`,
      rules: cite('SR15-SCEN-COMMON-03', 'SR15-AMB-05'),
    }),
  );
}

function killBoxLines({ scenario, turn, active, inKillBox }: ScoringMoment): readonly Line[] {
  if (!scenario.killBox || turn < 2 || inKillBox.length === 0) return [];
  const text = `The turn ended with ${inKillBox.join(', ')} in the kill box.`;
  const rules = cite('SR15-KILLBOX-02', 'SR15-KILLBOX-03', 'SR15-KILLBOX-04', 'SR15-AMB-04');
  return [{ of: 'killBox', side: otherSide(active), points: KILL_BOX_WORTH, text, rules }];
}

/** The running score, never capped. */
export function added(points: BySide<number>, { awards }: Awards): BySide<number> {
  return bySide((side) => points[side] + awards[side].elements + awards[side].objectives + awards[side].killBox);
}

/** Who has won the scenario with these totals: at least five control points, and more than the opponent. */
function scenarioWinner(points: BySide<number>): PlayerSide | null {
  return SIDES.find((side) => points[side] >= POINTS_TO_WIN && points[side] > points[otherSide(side)]) ?? null;
}

/** Who wins the scenario by this tally: as one sum, or the kill box first where the event reads it so. */
export function winnerAfter(points: BySide<number>, tally: Awards, options: OptionValues): PlayerSide | null {
  const total = added(points, tally);
  if (settings(options).choice('killBoxScored') === 'first') {
    const boxed = bySide((side) => points[side] + tally.awards[side].killBox);
    return scenarioWinner(boxed) ?? scenarioWinner(total);
  }
  return scenarioWinner(total);
}

/** An element that was knocked out of place is put back: what was scored meanwhile stands. */
export function putBack(points: BySide<number>, element: string) {
  const text = `${element} is put back where it belongs; points scored while it was out of place stand.`;
  return { points, text, rules: cite('SR15-TERRAIN-12', 'SR15-TERRAIN-13') };
}
