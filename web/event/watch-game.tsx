/** The way to a game's own page, as anybody may see it: with nothing that is sealed. */
import type { GameRow } from '../../core/event/views.ts';
import { say } from '../text/language.ts';
import { useStore } from './context.ts';
import { gameAddress } from './game-address.ts';

interface WatchGameProps {
  readonly game: Pick<GameRow, 'id' | 'kind' | 'started'>;
  /** Which game, for who cannot see what it stands beside. */
  readonly where: string;
}

export function WatchGame({ game: { id, kind, started }, where }: WatchGameProps) {
  const store = useStore();
  const event = store.part('event')?.id;
  if (store.part('pack')?.playable !== true || event === undefined || kind !== 'game' || !started) return null;
  return (
    <a
      class="button button-quiet"
      aria-label={`${say('game.watch')}: ${where}`}
      href={gameAddress(event, id, 'public')}
    >
      {say('game.watch')}
    </a>
  );
}
