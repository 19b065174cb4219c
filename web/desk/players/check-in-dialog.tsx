/** What is still needed to check somebody in, asked when a tap was not enough. */
import { useState } from 'preact/hooks';
import type { EntrantRow } from '../../../core/event/views.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { tell } from '../../text/desk.ts';
import type { Refusal } from '../api.ts';
import { useDesk } from '../desk.ts';
import { DetailFields, FactionField, filled } from './fields.tsx';
import { MembersField, membersIn, membersText } from './members.tsx';
import { RefusalNotice } from '../refusal-notice.tsx';
import { Cancel } from '../cancel.tsx';

interface CheckInDialogProps {
  readonly row: EntrantRow;
  readonly refusal: Refusal;
  readonly onClose: () => void;
}

export function CheckInDialog({ row, refusal, onClose }: CheckInDialogProps) {
  const desk = useDesk();
  const [faction, setFaction] = useState(row.faction ?? '');
  const [details, setDetails] = useState<Readonly<Record<string, string>>>({});
  const teams = desk.store.part('pack')?.teams === true;
  const [members, setMembers] = useState(membersText(row));
  const send = async () => {
    const answers = filled(details);
    if (members !== membersText(row)) {
      const changes = { members: membersIn(members) };
      const changed = { type: 'change-entrant', entrant: row.id, changes } as const;
      if (!(await desk.send(changed, tell('did.change', { name: row.name })))) return;
    }
    const checkIn = {
      type: 'check-in',
      entrant: row.id,
      ...(faction === '' || faction === row.faction ? {} : { faction }),
      ...(Object.keys(answers).length === 0 ? {} : { details: answers }),
    } as const;
    // What is refused stays as it was typed.
    await desk.send(checkIn, tell('did.checkIn', { name: row.name }), onClose);
  };
  return (
    <Dialog title={tell('players.checkInName', { name: row.name })} onClose={onClose}>
      <RefusalNotice refusal={refusal} meaning="wait" />
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {teams ? (
          <MembersField value={members} onChange={setMembers} />
        ) : (
          <FactionField value={faction} onChange={setFaction} />
        )}
        <DetailFields values={details} onChange={setDetails} />
        <div class="actions">
          <Button kind="primary" type="submit">
            {tell('players.checkIn')}
          </Button>
          <Cancel onClick={onClose} />
        </div>
      </form>
    </Dialog>
  );
}
