/** A slice of each campaign that no other test is a slice of. */
import { expect, test } from 'vitest';
import { CAMPAIGNS } from './campaigns.ts';

test.each(['pairs', 'clocks', 'day'])('a slice of the campaign %s finds no fault', async (name) => {
  const campaign = await CAMPAIGNS[name]?.open();
  const found = await campaign?.slice(1);
  await campaign?.end?.();
  expect(found?.faults).toEqual([]);
  expect(Object.values(found?.figures ?? {}).every((count) => count > 0)).toBe(true);
  console.log(`${name}: ${JSON.stringify(found?.figures)}`);
});
