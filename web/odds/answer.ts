/** What is entered, reckoned: the same questions that `muster odds` asks. */
import { type Refusal, isRefusal } from '../../core/journal/types.ts';
import { ARMY_LISTS, armyNamed } from '../../core/systems/firefight/armies/armies.ts';
import { OPEN, type Situation } from '../../core/systems/firefight/attack.ts';
import { readArmy } from '../../core/systems/firefight/import/read.ts';
import type { ImportedArmy } from '../../core/systems/firefight/import/rules.ts';
import {
  type AttackAnswer,
  type Batch,
  type Wearing,
  attackOdds,
  wearDown,
} from '../../core/systems/firefight/odds/attack.ts';
import { type MatrixRow, oddsMatrix } from '../../core/systems/firefight/odds/matrix.ts';
import { type MeleeAnswer, meleeOdds } from '../../core/systems/firefight/odds/melee.ts';
import { compile } from '../../core/systems/firefight/profile.ts';
import { READINGS } from '../../core/systems/firefight/readings.ts';
import { FRESH } from '../../core/systems/firefight/unit.ts';
import type { Entered } from './state.ts';
import { type ReadUnit, unitOf } from './unit.ts';

/** Twenty activations are more than a game has. */
const WEARING = { sure: 0.8, most: 20 };

/** A number that is typed, within bounds; 0 where there is none. */
function numberIn(text: string, most: number): number {
  const number = Number(text.replace(',', '.'));
  return Number.isFinite(number) ? Math.min(most, Math.max(0, number)) : 0;
}

function situationOf({ distance, cover, moved }: Entered): Situation {
  return {
    ...OPEN,
    distance: numberIn(distance, 1000),
    moved,
    cover: { terrain: cover === 'terrain' || cover === 'both', sight: cover === 'sight' || cover === 'both' },
  };
}

export interface Units {
  readonly own: ReadUnit;
  readonly foe: ReadUnit;
}

export function unitsOf(entered: Entered): Units | Refusal {
  const [own, foe] = [unitOf(entered.own), unitOf(entered.foe)];
  if (isRefusal(own)) return own;
  return isRefusal(foe) ? foe : { own, foe };
}

/** The unit that is struck, as far as the page says what has happened to it. */
function struckOf({ markers, shaken }: Entered, { foe }: Units) {
  return { profile: compile(foe.unit), markers: Math.floor(numberIn(markers, 200)), shaken };
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
  const condition = { ...FRESH, fatigued: entered.fatigued };
  return meleeOdds({
    charger: { profile: compile(units.own.unit), markers: 0, shaken: false, condition },
    defender: { ...defender, condition: { ...FRESH, markers: defender.markers, shaken: defender.shaken } },
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

export function matrixOf(entered: Entered, own: ImportedArmy, foe: ImportedArmy): MatrixRow[] {
  return oddsMatrix(own.units.map(compile), foe.units.map(compile), entered.step, situationOf(entered), READINGS);
}

/** The four armies by name. */
export const ARMIES: readonly { readonly name: string; readonly army: ImportedArmy }[] = [...ARMY_LISTS.keys()].flatMap(
  (name) => {
    const army = armyNamed(name);
    return army ? [{ name, army }] : [];
  },
);
