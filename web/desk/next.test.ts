/** Whose step it is: what a role may not ask is left to the organiser. */
import { expect, test } from 'vitest';
import type { EventCommandType } from '../../core/event/commands.ts';
import { POLICY } from '../../core/event/policy.ts';
import type { DeskStep } from '../../core/event/views.ts';
import type { Notice } from '../../core/event/types.ts';
import type { DeskPart, EventPart } from '../../core/event/views.ts';
import { speak } from '../text/vocabulary.ts';
import { type Unready, mayTake, nextOf, unreadyOf } from './next.ts';

const STEPS: readonly DeskStep[] = [
  ...(['add-entrants', 'publish-pack', 'check-in', 'start-event', 'draft-round', 'publish-round'] as const),
  ...(['start-clock', 'collect-results', 'close-round', 'end-event', 'over'] as const),
];

test.each([
  ['organiser', STEPS],
  ['judge', ['check-in', 'start-clock', 'collect-results', 'over']],
  ['scorekeeper', ['add-entrants', 'check-in', 'collect-results', 'over']],
])('a %s takes their own steps alone', (role, own) => {
  const may = (type: EventCommandType) => (POLICY[type].staff as readonly string[]).includes(role);
  expect(STEPS.filter((step) => mayTake(step, may))).toEqual(own);
});

test('publishing once more says why, and an event whose standings are kept leads to the prize-giving', async () => {
  await speak('en');
  const next = (step: DeskStep, outdated: boolean, standingsHidden: boolean) =>
    nextOf({
      event: { standingsHidden, decided: null } as EventPart,
      part: { next: step, outdated } as DeskPart,
      away: 0,
      unready: [],
      wishes: { round: 0, wishes: [] },
    });
  expect(next('publish-pack', false, false).sentence).not.toContain('again');
  expect(next('publish-pack', true, false).sentence).toContain('Publish it again');
  expect(next('over', false, false).tab).toBe('event');
  expect(next('over', false, true).tab).toBe('awards');
});

test('the start says beforehand that it stays, and asks once about lists that are not in order', async () => {
  await speak('en');
  const sentenceOf = (part: Pick<DeskPart, 'untilLeader'>) =>
    nextOf({
      event: { attendance: 2, rounds: 3 } as EventPart,
      part: { next: 'start-event', ...part } as DeskPart,
      ...{ away: 0, unready: [], wishes: { round: 0, wishes: [] } },
    }).sentence;
  const start = (...unready: readonly Unready[]) =>
    nextOf({
      event: { attendance: 8, rounds: 3 } as EventPart,
      part: { next: 'start-event' } as DeskPart,
      away: 0,
      unready,
      wishes: { round: 0, wishes: [] },
    });
  expect(start().sentence).toBe('8 players are here. 3 rounds are planned. The start cannot be undone.');
  expect(start().sure).toBeUndefined();
  // Steamroller ends with the round after which one leads alone: with two players mostly the first (SR15-ROUND-02).
  expect(sentenceOf({ untilLeader: true })).toBe(
    '2 players are here. At most 3 rounds, until one player alone leads. The start cannot be undone.',
  );
  const of = (...wrong: readonly Notice[]) => [{ detail: 'list1', says: '', wrong }];
  const short = { text: 'List 1: 10 points, 25 short. 35 to 40 are allowed.', rules: [] };
  const remark = { text: 'In two of your lists: Winter Guard. That is allowed.', rules: [], allowed: true } as const;
  const unready = [
    ...unreadyOf('Finn', false, []),
    ...unreadyOf('Eva', true, of(remark, short)),
    // Who has all that is asked for is not named for a remark.
    ...unreadyOf('Gia', true, of(remark)),
  ];
  expect(start(...unready).sure).toEqual({
    sentence: 'Lists: Finn: missing; Eva: List 1: 10 points, 25 short. Start the event all the same?',
    button: 'Start all the same',
  });
});
