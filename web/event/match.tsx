/** One game in lines: each seat with its name, its score and how it came out. */
import './match.css';
import './player-link.css';
import type { GameRow, PackPart } from '../../core/event/views.ts';
import { Badge } from '../parts/badge.tsx';
import { useFresh } from '../parts/fresh.ts';
import { Name } from '../parts/name.tsx';
import { figure } from '../text/format.ts';
import { say } from '../text/language.ts';
import { nameIn, noteOn, useEntrants, useStore } from './context.ts';
import { playerAddress } from './player-address.ts';
import { outcomeOf, scoreOf } from './game.ts';

export interface MatchProps {
  readonly game: GameRow;
  readonly pack: PackPart | undefined;
  /** Whether a name leads to its player's page. */
  readonly linked?: boolean;
}

export function Match({ game, pack, linked = false }: MatchProps) {
  const fresh = useFresh(game.result);
  return (
    <ul class={fresh ? 'match match-fresh' : 'match'}>
      {game.seats.map((seat) => (
        <Line key={seat} seat={seat} game={game} pack={pack} linked={linked} />
      ))}
      {game.kind === 'bye' ? <li class="match-line match-bye">{say('pairings.bye')}</li> : null}
    </ul>
  );
}

function Line({ seat, game, pack, linked }: Required<MatchProps> & { readonly seat: string }) {
  const entrants = useEntrants();
  const outcome = outcomeOf(game, seat, pack?.columns ?? []);
  const score = scoreOf(game, seat, pack?.fields ?? []);
  const tags = [
    ...(game.attacker === seat ? [say('pairings.attacker')] : []),
    ...(entrants[seat]?.ringer === true ? [say('pairings.ringer')] : []),
  ];
  const event = useStore().part('event')?.id ?? '';
  const note = noteOn(entrants[seat]);
  return (
    <li class={`match-line match-${outcome ?? 'open'}`}>
      <span class="match-name">
        {linked ? (
          <>
            <a class="player-link" href={playerAddress(event, seat)}>
              <Name tags={tags}>{nameIn(entrants, seat)}</Name>
            </a>
            {note === null ? null : <small class="name-note">{note}</small>}
          </>
        ) : (
          <Name note={note} tags={tags}>
            {nameIn(entrants, seat)}
          </Name>
        )}
      </span>
      <span class="match-came">
        {outcome === null ? null : <Badge meaning={outcome}>{say(`outcome.${outcome}`)}</Badge>}
        {score === null ? null : <span class="match-score">{figure(score)}</span>}
      </span>
    </li>
  );
}
