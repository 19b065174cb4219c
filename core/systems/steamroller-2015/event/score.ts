/** What a game is worth: tournament points, control points, army points destroyed, and whether it was an assassination. */
import { scoredOnce } from '../../../event/kept.ts';
import type { Points, Scored } from '../../../event/pack.ts';
import type { EntrantId, Notice, OptionValues, Result, ScoreLine } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { type Refusal, isRefusal, refuse } from '../../../rules/refusal.ts';
import { pointSize, settings } from './options.ts';
import { type SheetResult, isWin, readOutcomes } from './outcome.ts';

export interface SheetFigures {
  readonly tp: number;
  readonly controlPoints: number;
  readonly armyPointsDestroyed: number;
  readonly assassinations: number;
}

export interface SheetGame {
  readonly seats: readonly EntrantId[];
  readonly result: Result;
}

/** Control points that win a scenario: the most that a sheet shows. */
export const POINTS_TO_WIN = 5;
/** Half of those that win a scenario, rounded up: for a bye, and against somebody who concedes. */
export const CONCESSION_POINTS = Math.ceil(POINTS_TO_WIN / 2);

const NOTHING: SheetFigures = { tp: 0, controlPoints: 0, armyPointsDestroyed: 0, assassinations: 0 };

export const score = scoredOnce(scoreOf);

function scoreOf({ seats, result }: SheetGame, options: OptionValues): Scored | Refusal {
  switch (result.kind) {
    case 'played':
    case 'set':
      return byFigures(seats, result.scores, options);
    case 'bye':
      return worth(seats, () => byeLine(options), cite('SR15-BYE-05', 'SR15-RANK-01'));
    case 'concession':
      return conceded(seats, result.by, result.scores, options);
    case 'forfeit':
      return forfeited(seats, result.by, options);
    case 'void':
      return worth(seats, () => NOTHING, cite('SR15-AMB-42'));
    case 'agreed':
    case 'no-cards':
      return refuse('bad-kind', 'Steamroller has no such result.');
  }
}

function byeLine(options: OptionValues): SheetFigures {
  return {
    ...NOTHING,
    tp: 1,
    controlPoints: CONCESSION_POINTS,
    armyPointsDestroyed: Math.ceil(pointSize(options) / 2),
  };
}

function byFigures(seats: readonly EntrantId[], scores: readonly ScoreLine[], options: OptionValues): Scored | Refusal {
  const outcomes = readOutcomes(scores);
  if (isRefusal(outcomes)) return outcomes;
  const figures = seats.map((_, seat) => readFigures(scores[seat]));
  const wrong = figures.find(isRefusal);
  if (wrong) return wrong;
  if (outcomes.every((outcome) => outcome === 'loss')) return lostByBoth(seats);
  const lineAt = (seat: number): SheetFigures => {
    const line = figures[seat];
    const base = line === undefined || isRefusal(line) ? NOTHING : line;
    const won = outcomes[seat] === 'win';
    const killed = won && isAssassination(scores[seat], options);
    const controlPoints = Math.min(base.controlPoints, POINTS_TO_WIN);
    return { ...base, controlPoints, tp: won ? 1 : 0, assassinations: killed ? 1 : 0 };
  };
  const rules = cite('SR15-RANK-01', 'SR15-PAIR-10', 'SR15-RESULT-04', ...tieRules(outcomes));
  return worth(seats, (id) => lineAt(seats.indexOf(id)), rules, { warnings: capped(scores) });
}

function tieRules(outcomes: readonly SheetResult[]): readonly RuleId[] {
  return outcomes.includes('tie') ? ['SR15-RESULT-06'] : [];
}

/** A figure left out is 0; sheets that must be whole are asked for when they are handed in. */
function readFigures(line: ScoreLine | undefined): SheetFigures | Refusal {
  const { controlPoints = 0, armyPointsDestroyed = 0 } = line ?? {};
  const isCount = (value: number | string): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0;
  if (isCount(controlPoints) && isCount(armyPointsDestroyed)) return { ...NOTHING, controlPoints, armyPointsDestroyed };
  const message = 'Control points and army points destroyed are whole numbers, 0 or more.';
  return refuse('bad-figure', message, ...cite('SR15-RESULT-01'));
}

function capped(scores: readonly ScoreLine[]): readonly Notice[] {
  if (!scores.some(({ controlPoints }) => Number(controlPoints) > POINTS_TO_WIN)) return [];
  const text = `The sheet shows ${POINTS_TO_WIN} control points at most, as many as win a scenario.`;
  return [{ text, rules: cite('SR15-RESULT-04', 'SR15-AMB-07') }];
}

/** Wins that count for Assassin Scoring. */
function isAssassination(line: ScoreLine | undefined, options: OptionValues): boolean {
  if (!isWin(line)) return false;
  return line?.by === 'assassination' || (line?.by === 'clock' && settings(options).choice('clockKill') === 'counts');
}

/** Whoever concedes has nothing, whatever was scored; the opponent's army points are those of the table as it stands. */
function conceded(
  seats: readonly EntrantId[],
  by: EntrantId,
  scores: readonly ScoreLine[],
  options: OptionValues,
): Scored | Refusal {
  const other = seats.findIndex((seat) => seat !== by);
  const line = readFigures(scores[other]);
  if (isRefusal(line)) return line;
  const atLeast = settings(options).choice('concessionPoints') === 'scored';
  const scored = atLeast ? Math.min(line.controlPoints, POINTS_TO_WIN) : 0;
  const winner: SheetFigures = { ...line, tp: 1, controlPoints: Math.max(CONCESSION_POINTS, scored) };
  const missing = scores[other]?.armyPointsDestroyed === undefined;
  const rules = cite('SR15-CONCEDE-01', 'SR15-CONCEDE-02', 'SR15-CONCEDE-03', 'SR15-AMB-15');
  const prompts = cite('SR15-CONCEDE-04', ...(missing ? (['SR15-CONCEDE-03'] as const) : []));
  return worth(seats, (id) => (id === by ? NOTHING : winner), rules, { prompts });
}

/** The organiser's ruling on something that the pack does not foresee. */
function forfeited(seats: readonly EntrantId[], by: readonly EntrantId[], options: OptionValues): Scored {
  if (seats.every((seat) => by.includes(seat))) return lostByBoth(seats);
  const asBye = settings(options).choice('forfeit') === 'bye';
  const winner = asBye ? byeLine(options) : { ...byeLine(options), armyPointsDestroyed: 0 };
  const prompts = cite('SR15-AMB-43');
  return worth(seats, (id) => (by.includes(id) ? NOTHING : winner), prompts, { prompts });
}

function lostByBoth(seats: readonly EntrantId[]): Scored {
  const rules = cite('SR15-AMB-42');
  return worth(seats, () => NOTHING, rules, { prompts: rules });
}

function worth(
  seats: readonly EntrantId[],
  lineOf: (seat: EntrantId) => SheetFigures,
  rules: readonly RuleId[],
  { prompts = [], warnings = [] }: Partial<Pick<Scored, 'prompts' | 'warnings'>> = {},
): Scored {
  const scores = Object.fromEntries(seats.map((seat): [EntrantId, Points] => [seat, { ...lineOf(seat) }]));
  return { scores, rules, prompts, warnings };
}
