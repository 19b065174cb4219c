/** The members of a team, one a line, a faction after a comma. */
import type { NewEntrant } from '../../../core/event/commands.ts';
import type { EntrantRow } from '../../../core/event/views.ts';
import { TextArea } from '../../parts/text-area.tsx';
import { tell } from '../../text/desk.ts';

interface MembersFieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

export function MembersField({ value, onChange }: MembersFieldProps) {
  return <TextArea label={tell('add.members')} hint={tell('add.membersHint')} value={value} onInput={onChange} />;
}

export function membersText({ members }: Pick<EntrantRow, 'members'>): string {
  return members.map(({ name, faction }) => (faction === null ? name : `${name}, ${faction}`)).join('\n');
}

export function membersIn(text: string): NonNullable<NewEntrant['members']> {
  return text
    .split('\n')
    .map((line) => line.split(',').map((part) => part.trim()))
    .flatMap(([name = '', faction = '']) => (name === '' ? [] : [{ name, ...(faction === '' ? {} : { faction }) }]));
}
