/** Spells as data: they come from army books, not from the rules (GFF-SR-CASTER-6). */
import { cite } from '../../../rules/cite.ts';
import { type Refusal, refuse } from '../../../rules/refusal.ts';
import { isPlainObject, listOf } from '../../../journal/json.ts';
import type { RuleNote } from '../rules/unit.ts';

/**
 * What a spell that works does: hits as of a weapon with such rules; a change of the target's rolls to hit until the round
 * ends; or words that the players carry out.
 */
export type SpellEffect =
  | { readonly kind: 'hits'; readonly hits: number; readonly rules: readonly RuleNote[] }
  | { readonly kind: 'to-hit'; readonly by: number }
  | { readonly kind: 'words'; readonly words: string };

export interface Spell {
  readonly name: string;
  /** Spell tokens that it takes. */
  readonly value: number;
  /** Inches. */
  readonly range: number;
  readonly at: 'enemy' | 'friend';
  readonly effect: SpellEffect;
}

const MOST_SPELLS = 20;

export function readSpells(given: unknown): readonly Spell[] | Refusal {
  if (given === undefined) return [];
  const rules = cite('GFF-SR-CASTER-6');
  if (!Array.isArray(given) || given.length > MOST_SPELLS) {
    return refuse('bad-spells', `Spells are a list of at most ${MOST_SPELLS}.`, ...rules);
  }
  const spells = listOf(given).map(spellOf);
  const wrong = spells.findIndex((spell) => spell === null);
  if (wrong >= 0) {
    const needs = 'a name, a value 1 to 6, a range, at (enemy or friend) and an effect (hits, to-hit or words)';
    return refuse('bad-spells', `Spell number ${wrong + 1} is not valid: it needs ${needs}.`, ...rules);
  }
  return spells.filter((spell) => spell !== null);
}

function spellOf(given: unknown): Spell | null {
  if (!isPlainObject(given)) return null;
  const { name, value, range, at } = given;
  const effect = effectOf(given.effect);
  if (typeof name !== 'string' || name === '' || effect === null) return null;
  if (!isWhole(value, 1, 6) || typeof range !== 'number' || !(range > 0 && range <= 96)) return null;
  return at === 'enemy' || at === 'friend' ? { name, value, range, at, effect } : null;
}

function effectOf(given: unknown): SpellEffect | null {
  if (!isPlainObject(given)) return null;
  const { kind, hits, by, words, rules = [] } = given;
  if (kind === 'hits') {
    return isWhole(hits, 1, 30) && Array.isArray(rules) && rules.every(isNote) ? { kind, hits, rules } : null;
  }
  if (kind === 'to-hit') return isWhole(by, -3, 3) ? { kind, by } : null;
  return kind === 'words' && typeof words === 'string' ? { kind, words } : null;
}

function isNote(given: unknown): given is RuleNote {
  if (!isPlainObject(given) || typeof given.name !== 'string') return false;
  return given.value === undefined || isWhole(given.value, 0, 24);
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}
