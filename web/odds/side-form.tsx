/** One unit as it is typed, or taken from an army. */
import { Field } from '../parts/field.tsx';
import { Select } from '../parts/select.tsx';
import { TextArea } from '../parts/text-area.tsx';
import { tellOdds } from '../text/odds.ts';
import { ARMIES } from './answer.ts';
import type { Typed } from './state.ts';
import { typedOf } from './unit.ts';

export interface SideFormProps {
  readonly title: string;
  readonly typed: Typed;
  readonly onChange: (typed: Typed) => void;
}

const TARGETS = ['2', '3', '4', '5', '6'].map((value) => ({ value, label: `${value}+` }));

/** Every unit once, though an army may have two of it. */
const UNITS = ARMIES.flatMap(({ army }) => {
  const names = new Map(army.units.map((unit) => [unit.name, unit]));
  return [...names.values()].map((unit) => ({ label: `${army.name}: ${unit.name}`, typed: typedOf(unit) }));
});

export function SideForm({ title, typed, onChange }: SideFormProps) {
  const set = (part: Partial<Typed>) => onChange({ ...typed, ...part });
  const taken = UNITS.findIndex((unit) => JSON.stringify(unit.typed) === JSON.stringify(typed));
  const own = taken < 0 ? [{ value: '-1', label: tellOdds('odds.own') }] : [];
  return (
    <fieldset class="odds-card">
      <legend class="odds-legend">{title}</legend>
      <Select
        label={tellOdds('odds.take')}
        value={String(taken)}
        options={[...own, ...UNITS.map(({ label }, at) => ({ value: String(at), label }))]}
        onChange={(at) => set(UNITS[Number(at)]?.typed ?? {})}
      />
      <div class="odds-figures">
        <Field
          label={tellOdds('odds.models')}
          type="number"
          value={typed.models}
          onInput={(models) => set({ models })}
        />
        <Select
          label={tellOdds('odds.quality')}
          value={typed.quality}
          options={TARGETS}
          onChange={(quality) => set({ quality })}
        />
        <Select
          label={tellOdds('odds.defense')}
          value={typed.defense}
          options={TARGETS}
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
    </fieldset>
  );
}
