/** The shortest battle of The Hit there is, as a file: two gangs, one round, one shot. */
import type { Json } from '../../core/journal/json.ts';

/** `gangs` has A with a fighter a1, and B with b1. */
export function shortBattle(gangs: Json): Json {
  const order = ['A', 'B'];
  const told: readonly (readonly [string, Json])[] = [
    ['battlefield', 'hybrid'],
    ['priority-a-order:0', order],
    ['hybrid', true],
    ['underdog', 'none'],
    ['set-aside:A', { deck: 9, cards: 4 }],
    ['set-aside:B', { deck: 0, cards: 0 }],
    ['draw-cards:A', 3],
    ['crew:A', ['a1']],
    ['crew:B', ['b1']],
    ['priority-b-order:0', order],
    ['zone', 'inches'],
    ['edge:A', 'south'],
    ['deploy:1', { fighter: 'a1' }],
    ['deploy:2', { fighter: 'b1' }],
    ['seen:A', true],
    ['seen:B', true],
    ['ballot:A', { B: 'b1' }],
    ['ballot:B', { A: 'a1' }],
    ['priority-order:1', order],
    ['loses', { fighter: 'b1', wounds: 1 }],
    ['out', { fighter: 'b1', how: 'injury', by: 'a1' }],
    ['check:1', true],
    ['reveal', true],
    ['rewards', true],
  ];
  return { gangs: 2, setting: { campaign: true, gangs }, answers: told.map(([ask, value]) => ({ ask, value })) };
}
