/** The event as a whole: taking it home, ending it, playing on, running it again. */
import { useState } from 'preact/hooks';
import type { EventCommand } from '../../../core/event/commands.ts';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { tell } from '../../text/desk.ts';
import { useDesk } from '../desk.ts';
import { Exports } from '../exchange/exports.tsx';
import { Again } from './again.tsx';
import { DeleteEvent, PutAway } from './leave.tsx';
import { Rehearse } from './rehearsal.tsx';

export function MorePanel() {
  const desk = useDesk();
  const phase = desk.store.part('event')?.phase ?? 'registration';
  const organiser = desk.role === 'organiser';
  return (
    <>
      <h2>{tell('more.title')}</h2>
      <div class="panes">
        <section class="pane stack">
          <h3>{tell('more.export')}</h3>
          <p class="soft">{tell('more.exportHint')}</p>
          <div class="actions">
            <a class="button" href={`/api/events/${encodeURIComponent(desk.event)}/export`} download>
              {tell('more.exportNow')}
            </a>
          </div>
        </section>
        {organiser && phase === 'running' ? (
          <>
            <Reasoned
              title={tell('more.addRound')}
              hint={tell('more.addRoundHint')}
              button={tell('more.addRoundNow')}
              said={tell('did.addRound')}
              make={(reason) => ({ type: 'add-round', reason })}
            />
            <Reasoned
              title={tell('more.endEarly')}
              hint={tell('more.endEarlyHint')}
              button={tell('more.endNow')}
              said={tell('did.endEvent')}
              make={(reason) => ({ type: 'end-event', reason })}
            />
          </>
        ) : null}
        {organiser && phase === 'over' ? (
          <Reasoned
            title={tell('more.reopen')}
            hint={tell('more.reopenHint')}
            button={tell('more.reopenNow')}
            said={tell('did.reopen')}
            make={(reason) => ({ type: 'reopen-event', reason })}
          />
        ) : null}
        {organiser && desk.store.part('event')?.purpose === null ? <Rehearse /> : null}
        {organiser ? <Again /> : null}
        {organiser && desk.store.part('event')?.purpose === null ? <PutAway /> : null}
        <Exports />
        {organiser && desk.store.part('event')?.purpose === null ? <DeleteEvent /> : null}
      </div>
    </>
  );
}

interface ReasonedProps {
  readonly title: string;
  readonly hint: string;
  readonly button: string;
  readonly said: string;
  readonly make: (reason: string) => EventCommand;
}

/** Something that is done for a reason that everybody reads. */
function Reasoned({ title, hint, button, said, make }: ReasonedProps) {
  const desk = useDesk();
  const [reason, setReason] = useState('');
  return (
    <section class="pane stack">
      <h3>{title}</h3>
      <p class="soft">{hint}</p>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void desk.send(make(reason.trim()), said, () => setReason(''));
        }}
      >
        <Field label={tell('refused.reason')} required value={reason} onInput={setReason} />
        <div class="actions">
          <Button type="submit">{button}</Button>
        </div>
      </form>
    </section>
  );
}
