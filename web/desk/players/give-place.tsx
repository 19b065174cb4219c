/** Somebody comes off the waiting list; after that they are checked in like anybody else. */
import type { EntrantRow } from '../../../core/event/views.ts';
import { Button } from '../../parts/button.tsx';
import { tell } from '../../text/desk.ts';
import { useDesk, useDeskPart } from '../desk.ts';

interface GivePlaceProps {
  readonly row: EntrantRow;
  readonly onDone?: () => void;
}

export function GivePlace({ row: { id: entrant, name }, onDone }: GivePlaceProps) {
  const desk = useDesk();
  const { ownColumns = [], ticks = {} } = useDeskPart() ?? {};
  const lists = ownColumns.filter((column) => column.waits && ticks[entrant]?.includes(column.name));
  const give = async () => {
    onDone?.();
    for (const { name: column } of lists) {
      await desk.send({ type: 'tick', entrant, column, on: false }, tell('did.place', { name }));
    }
  };
  return (
    <Button label={tell('columns.placeName', { name })} onClick={() => void give()}>
      {tell('columns.place')}
    </Button>
  );
}
