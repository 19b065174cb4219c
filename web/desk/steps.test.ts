/** What this desk did is kept for the tab, bounded, and read back with care. */
import { expect, test } from 'vitest';
import { openSteps } from './steps.ts';

function memory(initial: Record<string, string> = {}) {
  const kept = new Map(Object.entries(initial));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
}
const step = (id: string) => ({ id, click: null, earlier: [], said: `did ${id}`, rules: [], stays: null, back: null });

test('steps are kept across a reload of the page, event by event', () => {
  const storage = memory();
  const steps = openSteps('a', storage);
  steps.add(step('1'));
  steps.add(step('2'));
  steps.remove('1');
  expect(openSteps('a', storage).all.value).toEqual([step('2')]);
  expect(openSteps('b', storage).all.value).toEqual([]);
});

test('what one click did is one step, with all its commands', () => {
  const steps = openSteps('a', memory());
  steps.add(step('1'));
  for (const id of ['2', '3', '4']) steps.add({ ...step(id), click: 'a', rules: ['R'] });
  expect(steps.all.value).toEqual([step('1'), { ...step('4'), click: 'a', earlier: ['2', '3'], rules: ['R'] }]);
  steps.remove('4');
  expect(steps.all.value.map(({ id }) => id)).toEqual(['1']);
});

test('what stands below a step that cannot be taken back stays, and says so', () => {
  const steps = openSteps('a', memory());
  steps.add(step('1'));
  steps.settle();
  steps.add({ ...step('2'), stays: 'heard' });
  expect(steps.all.value.map(({ stays }) => stays)).toEqual(['older', 'heard']);
});

test('fifty are enough', () => {
  const steps = openSteps('a', memory());
  for (let count = 1; count <= 60; count += 1) steps.add(step(String(count)));
  expect([steps.all.value.length, steps.all.value[0]?.id]).toEqual([50, '11']);
});

test.each(['{', '{}', '[1, {"id": 3}]'])('what was not written here (%s) is nothing', (text) => {
  expect(openSteps('a', memory({ 'muster desk a': text })).all.value).toEqual([]);
});
