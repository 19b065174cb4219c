/** `sequence`: what comes next at a Steamroller table. */
import type { OptionValues } from '../../core/event/types.ts';
import { nextAtStart, nextOnDeathClock, stepsLeft } from '../../core/systems/steamroller-2015/rules/sequence.ts';
import { has } from '../../core/systems/steamroller-2015/event/options.ts';
import { fields, text, texts } from '../given.ts';
import type { Answer, Operations } from '../operation.ts';
import type { Fields } from '../vector.ts';
import { asked } from './given.ts';

function next(given: Fields, options: OptionValues): Answer {
  const { what } = given;
  if (what === 'game-start') return { ...gameStart(given, options) };
  if (what === 'death-clock') return { ...nextOnDeathClock(phases(given.done)) };
  if (what === 'turn' || what === 'turn-end') {
    const [step] = stepsLeft(what, texts(given.done));
    return { next: step?.id ?? null, who: null };
  }
  throw new Error(`no sequence is called ${text(what)}`);
}

function gameStart(given: Fields, options: OptionValues): ReturnType<typeof nextAtStart> {
  const [one = '', other = ''] = texts(given.players);
  const { chose } = given;
  const rolls = Object.entries(fields(given.rolls)).filter(
    (roll): roll is [string, number] => typeof roll[1] === 'number',
  );
  return nextAtStart({
    players: [one, other],
    done: texts(given.done),
    rolls: Object.fromEntries(rolls),
    chose: chose === 'first' || chose === 'second' ? chose : null,
    deployed: texts(given.deployed),
    specialists: has(options, 'specialists'),
  });
}

function phases(done: unknown): (readonly [string, 'A' | 'B'])[] {
  if (!Array.isArray(done)) return [];
  return done.map((step) => {
    const [phase, side] = texts(step);
    return [phase ?? '', side === 'B' ? 'B' : 'A'] as const;
  });
}

export const SEQUENCE_OPERATIONS: Operations = { sequence: asked(next) };
