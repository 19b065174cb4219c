/** Everybody in the order of names, each with the one thing that is done most: a tap checks in. */
import { useState } from 'preact/hooks';
import type { EntrantRow } from '../../../core/event/views.ts';
import { noteOn } from '../../event/context.ts';
import { Badge, type Meaning } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { type Column, DataTable } from '../../parts/data-table.tsx';
import { Name } from '../../parts/name.tsx';
import { say } from '../../text/language.ts';
import { tell } from '../../text/desk.ts';
import type { Refusal } from '../api.ts';
import { useDesk } from '../desk.ts';
import { CheckInDialog } from './check-in-dialog.tsx';
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

interface DoingProps {
  readonly row: EntrantRow;
  readonly onOpen: (refusal: Refusal | null) => void;
}

function Doing({ row, onOpen }: DoingProps) {
  const desk = useDesk();
  const over = desk.store.part('event')?.phase === 'over';
  const checkIn = async () => {
    const refusal = await desk.attempt({ type: 'check-in', entrant: row.id }, tell('did.checkIn', { name: row.name }));
    if (refusal !== null && refusal.code !== 'under-way') onOpen(refusal);
  };
  return (
    <div class="desk-doing">
      {row.status === 'registered' && !over ? (
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
