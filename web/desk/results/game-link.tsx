/** The way from the desk to the page of a game that is played in Muster. */
import { say } from '../../text/language.ts';
import { gameAddress } from '../../event/game-address.ts';
import { useDesk } from '../desk.ts';

export function GameLink({ game, text }: { readonly game: string; readonly text: string }) {
  const { event, role, store } = useDesk();
  if (store.part('pack')?.playable !== true) return null;
  return (
    <a class="button button-plain" aria-label={`${say('game.open')}: ${text}`} href={gameAddress(event, game, role)}>
      {say('game.open')}
    </a>
  );
}
