/** What a player's own phone says of a list that the desk has. */
import '../../tests/web/english.ts';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { readsLists } from '../../core/systems/steamroller-2015/roster/announced.ts';
import { speak } from '../text/vocabulary.ts';
import { GivenAs } from './my-list.tsx';

test('a list that is short is handed in, and by how much it is short stands beside it', async () => {
  await speak('en');
  const list = 'Sorscha +6\n  Juggernaut [7]\nRiflemen (unit, 10) [11]\nScouts (unit, 6) [6]\nObjective: Bunker';
  const short = renderToString(h(GivenAs, { lists: readsLists({ details: { list1: list } }, {}) }));
  expect(short).toContain('Handed in');
  expect(short).toContain('List 1 comes to 24 points, 30 short');
  expect(short).not.toContain('badge-good');
  expect(renderToString(h(GivenAs, { lists: [] }))).toContain('badge-good');
});
