import { Option } from 'commander';
import { type Refusal, isRefusal, refuse } from '../../core/rules/refusal.ts';
import type { GameOver } from '../../core/systems/firefight/battle/action.ts';
import type { BattleSetup } from '../../core/systems/firefight/battle/def.ts';
import type { OpenBattle, Replayed } from '../../core/systems/firefight/battle/record.ts';
import type { TellingStyle, ToldDecision } from '../../core/systems/firefight/battle/tell.ts';
import type { Watch } from '../../core/systems/firefight/players/fight.ts';
import type { PlayerName } from '../../core/systems/firefight/players/levels.ts';
import type { Weighed } from '../../core/systems/firefight/players/player.ts';
import {
  type Answer,
  type Asked,
  type CommandSpec,
  type Io,
  type Options,
  type Outcome,
  listOf,
  numberOf,
  textOf,
  whole,
} from '../spec.ts';
import { counted } from '../text/counted.ts';
import { armyFrom, notSimulatedIn, withNotes } from './army.ts';

export const battle: CommandSpec = {
  usage: 'battle [army] [army]',
  summary: 'play a whole Firefight game between two armies of computer players, and print it turn by turn',
  define: (command) =>
    command
      .option('--seed <number>', 'the same seed gives the same game', whole(0, 2_000_000_000), 1)
      .option(
        '--players <kind>',
        'who plays the armies: 1 to 5 (newcomer, drilled, greedy, planner, veteran) or random',
        'greedy',
      )
      .option('--reading <key=value...>', 'how an unclear rule is read: specialMoves=true, wipeout=end, …')
      .addOption(
        new Option('--dice <kind>', 'rolled from the seed, or by hand: you are asked for every die')
          .choices(['drawn', 'by-hand'])
          .default('drawn'),
      )
      .option('--resume <file>', 'continue a saved game, instead of two armies')
      .option('--short', 'print decisions and their results, without dice and distances')
      .option('--why', 'print why the players of levels 3 to 5 chose')
      .option('--out <file>', 'save the record of the game'),
  run: fought,
};

export const replayCommand: CommandSpec = {
  usage: 'replay <file>',
  summary: 'print a Firefight game from its record, and check every die and every state',
  define: (command) => command.option('--short', 'print decisions and their results, without dice and distances'),
  run: async ({ io, words, options }) => {
    const replayed = await replayOf(io, words[0] ?? '');
    if (isRefusal(replayed)) return replayed;
    const { data, text } = await battleStory(replayed, styleOf(options));
    const { length } = replayed.battle.entries;
    return { data, text: `${text}\nVerified: ${counted(length, 'decision')}, each with its dice and its result.` };
  },
};

/** The game of a record, played again. */
export async function replayOf(io: Io, path: string): Promise<Replayed | Refusal> {
  const { readFile } = await import('node:fs/promises');
  const bytes = path === '-' ? await io.input() : await readFile(path);
  const { parseJson } = await import('../../core/journal/json.ts');
  const given = parseJson(Buffer.from(bytes).toString('utf8'));
  const { replay } = await import('../../core/systems/firefight/battle/record.ts');
  // No record: said by whoever reads it.
  return replay('value' in given ? given.value : null);
}

async function fought({ io, words, options }: Asked): Promise<Outcome> {
  const name = await playerNamed(textOf(options, 'players') ?? 'greedy');
  if (isRefusal(name)) return name;
  const seed = numberOf(options, 'seed') ?? 1;
  const kept = textOf(options, 'resume');
  if (kept !== undefined && words.length > 0) return refuse('usage', 'A resumed game has its armies already.');
  const from = kept === undefined ? await setupFrom(io, words, options, seed) : await replayOf(io, kept);
  if (isRefusal(from)) return from;
  const byHand = textOf(options, 'dice') === 'by-hand';
  const talk = byHand ? (options.json === true ? io.err : io.out) : null;
  if (byHand && options.why === true) return refuse('usage', '--why cannot be combined with --dice by-hand.');
  const weighed = options.why === true ? new Map<number, readonly Weighed[]>() : null;
  const open = await playedFrom(io, 'battle' in from ? from.battle : from.setup, talk, [name, seed], weighed);
  if (open === null) return { data: null, text: 'The game has not begun.', failed: true };
  if (isRefusal(open)) return open;
  const { recordOf, recordText, replay } = await import('../../core/systems/firefight/battle/record.ts');
  const record = recordOf(open);
  const out = textOf(options, 'out');
  if (out !== undefined) {
    const { writeFile } = await import('node:fs/promises');
    await writeFile(out, recordText(record));
  }
  // Told from its own record, so that what is told is verified.
  const replayed = replay(record);
  if (isRefusal(replayed)) return replayed;
  const story = await battleStory(replayed, styleOf(options), { end: byHand, weighed });
  return 'notSimulated' in from ? withNotes(story, from.notSimulated) : story;
}

/** A battle to be fought, and the rules of its armies that have no part in it. */
interface Fought {
  readonly setup: BattleSetup;
  readonly notSimulated: readonly string[];
}

/** Two armies, readings and a table with fair terrain. */
async function setupFrom(io: Io, words: readonly string[], options: Options, seed: number): Promise<Fought | Refusal> {
  if (words.length !== 2) return refuse('usage', 'A game needs two armies, or --resume and a saved game.');
  const [own, foe] = [await armyFrom(io, words[0] ?? ''), await armyFrom(io, words[1] ?? '')];
  if (isRefusal(own)) return own;
  if (isRefusal(foe)) return foe;
  const { readReadings } = await import('../../core/systems/firefight/readings.ts');
  const readings = readReadings(Object.fromEntries(listOf(options, 'reading').map(keyAndValue)));
  if (isRefusal(readings)) return readings;
  const { fairTable } = await import('../../core/systems/firefight/terrain/fair.ts');
  const terrain = fairTable(seed, 1);
  if (isRefusal(terrain)) return terrain;
  const setup = { armies: { A: own.units, B: foe.units }, names: { A: own.name, B: foe.name }, terrain, readings };
  return { setup, notSimulated: notSimulatedIn([...own.units, ...foe.units]) };
}

function keyAndValue(text: string): [string, string | boolean] {
  const [key = '', ...rest] = text.split('=');
  const value = rest.join('=');
  return [key, value === 'true' ? true : value === 'false' ? false : value];
}

/** `talk`: takes what is asked and told where dice are thrown by hand. */
async function playedFrom(
  io: Io,
  from: BattleSetup | OpenBattle,
  talk: Io['out'] | null,
  [name, seed]: readonly [PlayerName, number],
  weighed: Map<number, readonly Weighed[]> | null,
): Promise<OpenBattle | Refusal | null> {
  const { draws, seeded } = await import('../../core/systems/firefight/rules/dice.ts');
  const { playerOf } = await import('../../core/systems/firefight/players/player-of.ts');
  const player = playerOf(name, draws(seed).below(2 ** 31));
  const players = { A: player, B: player };
  if (talk) {
    const { fightByHand } = await import('../firefight/by-hand.ts');
    return fightByHand(io, from, players, talk);
  }
  const { fightOn, fightOut } = await import('../../core/systems/firefight/players/fight.ts');
  const watch: Watch | undefined = weighed ? (entry, all) => weighed.set(entry, all) : undefined;
  return 'entries' in from ? fightOn(from, players, seeded(seed), watch) : fightOut(from, players, seeded(seed), watch);
}

/** Who plays an army, by name or by level, or that there is none such. */
export async function playerNamed(name: string): Promise<PlayerName | Refusal> {
  const { LEVELS, PLAYERS } = await import('../../core/systems/firefight/players/levels.ts');
  const known = PLAYERS.find((one) => one === name) ?? LEVELS.find(({ level }) => String(level) === name)?.name;
  if (known) return known;
  const levels = LEVELS.map((one) => `${one.level} or ${one.name} (${one.says})`).join('; ');
  return refuse('usage', `There is no player “${name}”. There are: ${levels}; random.`);
}

function styleOf(options: Options): TellingStyle {
  return options.short === true ? 'short' : 'full';
}

interface StoryOptions {
  /** Its end alone, for whoever has read along. */
  readonly end: boolean;
  /** What was weighed, by entries of the record. */
  readonly weighed: ReadonlyMap<number, readonly Weighed[]> | null;
}

async function battleStory(
  replayed: Replayed,
  style: TellingStyle,
  { end, weighed }: StoryOptions = { end: false, weighed: null },
): Promise<Answer> {
  const { tellBattle } = await import('../../core/systems/firefight/battle/tell.ts');
  const { request } = await import('../../core/systems/firefight/battle/request.ts');
  const { def, state } = replayed.battle;
  const parts = await withReasons(replayed, tellBattle(replayed, style), weighed);
  const last = request(def, state);
  const over = last.ask === 'over';
  const result = over ? { result: last.result, markers: last.counts } : { result: null, markers: null };
  const text = end ? [] : parts.map(({ title, lines }) => [title, ...lines.map(lineText)].join('\n'));
  const ending = over ? `\n${endText(last, def.setup.names)}` : 'The game is not over.';
  return { data: { ...result, told: parts }, text: [...text, ending].join('\n') };
}

/** What is told, with what was weighed for each decision before what came of it. */
async function withReasons(
  { battle: { def, entries } }: Replayed,
  parts: readonly ToldDecision[],
  weighed: StoryOptions['weighed'],
): Promise<readonly ToldDecision[]> {
  if (!weighed) return parts;
  const { tellWeighed } = await import('../../core/systems/firefight/players/why.ts');
  const first = parts.length - entries.length;
  let active = '';
  return parts.map((part, place) => {
    const [entry, all] = [entries[place - first], weighed.get(place - first) ?? []];
    if (entry && 'action' in entry && entry.action.do === 'act') active = entry.action.unit;
    return { ...part, lines: [...tellWeighed(def, all, active).map((line) => `weighed ${line}`), ...part.lines] };
  });
}

/** A round begins after an empty line. */
function lineText(line: string): string {
  return `${/^round \d+ begins/.test(line) ? '\n' : ''}  ${line}`;
}

function endText({ result, counts }: GameOver, names: BattleSetup['names']): string {
  if (result === 'draw') return `A draw: ${counted(counts.A, 'marker')} to ${counts.B}.`;
  const loser = result === 'A' ? 'B' : 'A';
  const called = names ? `, ${names[result]},` : '';
  return `Army ${result}${called} wins: ${counted(counts[result], 'marker')} to ${counts[loser]}.`;
}
