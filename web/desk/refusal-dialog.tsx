/** Why something was not done, with the rules behind it, and the way to do it all the same where there is one. */
import { useState } from 'preact/hooks';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { tell } from '../text/work.ts';
import { type Refused, useDesk } from './desk.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { type Remedy, remedyFor } from './remedies.ts';
import { Cancel } from './cancel.tsx';

export function RefusalDialog() {
  const { refused } = useDesk();
  const { value } = refused;
  if (value === null) return null;
  const close = () => {
    if (refused.value === value) refused.value = null;
  };
  const remedy = remedyFor(value.refusal, value.command);
  return (
    // A new refusal is a new dialog: nothing typed into the last one stays.
    <Dialog key={`${value.refusal.code} ${value.refusal.message}`} title={titleOf(remedy)} onClose={close}>
      <RefusalNotice refusal={value.refusal} meaning={remedy?.kind === 'reason' ? 'note' : 'loss'} />
      {remedy === null ? (
        <div class="actions">
          <Button kind="primary" onClick={close}>
            {tell('refused.understood')}
          </Button>
        </div>
      ) : (
        <RemedyForm remedy={remedy} refused={value} onClose={close} />
      )}
    </Dialog>
  );
}

function titleOf(remedy: Remedy | null): string {
  if (remedy === null || remedy.kind === 'set-aside') return tell('refused.title');
  return tell(remedy.kind === 'reason' ? 'refused.reasonTitle' : 'refused.approveTitle');
}

interface RemedyFormProps {
  readonly remedy: Remedy;
  readonly refused: Refused;
  readonly onClose: () => void;
}

function RemedyForm({ remedy, refused, onClose }: RemedyFormProps) {
  const desk = useDesk();
  const isOver = refused.refusal.code === 'over-limits';
  const [reason, setReason] = useState(isOver ? tell('refused.limits') : '');
  const [error, setError] = useState<string | null>(null);
  const { said, done } = refused;
  const again = () => {
    if (remedy.kind !== 'approve' && reason.trim() === '') {
      setError(tell('refused.reasonMissing'));
      return;
    }
    onClose();
    void desk.send(remedy.again(reason.trim()), said, done);
  };
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        again();
      }}
    >
      {remedy.kind === 'approve' ? null : (
        <Field
          label={tell('refused.reason')}
          hint={tell('refused.reasonHint')}
          value={reason}
          onInput={setReason}
          error={error}
        />
      )}
      <div class="actions">
        <Button kind={remedy.kind === 'set-aside' ? 'plain' : 'primary'} type="submit">
          {tell(`refused.${remedy.kind}`)}
        </Button>
        <Cancel onClick={onClose} />
      </div>
    </form>
  );
}
