/** The command line from its words to its exit code: 0 done, 1 refused or not good, 2 not understood. */
import { Command, CommanderError } from 'commander';
import { isRefusal, refuse } from '../core/rules/refusal.ts';
import { COMMANDS } from './commands.ts';
import { bug, knownProblem } from './problems.ts';
import type { Answer, CommandSpec, Io, Options, Outcome } from './spec.ts';

const ABOUT = 'Runs tabletop-wargame events: pairings, results, standings. Everybody can check every draw.';

export async function muster(argv: readonly string[], io: Io): Promise<number> {
  const json = argv.includes('--json');
  const found: { outcome: Outcome | null } = { outcome: null };
  const program = programOf(io, json, (outcome) => (found.outcome = outcome));
  try {
    if (argv[0] === '--version') program.version((await import('./package.ts')).packageVersion());
    await program.parseAsync(argv, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) return notUnderstood(io, json, error);
    const known = knownProblem(error);
    if (!known && io.env.MUSTER_DEBUG !== undefined && error instanceof Error) io.err(`${error.stack ?? ''}\n`);
    found.outcome = known ?? bug(error);
  }
  return found.outcome ? tell(io, json, found.outcome) : 0;
}

function programOf(io: Io, json: boolean, settle: (outcome: Outcome) => void): Command {
  const program = new Command('muster')
    .description(ABOUT)
    .exitOverride()
    .showSuggestionAfterError()
    .configureOutput({ writeOut: io.out, writeErr: (text) => (json ? undefined : io.err(text)) })
    .helpCommand('help [command]', 'show what a command does');
  const parents = new Map<string, Command>();
  for (const spec of COMMANDS) addCommand(program, parents, spec, { io, settle });
  return program;
}

/** Commands of two words, by the first. */
const GROUPS: Readonly<Record<string, string>> = {
  round: 'the round under way',
  army: 'an army list of Firefight',
  'the-hit': 'The Hit: chances, battles, campaigns',
};

function addCommand(
  program: Command,
  parents: Map<string, Command>,
  spec: CommandSpec,
  { io, settle }: { readonly io: Io; readonly settle: (outcome: Outcome) => void },
): void {
  const [, group, usage = spec.usage] = /^(round|army|the-hit) (.+)$/.exec(spec.usage) ?? [];
  const parent = group === undefined ? program : (parents.get(group) ?? program.command(group));
  if (group !== undefined) parents.set(group, parent.description(GROUPS[group] ?? ''));
  const command = spec.define(parent.command(usage).summary(spec.summary).description(spec.summary));
  command
    .option('--json', 'one JSON document on standard output')
    .action(async () => settle(await spec.run({ io, words: command.args, options: command.opts<Options>() })));
}

function notUnderstood(io: Io, json: boolean, { code, exitCode, message }: CommanderError): number {
  if (exitCode === 0) return 0;
  if (code === 'commander.help') return 2;
  if (json) io.out(`${JSON.stringify(refuse('usage', message.replace(/^error: /, '')))}\n`);
  return 2;
}

function tell(io: Io, json: boolean, outcome: Outcome): number {
  if (isRefusal(outcome)) {
    const { code, message, refused } = outcome;
    if (json) io.out(`${JSON.stringify({ refused, code, message })}\n`);
    else io.err(`${message}${refused.length > 0 ? ` [${refused.join(', ')}]` : ''}\n`);
    return code === 'usage' ? 2 : 1;
  }
  return answered(io, json, outcome);
}

function answered(io: Io, json: boolean, { data, text, failed }: Answer): number {
  if (json) io.out(`${JSON.stringify(data)}\n`);
  else if (text !== '') io.out(text.endsWith('\n') ? text : `${text}\n`);
  return failed === true ? 1 : 0;
}
