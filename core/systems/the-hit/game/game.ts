/** The Hit as a game at a table: an interview of two to four gangs, from laying tiles to handing out experience. */
import { EDITIONS } from '../../editions.ts';
import { TIME_UP_ID } from './questions/targets.ts';
import { QUESTIONS, afterAnswer, notAsked } from './interview.ts';
import { newBattle, type Battle } from './battle.ts';
import { hold } from '../../../encounter/interview.ts';
import { sideIn } from '../../../encounter/names.ts';
import { mostPoints } from '../../../encounter/most-points.ts';
import type { DueAnswer, EncounterGame } from '../../../encounter/game.ts';
import type { LineField, Lines, Progress, SheetLine } from '../../../encounter/types.ts';
import { cite } from '../../../rules/cite.ts';
import { type Refusal, isRefusal, refuse } from '../../../rules/refusal.ts';
import { FIELDS } from '../event/score.ts';
import { standingOf } from '../rules/score.ts';
import { STEP_NAMES, minutesFor } from '../rules/steps.ts';
import { boardsOf } from './boards.ts';
import { guidesAt } from './guides.ts';
import { paperFor } from './paper.ts';
import { textOfGang } from './as-text.ts';
import { gangAfter, reportOf } from './report.ts';
import { type BattleResult, pointLines, resultOf } from './result.ts';
import { checkSetting, settingOfEvent, readSetting } from './setting.ts';
import { readGang } from './sheet.ts';

const RESULT: LineField = {
  id: 'result',
  label: 'Result',
  choices: [
    { id: 'win', label: 'Win' },
    { id: 'draw', label: 'Draw' },
    { id: 'loss', label: 'Loss' },
  ],
};

/** A battle as it is played: what is asked, and what every answer makes true. */
export const BATTLE = hold<Battle>({
  begin: ({ sides, setting, begun }) =>
    newBattle(
      sides.map(({ id }) => id),
      readSetting(setting, sides),
      begun,
    ),
  questions: QUESTIONS,
  step: ({ step }) => step,
  after: afterAnswer,
  notAsked,
  progress: (battle) => {
    const result = resultOf(battle);
    const why = result ? whoWon(battle, result) : 'The ballots are sealed until the battle is over.';
    const rules = result ? result.rules : cite('HIT-TARGET-05');
    return {
      step: stepSaid(battle),
      turn: battle.round,
      inRounds: true,
      // Who signs, signs what the rewards make of it too.
      over: result !== null && battle.step !== 'rewards',
      ...untilOf(battle),
      why,
      rules,
    };
  },
  points: pointLines,
  lines: linesOf,
  fields: () => SHEET_FIELDS,
  checkLines: (_, lines) => checkLines(lines),
  guides: (battle) => guidesAt(battle, battle.step),
  due: dueOf,
  boards: boardsOf,
});

export const theHit: EncounterGame = {
  system: 'the-hit',
  title: EDITIONS['the-hit'].title,
  seats: [2, 4],
  seatRules: ['HIT-SETUP-01'],
  begin: checkSetting,
  ofEvent: settingOfEvent,
  handedIn: [['known']],
  play: () => BATTLE,
  paper: paperFor,
};

/** What the figures of the sheets are called: those that the event asks for, and between them what follows. */
const SHEET_FIELDS: readonly LineField[] = FIELDS.flatMap(({ id, label }): readonly LineField[] =>
  id === 'vp' ? [{ id, label }, RESULT, { id: 'reputation', label: 'Reputation gained' }] : [{ id, label }],
);

function whoWon({ gangs }: Battle, { result, vp }: BattleResult): string {
  if (result === 'all-lose') return 'Nobody has scored: every gang loses.';
  const most = mostPoints(gangs.map((gang) => [gang, vp[gang] ?? 0]));
  const best = Math.max(...gangs.map((gang) => vp[gang] ?? 0));
  const others = gangs.filter((gang) => vp[gang] !== best).map(sideIn);
  if (result !== 'draw' || others.length === 0) return most;
  return `${most} Where nobody wins, nobody loses: for ${others.join(' and ')} it is a draw too.`;
}

/** Whether the battle ends with the round that is played. */
function isLast({ round, announced, met }: Battle): boolean {
  return announced === round || met.length > 0;
}

function stepSaid(battle: Battle): string {
  const name = stepName(battle);
  if (battle.step !== 'rounds') return name;
  const [holder] = battle.priority.order ?? [];
  if (holder === undefined) return isLast(battle) ? `${name}, the last` : name;
  const first = sideIn(holder);
  return isLast(battle) ? `${name}, the last: ${first} has priority` : `${name}: ${first} has priority`;
}

function stepName({ step, round, stage }: Battle): string {
  if (step !== 'rounds') return STEP_NAMES[step];
  return stage === 'end' || stage === 'roll' ? `End of round ${round}` : `${STEP_NAMES.rounds} ${round}`;
}

function linesOf(battle: Battle): Lines {
  const result = resultOf(battle);
  const reports = reportOf(battle);
  return Object.fromEntries(
    battle.gangs.map((gang): [string, SheetLine] => {
      if (!result) return [gang, { vp: 0 }];
      const line = { vp: result.vp[gang] ?? 0, result: standingOf(result, gang) };
      const report = reports?.find(({ side }) => side === gang);
      const after = report && gangAfter(battle, report);
      if (!report || !after) return [gang, line];
      const xp = Object.values(report.experience).reduce((sum, points) => sum + points, 0);
      const text = textOfGang(after);
      // A name out of a file may hold what no text can: such a gang is entered anew rather than wrongly.
      const kept = isRefusal(readGang({ text }, 'x')) ? {} : { gang: text };
      return [gang, { ...line, reputation: report.reputation, xp, ...kept }];
    }),
  );
}

/** Points entered by hand: whole, and none below nothing (HIT-VP-02). */
function checkLines(lines: Lines): Refusal | null {
  const wrong = Object.values(lines).some(({ vp }) => !Number.isInteger(vp) || Number(vp) < 0);
  return wrong ? refuse('bad-lines', 'Victory Points are whole and not below 0.', ...cite('HIT-VP-02')) : null;
}

const MINUTE = 60_000;

/** A limit runs out: it is said, and nothing else happens (HIT-AMB-14). */
function dueOf(battle: Battle): readonly DueAnswer[] {
  const { until } = untilOf(battle);
  return until === undefined ? [] : [{ ask: TIME_UP_ID.write({ step: battle.step }), value: true, at: until }];
}

/** When the limit of this step runs out; nothing once it has. */
function untilOf({ step, timeUp, since }: Battle): Pick<Progress, 'until'> {
  const minutes = minutesFor(step);
  return minutes === null || timeUp.includes(step) ? {} : { until: since + minutes * MINUTE };
}
