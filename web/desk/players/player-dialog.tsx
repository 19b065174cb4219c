/** One player: what is known of them, and what can be done about them. */
import { useState } from 'preact/hooks';
import type { EntrantChanges } from '../../../core/event/commands.ts';
import type { EntrantRow } from '../../../core/event/views.ts';
import { Button } from '../../parts/button.tsx';
import { Check } from '../../parts/check.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Field } from '../../parts/field.tsx';
import { say } from '../../text/language.ts';
import { tell } from '../../text/desk.ts';
import { useDesk, useDeskPart } from '../desk.ts';
import { DetailFields, FactionField, filled } from './fields.tsx';
import { MembersField, membersIn, membersText } from './members.tsx';
import { PlayerActions } from './player-actions.tsx';
import { PlayerLinks } from './player-links.tsx';
import { PlayerRecord } from './player-record.tsx';

interface PlayerDialogProps {
  readonly row: EntrantRow;
  readonly onClose: () => void;
}

export function PlayerDialog({ row, onClose }: PlayerDialogProps) {
  const desk = useDesk();
  const contact = useDeskPart()?.contacts[row.id] ?? '';
  return (
    <Dialog title={<bdi>{row.name}</bdi>} onClose={onClose}>
      <p class="soft">
        {[tell('player.number', { number: row.number }), say(`status.${row.status}`), contact]
          .filter((part) => part !== '')
          .join(' · ')}
      </p>
      <PlayerActions row={row} onDone={onClose} />
      <PlayerRecord row={row} />
      {desk.may('change-entrant') ? (
        <details class="fold">
          <summary>{tell('player.change')}</summary>
          <ChangeForm row={row} onDone={onClose} />
        </details>
      ) : null}
      {desk.role === 'organiser' ? (
        <details class="fold">
          <summary>{tell('player.phone')}</summary>
          <PlayerLinks row={row} onDone={onClose} />
        </details>
      ) : null}
    </Dialog>
  );
}

interface FormProps {
  readonly row: EntrantRow;
  readonly onDone: () => void;
}

function ChangeForm({ row, onDone }: FormProps) {
  const desk = useDesk();
  const [name, setName] = useState(row.name);
  const [faction, setFaction] = useState(row.faction ?? '');
  const [group, setGroup] = useState(row.group ?? '');
  const teams = desk.store.part('pack')?.teams === true;
  const [members, setMembers] = useState(membersText(row));
  const [ringer, setRinger] = useState(row.ringer);
  const [details, setDetails] = useState<Readonly<Record<string, string>>>({});
  const save = () => {
    const answers = filled(details);
    const changes: EntrantChanges = {
      ...(name.trim() === row.name ? {} : { name: name.trim() }),
      ...(faction === (row.faction ?? '') ? {} : { faction: faction === '' ? null : faction }),
      ...(group.trim() === (row.group ?? '') ? {} : { group: group.trim() === '' ? null : group.trim() }),
      ...(members === membersText(row) ? {} : { members: membersIn(members) }),
      ...(ringer === row.ringer ? {} : { ringer }),
      ...(Object.keys(answers).length === 0 ? {} : { details: answers }),
    };
    onDone();
    if (Object.keys(changes).length === 0) return;
    void desk.send({ type: 'change-entrant', entrant: row.id, changes }, tell('did.change', { name: row.name }));
  };
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Field label={say('players.name')} value={name} onInput={setName} />
      {teams ? (
        <MembersField value={members} onChange={setMembers} />
      ) : (
        <FactionField value={faction} onChange={setFaction} />
      )}
      <Field label={tell('players.group')} hint={tell('players.groupHint')} value={group} onInput={setGroup} />
      <DetailFields values={details} onChange={setDetails} />
      <Check label={tell('add.ringer')} note={tell('player.ringerHint')} checked={ringer} onChange={setRinger} />
      <div class="actions">
        <Button type="submit">{tell('form.save')}</Button>
      </div>
    </form>
  );
}
