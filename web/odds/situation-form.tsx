/** Where and how two units meet. */
import { Check } from '../parts/check.tsx';
import { Choice } from '../parts/choice.tsx';
import { Field } from '../parts/field.tsx';
import { Select } from '../parts/select.tsx';
import { tellOdds } from '../text/odds.ts';
import { COVERS, type Entered, STEPS } from './state.ts';

export interface FormProps {
  readonly entered: Entered;
  readonly onChange: (part: Partial<Entered>) => void;
}

export function SituationForm({ entered, onChange }: FormProps) {
  const { mode, step } = entered;
  const shoots = mode !== 'melee' && step === 'shoot';
  return (
    <fieldset class="odds-card odds-situation">
      <legend class="odds-legend">{tellOdds('odds.situation')}</legend>
      {mode === 'melee' ? null : (
        <Choice
          label={tellOdds('odds.step')}
          labelled
          value={step}
          options={STEPS.map((value) => ({ value, label: tellOdds(`odds.step.${value}`) }))}
          onChange={(next) => onChange({ step: next })}
        />
      )}
      {shoots ? <Shot entered={entered} onChange={onChange} /> : null}
      {mode === 'armies' ? null : (
        <Field
          label={tellOdds('odds.markers')}
          type="number"
          value={entered.markers}
          onInput={(markers) => onChange({ markers })}
        />
      )}
      <Checks entered={entered} onChange={onChange} />
    </fieldset>
  );
}

function Shot({ entered: { distance, cover }, onChange }: FormProps) {
  return (
    <>
      <Field
        label={tellOdds('odds.distance')}
        type="number"
        value={distance}
        onInput={(inches) => onChange({ distance: inches })}
      />
      <Select
        label={tellOdds('odds.cover')}
        value={cover}
        options={COVERS.map((value) => ({ value, label: tellOdds(`odds.cover.${value}`) }))}
        onChange={(next) => onChange({ cover: next })}
      />
    </>
  );
}

function Checks({ entered, onChange }: FormProps) {
  const shoots = entered.mode !== 'melee' && entered.step === 'shoot';
  const flags = [
    ...(shoots ? (['moved'] as const) : []),
    ...(shoots || entered.mode === 'armies' ? [] : (['fatigued'] as const)),
    ...(entered.mode === 'armies' ? [] : (['shaken'] as const)),
  ];
  if (flags.length === 0) return null;
  return (
    <div class="odds-checks">
      {flags.map((flag) => (
        <Check
          key={flag}
          label={tellOdds(`odds.${flag}`)}
          checked={entered[flag]}
          onChange={(checked) => onChange({ [flag]: checked })}
        />
      ))}
    </div>
  );
}
