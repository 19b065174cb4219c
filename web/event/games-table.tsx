/** A round's games by table, each with its details behind a button. */
import './games-table.css';
import { useState } from 'preact/hooks';
import type { GameRow } from '../../core/event/views.ts';
import { Button } from '../parts/button.tsx';
import { type Column, DataTable } from '../parts/data-table.tsx';
import { say } from '../text/language.ts';
import { useStore } from './context.ts';
import { byTable } from './game.ts';
import { GameBadges } from './game-badges.tsx';
import { GameDialog } from './game-dialog.tsx';
import { Match } from './match.tsx';
import { WatchGame } from './watch-game.tsx';

export interface GamesTableProps {
  readonly round: number;
  readonly caption: string;
  /** Whether names lead to their players’ pages. */
  readonly linked?: boolean;
}

export function GamesTable({ round, caption, linked = false }: GamesTableProps) {
  const store = useStore();
  const pack = store.part('pack');
  const games = store.part(`games/${round}`) ?? {};
  const [open, setOpen] = useState<string | null>(null);
  const opened = open === null ? undefined : games[open];
  const columns: readonly Column<GameRow>[] = [
    { id: 'table', head: say('pairings.table'), slot: 'lead', cell: ({ table }) => table ?? '–' },
    {
      id: 'game',
      head: say('pairings.game'),
      slot: 'main',
      names: true,
      cell: (game) => <Match game={game} pack={pack} linked={linked} />,
    },
    {
      id: 'state',
      head: say('pairings.state'),
      slot: 'end',
      cell: (game) => <Doing game={game} onOpen={() => setOpen(game.id)} />,
    },
  ];
  return (
    <>
      <DataTable caption={caption} columns={columns} rows={byTable(games)} keyOf={({ id }) => id} />
      {opened === undefined ? null : <GameDialog game={opened} round={round} onClose={() => setOpen(null)} />}
    </>
  );
}

function Doing({ game, onOpen }: { readonly game: GameRow; readonly onOpen: () => void }) {
  const where = game.table === null ? say('pairings.noTable') : say('pairings.tableNumber', { table: game.table });
  return (
    <div class="doing">
      <GameBadges game={game} />
      {game.result === null || game.encounter !== null ? <WatchGame game={game} where={where} /> : null}
      <Button kind="quiet" label={`${say('app.details')}: ${where}`} onClick={onOpen}>
        {say('app.details')}
      </Button>
    </div>
  );
}
