/** What each step of a battle asks, and when the next step follows. */
import type { RuleId } from '../../../rules/rule-ids.ts';
import { partsOf } from '../../../encounter/ask-id.ts';
import type { Question } from '../../../encounter/question.ts';
import type { Ask } from '../../../encounter/types.ts';
import type { Refusal } from '../../../rules/refusal.ts';
import { collapses, latched } from '../rules/ending.ts';
import { type Broken, broken, brokenRefusal } from '../../../rules/broken.ts';
import { STEPS, type SetUpStep, checkStep, nextStep } from '../rules/steps.ts';
import type { Battle } from './battle.ts';
import { gangName } from './question.ts';
import { DEPLOY, DEPLOY_ALL, EDGE, INFILTRATE, WRITE_MARKER, ZONE } from './questions/deployment.ts';
import { ACTED, CARD, LEAVE, LOSES, NOT_OUT, OUT, REGAINS, STATUS } from './questions/facts.ts';
import { CARD_NAMES, CREW, DRAW_CARDS, GANG, SET_ASIDE, TAKE_CARD, UNDERDOG, withUnderdog } from './questions/gangs.ts';
import { FIT } from './questions/fittings.ts';
import {
  ADJUSTMENT,
  BATTLEFIELD,
  BATTLEFIELD_DIE,
  FURNISHED,
  FURNISHING,
  HYBRID,
  NO_MAP,
  PLAYABLE,
  ROLL_OFF,
  SCATTERING,
  SCATTER_DIE,
  SECTION,
  TILE,
} from './questions/ground.ts';
import { ATTACK, DETECT, DETECT_DICE, DETECT_RESULT, OPEN_MARKER, PUT, SEEK } from './questions/hiding.ts';
import { CAMPAIGN, READING } from './questions/opening.ts';
import { PRIORITY, PRIORITY_A, PRIORITY_B } from './questions/priority.ts';
import { MVF, REWARDS, TROPHIES } from './questions/rewards.ts';
import { BOTTLE, BOTTLE_DIE, CHECK, END_ROLL, END_ROUND, FLEE, REVEAL } from './questions/round-end.ts';
import { TABLE } from './questions/table.ts';
import { BALLOT, OBSERVE, SEEN, TIME_UP } from './questions/targets.ts';

/** What was forgotten, or told of the wrong fighter: it counts until all have signed. */
const UNTIL_SIGNED = [LOSES, OUT, NOT_OUT, REGAINS];

/** What each step asks, the next thing first. */
const STEP_QUESTIONS: Readonly<Record<SetUpStep, readonly Question<Battle>[]>> = {
  type: [GANG, CAMPAIGN, BATTLEFIELD, BATTLEFIELD_DIE, READING],
  'priority-a': [...PRIORITY_A, NO_MAP],
  battlefield: [
    NO_MAP,
    TILE,
    SCATTER_DIE,
    SCATTERING,
    FIT,
    SECTION,
    FURNISHED,
    FURNISHING,
    ROLL_OFF,
    PLAYABLE,
    ADJUSTMENT,
    HYBRID,
  ],
  tactics: [UNDERDOG, SET_ASIDE, TAKE_CARD, DRAW_CARDS],
  crews: [CREW],
  'priority-b': PRIORITY_B,
  edges: [ZONE, EDGE],
  infiltrators: [WRITE_MARKER, INFILTRATE],
  deploy: [DEPLOY_ALL, DEPLOY, TABLE],
  observation: [SEEN, OBSERVE, TIME_UP, TABLE],
  targets: [BALLOT, TIME_UP, TABLE],
  rounds: [
    TABLE,
    ...PRIORITY,
    DETECT_DICE,
    DETECT_RESULT,
    PUT,
    LOSES,
    OUT,
    NOT_OUT,
    STATUS,
    REGAINS,
    SEEK,
    DETECT,
    ATTACK,
    OPEN_MARKER,
    LEAVE,
    CARD,
    ACTED,
    END_ROUND,
    BOTTLE_DIE,
    BOTTLE,
    FLEE,
    CHECK,
    END_ROLL,
  ],
  end: [],
  reveal: [REVEAL, ...UNTIL_SIGNED],
  rewards: [MVF, REWARDS, TROPHIES, ...UNTIL_SIGNED],
  'post-battle': UNTIL_SIGNED,
};

/** With what is asked at every step. */
export const QUESTIONS: Readonly<Record<string, readonly Question<Battle>[]>> = Object.fromEntries(
  STEPS.map((step) => [step, [...STEP_QUESTIONS[step], CARD_NAMES]]),
);

function asksIn(questions: readonly Question<Battle>[], battle: Battle): readonly Ask[] {
  return questions.flatMap((question) => question.asks(battle));
}

/** What is to be answered now. */
export function asksNow(battle: Battle): readonly Ask[] {
  return asksIn(QUESTIONS[battle.step] ?? [], battle);
}

/** Whether nothing is left to be done in a step. */
function isDone(battle: Battle, step: SetUpStep): boolean {
  if (step === 'rewards' && !battle.campaign) return true;
  if (step === 'rounds') return battle.over !== null;
  return !asksIn(STEP_QUESTIONS[step], battle).some(({ optional }) => !optional);
}

/** The steps that are behind a battle. */
export function stepsDone({ step }: Battle): readonly SetUpStep[] {
  return STEPS.slice(0, STEPS.indexOf(step));
}

/** On to the next step, and the next, as long as nothing is left to be done. The last never ends: it is the core rules’. */
function advanced(battle: Battle): Battle {
  const next = isDone(battle, battle.step) ? nextStep([...stepsDone(battle), battle.step]) : null;
  if (next === null) return battle;
  return advanced(next === 'tactics' ? withUnderdog({ ...battle, step: next }) : { ...battle, step: next });
}

/** What an answer brings by itself: endings that are met stay met, and the next step. */
export function afterAnswer(battle: Battle): Battle {
  const fighting = battle.round > 0 && battle.over === null;
  const met = fighting ? latched(battle.met, collapses(battle.fighters, battle.readings)) : battle.met;
  return advanced({ ...battle, met });
}

/** Whose turn it is, by the first word of the asks that are taken in turn. */
const TURNS: Readonly<Record<string, RuleId>> = {
  tile: 'HIT-TILES-02',
  scatter: 'HIT-TILES-09',
  section: 'HIT-SECTOR-03',
  adjust: 'HIT-SECTOR-08',
  edge: 'HIT-DEPLOY-04',
  infiltrate: 'HIT-DEPLOY-06',
  deploy: 'HIT-DEPLOY-07',
  'end-roll': 'HIT-PRIO-03',
};

/** Another's turn, or another step. */
export function notAsked(battle: Battle, ask: string): Refusal | null {
  const { name } = partsOf(ask);
  return brokenRefusal('against-the-rules', [...otherTurn(battle, name), ...otherStep(battle, name)].slice(0, 1));
}

function otherTurn(battle: Battle, name: string): readonly Broken[] {
  const rule = TURNS[name];
  const asked = asksNow(battle).find(({ id }) => partsOf(id).name === name);
  if (rule === undefined || !asked) return [];
  const now = name === 'edge' && battle.gangs.length === 2 ? 'HIT-DEPLOY-03' : rule;
  const whose = asked.of === 'any' ? 'somebody' : gangName(battle, asked.of);
  return broken(true, now, `That is for ${whose} to do now.`);
}

function otherStep(battle: Battle, name: string): readonly Broken[] {
  const step = STEPS.find((one) => STEP_QUESTIONS[one].some((question) => question.name === name));
  return step === undefined || step === battle.step ? [] : checkStep(step, stepsDone(battle));
}
