import { expect, test } from 'vitest';
import { armyNamed } from '../../core/systems/firefight/roster/armies/armies.ts';
import { armyOf } from '../odds/answer.ts';
import { speak } from '../text/vocabulary.ts';
import { heard } from './army-field.tsx';

test('a list past its agreed points says both figures; one within them says its own', async () => {
  await speak('en');
  const units = armyNamed('wardens')?.units.slice(0, 1) ?? [];
  const cost = units[0]?.cost ?? 0;
  const said = [cost - 1, cost].map((limit) => {
    const army = armyOf(JSON.stringify({ ...armyNamed('wardens'), name: 'Band', limit, units }));
    return typeof army === 'string' ? army : heard(army);
  });
  expect(said).toEqual([`Band: ${cost} of ${cost - 1} points.`, `Band: 1 unit, ${cost} points.`]);
});
