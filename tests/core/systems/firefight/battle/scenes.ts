/** Battles to test with: armies in which every special rule comes up, on tables in which every kind of terrain does. */
import { isRefusal } from '../../../../../core/rules/refusal.ts';
import type { LaidPiece } from '../../../../../core/table/laid-table.ts';
import { type Draws, draws } from '../../../../../core/systems/firefight/rules/dice.ts';
import { READINGS, type FirefightReadings } from '../../../../../core/systems/firefight/readings.ts';
import {
  type RuleNote,
  type ForceUnit,
  type Weapon,
  readUnit,
} from '../../../../../core/systems/firefight/rules/unit.ts';
import { type BattleDef, type BattleSetup, defineBattle } from '../../../../../core/systems/firefight/battle/def.ts';
import type { Spell } from '../../../../../core/systems/firefight/battle/spells.ts';

const WEAPON_RULES = [
  ...['AP(1)', 'AP(4)', 'Bane', 'Blast(3)', 'Counter', 'Deadly(3)', 'Indirect', 'Limited'],
  ...['Reliable', 'Rending', 'Surge', 'Thrust', 'Unstoppable'],
];
const MODEL_RULES = [
  ...['Ambush', 'Caster(2)', 'Fast', 'Fear(1)', 'Fearless', 'Flying', 'Furious', 'Hero', 'Immobile', 'Impact(2)'],
  ...['Regeneration', 'Relentless', 'Scout', 'Slow', 'Stealth', 'Strider', 'Tough(3)', 'Tough(6)'],
];
/** Every special rule that a scene may hold, by name. */
export const SCENE_RULES = [...WEAPON_RULES, ...MODEL_RULES];

const SPELLS: readonly Spell[] = [
  {
    name: 'Bolt',
    value: 1,
    range: 18,
    at: 'enemy',
    effect: { kind: 'hits', hits: 2, rules: [{ name: 'AP', value: 1 }] },
  },
  {
    name: 'Storm',
    value: 2,
    range: 12,
    at: 'enemy',
    effect: { kind: 'hits', hits: 1, rules: [{ name: 'Blast', value: 3 }] },
  },
  { name: 'Haze', value: 1, range: 18, at: 'enemy', effect: { kind: 'to-hit', by: -1 } },
  { name: 'Bless', value: 1, range: 12, at: 'friend', effect: { kind: 'to-hit', by: 1 } },
  { name: 'Omen', value: 1, range: 24, at: 'enemy', effect: { kind: 'words', words: 'a raven flies up' } },
];

function note(label: string): RuleNote {
  const [name = '', value] = label.replace(')', '').split('(');
  return value === undefined ? { name } : { name, value: Number(value) };
}

function some(labels: readonly string[], count: number, chance: Draws): RuleNote[] {
  const notes = Array.from({ length: count }, () => note(labels[chance.below(labels.length)] ?? ''));
  return notes.filter((one, at) => notes.findIndex(({ name }) => name === one.name) === at);
}

function armedUnit(id: string, chance: Draws): ForceUnit {
  const models = chance.below(3) === 0 ? 2 + chance.below(3) : 1;
  const weapons: Weapon[] = [
    {
      name: 'Gun',
      range: 12 + 6 * chance.below(4),
      attacks: 1 + chance.below(3),
      count: models,
      rules: some(WEAPON_RULES, 1, chance),
    },
    { name: 'Blade', range: 0, attacks: 1 + chance.below(3), count: models, rules: some(WEAPON_RULES, 1, chance) },
  ];
  const figures = { quality: 3 + chance.below(3), defense: 3 + chance.below(3) };
  const unit = readUnit({ id, models, ...figures, rules: some(MODEL_RULES, 1 + chance.below(3), chance), weapons });
  if (isRefusal(unit)) throw new Error(unit.message);
  return unit;
}

const TRAITS = [
  ['cover', 'difficult'],
  ['sight-blocker', 'impassable'],
  ['sight-blocker', 'cover'],
  ['dangerous'],
  ['elevated', 'cover'],
];

/** Twenty pieces of every kind, none on another. */
export function terrainOf(chance: Draws): LaidPiece[] {
  return Array.from({ length: 20 }, (_, at): LaidPiece => {
    const x = 1 + (at % 5) * 9.5 + chance.below(4);
    const y = 5 + Math.floor(at / 5) * 9.5 + chance.below(4);
    const traits = TRAITS[chance.below(TRAITS.length)] ?? [];
    const shape =
      chance.below(3) === 0 ? { circle: [x + 2, y + 2, 2] as const } : { rect: [x, y, x + 4, y + 3] as const };
    const rises = traits.includes('elevated') || traits.includes('cover');
    return { id: `piece ${at + 1}`, shape, traits, ...(rises ? { height: 2 + chance.below(3) } : {}) };
  });
}

/** The scene of a number: the same one for the same number. */
export function setupOf(number: number, readings: Partial<FirefightReadings> = {}): BattleSetup {
  const chance = draws(number);
  const army = () => Array.from({ length: 4 + chance.below(3) }, (_, at) => armedUnit(`u${at + 1}`, chance));
  return {
    armies: { A: army(), B: army() },
    terrain: terrainOf(chance),
    spells: { A: SPELLS, B: SPELLS },
    readings: { ...READINGS, ...readings },
  };
}

export function sceneOf(number: number, readings: Partial<FirefightReadings> = {}): BattleDef {
  const def = defineBattle(setupOf(number, readings));
  if (isRefusal(def)) throw new Error(def.message);
  return def;
}
