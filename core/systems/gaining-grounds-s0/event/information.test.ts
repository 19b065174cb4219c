import { expect, test } from 'vitest';
import { information } from './information.ts';

test('hands, decks and Schemes are secret until they are shown, and nothing else is', () => {
  const named = (hidden: boolean) => information().flatMap((fact) => (fact.hidden === hidden ? [fact.id] : []));
  expect(named(true)).toEqual(['hand', 'deck-order', 'chosen-schemes']);
  expect(named(false)).toEqual(['revealed-scheme', 'hand-size', 'health', 'finished-result']);
  const brawl = information({ mode: 'all-out-brawl' }).map(({ id }) => id);
  expect(brawl.filter((id) => id?.includes('scheme'))).toEqual([]);
  expect(information().find(({ id }) => id === 'hand')?.rules).toEqual(['GG0-SETUP-11']);
});
