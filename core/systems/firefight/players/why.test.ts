import { expect, test } from 'vitest';
import { arranged } from '../../../../tests/core/systems/firefight/battle/arranged.ts';
import type { BattleAction } from '../battle/action.ts';
import { tellWeighed } from './why.ts';
import { inches } from '../../../table/units.ts';

test('what was weighed is told with its worth, its end and how often it was played on, the first five', () => {
  const { def } = arranged([{ at: [[10, 10]] }], [{ at: [[10, 20]] }]);
  const hold: BattleAction = { do: 'act', unit: 'A1', action: 'hold', moves: {} };
  const to = { x: inches(10), y: inches(12.5) };
  const advance: BattleAction = { do: 'act', unit: 'A1', action: 'advance', moves: { 'A1.1': [to] } };
  const weighed = [
    { action: advance, worth: 2.25, times: 3 },
    { action: hold, worth: 0, times: 1 },
    { action: hold, worth: -1.5, times: 0 },
  ];
  const lines = tellWeighed(def, weighed, 'A1');
  expect(lines.map((line) => line.split(':')[0])).toEqual(['+2.3', '+0.0', '−1.5']);
  expect(lines[0]).toMatch(/ to 10\.0", 12\.5", played on 3 times$/);
  expect(lines[1]).toMatch(/, played on 1 time$/);
  expect(lines[2]).not.toContain('played on');
  const marker: BattleAction = { do: 'marker', at: to };
  expect(tellWeighed(def, [{ action: marker, worth: 24, times: 0 }], '')).toEqual([
    '+24.0": places a marker at 10", 12.5"',
  ]);
  expect(
    tellWeighed(
      def,
      Array.from({ length: 9 }, () => weighed[0] ?? { action: hold, worth: 0, times: 0 }),
      'A1',
    ),
  ).toHaveLength(5);
});
