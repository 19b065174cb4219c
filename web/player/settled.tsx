/** My game of this round once it has its result. */
import { outcomeOf } from '../event/game.ts';
import { Badge } from '../parts/badge.tsx';
import { say } from '../text/player.tsx';
import { usePlayer } from './context.ts';
import type { MyGame } from './game.ts';
import { PlayHere } from './at-table.tsx';
import { Scoreline } from './scoreline.tsx';
import { Trail } from './trail.tsx';

export function SettledGame({ game }: { readonly game: MyGame }) {
  const { store } = usePlayer();
  const { row, me, seats, nameOf, fields } = game;
  const outcome = outcomeOf(row, me, store.part('pack')?.columns ?? []);
  if (row.result === null || row.kind === 'bye') return null;
  return (
    <section class="step step-good">
      <h2 class="step-title">
        {say('next.settled')} {outcome === null ? null : <Badge meaning={outcome}>{say(`outcome.${outcome}`)}</Badge>}
      </h2>
      <Scoreline result={row.result} table={row.seats} seats={seats} nameOf={nameOf} fields={fields} />
      {row.encounter === null ? null : <PlayHere game={game} />}
      {row.settledBy === 'players' ? <Trail reached="confirmed" /> : null}
      {row.settledBy === null || row.settledBy === 'players' ? null : (
        <p class="soft">{say(`result.settled.${row.settledBy}`)}</p>
      )}
    </section>
  );
}
