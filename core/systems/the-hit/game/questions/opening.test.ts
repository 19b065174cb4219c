/** What a battle begins with. */
import { expect, test } from 'vitest';
import { put } from '../../../../../tests/core/encounter/put.ts';
import { freshBattle } from '../../../../../tests/core/systems/the-hit/play.ts';
import { boardsOf } from '../boards.ts';
import { CAMPAIGN, READING } from './opening.ts';

test('campaign: asked where the setting does not say it, and once', () => {
  const { ids, answered } = put(CAMPAIGN, { ...freshBattle(2), campaign: null });
  expect(ids).toEqual(['campaign']);
  expect(answered('campaign', false).campaign).toBe(false);
  expect(put(CAMPAIGN, answered('campaign', true)).ids).toEqual([]);
});

test('readings: what is named is read otherwise, the rest stays', () => {
  const battle = freshBattle(2);
  const { asks, answered } = put(READING, battle);
  expect(asks).toMatchObject([{ id: 'readings', optional: true, again: true }]);
  const now = answered('readings', { hiddenOpen: 'sealed' });
  const marked = (of: typeof battle) => JSON.stringify(put(READING, of).asks).match(/"(?:id|label)":"[^"]*counts now/g);
  expect(marked(now)).not.toEqual(marked(battle));
  expect(marked(now)).toHaveLength(Object.keys(battle.readings).length);
  expect(now.readings).toEqual({ ...battle.readings, hiddenOpen: 'sealed' });
});

test('what one chose everybody reads in one line, what was changed first', () => {
  const undecided = { ...freshBattle(2), campaign: null };
  expect(boardsOf(undecided).agreed).toBeUndefined();
  const single = put(CAMPAIGN, undecided).answered('campaign', false);
  expect(boardsOf(single).agreed).toMatchObject({ title: 'What you play by: a single battle', folded: true });
  const changed = put(READING, put(CAMPAIGN, undecided).answered('campaign', true)).answered('readings', {
    edition: '2018',
  });
  expect(boardsOf(changed).agreed).toMatchObject({
    title: 'What you play by: a battle of a campaign, 1 unclear point changed',
    rows: [{ facts: ['1 (2018)', 'changed'] }, { facts: ['One per turn, round and round'] }, {}, {}, {}, {}, {}, {}],
  });
});
