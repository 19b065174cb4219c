/** The Hit as a game at a table: an interview of two to four gangs, from laying tiles to handing out experience. */
import { answersUnder } from '../../../encounter/answers.ts';
import type { DueAnswer, Game } from '../../../encounter/game.ts';
import type { AskKind, Encounter, Line, Lines } from '../../../encounter/types.ts';
import type { Stream } from '../../../chance/stream.ts';
import { cite } from '../../../rules/cite.ts';
import { type Refusal, isRefusal, refuse } from '../../../rules/refusal.ts';
import type { Json } from '../../../journal/json.ts';
import { standingOf } from '../after/score.ts';
import { brokenRefusal } from '../../../rules/broken.ts';
import { STEP_NAMES, type Step, minutesFor } from '../set-up/steps.ts';
import { boardsOf } from './boards.ts';
import { asksNow, battleOf, questionOf } from './fold.ts';
import { guidesAt } from './guides.ts';
import { whyNotAsked } from './not-asked.ts';
import { paperFor } from './paper.ts';
import { textOfGang } from './as-text.ts';
import { wordsOf } from './question.ts';
import { gangAfter, reportOf } from './report.ts';
import { pointLines, resultOf } from './result.ts';
import { checkSetting, settingOfEvent } from './setting.ts';
import { readGang } from './sheet.ts';

export const theHit: Game = {
  system: 'the-hit',
  title: 'The Hit',
  seats: [2, 4],
  seatRules: ['HIT-SETUP-01'],
  begin: checkSetting,
  ofEvent: settingOfEvent,
  handedIn: [['known']],
  asks: (encounter) => asksNow(battleOf(encounter)),
  notAsked: (encounter, ask) => whyNotAsked(battleOf(encounter), ask),
  check: (encounter, { id }, value) => {
    const [, ...words] = wordsOf(id);
    return brokenRefusal('against-the-rules', questionOf(id)?.check?.(battleOf(encounter), value, words) ?? []);
  },
  opens: (encounter, latest) => {
    const open = battleOf(encounter)
      .markers.filter((marker) => marker.open)
      .map(({ id }) => id);
    const due = encounter.answers.filter(
      ({ ask, sealed }) => sealed && (latest.ask === 'reveal' || open.includes(ask)),
    );
    return due.map(({ number }) => number);
  },
  draw: (_, ask, stream) => drawn(ask.kind, stream),
  progress: (encounter) => {
    const battle = battleOf(encounter);
    const result = resultOf(battle);
    const why = result ? 'The ballots are open.' : 'The ballots are sealed until the battle is over.';
    const rules = result ? result.rules : cite('HIT-TARGET-05');
    return { step: stepName(battle.step, battle.round), turn: battle.round, over: result !== null, why, rules };
  },
  points: (encounter) => pointLines(battleOf(encounter)),
  lines: linesOf,
  checkLines: (_, lines) => checkLines(lines),
  guides: (encounter) => {
    const battle = battleOf(encounter);
    return guidesAt(battle, battle.step);
  },
  due: dueOf,
  boards: (encounter) => boardsOf(battleOf(encounter)),
  paper: paperFor,
};

function stepName(step: Step, round: number): string {
  return step === 'rounds' ? `${STEP_NAMES.rounds} ${round}` : STEP_NAMES[step];
}

/** Dice as they are asked for: one, or one a field. */
function drawn(kind: AskKind, stream: Stream): Json {
  if (kind.type === 'draw') return drawn(kind.as, stream);
  if (kind.type === 'record') return Object.fromEntries(kind.fields.map((one) => [one.id, drawn(one.kind, stream)]));
  return stream.die(6);
}

function linesOf(encounter: Encounter): Lines {
  const battle = battleOf(encounter);
  const result = resultOf(battle);
  const reports = reportOf(battle);
  return Object.fromEntries(
    battle.gangs.map((gang): [string, Line] => {
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
function dueOf(encounter: Encounter): readonly DueAnswer[] {
  const battle = battleOf(encounter);
  const { step } = battle;
  const minutes = minutesFor(step);
  if (minutes === null || battle.timeUp.includes(step)) return [];
  const begun = [
    ...answersUnder(encounter, step === 'targets' ? 'observe' : 'deploy'),
    ...answersUnder(encounter, 'infiltrate'),
  ];
  const since = Math.max(encounter.begun, ...begun.map(({ at }) => at));
  return [{ ask: `time-up:${step}`, value: true, at: since + minutes * MINUTE }];
}
