/** What the phones of a game say of a result that the desk entered. */
import '../../tests/web/english.ts';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import type { GameRow } from '../../core/event/views.ts';
import { partsAt } from '../../tests/web/fixture.ts';
import { speak } from '../text/vocabulary.ts';
import { DeskEntered } from './desk-entered.tsx';

await speak('en');

const [one] = Object.values(partsAt(0)['games/2'] as Readonly<Record<string, GameRow>>);
const names = { e1: 'Ada', e2: 'Bo', e3: 'Cy' };

function shown(more: Partial<GameRow>): string {
  if (one === undefined) throw new Error('no game');
  const row: GameRow = { ...one, seats: ['e1', 'e2', 'e3'], settledBy: 'staff', ...more };
  return renderToString(h(DeskEntered, { row, names }))
    .split(/[<>]/)
    .filter((_, place) => place % 2 === 0)
    .join('');
}

test('a forfeit that the desk entered is told with who forfeited, and playing on is left to them', () => {
  const told = shown({ result: { kind: 'forfeit', by: ['e2'], scores: [{ vp: 3 }, {}, { vp: 1 }] } });
  expect(told).toContain('Entered by the desk');
  expect(told).toContain('Forfeited by Bo · Ada 3 · Cy 1. ');
  expect(told).toContain('Playing on is up to you.');
  expect(shown({ result: { kind: 'played', scores: [{ vp: 3 }, { vp: 0 }, { vp: 1 }] } })).toContain(
    'Played · Ada 3 · Bo 0 · Cy 1. ',
  );
});

test('nothing is told of a game without a result, nor of one that its players signed', () => {
  expect([shown({ result: null }), shown({ settledBy: 'players', result: { kind: 'forfeit', by: ['e2'] } })]).toEqual([
    '',
    '',
  ]);
});
