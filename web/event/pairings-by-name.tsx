/** The list in which everybody finds their own name, their table and their opponent. */
import { useState } from 'preact/hooks';
import { Badge } from '../parts/badge.tsx';
import { Field } from '../parts/field.tsx';
import { Name } from '../parts/name.tsx';
import { figure } from '../text/format.ts';
import { say } from '../text/language.ts';
import { Say } from '../text/say.tsx';
import { nameIn, noteOn, useEntrants, useStore } from './context.ts';
import { outcomeOf, scoreOf } from './game.ts';
import { type Seat, byLetter, found, seatsOf } from './seats.ts';

export function PairingsByName({ round }: { readonly round: number }) {
  const entrants = useEntrants();
  const games = useStore().part(`games/${round}`) ?? {};
  const [looked, setLooked] = useState('');
  const all = seatsOf(games, entrants);
  const shown = found(all, entrants, looked);
  const looking = looked.trim() !== '';
  return (
    <>
      <div class="finder off-paper">
        <Field label={say('pairings.find')} type="search" value={looked} onInput={setLooked} />
        <p class="unseen" role="status">
          {looking ? say('pairings.found', { count: shown.length }) : ''}
        </p>
      </div>
      {shown.length === 0 && looking ? <p class="soft">{say('pairings.nobody')}</p> : null}
      {looking ? <Seats seats={shown} /> : <Letters seats={shown} />}
    </>
  );
}

function Letters({ seats }: { readonly seats: readonly Seat[] }) {
  return (
    <div class="letters">
      {byLetter(seats).map(({ letter, seats: under }) => (
        <section key={letter} class="letter">
          <h3 class="letter-head">{letter}</h3>
          <Seats seats={under} />
        </section>
      ))}
    </div>
  );
}

function Seats({ seats }: { readonly seats: readonly Seat[] }) {
  return (
    <ul class="seats">
      {seats.map((seat) => (
        <SeatRow key={seat.entrant} seat={seat} />
      ))}
    </ul>
  );
}

function SeatRow({ seat }: { readonly seat: Seat }) {
  const entrants = useEntrants();
  const { game, entrant, name } = seat;
  return (
    <li class="seat">
      <div class="seat-who">
        <span class="seat-name">
          <Name note={noteOn(entrants[entrant])}>{name}</Name>
        </span>
        <span class="seat-against">
          {game.kind === 'bye' ? say('pairings.byeLong') : <Against seat={seat} />}
          {game.attacker === entrant ? <span class="match-tag">{say('pairings.attacker')}</span> : null}
        </span>
        <Came seat={seat} />
      </div>
      <div class="seat-where">
        {game.table === null ? (
          <span class="seat-bye">{game.kind === 'bye' ? say('pairings.bye') : '–'}</span>
        ) : (
          <>
            <span class="seat-label">{say('pairings.table')}</span>
            <span class="seat-table">{game.table}</span>
          </>
        )}
      </div>
    </li>
  );
}

function Against({ seat }: { readonly seat: Seat }) {
  const entrants = useEntrants();
  const names = seat.opponents.map((id, index) => (
    <span key={id}>
      {index === 0 ? '' : ', '}
      <bdi>{nameIn(entrants, id)}</bdi>
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
