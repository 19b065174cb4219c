/** What every importer makes of rules: names that the game knows, and those that are kept and not simulated. */
import { cite } from '../../../../rules/cite.ts';
import { type Refusal, isRefusal, refuse } from '../../../../rules/refusal.ts';
import { specialRule } from '../../rules/special/all.ts';
import { withAura } from '../../rules/special/auras.ts';
import { bookRule } from '../../rules/special/book-hooks.ts';
import { type RuleNote, type ForceUnit, readUnit } from '../../rules/unit.ts';

/** What may be wrong with a list that is imported all the same. */
export const IMPORT_WARNINGS = {
  system: 'The list is for another game.',
  price: 'A unit or an option has no price; it counts as 0 until you enter it.',
  points: 'The points of the list differ from those of its units.',
  models: 'The number of models of the list differs from that of its units.',
  joined: 'A unit is joined to another. Here each is a separate unit.',
  combined: 'Units are combined. Here each is a separate unit.',
  units: 'The list names a different number of units than it has.',
  campaign: 'The list comes from a campaign; experience and traits are not simulated.',
  'force-org': 'The program that made the list reports breaches of force organisation.',
  tough: 'A unit has Tough with two different figures; the higher one counts.',
  unread: 'Something in the list could not be read. It is left out.',
  'not-simulated': 'Some rules are not part of the game and are not simulated.',
} as const;

export type ImportWarning = keyof typeof IMPORT_WARNINGS;

export interface ImportedUnit extends ForceUnit {
  /** Names of rules that are kept and shown, and change nothing. */
  readonly notSimulated: readonly string[];
  /** It has no price, or one of its options has none: `cost` is only what is known. */
  readonly unpriced?: boolean;
}

export interface ImportedArmy {
  readonly imported: true;
  readonly name: string;
  /** The agreed points, where the list says. */
  readonly limit: number | null;
  readonly points: number;
  readonly models: number;
  readonly warnings: readonly ImportWarning[];
  /** Breaches of force organisation, in the words of the program that made the list. */
  readonly breaches?: readonly string[];
  readonly units: readonly ImportedUnit[];
}

/** A list of another game: nothing of it is taken. */
export interface OtherGame {
  readonly imported: false;
  readonly warnings: readonly ['system'];
  /** Its name, or what the list calls it. */
  readonly game: string;
}

/** Games by the letters that Army Forge has for them, in lists and in what it answers. */
const GAMES: Readonly<Record<string, string>> = {
  GF: 'Grimdark Future',
  GFSQ: 'Grimdark Future: Star Quest',
  AOF: 'Age of Fantasy',
  AOFS: 'Age of Fantasy: Skirmish',
  AOFR: 'Age of Fantasy: Regiments',
  AOFQ: 'Age of Fantasy: Quest',
  FTL: 'Warfleets: FTL',
};

/** The other game that such letters stand for; null: they are Firefight's. */
export function otherGame(letters: unknown): OtherGame | null {
  const said = typeof letters === 'string' ? letters.trim().toUpperCase() : '';
  if (said === 'GFF' || said === 'GRIMDARK-FUTURE-FIREFIGHT') return null;
  const game = Object.entries(GAMES).find(([letters]) => letters === said)?.[1];
  return { imported: false, warnings: ['system'], game: game ?? (said === '' ? 'another game' : said.slice(0, 40)) };
}

/** A rule as a list has it. `plus`: its figure is added to that of the same rule, as in `Caster(+1)`. */
export interface FoundNote extends RuleNote {
  readonly plus?: true;
}

/** No army has more; a bound for what comes from outside. */
export const MOST_UNITS = 500;

/** What cannot be read as a list, and why. */
export function badList(message: string): Refusal {
  return refuse('bad-list', message, ...cite('GFF-ARMY-10'));
}

/** A unit as an importer found it. What is unknown of it is told by {@link readUnit}. */
export interface FoundUnit {
  readonly id: string;
  readonly entry: string;
  readonly name: string;
  readonly models: unknown;
  readonly cost: number;
  readonly unpriced: boolean;
  readonly quality: unknown;
  readonly defense: unknown;
  /** Millimetres across, where the list says and it is round. */
  readonly base?: unknown;
  readonly notes: readonly FoundNote[];
  readonly weapons: readonly FoundWeapon[];
}

export interface FoundWeapon {
  readonly name: string;
  readonly range: number;
  readonly attacks: unknown;
  readonly count: unknown;
  readonly rules: readonly FoundNote[];
}

/** The unit, its unknown rules by name beside it (GFF-SR-OTHER-1). Adds to `warnings`. */
export function unitFrom(found: FoundUnit, warnings: Set<ImportWarning>): ImportedUnit | Refusal {
  const { notes: given, weapons, unpriced, ...rest } = found;
  const notes = added(given.map((note) => withAura(countsAs(note))));
  const { tough, differs } = toughIn(notes);
  const unit = readUnit({
    ...rest,
    tough,
    rules: unique(notes).filter((note) => note.name !== 'Tough' && isSimulated(note)),
    weapons: weapons.map((weapon) => ({ ...weapon, rules: added(weapon.rules).filter(isSimulated) })),
  });
  if (isRefusal(unit)) return unit;
  const notSimulated = strangers([...notes, ...weapons.flatMap(({ rules }) => rules)]);
  if (differs) warnings.add('tough');
  if (unpriced) warnings.add('price');
  if (notSimulated.length > 0) warnings.add('not-simulated');
  return unpriced ? { ...unit, notSimulated, unpriced } : { ...unit, notSimulated };
}

/** What a list says beside its units. */
interface Heading {
  readonly name: string;
  /** The agreed points; what is none is left out. */
  readonly limit: unknown;
  readonly breaches?: readonly string[];
}

/** The army of a list's units, each with an id of its own; a list without any is none. */
export function armyFrom(
  { name, limit, breaches = [] }: Heading,
  found: readonly ImportedUnit[],
  warnings: Iterable<ImportWarning>,
): ImportedArmy | Refusal {
  if (found.length === 0) {
    return badList('There is no unit in it. As text, a unit reads “NAME [1] Q4+ D4+ | 40pts | Tough(3)”.');
  }
  const ids = new Set<string>();
  const units = found.map((unit) => {
    let { id } = unit;
    for (let again = 2; ids.has(id); again += 1) id = `${unit.id}-${again}`;
    ids.add(id);
    return id === unit.id ? unit : { ...unit, id };
  });
  const agreed = typeof limit === 'number' && Number.isInteger(limit) && limit > 0 ? limit : null;
  const said = breaches.length > 0 ? { breaches } : {};
  return { imported: true, name, limit: agreed, ...totalsOf(units), warnings: [...warnings], ...said, units };
}

/** One of each name, with the highest figure. */
function unique(notes: readonly RuleNote[]): RuleNote[] {
  const best = new Map<string, RuleNote>();
  for (const note of notes) {
    const known = best.get(note.name);
    if (!known || (note.value ?? 0) > (known.value ?? 0)) best.set(note.name, note);
  }
  return [...best.values()];
}

/** Figures that are added to those of the same rule, which is then there once. */
function added(notes: readonly FoundNote[]): RuleNote[] {
  const more = notes.filter(({ plus }) => plus);
  if (more.length === 0) return [...notes];
  const sums = new Map<string, number>();
  for (const { name, value = 0 } of more) sums.set(name, (sums.get(name) ?? 0) + value);
  const plain = notes.filter(({ plus }) => !plus);
  const known = new Set(plain.map(({ name }) => name));
  const alone = [...sums].filter(([name]) => !known.has(name)).map(([name, value]): RuleNote => ({ name, value }));
  return [
    ...plain.map((note) =>
      sums.has(note.name) ? { ...note, value: (note.value ?? 0) + (sums.get(note.name) ?? 0) } : note,
    ),
    ...alone,
  ];
}

/** A rule that is another under another name (GFF-SR-BOOK-1). */
function countsAs(note: FoundNote): FoundNote {
  const counts = bookRule(note.name)?.counts;
  return counts ? { ...note, ...counts } : note;
}

/** Whether the game has a rule of that name (GFF-SR-OTHER-1). */
export function isSimulated(note: RuleNote): boolean {
  return specialRule(note) !== undefined;
}

/** Names that are none of the game's, once each. */
function strangers(notes: readonly RuleNote[]): string[] {
  return [...new Set(notes.filter((note) => !isSimulated(note)).map(({ name }) => name))];
}

/** X of Tough(X), and whether the unit was given two different ones. */
function toughIn(notes: readonly RuleNote[]): { readonly tough: number; readonly differs: boolean } {
  const figures = new Set(notes.filter(({ name }) => name === 'Tough').map(({ value = 1 }) => value));
  return { tough: Math.max(1, ...figures), differs: figures.size > 1 };
}

/** Points and models of units. */
export function totalsOf(units: readonly ForceUnit[]): { readonly points: number; readonly models: number } {
  return {
    points: units.reduce((sum, { cost }) => sum + cost, 0),
    models: units.reduce((sum, { models }) => sum + models, 0),
  };
}

/** At most so many of such a list are kept, and no longer ones. */
const MOST_SENTENCES = 50;
const LONGEST_SENTENCE = 300;

/** Sentences that a list holds. */
export function sentencesIn(value: unknown): readonly string[] {
  const all: readonly unknown[] = Array.isArray(value) ? value : [];
  const said = all.filter(
    (one): one is string => typeof one === 'string' && one !== '' && one.length <= LONGEST_SENTENCE,
  );
  return said.slice(0, MOST_SENTENCES);
}
