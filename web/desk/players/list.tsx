/** Everybody in the order of names, each with the one thing that is done most: a tap checks in. */
import { useState } from 'preact/hooks';
import type { EntrantRow } from '../../../core/event/views.ts';
import { noteOn } from '../../event/context.ts';
import { Badge, type Meaning } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Check } from '../../parts/check.tsx';
import { type Column, DataTable } from '../../parts/data-table.tsx';
import { Name } from '../../parts/name.tsx';
import { say } from '../../text/language.ts';
import { tell } from '../../text/desk.ts';
import type { Refusal } from '../api.ts';
import { useDesk, useDeskPart } from '../desk.ts';
import { CheckInDialog } from './check-in-dialog.tsx';
import { GivePlace } from './give-place.tsx';
import { PlayerDialog } from './player-dialog.tsx';

const MEANS: Readonly<Record<EntrantRow['status'], Meaning>> = {
  registered: 'wait',
  'checked-in': 'good',
  dropped: 'plain',
  disqualified: 'loss',
};

interface Opened {
  readonly id: string;
  /** Why a tap did not check them in; null where they were opened to be looked at. */
  readonly refusal: Refusal | null;
}

export function PlayerList({ rows }: { readonly rows: readonly EntrantRow[] }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const { ownColumns = [] } = useDeskPart() ?? {};
  const groups = rows.some(({ group }) => group !== null);
  const columns: readonly Column<EntrantRow>[] = [
    { id: 'number', head: say('players.number'), slot: 'lead', cell: ({ number }) => number },
    {
      id: 'name',
      head: say('players.name'),
      slot: 'main',
      names: true,
      cell: (row) => (
        <Name note={noteOn(row)} tags={row.ringer ? [say('pairings.ringer')] : []}>
          {row.name}
        </Name>
      ),
    },
    ...(groups ? [{ id: 'group', head: tell('players.group'), cell: ({ group }: EntrantRow) => group ?? '–' }] : []),
    ...ownColumns.map(({ name }) => ({
      id: `own ${name}`,
      head: <bdi>{name}</bdi>,
      cell: (row: EntrantRow) => <Tick row={row} column={name} />,
    })),
    {
      id: 'status',
      head: say('players.status'),
      slot: 'end',
      cell: (row) => <Doing row={row} onOpen={(refusal) => setOpened({ id: row.id, refusal })} />,
    },
  ];
  const close = () => setOpened(null);
  const row = opened && rows.find(({ id }) => id === opened.id);
  return (
    <div class="wide">
      <DataTable caption={tell('players.title')} columns={columns} rows={rows} keyOf={({ id }) => id} />
      {!row ? null : opened.refusal === null ? (
        <PlayerDialog row={row} onClose={close} />
      ) : (
        <CheckInDialog row={row} refusal={opened.refusal} onClose={close} />
      )}
    </div>
  );
}

function Tick({ row: { id, name }, column }: { readonly row: EntrantRow; readonly column: string }) {
  const desk = useDesk();
  const ticked = useDeskPart()?.ticks[id]?.includes(column) ?? false;
  const set = (on: boolean) =>
    void desk.send({ type: 'tick', entrant: id, column, on }, tell(on ? 'did.tick' : 'did.untick', { name, column }));
  return (
    <Check
      label={<span class="unseen">{tell('columns.tick', { column, name })}</span>}
      checked={ticked}
      onChange={set}
    />
  );
}

interface DoingProps {
  readonly row: EntrantRow;
  readonly onOpen: (refusal: Refusal | null) => void;
}

function Doing({ row, onOpen }: DoingProps) {
  const desk = useDesk();
  const over = desk.store.part('event')?.phase === 'over';
  const waits = useDeskPart()?.waitingList.includes(row.id) === true;
  const checkIn = async () => {
    const [command, said] = [{ type: 'check-in', entrant: row.id } as const, tell('did.checkIn', { name: row.name })];
    const refusal = await desk.attempt(command, said);
    if (refusal === null || refusal.code === 'under-way') return;
    // Nothing is missing: it takes the organiser's word alone.
    if (refusal.code === 'over-limits') desk.refused.value = { command, said, refusal, done: () => undefined };
    else onOpen(refusal);
  };
  return (
    <div class="desk-doing">
      {waits && !over ? (
        <GivePlace row={row} />
      ) : row.status === 'registered' && !over ? (
        <Button label={tell('players.checkInName', { name: row.name })} onClick={() => void checkIn()}>
          {tell('players.checkIn')}
        </Button>
      ) : (
        <Badge meaning={MEANS[row.status]}>
          {row.leftAfterRound === null
            ? say(`status.${row.status}`)
            : tell('players.leftAfter', { status: say(`status.${row.status}`), round: row.leftAfterRound })}
        </Badge>
      )}
      <Button kind="quiet" label={tell('players.openName', { name: row.name })} onClick={() => onOpen(null)}>
        {tell('players.open')}
      </Button>
    </div>
  );
}
