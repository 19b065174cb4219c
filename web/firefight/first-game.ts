/** A first game of five minutes: a few models each on a small table, and what to tell whoever plays it, question by question. */
import type { RuleId } from '../../core/rules/rule-ids.ts';
import type { Choices, Chosen } from './engine/messages.ts';
import type { BattleView } from './engine/view.ts';

const OWN = `++ Your first band [GFF 110pts] ++

Marksmen [3] Q4+ D5+ | 60pts
3x Rifle (24", A1), 3x Knife (A1)

Swordsmen [3] Q4+ D4+ | 50pts
3x Sword (A2)
`;
const FOE = `++ The other band [GFF 110pts] ++

Hunters [3] Q5+ D5+ | 60pts
3x Bow (18", A1), 3x Knife (A1)

Spearmen [3] Q5+ D4+ | 50pts
3x Spear (A2)
`;
/** A wood that slows and covers, a ruin that hides, and open ground between. */
const TABLE = {
  name: 'A first table',
  size: [30, 30],
  terrain: [
    { id: 'wood', name: 'Wood', shape: { circle: [9, 15, 3] }, traits: ['difficult', 'cover'] },
    { id: 'ruin', name: 'Ruin', shape: { rect: [18, 16, 23, 20] }, traits: ['cover', 'sight-blocker'] },
    { id: 'wall', name: 'Wall', shape: { rect: [18, 8, 24, 9] }, traits: ['cover'] },
  ],
};

export const FIRST_GAME: Chosen = {
  armies: { A: OWN, B: FOE },
  table: '1',
  laid: JSON.stringify(TABLE),
  lesson: true,
};

export type Lesson =
  | 'choose'
  | 'charge'
  | 'move'
  | 'shaken'
  | 'shoot'
  | 'cover'
  | 'strike'
  | 'consolidate'
  | 'remove'
  | 'morale'
  | 'theirs'
  | 'over';

/** The rules that a lesson tells of. */
export const LESSON_RULES: Readonly<Record<Lesson, readonly RuleId[]>> = {
  choose: ['GFF-ROUND-02'],
  charge: ['GFF-MELEE-01', 'GFF-MELEE-05'],
  move: ['GFF-ACT-01', 'GFF-MISSION-06'],
  shaken: ['GFF-ACT-06'],
  shoot: ['GFF-SHOOT-04', 'GFF-SHOOT-05'],
  cover: ['GFF-TERRAIN-01'],
  strike: ['GFF-MELEE-06', 'GFF-FATIGUE-01'],
  consolidate: ['GFF-MELEE-07'],
  remove: ['GFF-WOUND-07', 'GFF-WOUND-12'],
  morale: ['GFF-MORALE-01', 'GFF-MORALE-02'],
  theirs: ['GFF-ROUND-02'],
  over: ['GFF-MISSION-11'],
};

/** What somebody is told now; null: nothing new. */
export function lessonAt({ open }: BattleView, choices: Choices | null, mine: boolean): Lesson | null {
  if (open.ask === 'over') return 'over';
  if (!mine) return 'theirs';
  switch (open.ask) {
    case 'activate':
      if (choices === null) return 'choose';
      if (choices.deeds.includes('idle')) return 'shaken';
      return choices.charges.some(({ wrong }) => wrong.length === 0) ? 'charge' : 'move';
    case 'shoot':
      return choices?.shots.some(({ cover }) => cover) === true ? 'cover' : 'shoot';
    case 'strike-back':
      return 'strike';
    case 'consolidate':
    case 'remove':
    case 'morale':
      return open.ask;
    case 'allot':
    case 'ambush':
    case 'boost':
    case 'deploy':
    case 'edge':
    case 'land':
    case 'marker':
    case 'pile-in':
    case 'push':
    case 'scout':
    case 'separate':
    case 'set-aside':
      return null;
  }
}
