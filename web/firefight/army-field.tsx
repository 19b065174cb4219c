/** An army as it is chosen: one of ours by its name, or a list of one's own, and what was made of it. */
import { IMPORT_WARNINGS, type ImportedArmy } from '../../core/systems/firefight/roster/import/rules.ts';
import { type ForceReport, checkForce, violationText } from '../../core/systems/firefight/roster/force.ts';
import { READINGS } from '../../core/systems/firefight/readings.ts';
import { ARMIES, armyOf } from '../odds/answer.ts';
import { English } from '../parts/english.tsx';
import { Notice } from '../parts/notice.tsx';
import { RuleLinks } from '../parts/rule-links.tsx';
import { Select } from '../parts/select.tsx';
import { TextFile } from '../parts/text-file.tsx';
import { tellFirefight } from '../text/firefight.ts';

/** A list of one's own, before there is one. */
const OWN = '';

/** There is an army of that name, or that list can be read. */
export function isReady(list: string): boolean {
  return list !== OWN && typeof armyOf(list) !== 'string';
}

interface ArmyFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One of our armies, or a list of one's own. */
export function ArmyField({ label, value, onChange }: ArmyFieldProps) {
  const ours = ARMIES.some(({ name }) => name === value);
  const options = [
    ...ARMIES.map(({ name, army }) => ({ value: name, label: army.name, lang: 'en' as const })),
    { value: OWN, label: tellFirefight('start.list') },
  ];
  return (
    <div class="ff-army-field">
      <Select label={label} value={ours ? value : OWN} options={options} onChange={onChange} />
      {ours ? null : (
        <>
          <TextFile label={tellFirefight('start.paste')} accept=".txt,.json" text={value} onText={onChange} />
          {value === OWN ? null : <Heard list={value} />}
        </>
      )}
    </div>
  );
}

/** What was made of a list. */
function Heard({ list }: { readonly list: string }) {
  const army = armyOf(list);
  if (typeof army === 'string') {
    return (
      <Notice meaning="loss">
        <p>{army === '' ? tellFirefight('start.otherGame') : <English>{army}</English>}</p>
      </Notice>
    );
  }
  const { violations } = checkForce(army.units, army.limit, READINGS);
  const strange = [...new Set(army.units.flatMap(({ notSimulated }) => notSimulated))];
  return (
    <Notice meaning={army.warnings.length + strange.length + violations.length === 0 ? 'good' : 'wait'}>
      <p>{heard(army)}</p>
      {army.warnings.map((warning) => (
        <p key={warning}>
          <English>{IMPORT_WARNINGS[warning]}</English>
        </p>
      ))}
      <Limits army={army} violations={violations} />
      {strange[0] === undefined ? null : (
        <p>{tellFirefight('start.notSimulated', { names: strange.join(', '), first: strange[0] })}</p>
      )}
    </Notice>
  );
}

/** A list past the points that it is for says both. */
export function heard({ name, points, limit, units }: ImportedArmy): string {
  return limit !== null && points > limit
    ? tellFirefight('start.heardOver', { name, points, limit })
    : tellFirefight('start.heard', { name, points, count: units.length });
}

/** Every limit of force organisation that a list is past: it may be played where both agree. */
function Limits({
  army: { units },
  violations,
}: {
  readonly army: ImportedArmy;
  readonly violations: ForceReport['violations'];
}) {
  if (violations.length === 0) return null;
  const names = new Map(units.map(({ id, name }) => [id, name]));
  return (
    <>
      <p>{tellFirefight('start.notLegal')}</p>
      {violations.map((one, at) => (
        <p key={at}>
          <English>
            {violationText(
              one,
              (one.units ?? []).map((id) => names.get(id) ?? id),
            )}
          </English>{' '}
          <RuleLinks rules={[one.rule]} />
        </p>
      ))}
    </>
  );
}
