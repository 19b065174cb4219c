/** Setting up: `layout`, `terrain`, `sequence`, and the kinds of `action` before the battle. */
import { numberOf, textOf, fieldsOf, rowsOf, textsOf, type Fields } from '../../core/journal/json.ts';
import { BATTLEFIELDS, type Battlefield, groundFor, zoneAt } from '../../core/systems/the-hit/rules/battlefield.ts';
import { checkBringOn, checkCrew } from '../../core/systems/the-hit/rules/crew.ts';
import { checkAllPlaced, checkPlacing } from '../../core/systems/the-hit/rules/deploy.ts';
import { checkEdge, edgesNow } from '../../core/systems/the-hit/rules/edges.ts';
import { checkScatter } from '../../core/systems/the-hit/rules/scatter.ts';
import { checkAdjustment, checkFurnished, checkSection } from '../../core/systems/the-hit/rules/sections.ts';
import { STEPS, type SetUpStep, checkStep, minutesFor, nextStep } from '../../core/systems/the-hit/rules/steps.ts';
import {
  afterDraw,
  afterSetAside,
  afterTakeCard,
  checkDraw,
  checkSetAside,
  checkTakeCard,
} from '../../core/systems/the-hit/rules/tactics.ts';
import { checkTile, tilePlaces } from '../../core/systems/the-hit/rules/tiles.ts';
import { deployOrder, infiltratorOrder, sectionOrder, tileOrder } from '../../core/systems/the-hit/rules/turns.ts';
import { endSteps } from '../../core/systems/the-hit/rules/ending.ts';
import { checkHide, checkSwap } from '../../core/systems/the-hit/rules/hidden.ts';
import type { Table } from '../../core/table/shapes.ts';
import { EDGES } from '../../core/table/zones.ts';
import { type Refusal, isRefusal } from '../../core/rules/refusal.ts';
import type { Answer, Operations } from '../operation.ts';
import { baseOf, inchesOf, pointOf, writtenShape } from '../table.ts';
import {
  asked,
  cellOf,
  cellsOf,
  edgesOf,
  fighterNamed,
  gangOrNull,
  numbersOf,
  oneOf,
  takenOf,
  verdict,
} from './given.ts';

function layout({ gangs, battlefield, size, edge }: Fields): Answer | Refusal {
  if (edge !== undefined) return { zone: writtenShape(zoneAt(tableOf(size), oneOf(EDGES, edge, 'south'))) };
  const kind: Battlefield = oneOf(BATTLEFIELDS, battlefield, 'zone-mortalis');
  const ground = groundFor(textsOf(gangs));
  if (isRefusal(ground)) return ground;
  const { squares, each } = ground;
  return kind === 'zone-mortalis'
    ? { tiles: squares, each }
    : { size: inchesOf({ x: ground.table.width, y: ground.table.depth }), sections: squares, each };
}

function terrain({ gangs, tiles, section }: Fields): Answer | Refusal {
  if (section !== undefined) {
    const { large, medium } = fieldsOf(section);
    const { allowed, broken } = verdict(checkFurnished({ large: numberOf(large, 0), medium: numberOf(medium, 0) }));
    return { legal: allowed, broken };
  }
  const ground = groundFor(textsOf(gangs));
  return isRefusal(ground) ? ground : { places: tilePlaces(ground.each, cellsOf(tiles)) };
}

function tableOf(size: unknown): Table {
  const { x, y } = pointOf(size);
  return { width: x, depth: y };
}

const stepOf = (value: unknown): SetUpStep => oneOf(STEPS, value, 'type');
const stepsOf = (value: unknown): readonly SetUpStep[] => STEPS.filter((step) => textsOf(value).includes(step));

/** Who has which order of priority: the given one, or as the gangs are listed. */
function priorityOf(given: Fields): readonly string[] {
  const priority = textsOf(given.priority);
  return priority.length > 0 ? priority : textsOf(given.gangs);
}

const cardsOf = ({ deck, hand }: Fields) => ({ deck: numberOf(deck, 0), hand: numberOf(hand, 0) });

/** Whether the battle has begun, as the game around an action says. */
const hasBegun = ({ phase, round }: Fields): boolean => (phase ?? 'set-up') !== 'set-up' || numberOf(round, 0) > 0;

function placeFighter(given: Fields): Answer {
  const action = fieldsOf(given.action);
  const fighter = fighterNamed(given, action.fighter);
  const table = fieldsOf(given.table);
  const edge = edgesOf(action.edges)[fighter.gang];
  const others = rowsOf(table.models).filter(({ side, inPlay }) => side !== fighter.gang && inPlay !== false);
  const waiting = textsOf(action.infiltrators);
  return verdict(
    checkPlacing({
      gang: fighter.gang,
      infiltrating: fighter.infiltrating || waiting.includes(fighter.id),
      base: baseOf({ at: action.at, base: fighter.base }),
      next: gangOrNull(action.next),
      infiltratorsLeft: waiting.length > 0,
      rolledB: action.rollB !== false,
      zone: edge === undefined ? null : zoneAt(tableOf(table.size), edge),
      enemies: others.map(baseOf),
    }),
  );
}

export const SET_UP_OPERATIONS: Operations = {
  layout: asked(layout),
  terrain: asked(terrain),
  'sequence/set-up': asked(({ done }) => ({ next: nextStep(stepsOf(done)) })),
  'sequence/tiles': asked((given, readings) => ({ order: tileOrder(priorityOf(given), readings) })),
  'sequence/sections': asked((given, readings) => ({ order: sectionOrder(priorityOf(given), readings) })),
  'sequence/edges': asked((given) => ({ ...edgesNow(priorityOf(given), edgesOf(given.chosen)) })),
  'sequence/infiltrators': asked((given, readings) => ({
    order: infiltratorOrder(priorityOf(given), numbersOf(given.left), readings),
  })),
  'sequence/deploy': asked((given) => ({ order: deployOrder(priorityOf(given), numbersOf(given.left)) })),
  'sequence/time': asked(({ step }) => ({ minutes: minutesFor(stepOf(step)) })),
  'sequence/round-end': asked(({ round, announced }) => ({
    steps: endSteps(numberOf(round, 1), numberOf(announced, null)),
  })),

  'action/do-step': asked(({ action }) => {
    const { step, done } = fieldsOf(action);
    return verdict(checkStep(stepOf(step), stepsOf(done)));
  }),
  'action/place-tile': asked((given, readings) => {
    const { tiles, by, at } = fieldsOf(given.action);
    return verdict(checkTile(takenOf(tiles), { by: textOf(by), at: cellOf(at) }, priorityOf(given), readings));
  }),
  'action/scatter': asked(({ action }) => {
    const { pass, places, removes } = fieldsOf(action);
    return verdict(checkScatter(pass === 2 ? 2 : 1, textsOf(places), textsOf(removes)));
  }),
  'action/take-section': asked((given, readings) => {
    const { taken, by, at } = fieldsOf(given.action);
    return verdict(checkSection(takenOf(taken), { by: textOf(by), at: cellOf(at) }, priorityOf(given), readings));
  }),
  'action/adjust': asked(({ action }) => {
    const { moves, walkways } = fieldsOf(action);
    return verdict(checkAdjustment(numberOf(moves, 0), numberOf(walkways, 0)));
  }),
  'action/set-aside': asked(({ action }) => {
    const [cards, count] = [cardsOf(fieldsOf(action)), numberOf(fieldsOf(action).cards, 0)];
    return verdict(checkSetAside(cards, count), () => ({ deck: afterSetAside(cards, count).deck }));
  }),
  'action/take-card': asked(({ action }) => {
    const { by, underdog, ...rest } = fieldsOf(action);
    const cards = cardsOf(rest);
    return verdict(checkTakeCard(cards, textOf(by), gangOrNull(underdog)), () => ({ ...afterTakeCard(cards) }));
  }),
  'action/draw': asked((given) => {
    const { cards: count, drawn, ...rest } = fieldsOf(given.action);
    const cards = cardsOf(rest);
    const done = hasBegun(given) ? 'battle' : drawn === true ? 'drawn' : 'not yet';
    return verdict(checkDraw(cards, numberOf(count, 0), done), () => ({ ...afterDraw(cards, numberOf(count, 0)) }));
  }),
  'action/name-crew': asked(({ action }) => {
    const { eligible, crew } = fieldsOf(action);
    return verdict(checkCrew(textsOf(eligible), textsOf(crew)));
  }),
  'action/bring-on': asked((given) => verdict(checkBringOn(hasBegun(given)))),
  'action/choose-edge': asked((given) => {
    const { by, edge, chosen, rollB } = fieldsOf(given.action);
    const choice = { by: textOf(by), edge: oneOf(EDGES, edge, 'south'), rolledB: rollB !== false };
    return verdict(checkEdge(choice, priorityOf(given), edgesOf(chosen)));
  }),
  'action/place-fighter': asked(placeFighter),
  'action/hide': asked((given) => {
    const { fighter, marked } = fieldsOf(given.action);
    return verdict(checkHide(typeof fighter === 'string' ? fighterNamed(given, fighter) : null, textsOf(marked)));
  }),
  'action/swap-marker': asked(() => verdict(checkSwap())),
  'action/start-observation': asked(({ action }) => verdict(checkAllPlaced(textsOf(fieldsOf(action).unplaced)))),
};
