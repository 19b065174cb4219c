/** The clock of the machine that Muster runs on was set: what that did to the round. Shown at every panel until it is read. */
import { signal } from '@preact/signals';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { tell } from '../../text/work.ts';
import { useDeskPart } from '../desk.ts';

/** What this desk has read, as JSON. */
const seen = signal<string | null>(null);

export function ClockJumpNotice() {
  const jump = useDeskPart()?.clockJump ?? null;
  if (jump === null || seen.value === JSON.stringify(jump)) return null;
  const count = Math.max(1, Math.round(Math.abs(jump.by) / 60_000));
  return (
    <Notice meaning="wait" title={tell(jump.by > 0 ? 'clock.setForward' : 'clock.setBack', { count })}>
      <p>{tell(jump.restarted ? 'clock.afterRestart' : 'clock.goesOn')}</p>
      <div class="actions">
        <Button onClick={() => (seen.value = JSON.stringify(jump))}>{tell('consequence.seen')}</Button>
      </div>
    </Notice>
  );
}
