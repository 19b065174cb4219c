/** Before the game: go there, and say that it has begun. Whoever has played already reports at once. */
import { Button } from '../parts/button.tsx';
import { gameAddress } from '../event/game-address.ts';
import { say } from '../text/player.tsx';
import { usePlayer } from './context.ts';
import type { MyGame } from './game.ts';
import { OtherEndings } from './endings.tsx';
import { ReportForm } from './report.tsx';

/** Whether the system's games can be played in Muster. */
function usePlayable(): boolean {
  return usePlayer().store.part('pack')?.playable === true;
}

interface PlayHereProps {
  readonly game: MyGame;
  readonly kind?: 'primary' | 'plain';
}

/** The way to the game's own page. Who opens it there begins it. */
export function PlayHere({ game, kind = 'plain' }: PlayHereProps) {
  const { event } = usePlayer();
  const { id, result } = game.row;
  if (!usePlayable()) return null;
  return (
    <p>
      <a class={`button button-${kind}`} href={gameAddress(event, id, 'player')}>
        {say(result === null ? 'next.playHere' : 'game.open')}
      </a>
    </p>
  );
}

export function AtTable({ game, busy }: { readonly game: MyGame; readonly busy: boolean }) {
  const { outbox } = usePlayer();
  const { id, table } = game.row;
  const playable = usePlayable();
  return (
    <section class="step step-note">
      <h2 class="step-title">{table === null ? say('next.play') : say('next.go-to-table', { table })}</h2>
      <PlayHere game={game} kind="primary" />
      <Button
        kind={playable ? 'quiet' : 'primary'}
        busy={busy}
        onClick={() => void outbox.send({ type: 'start-table', game: id })}
      >
        {say(playable ? 'next.startWithout' : 'next.startTable')}
      </Button>
      <details class="fold">
        <summary>{say('report.already')}</summary>
        <ReportForm game={game} title={say('report.title')} />
      </details>
      <OtherEndings game={game} />
    </section>
  );
}
