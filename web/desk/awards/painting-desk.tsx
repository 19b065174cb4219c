/** The painting competition while it runs: entries, votes or marks, and the winner. */
import { useState } from 'preact/hooks';
import { nameIn, useEntrants } from '../../event/context.ts';
import { Button } from '../../parts/button.tsx';
import { Check } from '../../parts/check.tsx';
import { Notice } from '../../parts/notice.tsx';
import { TextArea } from '../../parts/text-area.tsx';
import { tell } from '../../text/desk.ts';
import { useDesk, useDeskPart } from '../desk.ts';
import { EntrantSelect } from '../entrant-select.tsx';
import { MarkForm } from './marks.tsx';
import type { Painting } from './painting.ts';
import { VoteForm } from './votes.tsx';

export function PaintingDesk({ painting }: { readonly painting: Painting }) {
  const desk = useDesk();
  const phase = desk.store.part('event')?.phase ?? 'registration';
  if (painting.winners !== null) return null;
  const entered = painting.entries.length > 0;
  return (
    <section class="section">
      {entered || phase === 'over' ? null : (
        <Notice meaning="good">
          <p>{tell('painting.isOpen')}</p>
        </Notice>
      )}
      {desk.may('enter-painting') && phase !== 'over' ? <EntryForm /> : null}
      {painting.method === 'vote' && entered && desk.may('vote-painting') && phase !== 'over' ? (
        <VoteForm painting={painting} />
      ) : null}
      {painting.method === 'score' && entered && desk.may('mark-painting') && phase !== 'registration' ? (
        <MarkForm painting={painting} />
      ) : null}
      {painting.method === 'vote' && entered && phase === 'registration' ? (
        <p class="soft">{tell('painting.countLater')}</p>
      ) : null}
      {desk.may('award-painting') && phase !== 'registration' && entered ? (
        <>
          {painting.method === 'executive' ? null : <CountForm method={painting.method} />}
          <AwardForm painting={painting} />
        </>
      ) : null}
    </section>
  );
}

function EntryForm() {
  const desk = useDesk();
  const entrants = useEntrants();
  const [entrant, setEntrant] = useState('');
  const [models, setModels] = useState('');
  const lines = models
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const enter = () =>
    void desk.send(
      { type: 'enter-painting', entrant, models: lines },
      tell('did.enterPainting', { name: nameIn(entrants, entrant) }),
      () => {
        setEntrant('');
        setModels('');
      },
    );
  return (
    <details class="fold pane">
      <summary>{tell('painting.entry')}</summary>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (entrant !== '') enter();
        }}
      >
        <EntrantSelect label={tell('award.who')} value={entrant} onChange={setEntrant} />
        <TextArea label={tell('painting.models')} hint={tell('options.lines')} value={models} onInput={setModels} />
        <div class="actions">
          <Button type="submit">{tell('painting.enter')}</Button>
        </div>
      </form>
    </details>
  );
}

/** Votes stay secret, and marks are many: the desk adds them up. */
function CountForm({ method }: { readonly method: 'vote' | 'score' }) {
  const desk = useDesk();
  const count = () => void desk.send({ type: 'award-painting', winners: [] }, tell('did.awardPainting'));
  return (
    <section class="section pane">
      <h3>{tell(`painting.count.${method}`)}</h3>
      <p class="soft">{tell('painting.countHint')}</p>
      <div class="actions">
        <Button onClick={count}>{tell('painting.count')}</Button>
      </div>
    </section>
  );
}

function AwardForm({ painting }: { readonly painting: Painting }) {
  const desk = useDesk();
  const entrants = useEntrants();
  const marks = useDeskPart()?.marks ?? {};
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const counted = painting.method !== 'executive';
  const award = () => void desk.send({ type: 'award-painting', winners: chosen }, tell('did.awardPainting'));
  return (
    <details class="fold pane">
      <summary>{tell(counted ? 'painting.shared' : 'painting.award')}</summary>
      <fieldset>
        <legend class="field-label">{tell('painting.winners')}</legend>
        {counted ? <p class="soft">{tell('painting.countedHint')}</p> : null}
        {painting.entries.map(({ entrant, models }) => (
          <Check
            key={entrant}
            label={<bdi>{nameIn(entrants, entrant)}</bdi>}
            note={[...models, ...pointsOf(marks[entrant])].join(', ')}
            checked={chosen.includes(entrant)}
            onChange={(on) => setChosen(on ? [...chosen, entrant] : chosen.filter((id) => id !== entrant))}
          />
        ))}
      </fieldset>
      <div class="actions">
        <Button why={chosen.length === 0 ? tell('why.nobody') : null} onClick={award}>
          {tell('painting.awardNow')}
        </Button>
      </div>
    </details>
  );
}

function pointsOf(marks: Readonly<Record<string, number>> | undefined): readonly string[] {
  if (marks === undefined) return [];
  return [tell('painting.sum', { count: Object.values(marks).reduce((sum, mark) => sum + mark, 0) })];
}
