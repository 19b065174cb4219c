/** What a row says of how far its game is, and of the time that its table was given back. */
import type { GameRow } from '../../core/event/views.ts';
import { Badge } from '../parts/badge.tsx';
import { listed } from '../text/format.ts';
import { say } from '../text/language.ts';
import { useEntrants } from './context.ts';
import { stateOf } from './game.ts';

export function GameBadges({ game }: { readonly game: GameRow }) {
  const entrants = useEntrants();
  const state = stateOf(game);
  const unsigned = listed((game.unsigned ?? []).map((id) => entrants[id]?.name ?? id));
  return (
    <>
      {state === null ? null : (
        <Badge meaning={state.meaning}>
          {say(state.key)}
          {/* Who has not signed at the table. */}
          {unsigned === '' ? null : `: ${unsigned}`}
        </Badge>
      )}
      {game.extension > 0 ? <Badge meaning="wait">{say('state.extension', { count: game.extension })}</Badge> : null}
    </>
  );
}
