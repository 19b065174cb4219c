/** The games that this device plays with others: whose turn it is, and one tap away. */
import type { BattleSummary, GameSummary } from '../../core/event/summary.ts';
import { gamePage } from '../live/games.ts';
import { Badge } from '../parts/badge.tsx';
import { listed } from '../text/format.ts';
import { tellHome } from '../text/home.ts';

/** Those that are over give way to these. */
const SHOWN = 6;

export function Battles({ battles }: { readonly battles: readonly BattleSummary[] }) {
  if (battles.length === 0) return null;
  const waits = ({ next, side }: BattleSummary) => (next === side ? 0 : next === null ? 2 : 1);
  const shown = [...battles].sort((a, b) => waits(a) - waits(b)).slice(0, SHOWN);
  return (
    <section class="home-desks">
      <h2>{tellHome('battles')}</h2>
      <ul class="home-events">
        {shown.map((battle) => (
          <li key={battle.id}>
            <Card battle={battle} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The games at a table: where each stands, and one tap away. */
export function Games({ games }: { readonly games: readonly GameSummary[] }) {
  if (games.length === 0) return null;
  const shown = [...games].sort((a, b) => ORDER.indexOf(a.waits) - ORDER.indexOf(b.waits)).slice(0, SHOWN);
  return (
    <section class="home-desks">
      <h2>{tellHome('games')}</h2>
      <ul class="home-events">
        {shown.map((game) => (
          <li key={game.id}>
            <a class="home-event" href={gamePage(game)}>
              <span class="home-name">
                <bdi>{listed(game.names)}</bdi>
              </span>
              <span class="home-facts" lang="en">
                {game.title} · {game.step}
              </span>
              <Badge meaning={WAITS[game.waits].meaning}>{tellHome(WAITS[game.waits].says)}</Badge>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const ORDER = ['own', 'others', 'nobody'] as const;
const WAITS = {
  own: { meaning: 'good', says: 'battle.yours' },
  others: { meaning: 'wait', says: 'game.theirs' },
  nobody: { meaning: 'plain', says: 'battle.over' },
} as const;

function Card({ battle: { id, names, side, round, next, stopped } }: { readonly battle: BattleSummary }) {
  return (
    <a class="home-event" href={`/battle/${encodeURIComponent(id)}`}>
      <span class="home-name">
        <bdi>{names.A}</bdi> – <bdi>{names.B}</bdi>
      </span>
      <span class="home-facts">{round === 0 ? tellHome('battle.setUp') : tellHome('home.round', { round })}</span>
      {next === null || stopped ? (
        <Badge meaning="plain">{tellHome(stopped ? 'battle.stopped' : 'battle.over')}</Badge>
      ) : (
        <Badge meaning={next === side ? 'good' : 'wait'}>
          {tellHome(next === side ? 'battle.yours' : 'battle.theirs')}
        </Badge>
      )}
    </a>
  );
}
