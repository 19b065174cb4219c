/**
 * Whom auras reach: “this model and up to 3 friendly units picked before the start of the game” (GFF-SR-BOOK-2). A list does not
 * say who was picked, so the dearest others are.
 */
import { givesInFights, pickingAura } from '../../rules/special/auras.ts';
import { type RuleNote, allHave } from '../../rules/unit.ts';
import type { ImportWarning, ImportedArmy, ImportedUnit } from './rules.ts';

const MOST_PICKED = 3;

/** An army whose units have what others of it give them. */
export function withPicks(army: ImportedArmy): ImportedArmy {
  let { units } = army;
  const change = (some: readonly ImportedUnit[], to: (unit: ImportedUnit) => ImportedUnit) => {
    units = units.map((unit) => (some.includes(unit) ? to(unit) : unit));
  };
  let all = true;
  for (const { id, name, rules } of army.units) {
    for (const note of rules) {
      const gives = pickingAura(note);
      if (gives === null) continue;
      if (givesInFights(gives)) {
        const given: RuleNote = {
          name: `${note.name} of ${name}`,
          says: { bearer: 'unit', aura: { gives, from: id } },
        };
        change(pickedFor(id, gives, units), (unit) => ({ ...unit, rules: [...unit.rules, given] }));
      } else {
        all = false;
        const left = `${note.name} for other units`;
        change(
          units.filter((unit) => unit.id === id),
          (unit) => ({ ...unit, notSimulated: [...unit.notSimulated, left] }),
        );
      }
    }
  }
  const warnings: ReadonlySet<ImportWarning> = new Set([...army.warnings, ...(all ? [] : ['not-simulated' as const])]);
  return { ...army, warnings: [...warnings], units };
}

function pickedFor(bearer: string, gives: string, units: readonly ImportedUnit[]): readonly ImportedUnit[] {
  const gets = (unit: ImportedUnit) =>
    allHave(unit, gives) || unit.rules.some(({ says }) => says?.aura?.gives === gives);
  return units
    .filter((unit) => unit.id !== bearer && !gets(unit))
    .sort((one, other) => other.cost - one.cost)
    .slice(0, MOST_PICKED);
}
