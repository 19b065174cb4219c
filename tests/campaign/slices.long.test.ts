/** A slice of each campaign that no other test is a slice of. */
import { expect, test } from 'vitest';
import { CAMPAIGNS } from './campaigns.ts';
import { tellCounted } from './figures.ts';
import { comparedTables } from './tables.ts';

test.each(['disk', 'pairs', 'clocks', 'day'])('a slice of the campaign %s finds no fault', async (name) => {
  const campaign = await CAMPAIGNS[name]?.open();
  const found = await campaign?.slice(1);
  await campaign?.end?.();
  expect(found?.faults).toEqual([]);
  expect(Object.values(found?.figures ?? {}).every((count) => count > 0)).toBe(true);
  tellCounted(name, found?.figures ?? {});
});

test('two games differ for the side that sealed', async () => {
  const { differences } = await comparedTables(4, 'itself');
  expect(differences.join()).toContain('"sealed":true');
});
