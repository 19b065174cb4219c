/** A battle without phones: every step, ballots that fold, a map of tiles, rounds, Victory Points and Experience. */
import type { Paper, PaperPart } from '../../../encounter/paper.ts';
import { SIDE_IDS } from '../../../encounter/types.ts';
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { MOST_ROUNDS, announcingFaces, endSteps } from '../rules/ending.ts';
import { STEPS, STEP_NAMES, type SetUpStep } from '../rules/steps.ts';
import { fixedGuides } from './guides.ts';

/** Lines for fighters on the sheet of a gang. */
const FIGHTERS = 13;

/** @param gangs two to four. */
export function paperFor(gangs: number): Paper {
  const letters = SIDE_IDS.slice(0, gangs);
  const names = letters.map((letter) => `Gang ${letter}`);
  return [
    [steps()],
    [grid(gangs), track()],
    [slips(names)],
    [victory(names), reputation(names)],
    ...pairsOf(names).map((two) => two.map(experience)),
  ];
}

type Said = readonly [text: string, ...rules: RuleId[]];

/** What a phone would ask or refuse, in a sentence each; what is said at a step anyway comes after. */
const ON_PAPER: Readonly<Record<SetUpStep, readonly Said[]>> = {
  type: [['Without agreement a D6: even Zone Mortalis, odd Sector Mechanicus.', 'HIT-SETUP-04']],
  'priority-a': [['Everybody rolls a D6, highest first. Players who tie roll again.', 'HIT-EXT-PRIO']],
  battlefield: [
    [
      'Tiles: one per turn, in priority order, each along a whole edge of a laid tile. Together they must be able to form a square.',
      'HIT-TILES-02',
      'HIT-TILES-03',
      'HIT-TILES-04',
    ],
    [
      'Then twice round: scatter (D3), pipes, a barricade or a ductway; the second time one may be removed.',
      'HIT-TILES-09',
      'HIT-TILES-10',
    ],
    [
      'Sections: taken in turn, each with a large piece or three medium ones; then everybody may move a piece or lay a walkway.',
      'HIT-SECTOR-03',
      'HIT-SECTOR-06',
      'HIT-SECTOR-08',
    ],
  ],
  tactics: [
    ['The Underdog first takes a card of their choice, and may hold four.', 'HIT-TACTICS-02', 'HIT-TACTICS-04'],
  ],
  crews: [],
  'priority-b': [],
  edges: [['In priority order an edge nobody has; two gangs sit opposite.', 'HIT-DEPLOY-03', 'HIT-DEPLOY-04']],
  infiltrators: [
    [
      'One fighter per turn: as a model, or as a Hidden marker that is this fighter’s for good.',
      'HIT-DEPLOY-06',
      'HIT-HIDDEN-02',
    ],
  ],
  deploy: [['One fighter per turn. Its base is in your own zone.', 'HIT-DEPLOY-07']],
  observation: [['15 minutes at most.', 'HIT-TARGET-01']],
  targets: [
    ['5 minutes at most. No slip is opened or changed before the battle is over.', 'HIT-TARGET-04', 'HIT-TARGET-05'],
  ],
  rounds: [
    [
      'Detect a Hidden fighter within 12": Intelligence on two dice; in sight and arc +2, Engaged +2, within 6" +1, partial cover -1, full -2, out of sight -4.',
      'HIT-DETECT-03',
    ],
    ['From round 5 on fighters may leave by an enemy edge: out, and unharmed.', 'HIT-RUN-01', 'HIT-RUN-04'],
    ['At a round’s end: bottle tests (from round 4), is it over, the roll (from round 4).', 'HIT-END-08'],
  ],
  end: [
    [
      'This round is the last if everybody is Broken or Seriously Injured, or if only one gang has fighters Active or Pinned. Otherwise roll. Round nine is always the last.',
      'HIT-END-01',
      'HIT-END-02',
      'HIT-END-06',
    ],
  ],
  reveal: [],
  rewards: [],
  'post-battle': [],
};

function steps(): PaperPart {
  return { kind: 'steps', title: 'The Hit, step by step', steps: STEPS.map(stepOf) };
}

function stepOf(step: SetUpStep) {
  const own = ON_PAPER[step].map(([text, ...rules]) => ({ text, rules: cite(...rules) }));
  return { title: STEP_NAMES[step], says: [...own, ...fixedGuides(step)] };
}

function grid(gangs: number): PaperPart {
  const hint = `${gangs} tiles or sections for each gang, ${gangs * gangs} in all. Write whose it is; the whole becomes a square.`;
  return { kind: 'grid', title: 'The battlefield', hint, columns: gangs, rows: gangs };
}

function track(): PaperPart {
  const boxes = Array.from({ length: MOST_ROUNDS }, (_, index) => {
    const round = index + 1;
    const rolls = endSteps(round, null).includes('roll') && round < MOST_ROUNDS;
    return {
      label: String(round),
      notes: [
        ...(round < 4 ? ['no bottle tests'] : []),
        ...(round === 4 ? ['bottle tests from here on'] : []),
        ...(round === 5 ? ['from here on fighters may leave by an enemy edge'] : []),
        ...(rolls ? [`at its end ${rolled(announcingFaces(round))}the next is the last`] : []),
        ...(round === MOST_ROUNDS ? ['the last in any case'] : []),
      ],
    };
  });
  return { kind: 'track', title: 'Rounds', boxes };
}

function rolled(faces: number): string {
  return faces === 6 ? '' : `${7 - faces}+: `;
}

function slips(names: readonly string[]): PaperPart {
  return {
    kind: 'slips',
    title: 'Ballots',
    hint: 'Name one fighter of every other gang. Fold the slip over, and open it with all others when the battle is over.',
    slips: names.map((own) => ({
      title: own,
      lines: names.filter((other) => other !== own).map((other) => `A fighter of ${other}`),
    })),
  };
}

function victory(names: readonly string[]): PaperPart {
  return {
    kind: 'table',
    title: 'Victory Points',
    hint: 'For each fighter that was named: Wounds lost and not regained, and 1 if it went Out of Action by an injury. It does not matter who did it.',
    columns: ['Target', 'Wounds lost', 'Out by an injury: 1', 'VP'],
    labels: names.flatMap((own) => names.slice(1).map((_, place) => (place === 0 ? own : ''))),
  };
}

function reputation(names: readonly string[]): PaperPart {
  return {
    kind: 'table',
    title: 'Reputation',
    hint: 'Most VP wins; a tie is a draw that nobody loses; with nothing for anybody all lose. Never below 1.',
    columns: [`Opposing gangs: +${names.length - 1}`, 'Won: +1', 'Every two VP: +1', 'Lost: -1', 'Together'],
    labels: names,
  };
}

function experience(name: string): PaperPart {
  return {
    kind: 'table',
    title: `Experience, ${name}`,
    hint: 'Taking enemies out: see your core rules.',
    columns: [
      'Took part: 1',
      'Enemies out',
      'First Blood: 1',
      'Most valuable: 1',
      'Leader won: 1',
      'Underdog won: 1',
      'XP',
    ],
    labels: Array.from({ length: FIGHTERS }, () => ''),
  };
}

function pairsOf(names: readonly string[]): readonly (readonly string[])[] {
  return names.flatMap((_, place) => (place % 2 === 0 ? [names.slice(place, place + 2)] : []));
}
