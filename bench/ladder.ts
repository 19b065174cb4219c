/** The ladder of Firefight's levels: each against the one below it, sides and armies swapped on many tables; decisions timed. */
import { isRefusal } from '../core/rules/refusal.ts';
import { begin } from '../core/systems/firefight/battle/apply.ts';
import { type BattleDef, defineBattle } from '../core/systems/firefight/battle/def.ts';
import { request } from '../core/systems/firefight/battle/request.ts';
import { LEVELS, type PlayerName } from '../core/systems/firefight/players/levels.ts';
import { playerOf } from '../core/systems/firefight/players/player-of.ts';
import { type Players, takeTurn } from '../core/systems/firefight/players/player.ts';
import { shareOf } from '../core/systems/firefight/players/series-tally.ts';
import { ARMY_LISTS, armyNamed } from '../core/systems/firefight/roster/armies/armies.ts';
import { generateArmy } from '../core/systems/firefight/roster/armies/generate.ts';
import { seeded } from '../core/systems/firefight/rules/dice.ts';
import type { ArmySide, ByArmy } from '../core/systems/firefight/rules/rounds.ts';
import type { ForceUnit } from '../core/systems/firefight/rules/unit.ts';
import { FIREFIGHT_LAYOUTS } from '../core/systems/firefight/terrain/layouts.ts';
import { generateTable } from '../core/systems/generate-terrain.ts';
import type { LaidPiece } from '../core/table/laid-table.ts';
import { percentile, report } from './lib/report.ts';

/**
 * Games a pair of levels, one level alone, and the number of the first game, so that slices add up: `npm run bench -- ladder 40 4 80`.
 * What a level may think is bounded by decisions that it simulates, not by a clock: every machine plays the same games. What that
 * takes is measured, and some games more are played with a clock, which stops it.
 */
const GAMES = Number(process.argv[2] ?? 400);
const ONLY = process.argv[3];
const FROM = Number(process.argv[4] ?? 0);
/** Games with a clock of a level that looks ahead. */
const CLOCKED = 2;
const TABLES = 20;
/** Of what is decided, the least that each level takes from the one below it. */
const BARS: Readonly<Record<string, number>> = { newcomer: 0.9, drilled: 0.7, greedy: 0.7, planner: 0.7, veteran: 0.6 };
/** Milliseconds that a level may take over an activation: in the median, and at most. */
const TIMES: Readonly<Record<string, readonly [median: number, most: number]>> = {
  planner: [50, 200],
  veteran: [2000, 2000],
};

const tables = Array.from({ length: TABLES }, (_, number): readonly LaidPiece[] => {
  const [standard] = FIREFIGHT_LAYOUTS.layouts;
  const table = standard && generateTable(FIREFIGHT_LAYOUTS, standard, `ladder/${number}`);
  if (!table || isRefusal(table)) throw new Error('there is no table');
  return table.terrain;
});

/** Two of our armies by turns, and two generated ones by turns with them. */
function armiesOf(number: number): ByArmy<readonly ForceUnit[]> {
  if (number % 2 === 1) {
    return { A: generateArmy(`ladder ${number}`, 300).units, B: generateArmy(`ladder ${number} b`, 300).units };
  }
  const names = [...ARMY_LISTS.keys()];
  const own = (number / 2) % names.length;
  const foe = (own + 1 + (Math.floor(number / 8) % 3)) % names.length;
  return { A: armyNamed(names[own] ?? '')?.units ?? [], B: armyNamed(names[foe] ?? '')?.units ?? [] };
}

function played(def: BattleDef, players: Players, seed: number, times: ByArmy<number[]>, now = processorTime) {
  const dice = seeded(seed);
  const state = begin(def, dice);
  for (let open = request(def, state); ; open = request(def, state)) {
    if (open.ask === 'over') return open.result;
    const start = now();
    takeTurn(def, state, players, dice);
    if (open.ask === 'activate') times[open.side].push(now() - start);
  }
}

/** Milliseconds of the processor's time: what else the machine does is not counted. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Four games of two armies on a table, with the same dice: each level has each army on each side. */
function battleOf(game: number): { readonly def: BattleDef; readonly number: number; readonly side: ArmySide } {
  const number = Math.floor(game / 4);
  const { A, B } = armiesOf(number);
  const def = defineBattle({
    armies: game % 2 === 0 ? { A, B } : { A: B, B: A },
    terrain: tables[number % TABLES] ?? [],
  });
  if (isRefusal(def)) throw new Error(def.message);
  return { def, number, side: game % 4 < 2 ? 'A' : 'B' };
}

/** The longest that a level takes to answer where a clock stops it, in milliseconds as they pass. */
function longestStopped(level: PlayerName): number {
  const now = () => performance.now();
  const times: number[] = [];
  for (let game = FROM; game < FROM + CLOCKED; game += 1) {
    const { def, number } = battleOf(game);
    const player = playerOf(level, 7000 + number, now);
    played(def, { A: player, B: player }, 5000 + number, { A: times, B: times }, now);
  }
  return percentile(times, 1);
}

function match(upper: PlayerName, lower: PlayerName): void {
  const tally = { won: 0, lost: 0, drawn: 0 };
  const [own, others]: [number[], number[]] = [[], []];
  for (let game = FROM; game < FROM + GAMES; game += 1) {
    const { def, number, side } = battleOf(game);
    const [first, second] = [playerOf(upper, 7000 + number), playerOf(lower, 9000 + number)];
    const players = side === 'A' ? { A: first, B: second } : { A: second, B: first };
    const result = played(def, players, 5000 + number, side === 'A' ? { A: own, B: others } : { A: others, B: own });
    if (result === 'draw') tally.drawn += 1;
    else if (result === side) tally.won += 1;
    else tally.lost += 1;
  }
  const { won, lost, drawn } = tally;
  const { share, from, to } = shareOf(won, won + lost);
  const least = 100 * (BARS[upper] ?? 0);
  const [median, most] = TIMES[upper] ?? [Infinity, Infinity];
  const percent = (value: number) => (100 * value).toFixed(1);
  report(`${upper} against ${lower}: ${won} won, ${lost} lost, ${drawn} drawn`, [
    {
      name: `of what is decided (${percent(from)} to ${percent(to)}, 95 %)`,
      value: 100 * share,
      unit: '%',
      least,
    },
    { name: 'with draws as half', value: (100 * (won + drawn / 2)) / GAMES, unit: '%' },
    { name: 'who acts and how, median', value: percentile(own, 0.5), unit: 'ms', most: median },
    { name: 'who acts and how, 99th percentile', value: percentile(own, 0.99), unit: 'ms' },
    { name: 'who acts and how, most', value: percentile(own, 1), unit: 'ms' },
    ...(upper in TIMES
      ? [{ name: 'the same where a clock stops it, as time passes', value: longestStopped(upper), unit: 'ms', most }]
      : []),
  ]);
}

let lower: PlayerName = 'random';
for (const { level, name } of LEVELS) {
  if (ONLY === undefined || ONLY === String(level)) match(name, lower);
  lower = name;
}
