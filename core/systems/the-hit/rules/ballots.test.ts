import { expect, test } from 'vitest';
import { brokenRules } from '../../../rules/broken.ts';
import { checkBallot, checkBallotChange, checkReveal, checkStart, missingBallots } from './ballots.ts';

const gangs = ['A', 'B', 'C'];
const crews = ['a1', 'a2', 'b1', 'b2', 'c1'].map((id) => ({ id, gang: id.charAt(0).toUpperCase() }));
const broken = (by: string, names: readonly string[], handedIn: readonly string[] = []) =>
  brokenRules(checkBallot({ by, names }, gangs, crews, handedIn));

test('one fighter of every other gang, once', () => {
  expect(broken('A', ['c1', 'b2'])).toEqual([]);
  expect(broken('A', ['b1', 'b2'])).toEqual(['HIT-TARGET-03']);
  expect(broken('A', ['b1', 'b1'])).toEqual(['HIT-TARGET-03']);
  expect(broken('A', ['a2', 'b1'])).toEqual(['HIT-TARGET-03']);
  expect(broken('A', ['b1', ''])).toEqual(['HIT-TARGET-03']);
  expect(broken('A', ['b1'])).toEqual(['HIT-TARGET-02']);
  expect(broken('A', [])).toEqual(['HIT-TARGET-02']);
  expect(broken('A', ['b1', 'b2', 'c1'])).toEqual(['HIT-TARGET-02', 'HIT-TARGET-03']);
  expect(broken('A', ['b1', 'c1'], ['A'])).toEqual(['HIT-TARGET-05']);
});

test('sealed for good, opened at the end, all in before the first round', () => {
  expect(brokenRules(checkBallotChange())).toEqual(['HIT-TARGET-05']);
  expect(brokenRules(checkReveal(false))).toEqual(['HIT-TARGET-05']);
  expect(checkReveal(true)).toEqual([]);
  expect(missingBallots(gangs, ['B'])).toEqual(['A', 'C']);
  expect(brokenRules(checkStart(gangs, ['B', 'A']))).toEqual(['HIT-TARGET-08']);
  expect(checkStart(gangs, ['B', 'A', 'C'])).toEqual([]);
});
