/** Marks of the score method. Which marks there are is the pack's; where it does not say, they are named by the judge. */
import { useState } from 'preact/hooks';
import { nameIn, useEntrants } from '../../event/context.ts';
import { Button } from '../../parts/button.tsx';
import { English } from '../../parts/english.tsx';
import { Field } from '../../parts/field.tsx';
import { TextArea } from '../../parts/text-area.tsx';
import { tell } from '../../text/desk.ts';
import { useDesk, useDeskPart } from '../desk.ts';
import { EntrantSelect } from '../entrant-select.tsx';
import { marksIn } from './marks-in.ts';
import type { Painting } from './painting.ts';

export function MarkForm({ painting }: { readonly painting: Painting }) {
  const desk = useDesk();
  const entrants = useEntrants();
  const marks = desk.store.part('pack')?.painting?.marks ?? [];
  const before = useDeskPart()?.marks ?? {};
  const [entrant, setEntrant] = useState('');
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [named, setNamed] = useState('');
  const given = marks.length > 0 ? typed : marksIn(named);
  const figures = Object.fromEntries(Object.entries(given).map(([id, text]) => [id, Number(text)]));
  const send = () =>
    void desk.send(
      { type: 'mark-painting', entrant, marks: figures },
      tell('did.mark', { name: nameIn(entrants, entrant) }),
      () => {
        setEntrant('');
        setTyped({});
        setNamed('');
      },
    );
  return (
    <details class="fold pane">
      <summary>{tell('painting.mark')}</summary>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (entrant !== '') send();
        }}
      >
        <EntrantSelect
          label={tell('award.who')}
          among={painting.entries.map((entry) => entry.entrant)}
          value={entrant}
          onChange={(id) => {
            setEntrant(id);
            setTyped(textsOf(before[id]));
          }}
        />
        {marks.map(({ id, label, range: [low, high] }) => (
          <Field
            key={id}
            label={<English>{label}</English>}
            type="number"
            hint={tell('options.range', { low, high })}
            value={typed[id] ?? ''}
            onInput={(text) => setTyped({ ...typed, [id]: text })}
          />
        ))}
        {marks.length > 0 ? null : (
          <TextArea label={tell('painting.marks')} hint={tell('painting.marksHint')} value={named} onInput={setNamed} />
        )}
        <div class="actions">
          <Button type="submit">{tell('painting.markNow')}</Button>
        </div>
      </form>
    </details>
  );
}

const textsOf = (marks: Readonly<Record<string, number>> = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(marks).map(([id, mark]) => [id, String(mark)]));
