/** The Hit: chances, and where tiles may go. */
import type { Command } from 'commander';
import { InvalidArgumentError } from 'commander';
import { isRefusal, refuse } from '../../core/rules/refusal.ts';
import { type Asked, type CommandSpec, type Options, type Outcome, numberOf, textOf, whole } from '../spec.ts';

export const hitDetect: CommandSpec = {
  usage: 'the-hit detect <intelligence>',
  summary: 'show what a Detect in The Hit needs, each modifier, and its exact chance',
  define: detectOptions,
  run: detect,
};

export const hitBottle: CommandSpec = {
  usage: 'the-hit bottle <crew> <down>',
  summary: 'show the chance that a gang bottles out: its crew at the start, and how many are down',
  define: (command) => command,
  run: bottle,
};

export const hitLastRound: CommandSpec = {
  usage: 'the-hit last-round [round]',
  summary: 'show which round may be the last, and its chance; from a round on',
  define: (command) => command,
  run: lastRound,
};

export const hitTiles: CommandSpec = {
  usage: 'the-hit tiles <gangs> [cells...]',
  summary: 'show where the next Zone Mortalis tile may go; laid cells are column,row',
  define: (command) => command,
  run: tiles,
};

function inches(text: string): number {
  const number = Number(text);
  if (/^\d+(\.\d+)?$/.test(text) && number <= 100) return number;
  throw new InvalidArgumentError('Give inches, e.g. 5 or 7.5.');
}

function detectOptions(command: Command): Command {
  return command
    .option('--distance <inches>', 'to the Hidden fighter', inches, 12)
    .option('--out-of-sight', 'it is not in line of sight')
    .option('--outside-arc', 'it is in line of sight, but not in the vision arc')
    .option('--engaged', 'it is Engaged')
    .option('--cover <kind>', 'none, partial or full', 'none')
    .option('--plus <number>', 'for abilities and gear of the detecting fighter', whole(0, 20), 0)
    .option('--minus <number>', 'for abilities and gear of the Hidden fighter', whole(0, 20), 0)
    .option('--tries <number>', 'how many checks; one of them must succeed', whole(1, 20), 1)
    .option('--snake-eyes', 'older core rules: a natural 2 fails');
}

async function detect({ words, options }: Asked): Promise<Outcome> {
  const { COVERS, anyPasses, checkReach, detectCheck } = await import('../../core/systems/the-hit/rules/detect.ts');
  const { brokenRefusal } = await import('../../core/rules/broken.ts');
  const { READINGS } = await import('../../core/systems/the-hit/readings.ts');
  const intelligence = countIn(words[0], 2, 12);
  if (intelligence === null) return refuse('bad-number', 'Intelligence is a number from 2 to 12.');
  const cover = COVERS.find((one) => one === textOf(options, 'cover'));
  if (!cover) return refuse('bad-cover', `Cover is one of ${COVERS.join(', ')}.`);
  const distance = numberOf(options, 'distance') ?? 0;
  const tooFar = brokenRefusal('against-the-rules', checkReach(distance));
  if (tooFar) return tooFar;
  const seen = { ...snapshot(options), distance, cover };
  const check = detectCheck(intelligence, seen);
  const readings = { ...READINGS, snakeEyesFail: options.snakeEyes === true };
  const tries = numberOf(options, 'tries') ?? 1;
  const succeeds = anyPasses(
    Array.from({ length: tries }, () => check),
    readings,
  );
  const lines = check.modifiers.map(({ value, why, rule }) => `${signed(value)} ${why} [${rule}]`);
  const needs = `${check.needs} or more on two dice: ${percent(succeeds)}${tries > 1 ? ` in ${tries} tries` : ''}`;
  const rules = 'Core rules, unverified: two dice and the modifiers against Intelligence [HIT-DETECT-03, HIT-EXT-INT].';
  return { data: { ...check, succeeds }, text: [...lines, needs, rules].join('\n') };
}

function snapshot(options: Options) {
  return {
    sight: options.outOfSight !== true,
    arc: options.outsideArc !== true && options.outOfSight !== true,
    engaged: options.engaged === true,
    plus: numberOf(options, 'plus') ?? 0,
    minus: numberOf(options, 'minus') ?? 0,
  };
}

async function bottle({ words }: Asked): Promise<Outcome> {
  const { bottlingFaces } = await import('../../core/systems/the-hit/rules/bottle.ts');
  const [crew, down] = [countIn(words[0], 1, 100), countIn(words[1], 0, 100)];
  if (crew === null || down === null || down > crew) {
    return refuse(
      'bad-number',
      'Give the crew at the start, and how many of it are Seriously Injured or Out of Action.',
    );
  }
  const [needed, faces] = [down > 0, down > 0 ? bottlingFaces(crew, down) : 0];
  const told = needed ? `bottles out on ${faces} of 6 faces: ${percent(faces / 6)}` : 'needs no test: nobody is down';
  const text = `A gang of ${crew} with ${down} down ${told}.\nCore rules, unverified [HIT-BOTTLE-02, HIT-EXT-BOTTLE].`;
  return { data: { needed, fails: faces / 6 }, text };
}

async function lastRound({ words }: Asked): Promise<Outcome> {
  const { MOST_ROUNDS, lastRoundOdds } = await import('../../core/systems/the-hit/rules/ending.ts');
  const round = countIn(words[0] ?? '4', 1, MOST_ROUNDS);
  if (round === null) return refuse('bad-number', `A round is a number from 1 to ${MOST_ROUNDS}.`, 'HIT-END-06');
  const odds = lastRoundOdds(round);
  const lines = Object.entries(odds.rounds).map(([last, chance]) => `round ${last} is the last: ${percent(chance)}`);
  const mean = `on average round ${odds.mean.toFixed(2)} [HIT-END-05, HIT-END-06]`;
  return { data: odds, text: [...lines, mean].join('\n') };
}

async function tiles({ words }: Asked): Promise<Outcome> {
  const { SIDE_IDS } = await import('../../core/encounter/types.ts');
  const { groundFor } = await import('../../core/systems/the-hit/rules/battlefield.ts');
  const { checkCell, tilePlaces } = await import('../../core/systems/the-hit/rules/tiles.ts');
  const { brokenRefusal } = await import('../../core/rules/broken.ts');
  const [gangs = '', ...cells] = words;
  const ground = groundFor(SIDE_IDS.slice(0, countIn(gangs, 2, 4) ?? 0));
  if (isRefusal(ground)) return ground;
  const laid = cells
    .map((cell) => /^(-?\d+),(-?\d+)$/.exec(cell))
    .map((found) => found && ([Number(found[1]), Number(found[2])] as const));
  const known = laid.filter((cell) => cell !== null);
  if (known.length < laid.length) return refuse('bad-cell', 'A cell is column,row, e.g. 0,1.');
  const wrong = known.flatMap((cell, place) => checkCell(ground.each, known.slice(0, place), cell));
  const refusal = brokenRefusal('against-the-rules', wrong);
  if (refusal) return refusal;
  const places = known.length < ground.squares ? tilePlaces(ground.each, known) : [];
  return { data: { tiles: ground.squares, each: ground.each, places }, text: mapOf(known, places) };
}

type Cell = readonly [number, number];

/** Tiles that lie as `#`, where one may go as `+`; north is up. */
function mapOf(laid: readonly Cell[], places: readonly Cell[]): string {
  const all = [...laid, ...places];
  const [columns, rows] = [all.map(([column]) => column), all.map(([, row]) => row)];
  const [left, bottom] = [Math.min(...columns), Math.min(...rows)];
  const at = (cells: readonly Cell[], column: number, row: number) =>
    cells.some((cell) => cell[0] === column && cell[1] === row);
  const lines = Array.from({ length: Math.max(...rows) - bottom + 1 }, (_, line) => {
    const row = Math.max(...rows) - line;
    const marks = Array.from({ length: Math.max(...columns) - left + 1 }, (__, place) => {
      const column = left + place;
      return at(laid, column, row) ? '#' : at(places, column, row) ? '+' : '.';
    });
    return `${String(row).padStart(3)}  ${marks.join(' ')}`;
  });
  const head = `${places.length} places for the next tile (+), from column ${left} on [HIT-TILES-03, HIT-TILES-04, HIT-TILES-05]`;
  return [head, ...lines].join('\n');
}

function countIn(text: string | undefined, least: number, most: number): number | null {
  const number = Number(text);
  return text !== undefined && /^\d+$/.test(text) && number >= least && number <= most ? number : null;
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value);
}

function percent(chance: number): string {
  return `${(100 * chance).toFixed(2)} %`;
}
