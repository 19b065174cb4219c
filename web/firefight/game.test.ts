import { expect, test } from 'vitest';
import { draws, seeded } from '../../core/systems/firefight/rules/dice.ts';
import { keeper } from './engine/keeper.ts';
import type { Ask } from './engine.ts';
import { Game, type Players } from './game.ts';

const CHOSEN = { armies: { A: 'wardens', B: 'lantern' }, table: '3' };

/** A game whose engine answers at once, and that waits for nobody. */
function opened(seed: number, players: Players = { A: 'person', B: 'greedy' }): Game {
  const reply = keeper({ dice: seeded(seed), draws: draws(seed) });
  const ask: Ask = (kind, asks) => Promise.resolve(reply({ ...asks, kind } as never) as never);
  const game = new Game(players, CHOSEN, ask);
  game.fast.value = true;
  return game;
}

/** What somebody taps who takes the first of everything: the first unit towards the first marker, all weapons at the first target. */
async function tap(game: Game): Promise<void> {
  const { open, markers } = game.view.value ?? {};
  const [unit = ''] = open && 'units' in open ? open.units : [];
  if (open?.ask === 'activate') {
    if (game.chosen.value === null) await game.choose(typeof unit === 'string' ? unit : unit.unit);
    const { charges = [], deeds = [], unit: id = '' } = game.choices.value ?? {};
    const charge = charges.find(({ wrong }) => wrong.length === 0);
    if (charge) await game.aimAt(charge.target);
    else if (deeds.includes('advance')) await game.wantPlace(markers?.[0]?.at ?? [24, 24]);
    const still = { do: 'act', unit: id, action: deeds.includes('idle') ? 'idle' : 'hold', moves: {} } as const;
    await game.answer(game.draft.value?.legal?.action ?? still);
  } else if (open?.ask === 'shoot') {
    await game.aimAt(game.choices.value?.shots[0]?.target ?? '');
    await game.answer({ do: 'shoot', shots: game.shots.value });
  } else if (open?.ask === 'remove' || open?.ask === 'allot') {
    const { action } = game.proposal.value ?? {};
    if (action) await game.answer(action);
  } else if (open?.ask === 'strike-back') {
    await game.answer({ do: 'strike-back', strikes: true });
  } else if (open?.ask === 'consolidate') {
    await game.answer({ do: 'consolidate', moves: {} });
  } else if (open?.ask === 'morale') {
    await game.answer({ do: 'morale', unit: open.units[0] ?? '' });
  } else if (open?.ask === 'ambush') {
    await game.answer({ do: 'wait' });
  } else {
    await game.setUpForMe();
  }
}

test.each([1, 2, 3])(
  'a whole battle is played from what the page offers, with nothing refused (seed %i)',
  async (seed) => {
    const game = opened(seed);
    await game.begin(CHOSEN);
    for (let taps = 0; taps < 400 && game.view.value?.open.ask !== 'over'; taps += 1) {
      await tap(game);
      expect(game.problem.value).toBeNull();
    }
    expect(game.view.value?.open.ask).toBe('over');
    expect(await game.verify()).toMatchObject({ decisions: game.told.value.length - 1 });
  },
);

test('a move is taken back until a die has fallen, with what followed by itself; a moment is looked at and left', async () => {
  const game = opened(4, { A: 'person', B: 'person' });
  await game.begin(CHOSEN);
  for (let turns = 0; turns < 40 && game.view.value?.open.ask !== 'activate'; turns += 1) await game.setUpForMe();
  const before = game.view.value;
  const [first = ''] = before?.open.ask === 'activate' ? before.open.units : [];
  await game.look(2);
  expect(game.moment.value?.view.round).toBe(0);
  await game.look(null);
  expect(game.moment.value).toBeNull();
  const entries = game.told.value.length;
  await game.answer({ do: 'act', unit: first, action: 'hold', moves: {} });
  expect(game.told.value.length).toBeGreaterThan(entries);
  await game.undo();
  expect(game.told.value).toHaveLength(entries);
  expect(game.view.value).toEqual(before);
});

test('what is no record says so, and leaves no battle', async () => {
  const game = opened(1);
  await game.load('{}');
  expect(game.problem.value?.code).toBe('bad-record');
  expect(game.view.value).toBeNull();
});
