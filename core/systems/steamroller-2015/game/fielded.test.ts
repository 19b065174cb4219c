import { expect, test } from 'vitest';
import { readArmyList } from '../roster/paste.ts';
import { pointsLost } from '../rules/losses.ts';
import { leftFields, leftIn } from './left.ts';
import { changed, fielded, inPlay, spared } from './fielded.ts';

const paper = fielded(null, 'A', { units: [5], matters: { machines: true, anything: false }, whose: 'Your' }).army;
const caster = (army: typeof paper) => army.models.find(({ id }) => id === 'A.c1');
const unit = (army: typeof paper) => army.units.find(({ id }) => id === 'A.u1');

test('a model that is lost is destroyed once, and stays so until it comes back', () => {
  const lost = changed(paper, 'A.c1', -1);
  expect(caster(lost)).toMatchObject({ inPlay: false, destroyed: 1 });
  expect(caster(changed(lost, 'A.c1', 0))).toMatchObject({ inPlay: false, destroyed: 1 });
  expect(caster(changed(lost, 'A.c1', -1))).toMatchObject({ inPlay: false, destroyed: 1 });
  const back = changed(lost, 'A.c1', 1);
  expect(caster(back)).toMatchObject({ inPlay: true, destroyed: 1 });
  expect(caster(changed(back, 'A.c1', -1))).toMatchObject({ inPlay: false, destroyed: 2 });
  expect(caster(spared(lost, 'A.c1', 1))).toMatchObject({ inPlay: true, destroyed: 0 });
});

test('a unit is destroyed with its last model, and never has fewer than none', () => {
  const two = changed(paper, 'A.u1', -3);
  expect([inPlay(two, 'A.u1'), unit(two)?.destroyed]).toEqual([2, 0]);
  const gone = changed(two, 'A.u1', -3);
  expect([inPlay(gone, 'A.u1'), unit(gone)?.destroyed]).toEqual([0, 1]);
  expect(unit(changed(gone, 'A.u1', -1))?.destroyed).toBe(1);
  expect(unit(spared(gone, 'A.u1', 2))).toMatchObject({ left: 2, destroyed: 0 });
});

test('what may be no warjack counts as inert only where somebody says so; cards of one name are told apart', () => {
  const text =
    'Deneghra [*5pts]\n* Deathripper [4pts]\n* Skarlock Thrall [2pts]\nWarwitch Siren [2pts]\nWarwitch Siren [2pts]';
  const { list } = readArmyList(text, 'one');
  const { army, cards } = fielded(list, 'A');
  expect(cards.map(({ name }) => name)).toEqual([
    ...['Deneghra', 'Deathripper', 'Skarlock Thrall', 'Warwitch Siren, 1 of 2', 'Warwitch Siren, 2 of 2'],
  ]);
  const armies = { A: list, B: list };
  const chosen = { by: [], places: { A: null, B: null }, revealed: true, lists: armies, toSwap: [], armies };
  const known = { army: changed(army, 'A.c1', -1), cards, chosen, counted: { A: 0, B: 0 }, first: null };
  expect(pointsLost(known.army, 'A').points).toBe(5 + 4);
  const [idle] = leftFields(known, 'A', false);
  expect(idle?.kind).toMatchObject({ choices: [{ id: 'A.e2', label: 'Skarlock Thrall, if it is a warjack' }] });
  const told = leftIn(known, { A: { idle: ['A.e2'] } });
  expect(pointsLost(told.army, 'A').points).toBe(5 + 4 + 2);
});
