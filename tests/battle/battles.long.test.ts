import { chromium } from 'playwright-core';
import { expect, test } from 'vitest';
import { hashBattles, playOut } from '../../core/systems/firefight/battle/testing/play.ts';
import { SCENE_RULES, sceneOf } from '../../core/systems/firefight/battle/testing/scenes.ts';
import { bundledEngine, hashesInWorker } from './elsewhere.ts';

test('200 battles lead through the same states in Node, in a worker and in Chromium', async () => {
  const [here, engine] = [hashBattles(200), await bundledEngine()];
  const executablePath = process.env.MUSTER_CHROMIUM ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const page = await browser.newPage();
  await page.addScriptTag({ content: engine });
  const there = await page.evaluate('battles.hashBattles(200)');
  await browser.close();
  expect(there).toBe(here);
  expect(await hashesInWorker(engine, 200)).toBe(here);
});

/** The names of the rules of both armies. */
function rulesOf(number: number): string[] {
  const notes = sceneOf(number).units.flatMap(({ unit }) => [
    ...unit.rules,
    ...unit.weapons.flatMap(({ rules }) => rules),
  ]);
  return [...new Set(notes.map(({ name }) => name))];
}

test('every pair of special rules meets in some of the battles', () => {
  const names = [...new Set(SCENE_RULES.map((label) => label.split('(')[0] ?? ''))];
  const met = new Set<string>();
  for (let number = 0; number < 400; number += 1) {
    const here = rulesOf(number);
    for (const one of here) for (const other of here) met.add(`${one} ${other}`);
  }
  expect(
    names.flatMap((one) => names.filter((other) => !met.has(`${one} ${other}`)).map((other) => [one, other])),
  ).toEqual([]);
});

test('1,000,000 decisions: none is illegal, none hangs', () => {
  let decisions = 0;
  for (let game = 0; decisions < 1_000_000; game += 1) {
    const played = playOut(sceneOf(game % 400, game % 2 === 0 ? { specialMoves: true } : {}), game);
    expect(played.decisions).toBeLessThan(1000);
    decisions += played.decisions;
  }
}, 1_800_000);
