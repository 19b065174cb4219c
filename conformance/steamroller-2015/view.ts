/** `view`: each fact of a round as somebody may know it, or `hidden`. */
import {
  type Onlooker,
  mayKnowChoice,
  mayKnowLength,
  mayKnowScenario,
} from '../../core/systems/steamroller-2015/event/information.ts';
import { rolledLength, timing } from '../../core/systems/steamroller-2015/event/timing.ts';
import type { OptionValues } from '../../core/event/types.ts';
import { fields, figure, text, texts } from '../given.ts';
import type { Answer } from '../operation.ts';
import { type Fields, isFields } from '../vector.ts';

const HIDDEN = 'hidden';

export function view(given: Fields, options: OptionValues): Answer {
  const viewer = viewerOf(given.viewer);
  return { shown: { ...round(given, viewer, options), ...scenarios(given, viewer, options), ...game(given, viewer) } };
}

function viewerOf(viewer: unknown): Onlooker {
  return viewer === 'public' || viewer === 'organiser' ? viewer : { player: text(viewer) };
}

function round(given: Fields, viewer: Onlooker, options: OptionValues): Answer {
  const { rolls, minutesLeft, diceDown } = fields(given.round);
  const seen = mayKnowLength(viewer, options, diceDown === true);
  const { d3, d6 } = fields(rolls);
  const base = timing(options).round;
  const length = base === null ? null : rolledLength(base, { d3: figure(d3, 1), d6: figure(d6, 1) }).actual;
  return {
    ...(isFields(rolls) ? { rolls: seen ? rolls : HIDDEN, length: seen ? length : HIDDEN } : {}),
    ...(minutesLeft === undefined ? {} : { minutesLeft: seen ? minutesLeft : HIDDEN }),
  };
}

function scenarios(given: Fields, viewer: Onlooker, options: OptionValues): Answer {
  if (!Array.isArray(given.scenarios)) return {};
  const { number, begun } = fields(given.round);
  const announced = figure(number, 0) - (begun === false ? 1 : 0);
  const seen = texts(given.scenarios).map((scenario, index) =>
    mayKnowScenario(viewer, options, index + 1, announced) ? scenario : HIDDEN,
  );
  return { scenarios: seen };
}

function game(given: Fields, viewer: Onlooker): Answer {
  const { choices, locked, swaps, swapsLocked } = fields(given.game);
  const players = texts(fields(given.game).players);
  const shown = (what: 'list' | 'swap', facts: unknown, done: unknown): Fields =>
    Object.fromEntries(
      Object.entries(fields(facts)).map(([chooser, fact]) => {
        const seen = mayKnowChoice(viewer, { what, chooser, players, locked: texts(done) });
        return [chooser, seen ? fact : HIDDEN];
      }),
    );
  return {
    ...(isFields(choices) ? { choices: shown('list', choices, locked) } : {}),
    ...(isFields(swaps) ? { swaps: shown('swap', swaps, swapsLocked) } : {}),
  };
}
