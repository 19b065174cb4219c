import { describe, expect, it } from 'vitest';
import type { Json } from '../../core/journal/json.ts';
import type { Item, TableCommand } from '../outbox/items.ts';
import { refusedAnswer } from './refused.ts';

type State = Item<TableCommand>['state'];

const told = (id: string, at: number, state: State, ask: string, value: Json): Item<TableCommand> => ({
  id,
  event: 'game',
  at,
  state,
  command: { type: 'tell', answers: [{ ask, value }] },
});

const LIST = { text: 'Sorscha\nnonsense' };

describe('an answer that was refused', () => {
  const refused = told('one', 1, 'refused', 'army:A', LIST);

  it('stands in its form again as it was typed', () => {
    const items = [refused, told('two', 2, 'sent', 'army:B', { text: 'else' })];
    expect(refusedAnswer(items, { id: 'army:A' })).toEqual({ item: refused, value: LIST });
    expect(refusedAnswer(items, { id: 'army:B' })).toBeNull();
  });

  it('is gone when a later one is accepted', () => {
    expect(refusedAnswer([refused, told('two', 2, 'sent', 'army:A', LIST)], { id: 'army:A' })).toBeNull();
  });

  it('is not shown again where it is a secret', () => {
    expect(refusedAnswer([refused], { id: 'army:A', secret: true })).toBeNull();
  });
});
