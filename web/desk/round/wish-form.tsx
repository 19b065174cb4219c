/** What is asked of the next draw: the wishes so far, and a form for one more. */
import { useState } from 'preact/hooks';
import type { RoundWish, Wish } from '../../../core/event/entries.ts';
import { type Entrants, nameIn, useEntrants } from '../../event/context.ts';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { Select } from '../../parts/select.tsx';
import { tell } from '../../text/desk.ts';
import { useDesk } from '../desk.ts';
import { EntrantSelect } from '../entrant-select.tsx';
import { type Wishes, withWish, without } from './wishes.ts';

const KINDS = ['together', 'ruled-out', 'odd', 'not-odd', 'at', 'not-at'] as const;
type Kind = (typeof KINDS)[number];

/** The wishes of a round, and how to change them. `before` where nothing has been asked of this round here. */
export function useWishes(round: number, before: Wishes = []): readonly [Wishes, (wishes: Wishes) => void] {
  const desk = useDesk();
  const known = desk.wishes.value;
  return [known.round === round ? known.wishes : before, (wishes) => (desk.wishes.value = { round, wishes })];
}

interface WishesProps {
  readonly wishes: Wishes;
  readonly onChange: (wishes: Wishes) => void;
}

export function WishList({ wishes, onChange }: WishesProps) {
  const entrants = useEntrants();
  if (wishes.length === 0) return null;
  return (
    <ul class="wishes">
      {wishes.map((wish) => {
        const text = wishText(wish, entrants);
        return (
          <li key={text} class="wish">
            <span>{text}</span>
            <Button label={tell('wish.dropName', { wish: text })} onClick={() => onChange(without(wishes, wish))}>
              {tell('wish.drop')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

export function WishForm({ wishes, onChange }: WishesProps) {
  const entrants = useEntrants();
  const [kind, setKind] = useState<Kind>('ruled-out');
  const [who, setWho] = useState('');
  const [other, setOther] = useState('');
  const [table, setTable] = useState('');
  const playing = Object.values(entrants).flatMap(({ id, status, ringer }) =>
    status === 'checked-in' && !ringer ? [id] : [],
  );
  const wish = wishFrom(kind, who, other, Number(table));
  const add = () => {
    if (wish === null) return;
    onChange(withWish(wishes, wish));
    setWho('');
    setOther('');
    setTable('');
  };
  const isPair = kind === 'together' || kind === 'ruled-out';
  const isTable = kind === 'at' || kind === 'not-at';
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <div class="form-row">
        <EntrantSelect label={tell('wish.who')} value={who} among={playing} onChange={setWho} />
        <Select
          label={tell('wish.what')}
          value={kind}
          options={KINDS.map((value) => ({ value, label: tell(`wish.kind.${value}`) }))}
          onChange={setKind}
        />
        {isPair ? (
          <EntrantSelect
            label={tell('wish.other')}
            value={other}
            among={playing.filter((id) => id !== who)}
            onChange={setOther}
          />
        ) : null}
        {isTable ? <Field label={tell('wish.table')} type="number" value={table} onInput={setTable} /> : null}
      </div>
      <div class="actions">
        <Button type="submit" why={wish === null ? tell('why.noWish') : null}>
          {tell('wish.add')}
        </Button>
      </div>
    </form>
  );
}

/** Null while something is missing. */
function wishFrom(kind: Kind, who: string, other: string, table: number): RoundWish | null {
  if (who === '') return null;
  switch (kind) {
    case 'together':
    case 'ruled-out':
      return other === '' || other === who ? null : { kind, seats: [who, other] };
    case 'odd':
    case 'not-odd':
      return { kind, entrant: who };
    case 'at':
    case 'not-at':
      return Number.isInteger(table) && table > 0 ? { kind, entrant: who, table } : null;
  }
}

export function wishText(wish: Wish, entrants: Entrants): string {
  const name = (id: string): string => nameIn(entrants, id);
  switch (wish.kind) {
    case 'together':
    case 'ruled-out':
      return tell(`wish.text.${wish.kind}`, { names: wish.seats.map(name).join(' – ') });
    case 'odd':
    case 'not-odd':
      return tell(`wish.text.${wish.kind}`, { name: name(wish.entrant) });
    case 'at':
    case 'not-at':
    case 'own':
      return tell(`wish.text.${wish.kind}`, { name: name(wish.entrant), table: wish.table });
  }
}
