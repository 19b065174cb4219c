/** What comes next: before a game, in a turn, at its end, and while armies deploy under Death Clock. */
import type { PlayerSide } from './sides.ts';

export interface SequenceStep<Name extends string, Who> {
  /** Null: nothing is left. */
  readonly next: Name | null;
  /** Null: both, or nobody in particular. */
  readonly who: Who | null;
}

export interface GameStart {
  readonly players: readonly [string, string];
  readonly done: readonly string[];
  /** The last starting roll, by player. */
  readonly rolls: Readonly<Record<string, number>>;
  /** What the winner of the roll chose to be. */
  readonly chose: 'first' | 'second' | null;
  readonly deployed: readonly string[];
  /** Whether swaps from side lists are revealed. */
  readonly specialists: boolean;
}

/** The winner of the starting roll; null before it, and after a tie, which is rolled again. */
function rollWinner({ players: [one, other], rolls }: GameStart): string | null {
  const [a, b] = [rolls[one] ?? 0, rolls[other] ?? 0];
  return a === b ? null : a > b ? one : other;
}

export function nextAtStart(start: GameStart): SequenceStep<string, string> {
  const { done, players, chose, deployed, specialists } = start;
  const open = ['announce', 'choose-lists', 'reveal-lists', ...(specialists ? ['reveal-swaps'] : [])];
  const next = open.find((step) => !done.includes(step));
  if (next !== undefined) return { next, who: null };
  const winner = rollWinner(start);
  if (winner === null) return { next: 'starting-roll', who: null };
  if (chose === null) return { next: 'choose-order', who: winner };
  const loser = players.find((player) => player !== winner) ?? winner;
  const order = chose === 'first' ? [winner, loser] : [loser, winner];
  const [first = winner, second = loser] = order;
  if (!done.includes('choose-edge')) return { next: 'choose-edge', who: second };
  const toDeploy = order.find((player) => !deployed.includes(player));
  if (toDeploy !== undefined) return { next: 'deploy', who: toDeploy };
  return done.includes('first-turn') ? { next: null, who: null } : { next: 'first-turn', who: first };
}

interface TurnStep {
  readonly id: string;
  /** As players are told it. */
  readonly text: string;
}

/** A turn's clock starts after continuous effects; its end has four steps in this order. */
const IN_TURN: Readonly<Record<'turn' | 'turn-end', readonly TurnStep[]>> = {
  turn: [
    { id: 'continuous-effects', text: 'continuous effects are resolved' },
    { id: 'turn-clock', text: 'the clock starts' },
  ],
  'turn-end': [
    { id: 'end-of-turn-effects', text: 'end-of-turn effects are resolved' },
    { id: 'assassination-check', text: 'it is seen whether a caster fell' },
    { id: 'score', text: 'elements and kill box are scored' },
    { id: 'scenario-check', text: 'it is seen whether the scenario is won' },
  ],
};

/** The steps of a turn, or of its end, that are still to be taken, in order. */
export function stepsLeft(part: 'turn' | 'turn-end', done: readonly string[]): readonly TurnStep[] {
  return IN_TURN[part].filter(({ id }) => !done.includes(id));
}

/** Steps in a sentence: `…; then …; then ….` */
export function inOrder(steps: readonly TurnStep[]): string {
  return `${steps.map(({ text }) => text).join('; then ')}.`;
}

const PHASES = ['pre-deployment', 'deployment', 'advance-deployment'] as const;

/** Under Death Clock the clock goes from the first player to the second in each phase, then the first turn begins. */
export function nextOnDeathClock(done: readonly (readonly [string, PlayerSide])[]): SequenceStep<string, PlayerSide> {
  for (const phase of PHASES) {
    for (const side of ['A', 'B'] as const) {
      if (!done.some(([name, by]) => name === phase && by === side)) return { next: phase, who: side };
    }
  }
  return { next: 'turn', who: 'A' };
}
