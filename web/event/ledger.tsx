/** The ledger of a campaign: what every entrant keeps, game by game and member by member, and what is to be done next. */
import './ledger.css';
import type { LedgerGame, LedgerMember, LedgerRow, LedgerWords } from '../../core/event/ledger.ts';
import type { Notice } from '../../core/event/types.ts';
import { Badge } from '../parts/badge.tsx';
import { type Column, DataTable } from '../parts/data-table.tsx';
import { English } from '../parts/english.tsx';
import { RuleLinks } from '../parts/rule-links.tsx';
import { figure } from '../text/format.ts';
import { say } from '../text/language.ts';
import { nameIn, standingsIn, useEntrants, useStore } from './context.ts';

export function Ledger() {
  const store = useStore();
  const [words, ledger] = [store.part('pack')?.ledger, store.part('ledger')];
  if (!words || ledger === undefined) return null;
  const standings = standingsIn(store);
  const placeOf = (entrant: string) => standings[entrant]?.place ?? Infinity;
  const rows = Object.entries(ledger).sort(([a], [b]) => placeOf(a) - placeOf(b) || 0);
  return (
    <>
      <h2>{say('tab.ledger')}</h2>
      <p class="soft">
        {say('ledger.hint')} <RuleLinks rules={words.rules} />
      </p>
      <ul class="ledger">
        {rows.map(([entrant, row]) => (
          <Kept key={entrant} entrant={entrant} row={row} words={words} />
        ))}
      </ul>
    </>
  );
}

interface KeptProps {
  readonly entrant: string;
  readonly row: LedgerRow;
  readonly words: LedgerWords;
}

function Kept({ entrant, row: { name, games, members, next }, words }: KeptProps) {
  const player = nameIn(useEntrants(), entrant);
  const latest = games[games.length - 1];
  return (
    <li class="ledger-row">
      <div class="ledger-head">
        <h3>
          <bdi>{name ?? player}</bdi>
        </h3>
        {name === null ? null : (
          <p class="soft">
            <bdi>{player}</bdi>
          </p>
        )}
        {latest === undefined ? null : (
          <p class="ledger-total">
            <English>{words.whole}</English> <strong>{figure(latest.total)}</strong>
          </p>
        )}
      </div>
      {games.map((game) => (
        <Game key={game.round} game={game} words={words} />
      ))}
      {members.length === 0 ? null : <Members caption={name ?? player} members={members} games={games} words={words} />}
      {next.length === 0 ? null : (
        <section class="ledger-next">
          <h4>{say('ledger.next')}</h4>
          <Notices notices={next} />
        </section>
      )}
    </li>
  );
}

function Game({
  game: { round, gained, total, why, news },
  words,
}: {
  readonly game: LedgerGame;
  readonly words: LedgerWords;
}) {
  return (
    <details class="ledger-game">
      <summary>
        {say('event.round', { round })}
        <span class="ledger-gain">
          <English>{words.whole}</English> {figure(gained, true)} → {figure(total)}
        </span>
      </summary>
      <Notices notices={[...why, ...news]} />
    </details>
  );
}

function Notices({ notices }: { readonly notices: readonly Notice[] }) {
  return (
    <ul class="ledger-notices">
      {notices.map(({ text, rules }) => (
        <li key={text}>
          <English>{text}</English> <RuleLinks rules={rules} />
        </li>
      ))}
    </ul>
  );
}

interface MembersProps {
  readonly caption: string;
  readonly members: readonly LedgerMember[];
  readonly games: readonly LedgerGame[];
  readonly words: LedgerWords;
}

function Members({ caption, members, games, words }: MembersProps) {
  const columns: readonly Column<LedgerMember>[] = [
    {
      id: 'name',
      head: say('players.name'),
      slot: 'main',
      names: true,
      cell: ({ name, away }) => (
        <span class="ledger-member">
          <bdi>{name}</bdi>
          {away === '' ? null : (
            <Badge meaning="wait">
              <English>{away}</English>
            </Badge>
          )}
        </span>
      ),
    },
    ...games.map(({ round }): Column<LedgerMember> => ({
      id: String(round),
      head: say('event.round', { round }),
      figure: true,
      cell: ({ gained }) => (gained[round] === undefined ? '–' : figure(gained[round], true)),
    })),
    { id: 'total', head: words.member, figure: true, cell: ({ total }) => <strong>{figure(total)}</strong> },
  ];
  return <DataTable caption={caption} columns={columns} rows={members} keyOf={({ name }) => name} />;
}
