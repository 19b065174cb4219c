/** The fields of a player: a faction from the pack's list, and what the pack asks beside. */
import { English } from '../../parts/english.tsx';
import { Field } from '../../parts/field.tsx';
import { RuleLinks } from '../../parts/rule-links.tsx';
import { Select } from '../../parts/select.tsx';
import { TextArea } from '../../parts/text-area.tsx';
import { say } from '../../text/language.ts';
import { tell } from '../../text/desk.ts';
import { Tell } from '../../text/tell.tsx';
import { useDesk } from '../desk.ts';

interface FactionFieldProps {
  readonly value: string;
  readonly onChange: (faction: string) => void;
}

export function FactionField({ value, onChange }: FactionFieldProps) {
  const factions = useDesk().store.part('pack')?.factions ?? [];
  if (factions.length === 0) return <Field label={say('players.faction')} value={value} onInput={onChange} />;
  const strange = value !== '' && !factions.includes(value) ? [value] : [];
  const options = ['', ...strange, ...factions].map((faction) => ({
    value: faction,
    label: faction === '' ? tell('players.factionNone') : faction,
  }));
  return <Select label={say('players.faction')} value={value} options={options} onChange={onChange} />;
}

interface DetailFieldsProps {
  readonly values: Readonly<Record<string, string>>;
  readonly onChange: (values: Readonly<Record<string, string>>) => void;
}

export function DetailFields({ values, onChange }: DetailFieldsProps) {
  const details = useDesk().store.part('pack')?.details ?? [];
  return (
    <>
      {details.map(({ id, label, required, long, rules }) => {
        const Input = long === true ? TextArea : Field;
        return (
          <div key={id}>
            <Input
              label={
                required ? <English>{label}</English> : <Tell k="form.optional" label={<English>{label}</English>} />
              }
              value={values[id] ?? ''}
              onInput={(text) => onChange({ ...values, [id]: text })}
            />
            <RuleLinks rules={rules} />
          </div>
        );
      })}
    </>
  );
}

/** The answers that were given. */
export function filled(values: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(values)
      .map(([id, text]) => [id, text.trim()] as const)
      .filter(([, text]) => text !== ''),
  );
}
