/** Every weapon of one army against every unit of another. */
import type { Outlook } from '../../core/systems/firefight/odds/unit-outcome.ts';
import { Notice } from '../parts/notice.tsx';
import { Select } from '../parts/select.tsx';
import { locale } from '../text/language.ts';
import { tellOdds } from '../text/odds.ts';
import { ARMIES, type Alike, alikeIn, armyOf, matrixOf } from './answer.ts';
import { Meter, percent } from './bars.tsx';
import { Pasted } from './pasted.tsx';
import type { Entered } from './state.ts';
import { typedOf } from './unit.ts';

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
      {known ? null : <Pasted value={value} onChange={onChange} />}
    </fieldset>
  );
}

/** Nobody reads a larger table, and it is reckoned anew with every key. */
const MOST_KINDS = 60;

export interface MatrixProps {
  readonly entered: Entered;
  /** Looks at one weapon against one unit more closely. */
  readonly onOpen: (part: Partial<Entered>) => void;
}

export function Matrix({ entered, onOpen }: MatrixProps) {
  const [own, foe] = [armyOf(entered.ownArmy), armyOf(entered.foeArmy)];
  if (typeof own === 'string' || typeof foe === 'string') return null;
  const [attackers, targets] = [alikeIn(own), alikeIn(foe)];
  if (Math.max(attackers.length, targets.length) > MOST_KINDS) {
    return (
      <Notice meaning="wait">
        <p>{tellOdds('odds.tooMany', { most: MOST_KINDS })}</p>
      </Notice>
    );
  }
  const rows = matrixOf(entered, attackers, targets);
  const caption = tellOdds('odds.matrix', { own: own.name, foe: foe.name });
  const counts = new Map(attackers.map(({ unit, count }) => [unit.id, count]));
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
              {targets.map(({ unit, count }) => (
                <th key={unit.id} scope="col">
                  {times(unit.name, count)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ attacker: { unit }, weapon, against }, row) => (
              <tr key={`${row} ${unit.id}`}>
                <th scope="row">
                  {weapon}
                  <small class="odds-note">{times(unit.name, counts.get(unit.id) ?? 1)}</small>
                </th>
                {targets.map((target, at) => (
                  <MatrixCell
                    key={target.unit.id}
                    met={against[at] ?? null}
                    target={target}
                    who={`${unit.name}, ${weapon}`}
                    onOpen={() => {
                      const weapons = unit.weapons.filter(({ name }) => name === weapon);
                      onOpen({ own: typedOf({ ...unit, weapons }), foe: typedOf(target.unit) });
                    }}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** A unit's name, and how many of it there are. */
function times(name: string, count: number): string {
  return count === 1 ? name : `${count}× ${name}`;
}

interface MatrixCellProps {
  readonly met: Outlook | null;
  readonly target: Alike;
  readonly who: string;
  readonly onOpen: () => void;
}

/** The bar is the part of the unit that is lost on average. */
function MatrixCell({ met, target: { unit }, who, onOpen }: MatrixCellProps) {
  if (!met) return <td class="odds-none">–</td>;
  return (
    <td>
      <button type="button" class="odds-met" onClick={onOpen}>
        <span class="unseen">{tellOdds('odds.open', { who, target: unit.name })} </span>
        <span>
          {met.killed.toLocaleString(locale.value, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}
        </span>{' '}
        <small class="odds-note">{percent(met.knockedOut)}</small>
        <Meter part={met.killed / unit.models} tone="loss" />
      </button>
    </td>
  );
}
