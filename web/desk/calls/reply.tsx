/** An answer in words to whoever called or wrote. */
import { useState } from 'preact/hooks';
import type { CallRow } from '../../../core/event/views.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { TextArea } from '../../parts/text-area.tsx';
import { tell } from '../../text/desk.ts';
import { useDesk } from '../desk.ts';

interface ReplyProps {
  readonly call: CallRow;
  readonly title: string;
  readonly said: string;
  readonly onClose: () => void;
}

export function Reply({ call, title, said, onClose }: ReplyProps) {
  const desk = useDesk();
  const [text, setText] = useState('');
  return (
    <Dialog title={title} onClose={onClose}>
      {call.about === '' ? null : (
        <p>
          <bdi>{call.about}</bdi>
        </p>
      )}
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() === '') return;
          onClose();
          void desk.send({ type: 'answer-call', call: call.number, reply: text.trim() }, said);
        }}
      >
        <TextArea label={tell('waits.replyText')} value={text} onInput={setText} />
        <div class="actions">
          <Button kind="primary" type="submit">
            {tell('waits.replySend')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
