/** Drawing again what has not begun: first what that would move, then the button that moves it and nothing else. */
import { useState } from 'preact/hooks';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { tell } from '../../text/desk.ts';
import { useDesk } from '../desk.ts';
import { RefusalNotice } from '../refusal-notice.tsx';
import { usePosted } from './ask.ts';
import { Moves } from './moves.tsx';

export function DrawnAgain() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{tell('round.repair')}</summary>
      <div class="fold-body">
        <p class="soft">{tell('round.repairHint')}</p>
        {isOpen ? <Drawn /> : null}
      </div>
    </details>
  );
}

function Drawn() {
  const desk = useDesk();
  const [reason, setReason] = useState('');
  const answer = usePosted({ repair: 'draw' });
  if (answer === null) return <p class="soft">{tell('moves.looking')}</p>;
  if (!answer.ok) return <RefusalNotice refusal={answer.refusal} meaning="note" />;
  const preview = answer.value;
  return (
    <>
      <Moves preview={preview} />
      <form
        class="form-line"
        onSubmit={(event) => {
          event.preventDefault();
          const command = { type: 'repair-round', reason: reason.trim(), shown: preview.shown } as const;
          void desk.send(command, tell('did.repair'), () => setReason(''));
        }}
      >
        <Field label={tell('refused.reason')} required value={reason} onInput={setReason} />
        <Button type="submit">{tell('round.repairNow')}</Button>
      </form>
    </>
  );
}
