/** Drawing again: with what stays, what must not be, and a reason that everybody reads. */
import { useState } from 'preact/hooks';
import type { DeskPart } from '../../../core/event/views.ts';
import { nameIn, useEntrants } from '../../event/context.ts';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { Select } from '../../parts/select.tsx';
import { inOrder } from '../../text/format.ts';
import { tell } from '../../text/desk.ts';
import { useDesk } from '../desk.ts';
import type { Wishes } from './wishes.ts';

interface RedrawProps {
  readonly draft: NonNullable<DeskPart['draft']>;
  readonly wishes: Wishes;
  readonly onDrawn: () => void;
}

export function Redraw({ draft, wishes, onDrawn }: RedrawProps) {
  const desk = useDesk();
  const entrants = useEntrants();
  const [reason, setReason] = useState('');
  const [odd, setOdd] = useState('');
  const asked = wishes.pins.length + wishes.forbidden.length;
  const seated = draft.games.flatMap(({ seats }) => seats);
  const compare = inOrder();
  const names = seated
    .map((id) => ({ value: id, label: nameIn(entrants, id) }))
    .sort((a, b) => compare(a.label, b.label));
  const draw = () =>
    void desk.send(
      {
        type: 'draft-round',
        reason: reason.trim(),
        ...(wishes.pins.length === 0 ? {} : { pins: wishes.pins }),
        ...(wishes.forbidden.length === 0 ? {} : { forbidden: wishes.forbidden }),
        ...(odd === '' ? {} : { odd }),
      },
      tell('did.redraw', { round: draft.round }),
      () => {
        setReason('');
        onDrawn();
      },
    );
  return (
    <details class="fold pane" open={asked > 0}>
      <summary>{tell('redraw.title')}</summary>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          draw();
        }}
      >
        <p>{tell('redraw.asked', { pins: wishes.pins.length, forbidden: wishes.forbidden.length })}</p>
        {seated.length % 2 === 1 || draft.games.some(({ kind }) => kind !== 'game') ? (
          <Select
            label={tell('redraw.odd')}
            value={odd}
            options={[{ value: '', label: tell('redraw.oddDrawn') }, ...names]}
            onChange={setOdd}
          />
        ) : null}
        <Field
          label={tell('refused.reason')}
          hint={tell('refused.reasonHint')}
          required
          value={reason}
          onInput={setReason}
        />
        <div class="actions">
          <Button type="submit" busy={desk.busy.value}>
            {tell('redraw.draw')}
          </Button>
        </div>
      </form>
    </details>
  );
}
