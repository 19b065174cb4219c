/** Who sits where this round, by name, with a search; my own line first. */
import './round-pairings.css';
import { useState } from 'preact/hooks';
import { type Entrants, nameIn } from '../event/context.ts';
import { type Seat, found, seatsOf } from '../event/seats.ts';
import { Field } from '../parts/field.tsx';
import { Name } from '../parts/name.tsx';
import { listed } from '../text/format.ts';
import { say } from '../text/player.tsx';
import { useMore, usePlayer } from './context.ts';

export function RoundPairings({ round }: { readonly round: number }) {
  const { event, entrant } = usePlayer();
  const more = useMore(event, `entrants,games/${round}`);
  const [looked, setLooked] = useState('');
  const entrants = more?.part('entrants') ?? {};
  const seats = seatsOf(more?.part(`games/${round}`) ?? {}, entrants);
  const shown = found(seats, entrants, looked);
  const mine = shown.filter((seat) => seat.entrant === entrant);
  const looking = looked.trim() !== '';
  if (round === 0) {
    return (
      <>
        <h1>{say('me.tab.pairings')}</h1>
        <p class="soft">{say('results.none')}</p>
      </>
    );
  }
  return (
    <>
      <h1>{say('pairings.title', { round })}</h1>
      <Field label={say('pairings.find')} type="search" value={looked} onInput={setLooked} />
      <p class="unseen" role="status">
        {looking ? say('pairings.found', { count: shown.length }) : ''}
      </p>
      {seats.length === 0 ? <p class="soft">{say('live.loading')}</p> : null}
      {looking && shown.length === 0 ? <p class="soft">{say('pairings.nobody')}</p> : null}
      <ul class="sittings">
        {[...mine, ...shown.filter((seat) => seat.entrant !== entrant)].map((seat) => (
          <Sitting key={seat.entrant} seat={seat} entrants={entrants} mine={seat.entrant === entrant} />
        ))}
      </ul>
    </>
  );
}

interface SittingProps {
  readonly seat: Seat;
  readonly entrants: Entrants;
  readonly mine: boolean;
}

function Sitting({ seat, entrants, mine }: SittingProps) {
  const { game, name, opponents } = seat;
  const against = listed(opponents.map((id) => nameIn(entrants, id)));
  return (
    <li class={mine ? 'sitting sitting-mine' : 'sitting'}>
      <span class="sitting-table">
        <span class="unseen">{say('pairings.table')} </span>
        {game.kind === 'bye' ? say('pairings.bye') : (game.table ?? '–')}
      </span>
      <span class="sitting-who">
        <strong>
          <Name tags={mine ? [say('report.you')] : []}>{name}</Name>
        </strong>
        <span class="soft">{game.kind === 'bye' ? say('pairings.byeLong') : <bdi>{against}</bdi>}</span>
      </span>
    </li>
  );
}
