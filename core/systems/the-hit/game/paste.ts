/**
 * A gang as text: its name on the first line (and `, Reputation 5`), then a fighter a line, words between commas. The first is
 * the name; then `W2`, `Int 7+`, `leader`, `champion`, `infiltrating`, `base 32`, `spots 1`, `lurks 2`, `value 120`, `XP 6`,
 * `gained 3`, `away in recovery`; anything else is skills and gear. German words and `2 Wounds` are read as well.
 */
import type { Json } from '../../../journal/json.ts';
import { linesOf } from '../../../journal/text.ts';

type Line = Record<string, Json>;

const FIGURES: readonly (readonly [RegExp, string])[] = [
  [/^W(?:ounds?|unden?)?\s*(\d+)$/i, 'wounds'],
  [/^(\d+)\s*W(?:ounds?|unden?)?$/i, 'wounds'],
  [/^Int(?:elligen(?:ce|z))?\s*(\d+)\+?$/i, 'intelligence'],
  [/^base\s*(\d+)(?:\s*mm)?$/i, 'base'],
  [/^spots\s*([+-]?\d+)$/i, 'spots'],
  [/^lurks\s*([+-]?\d+)$/i, 'lurks'],
  [/^(?:value|rating)\s*(\d+)$/i, 'value'],
  [/^(?:XP|experience)\s*(\d+)$/i, 'experience'],
  [/^gained\s*(\d+)$/i, 'gained'],
];
/** Millimetres: of most fighters. */
export const PLAIN_BASE = 30;

export const FLAGS = ['leader', 'champion', 'infiltrating'] as const;

/** As they are written too: the skill is called after what it lets one do. */
const ALSO: Readonly<Record<string, (typeof FLAGS)[number]>> = {
  anführer: 'leader',
  anführerin: 'leader',
  infiltrate: 'infiltrating',
  infiltrator: 'infiltrating',
};

const writtenLines = (text: string): readonly string[] =>
  linesOf(text)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Lines in which nothing says that they are a fighter: a greeting that was copied along, a heading. */
export function strayLines(text: string): readonly string[] {
  return writtenLines(text)
    .slice(1)
    .filter(
      (line) =>
        !wordsIn(line)
          .slice(1)
          .some((word) => saysWord({}, word)),
    );
}

/** Lines in which a figure stands in the name, before the first comma: it would be read as none. */
export function gluedLines(text: string): readonly string[] {
  return writtenLines(text)
    .slice(1)
    .filter((line) => /[,;\t]/.test(line) && (wordsIn(line)[0] ?? '').split(FIGURE).length > 1);
}

/** What `readGang` reads, or null where there is nothing but blanks. */
export function gangFromText(text: string): Json | null {
  const [name, ...lines] = writtenLines(text);
  if (name === undefined) return null;
  const [, called = name, reputation] = /^(.+?),\s*Reputation\s+(\d+)$/i.exec(name) ?? [];
  const gang = { name: called, fighters: lines.map(fighterFrom) };
  return reputation === undefined ? gang : { ...gang, reputation: Number(reputation) };
}

/** The name, and what stands behind it. */
function wordsIn(line: string): readonly string[] {
  return (/[,;\t]/.test(line) ? line : withCommas(line)).split(/[,;\t]/).map((word) => word.trim());
}

function fighterFrom(line: string): Line {
  const [name = '', ...words] = wordsIn(line);
  const fighter: Line = { name };
  const skills: string[] = [];
  for (const word of words) if (!saysWord(fighter, word) && word !== '') skills.push(word);
  return skills.length > 0 ? { ...fighter, skills: skills.join(', ') } : fighter;
}

const FIGURE =
  /\s(?=(?:(?:W(?:ounds?|unden?)?|Int(?:elligen(?:ce|z))?|base|spots|lurks|value|rating|XP|gained)\s?[+-]?\d+\+?|\d+\s?W(?:ounds?|unden?)?)(?:\s|$))/gi;
const FLAG = /\s(?=(?:leader|champion|infiltrating|anführer|anführerin|infiltrate|infiltrator)(?:\s|$))/gi;

/** A line that was typed without commas: `Razor W2 Int 6+ leader`. Where no figure stands in it, all of it is the name. */
function withCommas(line: string): string {
  const [name = '', ...figures] = line.split(FIGURE);
  if (figures.length === 0) return line;
  // What stands behind a figure is a word of its own.
  const words = figures.map((one) =>
    one.replace(/^([a-z]+ ?[+-]?\d+\+?|\d+ ?[a-z]+) /i, '$1, ').replaceAll(FLAG, ', '),
  );
  return [name, ...words].join(', ');
}

/** Whether a word was one of the figures or flags; it is then in the fighter. */
function saysWord(fighter: Line, word: string): boolean {
  const said = word.toLowerCase();
  const flag = FLAGS.find((known) => known === said) ?? ALSO[said];
  if (flag) fighter[flag] = true;
  const figure = FIGURES.find(([pattern]) => pattern.test(word));
  if (figure) fighter[figure[1]] = Number(figure[0].exec(word)?.[1]);
  const [, away] = /^away:?\s(.+)$/i.exec(word) ?? [];
  if (away !== undefined) fighter.away = away.trimStart();
  return flag !== undefined || figure !== undefined || away !== undefined;
}
