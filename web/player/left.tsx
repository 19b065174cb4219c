/** Out of the event; with the way back while dropping was this phone's last act. */
import type { MePart } from '../../core/event/views.ts';
import { Button } from '../parts/button.tsx';
import { say } from '../text/player.tsx';
import { usePlayer } from './context.ts';
import { Step } from './step.tsx';

export function Left({ me }: { readonly me: MePart }) {
  const { outbox } = usePlayer();
  const done = outbox.items.value.filter(({ state }) => state !== 'refused');
  const last = done[done.length - 1];
  const target = last?.command.type === 'drop' ? last.id : null;
  const title = say(me.status === 'disqualified' ? 'next.disqualified' : 'next.left');
  return (
    <Step title={title} text={say(target === null ? 'next.leftHint' : 'next.leftUndo')}>
      {target === null ? null : (
        <Button kind="primary" onClick={() => void outbox.send({ type: 'undo', target })}>
          {say('next.stay')}
        </Button>
      )}
    </Step>
  );
}
