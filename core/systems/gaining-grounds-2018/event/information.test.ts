import { expect, test } from 'vitest';
import { information } from './information.ts';

test('hands, decks, Schemes, bearers and buried discards are secret, and nothing else is', () => {
  const named = (hidden: boolean) => information().flatMap((fact) => (fact.hidden === hidden ? [fact.id] : []));
  expect(named(true)).toEqual(['hand', 'deck-order', 'chosen-schemes', 'upgrade-bearer', 'discard-below']);
  expect(named(false)).toEqual(['discard-top', 'pool', 'hand-size', 'revealed-scheme', 'health', 'finished-result']);
  expect(information().find(({ id }) => id === 'discard-below')?.rules).toEqual(['GG18-INFO-04']);
});
