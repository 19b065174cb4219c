import { InvalidArgumentError } from 'commander';
import { isRefusal, refuse, type Refusal } from '../../core/rules/refusal.ts';
import { type Asked, type CommandSpec, type Io, type Options, type Outcome, numberOf, textOf, whole } from '../spec.ts';
import { counted } from '../text/counted.ts';
import { table } from '../text/table.ts';
import { armyFrom, notSimulatedIn, withNotes } from './army.ts';

export const odds: CommandSpec = {
  usage: 'odds <attacker> [target]',
  summary:
    'calculate exact odds of a Firefight attack: ARMY#UNIT against ARMY#UNIT, ARMY against ARMY, or a file with a question',
  define: (command) =>
    command
      .option('--distance <inches>', 'to the nearest model of the target', inches, 0)
      .option('--moved', 'the attackers have moved')
      .option('--cover <kind>', 'of the target: terrain, sight or both', 'none')
      .option('--charge', 'the attackers charge; without it, they shoot')
      .option('--melee', 'the whole melee: the charge, Counter, and strike back')
      .option('--activations', 'how many such attacks destroy the target with a chance of 80 %')
      .option('--fatigued', 'the attackers are')
      .option('--shaken', 'the target is')
      .option('--markers <number>', 'on the target', whole(0, 200), 0),
  run: oddsOf,
};

/** Inches from 0 to 1000, in parts too. */
function inches(text: string): number {
  const number = Number(text);
  if (/^\d+(\.\d+)?$/.test(text) && number <= 1000) return number;
  throw new InvalidArgumentError('Give inches from 0 to 1000.');
}

async function oddsOf(given: Asked): Promise<Outcome> {
  const { askOdds } = await import('../../core/systems/firefight/ask/odds.ts');
  const { isPlainObject } = await import('../../core/journal/json.ts');
  const question = await questionOf(given);
  if (isRefusal(question)) return question;
  const answer = askOdds(question);
  if (isRefusal(answer)) return answer;
  const text = question.for === 'matrix' ? matrixText(question, answer) : textFor(answer);
  const idle = answer.dice === 0 && !(Number(answer.impact) > 0);
  const asked = ['attackers', 'targets', 'attacker', 'target', 'charger', 'defender'].flatMap(
    (key) => question[key] ?? [],
  );
  return withNotes(
    { data: answer, text: idle ? `${text}\n${NO_DICE}` : text },
    notSimulatedIn(asked.filter(isPlainObject)),
  );
}

const NO_DICE = 'No weapon can attack: out of range, or of the wrong kind.';

type Question = Readonly<Record<string, unknown>>;

async function questionOf({ io, words, options }: Asked): Promise<Question | Refusal> {
  const [attacker = '', target] = words;
  if (target === undefined && attacker.includes('#')) return refuse('usage', 'Say what it attacks: ARMY#UNIT.');
  if (target === undefined) return questionIn(io, attacker);
  const situation = situationOf(options);
  const step = options.charge === true ? 'charge' : 'shoot';
  if (!attacker.includes('#') && !target.includes('#')) {
    const [own, foe] = [await armyFrom(io, attacker), await armyFrom(io, target)];
    if (isRefusal(own)) return own;
    if (isRefusal(foe)) return foe;
    return { for: 'matrix', step, attackers: own.units, targets: foe.units, situation };
  }
  const [own, foe] = [await unitOf(io, attacker), await unitOf(io, target)];
  if (isRefusal(own)) return own;
  if (isRefusal(foe)) return foe;
  const striker = { ...own, fatigued: options.fatigued === true };
  const struck = { ...foe, shaken: options.shaken === true, markers: numberOf(options, 'markers') ?? 0 };
  if (options.melee === true) return { for: 'melee', charger: striker, defender: struck };
  const about = options.activations === true ? { for: 'activations' } : {};
  return { ...about, step, attacker: striker, target: struck, situation };
}

function situationOf(options: Options): Question {
  const [distance, cover] = [numberOf(options, 'distance') ?? 0, textOf(options, 'cover')];
  return { distance, cover, moved: options.moved === true };
}

async function questionIn(io: Io, path: string): Promise<Question | Refusal> {
  const { readFile } = await import('node:fs/promises');
  const { isPlainObject, parseJson } = await import('../../core/journal/json.ts');
  const bytes = path === '-' ? await io.input() : await readFile(path);
  const question = parseJson(Buffer.from(bytes).toString('utf8'));
  if ('problem' in question) return refuse('bad-question', `The file holds no question: it ${question.problem}.`);
  if (isPlainObject(question.value)) return question.value;
  return refuse('bad-question', 'The file holds no question: a JSON object with an attacker and a target.');
}

/** The unit that `FILE#UNIT` names by its id or its name; of a list with one unit, that one. */
async function unitOf(io: Io, words: string): Promise<object | Refusal> {
  const [path = '', name = ''] = words.split('#');
  const army = await armyFrom(io, path);
  if (isRefusal(army)) return army;
  const found = army.units.find((unit) => unit.id === name || unit.name === name);
  if (found) return found;
  if (name === '' && army.units.length === 1) return army.units[0] ?? {};
  const known = [...new Set(army.units.map((unit) => unit.name))].join(', ');
  return refuse(
    'unknown-unit',
    name === ''
      ? `Say which unit of ${path}, as ${path}#UNIT: ${known}.`
      : `There is no unit “${name}” in ${path}; there are ${known}.`,
  );
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/** A row a weapon, a column a unit: models lost on average, and the chance that the unit is gone. */
function matrixText(question: Question, answer: Question): string {
  const [attackers, targets] = [question.attackers as readonly Named[], question.targets as readonly Named[]];
  const names = new Map(attackers.map(({ id, name }) => [id, name]));
  const rows = answer.rows as readonly {
    readonly unit: string;
    readonly weapon: string;
    readonly against: readonly ({ readonly killed: number; readonly knockedOut: number } | null)[];
  }[];
  const columns = ['Unit', 'Weapon', ...targets.map(({ name }) => name)].map((title) => ({ title }));
  const cells = rows.map(({ unit, weapon, against }) => [
    names.get(unit) ?? unit,
    weapon,
    ...against.map((met) => (met ? `${met.killed.toFixed(2)}  ${Math.round(100 * met.knockedOut)}%` : '–')),
  ]);
  return [table(columns, cells), 'Models lost on average, and the chance that the whole unit is destroyed.'].join('\n');
}

/** What a person calls what is reckoned. */
const LABELS: Readonly<Record<string, string>> = {
  hits: 'Hits',
  wounds: 'Wounds',
  killed: 'Models lost',
  effect: 'Then',
  mean: 'On average',
  dice: 'Dice',
  impact: 'Impact dice',
  rules: 'Rules',
  bothStand: 'Both still stand',
  charger: 'The charger',
  defender: 'The defender',
  others: 'Near the target',
  unhurt: 'unhurt',
  noRoll: 'wounded without a roll',
  shaken: 'Shaken',
  knockedOut: 'Knocked Out',
};

/** Chances in hundredths, one line for each figure of the answer. */
function textFor(answer: Question): string {
  return linesFor(answer).join('\n');
}

function linesFor(answer: Question): string[] {
  return Object.entries(answer).flatMap(([key, value]) => {
    const label = LABELS[key] ?? key;
    if (key === 'rules') return [`${label}: ${(value as readonly string[]).join(' ')}`];
    if (key === 'sure') return [];
    if (key === 'needed') return [enough(value, Number(answer.sure))];
    if (key === 'knockedOut' && Array.isArray(value)) {
      return (value as number[]).map(
        (chance, at) => `Knocked Out after ${counted(at + 1, 'activation')}: ${percent(chance)}`,
      );
    }
    if (typeof value === 'number') return [`${label}: ${COUNTS.includes(key) ? value : percent(value)}`];
    if (typeof value !== 'object' || value === null) return [];
    const parts = Object.entries(value as Question);
    if (parts.length === 0) return [];
    if (parts.some(([, part]) => typeof part !== 'number')) {
      return [label, ...linesFor(value as Question).map((line) => `  ${line}`)];
    }
    const isMean = key === 'mean';
    const shown = parts.map(([name, part]) => {
      const figure = isMean ? Number(part).toFixed(3) : percent(Number(part));
      const of = LABELS[name] ?? name;
      return `${isMean ? of.toLowerCase() : of}: ${figure}`;
    });
    return [`${label.padEnd(14)}${shown.join(', ')}`];
  });
}

function enough(needed: unknown, sure: number): string {
  const of = `for ${Math.round(100 * sure)} %.`;
  return typeof needed === 'number'
    ? `${counted(needed, 'activation')} ${needed === 1 ? 'is' : 'are'} enough ${of}`
    : `Not enough ${of}`;
}

const COUNTS = ['dice', 'impact', 'ap', 'markers', 'count'];

function percent(chance: number): string {
  return `${(100 * chance).toFixed(2)} %`;
}
