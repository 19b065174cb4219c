/** From answers to the battle: which questions a step asks, and what all answers so far make true. */
import type { Answer, Ask, Encounter, Viewpoint } from '../../../encounter/types.ts';
import type { Json } from '../../../journal/json.ts';
import { collapses, latched } from '../battle/ending.ts';
import { STEPS, type Step, nextStep } from '../set-up/steps.ts';
import { type Battle, type BySide, isGang, newBattle } from './battle.ts';
import { type Question, fieldsOf, textOf, wordsOf } from './question.ts';
import { DEPLOY, EDGE, INFILTRATE, WRITE_MARKER, ZONE } from './questions/deployment.ts';
import { CARD, LEAVE, LOSES, OUT, REGAINS, STATUS } from './questions/facts.ts';
import { CARD_NAMES, CREW, DRAW_CARDS, GANG, SET_ASIDE, TAKE_CARD, UNDERDOG } from './questions/gangs.ts';
import { FIT } from './questions/fittings.ts';
import {
  ADJUSTMENT,
  BATTLEFIELD,
  BATTLEFIELD_DIE,
  FURNISHING,
  HYBRID,
  PLAYABLE,
  ROLL_OFF,
  SCATTERING,
  SCATTER_DIE,
  SECTION,
  TILE,
} from './questions/ground.ts';
import { ATTACK, DETECT, DETECT_DICE, DETECT_RESULT, OPEN_MARKER, PUT } from './questions/hiding.ts';
import { CAMPAIGN, READING } from './questions/opening.ts';
import { PRIORITY, PRIORITY_A, PRIORITY_B } from './questions/priority.ts';
import { MVF, REWARDS, TROPHIES } from './questions/rewards.ts';
import { BOTTLE, BOTTLE_DIE, CHECK, END_ROLL, END_ROUND, FLEE, REVEAL } from './questions/round-end.ts';
import { BALLOT, OBSERVE, TIME_UP } from './questions/targets.ts';
import { readSetting } from './setting.ts';

/** What each step asks, the next thing first. */
const QUESTIONS: Readonly<Record<Step, readonly Question[]>> = {
  type: [GANG, CAMPAIGN, BATTLEFIELD, BATTLEFIELD_DIE, READING],
  'priority-a': PRIORITY_A,
  battlefield: [TILE, SCATTER_DIE, SCATTERING, FIT, SECTION, FURNISHING, ROLL_OFF, PLAYABLE, ADJUSTMENT, HYBRID],
  tactics: [UNDERDOG, SET_ASIDE, TAKE_CARD, DRAW_CARDS],
  crews: [CREW],
  'priority-b': PRIORITY_B,
  edges: [ZONE, EDGE],
  infiltrators: [WRITE_MARKER, INFILTRATE],
  deploy: [DEPLOY],
  observation: [OBSERVE, TIME_UP],
  targets: [BALLOT, TIME_UP],
  rounds: [
    ...PRIORITY,
    DETECT_DICE,
    DETECT_RESULT,
    PUT,
    LOSES,
    OUT,
    STATUS,
    REGAINS,
    DETECT,
    ATTACK,
    OPEN_MARKER,
    LEAVE,
    CARD,
    END_ROUND,
    BOTTLE_DIE,
    BOTTLE,
    FLEE,
    CHECK,
    END_ROLL,
  ],
  end: [],
  reveal: [REVEAL],
  rewards: [MVF, REWARDS, TROPHIES],
  'post-battle': [],
};

const BY_NAME = new Map([...Object.values(QUESTIONS).flat(), CARD_NAMES].map((question) => [question.name, question]));

/** The question that an ask's id belongs to. */
export function questionOf(ask: string): Question | undefined {
  return BY_NAME.get(wordsOf(ask)[0]);
}

/** The step that asks a question. */
export function stepAsking({ name }: Question): Step | undefined {
  return STEPS.find((step) => QUESTIONS[step].some((question) => question.name === name));
}

function asksOf(battle: Battle, step: Step): readonly Ask[] {
  return QUESTIONS[step].flatMap((question) => question.asks(battle));
}

/** Whether nothing is left to be done in a step. */
function isDone(battle: Battle, step: Step): boolean {
  if (step === 'rewards' && !battle.campaign) return true;
  if (step === 'rounds') return battle.over !== null;
  return !asksOf(battle, step).some(({ optional }) => !optional);
}

/** The steps that are behind a battle. */
export function stepsDone({ step }: Battle): readonly Step[] {
  return STEPS.slice(0, STEPS.indexOf(step));
}

/** On to the next step, and the next, as long as nothing is left to be done. The last never ends: it is the core rules’. */
function advanced(battle: Battle): Battle {
  const next = isDone(battle, battle.step) ? nextStep([...stepsDone(battle), battle.step]) : null;
  return next === null ? battle : advanced({ ...battle, step: next });
}

/** What is to be answered now. */
export function asksNow(battle: Battle): readonly Ask[] {
  return [...asksOf(battle, battle.step), ...CARD_NAMES.asks(battle)];
}

/** What one more answer makes true. */
export function answered(battle: Battle, ask: string, value: Json | undefined): Battle {
  const [, ...words] = wordsOf(ask);
  const next = questionOf(ask)?.apply(battle, value ?? null, words) ?? battle;
  const fighting = next.round > 0 && next.over === null;
  const met = fighting ? latched(next.met, collapses(next.fighters, next.readings)) : next.met;
  return advanced({ ...next, met });
}

/** The last answers folded of a game, as one viewpoint knows them: the next ones mostly stand on them. */
interface Folded {
  readonly setting: Json;
  readonly answers: readonly Answer[];
  readonly battle: Battle;
}

const latest = new WeakMap<Encounter['sides'], Map<Viewpoint, Folded>>();

/** The battle as one who looks at the game knows it. */
export function battleOf(encounter: Encounter): Battle {
  const { sides, setting, as, answers } = encounter;
  const looks = latest.get(sides) ?? new Map<Viewpoint, Folded>();
  latest.set(sides, looks);
  const before = looks.get(as);
  const stands = before?.setting === setting && isPrefix(before.answers, answers);
  const from = stands ? before.battle : begun(encounter);
  const battle = answers
    .slice(stands ? before.answers.length : 0)
    .reduce((now, { ask, value }) => answered(now, ask, value), from);
  looks.set(as, { setting, answers, battle });
  return battle.revealed ? { ...battle, revealed: ballotsIn(encounter, battle) } : battle;
}

function begun({ setting, sides }: Encounter): Battle {
  return newBattle(
    sides.map(({ id }) => id),
    readSetting(setting, sides),
  );
}

/** Whether these answers are still the first of those: a ruling or going back changes them. */
function isPrefix(first: readonly Answer[], all: readonly Answer[]): boolean {
  return first.every(({ number, value }, place) => all[place]?.number === number && all[place].value === value);
}

function ballotsIn({ answers }: Encounter, battle: Battle): BySide<readonly string[]> {
  const ballots = answers.flatMap(({ ask, value, sealed }) => {
    const [name, gang] = wordsOf(ask);
    const open = name === 'ballot' && isGang(battle, gang) && !sealed;
    return open ? [[gang, Object.values(fieldsOf(value)).map(textOf)] as const] : [];
  });
  return Object.fromEntries(ballots);
}
