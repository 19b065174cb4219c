/** The clock: start it, hold it, set it, make its calls, give single tables time back. */
import { useState } from 'preact/hooks';
import type { ClockPart } from '../../../core/event/views.ts';
import { byTable } from '../../event/game.ts';
import { Badge } from '../../parts/badge.tsx';
import { CallSteps, isUntimed } from '../../parts/clock.tsx';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { English } from '../../parts/english.tsx';
import { Field } from '../../parts/field.tsx';
import { Notice } from '../../parts/notice.tsx';
import { RuleLinks } from '../../parts/rule-links.tsx';
import { Select } from '../../parts/select.tsx';
import { shortTime } from '../../text/format.ts';
import { say } from '../../text/language.ts';
import { Say } from '../../text/say.tsx';
import { tell } from '../../text/desk.ts';
import { useDesk, useDeskPart } from '../desk.ts';
import { Extension } from '../results/table-tools.tsx';
import { Cancel } from '../cancel.tsx';

export function ClockPanel() {
  const desk = useDesk();
  const clock = desk.store.part('clock');
  const hidden = useDeskPart()?.clock ?? null;
  if (clock === undefined) {
    return (
      <>
        <h2>{tell('tab.clock')}</h2>
        <p class="soft">{tell('clock.none')}</p>
      </>
    );
  }
  return (
    <>
      <h2>{tell('clock.title', { round: clock.round })}</h2>
      {hidden === null ? null : (
        <Notice meaning="wait">
          <p>
            {tell('clock.secret', { count: hidden.minutes })}
            {hidden.endsAt === null ? '' : ` ${say('clock.ends', { time: shortTime(hidden.endsAt) })}`}
          </p>
        </Notice>
      )}
      <Controls clock={clock} />
      <Calls clock={clock} />
      <TableTime round={clock.round} />
    </>
  );
}

function Controls({ clock }: { readonly clock: ClockPart }) {
  const desk = useDesk();
  const { round } = clock;
  return (
    <section class="section pane">
      <p>{stateText(clock)}</p>
      {isUntimed(clock) ? <p class="soft">{say('clock.untimed')}</p> : null}
      <div class="actions">
        {clock.startedAt === null && desk.may('start-clock') ? (
          <Button onClick={() => void desk.send({ type: 'start-clock' }, tell('did.startClock', { round }))}>
            {tell('clock.start')}
          </Button>
        ) : null}
        {clock.startedAt !== null && clock.pausedAt === null && desk.may('pause-clock') ? (
          <Button onClick={() => void desk.send({ type: 'pause-clock' }, tell('did.pauseClock'))}>
            {tell('clock.pause')}
          </Button>
        ) : null}
        {clock.pausedAt !== null && desk.may('resume-clock') ? (
          <Button onClick={() => void desk.send({ type: 'resume-clock' }, tell('did.resumeClock'))}>
            {tell('clock.resume')}
          </Button>
        ) : null}
      </div>
      {desk.may('set-clock') ? <SetClock key={clock.minutes} clock={clock} /> : null}
    </section>
  );
}

function stateText({ startedAt, pausedAt, endsAt }: ClockPart): string {
  if (startedAt === null) return say('clock.notStarted');
  if (pausedAt !== null) return tell('clock.since', { time: shortTime(pausedAt) });
  const started = tell('clock.startedAt', { time: shortTime(startedAt) });
  return endsAt === null ? started : `${started} · ${say('clock.ends', { time: shortTime(endsAt) })}`;
}

function SetClock({ clock }: { readonly clock: ClockPart }) {
  const desk = useDesk();
  const [minutes, setMinutes] = useState(clock.minutes === null ? '' : String(clock.minutes));
  const [reason, setReason] = useState('');
  return (
    <form
      class="form-line"
      onSubmit={(event) => {
        event.preventDefault();
        const count = Number(minutes);
        if (!Number.isInteger(count)) return;
        void desk.send({ type: 'set-clock', minutes: count, reason: reason.trim() }, tell('did.setClock', { count }));
      }}
    >
      <Field label={tell('clock.length')} type="number" required value={minutes} onInput={setMinutes} />
      <Field label={tell('refused.reason')} required value={reason} onInput={setReason} />
      <Button type="submit">{tell('clock.set')}</Button>
    </form>
  );
}

function Calls({ clock }: { readonly clock: ClockPart }) {
  const [calling, setCalling] = useState<ClockPart['calls'][number] | null>(null);
  if (clock.calls.length === 0) return null;
  return (
    <section class="section">
      <h3>{tell('clock.calls')}</h3>
      <ul class="lines pane">
        {clock.calls.map((call) => (
          <CallLine key={call.id} call={call} onCall={() => setCalling(call)} />
        ))}
      </ul>
      {calling === null ? null : <SureToCall clock={clock} call={calling} onClose={() => setCalling(null)} />}
    </section>
  );
}

interface CallProps {
  readonly call: ClockPart['calls'][number];
}

function CallLine({ call, onCall }: CallProps & { readonly onCall: () => void }) {
  const desk = useDesk();
  const { label, left, made, rules, does = [] } = call;
  return (
    <li>
      <div class="line-text">
        <p>
          <Say k="clock.call" label={<English>{label}</English>} left={say('clock.minutes', { count: left })} />
        </p>
        {does.length === 0 ? <RuleLinks rules={rules} /> : <CallSteps does={does} />}
      </div>
      {made ? (
        <Badge meaning="good">{tell('clock.called')}</Badge>
      ) : desk.may('make-call') ? (
        <Button label={tell('clock.callNowLabel', { label })} onClick={onCall}>
          {tell('clock.callNow')}
        </Button>
      ) : null}
    </li>
  );
}

/** What everybody hears at once is asked for in another place than where it was begun. */
function SureToCall({
  clock,
  call: { id, label },
  onClose,
}: CallProps & { readonly clock: ClockPart; readonly onClose: () => void }) {
  const desk = useDesk();
  const command = { type: 'make-call', round: clock.round, call: id } as const;
  return (
    <Dialog title={tell('call.title', { label })} onClose={onClose}>
      <p>{tell('call.hint')}</p>
      <div class="actions">
        <Button
          kind="primary"
          onClick={() => {
            onClose();
            void desk.send(command, tell('did.call', { label }));
          }}
        >
          {tell('call.do')}
        </Button>
        <Cancel onClick={onClose} />
      </div>
    </Dialog>
  );
}

function TableTime({ round }: { readonly round: number }) {
  const desk = useDesk();
  const games = byTable(desk.store.part(`games/${round}`) ?? {}).filter(
    ({ result, table }) => result === null && table !== null,
  );
  const [chosen, setChosen] = useState('');
  const game = games.find(({ id }) => id === chosen) ?? games[0];
  if (game === undefined || !desk.may('extend-table')) return null;
  return (
    <section class="section pane">
      <h3>{tell('clock.extension')}</h3>
      <p class="soft">{tell('clock.extensionHint')}</p>
      <Select
        label={say('pairings.table')}
        value={game.id}
        options={games.map(({ id, table }) => ({ value: id, label: String(table) }))}
        onChange={setChosen}
      />
      <Extension game={game} onDone={() => undefined} />
    </section>
  );
}
