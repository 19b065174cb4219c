/** What is not with the server yet, and what it refused: in sight on every panel until it is settled. */
import { useComputed } from '@preact/signals';
import type { MePart } from '../../core/event/views.ts';
import { type Item, lastStep } from '../outbox/items.ts';
import { Button } from '../parts/button.tsx';
import { LeadToField } from '../parts/lead-to-field.tsx';
import { Notice } from '../parts/notice.tsx';
import { useRefusalsPast, useRefusalsSeen } from '../parts/refusals-seen.ts';
import { say } from '../text/player.tsx';
import { usePlayer } from './context.ts';

/** How long a slip is likely to be noticed, ms. */
const SLIP = 120_000;
/** A command that is under way for less than this is not worth a word. */
const AT_ONCE = 1500;

export function OutboxStrip() {
  const { outbox, store } = usePlayer();
  const shown = useComputed(() => {
    // The server's clock may be another than the device's, which the items were stamped with.
    const now = store.now.value === 0 ? 0 : Date.now();
    return outbox.items.value.filter(
      ({ state, at }) => state === 'refused' || (state === 'saved' && Math.abs(now - at) > AT_ONCE),
    );
  });
  const strip = useRefusalsSeen(shown.value.filter(({ state }) => state === 'refused').length);
  const isHere = store.part('me')?.status === 'checked-in';
  useRefusalsPast(outbox, ({ type }) => type !== 'check-in' || !isHere);
  return (
    <div class="strip" role="status" ref={strip}>
      {shown.value.map((item) =>
        item.state === 'refused' ? <RefusedNotice key={item.id} item={item} /> : <Waiting key={item.id} item={item} />,
      )}
    </div>
  );
}

function Waiting({ item }: { readonly item: Item }) {
  return (
    <Notice meaning="wait" title={say('outbox.saved', { what: say(`did.${item.command.type}`) })}>
      <p>{say('outbox.savedHint')}</p>
    </Notice>
  );
}

function RefusedNotice({ item }: { readonly item: Item }) {
  const { outbox } = usePlayer();
  return (
    <Notice
      meaning="loss"
      title={say('outbox.refused', { what: say(`did.${item.command.type}`) })}
      rules={item.refused?.rules ?? []}
    >
      <p lang="en">{item.refused?.message}</p>
      {item.refused === undefined ? null : (
        <LeadToField refusal={item.refused} form={() => document.querySelector('.player')} />
      )}
      <p>
        <Button onClick={() => void outbox.forget(item.id)}>{say('outbox.drop')}</Button>
      </p>
    </Notice>
  );
}

const isCall = ({ command }: Item): boolean => command.type === 'call-judge' || command.type === 'write-to-desk';

/** A call that somebody has taken or answered is no slip any more. */
function stillWaits(me: MePart | undefined, { command }: Item): boolean {
  const about = command.type === 'call-judge' ? 'table' : 'words';
  return me?.calls.some((call) => call.about === about && call.takenAt === null) === true;
}

/** A wrong tap is taken back under the thumb that made it; the server says if something stands on it already. */
export function WayBack() {
  const { outbox, store } = usePlayer();
  const slip = useComputed(() => {
    const last = store.now.value === 0 ? null : lastStep(outbox.items.value);
    if (last !== null && isCall(last) && !stillWaits(store.part('me'), last)) return null;
    return last !== null && Math.abs(Date.now() - last.at) < SLIP ? last : null;
  });
  if (slip.value === null) return null;
  const { id, command } = slip.value;
  return (
    <p class="way-back">
      {say('outbox.arrived', { what: say(`did.${command.type}`) })}
      <Button kind="quiet" onClick={() => void outbox.send({ type: 'undo', target: id })}>
        {say('report.undo')}
      </Button>
    </p>
  );
}
