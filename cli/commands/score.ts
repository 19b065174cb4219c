/** Malifaux tables in files: what they score and what may be done on them; and Crews pasted as text. */
import { type Refusal, isRefusal, refuse } from '../../core/rules/refusal.ts';
import type { Broken } from '../../core/rules/broken.ts';
import type { JudgedStep, JudgedEdition } from '../../core/systems/malifaux/rules/step.ts';
import type { Crew } from '../../core/systems/malifaux/roster/crew.ts';
import { packOptions } from '../pack-options.ts';
import { type Asked, type CommandSpec, type Io, type Options, type Outcome, listOf, textOf } from '../spec.ts';

export const score: CommandSpec = {
  usage: 'score <file>',
  summary: 'score a measured Malifaux table and check actions on it: every point with its rules',
  define: (command) => command,
  run: scored,
};

export const crew: CommandSpec = {
  usage: 'crew <file>',
  summary: 'read and check a Malifaux Crew, as an app shares it or as people type it',
  define: (command) =>
    command
      .option('--system <id>', 'gaining-grounds-s0 or gaining-grounds-2018', 'gaining-grounds-s0')
      .option('--faction <name>', 'the Faction that its player declared')
      .option('--option <id=value...>', 'an option of the pack, as for new: a format, variants, a mode')
      .option(
        '--handed-in <id=text...>',
        'what its player handed in at check-in: leader, pool, crew (leader-2 for the second player of a team)',
      )
      .option('--earlier <file...>', 'the Crews of earlier Rounds of the same day'),
  run: pasted,
};

async function scored({ io, words }: Asked): Promise<Outcome> {
  const given = await jsonIn(words[0] ?? '', await textIn(io, words[0] ?? '-'));
  if (isRefusal(given)) return given;
  const system = typeof given.system === 'string' ? given.system : 'gaining-grounds-s0';
  const edition = await editionOf(system);
  if (!edition) return unknownSystem(system);
  const { judge } = await import('../../core/systems/malifaux/rules/step.ts');
  const judged = judge(edition, given);
  if (isRefusal(judged)) return judged;
  const failed = judged.actions.some(({ broken }) => broken.length > 0);
  return { data: judged, text: inWords(judged), failed };
}

async function editionOf(system: string): Promise<JudgedEdition | undefined> {
  const { SEASON_ZERO } = await import('../../core/systems/gaining-grounds-s0/rules/edition.ts');
  const { GROUNDS_2018 } = await import('../../core/systems/gaining-grounds-2018/rules/edition.ts');
  return [SEASON_ZERO, GROUNDS_2018].find((edition) => edition.system === system);
}

function unknownSystem(system: string): Refusal {
  return refuse('unknown-system', `“${system}” has no tables here: gaining-grounds-s0 and gaining-grounds-2018 have.`);
}

async function textIn(io: Io, path: string): Promise<string> {
  const { readFile } = await import('node:fs/promises');
  const bytes = path === '-' ? await io.input() : await readFile(path);
  return Buffer.from(bytes).toString('utf8');
}

async function jsonIn(path: string, text: string): Promise<Readonly<Record<string, unknown>> | Refusal> {
  const { isPlainObject, parseJson } = await import('../../core/journal/json.ts');
  const read = parseJson(text);
  if ('problem' in read) return refuse('not-json', `${path} ${read.problem}.`);
  return isPlainObject(read.value) ? read.value : refuse('not-json', `${path} holds no JSON object.`);
}

function inWords({ earned, total, actions }: JudgedStep): string {
  const points = earned.map(({ side, vp, id, what, removed, rules }) => {
    const gone = removed.length === 0 ? '' : `; remove ${removed.join(', ')}`;
    return `${side} +${vp} ${id}: ${what}${gone} [${rules.join(' ')}]`;
  });
  const sums = Object.entries(total).map(([side, vp]) => `${side} ${vp}`);
  const judged = actions.map(({ kind, broken }) =>
    broken.length === 0
      ? `${kind}: allowed`
      : `${kind}: not allowed. ${broken.map(({ message, rule }) => `${message} [${rule}]`).join(' ')}`,
  );
  return [...judged, ...points, `VP: ${sums.join(', ')}`].join('\n');
}

async function pasted({ io, words, options }: Asked): Promise<Outcome> {
  const system = textOf(options, 'system') ?? '';
  const { packById } = await import('../../core/systems/index.ts');
  const pack = (await editionOf(system)) && packById(system);
  if (!pack) return unknownSystem(system);
  const { written } = await import('../../core/systems/malifaux/roster/loose.ts');
  const { readCrew } = await import('../../core/systems/malifaux/roster/paste.ts');
  const read = readCrew(written(await textIn(io, words[0] ?? '-')), pack.roster.factions);
  const broken = await checked(system, read.crew, options, io);
  if (isRefusal(broken)) return broken;
  const { leader, models, faction } = read.crew;
  const lines = [
    `${leader}${faction === undefined ? '' : `, ${faction}`}: ${models.map(({ name }) => name).join(', ')}`,
    ...read.unread.map(({ line, text }) => `not read, line ${line}: ${text}`),
    ...broken.map(({ message, rule }) => `${message} [${rule}]`),
  ];
  return { data: { ...read, broken }, text: lines.join('\n'), failed: broken.length > 0 || leader === '' };
}

/** As a table of an event would, by what the event knows of the Crew's player. */
async function checked(system: string, read: Crew, given: Options, io: Io): Promise<readonly Broken[] | Refusal> {
  const faction = textOf(given, 'faction');
  if (system === 'gaining-grounds-2018') {
    const { checkCrew } = await import('../../core/systems/gaining-grounds-2018/roster/models.ts');
    return checkCrew(faction ?? read.faction ?? '', read);
  }
  const values = await packOptions(given);
  if (isRefusal(values)) return values;
  const { configure } = await import('../../core/systems/gaining-grounds-s0/event/configure.ts');
  const configured = configure(values);
  if (isRefusal(configured)) return configured;
  const { checkDeclared } = await import('../../core/systems/gaining-grounds-s0/roster/declared.ts');
  const earlier = await Promise.all(listOf(given, 'earlier').map((path) => textIn(io, path)));
  const details = Object.fromEntries(listOf(given, 'handedIn').map((one) => splitAt(one)));
  return checkDeclared({ crew: read, player: { faction: faction ?? null, details, earlier } }, configured.options);
}

/** `leader=Lady Justice`. */
function splitAt(given: string): readonly [string, string] {
  const [id = '', ...rest] = given.split('=');
  return [id, rest.join('=')];
}
