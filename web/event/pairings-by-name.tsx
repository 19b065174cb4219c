/** The list in which everybody finds their own name, their table and their opponent. */
import './player-link.css';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Badge } from '../parts/badge.tsx';
import { Field } from '../parts/field.tsx';
import { Name } from '../parts/name.tsx';
import { figure } from '../text/format.ts';
import { say } from '../text/language.ts';
import { Say } from '../text/say.tsx';
import { nameIn, useEntrants, useStore } from './context.ts';
import { playerAddress } from './player-address.ts';
import { outcomeOf, scoreOf } from './game.ts';
import { type Seat, found, letterOf, seatsOf } from './seats.ts';

export interface PairingsByNameProps {
  readonly round: number;
  /** The switch to the other order, beside the search. */
  readonly order: ComponentChildren;
}

export function PairingsByName({ round, order }: PairingsByNameProps) {
  const entrants = useEntrants();
  const games = useStore().part(`games/${round}`) ?? {};
  const [looked, setLooked] = useState('');
  const all = seatsOf(games, entrants);
  const shown = found(all, entrants, looked);
  const looking = looked.trim() !== '';
  return (
    <>
      <div class="finder off-paper">
        {order}
        <Field label={say('pairings.find')} type="search" value={looked} onInput={setLooked} />
        <p class="unseen" role="status">
          {looking ? say('pairings.found', { count: shown.length }) : ''}
        </p>
      </div>
      {shown.length === 0 && looking ? <p class="soft">{say('pairings.nobody')}</p> : null}
      <Seats seats={shown} />
    </>
  );
}

/** Like a directory: in columns where there is room, the letter where it changes. */
function Seats({ seats }: { readonly seats: readonly Seat[] }) {
  return (
    <ul class="seats">
      {seats.map((seat, index) => {
        const letter = letterOf(seat.name);
        const above = seats[index - 1];
        return (
          <li key={seat.entrant} class="seat">
            <span class="seat-letter" aria-hidden="true">
              {above !== undefined && letterOf(above.name) === letter ? '' : letter}
            </span>
            <Who seat={seat} />
            <Where seat={seat} />
          </li>
        );
      })}
    </ul>
  );
}

function Who({ seat }: { readonly seat: Seat }) {
  const { game, entrant, name } = seat;
  const event = useStore().part('event')?.id ?? '';
  return (
    <div class="seat-who">
      <span class="seat-name">
        <a class="player-link" href={playerAddress(event, entrant)}>
          <Name tags={game.attacker === entrant ? [say('pairings.attacker')] : []}>{name}</Name>
        </a>
      </span>
      <span class="seat-against">{game.kind === 'bye' ? say('pairings.byeLong') : <Against seat={seat} />}</span>
      <Came seat={seat} />
    </div>
  );
}

function Where({ seat: { game } }: { readonly seat: Seat }) {
  if (game.table === null) return <div class="seat-where">{game.kind === 'bye' ? say('pairings.bye') : '–'}</div>;
  return (
    <div class="seat-where">
      <span class="seat-label">{say('pairings.table')}</span>
      <span class="seat-table">{game.table}</span>
    </div>
  );
}

function Against({ seat }: { readonly seat: Seat }) {
  const entrants = useEntrants();
  const faction = (id: string) => {
    const known = entrants[id]?.faction ?? null;
    return known === null ? '' : ` (${known})`;
  };
  const names = seat.opponents.map((id, index) => (
    <span key={id}>
      {index === 0 ? '' : ', '}
      <bdi>{nameIn(entrants, id)}</bdi>
      {faction(id)}
    </span>
  ));
  return <Say k="pairings.against" names={names} />;
}

/** How the game came out for this seat, once it is known. */
function Came({ seat: { game, entrant, opponents } }: { readonly seat: Seat }) {
  const pack = useStore().part('pack');
  const outcome = outcomeOf(game, entrant, pack?.columns ?? []);
  if (outcome === null) return null;
  const fields = pack?.fields ?? [];
  const scores = [entrant, ...opponents].map((id) => scoreOf(game, id, fields));
  return (
    <span class="seat-came">
      <Badge meaning={outcome}>{say(`outcome.${outcome}`)}</Badge>
      {scores.every((score) => score !== null) ? (
        <span class="figures">{scores.map((score) => figure(score)).join(' : ')}</span>
      ) : null}
    </span>
  );
}
