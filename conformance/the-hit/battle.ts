/** Playing: the kinds of `action` in the battle, `effect`, `odds` and `over`. */
import { numberOf, textOf, fieldsOf, rowsOf, textsOf, type Fields } from '../../core/journal/json.ts';
import { type Gang, STATUSES } from '../../core/systems/the-hit/roster/gangs.ts';
import {
  checkBallot,
  checkBallotChange,
  checkReveal,
  checkStart,
  missingBallots,
} from '../../core/systems/the-hit/rules/ballots.ts';
import { bottleNeeded, bottlesOut, bottlingFaces, checkBottleTest } from '../../core/systems/the-hit/rules/bottle.ts';
import {
  anyPasses,
  checkDetect,
  detectCheck,
  detectPasses,
  passingThrows,
} from '../../core/systems/the-hit/rules/detect.ts';
import {
  type Collapse,
  collapses,
  endRoll,
  lastRoundOdds,
  latched,
  rollerOf,
  roundEnd,
} from '../../core/systems/the-hit/rules/ending.ts';
import {
  backstabOf,
  checkAttack,
  checkExposure,
  exposedByAttack,
  freeDetects,
} from '../../core/systems/the-hit/rules/hidden.ts';
import { checkLeaving } from '../../core/systems/the-hit/rules/leaving.ts';
import type { HitReadings } from '../../core/systems/the-hit/readings.ts';
import { rolledBattlefield } from '../../core/systems/the-hit/rules/battlefield.ts';
import { noTieChance, priorityOrder, rollOffWinner } from '../../core/systems/the-hit/rules/priority.ts';
import { scatterPieces } from '../../core/systems/the-hit/rules/scatter.ts';
import { EDGES } from '../../core/table/zones.ts';
import { checkMvf } from '../../core/systems/the-hit/rules/rewards.ts';
import { ofChances } from '../match.ts';
import type { Answer, Operations } from '../operation.ts';
import { pointOf } from '../table.ts';
import {
  HIT_MANNER,
  asked,
  detectionOf,
  edgesOf,
  fighterNamed,
  fightersOf,
  gangOrNull,
  numbersOf,
  oneOf,
  textsBy,
  traitsOf,
  verdict,
} from './given.ts';

const announcedOf = (value: unknown): number | null => numberOf(value, null);
const isOver = ({ phase }: Fields): boolean => phase === 'over';

function bottle(given: Fields): Answer {
  const [crew, down] = [numberOf(given.crew, 0), numberOf(given.down, 0)];
  const needed = bottleNeeded(numberOf(given.round, 4), down);
  return { needed, fails: needed && bottlesOut(crew, down, numberOf(given.die, 0)) };
}

function detected(given: Fields, readings: HitReadings): Answer {
  const { modifier, needs } = detectCheck(numberOf(given.int, 0), detectionOf(given));
  const [first, second] = Array.isArray(given.dice) ? given.dice : [];
  return { modifier, needs, exposed: detectPasses(needs, [numberOf(first, 0), numberOf(second, 0)], readings) };
}

function hiddenAttack(given: Fields): Answer {
  const attack = {
    traits: traitsOf(given.traits),
    melee: given.melee === true,
    opponentStanding: given.opponentStanding === true,
  };
  return {
    exposed: exposedByAttack(attack),
    freeDetect: freeDetects(textOf(given.gang), textsOf(given.gangs), attack),
  };
}

const EFFECTS: Readonly<Record<string, ((given: Fields, readings: HitReadings) => Answer) | undefined>> = {
  battlefield: ({ die }) => ({ battlefield: rolledBattlefield(numberOf(die, 0)) }),
  scatter: ({ die }) => ({ pieces: scatterPieces(numberOf(die, 0)) }),
  priority: ({ rolls, holder }) => ({ order: priorityOrder(rowsOf(rolls).map(numbersOf), gangOrNull(holder)) }),
  'roll-off': ({ rolls }) => ({ winner: rollOffWinner(rowsOf(rolls).map(numbersOf)) }),
  detect: detected,
  backstab: ({ hidden, traits, applies }) => ({ ...backstabOf(hidden === true, traitsOf(traits), applies === true) }),
  'hidden-attack': hiddenAttack,
  bottle,
  'last-round': ({ round, die }) => ({ ...endRoll(numberOf(round, 0), numberOf(die, 0)) }),
};

function detectOdds(given: Fields, readings: HitReadings): Answer {
  const checkOf = (row: Fields) => detectCheck(numberOf(row.int, numberOf(given.int, 0)), detectionOf(row));
  if (Array.isArray(given.tries)) return { succeeds: anyPasses(rowsOf(given.tries).map(checkOf), readings) };
  const { modifier, needs } = checkOf(given);
  return { modifier, needs, succeeds: passingThrows(needs, readings) / 36 };
}

const ODDS: Readonly<Record<string, ((given: Fields, readings: HitReadings) => Answer) | undefined>> = {
  detect: detectOdds,
  bottle: (given) => {
    const [crew, down] = [numberOf(given.crew, 0), numberOf(given.down, 0)];
    const needed = bottleNeeded(numberOf(given.round, 4), down);
    return { needed, fails: needed ? bottlingFaces(crew, down) / 6 : 0 };
  },
  'last-round': ({ round }) => ({ ...lastRoundOdds(numberOf(round, 4)) }),
  priority: ({ gangs }) => ({ noTie: noTieChance(numberOf(gangs, textsOf(gangs).length)) }),
};

function answered(questions: typeof ODDS, manner = HIT_MANNER): Operations[string] {
  return asked((given, readings) => {
    const question = questions[textOf(given.for)];
    if (!question) throw new Error(`nothing is asked for ${textOf(given.for)}`);
    return question(given, readings);
  }, manner);
}

function over(given: Fields, readings: HitReadings): Answer {
  let fighters = fightersOf(given);
  let met: readonly Collapse[] = collapses(fighters, readings);
  for (const change of rowsOf(given.changes)) {
    fighters = fighters.map((fighter) => {
      if (fighter.id !== change.fighter) return fighter;
      const status = oneOf(STATUSES, change.status, fighter.status);
      return { ...fighter, status, broken: typeof change.broken === 'boolean' ? change.broken : fighter.broken };
    });
    met = latched(met, collapses(fighters, readings));
  }
  const [round, announced] = [numberOf(given.round, 1), announcedOf(given.announced)];
  const end = roundEnd(round, announced, met);
  const rolled = end.roll && typeof given.die === 'number' ? endRoll(round, given.die).announced : announced;
  return { ...end, roller: rollerOf(end, textOf(given.priority)), announced: rolled };
}

/** The kinds of `action` in a battle: the action, the game around it, and the gangs. */
const kind = (answer: (action: Fields, given: Fields, gangs: readonly Gang[]) => Answer) =>
  asked((given) => answer(fieldsOf(given.action), given, textsOf(given.gangs)));

export const BATTLE_OPERATIONS: Operations = {
  'action/attack': kind(({ by, target, traits, caught }, given) =>
    verdict(
      checkAttack(
        fighterNamed(given, by),
        fighterNamed(given, target),
        traitsOf(traits),
        textsOf(caught).map((id) => fighterNamed(given, id)),
      ),
    ),
  ),
  'action/detect': kind(({ by, target, distance }, given) =>
    verdict(checkDetect(fighterNamed(given, by), fighterNamed(given, target), numberOf(distance, 0))),
  ),
  'action/expose': kind(({ fighter, marker, at }) =>
    verdict(checkExposure(pointOf(marker), pointOf(at)), () => ({
      fighters: { [textOf(fighter)]: { hidden: false } },
    })),
  ),
  'action/submit-ballot': kind(({ by, names, in: handedIn }, given, gangs) => {
    const ballot = { by: textOf(by), names: textsOf(names) };
    const already = textsOf(handedIn);
    return verdict(checkBallot(ballot, gangs, fightersOf(given), already), () => {
      const all = [...already, ballot.by];
      return { in: all, missing: missingBallots(gangs, all) };
    });
  }),
  'action/change-ballot': kind(() => verdict(checkBallotChange())),
  'action/show-ballots': kind(({ ballots }, given) =>
    verdict(checkReveal(isOver(given)), () => ({ ballots: textsBy(ballots) })),
  ),
  'action/start-round': kind(({ in: handedIn }, _, gangs) => verdict(checkStart(gangs, textsOf(handedIn)))),
  'action/leave': kind(({ fighter, over: edge, edges }, given) => {
    const { id, gang } = fighterNamed(given, fighter);
    const faults = checkLeaving(gang, oneOf(EDGES, edge, 'south'), edgesOf(edges), numberOf(given.round, 0));
    return verdict(faults, () => ({ fighters: { [id]: { status: 'out', out: 'ran-off' } } }));
  }),
  'action/bottle-test': kind((_, given) => verdict(checkBottleTest(numberOf(given.round, 0)))),
  'action/name-mvf': kind(({ by, fighter, named }, given) =>
    verdict(
      checkMvf(
        textOf(by),
        fightersOf(given).find(({ id }) => id === fighter),
        gangOrNull(named),
      ),
    ),
  ),
  effect: answered(EFFECTS),
  odds: answered(ODDS, ofChances(HIT_MANNER)),
  over: asked(over),
};
