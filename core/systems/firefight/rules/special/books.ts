/**
 * Rules of army books, as data (GFF-SR-BOOK-1): each row says what its bearer's attacks gain and when, what attacks on it meet, what
 * it ignores, how it moves, how steady it is. The books are Firefight's of 3.5.3 as Army Forge shows them; `from` names one that
 * has the rule. What cannot be said so is not here, and is not simulated (GFF-SR-OTHER-1).
 */
import type { RuleNote } from '../unit.ts';
import type { RuleEffect } from './effect.ts';

export interface BookRule extends RuleEffect {
  readonly name: string;
  readonly from: string;
  /** It is another rule under another name. */
  readonly counts?: RuleNote;
}

const BEYOND = { over: 9 } as const;
const CHARGES = { step: 'charge' } as const;
const SHOOTS = { step: 'shoot' } as const;
const FAR_SHOT = { ...SHOOTS, ...BEYOND } as const;

export const BOOK_RULES: readonly BookRule[] = [
  // What it shoots and strikes with.
  { name: 'Good Shot', bearer: 'model', from: 'Human Defense Force', attacks: [{ hit: 1, when: SHOOTS }] },
  { name: 'Precise', bearer: 'weapon', from: 'Alien Hives', attacks: [{ hit: 1 }] },
  { name: 'Targeting Visor', bearer: 'model', from: 'DAO Union', attacks: [{ hit: 1, when: FAR_SHOT }] },
  {
    name: 'Targeting Visor Boost',
    bearer: 'model',
    from: 'DAO Union',
    needs: 'Targeting Visor',
    attacks: [{ hit: 1, when: { ...SHOOTS, within: 9 } }],
  },
  { name: 'Piercing Assault', bearer: 'model', from: 'Orc Marauders', attacks: [{ ap: 1, when: CHARGES }] },
  { name: 'Piercing Hunter', bearer: 'model', from: 'Dark Elf Raiders', attacks: [{ ap: 1, when: FAR_SHOT }] },
  {
    name: 'Slayer',
    bearer: 'model',
    from: 'DAO Union',
    attacks: [
      { ap: 2, when: { ...FAR_SHOT, tough: 3 } },
      { ap: 2, when: { ...CHARGES, tough: 3 } },
    ],
  },
  { name: 'Ranged Slayer', bearer: 'model', from: 'DAO Union', attacks: [{ ap: 2, when: { ...FAR_SHOT, tough: 3 } }] },
  {
    name: 'Melee Slayer',
    bearer: 'model',
    from: 'Dark Elf Raiders',
    attacks: [{ ap: 2, when: { ...CHARGES, tough: 3 } }],
  },
  { name: 'Destructive', bearer: 'weapon', from: 'Alien Hives', attacks: [{ sixAp: 4 }] },
  { name: 'Crack', bearer: 'weapon', from: 'Human Defense Force', attacks: [{ sixAp: 2 }] },
  { name: 'Tear', bearer: 'weapon', from: 'Orc Marauders', attacks: [{ ap: 4, when: { tough: 3, noHero: true } }] },
  { name: 'Lacerate', bearer: 'weapon', from: 'Battle Brothers', attacks: [{ bane: true }] },
  { name: 'Ignores Regeneration', bearer: 'weapon', from: 'DAO Union', attacks: [{ lasting: true }] },
  { name: 'Ignores Cover', bearer: 'weapon', from: 'DAO Union', attacks: [{ uncovered: true }] },
  {
    name: 'Disintegrate',
    bearer: 'weapon',
    from: 'DAO Union',
    attacks: [{ lasting: true }, { ap: 2, when: { defense: [2, 3] } }],
  },
  // How it is attacked.
  { name: 'Shielded', bearer: 'unit', from: 'Battle Brothers', suffers: [{ guard: 1 }] },
  { name: 'Evasive', bearer: 'unit', from: 'Battle Brothers', suffers: [{ hit: -1 }] },
  { name: 'Melee Evasion', bearer: 'unit', from: 'Dark Elf Raiders', suffers: [{ hit: -1, when: { step: 'melee' } }] },
  { name: 'Fortified', bearer: 'unit', from: 'DAO Union', fortified: 1 },
  { name: 'Defense', bearer: 'unit', from: 'Battle Brothers', defends: true },
  { name: 'Resistance', bearer: 'unit', from: 'Alien Hives', ward: 6, spellWard: 2 },
  { name: 'Self-Repair', bearer: 'unit', from: 'Robot Legions', ward: 6 },
  { name: 'Self-Repair Boost', bearer: 'unit', from: 'Robot Legions', needs: 'Self-Repair', ward: 5 },
  { name: 'Plaguebound', bearer: 'unit', from: 'Plague Disciples', ward: 6 },
  { name: 'Plaguebound Boost', bearer: 'unit', from: 'Plague Disciples', needs: 'Plaguebound', ward: 5 },
  // How steady it is.
  { name: 'Hold the Line', bearer: 'unit', from: 'Human Defense Force', morale: 1 },
  { name: 'Hold the Line Boost', bearer: 'unit', from: 'Human Defense Force', needs: 'Hold the Line', morale: 1 },
  { name: 'Hive Bond', bearer: 'unit', from: 'Alien Hives', morale: 1 },
  { name: 'Hive Bond Boost', bearer: 'unit', from: 'Alien Hives', needs: 'Hive Bond', morale: 1 },
  { name: 'Battle-Hardened', bearer: 'unit', from: 'Mercenaries', morale: 1 },
  { name: 'Battleborn', bearer: 'unit', from: 'Battle Brothers', rallies: 4 },
  { name: 'Steadfast', bearer: 'unit', from: 'Plague Disciples', rallies: 4 },
  // How it moves.
  { name: 'Agile', bearer: 'model', from: 'Dark Elf Raiders', moves: { advance: 1, rush: 2, charge: 2 } },
  { name: 'Rapid Advance', bearer: 'model', from: 'Robot Legions', moves: { advance: 4 } },
  { name: 'Rapid Rush', bearer: 'model', from: 'Battle Brothers', moves: { rush: 6 } },
  { name: 'Rapid Charge', bearer: 'model', from: 'Alien Hives', moves: { charge: 4 } },
  { name: 'Swift', bearer: 'model', from: 'Robot Legions', swift: true },
  { name: 'Caster Group', bearer: 'model', from: 'Alien Hives', counts: { name: 'Caster', value: 1 } },
];
