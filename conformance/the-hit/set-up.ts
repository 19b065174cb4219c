/** Setting up: `layout`, `terrain`, `sequence`, and the kinds of `action` before the battle. */
import { numberOf } from '../../core/journal/json.ts';
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
import { fields, figure, rows, text, texts } from '../given.ts';
import type { Answer, Operations } from '../operation.ts';
import { baseOf, inchesOf, pointOf, writtenShape } from '../table.ts';
import type { Fields } from '../vector.ts';
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
  const ground = groundFor(texts(gangs));
  if (isRefusal(ground)) return ground;
  const { squares, each } = ground;
  return kind === 'zone-mortalis'
    ? { tiles: squares, each }
    : { size: inchesOf({ x: ground.table.width, y: ground.table.depth }), sections: squares, each };
}

function terrain({ gangs, tiles, section }: Fields): Answer | Refusal {
  if (section !== undefined) {
    const { large, medium } = fields(section);
    const { allowed, broken } = verdict(checkFurnished({ large: figure(large, 0), medium: figure(medium, 0) }));
    return { legal: allowed, broken };
  }
  const ground = groundFor(texts(gangs));
  return isRefusal(ground) ? ground : { places: tilePlaces(ground.each, cellsOf(tiles)) };
}

function tableOf(size: unknown): Table {
  const { x, y } = pointOf(size);
  return { width: x, depth: y };
}

const stepOf = (value: unknown): SetUpStep => oneOf(STEPS, value, 'type');
const stepsOf = (value: unknown): readonly SetUpStep[] => STEPS.filter((step) => texts(value).includes(step));

/** Who has which order of priority: the given one, or as the gangs are listed. */
function priorityOf(given: Fields): readonly string[] {
  const priority = texts(given.priority);
  return priority.length > 0 ? priority : texts(given.gangs);
}

const cardsOf = ({ deck, hand }: Fields) => ({ deck: figure(deck, 0), hand: figure(hand, 0) });

/** Whether the battle has begun, as the game around an action says. */
const hasBegun = ({ phase, round }: Fields): boolean => (phase ?? 'set-up') !== 'set-up' || figure(round, 0) > 0;

function placeFighter(given: Fields): Answer {
  const action = fields(given.action);
  const fighter = fighterNamed(given, action.fighter);
  const table = fields(given.table);
  const edge = edgesOf(action.edges)[fighter.gang];
  const others = rows(table.models).filter(({ side, inPlay }) => side !== fighter.gang && inPlay !== false);
  const waiting = texts(action.infiltrators);
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
    steps: endSteps(figure(round, 1), numberOf(announced, null)),
  })),

  'action/do-step': asked(({ action }) => {
    const { step, done } = fields(action);
    return verdict(checkStep(stepOf(step), stepsOf(done)));
  }),
  'action/place-tile': asked((given, readings) => {
    const { tiles, by, at } = fields(given.action);
    return verdict(checkTile(takenOf(tiles), { by: text(by), at: cellOf(at) }, priorityOf(given), readings));
  }),
  'action/scatter': asked(({ action }) => {
    const { pass, places, removes } = fields(action);
    return verdict(checkScatter(pass === 2 ? 2 : 1, texts(places), texts(removes)));
  }),
  'action/take-section': asked((given, readings) => {
    const { taken, by, at } = fields(given.action);
    return verdict(checkSection(takenOf(taken), { by: text(by), at: cellOf(at) }, priorityOf(given), readings));
  }),
  'action/adjust': asked(({ action }) => {
    const { moves, walkways } = fields(action);
    return verdict(checkAdjustment(figure(moves, 0), figure(walkways, 0)));
  }),
  'action/set-aside': asked(({ action }) => {
    const [cards, count] = [cardsOf(fields(action)), figure(fields(action).cards, 0)];
    return verdict(checkSetAside(cards, count), () => ({ deck: afterSetAside(cards, count).deck }));
  }),
  'action/take-card': asked(({ action }) => {
    const { by, underdog, ...rest } = fields(action);
    const cards = cardsOf(rest);
    return verdict(checkTakeCard(cards, text(by), gangOrNull(underdog)), () => ({ ...afterTakeCard(cards) }));
  }),
  'action/draw': asked((given) => {
    const { cards: count, drawn, ...rest } = fields(given.action);
    const cards = cardsOf(rest);
    const done = hasBegun(given) ? 'battle' : drawn === true ? 'drawn' : 'not yet';
    return verdict(checkDraw(cards, figure(count, 0), done), () => ({ ...afterDraw(cards, figure(count, 0)) }));
  }),
  'action/name-crew': asked(({ action }) => {
    const { eligible, crew } = fields(action);
    return verdict(checkCrew(texts(eligible), texts(crew)));
  }),
  'action/bring-on': asked((given) => verdict(checkBringOn(hasBegun(given)))),
  'action/choose-edge': asked((given) => {
    const { by, edge, chosen, rollB } = fields(given.action);
    const choice = { by: text(by), edge: oneOf(EDGES, edge, 'south'), rolledB: rollB !== false };
    return verdict(checkEdge(choice, priorityOf(given), edgesOf(chosen)));
  }),
  'action/place-fighter': asked(placeFighter),
  'action/hide': asked((given) => {
    const { fighter, marked } = fields(given.action);
    return verdict(checkHide(typeof fighter === 'string' ? fighterNamed(given, fighter) : null, texts(marked)));
  }),
  'action/swap-marker': asked(() => verdict(checkSwap())),
  'action/start-observation': asked(({ action }) => verdict(checkAllPlaced(texts(fields(action).unplaced)))),
};
