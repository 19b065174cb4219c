import { expect, test } from 'vitest';
import { CASTERS, army, model, placed, unit } from '../../../../tests/core/systems/steamroller-2015/rules/armies.ts';
import type { Army } from './army.ts';
import { groundOf } from './ground.ts';
import type { MeasuredModel } from './look.ts';
import { scoringOf } from './scenarios.ts';
import { whyMeasured } from './why.ts';

/** What is said of models in the left zone of Outflank, without the zone's own name. */
function said(of: Army, places: Readonly<Record<string, MeasuredModel>>) {
  const scenario = scoringOf('outflank');
  if (!scenario) throw new Error('outflank');
  const view = { options: {}, scenario, ground: groundOf('outflank'), places: new Map(Object.entries(places)) };
  const same = (id: string) => id;
  const { lines, rules } = whyMeasured({ ...view, fallen: [], active: 'A' }, of, { model: same, element: same });
  return { line: lines.find((one) => one.startsWith('ZL'))?.replace('ZL: ', ''), rules };
}

const alone = (...[id, kind, given]: Parameters<typeof model>) =>
  said(army([...CASTERS, model(id, kind, given)]), { [id]: placed(14, 24) });

test('who is in a zone, and nobody else (SR15-GEO-03)', () => {
  expect(alone('a1', 'solo')).toEqual({ line: 'a1 in it', rules: ['SR15-GEO-03', 'SR15-AMB-02'] });
  expect(said(army(CASTERS), { a: placed(24, 24) }).line).toMatch(/^nobody; a is nearest, /);
});

test('who does not contest: casters, idle machines, who flees or is out of formation (SR15-ELEM-04)', () => {
  const barred = [
    said(army(CASTERS), { a: placed(14, 24) }),
    alone('a1', 'jack', { conditions: ['inert'] }),
    alone('a1', 'solo', { conditions: ['fleeing'] }),
    alone('a1', 'solo', { conditions: ['out-of-formation'] }),
  ];
  expect(barred.map(({ line }) => line)).toEqual([
    'a in it (dominates, does not contest)',
    'a1 in it (inert or wild: does not count)',
    'a1 in it (fleeing: does not count)',
    'a1 in it (out of formation: does not contest)',
  ]);
  for (const { rules } of barred) expect(rules).toContain('SR15-ELEM-04');
});

test('a model that the enemy controls contests for the enemy (SR15-AMB-09, SR15-DEF-03)', () => {
  const { line, rules } = alone('a1', 'solo', { controller: 'B' });
  expect(line).toBe('a1 in it (contests for who controls it, scores for who owns it)');
  expect(rules).toEqual(expect.arrayContaining(['SR15-AMB-09', 'SR15-DEF-03']));
});

test('a unit counts whole and at half strength, with its attachments (SR15-ELEM-07, SR15-AMB-41)', () => {
  const trooper = model('u1', 'trooper', { unit: 'u' });
  const of = (...given: Parameters<typeof unit>) =>
    said(army([...CASTERS, trooper], [unit(...given)]), { u1: placed(14, 24) });
  expect(of('u', 2, 5, 2).line).toBe('u1 in it (1 of its unit’s 2: contests)');
  expect(of('u', 6, 5, 1).line).toBe('u1 in it (of a unit below half: contests)');
  expect(of('u', 2, 5, 1)).toMatchObject({ line: 'u1 in it', rules: expect.arrayContaining(['SR15-ELEM-07']) });
  const attached = of('u', 2, 5, 1, { attachments: [{ models: 1, cost: 1 }] });
  expect(attached.line).toBe('u1 in it (of a unit below half: contests)');
  expect(attached.rules).toContain('SR15-AMB-41');
});

test('a solo of several models counts with any of them, a caster’s unit never (SR15-AMB-10, SR15-ELEM-15)', () => {
  const trooper = model('u1', 'trooper', { unit: 'u' });
  const of = (kind: 'solo' | 'caster-unit') =>
    said(army([...CASTERS, trooper], [unit('u', 3, 4, 3, { kind })]), { u1: placed(14, 24) });
  expect(of('solo')).toMatchObject({ line: 'u1 in it', rules: expect.arrayContaining(['SR15-AMB-10']) });
  expect(of('caster-unit')).toMatchObject({
    line: 'u1 in it (of a caster’s unit: contests)',
    rules: expect.arrayContaining(['SR15-ELEM-15']),
  });
});
