/** Every weapon of one army against every unit of another. */
import { IMPORT_WARNINGS, type ImportedArmy } from '../../core/systems/firefight/import/rules.ts';
import type { Outlook } from '../../core/systems/firefight/odds/fate.ts';
import { Notice } from '../parts/notice.tsx';
import { Select } from '../parts/select.tsx';
import { TextArea } from '../parts/text-area.tsx';
import { locale } from '../text/language.ts';
import { tellOdds } from '../text/odds.ts';
import { ARMIES, armyOf, matrixOf } from './answer.ts';
import { percent } from './bars.tsx';
import type { Entered } from './state.ts';

export interface ArmyFormProps {
  readonly title: string;
  /** A name or a list. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** What the select says for a list that is pasted. */
const OWN = 'own';

export function ArmyForm({ title, value, onChange }: ArmyFormProps) {
  const known = ARMIES.some(({ name }) => name === value);
  return (
    <fieldset class="odds-card">
      <legend class="odds-legend">{title}</legend>
      <Select
        label={tellOdds('odds.army')}
        value={known ? value : OWN}
        options={[
          ...ARMIES.map(({ name, army }) => ({ value: name, label: army.name })),
          { value: OWN, label: tellOdds('odds.armyOwn') },
        ]}
        onChange={(name) => onChange(name === OWN ? '' : name)}
      />
      {known ? null : (
        <TextArea
          label={tellOdds('odds.paste')}
          hint={tellOdds('odds.pasteHint')}
          rows={6}
          value={value}
          onInput={onChange}
        />
      )}
      {known || value === '' ? null : <Heard army={armyOf(value)} />}
    </fieldset>
  );
}

/** What was made of a pasted list. */
function Heard({ army }: { readonly army: ImportedArmy | string }) {
  if (typeof army === 'string') {
    return (
      <Notice meaning="loss">
        <p>{army === '' ? tellOdds('odds.otherGame') : army}</p>
      </Notice>
    );
  }
  if (army.warnings.length === 0) return null;
  const strange = [...new Set(army.units.flatMap(({ notSimulated }) => notSimulated))];
  return (
    <Notice meaning="wait">
      {army.warnings.map((warning) => (
        <p key={warning}>{IMPORT_WARNINGS[warning]}</p>
      ))}
      {strange.length === 0 ? null : <p>{tellOdds('odds.notSimulated', { names: strange.join(', ') })}</p>}
    </Notice>
  );
}

export function Matrix({ entered }: { readonly entered: Entered }) {
  const [own, foe] = [armyOf(entered.ownArmy), armyOf(entered.foeArmy)];
  if (typeof own === 'string' || typeof foe === 'string') return null;
  const rows = matrixOf(entered, own, foe);
  const caption = tellOdds('odds.matrix', { own: own.name, foe: foe.name });
  return (
    <section class="odds-card">
      <h2>{caption}</h2>
      <p class="soft">{tellOdds('odds.matrixLead')}</p>
      <div class="odds-scroll" role="region" aria-label={caption} tabIndex={0}>
        <table class="odds-matrix">
          <caption class="unseen">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{tellOdds('odds.weapon')}</th>
              {foe.units.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ attacker: { unit }, weapon, against }) => (
              <tr key={`${unit.id} ${weapon}`}>
                <th scope="row">
                  {weapon}
                  <small class="odds-note">{unit.name}</small>
                </th>
                {foe.units.map(({ id, models }, at) => (
                  <MatrixCell key={id} met={against[at] ?? null} models={models} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** The deeper the colour, the larger the part of the unit that is lost on average. */
function MatrixCell({ met, models }: { readonly met: Outlook | null; readonly models: number }) {
  if (!met) return <td class="odds-none">–</td>;
  const share = met.killed / models;
  const depth = share >= 0.5 ? 3 : share >= 0.25 ? 2 : share >= 0.1 ? 1 : 0;
  return (
    <td class={`odds-met odds-depth-${depth}`}>
      {met.killed.toLocaleString(locale.value, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}
      <small class="odds-note">{percent(met.knockedOut)}</small>
    </td>
  );
}
