/** The smallest game there can be: each side seals a card, both open, and for three turns somebody says who scored. */
import type { Json } from '../../../core/journal/json.ts';
import { refuse } from '../../../core/rules/refusal.ts';
import { isAnswered, latestAnswer, open, told } from '../../../core/encounter/answers.ts';
import type { Game } from '../../../core/encounter/game.ts';
import type { Ask, Encounter, SideId } from '../../../core/encounter/types.ts';

const CARDS = [
  { id: 'sun', label: 'Sun' },
  { id: 'moon', label: 'Moon' },
];

const TURNS = [1, 2, 3];

function cardOf(side: SideId): Ask {
  const kind = { type: 'choice', choices: CARDS } as const;
  return { id: `card:${side}`, of: side, label: 'Your card', kind, secret: true, rules: ['D-01'] };
}

function scoredIn(turn: number): Ask {
  const choices = [
    { id: 'A', label: 'A' },
    { id: 'B', label: 'B' },
  ];
  return { id: `turn:${turn}`, of: 'any', label: 'Who scored?', kind: { type: 'choice', choices }, rules: ['D-02'] };
}

const FIRST: Ask = {
  id: 'first',
  of: 'any',
  label: 'Who begins?',
  kind: { type: 'draw', what: 'a die', as: { type: 'number', min: 1, max: 6 } },
  rules: ['D-03'],
};

function turnOf(encounter: Encounter): number {
  return TURNS.find((turn) => !isAnswered(encounter, `turn:${turn}`)) ?? 4;
}

export const duel: Game = {
  system: 'duel',
  title: 'Duel',
  seats: [2, 2],
  begin: (setting) => setting,
  ofEvent: () => ({}),
  asks: (encounter) => {
    const setUp = open(encounter, [...encounter.sides.map(({ id }) => cardOf(id)), FIRST]);
    if (setUp.length > 0) return setUp;
    const turn = turnOf(encounter);
    return turn > 3 ? [] : [scoredIn(turn)];
  },
  check: (encounter, ask, value) =>
    ask.id === 'turn:2' && told(encounter, 'turn:1') === value
      ? refuse('twice', 'Nobody scores twice running.', 'D-04')
      : null,
  opens: ({ answers, sides }) => {
    const cards = answers.filter(({ ask }) => ask.startsWith('card:'));
    return cards.length === sides.length ? cards.map(({ number }) => number) : [];
  },
  draw: (_encounter, _ask, stream) => stream.die(6),
  progress: (encounter) => {
    const turn = turnOf(encounter);
    const over = turn > 3;
    return {
      step: `Turn ${turn}`,
      turn,
      over,
      why: over ? 'Three turns are over.' : 'Turns are left.',
      rules: ['D-05'],
    };
  },
  points: (encounter) =>
    TURNS.flatMap((turn) => {
      const side = latestAnswer(encounter, `turn:${turn}`)?.value;
      if (side !== 'A' && side !== 'B') return [];
      return [{ side, column: 'vp', points: 1, turn, what: 'Scored', rules: ['D-02'] }];
    }),
  lines: (encounter) => {
    const vp = (side: SideId): number => duel.points(encounter).filter((line) => line.side === side).length;
    return { A: { vp: vp('A') }, B: { vp: vp('B') } };
  },
  checkLines: (_encounter, lines) => {
    const sum = [lines.A, lines.B].reduce((total, line) => total + Number(line?.vp), 0);
    return sum > 3 ? refuse('too-many', 'There are three points in all.', 'D-06') : null;
  },
  guides: () => [],
  due: () => [],
  boards: ({ answers }): Record<string, Json> => ({ cards: answers.filter(({ sealed }) => sealed).length }),
};
