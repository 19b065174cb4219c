import { isRefusal, refuse, type Refusal } from '../../core/rules/refusal.ts';
import type { ImportedArmy } from '../../core/systems/firefight/roster/import/rules.ts';
import { type Answer, type Asked, type CommandSpec, type Io, type Outcome, numberOf, textOf, whole } from '../spec.ts';
import { counted } from '../text/counted.ts';
import { table } from '../text/table.ts';

export const armyImport: CommandSpec = {
  usage: 'army import <file>',
  summary:
    'read a Firefight army: JSON of Army Forge, its “Share as text”, a file of Muster, or one of Muster’s four armies',
  define: (command) => command.option('--out <file>', 'save it as a file of Muster'),
  run: async ({ io, words, options }) => {
    const army = await armyFrom(io, words[0] ?? '');
    if (isRefusal(army)) return army;
    return shown(army, textOf(options, 'out'));
  },
};

export const armyGenerate: CommandSpec = {
  usage: 'army generate',
  summary: 'make a random legal Firefight army',
  define: (command) =>
    command
      .option('--points <number>', 'at most', whole(100, 3000), 300)
      .option('--seed <text>', 'the same seed makes the same army', '1')
      .option('--out <file>', 'save it'),
  run: async ({ options }) => {
    const { generateArmy } = await import('../../core/systems/firefight/roster/armies/generate.ts');
    const army = generateArmy(textOf(options, 'seed') ?? '1', numberOf(options, 'points') ?? 300);
    return shown(army, textOf(options, 'out'));
  },
};

/** The army as a table, written down where that is asked for. */
async function shown(army: ImportedArmy, out: string | undefined): Promise<Outcome> {
  if (out !== undefined) {
    const { writeFile } = await import('node:fs/promises');
    await writeFile(out, `${JSON.stringify(army, null, 2)}\n`);
  }
  return { data: army, text: await armyText(army) };
}

export const armyCheck: CommandSpec = {
  usage: 'army check <file>',
  summary: 'check whether a Firefight army is legal, and list the rules that it breaks',
  define: (command) =>
    command
      .option('--points <number>', 'the points agreed on; without it, those of the list', whole(1, 100_000))
      .option('--without-force-org', 'you did not agree on force organisation, so its limits are only warnings'),
  run: checkArmy,
};

async function checkArmy({ io, words, options }: Asked): Promise<Outcome> {
  const { checkForce, violationText } = await import('../../core/systems/firefight/roster/force.ts');
  const { READINGS } = await import('../../core/systems/firefight/readings.ts');
  const army = await armyFrom(io, words[0] ?? '');
  if (isRefusal(army)) return army;
  const points = numberOf(options, 'points') ?? army.limit;
  const report = checkForce(army.units, points, { ...READINGS, forceOrg: options.withoutForceOrg !== true });
  const names = new Map(army.units.map(({ id, name }) => [id, name]));
  const lines = report.violations.map((violation) => {
    const naming = (violation.units ?? []).map((id) => names.get(id) ?? id);
    const word = report.broken.includes(violation.rule) ? 'BAD ' : 'note';
    return `${word} ${violationText(violation, naming)} [${violation.rule}]`;
  });
  const unpriced = army.units.filter((unit) => unit.unpriced === true);
  const lacks = unpriced.map(
    ({ name, cost }) => `?    ${name} has no price, or an option of it has none: ${cost} + ?.`,
  );
  const said = (army.breaches ?? []).map((breach) => `note The program that made the list says: ${breach}`);
  const unspent = report.unspent === null || unpriced.length > 0 ? '' : `, ${report.unspent} unspent`;
  const verdict = report.legal ? (unpriced.length > 0 ? 'Incomplete' : 'Legal') : 'Not legal';
  const total = `${report.total}${unpriced.length > 0 ? ' + ?' : ''} points`;
  const end = `${verdict}: ${total}${unspent}, ${counted(report.models, 'model')}.`;
  const data = { ...report, complete: unpriced.length === 0, unpriced: unpriced.map(({ id }) => id) };
  const failed = !report.legal || unpriced.length > 0;
  return { data, text: [...lines, ...said, ...lacks, end].join('\n'), failed };
}

/** Rules of units that have no part in what was reckoned of them; empty: there are none (GFF-SR-OTHER-1). */
export function notSimulatedIn(
  units: readonly { readonly name?: unknown; readonly notSimulated?: unknown }[],
): string[] {
  const said = units.flatMap(({ name, notSimulated: rules }) =>
    Array.isArray(rules) && rules.length > 0
      ? [`Not simulated, of ${String(name)}: ${rules.join(', ')} [GFF-SR-OTHER-1]`]
      : [],
  );
  return [...new Set(said)];
}

/** An answer with the rules that had no part in it. */
export function withNotes({ data, text, ...rest }: Answer, notes: readonly string[]): Answer {
  if (notes.length === 0) return { data, text, ...rest };
  const more = typeof data === 'object' && data !== null ? { ...data, notSimulated: notes } : data;
  return { data: more, text: [text, ...notes].join('\n'), ...rest };
}

/** The army of a file, of standard input for `-`, or one of Muster's four by its name. */
export async function armyFrom(io: Io, path: string): Promise<ImportedArmy | Refusal> {
  const { readFile } = await import('node:fs/promises');
  const { decodeFile } = await import('../csv/decode.ts');
  const { ARMY_LISTS, armyNamed } = await import('../../core/systems/firefight/roster/armies/armies.ts');
  const { readArmy } = await import('../../core/systems/firefight/roster/import/read.ts');
  const known = armyNamed(path);
  if (known) return known;
  const bytes = path === '-' ? await io.input() : await readFile(path).catch(missing);
  if (bytes === null) {
    const names = [...ARMY_LISTS.keys()].join(', ');
    return refuse('no-file', `There is no file ${path}, and no army of Muster’s is called so: they are ${names}.`);
  }
  const text = decodeFile(bytes);
  if (isRefusal(text)) return text;
  const army = readArmy(text);
  if (isRefusal(army) || army.imported) return army;
  return refuse('other-game', `This list is for ${army.game}; Muster plays Grimdark Future: Firefight (GFF).`);
}

/** Null for a file that is not there; any other problem is told as ever. */
function missing(error: NodeJS.ErrnoException): null {
  if (error.code !== 'ENOENT') throw error;
  return null;
}

async function armyText({
  name,
  points,
  limit,
  models,
  units,
  warnings,
  breaches = [],
}: ImportedArmy): Promise<string> {
  const { IMPORT_WARNINGS } = await import('../../core/systems/firefight/roster/import/rules.ts');
  const rows = units.map(({ id, name: unit, models: size, quality, defense, tough, cost, ...rest }) => [
    id,
    unit,
    size,
    `${quality}+`,
    `${defense}+`,
    tough,
    // What has no price, or not all of it, is not to be taken for cheap.
    rest.unpriced === true ? `${cost} + ?` : cost,
    rest.notSimulated.join(', '),
  ]);
  const right = { align: 'right' } as const;
  const columns = [
    { title: 'Id' },
    { title: 'Unit' },
    { title: 'Models', ...right },
    { title: 'Q', ...right },
    { title: 'D', ...right },
    { title: 'Tough', ...right },
    { title: 'Points', ...right },
    { title: 'Not simulated' },
  ];
  const head = `${name}: ${points}${limit === null ? '' : ` of ${limit}`} points, ${counted(models, 'model')}`;
  const told = warnings.map((warning) => IMPORT_WARNINGS[warning]);
  return [head, table(columns, rows), ...told, ...breaches.map((breach) => `  ${breach}`)].join('\n');
}
