/** Drawing again: with what is asked of the draw, and a reason that everybody reads. */
import { useState } from 'preact/hooks';
import type { DeskPart } from '../../../core/event/views.ts';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { tell } from '../../text/desk.ts';
import { useDesk } from '../desk.ts';
import { WishForm, WishList } from './wish-form.tsx';
import { type Wishes, askedBy } from './wishes.ts';

interface RedrawProps {
  readonly draft: NonNullable<DeskPart['draft']>;
  readonly wishes: Wishes;
  /** Something was asked for since this was drawn. */
  readonly isOpen: boolean;
  readonly onChange: (wishes: Wishes) => void;
}

export function Redraw({ draft, wishes, isOpen, onChange }: RedrawProps) {
  const desk = useDesk();
  const [reason, setReason] = useState('');
  const draw = () =>
    void desk.send(
      { type: 'draft-round', reason: reason.trim(), ...askedBy(wishes) },
      tell('did.redraw', { round: draft.round }),
      () => setReason(''),
    );
  return (
    <details class="fold pane" open={isOpen}>
      <summary>{tell('redraw.title')}</summary>
      <p>{tell(wishes.length === 0 ? 'redraw.nothing' : 'redraw.asked')}</p>
      <WishList wishes={wishes} onChange={onChange} />
      <WishForm wishes={wishes} onChange={onChange} />
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          draw();
        }}
      >
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
