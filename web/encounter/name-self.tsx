/** A side that was begun without a name: whoever plays it says who they are. */
import { useState } from 'preact/hooks';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { ask } from '../text/encounter.ts';
import { useNames, useTable } from './context.ts';

export function NameSelf() {
  const { store, outbox, around } = useTable();
  const nameOf = useNames();
  const [typed, setTyped] = useState('');
  const side = store.part('mine')?.side;
  if (around !== null || side === undefined || nameOf(side) !== ask('side', { side })) return null;
  const name = typed.trim();
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (name !== '') void outbox.send({ type: 'name-side', side, name });
      }}
    >
      <Field label={ask('nameSelf')} value={typed} onInput={setTyped} />
      <p>
        <Button type="submit" disabled={name === ''}>
          {ask('save')}
        </Button>
      </p>
    </form>
  );
}
