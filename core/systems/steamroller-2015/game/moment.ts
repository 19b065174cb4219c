/** A moment of a game that is to be scored: what it waits for, and how it comes out once that is told. */
import { cite } from '../../../rules/cite.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import {
  type MomentKind,
  type TableFacts,
  type SideScore,
  type Adjudication,
  adjudicate,
} from '../rules/adjudicate.ts';
import { type Army, castersInPlay } from '../rules/army.ts';
import { isScored } from '../rules/awards.ts';
import { type OpenPick, picksOf } from '../rules/elements.ts';
import { pointsDestroyed } from '../rules/destroyed.ts';
import { type BySide, SIDES, type PlayerSide, bySide, otherSide } from '../rules/sides.ts';
import { victoryNow } from '../rules/victory.ts';
import { contestedByObjective } from '../rules/ground.ts';
import { KILL_BOX_WORTH, OBJECTIVES } from '../rules/scenarios.ts';
import { OBJECTIVE_WORTH } from '../terrain/elements.ts';
import { CONCESSION_POINTS, POINTS_TO_WIN } from '../event/score.ts';
import { readFacts, readKillBox } from './facts.ts';
import { isOnPaper, leftFields, leftIn } from './left.ts';
import { isAtHome } from './setting.ts';
import { type Pending, type Settled, type Story, type Wanted, isNow } from './state.ts';

type MomentAnswers = Pick<
  Story,
  | 'setting'
  | 'scenario'
  | 'ground'
  | 'turn'
  | 'points'
  | 'fell'
  | 'army'
  | 'cards'
  | 'chosen'
  | 'counted'
  | 'first'
  | 'conceded'
>;

/** What is to be told next; null where everything is. */
export function wantedFor(story: MomentAnswers, pending: Pending): Wanted | null {
  const before = beforeVerdict(story, pending);
  if (before !== null) return before;
  const verdict = judged(story, pending, story.army);
  return verdict === null ? null : afterVerdict(story, pending, verdict);
}

/** How the moment comes out where only what is left of the armies is still to be told. */
export function provisional(story: MomentAnswers, pending: Pending): Adjudication | null {
  return wantedFor(story, pending)?.what === 'left' ? judged(story, pending, story.army) : null;
}

/** How the moment comes out; null while something is to be told. */
export function settle(story: MomentAnswers, pending: Pending): Settled | null {
  if (wantedFor(story, pending) !== null) return null;
  const { army } = leftIn(story, pending.left);
  const verdict = judged(story, pending, army);
  return verdict && { verdict, army };
}

function beforeVerdict(story: MomentAnswers, pending: Pending): Wanted | null {
  if (story.conceded !== null) return null;
  const { moment } = pending;
  if (moment.kind === 'clock-out' && moment.side === story.turn.active && pending.agreed === null) {
    return { what: 'agreed' };
  }
  const { scored, boxed } = counts(story, pending);
  if ((scored || boxed) && pending.facts === null) return { what: 'facts', scored, boxed };
  const [pick] = scored ? openPicks(story, pending) : [];
  return pick ? { what: 'pick', pick } : null;
}

/** Whether elements are scored at this moment, and the kill box. */
function counts(
  { turn, scenario, army, setting }: MomentAnswers,
  { moment, agreed }: Pending,
): { scored: boolean; boxed: boolean } {
  if (moment.kind === 'expected-end') return { scored: false, boxed: false };
  const won = victoryNow(army, setting.options);
  if (won && won.by !== 'assassination') return { scored: false, boxed: false };
  const ended = won === null && (moment.kind !== 'clock-out' || agreed === true);
  return { scored: isScored(turn), boxed: ended && scenario.killBox && turn.turn >= 2 };
}

/** Whether the end of this turn could win a side the scenario, with everything there that it may still score. */
export function couldWin(story: MomentAnswers, side: PlayerSide): boolean {
  const { scenario, ground, fell, turn, points, army } = story;
  if (!isScored(turn)) return false;
  const fallen = fell.map(({ objective }) => objective);
  const free = Object.entries(scenario.elements)
    .filter(([id]) => !contestedByObjective(ground, id, fallen).includes(otherSide(side)))
    .map(([, { worth }]) => worth[side]);
  // A caster dominates one element; what it dominates nobody controls beside it.
  const more = free.map(({ control, dominate }) => dominate - control).toSorted((one, other) => other - one);
  const elements = [...free.map(({ control }) => control), ...more.slice(0, castersInPlay(army, side))];
  const falls = fell.filter((fall) => isNow(fall, turn) && fall.objective === OBJECTIVES[otherSide(side)]);
  const box = scenario.killBox && side !== turn.active ? KILL_BOX_WORTH : 0;
  const most = elements.reduce((sum, worth) => sum + worth, points[side] + falls.length * OBJECTIVE_WORTH + box);
  return most >= POINTS_TO_WIN;
}

function openPicks(story: MomentAnswers, pending: Pending): readonly OpenPick[] {
  const { facts } = seenIn(story, pending);
  return picksOf(story.scenario, facts).filter(
    ({ caster, elements }) => !elements.includes(pending.picks[caster] ?? ''),
  );
}

function seenIn(story: MomentAnswers, pending: Pending): Pick<TableFacts, 'facts' | 'inKillBox'> {
  const fallen = story.fell.map(({ objective }) => objective);
  const facts = readFacts(pending.facts ?? undefined, { scenario: story.scenario, ground: story.ground, fallen });
  return { facts, inKillBox: readKillBox(pending.facts ?? undefined) };
}

function judged(story: MomentAnswers, pending: Pending, army: Army): Adjudication | null {
  const { setting, scenario, turn, points, fell } = story;
  const doubled = leftIn(story, pending.left).doubled;
  const seen: TableFacts = { ...seenIn(story, pending), doubled: () => doubled };
  const situation = {
    options: setting.options,
    scenario,
    ...turn,
    points,
    fell,
    army,
    seen: () => seen,
    picks: pending.picks,
  };
  const moment: MomentKind =
    pending.moment.kind === 'clock-out' ? { ...pending.moment, agreed: pending.agreed === true } : pending.moment;
  const verdict = adjudicate(situation, story.conceded === null ? moment : { kind: 'mid-turn' });
  if (isRefusal(verdict)) return null;
  return story.conceded === null ? verdict : afterConcession(verdict, story.conceded, army);
}

/** Whoever gives up has nothing; the opponent has half the points of a scenario and what had fallen with the casters. */
function afterConcession(verdict: Adjudication, by: PlayerSide, army: Army): Adjudication {
  const winner = otherSide(by);
  const rules = cite('SR15-CONCEDE-01', 'SR15-CONCEDE-02', 'SR15-CONCEDE-03', 'SR15-AMB-15');
  const destroyed = pointsDestroyed(army, by);
  const scores: BySide<SideScore> = bySide((side) =>
    side === by
      ? { result: 'loss', controlPoints: 0, armyPointsDestroyed: 0 }
      : { result: 'win', controlPoints: CONCESSION_POINTS, armyPointsDestroyed: destroyed[side] },
  );
  return { ...verdict, over: true, winner, by: null, scores, rules };
}

/** Once the game is over what is left of the armies is told, for the sheets and the tiebreakers. */
function afterVerdict(story: MomentAnswers, { left }: Pending, verdict: Adjudication): Wanted | null {
  if (!verdict.over) return null;
  const { tiebreak, by } = verdict;
  const twice = tiebreak !== null && by !== 'tiebreak-1' && by !== 'tiebreak-2';
  const sides = story.conceded === null ? SIDES : [story.conceded];
  // Without an event nobody keeps sheets: what a list has lost is known, and no tiebreaker asks for more.
  const counts = (one: PlayerSide): boolean => twice || !isAtHome(story.setting) || isOnPaper(story, one);
  const side = sides.find((one) => left[one] === undefined && counts(one) && leftFields(story, one, twice).length > 0);
  return side === undefined ? null : { what: 'left', side, twice };
}
