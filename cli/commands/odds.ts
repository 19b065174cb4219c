import { isRefusal, refuse } from '../../core/journal/types.ts';
import type { Refusal } from '../../core/journal/types.ts';
import { type Asked, type CommandSpec, type Io, type Options, type Outcome, numberOf, textOf, whole } from '../spec.ts';
import { armyFrom } from './army.ts';

export const odds: CommandSpec = {
  usage: 'odds <attacker> [target]',
  summary: 'exact odds of a Firefight attack: FILE#UNIT against FILE#UNIT, or one file with a question',
  define: (command) =>
    command
      .option('--distance <inches>', 'to the nearest model of the target', whole(0, 1000), 0)
      .option('--moved', 'the attackers have moved')
      .option('--cover <kind>', 'of the target: terrain, sight or both', 'none')
      .option('--charge', 'the attackers charge; else they shoot')
      .option('--melee', 'the whole melee: the charge, and Counter and strike back')
      .option('--fatigued', 'the attackers are')
      .option('--shaken', 'the target is')
      .option('--markers <number>', 'on the target', whole(0, 200), 0),
  run: oddsOf,
};

async function oddsOf(asked: Asked): Promise<Outcome> {
  const { askOdds } = await import('../../core/systems/firefight/ask/odds.ts');
  const question = await questionOf(asked);
  if (isRefusal(question)) return question;
  const answer = askOdds(question);
  return isRefusal(answer) ? answer : { data: answer, text: textFor(answer) };
}

type Question = Readonly<Record<string, unknown>>;

async function questionOf({ io, words, options }: Asked): Promise<Question | Refusal> {
  const [attacker = '', target] = words;
  if (target === undefined) return questionIn(io, attacker);
  const [own, foe] = [await unitOf(io, attacker), await unitOf(io, target)];
  if (isRefusal(own)) return own;
  if (isRefusal(foe)) return foe;
  return between(own, foe, options);
}

function between(own: object, foe: object, options: Options): Question {
  const attacker = { ...own, fatigued: options.fatigued === true };
  const target = { ...foe, shaken: options.shaken === true, markers: numberOf(options, 'markers') ?? 0 };
  if (options.melee === true) return { for: 'melee', charger: attacker, defender: target };
  const [distance, cover] = [numberOf(options, 'distance') ?? 0, textOf(options, 'cover')];
  const situation = { distance, cover, moved: options.moved === true };
  return { step: options.charge === true ? 'charge' : 'shoot', attacker, target, situation };
}

async function questionIn(io: Io, path: string): Promise<Question | Refusal> {
  const { readFile } = await import('node:fs/promises');
  const bytes = path === '-' ? await io.input() : await readFile(path);
  try {
    const question: unknown = JSON.parse(Buffer.from(bytes).toString('utf8'));
    if (typeof question === 'object' && question !== null) return question as Question;
  } catch {
    // Said below.
  }
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
  const known = army.units.map((unit) => unit.name).join(', ');
  return refuse('unknown-unit', `There is no unit “${name}” in ${path}; there are ${known}.`);
}

/** Chances in hundredths, one line for each figure of the answer. */
function textFor(answer: Question): string {
  return linesFor(answer).join('\n');
}

function linesFor(answer: Question): string[] {
  return Object.entries(answer).flatMap(([key, value]) => {
    if (key === 'rules') return [`rules: ${(value as readonly string[]).join(' ')}`];
    if (typeof value === 'number') return [`${key}: ${COUNTS.includes(key) ? value : percent(value)}`];
    if (typeof value !== 'object' || value === null) return [];
    const parts = Object.entries(value as Question);
    if (parts.length === 0) return [];
    if (parts.some(([, part]) => typeof part !== 'number')) {
      return [key, ...linesFor(value as Question).map((line) => `  ${line}`)];
    }
    const shown = parts.map(
      ([name, part]) => `${name} ${key === 'mean' ? Number(part).toFixed(3) : percent(Number(part))}`,
    );
    return [`${key}: ${shown.join(', ')}`];
  });
}

const COUNTS = ['dice', 'impact', 'ap', 'markers', 'count'];

function percent(chance: number): string {
  return `${(100 * chance).toFixed(2)} %`;
}
