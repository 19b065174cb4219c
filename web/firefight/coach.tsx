/** What somebody is told who plays their first game: the rule of the moment, in a sentence or two. */
import { Notice } from '../parts/notice.tsx';
import { tellFirefight } from '../text/firefight.ts';
import { LESSON_RULES, lessonAt } from './first-game.ts';
import type { Game } from './game.ts';

export function Coach({ game }: { readonly game: Game }) {
  const view = game.view.value;
  const last = game.told.value[game.told.value.length - 1];
  const lesson = view && lessonAt(view, game.pick.choices.value, game.isMine());
  // What is seen below while the computer waits is what was done here.
  if (lesson === 'theirs' && last?.side !== null && last !== undefined && game.players[last.side] === 'person')
    return null;
  return lesson === null ? null : (
    <Notice meaning="note" rules={LESSON_RULES[lesson]}>
      <p>{tellFirefight(`coach.${lesson}`)}</p>
    </Notice>
  );
}
