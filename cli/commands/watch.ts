import { setTimeout as sleep } from 'node:timers/promises';
import { InvalidArgumentError } from 'commander';
import { isRefusal } from '../../core/rules/refusal.ts';
import { type Asked, type CommandSpec, type Outcome, numberOf } from '../spec.ts';
import { replayOf } from './battle.ts';

export const watch: CommandSpec = {
  usage: 'watch <file>',
  summary: 'play a Firefight game’s record in the terminal, decision by decision, with the table drawn',
  define: (command) =>
    command.option('--pause <seconds>', 'pause between two decisions; 0 prints them one below the other', seconds, 1),
  run: watched,
};

/** Seconds from 0 to 60, in parts too. */
function seconds(text: string): number {
  const number = Number(text);
  if (/^\d+(\.\d+)?$/.test(text) && number <= 60) return number;
  throw new InvalidArgumentError('Give seconds from 0 to 60.');
}

/** Wipes the terminal, and begins at its top. */
const WIPED = '\u{1B}[2J\u{1B}[H';

async function watched({ io, words, options }: Asked): Promise<Outcome> {
  const replayed = await replayOf(io, words[0] ?? '');
  if (isRefusal(replayed)) return replayed;
  const { tellBattle } = await import('../../core/systems/firefight/battle/tell.ts');
  const { drawn } = await import('../firefight/drawing.ts');
  const { battle } = replayed;
  // What is told before the first entry, the armies and the mission, has no table yet.
  const told = tellBattle(replayed);
  const before = told.length - battle.entries.length;
  const pause = numberOf(options, 'pause') ?? 1;
  const frames: string[] = [];
  for (const [at, { title, lines }] of told.entries()) {
    const state = at < before ? null : (battle.before[at - before + 1] ?? battle.state);
    const table = state ? [drawn(battle.def, state)] : [];
    const frame = [...table, title, ...lines.map((line) => `  ${line}`), ''].join('\n');
    if (options.json === true || pause === 0) frames.push(frame);
    else {
      io.out(`${WIPED}${frame}\n`);
      await sleep(1000 * pause);
    }
  }
  return { data: { frames }, text: [...frames, `${battle.entries.length} decisions.`].join('\n') };
}
