/** What happens to a player during the day. What the pack says to it comes with the answer. */
import { useState } from 'preact/hooks';
import type { EntrantChanges, EventCommand } from '../../../core/event/commands.ts';
import type { EntrantRow } from '../../../core/event/views.ts';
import { PackSays } from '../../event/pack-says.tsx';
import { Button } from '../../parts/button.tsx';
import { Check } from '../../parts/check.tsx';
import { Field } from '../../parts/field.tsx';
import { RuleLinks } from '../../parts/rule-links.tsx';
import { tell } from '../../text/desk.ts';
import { useDesk, useDeskPart } from '../desk.ts';
import { GivePlace } from './give-place.tsx';

interface ActionsProps {
  readonly row: EntrantRow;
  readonly onDone: () => void;
}

export function PlayerActions({ row, onDone }: ActionsProps) {
  const desk = useDesk();
  const phase = desk.store.part('event')?.phase ?? 'registration';
  const { name, id: entrant, status } = row;
  const act = (command: EventCommand, said: string) => {
    onDone();
    void desk.send(command, said);
  };
  const present = status === 'registered' || status === 'checked-in';
  const posted = useDeskPart()?.posted?.round ?? 0;
  const waits = useDeskPart()?.waitingList.includes(entrant) === true;
  const games = Object.values(desk.store.part(`games/${posted}`) ?? {});
  const seatedAt =
    desk.may('repair-round') &&
    games.some(
      ({ seats, kind, result, waiting }) =>
        seats.includes(entrant) && kind !== 'bye' && result === null && waiting === 'none',
    );
  return (
    <>
      <div class="actions">
        {waits && phase !== 'over' ? (
          <GivePlace row={row} onDone={onDone} />
        ) : status === 'registered' && phase !== 'over' ? (
          <Button kind="primary" onClick={() => act({ type: 'check-in', entrant }, tell('did.checkIn', { name }))}>
            {tell('players.checkIn')}
          </Button>
        ) : null}
        {status === 'checked-in' && phase !== 'over' ? (
          <Button onClick={() => act({ type: 'check-out', entrant }, tell('did.checkOut', { name }))}>
            {tell('player.checkOut')}
          </Button>
        ) : null}
        {seatedAt ? (
          <Button
            onClick={() => {
              onDone();
              desk.asking.value = { entrant, always: true };
            }}
          >
            {tell('player.missing')}
          </Button>
        ) : null}
        {present && phase !== 'over' && desk.may('drop') ? (
          <Button onClick={() => act({ type: 'drop', entrant }, tell('did.drop', { name }))}>
            {tell('player.drop')}
          </Button>
        ) : null}
        {!present && phase !== 'over' && desk.may('reinstate') ? (
          <Button onClick={() => act({ type: 'reinstate', entrant }, tell('did.reinstate', { name }))}>
            {tell('player.reinstate')}
          </Button>
        ) : null}
        {phase === 'registration' && desk.may('remove-entrant') ? (
          <Button onClick={() => act({ type: 'remove-entrant', entrant }, tell('did.remove', { name }))}>
            {tell('player.remove')}
          </Button>
        ) : null}
      </div>
      {present && phase === 'running' && desk.may('drop') ? (
        <PackSays pack={desk.store.part('pack')} of="drop" />
      ) : null}
      {present && phase !== 'over' && desk.may('change-entrant') ? <Seating row={row} onDone={onDone} /> : null}
      {phase !== 'registration' && status !== 'disqualified' && desk.may('disqualify') ? (
        <Disqualify row={row} onDone={onDone} />
      ) : null}
    </>
  );
}

/** Where they sit always, and whether they would take the bye. */
function Seating({ row, onDone }: ActionsProps) {
  const desk = useDesk();
  const known = useDeskPart()?.entrants[row.id];
  const volunteers = desk.store.part('pack')?.volunteers ?? [];
  const [table, setTable] = useState(String(known?.fixedTable ?? ''));
  const { id: entrant, name } = row;
  const change = (changes: EntrantChanges, said: string) =>
    void desk.send({ type: 'change-entrant', entrant, changes }, said);
  const fixed = Number(table);
  const free = table.trim() === '';
  return (
    <details class="fold">
      <summary>{tell('player.seating')}</summary>
      <div class="form">
        <form
          class="form-line"
          onSubmit={(event) => {
            event.preventDefault();
            onDone();
            if (free) change({ fixedTable: null }, tell('did.freeTable', { name }));
            else if (Number.isInteger(fixed)) change({ fixedTable: fixed }, tell('did.fixTable', { name, table }));
          }}
        >
          <Field
            label={tell('player.table')}
            hint={tell('player.tableHint')}
            type="number"
            value={table}
            onInput={setTable}
          />
          <Button type="submit">{tell(free ? 'player.freeTable' : 'player.fixTable')}</Button>
        </form>
        {volunteers.length === 0 ? (
          <p class="soft">{tell('player.byeOfPack')}</p>
        ) : (
          <Check
            label={tell('player.volunteer')}
            note={<RuleLinks rules={volunteers} />}
            checked={known?.byeVolunteer ?? false}
            onChange={(byeVolunteer) =>
              change({ byeVolunteer }, tell(byeVolunteer ? 'did.volunteer' : 'did.noVolunteer', { name }))
            }
          />
        )}
      </div>
    </details>
  );
}

function Disqualify({ row, onDone }: ActionsProps) {
  const desk = useDesk();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { id: entrant, name } = row;
  return (
    <details class="fold">
      <summary>{tell('player.disqualify')}</summary>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (reason.trim() === '') {
            setError(tell('refused.reasonMissing'));
            return;
          }
          onDone();
          void desk.send({ type: 'disqualify', entrant, reason: reason.trim() }, tell('did.disqualify', { name }));
        }}
      >
        <Field
          label={tell('refused.reason')}
          hint={tell('player.disqualifyHint')}
          value={reason}
          onInput={setReason}
          error={error}
        />
        <PackSays pack={desk.store.part('pack')} of="disqualify" />
        <div class="actions">
          <Button type="submit">{tell('player.disqualify')}</Button>
        </div>
      </form>
    </details>
  );
}
