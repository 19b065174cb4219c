/** `adjudicate` and `tiebreak`: a table as it stands, measured and scored. */
import { fieldsOf, numberOf, rowsOf, textOf, type Fields, isPlainObject } from '../../core/journal/json.ts';
import type { OptionValues } from '../../core/event/types.ts';
import { type Refusal, isRefusal } from '../../core/rules/refusal.ts';
import {
  type MomentKind,
  type TableFacts,
  type TurnSituation,
  type Adjudication,
  adjudicate,
} from '../../core/systems/steamroller-2015/rules/adjudicate.ts';
import type { Army } from '../../core/systems/steamroller-2015/rules/army.ts';
import type { Fall } from '../../core/systems/steamroller-2015/rules/awards.ts';
import { type ScenarioGround, groundOf } from '../../core/systems/steamroller-2015/rules/ground.ts';
import { lookAt } from '../../core/systems/steamroller-2015/rules/look.ts';
import { type ScenarioScoring, scoringOf } from '../../core/systems/steamroller-2015/rules/scenarios.ts';
import { type BySide, type PlayerSide, bySide } from '../../core/systems/steamroller-2015/rules/sides.ts';
import { breakTie } from '../../core/systems/steamroller-2015/rules/tiebreakers.ts';
import type { Answer, Operations } from '../operation.ts';
import { baseOf, shapeOf } from '../table.ts';
import { armyOf, placesOf } from './army.ts';
import { asked } from './given.ts';

function sideOf(value: unknown): PlayerSide {
  return value === 'B' ? 'B' : 'A';
}

function figuresOf(value: unknown): BySide<number> {
  return bySide((side) => numberOf(fieldsOf(value)[side], 0));
}

function scenarioOf(given: Fields): ScenarioScoring {
  const scenario = scoringOf(textOf(given.scenario));
  if (!scenario) throw new Error(`no scenario is called ${textOf(given.scenario)}`);
  return scenario;
}

/** The default layout, with the places that the vector moves. */
function groundFor(given: Fields): ScenarioGround {
  const ground = groundOf(textOf(given.scenario));
  const { zones, flags, objectives } = fieldsOf(given.layout);
  const moved = (value: unknown, across: number) =>
    Object.fromEntries(
      Object.entries(fieldsOf(value)).flatMap(([id, place]) =>
        isPlainObject(place) && Array.isArray(place.at) ? [[id, baseOf({ base: across, ...place })]] : [],
      ),
    );
  const shaped = Object.entries(fieldsOf(zones)).flatMap(([id, zone]) =>
    isPlainObject(zone) && isPlainObject(zone.shape) ? [[id, shapeOf(zone.shape)] as const] : [],
  );
  return {
    ...ground,
    zones: { ...ground.zones, ...Object.fromEntries(shaped) },
    flags: { ...ground.flags, ...moved(flags, 40) },
    objectives: { ...ground.objectives, ...moved(objectives, 50) },
  };
}

function fellOf(given: Fields): readonly Fall[] {
  return rowsOf(given.fell).map(({ objective, turn, active, by }) => ({
    objective: textOf(objective),
    turn: numberOf(turn, 1),
    active: sideOf(active),
    ...(by === undefined ? {} : { by: sideOf(by) }),
  }));
}

function seenIn(given: Fields, options: OptionValues, active: PlayerSide): (army: Army) => TableFacts {
  const view = {
    options,
    scenario: scenarioOf(given),
    ground: groundFor(given),
    places: placesOf(given.table),
    fallen: fellOf(given).map(({ objective }) => objective),
    active,
  };
  return (army) => lookAt(view, army);
}

function situationOf(given: Fields, options: OptionValues): TurnSituation {
  const active = sideOf(given.active);
  const picks = Object.entries(fieldsOf(given.picks)).map(([caster, element]) => [caster, textOf(element)] as const);
  return {
    options,
    scenario: scenarioOf(given),
    turn: numberOf(given.turn, 1),
    active,
    points: figuresOf(given.points),
    fell: fellOf(given),
    army: armyOf(given.table),
    seen: seenIn(given, options, active),
    picks: Object.fromEntries(picks),
  };
}

function momentOf({ moment, timedOut, agreed, secondsLeft }: Fields): MomentKind {
  switch (moment) {
    case 'clock-out':
      return { kind: moment, side: sideOf(timedOut), agreed: agreed !== false };
    case 'expected-end':
      return { kind: moment, secondsLeft: figuresOf(secondsLeft) };
    case 'mid-turn':
    case 'dice-down':
      return { kind: moment };
    default:
      return { kind: 'turn-end' };
  }
}

function adjudicated(given: Fields, options: OptionValues): Answer | Refusal {
  const verdict = adjudicate(situationOf(given, options), momentOf(given));
  if (isRefusal(verdict)) return verdict;
  const { awards, points, over, winner, by, scores } = verdict;
  return { elements: elementsOf(verdict), awards, points, over, winner, by, ...(scores ? { scores } : {}) };
}

function elementsOf({ states }: Adjudication): Answer {
  const written = Object.entries(states).map(
    ([id, { held, contesting }]) => [id, { A: held.A.hold, B: held.B.hold, contesting }] as const,
  );
  return Object.fromEntries(written);
}

function tiebreak(given: Fields, options: OptionValues): Answer {
  const army = armyOf(given.table);
  const { doubled } = seenIn(given, options, 'A')(army);
  const { winner, by, figures } = breakTie({ points: figuresOf(given.points), army, doubled: doubled() });
  return { winner, by, figures };
}

export const SCORING_OPERATIONS: Operations = {
  adjudicate: asked(adjudicated),
  tiebreak: asked(tiebreak),
};
