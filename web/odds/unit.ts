/** A unit as it is typed, in the words of a shared list, and back. */
import { type Refusal, isRefusal } from '../../core/rules/refusal.ts';
import type { ImportedUnit } from '../../core/systems/firefight/roster/import/rules.ts';
import { importShareText } from '../../core/systems/firefight/roster/import/share-text.ts';
import type { RuleNote, ForceUnit, Weapon } from '../../core/systems/firefight/rules/unit.ts';
import type { Typed } from './state.ts';

export interface ReadUnit {
  readonly unit: ImportedUnit;
  /** Whether some of its rules or weapons could not be read. */
  readonly unread: boolean;
}

/** The unit that is typed; a refusal says what it cannot be. `called`: how the page calls it. */
export function unitOf({ models, quality, defense, rules, weapons }: Typed, called = 'Unit'): ReadUnit | Refusal {
  const line = (text: string) => text.replace(/[\n|#]+/g, ', ');
  // What is no number of models is none: the reader of lists says what is wrong with that.
  const size = /^\d+$/.test(models.trim()) ? models.trim() : '0';
  const head = `${called} [${size}] Q${quality}+ D${defense}+ | 0pts | ${line(rules)}`;
  const army = importShareText(`++ X [GFF 0pts] ++\n\n${head}\n${line(weapons)}`);
  if (isRefusal(army)) return army;
  const unit = army.imported ? army.units[0] : undefined;
  if (!unit) throw new Error('a unit that is typed is read or refused');
  return { unit, unread: army.warnings.some((warning) => warning === 'unread') };
}

/** What to type for a unit. */
export function typedOf({ models, quality, defense, tough, rules, weapons }: ForceUnit): Typed {
  const notes = tough > 1 ? [...rules, { name: 'Tough', value: tough }] : rules;
  return {
    models: String(models),
    quality: String(quality),
    defense: String(defense),
    rules: notes.map(noteText).join(', '),
    weapons: weapons.map(weaponText).join(', '),
  };
}

export function noteText({ name, value, models }: RuleNote): string {
  const count = models === undefined ? '' : `${models}x `;
  return `${count}${name}${value === undefined ? '' : `(${value})`}`;
}

export function weaponText({ name, range, attacks, count, rules }: Weapon): string {
  const parts = [...(range === 0 ? [] : [`${range}"`]), `A${attacks}`, ...rules.map(noteText)];
  return `${count === 1 ? '' : `${count}x `}${name} (${parts.join(', ')})`;
}
