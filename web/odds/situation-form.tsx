/** Where and how two units meet. */
import { Check } from '../parts/check.tsx';
import { Choice } from '../parts/choice.tsx';
import { Field } from '../parts/field.tsx';
import { Select } from '../parts/select.tsx';
import { tellOdds } from '../text/odds.ts';
import { isWrong } from './answer.ts';
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
      {mode === 'melee' ? (
        <Markers whose="ownMarkers" label="odds.markersOnCharger" {...{ entered, onChange }} />
      ) : null}
      {mode === 'armies' ? null : (
        <Markers
          whose="markers"
          label={mode === 'melee' ? 'odds.markersOnDefender' : 'odds.markers'}
          {...{ entered, onChange }}
        />
      )}
      <Checks entered={entered} onChange={onChange} />
    </fieldset>
  );
}

function Shot({ entered, onChange }: FormProps) {
  return (
    <>
      <Field
        label={tellOdds('odds.distance')}
        type="number"
        value={entered.distance}
        error={isWrong(entered, 'distance') ? tellOdds('odds.wrongDistance') : null}
        onInput={(distance) => onChange({ distance })}
      />
      <Select
        label={tellOdds('odds.cover')}
        value={entered.cover}
        options={COVERS.map((value) => ({ value, label: tellOdds(`odds.cover.${value}`) }))}
        onChange={(cover) => onChange({ cover })}
      />
    </>
  );
}

interface MarkersProps extends FormProps {
  readonly whose: 'markers' | 'ownMarkers';
  readonly label: 'odds.markers' | 'odds.markersOnDefender' | 'odds.markersOnCharger';
}

function Markers({ entered, onChange, whose, label }: MarkersProps) {
  return (
    <Field
      label={tellOdds(label)}
      type="number"
      value={entered[whose]}
      error={isWrong(entered, whose) ? tellOdds('odds.wrongMarkers') : null}
      onInput={(markers) => onChange({ [whose]: markers })}
    />
  );
}

/** What can be so, by what is asked: the flag, and how it is called there. */
function flagsOf({ mode, step }: Entered) {
  if (mode === 'melee') {
    return [
      ['fatigued', 'odds.chargerFatigued'],
      ['foeFatigued', 'odds.defenderFatigued'],
      ['shaken', 'odds.defenderShaken'],
    ] as const;
  }
  if (mode === 'armies') return step === 'shoot' ? ([['moved', 'odds.moved']] as const) : [];
  const attackers = step === 'shoot' ? (['moved', 'odds.moved'] as const) : (['fatigued', 'odds.fatigued'] as const);
  return [attackers, ['shaken', 'odds.shaken']] as const;
}

function Checks({ entered, onChange }: FormProps) {
  const flags = flagsOf(entered);
  if (flags.length === 0) return null;
  return (
    <div class="odds-checks">
      {flags.map(([flag, label]) => (
        <Check
          key={flag}
          label={tellOdds(label)}
          checked={entered[flag]}
          onChange={(checked) => onChange({ [flag]: checked })}
        />
      ))}
    </div>
  );
}
