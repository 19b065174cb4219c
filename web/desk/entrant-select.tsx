/** One of the players, in the order of names. */
import { useEntrants } from '../event/context.ts';
import { Select } from '../parts/select.tsx';
import { inOrder } from '../text/format.ts';

interface EntrantSelectProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (entrant: string) => void;
  /** Only these; everybody without it. */
  readonly among?: readonly string[];
}

export function EntrantSelect({ label, value, onChange, among }: EntrantSelectProps) {
  const entrants = useEntrants();
  const compare = inOrder();
  const options = Object.values(entrants)
    .filter(({ id }) => among?.includes(id) ?? true)
    .map(({ id, name }) => ({ value: id, label: name }))
    .sort((a, b) => compare(a.label, b.label));
  return <Select label={label} value={value} options={[{ value: '', label: '–' }, ...options]} onChange={onChange} />;
}
