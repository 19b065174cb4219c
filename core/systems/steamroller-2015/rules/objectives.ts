/** The six objectives of 2015, what their cards say, and when they may be damaged. */
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { type Refusal, refuse } from '../../../rules/refusal.ts';

export interface ObjectiveCard {
  readonly id: string;
  readonly label: string;
  /** What it does for its owner, in our words. */
  readonly abilities: readonly { readonly name: string; readonly text: string; readonly rules: readonly RuleId[] }[];
}

/** Boxes of damage on every objective. */
export const OBJECTIVE_BOXES = 15;

/** On every card: a large base, DEF 5, ARM 18. */
export const OBJECTIVE_COMMON =
  'Large base, DEF 5, ARM 18, 15 damage boxes. It never moves, is never moved, placed or knocked down, faces all round, engages nobody and is engaged by nobody; melee attacks hit it automatically. It channels no spells and is no Prey.';

export const OBJECTIVE_CARDS: readonly ObjectiveCard[] = [
  {
    id: 'arcane-wonder',
    label: 'Arcane Wonder',
    abilities: [
      {
        name: 'Wondrous Power',
        text: 'Friendly models within 4″ have Empowered: once a turn an upkeep spell such a model casts costs 1 less.',
        rules: ['SR15-OBJ-ARCANE-01'],
      },
      {
        name: 'Plasma Nimbus',
        text: 'A model that hits it in melee suffers an electrical damage roll of POW 10 once the attack is over, unless that attack destroyed or removed it.',
        rules: ['SR15-OBJ-ARCANE-02'],
      },
    ],
  },
  {
    id: 'stockpile',
    label: 'Stockpile',
    abilities: [
      {
        name: 'Lash',
        text: 'Neither it nor friendly warriors in base contact with it can be knocked down.',
        rules: ['SR15-OBJ-STOCKPILE-01'],
      },
      {
        name: 'Up and at ’Em',
        text: 'In your Maintenance Phase, after continuous effects, friendly knocked-down models within 4″ stand up.',
        rules: ['SR15-OBJ-STOCKPILE-02'],
      },
    ],
  },
  {
    id: 'effigy-of-valor',
    label: 'Effigy of Valor',
    abilities: [
      { name: 'Obstruct', text: 'It gives cover as an obstruction does.', rules: ['SR15-OBJ-EFFIGY-01'] },
      {
        name: 'Valor',
        text: 'Friendly models and units within 4″ never flee, and rally at once if they do; who starts an activation there is Fearless for one round.',
        rules: ['SR15-OBJ-EFFIGY-02'],
      },
    ],
  },
  {
    id: 'armory',
    label: 'Armory',
    abilities: [
      {
        name: 'Asset Protection',
        text: 'When it is disabled you may have another of your own friendly models within 4″ destroyed in its place, if that is not disabled; the Armory then recovers 1 point.',
        rules: ['SR15-OBJ-ARMORY-01'],
      },
      {
        name: 'Firepower',
        text: 'Friendly light artillery within 4″ has boosted ranged damage rolls.',
        rules: ['SR15-OBJ-ARMORY-02'],
      },
    ],
  },
  {
    id: 'bunker',
    label: 'Bunker',
    abilities: [
      {
        name: 'Girded',
        text: 'Neither it nor friendly models in base contact with it take blast damage.',
        rules: ['SR15-OBJ-BUNKER-01'],
      },
      {
        name: 'Impervious Flesh',
        text: 'A ranged attack that hits it rolls one damage die fewer.',
        rules: ['SR15-OBJ-BUNKER-02'],
      },
    ],
  },
  {
    id: 'fuel-cache',
    label: 'Fuel Cache',
    abilities: [
      {
        name: 'Fuel',
        text: 'Friendly models that start an activation within 4″ may run or charge without focus and without being forced.',
        rules: ['SR15-OBJ-FUEL-01'],
      },
      {
        name: 'It Burns!',
        text: 'A model that hits it in melee is on Fire right after the attack, unless that attack destroyed or removed it.',
        rules: ['SR15-OBJ-FUEL-02'],
      },
    ],
  },
];

export function isObjective(id: string | null): boolean {
  return OBJECTIVE_CARDS.some((card) => card.id === id);
}

/** Whether an objective may be targeted or damaged: from the second player's second turn on. */
export function mayDamage({ turn, active }: { readonly turn: number; readonly active: 'A' | 'B' }): Refusal | null {
  const rules = cite('SR15-OBJ-COMMON-04');
  if (turn > 2 || (turn === 2 && active === 'B')) return null;
  const message = 'Objectives can be targeted and damaged from the second player’s second turn on.';
  return refuse('objective-safe', message, ...rules);
}
