/** What a rule may say as data (GFF-SR-BOOK-1), and reading it from a list that has a rule of its own. */
import { isPlainObject } from '../../../../journal/json.ts';

/** When a gain counts: everything that it names has to hold. */
export interface EffectWhen {
  readonly step?: 'shoot' | 'melee' | 'charge';
  /** From farther than this, or from no farther, in inches. */
  readonly over?: number;
  readonly within?: number;
  /** The target's Tough is at least this; its Defense is between these; no hero is in it. */
  readonly tough?: number;
  readonly defense?: readonly [least: number, most: number];
  readonly noHero?: true;
}

/** What an attack gains, and when; always where it does not say. */
export interface EffectGain {
  readonly when?: EffectWhen;
  /** Added to rolls to hit; below 0 a penalty. */
  readonly hit?: number;
  readonly ap?: number;
  /** AP of hits that were a natural 6, and hits that each of those adds. */
  readonly sixAp?: number;
  readonly extra?: number;
  /** A natural 6 to block is rolled again; Regeneration does not help; no cover does. */
  readonly bane?: true;
  readonly lasting?: true;
  readonly uncovered?: true;
  /** Added to the target's Defense rolls. */
  readonly guard?: number;
}

export interface EffectMove {
  readonly advance?: number;
  readonly rush?: number;
  readonly charge?: number;
}

/**
 * A rule that is given: to the bearer's own unit, and `within` so many inches of the bearer to every friendly unit. `from`: the
 * unit has it from a bearer in another unit of its army, which picked it before the game.
 */
export interface Aura {
  readonly gives: string;
  readonly within?: number;
  readonly from?: string;
}

/** All that a rule does. */
export interface RuleEffect {
  /** A unit rule counts when every model has it. */
  readonly bearer: 'weapon' | 'model' | 'unit';
  /** On its bearer's attacks, and on those against it. */
  readonly attacks?: readonly EffectGain[];
  readonly suffers?: readonly EffectGain[];
  /** The rule that it builds on; without that one it does nothing. */
  readonly needs?: string;
  /** A wound is ignored on so much or more: any, and one of a spell. */
  readonly ward?: number;
  readonly spellWard?: number;
  /** Taken off the AP of every hit, down to AP(0). */
  readonly fortified?: number;
  /** Added to Defense rolls: the figure in its brackets. */
  readonly defends?: true;
  /** Added to morale tests. */
  readonly morale?: number;
  /** Shaken when a round begins, it is steady again on so much or more. */
  readonly rallies?: number;
  readonly moves?: EffectMove;
  /** Slow does not count. */
  readonly swift?: true;
  readonly aura?: Aura;
}

/** Reads one member of an effect: what it is, or undefined where it is not that. */
type Member = (value: unknown) => unknown;

const whole =
  (least: number, most: number): Member =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : undefined;
const oneOf =
  (...choices: readonly (string | true)[]): Member =>
  (value) =>
    choices.find((choice) => choice === value);
const text: Member = (value) => (typeof value === 'string' && value.length <= 100 ? value : undefined);
const yes = oneOf(true);
const added = whole(-6, 6);
const onSoMuch = whole(2, 6);
const inches = whole(0, 100);

/** No rule gains more than so many things. */
const MOST_GAINS = 10;

const band: Member = (value) =>
  Array.isArray(value) && value.length === 2 && value.every((one) => onSoMuch(one) !== undefined) ? value : undefined;
const gains: Member = (value) =>
  Array.isArray(value) && value.length <= MOST_GAINS && value.every((one) => gain(one) !== undefined)
    ? value
    : undefined;
const when = shaped({
  step: oneOf('shoot', 'melee', 'charge'),
  over: inches,
  within: inches,
  tough: whole(1, 100),
  defense: band,
  noHero: yes,
});
const gain = shaped({
  when,
  hit: added,
  ap: added,
  sixAp: whole(0, 6),
  extra: whole(0, 6),
  bane: yes,
  lasting: yes,
  uncovered: yes,
  guard: added,
});
const giving = shaped({ gives: text, within: inches, from: text });
const aura: Member = (value) => (isPlainObject(value) && value.gives !== undefined ? giving(value) : undefined);
const effect = shaped({
  bearer: oneOf('weapon', 'model', 'unit'),
  attacks: gains,
  suffers: gains,
  needs: text,
  ward: onSoMuch,
  spellWard: onSoMuch,
  fortified: whole(0, 6),
  defends: yes,
  morale: added,
  rallies: onSoMuch,
  moves: shaped({ advance: whole(-12, 12), rush: whole(-12, 12), charge: whole(-12, 12) }),
  swift: yes,
  aura,
});

/** An object whose members are all known and right; whatever else it has makes it none. */
function shaped(members: Readonly<Record<string, Member>>): Member {
  const known = new Map(Object.entries(members));
  return (value) => {
    if (!isPlainObject(value)) return undefined;
    const right = Object.entries(value).every(([name, one]) => known.get(name)?.(one) !== undefined);
    return right ? value : undefined;
  };
}

/** What a list says of a rule of its own; null where that is no effect. */
export function readEffect(given: unknown): RuleEffect | null {
  const read = effect(given);
  return isEffect(read) ? read : null;
}

function isEffect(read: unknown): read is RuleEffect {
  return isPlainObject(read) && read.bearer !== undefined;
}
