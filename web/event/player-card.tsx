/** Somebody's event in one place: where they stand, whom they met, how it came out. */
import './player-card.css';
import { Badge } from '../parts/badge.tsx';
import { English } from '../parts/english.tsx';
import { Name } from '../parts/name.tsx';
import { figure } from '../text/format.ts';
import { tellEvent } from '../text/event.ts';
import { say } from '../text/language.ts';
import { noteOn, useEntrants, useStore } from './context.ts';
import { Match } from './match.tsx';

export function PlayerCard({ entrant }: { readonly entrant: string }) {
  const store = useStore();
  const entrants = useEntrants();
  const row = entrants[entrant];
  if (row === undefined) return <p>{tellEvent('unknown')}</p>;
  const { columns = [] } = store.part('pack') ?? {};
  const standings = store.part('standings') ?? {};
  const mine = standings[entrant];
  return (
    <>
      <h2>
        <Name note={noteOn(row)}>{row.name}</Name>
      </h2>
      {row.status === 'dropped' || row.status === 'disqualified' ? (
        <Badge meaning="plain">{say(`status.${row.status}`)}</Badge>
      ) : null}
      {mine === undefined ? null : (
        <>
          <p>{say('player.place', { place: mine.rank, count: Object.keys(standings).length })}</p>
          <dl class="player-points">
            {columns.map(({ id, short, label, signed }) =>
              mine.columns[id] === undefined ? null : (
                <div key={id}>
                  <dt>
                    <English full={label}>{short}</English>
                  </dt>
                  <dd>{figure(mine.columns[id], signed)}</dd>
                </div>
              ),
            )}
          </dl>
        </>
      )}
      <h3>{tellEvent('rounds')}</h3>
      <Rounds entrant={entrant} />
      <p>
        <a href="#standings">{tellEvent('back')}</a>
      </p>
    </>
  );
}

function Rounds({ entrant }: { readonly entrant: string }) {
  const store = useStore();
  const latest = store.part('event')?.round ?? 0;
  const pack = store.part('pack');
  const games = Array.from({ length: latest }, (_, index) => index + 1).flatMap((round) => {
    const game = Object.values(store.part(`games/${round}`) ?? {}).find(({ seats }) => seats.includes(entrant));
    return game === undefined ? [] : [{ round, game }];
  });
  if (games.length === 0) return <p class="soft">{say('record.none')}</p>;
  return (
    <ol class="player-rounds">
      {games.map(({ round, game }) => (
        <li key={round}>
          <p class="soft">
            {game.table === null ? say('event.round', { round }) : say('rulings.where', { round, table: game.table })}
          </p>
          <Match game={game} pack={pack} />
        </li>
      ))}
    </ol>
  );
}
