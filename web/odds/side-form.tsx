/** One unit as it is typed, or taken from an army: one of Muster's four, or a list that is pasted. */
import { useState } from 'preact/hooks';
import { English } from '../parts/english.tsx';
import { Field } from '../parts/field.tsx';
import { Select } from '../parts/select.tsx';
import { TextArea } from '../parts/text-area.tsx';
import { tellOdds } from '../text/odds.ts';
import { ARMIES, armyOf } from './answer.ts';
import { Pasted } from './pasted.tsx';
import { TARGETS, type Typed } from './state.ts';
import { typedOf } from './unit.ts';

export interface SideFormProps {
  readonly title: string;
  readonly typed: Typed;
  /** The side's army: a name, or a list as it was pasted. */
  readonly army: string;
  readonly onChange: (typed: Typed) => void;
  readonly onArmy: (army: string) => void;
}

const DICE = TARGETS.map((value) => ({ value, label: `${value}+` }));

/** What the select says for what is typed, and for a list that is to be pasted. */
const [TYPED, PASTE] = ['typed', 'paste'] as const;

/** Every unit that can be taken, once, though an army may have two of it; those of a pasted list first. */
function unitsIn(pasted: string) {
  const own = ARMIES.some(({ name }) => name === pasted) ? '' : armyOf(pasted);
  const armies = [...(typeof own === 'string' ? [] : [own]), ...ARMIES.map(({ army }) => army)];
  return armies.flatMap((army) => {
    const names = new Map(army.units.map((unit) => [unit.name, unit]));
    return [...names.values()].map((unit) => ({
      label: army.name === '' ? unit.name : `${army.name}: ${unit.name}`,
      typed: typedOf(unit),
    }));
  });
}

export function SideForm({ title, typed, army, onChange, onArmy }: SideFormProps) {
  const [pasting, setPasting] = useState(false);
  const set = (part: Partial<Typed>) => onChange({ ...typed, ...part });
  const units = unitsIn(army);
  const taken = units.findIndex((unit) => JSON.stringify(unit.typed) === JSON.stringify(typed));
  const take = (value: string) => {
    setPasting(value === PASTE);
    set(units[Number(value)]?.typed ?? {});
  };
  const own = taken < 0 ? [{ value: TYPED, label: tellOdds('odds.own') }] : [];
  return (
    <fieldset class="odds-card">
      <legend class="odds-legend">{title}</legend>
      <Select
        label={tellOdds('odds.take')}
        value={pasting ? PASTE : taken < 0 ? TYPED : String(taken)}
        options={[
          ...own,
          { value: PASTE, label: tellOdds('odds.takeOwn') },
          ...units.map(({ label }, at) => ({ value: String(at), label })),
        ]}
        onChange={take}
      />
      {pasting ? <Pasted value={army} onChange={onArmy} then={tellOdds('odds.thenTake')} /> : null}
      <Profile typed={typed} set={set} />
    </fieldset>
  );
}

interface ProfileProps {
  readonly typed: Typed;
  readonly set: (part: Partial<Typed>) => void;
}

function Profile({ typed, set }: ProfileProps) {
  return (
    <>
      <div class="odds-figures">
        <Field
          label={tellOdds('odds.models')}
          type="number"
          value={typed.models}
          onInput={(models) => set({ models })}
        />
        <Select
          label={<English>{tellOdds('odds.quality')}</English>}
          value={typed.quality}
          options={DICE}
          onChange={(quality) => set({ quality })}
        />
        <Select
          label={<English>{tellOdds('odds.defense')}</English>}
          value={typed.defense}
          options={DICE}
          onChange={(defense) => set({ defense })}
        />
      </div>
      <Field
        label={tellOdds('odds.rules')}
        hint={tellOdds('odds.rulesHint')}
        value={typed.rules}
        onInput={(rules) => set({ rules })}
      />
      <TextArea
        label={tellOdds('odds.weapons')}
        hint={tellOdds('odds.weaponsHint')}
        rows={2}
        value={typed.weapons}
        onInput={(weapons) => set({ weapons })}
      />
    </>
  );
}
