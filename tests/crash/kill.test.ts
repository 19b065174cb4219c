import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { greedyPlayer } from '../../core/systems/firefight/players/greedy.ts';
import { type HttpBattle, newBattle, nextAction, viewOf } from '../server/battle.ts';
import { newFolder } from '../server/desk.ts';
import { killCycles } from './kill.ts';
import { type RunningChild, buildChild, doorOf, startChild } from './process.ts';

const built = buildChild('kill');

describe('a server that is killed while eight write', () => {
  test('loses nothing that it acknowledged, and doubles nothing: 10 times', async () => {
    const outcome = await killCycles(await built, 10);
    expect(outcome).toMatchObject({ lost: 0, doubled: 0, cycles: 10 });
    expect(outcome.acknowledged).toBeGreaterThan(100);
  }, 180_000);
});

describe('a server that is killed between two decisions of a battle on two devices', () => {
  test('keeps what it acknowledged, takes it once if it is sent again, and the other device goes on from it', async () => {
    const folder = newFolder();
    const file = await built;
    let child = await startChild(file, folder);
    try {
      const battle = await newBattle(doorOf(child));
      const sides = new Set<string>();
      for (let made = 0; sides.size < 2; made += 1) {
        const { side, id, command } = await decideOn(child, battle);
        sides.add(side);
        const before = await viewOf(doorOf(child), battle, battle.tokens[side]);
        await child.kill();
        child = await startChild(file, folder);
        const on = doorOf(child);
        const token = battle.tokens[side];
        await on.call('POST', `/api/battles/${battle.id}/commands`, { token, body: { id, command } });
        const after = await viewOf(on, battle, battle.tokens[side === 'A' ? 'B' : 'A']);
        expect([after.battle, after.entries]).toEqual([before.battle, before.entries]);
        expect(after.battle.made).toBe(made + 1);
      }
    } finally {
      await child.kill();
      rmSync(folder, { recursive: true, force: true });
    }
  }, 60_000);
});

/** Whoever decides does so, and the server has said that it is kept. */
async function decideOn(child: RunningChild, battle: HttpBattle) {
  const on = doorOf(child);
  const parts = await viewOf(on, battle);
  const next = nextAction(parts, greedyPlayer(1));
  if (next === null) throw new Error('it is over');
  const { side, action } = next;
  const [id, command] = [randomUUID(), { type: 'decide', side, after: parts.battle.made, action }];
  const token = battle.tokens[side];
  const answered = await on.call('POST', `/api/battles/${battle.id}/commands`, { token, body: { id, command } });
  expect(answered.text).toContain('"decided"');
  return { side, id, command };
}
