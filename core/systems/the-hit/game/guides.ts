/** What people are told at each step: rules that they carry out, and tips (the catalogue's guide and show rules). */
import type { RuleId } from '../../../rules/rule-ids.ts';
import type { Guide, SideId } from '../../../encounter/types.ts';
import { cite } from '../../../rules/cite.ts';
import { endSteps } from '../rules/ending.ts';
import type { SetUpStep } from '../rules/steps.ts';
import { backstabOf } from '../rules/hidden.ts';
import { minutesFor } from '../rules/steps.ts';
import { type Battle, fighterOf } from './battle.ts';
import { gangName } from './question.ts';

type GuideText = readonly [text: string, ...rules: RuleId[]];

const STEP_GUIDES: Readonly<Record<SetUpStep, readonly GuideText[]>> = {
  type: [
    ['A game takes four to six rounds, nine at most: say so if time is short.', 'HIT-SETUP-02'],
    ['Agree on the battlefield, or roll for it.', 'HIT-SETUP-03', 'HIT-SETUP-04'],
  ],
  'priority-a': [['This roll is only for building the battlefield.', 'HIT-PRIO-01']],
  battlefield: [
    ['Edges are chosen only after another roll: a lopsided table may help an opponent.', 'HIT-SETUP-06'],
    [
      'The player who lays a tile puts its walls, doors and terminals, and furnishes a special tile.',
      'HIT-TILES-06',
      'HIT-TILES-07',
      'HIT-TILES-08',
    ],
    ['Mark the corners or edges of the battlefield first, or use a mat of the right size.', 'HIT-SECTOR-10'],
    ['All set up their sections at the same time, with whatever terrain there is.', 'HIT-SECTOR-04'],
    ['No section may be too full to be played. You may veto terrain that wobbles.', 'HIT-SECTOR-07', 'HIT-SECTOR-09'],
  ],
  tactics: [
    ['Set aside up to half of your deck, shuffle, and draw up to three cards.', 'HIT-TACTICS-01', 'HIT-TACTICS-03'],
  ],
  crews: [
    [
      'Everybody who may fight is in the crew. Nobody is kept back, and nobody comes later.',
      'HIT-CREW-01',
      'HIT-CREW-02',
    ],
  ],
  'priority-b': [['This roll is for edges and for setting up fighters.', 'HIT-PRIO-02']],
  edges: [
    ['Zones are 2" deep; or, if all agree, the first row of tiles.', 'HIT-DEPLOY-02', 'HIT-AMB-13'],
    ['A zone is one whole side, corner to corner. Zones may overlap in the corners.', 'HIT-DEPLOY-01', 'HIT-DEPLOY-05'],
  ],
  infiltrators: [['The core rules say where infiltrators may be.', 'HIT-EXT-INFIL']],
  deploy: [['Fighters of different gangs stand at least 1" apart.', 'HIT-DEPLOY-05']],
  observation: [
    ['Look at opposing fighters, ask to see their cards, ask about names, Wounds, skills and gear.', 'HIT-TARGET-01'],
  ],
  targets: [
    ['Name one fighter of every other gang, in secret, on one slip.', 'HIT-TARGET-02', 'HIT-AMB-12'],
    [
      'It does not matter who hurts a target: if you hurt a fighter that another player named, that player scores.',
      'HIT-VP-10',
    ],
  ],
  rounds: [
    ['Enter Wounds, and how each fighter goes out, as it happens.', 'HIT-EXT-WOUNDS', 'HIT-VP-09'],
    ['No further Tactics Cards are drawn.', 'HIT-TACTICS-05'],
  ],
  end: [],
  reveal: [['All ballots open together. Succumbing after the battle adds nothing.', 'HIT-TARGET-06', 'HIT-AMB-10']],
  rewards: [
    ['Each player may name one of their own fighters as the most valuable.', 'HIT-REWARD-04'],
    [
      'Experience for taking enemies Out of Action follows the core rules as Muster knows them: check yours.',
      'HIT-REWARD-02',
      'HIT-EXT-XP',
    ],
  ],
  'post-battle': [['On with the post-battle sequence of the core rules.', 'HIT-REWARD-11', 'HIT-EXT-POST']],
};

/** Rules of the battlefield that is not built are left out, and in a single battle those of a campaign. */
function matters(battle: Battle, rule: string): boolean {
  if (rule === 'HIT-REWARD-11') return battle.campaign === true;
  if (rule === 'HIT-DEPLOY-02') return battle.built && battle.kind === 'zone-mortalis';
  if (rule.startsWith('HIT-TILES')) return battle.kind !== 'sector-mechanicus';
  return rule.startsWith('HIT-SECTOR') ? battle.kind !== 'zone-mortalis' : true;
}

/** What is always said at a step. */
export function fixedGuides(step: SetUpStep): readonly Guide[] {
  return STEP_GUIDES[step].map(([text, ...rules]) => ({ text, rules: cite(...rules) }));
}

export function guidesAt(battle: Battle, step: SetUpStep): readonly Guide[] {
  const fixed = STEP_GUIDES[step].filter(([, rule = '']) => matters(battle, rule));
  return [
    ...fixed.map(([text, ...rules]) => ({ text, rules: cite(...rules) })),
    ...timeGuides(battle, step),
    ...roundGuides(battle),
  ];
}

function timeGuides({ timeUp }: Battle, step: SetUpStep): readonly Guide[] {
  const minutes = minutesFor(step);
  if (minutes === null) return [];
  const text = timeUp.includes(step)
    ? `The ${minutes} minutes are over: go on. Nobody forfeits anything.`
    : `This takes ${minutes} minutes at most.`;
  return [{ text, rules: cite('HIT-AMB-14') }];
}

/** What Hidden gives in close combat (HIT-HIDDEN-04). */
function backstabText(): string {
  const { toHit } = backstabOf(true, ['backstab'], true);
  return `A Hidden fighter’s close combat weapons have Backstab. One that has it already hits on +${toHit} where that applies.`;
}

function roundGuides(battle: Battle): readonly Guide[] {
  const { freeDetects, announced, met, over, bottled, round } = battle;
  if (round === 0 || over) return [];
  const free = freeDetects.map((of) => {
    const text = 'After that attack out of hiding, one of your fighters within 12" may Detect at once for free.';
    return { text, rules: cite('HIT-DETECT-12', 'HIT-AMB-05'), of } satisfies Guide;
  });
  return [
    ...endGuides(battle),
    ...free,
    ...bottled.map((gang) => bottledGuide(battle, gang)),
    ...(battle.fighters.some(({ hidden }) => hidden) ? [{ text: backstabText(), rules: cite('HIT-HIDDEN-04') }] : []),
    ...(announced === round ? [{ text: 'This is the last round.', rules: cite('HIT-END-05', 'HIT-END-09') }] : []),
    ...(met.length > 0 && announced === null
      ? [
          {
            text: 'The battle ends with this round, whatever happens in it.',
            rules: cite('HIT-END-01', 'HIT-END-02', 'HIT-END-03'),
          },
        ]
      : []),
    ...battle.exposed.map((id) => ({
      text: `${fighterOf(battle, id)?.sheet.name ?? id} is exposed: put the model where its marker is.`,
      rules: cite('HIT-HIDDEN-08'),
    })),
  ];
}

const END_STEPS = { bottle: 'bottle tests', check: 'whether the battle is over', roll: 'the roll for the last round' };

/** Nothing is forgotten at a round's end (HIT-END-08). */
function endGuides({ stage, round, announced }: Battle): readonly Guide[] {
  if (stage !== 'end') return [];
  const steps = endSteps(round, announced).map((step) => END_STEPS[step]);
  return [{ text: `At this round’s end, in order: ${steps.join(', ')}.`, rules: cite('HIT-END-08') }];
}

function bottledGuide(battle: Battle, gang: SideId): Guide {
  return {
    text: `${gangName(battle, gang)} has bottled out, and stays so.`,
    rules: cite('HIT-EXT-BOTTLE', 'HIT-EXT-FLEE'),
  };
}
