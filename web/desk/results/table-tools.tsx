/** What else the desk does with a table: it has started, it gets time back, a judge is called, an agreement is approved. */
import { useState } from 'preact/hooks';
import type { EventCommand } from '../../../core/event/commands.ts';
import type { GameRow } from '../../../core/event/views.ts';
import { nameIn, useEntrants } from '../../event/context.ts';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { tell } from '../../text/work.ts';
import { useDesk } from '../desk.ts';

interface ToolsProps {
  readonly game: GameRow;
  readonly onDone: () => void;
}

export function TableTools({ game, onDone }: ToolsProps) {
  const desk = useDesk();
  const entrants = useEntrants();
  const { id, started, result, waiting, kind, seats } = game;
  const isUnplayed = result === null && waiting === 'none' && kind !== 'bye';
  const table = game.table ?? '–';
  if (desk.store.part('event')?.phase !== 'running') return null;
  const act = (command: EventCommand, said: string) => {
    onDone();
    void desk.send(command, said);
  };
  return (
    <details class="fold">
      <summary>{tell('table.more')}</summary>
      <div class="stack">
        <div class="actions">
          {started || result !== null ? null : (
            <Button onClick={() => act({ type: 'start-table', game: id }, tell('did.startTable', { table }))}>
              {tell('table.started')}
            </Button>
          )}
          {started && isUnplayed ? (
            <Button onClick={() => act({ type: 'wait-table', game: id }, tell('did.waitTable', { table }))}>
              {tell('table.waits')}
            </Button>
          ) : null}
          {isUnplayed && desk.may('repair-round')
            ? seats.map((entrant) => (
                <Button
                  key={entrant}
                  onClick={() => {
                    onDone();
                    desk.asking.value = { entrant, always: true };
                  }}
                >
                  {tell('table.missing', { name: nameIn(entrants, entrant) })}
                </Button>
              ))
            : null}
          <Button onClick={() => act({ type: 'call-judge', game: id }, tell('did.callJudge', { table }))}>
            {tell('table.judge')}
          </Button>
          {waiting !== 'none' && desk.may('approve-agreement') ? (
            <>
              <Button
                onClick={() =>
                  act({ type: 'approve-agreement', game: id, approve: true }, tell('did.approve', { table }))
                }
              >
                {tell('table.approve')}
              </Button>
              <Button
                onClick={() =>
                  act({ type: 'approve-agreement', game: id, approve: false }, tell('did.decline', { table }))
                }
              >
                {tell('table.decline')}
              </Button>
            </>
          ) : null}
        </div>
        {result === null && desk.may('extend-table') ? <Extension game={game} onDone={onDone} /> : null}
      </div>
    </details>
  );
}

/** Minutes given back to one table, with the reason. */
export function Extension({ game, onDone }: ToolsProps) {
  const desk = useDesk();
  const [minutes, setMinutes] = useState('5');
  const [reason, setReason] = useState('');
  const send = () => {
    const count = Number(minutes);
    if (!Number.isInteger(count)) return;
    onDone();
    void desk.send(
      { type: 'extend-table', game: game.id, minutes: count, reason: reason.trim() },
      tell('did.extend', { table: game.table ?? '–', count }),
    );
  };
  return (
    <form
      class="form-line"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field label={tell('table.minutes')} type="number" required value={minutes} onInput={setMinutes} />
      <Field
        label={tell('refused.reason')}
        hint={tell('table.reasonHint')}
        required
        value={reason}
        onInput={setReason}
      />
      <Button type="submit">{tell('table.extend')}</Button>
    </form>
  );
}
