/** Firefight's battles a second, and its odds: one attack with its wound effects, the worst one, a whole melee, ten units against ten. */
import { isRefusal } from '../core/rules/refusal.ts';
import { readBatch, readCombatant, readTarget, subjectOf } from '../core/systems/firefight/ask/read.ts';
import { OPEN, attackOf } from '../core/systems/firefight/rules/attack.ts';
import { outlook } from '../core/systems/firefight/odds/unit-outcome.ts';
import { oddsMatrix } from '../core/systems/firefight/odds/matrix.ts';
import { meleeOdds } from '../core/systems/firefight/odds/melee.ts';
import { armyNamed } from '../core/systems/firefight/roster/armies/armies.ts';
import { begin } from '../core/systems/firefight/battle/apply.ts';
import type { BattleDef } from '../core/systems/firefight/battle/def.ts';
import { cloneState } from '../core/systems/firefight/battle/state.ts';
import { sceneOf } from '../tests/core/systems/firefight/battle/scenes.ts';
import { draws, seeded } from '../core/systems/firefight/rules/dice.ts';
import { FIREFIGHT_LAYOUTS } from '../core/systems/firefight/terrain/layouts.ts';
import { takeTurn } from '../core/systems/firefight/players/player.ts';
import { randomPlayer } from '../core/systems/firefight/players/random.ts';
import { openSeries } from '../core/systems/firefight/players/series.ts';
import { READINGS } from '../core/systems/firefight/readings.ts';
import { generateTable } from '../core/systems/generate-terrain.ts';
import { percentile, report, timed } from './lib/report.ts';

interface Arms {
  readonly attacks: number;
  readonly rules: readonly { readonly name: string; readonly value?: number }[];
}

const TOUGH = { defense: 4, tough: 3 };
const HARDEST = { defense: 4, models: 3, tough: 12, rules: [{ name: 'Regeneration' }] };

/** The attack and its target, ready; then the call that a computer player makes, compiling the attack included. */
function caller({ attacks, rules }: Arms, target: object): () => unknown {
  const weapon = { name: 'Gun', range: 24, attacks, rules };
  const given = { attacker: { quality: 4, weapons: [weapon] }, target, situation: { distance: 10 } };
  const [batch, struck] = [readBatch(given), readTarget(given)];
  if (isRefusal(batch) || isRefusal(struck)) throw new Error('the benchmark asks badly');
  const subject = subjectOf(struck.target);
  return () => {
    const { step, attacker, condition, situation } = batch;
    const attack = attackOf({ step, attacker, condition, situation, target: subject.profile });
    if (isRefusal(attack)) throw new Error(attack.message);
    return outlook(subject, attack, READINGS);
  };
}

/** Microseconds of a call, the median of batches, so that the clock's grain does not count. */
function micros(call: () => unknown): number {
  const many = () => {
    for (let times = 0; times < 50; times += 1) call();
  };
  return (percentile(timed(200, 100, many), 0.5) * 1000) / 50;
}

const ap = { name: 'AP', value: 1 };
const worst = [{ name: 'Surge' }, { name: 'Rending' }, { name: 'Blast', value: 3 }, { name: 'Deadly', value: 3 }];
/** Ten units with a gun and a blade each, of every kind. */
const army = Array.from({ length: 10 }, (_, at) => {
  const rules = at % 2 === 0 ? [ap] : [{ name: 'Rending' }];
  const weapons = [
    { name: 'Gun', range: 24, attacks: 1 + (at % 4), rules },
    { name: 'Blade', attacks: 1 + (at % 3), rules },
  ];
  const unit = { defense: 2 + (at % 5), tough: 1 + (at % 3) * 3, models: at % 3 === 0 ? 3 : 1, weapons };
  const read = readCombatant(unit);
  if (isRefusal(read)) throw new Error(read.message);
  return read.profile;
});
const cover = { terrain: true, sight: false };
const situations = [6, 12].flatMap((distance) => [
  { ...OPEN, distance },
  { ...OPEN, distance, cover },
]);

function everything(): void {
  for (const situation of situations) oddsMatrix(army, army, 'shoot', situation, READINGS);
  oddsMatrix(army, army, 'charge', OPEN, READINGS);
}

const axe = { name: 'Axe', attacks: 3, rules: [] };
const fighter = readTarget({ target: { quality: 4, defense: 4, tough: 3, weapons: [axe] } });
if (isRefusal(fighter)) throw new Error(fighter.message);
const side = { ...subjectOf(fighter.target), condition: fighter.target.condition };
const question = { charger: side, defender: side, strikesBack: true, readings: READINGS };

/**
 * Battles a second: two armies of four to six units on a table of 20 pieces, whole games, every action through `check`. By
 * the processor's time, so that what else the machine does counts less.
 */
function gamesASecond(): number {
  const scenes = Array.from({ length: 40 }, (_, number) => sceneOf(number));
  return rate(120, 100, (game) => playRandomly(scenes[game % 40] ?? sceneOf(0), game));
}

/**
 * Games a second of the processor's time: the median of the second half of so many batches, the first being warm-up. What
 * compiles the code beside it counts too, so the warm-up has to see it done: some seconds.
 */
function rate(batches: number, many: number, play: (game: number) => unknown): number {
  const rates = Array.from({ length: batches }, (_, batch) => {
    const start = process.cpuUsage();
    for (let game = 0; game < many; game += 1) play(batch * many + game);
    const { user, system } = process.cpuUsage(start);
    return (many * 1e6) / (user + system);
  });
  return percentile(rates.slice(batches / 2), 0.5);
}

function playRandomly(def: BattleDef, seed: number): void {
  const [dice, player] = [seeded(seed), randomPlayer(draws(seed))];
  const [state, players] = [begin(def, dice), { A: player, B: player }];
  while (takeTurn(def, state, players, dice) !== null) {
    // Until it is over.
  }
}
const begun = begin(sceneOf(1), seeded(1));

/** Games a second of the greedy player against itself, two of the four armies on tables with terrain. */
function greedyGamesASecond(): number {
  const [standard] = FIREFIGHT_LAYOUTS.layouts;
  if (!standard) throw new Error('there is no table');
  const tables = ['1', '2', '3', '4'].map((seed) => generateTable(FIREFIGHT_LAYOUTS, standard, seed));
  const laid = tables.flatMap((table) => (isRefusal(table) ? [] : [table.terrain]));
  const armies = { A: armyNamed('wardens')?.units ?? [], B: armyNamed('choir')?.units ?? [] };
  const play = openSeries({ armies, players: { A: 'greedy', B: 'greedy' }, tables: laid, seed: 1 });
  if (isRefusal(play)) throw new Error(play.message);
  return rate(80, 20, play);
}

report('firefight: battles, a core', [
  { name: 'whole games of random legal decisions, with check', value: gamesASecond(), unit: 'games/s', least: 1000 },
  { name: 'whole games of greedy against greedy', value: greedyGamesASecond(), unit: 'games/s', least: 100 },
  { name: 'a state copied', value: micros(() => cloneState(begun)), unit: 'µs', most: 1 },
]);

report('firefight: exact odds, each attack compiled again', [
  {
    name: 'one attack: 3 dice, AP(1), against Tough(3)',
    value: micros(caller({ attacks: 3, rules: [ap] }, TOUGH)),
    unit: 'µs',
    most: 5,
  },
  {
    name: 'worst: 24 dice, four rules, Regeneration, Tough(12)',
    value: micros(caller({ attacks: 24, rules: worst }, HARDEST)),
    unit: 'µs',
    most: 30,
  },
  { name: 'charge and strike back, every distribution', value: micros(() => meleeOdds(question)), unit: 'µs' },
  {
    name: 'all weapons of 10 units against 10, five situations',
    value: percentile(timed(100, 20, everything), 0.5),
    unit: 'ms',
    most: 10,
  },
]);
