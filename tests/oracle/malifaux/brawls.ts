/** Whole All Out Brawls played at random through their questions, held against a referee that reads their answers alone. */
import { SIDE_IDS, type SideId } from '../../../core/encounter/types.ts';
import { isPlainObject } from '../../../core/journal/json.ts';
import { seasonZeroGame } from '../../../core/systems/gaining-grounds-s0/game/game.ts';
import { type Seat, seatAt } from '../../core/systems/malifaux/seat.ts';
import type { Dice } from './crews.ts';
import { diceOf, randomValue, weightOf } from './generated.ts';
import type { Told } from './referee.ts';

const LEAST = 4;
const MORE = 5;
const MOST_STEPS = 2000;
/** Every side may call; so most games are played out. */
const RARELY = 0.05;
/** A phone that only could call mostly does nothing. */
const PAUSE = 3;
/** No Brawl goes on after it. */
const LAST = 5;

export interface Brawled {
  readonly differences: readonly string[];
  readonly points: number;
}

export function brawled(seed: number): Brawled {
  const dice = diceOf(seed);
  const sides = SIDE_IDS.slice(0, LEAST + dice(MORE));
  const seat = seatAt(seasonZeroGame, { options: { mode: 'all-out-brawl' } }, sides);
  const differences: string[] = [];
  for (const side of sides) seat.tell(side, `crew:${side}`, dice(6) === 0 ? '' : `Fighter ${side} (Enforcer) (9)`);
  for (let step = 0; step < MOST_STEPS && !seat.progress().over; step += 1) {
    const problem = oneStep(seat, sides, dice);
    if (problem !== null) differences.push(problem);
  }
  const { over, turn } = seat.progress();
  if (!over || turn > LAST) differences.push(`it stands in Turn ${turn}`);
  const answers = seat.table().answers.map(({ ask, value }) => ({ ask, value }));
  const points = seat.table().points.map((line) => `${line.side}${line.turn}:${line.points}`);
  const [scored, expected] = [points, paid(answers)].map((lines) => summed(lines, sides));
  if (scored !== expected) differences.push(`scored ${scored}, and the referee ${expected}`);
  differences.push(...outOfOrder(answers));
  return { differences: differences.map((text) => `seed ${seed}: ${text}`), points: points.length };
}

/** Null where it was taken, or refused in words that help. */
function oneStep(seat: Seat, sides: readonly SideId[], dice: Dice): string | null {
  const side = sides[dice(sides.length)] ?? 'A';
  const open = seat.mine(side).asks.map((ask) => ({
    ask,
    weight: weightOf(ask) * (ask.id.endsWith('/call') ? RARELY : 1),
  }));
  let at = (dice(1_000_000) / 1_000_000) * open.reduce((total, { weight }) => total + weight, PAUSE);
  const chosen = open.find(({ weight }) => (at -= weight) < 0);
  if (!chosen) return null;
  const value = randomValue(chosen.ask.kind, dice);
  const refused = seat.tell(side, chosen.ask.id, value);
  return refused !== null && (refused.message.length < 12 || refused.refused.length === 0)
    ? `${chosen.ask.id} ${JSON.stringify(value)}: ${refused.message}`
    : null;
}

/** By side and Turn, so that the order of lines does not matter. */
function summed(lines: readonly string[], sides: readonly SideId[]): string {
  const turns = Array.from({ length: LAST }, (_, before) => before + 1);
  const of = (key: string): number =>
    lines.filter((line) => line.startsWith(key)).reduce((sum, line) => sum + Number(line.slice(key.length)), 0);
  return sides.flatMap((side) => turns.map((turn) => `${side}${turn}:${of(`${side}${turn}:`)}`)).join(' ');
}

/** GG0-MODE-AOB-09 to -11: 2 VP a kill of another's model, 1 each model damaged, 1 for being near the middle. */
function paid(answers: readonly Told[]): readonly string[] {
  return answers.flatMap(({ ask, value }) => {
    const [, turn = '', name = '', side = ''] = /^turn:(\d+)\/(\w+)(?::([A-H]))?/.exec(ask) ?? [];
    const { damaged = 0, killed = [], victim, by } = isPlainObject(value) ? value : {};
    if (name === 'activation') return [`${side}${turn}:${Number(damaged) + 2 * listOf(killed).length}`];
    if (name === 'kill') return typeof by === 'string' && by !== victim ? [`${by}${turn}:2`] : [];
    return name === 'middle' ? listOf(value).map((one) => `${String(one)}${turn}:1`) : [];
  });
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Whoever flips higher acts first, and equal flips are decided by the next ones: nobody twice. */
function outOfOrder(answers: readonly Told[]): readonly string[] {
  return Array.from({ length: LAST }, (_, before) => before + 1).flatMap((turn) => {
    const of = answers.filter(({ ask }) => ask.startsWith(`turn:${turn}/`));
    const flips = new Map<string, number[]>();
    for (const { ask, value } of of) {
      const side = /\/flip:([A-H])/.exec(ask)?.[1];
      if (side !== undefined) flips.set(side, [...(flips.get(side) ?? []), Number(value)]);
    }
    const acted = of.flatMap(({ ask }) => /\/(?:activation|return):([A-H])/.exec(ask)?.[1] ?? []);
    const order = acted.filter((side, place) => side !== acted[place - 1]);
    const isSorted = order.every(
      (side, place) => place === 0 || isBefore(flips.get(order[place - 1] ?? ''), flips.get(side)),
    );
    return isSorted && new Set(order).size === order.length
      ? []
      : [`Turn ${turn} was played in the order ${order.join()}`];
  });
}

function isBefore(one: readonly number[] = [], other: readonly number[] = []): boolean {
  const at = one.findIndex((flip, lap) => flip !== other[lap]);
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
}
