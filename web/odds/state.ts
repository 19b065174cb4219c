/** What is entered, as the address keeps it: only what differs from the page's first state. */

export const MODES = ['attack', 'melee', 'armies'] as const;
export type Mode = (typeof MODES)[number];
export const STEPS = ['shoot', 'charge'] as const;
export type Step = (typeof STEPS)[number];
export const COVERS = ['none', 'terrain', 'sight', 'both'] as const;
export type Cover = (typeof COVERS)[number];

const PARTS = ['models', 'quality', 'defense', 'rules', 'weapons'] as const;
const WORDS = ['distance', 'markers', 'ownArmy', 'foeArmy'] as const;
const FLAGS = ['moved', 'fatigued', 'shaken'] as const;

/** A unit as it is typed. */
export type Typed = Readonly<Record<(typeof PARTS)[number], string>>;

/** `ownArmy`, `foeArmy`: one of the four armies by name, or a list as it was pasted. */
export interface Entered
  extends Readonly<Record<(typeof WORDS)[number], string>>, Readonly<Record<(typeof FLAGS)[number], boolean>> {
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
  ownArmy: 'wardens',
  foeArmy: 'choir',
  moved: false,
  fatigued: false,
  shaken: false,
};

/** The query that {@link enteredIn} reads back; empty for the first state. */
export function queryOf(entered: Entered): string {
  const query = new URLSearchParams();
  const keep = (name: string, value: string, first: string) => {
    if (value !== first) query.set(name, value);
  };
  for (const name of ['mode', 'step', 'cover', ...WORDS] as const) keep(name, entered[name], FIRST[name]);
  for (const name of FLAGS) keep(name, entered[name] ? '1' : '', '');
  for (const side of ['own', 'foe'] as const) {
    for (const part of PARTS) keep(`${side}.${part}`, entered[side][part], FIRST[side][part]);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

export function enteredIn(address: string): Entered {
  const query = new URLSearchParams(address);
  const word = <Word extends string>(name: string, known: readonly Word[], first: Word) =>
    known.find((one) => one === query.get(name)) ?? first;
  const texts = <Name extends string>(names: readonly Name[], first: Readonly<Record<Name, string>>, side = '') =>
    Object.fromEntries(names.map((name) => [name, query.get(side + name) ?? first[name]])) as Record<Name, string>;
  return {
    ...texts(WORDS, FIRST),
    mode: word('mode', MODES, FIRST.mode),
    own: texts(PARTS, FIRST.own, 'own.'),
    foe: texts(PARTS, FIRST.foe, 'foe.'),
    step: word('step', STEPS, FIRST.step),
    cover: word('cover', COVERS, FIRST.cover),
    moved: query.has('moved'),
    fatigued: query.has('fatigued'),
    shaken: query.has('shaken'),
  };
}
