/** What is entered, reckoned: the same questions that `muster odds` asks. */
import { type Refusal, isRefusal } from '../../core/rules/refusal.ts';
import { ARMY_LISTS, armyNamed } from '../../core/systems/firefight/roster/armies/armies.ts';
import { OPEN, type AttackSituation } from '../../core/systems/firefight/rules/attack.ts';
import { readArmy } from '../../core/systems/firefight/roster/import/read.ts';
import type { ImportedArmy, ImportedUnit } from '../../core/systems/firefight/roster/import/rules.ts';
import {
  type AttackAnswer,
  type Batch,
  type Wearing,
  attackOdds,
  wearDown,
} from '../../core/systems/firefight/odds/attack.ts';
import { type MatrixRow, oddsMatrix } from '../../core/systems/firefight/odds/matrix.ts';
import { type MeleeAnswer, meleeOdds } from '../../core/systems/firefight/odds/melee.ts';
import { compile } from '../../core/systems/firefight/rules/profile.ts';
import { READINGS } from '../../core/systems/firefight/readings.ts';
import { FRESH } from '../../core/systems/firefight/rules/unit.ts';
import type { Entered } from './state.ts';
import { type ReadUnit, unitOf } from './unit.ts';

/** Twenty activations are more than a game has. */
const WEARING = { sure: 0.8, most: 20 };

/** The figures that are typed by hand, and what they may be. Nothing else is taken for one, and nothing is made of it. */
const FIGURES = { distance: [0, 1000], markers: [0, 200], ownMarkers: [0, 200] } as const;
type Figure = keyof typeof FIGURES;

function numberIn(entered: Entered, figure: Figure): number {
  return Number(entered[figure].replace(',', '.'));
}

/** Whether a figure is missing or out of its range, where it has a part in what is asked. Inches may be broken, markers not. */
export function isWrong(entered: Entered, figure: Figure): boolean {
  const { mode, step } = entered;
  const asked = {
    distance: mode !== 'melee' && step === 'shoot',
    markers: mode !== 'armies',
    ownMarkers: mode === 'melee',
  };
  const [least, most] = FIGURES[figure];
  const number = numberIn(entered, figure);
  const fits = number >= least && number <= most && (figure === 'distance' || Number.isInteger(number));
  return asked[figure] && (entered[figure].trim() === '' || !fits);
}

/** Whether all figures can be reckoned with. */
export function isWhole(entered: Entered): boolean {
  return !(Object.keys(FIGURES) as Figure[]).some((figure) => isWrong(entered, figure));
}

function situationOf(entered: Entered): AttackSituation {
  const { step, cover, moved } = entered;
  return {
    ...OPEN,
    distance: step === 'shoot' ? numberIn(entered, 'distance') : 0,
    moved,
    cover: { terrain: cover === 'terrain' || cover === 'both', sight: cover === 'sight' || cover === 'both' },
  };
}

export interface Units {
  readonly own: ReadUnit;
  readonly foe: ReadUnit;
}

/** `called`: how the page calls the two. */
export function unitsOf(entered: Entered, called: Readonly<Record<'own' | 'foe', string>>): Units | Refusal {
  const [own, foe] = [unitOf(entered.own, called.own), unitOf(entered.foe, called.foe)];
  if (isRefusal(own)) return own;
  return isRefusal(foe) ? foe : { own, foe };
}

/** The unit that is struck, as far as the page says what has happened to it. */
function struckOf(entered: Entered, { foe }: Units) {
  return { profile: compile(foe.unit), markers: numberIn(entered, 'markers'), shaken: entered.shaken };
}

export interface AttackOdds {
  readonly answer: AttackAnswer;
  readonly wearing: Wearing;
}

function attackOf(entered: Entered, units: Units): AttackOdds | Refusal {
  const target = struckOf(entered, units);
  const batch: Batch = {
    step: entered.step,
    attacker: compile(units.own.unit),
    condition: { ...FRESH, fatigued: entered.fatigued },
    situation: situationOf(entered),
  };
  const answer = attackOdds({ target, nearby: [], allot: [], batches: [batch], readings: READINGS });
  if (isRefusal(answer)) return answer;
  const wearing = wearDown(target, batch, READINGS, WEARING);
  return isRefusal(wearing) ? wearing : { answer, wearing };
}

function meleeOf(entered: Entered, units: Units): MeleeAnswer | Refusal {
  const defender = struckOf(entered, units);
  const charger = { profile: compile(units.own.unit), markers: numberIn(entered, 'ownMarkers'), shaken: false };
  const { fatigued, foeFatigued, shaken } = entered;
  return meleeOdds({
    charger: { ...charger, condition: { ...FRESH, markers: charger.markers, fatigued } },
    defender: { ...defender, condition: { ...FRESH, markers: defender.markers, fatigued: foeFatigued, shaken } },
    strikesBack: true,
    readings: READINGS,
  });
}

export type Outcome = AttackOdds | MeleeAnswer;

/** What comes of two units; a refusal where they or their fight cannot be reckoned. */
export function outcomeOf(entered: Entered, units: Units | Refusal): Outcome | Refusal {
  if (isRefusal(units)) return units;
  return entered.mode === 'melee' ? meleeOf(entered, units) : attackOf(entered, units);
}

/** The army of a name or a pasted list; a sentence where it cannot be read, '' for a list of another game. */
export function armyOf(text: string): ImportedArmy | string {
  const known = armyNamed(text);
  if (known) return known;
  const read = readArmy(text);
  if (isRefusal(read)) return read.message;
  return read.imported ? read : '';
}

/** Units of an army that differ in nothing, as one. */
export interface Alike {
  readonly unit: ImportedUnit;
  readonly count: number;
}

export function alikeIn({ units }: ImportedArmy): Alike[] {
  const kinds = new Map<string, Alike>();
  for (const unit of units) {
    const key = JSON.stringify({ ...unit, id: '' });
    kinds.set(key, { unit: kinds.get(key)?.unit ?? unit, count: (kinds.get(key)?.count ?? 0) + 1 });
  }
  return [...kinds.values()];
}

export function matrixOf(entered: Entered, own: readonly Alike[], foe: readonly Alike[]): MatrixRow[] {
  const profiles = (units: readonly Alike[]) => units.map(({ unit }) => compile(unit));
  return oddsMatrix(profiles(own), profiles(foe), entered.step, situationOf(entered), READINGS);
}

/** The four armies by name. */
export const ARMIES: readonly { readonly name: string; readonly army: ImportedArmy }[] = [...ARMY_LISTS.keys()].flatMap(
  (name) => {
    const army = armyNamed(name);
    return army ? [{ name, army }] : [];
  },
);
