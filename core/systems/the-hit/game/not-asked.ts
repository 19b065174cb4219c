/** Why something is not to be answered now, in the rules' words: the wrong step, another's turn, too late for ever. */
import type { Refusal } from '../../../rules/refusal.ts';
import { checkBallotChange, checkReveal, checkStart } from '../battle/ballots.ts';
import { checkBottleTest } from '../battle/bottle.ts';
import { checkSwap } from '../battle/hidden.ts';
import { type Broken, broken, brokenRefusal } from '../../../rules/broken.ts';
import { checkBringOn } from '../set-up/crew.ts';
import { checkStep } from '../set-up/steps.ts';
import { checkDraw } from '../set-up/tactics.ts';
import type { Battle } from './battle.ts';
import { asksNow, questionOf, stepAsking, stepsDone } from './fold.ts';
import { gangName, wordsOf } from './question.ts';

/** Whose turn it is, by the first word of the asks that are taken in turn. */
const TURNS: Readonly<Record<string, string>> = {
  tile: 'HIT-TILES-02',
  scatter: 'HIT-TILES-09',
  section: 'HIT-SECTOR-03',
  adjust: 'HIT-SECTOR-08',
  edge: 'HIT-DEPLOY-04',
  infiltrate: 'HIT-DEPLOY-06',
  deploy: 'HIT-DEPLOY-07',
  'end-roll': 'HIT-PRIO-03',
};

/** Null where no rule of this game says so. */
export function whyNotAsked(battle: Battle, ask: string): Refusal | null {
  return brokenRefusal(
    'against-the-rules',
    [...tooLate(battle, ask), ...otherTurn(battle, ask), ...otherStep(battle, ask)].slice(0, 1),
  );
}

function tooLate(battle: Battle, ask: string): readonly Broken[] {
  const [name, gang = ''] = wordsOf(ask);
  const { round, ballots, gangs, over } = battle;
  switch (name) {
    case 'swap-marker':
      return checkSwap();
    case 'ballot':
      return ballots.some((one) => one === gang) ? checkBallotChange() : [];
    case 'infiltrate':
    case 'deploy':
      return checkBringOn(round > 0);
    case 'draw-cards':
      return checkDraw({ deck: 0, hand: 0 }, 0, round > 0 ? 'battle' : 'not yet');
    case 'priority':
    case 'end-round':
      return checkStart(gangs, ballots);
    case 'bottle':
    case 'bottle-die':
      return checkBottleTest(round);
    case 'reveal':
      return checkReveal(over !== null);
    default:
      return [];
  }
}

function otherTurn(battle: Battle, ask: string): readonly Broken[] {
  const [name] = wordsOf(ask);
  const rule = TURNS[name];
  const asked = asksNow(battle).find((one) => wordsOf(one.id)[0] === name);
  if (rule === undefined || !asked) return [];
  const now = name === 'edge' && battle.gangs.length === 2 ? 'HIT-DEPLOY-03' : rule;
  const whose = asked.of === 'any' ? 'somebody' : gangName(battle, asked.of);
  return broken(true, now, `That is for ${whose} to do now.`);
}

function otherStep(battle: Battle, ask: string): readonly Broken[] {
  const question = questionOf(ask);
  const step = question && stepAsking(question);
  if (!step) return [];
  return step === battle.step ? [] : checkStep(step, stepsDone(battle));
}
