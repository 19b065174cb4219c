/** `sequence`: what comes next at a Steamroller table. */
import { fieldsOf, textOf, textsOf, type Fields } from '../../core/journal/json.ts';
import type { OptionValues } from '../../core/event/types.ts';
import { nextAtStart, nextOnDeathClock, stepsLeft } from '../../core/systems/steamroller-2015/rules/sequence.ts';
import { has } from '../../core/systems/steamroller-2015/event/options.ts';
import type { Answer, Operations } from '../operation.ts';
import { asked } from './given.ts';

function next(given: Fields, options: OptionValues): Answer {
  const { what } = given;
  if (what === 'game-start') return { ...gameStart(given, options) };
  if (what === 'death-clock') return { ...nextOnDeathClock(phases(given.done)) };
  if (what === 'turn' || what === 'turn-end') {
    const [step] = stepsLeft(what, textsOf(given.done));
    return { next: step?.id ?? null, who: null };
  }
  throw new Error(`no sequence is called ${textOf(what)}`);
}

function gameStart(given: Fields, options: OptionValues): ReturnType<typeof nextAtStart> {
  const [one = '', other = ''] = textsOf(given.players);
  const { chose } = given;
  const rolls = Object.entries(fieldsOf(given.rolls)).filter(
    (roll): roll is [string, number] => typeof roll[1] === 'number',
  );
  return nextAtStart({
    players: [one, other],
    done: textsOf(given.done),
    rolls: Object.fromEntries(rolls),
    chose: chose === 'first' || chose === 'second' ? chose : null,
    deployed: textsOf(given.deployed),
    specialists: has(options, 'specialists'),
  });
}

function phases(done: unknown): (readonly [string, 'A' | 'B'])[] {
  if (!Array.isArray(done)) return [];
  return done.map((step) => {
    const [phase, side] = textsOf(step);
    return [phase ?? '', side === 'B' ? 'B' : 'A'] as const;
  });
}

export const SEQUENCE_OPERATIONS: Operations = { sequence: asked(next) };
