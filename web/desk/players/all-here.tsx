/** Everybody who is not here yet, checked in at once, as one step; asked first, because that says of many people that they are here. */
import { useState } from 'preact/hooks';
import type { EntrantRow } from '../../../core/event/views.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Notice } from '../../parts/notice.tsx';
import { newCommandId } from '../../live/ids.ts';
import { tell } from '../../text/desk.ts';
import { useDesk } from '../desk.ts';
import { Cancel } from '../cancel.tsx';

export function AllHere({ away }: { readonly away: readonly EntrantRow[] }) {
  const [asked, setAsked] = useState(false);
  if (away.length === 0 && !asked) return null;
  return (
    <>
      {away.length === 0 ? null : (
        <Button onClick={() => setAsked(true)}>{tell('players.allHere', { count: away.length })}</Button>
      )}
      {asked ? <AskAll away={away} onClose={() => setAsked(false)} /> : null}
    </>
  );
}

interface AskAllProps {
  readonly away: readonly EntrantRow[];
  readonly onClose: () => void;
}

function AskAll({ away, onClose }: AskAllProps) {
  const desk = useDesk();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<readonly { readonly name: string; readonly why: string }[]>([]);
  const checkIn = async () => {
    setBusy(true);
    const why: { name: string; why: string }[] = [];
    const click = newCommandId();
    let count = 0;
    for (const { id, name } of away) {
      const said = count === 0 ? tell('did.checkIn', { name }) : tell('did.checkInAll', { count: count + 1 });
      const refusal = await desk.attempt({ type: 'check-in', entrant: id }, said, click);
      if (refusal === null) count += 1;
      else why.push({ name, why: refusal.message });
    }
    setBusy(false);
    setRefused(why);
    if (why.length === 0) onClose();
  };
  return (
    <Dialog title={tell('players.allHereTitle', { count: away.length })} onClose={onClose}>
      <div role="alert">
        {refused.length === 0 ? null : (
          <Notice meaning="wait" title={tell('players.allHereLeft', { count: refused.length })}>
            <ul>
              {refused.map(({ name, why }) => (
                <li key={name}>
                  <bdi>{name}</bdi>: <span lang="en">{why}</span>
                </li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
      <div class="actions">
        <Button kind="primary" busy={busy} onClick={() => void checkIn()}>
          {tell('players.checkIn')}
        </Button>
        <Cancel onClick={onClose} />
      </div>
    </Dialog>
  );
}
