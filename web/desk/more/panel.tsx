/** The event as a whole: taking it home, ending it, playing on, running it again. */
import { useState } from 'preact/hooks';
import type { EventCommand } from '../../../core/event/commands.ts';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { Notice } from '../../parts/notice.tsx';
import { tell } from '../../text/desk.ts';
import { type Refusal, ask } from '../api.ts';
import { useDesk } from '../desk.ts';

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
        {organiser ? <Again /> : null}
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

/** The same event next month: its system, its options, its fields, without people, rounds and secrets. */
function Again() {
  const { store } = useDesk();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [event, pack] = [store.part('event'), store.part('pack')];
  if (event === undefined || pack === undefined) return null;
  const { system, name, venue, organiser, judges, confirm, pairingsNote } = event;
  const again = async () => {
    const settings = { venue, organiser, judges, confirm, pairingsNote };
    const answer = await ask<{ readonly path: string }>('POST', '/api/events', {
      system,
      name,
      options: pack.values,
      settings,
    });
    if (answer.ok) window.open(answer.value.path, '_blank', 'noopener');
    else setRefusal(answer.refusal);
  };
  return (
    <section class="pane stack">
      <h3>{tell('more.again')}</h3>
      <p class="soft">{tell('more.againHint')}</p>
      {refusal === null ? null : (
        <Notice meaning="loss">
          <p>{refusal.message}</p>
        </Notice>
      )}
      <div class="actions">
        <Button onClick={() => void again()}>{tell('more.againNow')}</Button>
      </div>
    </section>
  );
}
