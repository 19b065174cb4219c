/** A list of one's own, and what was made of it. */
import { IMPORT_WARNINGS, type ImportedArmy } from '../../core/systems/firefight/roster/import/rules.ts';
import { English } from '../parts/english.tsx';
import { Notice } from '../parts/notice.tsx';
import { TextArea } from '../parts/text-area.tsx';
import { tellOdds } from '../text/odds.ts';
import { ARMIES, armyOf } from './answer.ts';

export interface PastedProps {
  /** A list as it was pasted; the name of an army counts as none. */
  readonly value: string;
  readonly onChange: (list: string) => void;
  /** What to do with it once it is read. */
  readonly then?: string;
}

export function Pasted({ value, onChange, then }: PastedProps) {
  const list = ARMIES.some(({ name }) => name === value) ? '' : value;
  return (
    <>
      <TextArea
        label={tellOdds('odds.paste')}
        hint={tellOdds('odds.pasteHint')}
        rows={6}
        value={list}
        onInput={onChange}
      />
      {list === '' ? null : <Heard army={armyOf(list)} then={then} />}
    </>
  );
}

interface HeardProps {
  readonly army: ImportedArmy | string;
  readonly then: string | undefined;
}

function Heard({ army, then }: HeardProps) {
  if (typeof army === 'string') {
    return (
      <Notice meaning="loss">
        <p>{army === '' ? tellOdds('odds.otherGame') : <English>{army}</English>}</p>
      </Notice>
    );
  }
  const { name, points, units, warnings } = army;
  const strange = [...new Set(units.flatMap(({ notSimulated }) => notSimulated))];
  const unpriced = units.filter((unit) => unit.unpriced === true).map((unit) => unit.name);
  return (
    <Notice meaning={warnings.length === 0 ? 'good' : 'wait'}>
      <p>
        {tellOdds('odds.heard', { name, points, count: units.length })} {then}
      </p>
      {warnings.map((warning) => (
        <p key={warning}>
          <English>{IMPORT_WARNINGS[warning]}</English>
        </p>
      ))}
      {unpriced.length === 0 ? null : <p>{tellOdds('odds.unpriced', { names: unpriced.join(', ') })}</p>}
      {strange.length === 0 ? null : <p>{tellOdds('odds.notSimulated', { names: strange.join(', ') })}</p>}
    </Notice>
  );
}
