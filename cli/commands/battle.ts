import { type Refusal, isRefusal, refuse } from '../../core/journal/types.ts';
import type { Replayed } from '../../core/systems/firefight/battle/record.ts';
import type { PlayerName } from '../../core/systems/firefight/players/series.ts';
import { type Asked, type CommandSpec, type Outcome, numberOf, textOf, whole } from '../spec.ts';
import { armyFrom } from './army.ts';

export const battle: CommandSpec = {
  usage: 'battle <army> <army>',
  summary: 'play a whole Firefight game between two armies with computer players, told turn by turn',
  define: (command) =>
    command
      .option('--seed <number>', 'the same seed gives the same game', whole(0, 2_000_000_000), 1)
      .option('--players <kind>', 'who plays the armies: greedy or random', 'greedy')
      .option('--out <file>', 'keep the game’s record'),
  run: fought,
};

export const replayCommand: CommandSpec = {
  usage: 'replay <file>',
  summary: 'tell a Firefight game again from its record; every die and every state is verified',
  define: (command) => command,
  run: async ({ io, words }) => {
    const { readFile } = await import('node:fs/promises');
    const path = words[0] ?? '';
    const bytes = path === '-' ? await io.input() : await readFile(path);
    let given: unknown = null;
    try {
      given = JSON.parse(Buffer.from(bytes).toString('utf8'));
    } catch {
      // No record: said by whoever reads it.
    }
    const { replay } = await import('../../core/systems/firefight/battle/record.ts');
    const replayed = replay(given);
    return isRefusal(replayed) ? replayed : told(replayed);
  },
};

async function fought({ io, words, options }: Asked): Promise<Outcome> {
  const { openRecord, recordOf, recordText, replay } = await records();
  const [own, foe] = [await armyFrom(io, words[0] ?? ''), await armyFrom(io, words[1] ?? '')];
  if (isRefusal(own)) return own;
  if (isRefusal(foe)) return foe;
  const name = playerNamed(textOf(options, 'players') ?? 'greedy');
  if (typeof name !== 'string') return name;
  const seed = numberOf(options, 'seed') ?? 1;
  const { terrainOf } = await import('../firefight/tables.ts');
  const terrain = terrainOf(seed, 1);
  if (isRefusal(terrain)) return terrain;
  const open = openRecord({ armies: { A: own.units, B: foe.units }, terrain }, name, seed);
  if (isRefusal(open)) return open;
  const record = recordOf(open);
  const out = textOf(options, 'out');
  if (out !== undefined) {
    const { writeFile } = await import('node:fs/promises');
    await writeFile(out, recordText(record));
  }
  // Told from its own record, so that what is told is verified.
  const replayed = replay(record);
  return isRefusal(replayed) ? replayed : told(replayed);
}

async function records() {
  const { recordOf, recordText, replay } = await import('../../core/systems/firefight/battle/record.ts');
  const { draws, seeded } = await import('../../core/systems/firefight/dice.ts');
  const { fightOut } = await import('../../core/systems/firefight/players/fight.ts');
  const { greedyPlayer } = await import('../../core/systems/firefight/players/greedy.ts');
  const { randomPlayer } = await import('../../core/systems/firefight/players/random.ts');
  const openRecord = (setup: Parameters<typeof fightOut>[0], name: PlayerName, seed: number) => {
    const player = name === 'greedy' ? greedyPlayer() : randomPlayer(draws(seed));
    return fightOut(setup, { A: player, B: player }, seeded(seed));
  };
  return { openRecord, recordOf, recordText, replay };
}

/** Who plays an army, or that there is none of that name. */
export function playerNamed(name: string): PlayerName | Refusal {
  if (name === 'greedy' || name === 'random') return name;
  return refuse('usage', 'The computer players are greedy and random.');
}

async function told(replayed: Replayed): Promise<Outcome> {
  const { tellBattle } = await import('../../core/systems/firefight/battle/tell.ts');
  const { request } = await import('../../core/systems/firefight/battle/request.ts');
  const { battle: open } = replayed;
  const parts = tellBattle(replayed);
  const end = request(open.def, open.state);
  const result = end.ask === 'over' ? { result: end.result, markers: end.counts } : { result: null, markers: null };
  const last =
    end.ask !== 'over'
      ? 'The game is not over.'
      : `${end.result === 'draw' ? 'A draw' : `Army ${end.result} wins`}: markers ${end.counts.A} to ${end.counts.B}.`;
  const text = parts.map(({ title, lines }) => [title, ...lines.map((line) => `  ${line}`)].join('\n'));
  return { data: { ...result, told: parts }, text: [...text, last].join('\n') };
}
