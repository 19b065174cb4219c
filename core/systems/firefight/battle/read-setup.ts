/** Reading a battle's armies, table and readings from outside. */
import { cite } from '../../../rules/cite.ts';
import { type Refusal, isRefusal, refuse } from '../../../rules/refusal.ts';
import { isPlainObject, listOf, fieldsOf } from '../../../journal/json.ts';
import { readMap } from '../../../table/map/read.ts';
import { readReadings } from '../readings.ts';
import { type ForceUnit, readUnit } from '../rules/unit.ts';
import type { BattleSetup } from './def.ts';
import { readSpells } from './spells.ts';

export function readSetup(given: unknown): BattleSetup | Refusal {
  if (!isPlainObject(given) || !isPlainObject(given.armies)) return wrong('it needs two armies, A and B');
  const [a, b] = [readArmy(given.armies.A), readArmy(given.armies.B)];
  if (isRefusal(a)) return a;
  if (isRefusal(b)) return b;
  const readings = readReadings(given.readings);
  if (isRefusal(readings)) return readings;
  // Terrain and size are read as every table's are.
  const map = readMap({ size: given.size ?? [48, 48], terrain: given.terrain ?? [] });
  if (isRefusal(map)) return map;
  const spells = fieldsOf(given.spells);
  const [ours, theirs] = [readSpells(spells.A), readSpells(spells.B)];
  if (isRefusal(ours)) return ours;
  if (isRefusal(theirs)) return theirs;
  const bases = fieldsOf(given.bases);
  const across = { A: readBases(bases.A), B: readBases(bases.B) };
  if (across.A === null || across.B === null) return wrong('a base is 10 to 200 millimetres across');
  const { names, points } = given;
  return {
    armies: { A: a, B: b },
    ...(isPlainObject(names) ? { names: { A: nameIn(names.A), B: nameIn(names.B) } } : {}),
    ...(typeof points === 'number' && points > 0 ? { points } : {}),
    size: map.size,
    terrain: map.terrain,
    readings,
    spells: { A: ours, B: theirs },
    bases: { A: across.A, B: across.B },
  };
}

/** No army's name is longer. */
const LONGEST = 100;

function nameIn(given: unknown): string {
  return typeof given === 'string' ? given.slice(0, LONGEST) : '';
}

function wrong(what: string): Refusal {
  return refuse('bad-setup', `This is not a battle: ${what}.`, ...cite('GFF-ARMY-10'));
}

function readArmy(given: unknown): readonly ForceUnit[] | Refusal {
  if (!Array.isArray(given)) return wrong('an army is a list of units');
  const units: ForceUnit[] = [];
  for (const row of listOf(given)) {
    const unit = readUnit(row);
    if (isRefusal(unit)) return unit;
    units.push(unit);
  }
  return units;
}

function readBases(given: unknown): Readonly<Record<string, number>> | null {
  if (given === undefined) return {};
  if (!isPlainObject(given)) return null;
  const read: Record<string, number> = {};
  for (const [id, across] of Object.entries(given)) {
    if (typeof across !== 'number' || !(across >= 10 && across <= 200)) return null;
    read[id] = across;
  }
  return read;
}
