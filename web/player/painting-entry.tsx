/** What I enter for the painting competition: others vote for the model by its name. */
import { useState } from 'preact/hooks';
import type { MePart } from '../../core/event/views.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { listed } from '../text/format.ts';
import { say } from '../text/player.tsx';
import { useMore, usePlayer } from './context.ts';

export function PaintingEntry({ me }: { readonly me: MePart }) {
  const { event, outbox } = usePlayer();
  const entries = useMore(event, 'awards')?.part('awards')?.painting?.entries ?? [];
  const mine = entries.find(({ entrant }) => entrant === me.entrant)?.models ?? [];
  const [typed, setTyped] = useState('');
  const models = typed
    .split(',')
    .map((model) => model.trim())
    .filter((model) => model !== '');
  return (
    <form
      class="form"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (models.length === 0) return;
        void outbox.send({ type: 'enter-painting', entrant: me.entrant, models });
        setTyped('');
      }}
    >
      <h3>{say('paintingEntry.title')}</h3>
      {mine.length === 0 ? null : <p>{say('paintingEntry.mine', { models: listed(mine) })}</p>}
      <Field label={say('paintingEntry.models')} hint={say('paintingEntry.hint')} value={typed} onInput={setTyped} />
      <Button type="submit" disabled={models.length === 0}>
        {say('paintingEntry.send')}
      </Button>
    </form>
  );
}
