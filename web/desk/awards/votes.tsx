/** A vote on paper, typed in: who votes, and for whom, the best first. */
import { useState } from 'preact/hooks';
import { nameIn, useEntrants } from '../../event/context.ts';
import { Button } from '../../parts/button.tsx';
import { tell } from '../../text/desk.ts';
import { useDesk } from '../desk.ts';
import { EntrantSelect } from '../entrant-select.tsx';
import type { Painting } from './painting.ts';

export function VoteForm({ painting }: { readonly painting: Painting }) {
  const desk = useDesk();
  const entrants = useEntrants();
  const [voter, setVoter] = useState('');
  const [votes, setVotes] = useState<readonly string[]>([]);
  const among = painting.entries.map(({ entrant }) => entrant).filter((id) => id !== voter);
  const given = votes.filter((id) => id !== '');
  const send = () =>
    void desk.send(
      { type: 'vote-painting', voter, votes: given },
      tell('did.vote', { name: nameIn(entrants, voter) }),
      () => {
        setVoter('');
        setVotes([]);
      },
    );
  return (
    <details class="fold pane">
      <summary>{tell('painting.vote')}</summary>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (voter !== '' && given.length > 0) send();
        }}
      >
        <EntrantSelect label={tell('painting.voter')} value={voter} onChange={setVoter} />
        {Array.from({ length: Math.min(painting.points.length, given.length + 1) }, (_, place) => (
          <EntrantSelect
            key={place}
            label={tell('painting.voteFor', { place: place + 1 })}
            among={among}
            value={votes[place] ?? ''}
            onChange={(id) => setVotes([...votes.slice(0, place), id, ...votes.slice(place + 1)])}
          />
        ))}
        <div class="actions">
          <Button type="submit">{tell('painting.voteNow')}</Button>
        </div>
      </form>
    </details>
  );
}
