/**
 * What is entered, as the address keeps it: only what differs from the page's first state. Lists of armies stand behind the #:
 * they may be longer than a server takes, and are nobody's business but the reader's.
 */

export const MODES = ['attack', 'melee', 'armies'] as const;
export type Mode = (typeof MODES)[number];
export const STEPS = ['shoot', 'charge'] as const;
export type Step = (typeof STEPS)[number];
export const COVERS = ['none', 'terrain', 'sight', 'both'] as const;
export type Cover = (typeof COVERS)[number];

const PARTS = ['models', 'quality', 'defense', 'rules', 'weapons'] as const;
/** Target numbers of dice. */
export const TARGETS = ['2', '3', '4', '5', '6'] as const;
const WORDS = ['distance', 'markers', 'ownMarkers'] as const;
const LISTS = ['ownArmy', 'foeArmy'] as const;
const FLAGS = ['moved', 'fatigued', 'foeFatigued', 'shaken'] as const;

/** A unit as it is typed. */
export type Typed = Readonly<Record<(typeof PARTS)[number], string>>;

/** `ownArmy`, `foeArmy`: one of the four armies by name, or a list as it was pasted. */
export interface Entered
  extends
    Readonly<Record<(typeof WORDS)[number] | (typeof LISTS)[number], string>>,
    Readonly<Record<(typeof FLAGS)[number], boolean>> {
  readonly mode: Mode;
  readonly own: Typed;
  readonly foe: Typed;
  readonly step: Step;
  readonly cover: Cover;
}

export const FIRST: Entered = {
  mode: 'attack',
  own: { models: '1', quality: '4', defense: '4', rules: '', weapons: 'Rifle (24", A3, AP(1)), Axe (A3)' },
  foe: { models: '1', quality: '4', defense: '4', rules: '', weapons: 'Axe (A3)' },
  step: 'shoot',
  cover: 'none',
  distance: '9',
  markers: '0',
  ownMarkers: '0',
  ownArmy: 'wardens',
  foeArmy: 'choir',
  moved: false,
  fatigued: false,
  foeFatigued: false,
  shaken: false,
};

/** The query and the part behind the # that {@link enteredIn} reads back; empty for the first state. */
export function addressOf(entered: Entered): string {
  const [query, hash] = [new URLSearchParams(), new URLSearchParams()];
  const keep = (name: string, value: string, first: string, where = query) => {
    if (value !== first) where.set(name, value);
  };
  for (const name of ['mode', 'step', 'cover', ...WORDS] as const) keep(name, entered[name], FIRST[name]);
  for (const name of FLAGS) keep(name, entered[name] ? '1' : '', '');
  for (const side of ['own', 'foe'] as const) {
    for (const part of PARTS) keep(`${side}.${part}`, entered[side][part], FIRST[side][part]);
  }
  for (const name of LISTS) keep(name, entered[name], FIRST[name], hash);
  return after('?', query) + after('#', hash);
}

function after(mark: string, words: URLSearchParams): string {
  const text = words.toString();
  return text === '' ? '' : mark + text;
}

/** What the query and the part behind the # of an address say. A word that is none is as if it were not there. */
export function enteredIn(search: string, hash: string): Entered {
  const [query, lists] = [new URLSearchParams(search), new URLSearchParams(hash.slice(1))];
  const word = <Word extends string>(name: string, known: readonly Word[], first: Word) =>
    known.find((one) => one === query.get(name)) ?? first;
  const texts = <Name extends string>(names: readonly Name[], first: Readonly<Record<Name, string>>, side = '') =>
    Object.fromEntries(names.map((name) => [name, query.get(side + name) ?? first[name]])) as Record<Name, string>;
  const unit = (side: 'own' | 'foe'): Typed => ({
    ...texts(PARTS, FIRST[side], `${side}.`),
    quality: word(`${side}.quality`, TARGETS, '4'),
    defense: word(`${side}.defense`, TARGETS, '4'),
  });
  return {
    ...texts(WORDS, FIRST),
    ownArmy: lists.get('ownArmy') ?? FIRST.ownArmy,
    foeArmy: lists.get('foeArmy') ?? FIRST.foeArmy,
    mode: word('mode', MODES, FIRST.mode),
    own: unit('own'),
    foe: unit('foe'),
    step: word('step', STEPS, FIRST.step),
    cover: word('cover', COVERS, FIRST.cover),
    moved: query.has('moved'),
    fatigued: query.has('fatigued'),
    foeFatigued: query.has('foeFatigued'),
    shaken: query.has('shaken'),
  };
}
