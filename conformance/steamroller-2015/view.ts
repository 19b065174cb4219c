/** `view`: each fact of a round as somebody may know it, or `hidden`. */
import { fieldsOf, numberOf, textOf, textsOf, type Fields, isPlainObject } from '../../core/journal/json.ts';
import {
  type Onlooker,
  mayKnowChoice,
  mayKnowLength,
  mayKnowScenario,
} from '../../core/systems/steamroller-2015/event/information.ts';
import { rolledLength, timing } from '../../core/systems/steamroller-2015/event/timing.ts';
import type { OptionValues } from '../../core/event/types.ts';
import type { Answer } from '../operation.ts';

const HIDDEN = 'hidden';

export function view(given: Fields, options: OptionValues): Answer {
  const viewer = viewerOf(given.viewer);
  return { shown: { ...round(given, viewer, options), ...scenarios(given, viewer, options), ...game(given, viewer) } };
}

function viewerOf(viewer: unknown): Onlooker {
  return viewer === 'public' || viewer === 'organiser' ? viewer : { player: textOf(viewer) };
}

function round(given: Fields, viewer: Onlooker, options: OptionValues): Answer {
  const { rolls, minutesLeft, diceDown } = fieldsOf(given.round);
  const seen = mayKnowLength(viewer, options, diceDown === true);
  const { d3, d6 } = fieldsOf(rolls);
  const base = timing(options).round;
  const length = base === null ? null : rolledLength(base, { d3: numberOf(d3, 1), d6: numberOf(d6, 1) }).actual;
  return {
    ...(isPlainObject(rolls) ? { rolls: seen ? rolls : HIDDEN, length: seen ? length : HIDDEN } : {}),
    ...(minutesLeft === undefined ? {} : { minutesLeft: seen ? minutesLeft : HIDDEN }),
  };
}

function scenarios(given: Fields, viewer: Onlooker, options: OptionValues): Answer {
  if (!Array.isArray(given.scenarios)) return {};
  const { number, begun } = fieldsOf(given.round);
  const announced = numberOf(number, 0) - (begun === false ? 1 : 0);
  const seen = textsOf(given.scenarios).map((scenario, index) =>
    mayKnowScenario(viewer, options, index + 1, announced) ? scenario : HIDDEN,
  );
  return { scenarios: seen };
}

function game(given: Fields, viewer: Onlooker): Answer {
  const { choices, locked, swaps, swapsLocked } = fieldsOf(given.game);
  const players = textsOf(fieldsOf(given.game).players);
  const shown = (what: 'list' | 'swap', facts: unknown, done: unknown): Fields =>
    Object.fromEntries(
      Object.entries(fieldsOf(facts)).map(([chooser, fact]) => {
        const seen = mayKnowChoice(viewer, { what, chooser, players, locked: textsOf(done) });
        return [chooser, seen ? fact : HIDDEN];
      }),
    );
  return {
    ...(isPlainObject(choices) ? { choices: shown('list', choices, locked) } : {}),
    ...(isPlainObject(swaps) ? { swaps: shown('swap', swaps, swapsLocked) } : {}),
  };
}
