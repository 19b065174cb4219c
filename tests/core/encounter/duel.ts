/** The smallest game there can be: each side seals a card, both open, and for three turns somebody says who scored. */
import type { Json } from '../../../core/journal/json.ts';
import { refuse } from '../../../core/rules/refusal.ts';
import { among, askId, count } from '../../../core/encounter/ask-id.ts';
import type { EncounterGame } from '../../../core/encounter/game.ts';
import { hold } from '../../../core/encounter/interview.ts';
import { questionsOf } from '../../../core/encounter/question.ts';
import { SIDE_IDS, type SideId } from '../../../core/encounter/types.ts';

interface Duel {
  readonly sides: readonly SideId[];
  readonly cards: readonly SideId[];
  readonly sealed: number;
  readonly begins: boolean;
  readonly scorers: readonly Json[];
}

const question = questionsOf<Duel>();

const CARDS = [
  { id: 'sun', label: 'Sun' },
  { id: 'moon', label: 'Moon' },
];

const CARD = question({
  id: askId('card', { side: among(SIDE_IDS) }),
  secret: true,
  asks: ({ sides, cards }, id) =>
    sides
      .filter((side) => !cards.includes(side))
      .map((side) => {
        const kind = { type: 'choice', choices: CARDS } as const;
        return { id: id({ side }), of: side, label: 'Your card', kind, rules: ['HIT-END-01'] };
      }),
  apply: (duel, _, { said, sealed }) => ({
    ...duel,
    cards: [...duel.cards, said.side],
    sealed: duel.sealed + (sealed ? 1 : 0),
  }),
  opens: ({ sides, cards }) => cards.length === sides.length,
});

const FIRST = question({
  id: askId('first'),
  asks: ({ begins }, id) => {
    const kind = { type: 'draw', what: 'a die', as: { type: 'number', min: 1, max: 6 } } as const;
    return begins ? [] : [{ id: id({}), of: 'any', label: 'Who begins?', kind, rules: ['HIT-END-03'] }];
  },
  means: (_, die) => (Number(die) > 3 ? 'A begins' : 'B begins'),
  apply: (duel) => ({ ...duel, begins: true }),
});

const TURN = question({
  id: askId('turn', { turn: count }),
  asks: ({ scorers }, id) => {
    const choices = [
      { id: 'A', label: 'A' },
      { id: 'B', label: 'B' },
    ];
    const kind = { type: 'choice', choices } as const;
    return [{ id: id({ turn: scorers.length + 1 }), of: 'any', label: 'Who scored?', kind, rules: ['HIT-END-02'] }];
  },
  check: ({ scorers }, value, { said }) =>
    said.turn === 2 && scorers[0] === value ? refuse('twice', 'Nobody scores twice running.', 'HIT-END-04') : null,
  apply: (duel, value) => ({ ...duel, scorers: [...duel.scorers, value] }),
});

const HELD = hold<Duel>({
  begin: ({ sides }) => ({ sides: sides.map(({ id }) => id), cards: [], sealed: 0, begins: false, scorers: [] }),
  questions: { 'set-up': [CARD, FIRST], turns: [TURN], over: [] },
  step: ({ sides, cards, begins, scorers }) =>
    cards.length < sides.length || !begins ? 'set-up' : scorers.length < 3 ? 'turns' : 'over',
  after: (duel) => duel,
  progress: ({ scorers }) => {
    const turn = scorers.length + 1;
    const over = turn > 3;
    return {
      step: `Turn ${turn}`,
      turn,
      over,
      why: over ? 'Three turns are over.' : 'Turns are left.',
      rules: ['HIT-END-05'],
    };
  },
  points: ({ scorers }) =>
    scorers.flatMap((side, index) =>
      side === 'A' || side === 'B'
        ? [{ side, column: 'vp', points: 1, turn: index + 1, what: 'Scored', rules: ['HIT-END-02'] }]
        : [],
    ),
  lines: ({ scorers }) => {
    const vp = (side: SideId): number => scorers.filter((one) => one === side).length;
    return { A: { vp: vp('A') }, B: { vp: vp('B') } };
  },
  checkLines: (_, lines) => {
    const sum = [lines.A, lines.B].reduce((total, line) => total + Number(line?.vp), 0);
    return sum > 3 ? refuse('too-many', 'There are three points in all.', 'HIT-END-06') : null;
  },
  guides: () => [],
  boards: ({ sealed }) => ({ cards: sealed }),
});

export const duel: EncounterGame = {
  system: 'duel',
  title: 'Duel',
  seats: [2, 2],
  begin: (setting) => setting,
  ofEvent: () => ({}),
  play: () => HELD,
};
