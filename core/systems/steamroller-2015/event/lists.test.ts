import { describe, expect, test } from 'vitest';
import type { OptionValues } from '../../../event/types.ts';
import { type ListState, checkIn, chooseList, details, listCount } from './lists.ts';

const required = (x: number): OptionValues => ({ variants: ['lists-required'], listsRequired: x });
const divided = (x: number): OptionValues => ({ variants: ['divide-and-conquer'], divideAndConquer: x });

describe('announced lists', () => {
  const arrive = (given: Record<string, string>, options: OptionValues = {}) =>
    checkIn({ name: 'Ana', faction: 'Cryx', members: [], details: given, ringer: false }, options)?.refused ?? [];

  test('are one or two (SR15-LIST-07)', () => {
    expect(listCount({})).toEqual({ min: 1, max: 2 });
    expect(details({}).map(({ id, required: must }) => [id, must])).toEqual([
      ['list1', false],
      ['list2', false],
    ]);
    expect(arrive({ list1: 'Asphyxious, 50' })).toEqual([]);
    expect(arrive({ list1: 'one', list2: 'two' })).toEqual([]);
    expect(arrive({ list1: 'one', list2: 'two', list3: 'three' })).toEqual(['SR15-LIST-07']);
  });

  test('are exactly X where that is required (SR15-VAR-LIST-01)', () => {
    expect(details(required(3))).toHaveLength(3);
    expect(arrive({ list1: 'one', list2: 'two' }, required(3))).toEqual(['SR15-VAR-LIST-01']);
    expect(arrive({ list1: 'one', list2: 'two', list3: 'three' }, required(3))).toEqual([]);
  });

  test('may stay on paper', () => {
    expect(arrive({}, required(2))).toEqual([]);
    expect(arrive({ list1: ' ', note: 'late' })).toEqual([]);
  });

  test('are all of one faction (SR15-LIST-08)', () => {
    const nobody = { name: 'Bo', members: [], details: {}, ringer: false };
    expect(checkIn(nobody, {})?.refused).toEqual(['SR15-LIST-08']);
    expect(checkIn({ ...nobody, ringer: true }, {})).toBeNull();
  });
});

describe('choosing a list', () => {
  const state = (played: string[], plannedRounds: number, given: Partial<ListState> = {}): ListState => ({
    lists: ['one', 'two'],
    played,
    plannedRounds,
    announced: true,
    locked: false,
    ...given,
  });
  const choose = (given: ListState, list: string, options: OptionValues = {}) => chooseList(given, list, options);

  test('is free where no variant asks for anything', () => {
    expect(choose(state(['one', 'one'], 3), 'one')).toEqual({
      refusal: null,
      choices: ['one', 'two'],
      played: ['one', 'one', 'one'],
      met: true,
    });
  });

  test('waits for the pairings, and stays as it is (SR15-START-02, -03)', () => {
    expect(choose(state([], 3, { announced: false }), 'one').refusal?.refused).toEqual(['SR15-START-02']);
    expect(choose(state([], 3, { locked: true }), 'one')).toMatchObject({
      refusal: { refused: ['SR15-START-03'] },
      choices: [],
      played: [],
    });
    expect(choose(state([], 3), 'three').refusal).toMatchObject({ code: 'list-choice', refused: [] });
  });

  test('leaves every list a round where each must be played (SR15-VAR-LIST-01)', () => {
    const last = choose(state(['one', 'one'], 3), 'one', required(2));
    expect(last.refusal?.refused).toEqual(['SR15-VAR-LIST-01']);
    expect(last).toMatchObject({ choices: ['two'], played: ['one', 'one'], met: false });
    expect(choose(state(['one', 'one'], 3), 'two', required(2))).toMatchObject({ refusal: null, met: true });
    expect(choose(state(['one'], 3), 'one', required(2)).refusal).toBeNull();
  });

  test('leaves every list X rounds under Divide and Conquer (SR15-VAR-LIST-03, SR15-EX-20)', () => {
    const fourth = state(['one', 'one', 'one'], 5);
    expect(choose(fourth, 'one', divided(2))).toMatchObject({
      refusal: { refused: ['SR15-VAR-LIST-03'] },
      choices: ['two'],
    });
    const { refusal, played, met } = choose(fourth, 'two', divided(2));
    expect([refusal, met]).toEqual([null, false]);
    expect(choose(state([...played], 5), 'two', divided(2)).met).toBe(true);
  });

  test('names each variant that it would break', () => {
    const both = { ...required(2), ...divided(2), variants: ['lists-required', 'divide-and-conquer'] };
    expect(choose(state(['one', 'one'], 4), 'one', both).refusal?.refused).toEqual(['SR15-VAR-LIST-03']);
    expect(choose(state(['one', 'one', 'one'], 4), 'one', both).refusal?.refused).toEqual(['SR15-VAR-LIST-01']);
  });

  test('forbids nothing where the demand cannot be met any more', () => {
    expect(choose(state(['one', 'one', 'one'], 4), 'one', divided(2)).refusal).toBeNull();
  });
});
