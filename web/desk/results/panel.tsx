/** Results as they come in: enter them, chase what is open, settle what differs, correct any. */
import './results.css';
import { useState } from 'preact/hooks';
import type { GameRow } from '../../../core/event/views.ts';
import { Match } from '../../event/match.tsx';
import { GameBadges } from '../../event/game-badges.tsx';
import { byTable } from '../../event/game.ts';
import { goTo, route } from '../../event/route.ts';
import { Badge } from '../../parts/badge.tsx';
import { leftOf, withMore } from '../../parts/clock.tsx';
import { Button } from '../../parts/button.tsx';
import { type Column, DataTable } from '../../parts/data-table.tsx';
import { Select } from '../../parts/select.tsx';
import { duration } from '../../text/format.ts';
import { say } from '../../text/language.ts';
import { tell } from '../../text/work.ts';
import { useDesk } from '../desk.ts';
import { AcceptAll, Accounts } from './accounts.tsx';
import { byUrgency } from './order.ts';
import { GameLink } from './game-link.tsx';
import { MarkBye } from './mark-bye.tsx';
import { QuickEntry } from './quick.tsx';
import { ResultDialog } from './result-dialog.tsx';

export function ResultsPanel() {
  const desk = useDesk();
  const [opened, setOpened] = useState<string | null>(null);
  const latest = desk.store.part('event')?.round ?? 0;
  const asked = Number(route.value.within);
  const round = Number.isInteger(asked) && asked >= 1 && asked <= latest ? asked : latest;
  const all = desk.store.part(`games/${round}`) ?? {};
  const games = Object.values(all).filter(({ kind }) => kind !== 'bye');
  const open = games.filter(({ result }) => result === null).length;
  const game = opened === null ? undefined : all[opened];
  if (latest === 0) {
    return (
      <>
        <h2>{say('results.title')}</h2>
        <p class="soft">{say('results.none')}</p>
      </>
    );
  }
  return (
    <>
      <div class="panel-head">
        <h2>{say('results.ofRound', { round })}</h2>
        {open === 0 ? (
          <Badge meaning="good">{say('pairings.allIn')}</Badge>
        ) : (
          <Badge meaning="note">{say('pairings.open', { count: open })}</Badge>
        )}
        <AcceptAll games={games} />
        {latest === 1 ? null : <RoundSelect latest={latest} round={round} />}
      </div>
      <QuickEntry key={round} games={games} onCorrect={({ id }) => setOpened(id)} />
      <div class="wide">
        <GameList games={open === 0 ? byTable(all) : byUrgency(Object.values(all))} round={round} onOpen={setOpened} />
      </div>
      {game === undefined ? null : (
        <ResultDialog key={game.id} game={game} round={round} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

function RoundSelect({ latest, round }: { readonly latest: number; readonly round: number }) {
  const options = Array.from({ length: latest }, (_, index) => String(index + 1)).map((value) => ({
    value,
    label: value,
  }));
  return (
    <Select
      label={say('results.round')}
      value={String(round)}
      options={options}
      onChange={(value) => goTo({ tab: 'results', within: value })}
    />
  );
}

interface GameListProps {
  readonly games: readonly GameRow[];
  readonly round: number;
  readonly onOpen: (id: string) => void;
}

function GameList({ games, round, onOpen }: GameListProps) {
  const pack = useDesk().store.part('pack');
  const columns: readonly Column<GameRow>[] = [
    { id: 'table', head: say('pairings.table'), slot: 'lead', cell: ({ table }) => table ?? '–' },
    {
      id: 'game',
      head: say('pairings.game'),
      slot: 'main',
      names: true,
      cell: (game) => (
        <>
          <Match game={game} pack={pack} />
          <Accounts game={game} />
        </>
      ),
    },
    {
      id: 'state',
      head: say('pairings.state'),
      slot: 'end',
      cell: (game) => <Doing game={game} onOpen={() => onOpen(game.id)} />,
    },
  ];
  return (
    <DataTable
      caption={say('results.ofRound', { round })}
      columns={columns}
      rows={games}
      keyOf={({ id }) => id}
      marked={({ waiting, result }) => result === null && (waiting === 'desk' || waiting === 'judge')}
    />
  );
}

function Doing({ game, onOpen }: { readonly game: GameRow; readonly onOpen: () => void }) {
  const where = game.table === null ? say('pairings.noTable') : say('pairings.tableNumber', { table: game.table });
  const verb = tell(game.result === null ? 'results.enter' : 'results.correct');
  return (
    <div class="desk-doing">
      <GameBadges game={game} />
      <TableLeft game={game} />
      {game.kind === 'game' ? <GameLink game={game.id} text={where} /> : null}
      {game.kind === 'bye' ? (
        <MarkBye game={game} />
      ) : (
        <Button label={`${verb}: ${where}`} onClick={onOpen}>
          {verb}
        </Button>
      )}
    </div>
  );
}

/** How long this table still has, where it was given time back. */
function TableLeft({ game: { extension, result } }: { readonly game: GameRow }) {
  const { store } = useDesk();
  const clock = store.part('clock');
  const left = clock === undefined ? null : leftOf(withMore(clock, extension), store.now.value);
  if (extension === 0 || result !== null || left === null) return null;
  return <p class="soft figures">{left > 0 ? tell('reports.tableLeft', { time: duration(left) }) : say('clock.up')}</p>;
}
