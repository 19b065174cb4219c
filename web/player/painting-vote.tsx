/** The vote of the painting competition: my choice among the entries, the best first; nobody else sees it. */
import { useState } from 'preact/hooks';
import type { AwardsPart, MePart } from '../../core/event/views.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { Select } from '../parts/select.tsx';
import { listed } from '../text/format.ts';
import { say } from '../text/player.tsx';
import { useMore, usePlayer } from './context.ts';
import { PaintingEntry } from './painting-entry.tsx';

type Painting = NonNullable<AwardsPart['painting']>;

/** The vote, and what I enter for it: both stand here while it is open. */
export function PaintingVote({ me }: { readonly me: MePart }) {
  const { event, entrant, outbox } = usePlayer();
  const more = useMore(event, 'awards,entrants');
  const [votes, setVotes] = useState<readonly string[]>([]);
  const [sent, setSent] = useState(false);
  const painting = more?.part('awards')?.painting ?? null;
  const entrants = more?.part('entrants') ?? {};
  if (painting?.method !== 'vote' || painting.winners !== null) return null;
  const among = painting.entries.map((entry) => entry.entrant).filter((id) => id !== entrant);
  const given = votes.filter((id) => id !== '');
  return (
    <section class="step step-note">
      <h2 class="step-title">{say('paintingVote.title')}</h2>
      {sent ? (
        <Notice meaning="good">
          <p>{say('paintingVote.sent')}</p>
        </Notice>
      ) : null}
      <p>{say(among.length === 0 ? 'awards.noEntries' : 'paintingVote.hint')}</p>
      <form
        class="form"
        onSubmit={(submitted) => {
          submitted.preventDefault();
          if (given.length === 0) return;
          void outbox.send({ type: 'vote-painting', voter: entrant, votes: given });
          setSent(true);
        }}
      >
        {painting.points.slice(0, among.length).map((points, place) => (
          <Select
            key={place}
            label={say('paintingVote.place', { place: place + 1, count: points })}
            value={votes[place] ?? ''}
            options={[
              { value: '', label: say('checkIn.choose') },
              ...among
                .filter((id) => id === votes[place] || !votes.includes(id))
                .map((id) => ({ value: id, label: labelOf(painting, id, entrants[id]?.name ?? id) })),
            ]}
            onChange={(id) => setVotes(painting.points.map((_, at) => (at === place ? id : (votes[at] ?? ''))))}
          />
        ))}
        {among.length === 0 ? null : (
          <Button kind="primary" type="submit" disabled={given.length === 0}>
            {say('paintingVote.send')}
          </Button>
        )}
      </form>
      <PaintingEntry me={me} />
    </section>
  );
}

/** What is voted for is a model: it comes first. */
function labelOf({ entries }: Painting, id: string, name: string): string {
  const models = entries.find(({ entrant }) => entrant === id)?.models ?? [];
  return models.length === 0 ? name : `${listed(models)} (${name})`;
}
