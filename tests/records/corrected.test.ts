/** After a correction everything that stands was asked for: over games of every system, played at random. */
import { expect, test } from 'vitest';
import type { Play } from '../../core/encounter/game.ts';
import { checkShape } from '../../core/encounter/shape.ts';
import { type EncounterState, seenBy } from '../../core/encounter/state.ts';
import { plainOf } from '../../core/journal/seal.ts';
import { GAMES } from '../../core/systems/index.ts';
import { tables, walked } from './make.ts';

/** By number, the answers that nobody was asked for after those before them, or that would be refused. */
function unasked(play: Play, state: EncounterState): readonly number[] {
  return state.answers.flatMap(({ number, ask: id, value: kept, opened, how, at }, place) => {
    const seen = seenBy({ ...state, answers: state.answers.slice(0, place) }, 'all');
    const ask = play.asks(seen).find((one) => one.id === id);
    if (!ask) return [number];
    const value = opened ? plainOf(kept) : undefined;
    if (value === undefined || how !== 'told') return [];
    const refused = ask.optional === true ? play.check(seen, ask, value, at) : play.never?.(seen, ask, value);
    return checkShape(ask, value) || refused ? [number] : [];
  });
}

const numbers = (some: EncounterState['answers']) => some.map(({ number }) => number);

/** Some of every system's kinds of games. */
const PLAYED = tables().filter((_, place) => place % 5 === 1);

test('no answer stands after a correction that its question would not take, and what goes is taken back', () => {
  let [corrections, taken] = [0, 0];
  for (const table of PLAYED) {
    const walk = walked(table, `corrected ${table.name}`, 40);
    const { state: before } = walk.run();
    const play = table.game.play(before.setting);
    const known = unasked(play, before);
    for (const { number } of before.answers.filter((_, place) => place % 6 === 1)) {
      const after = walk.corrected(number);
      const body = after?.entries.at(-1)?.body;
      if (!after || body?.type !== 'agreed') continue;
      const { state } = after;
      const { goes = [] } = body;
      const stands = unasked(play, state).filter((one) => one !== number && !known.includes(one));
      expect([table.name, number, stands]).toEqual([table.name, number, []]);
      expect(numbers(state.takenBack)).toEqual(expect.arrayContaining([...goes]));
      expect(numbers(state.answers).filter((one) => goes.includes(one))).toEqual([]);
      corrections += 1;
      taken += goes.length;
    }
  }
  expect(new Set(PLAYED.map(({ game }) => game.system)).size).toBe(GAMES.length);
  expect(corrections).toBeGreaterThan(10);
  expect(taken).toBeGreaterThan(10);
}, 120_000);
