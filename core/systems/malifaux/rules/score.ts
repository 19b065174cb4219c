/** What one part of a Scheme pays at its moment: the facts' worth within the pack's caps and windows, and what is removed. */
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { type Refusal, refuse } from '../../../rules/refusal.ts';
import type { Measured, Part, Scheme, SchemeProgress } from './scheme.ts';

/** What a pack says of all its Schemes. */
export interface SchemeLimits {
  /** The most VP of one Scheme in a game. */
  readonly cap: number;
  readonly rules: readonly RuleId[];
  /** The rules by which one death pays under one Scheme; empty where it may pay under several. */
  readonly deathRules: readonly RuleId[];
  /** Why a part pays nothing now, whatever the facts; null when it may. */
  readonly bar: (part: Part, so: SchemeProgress) => string | null;
}

export interface PartScore {
  readonly vp: number;
  /** What the Scheme has then scored in all; nothing where it is void. */
  readonly total: number;
  readonly earns: readonly string[];
  /** How many Markers are removed for it; `all`: all of those that people see there. */
  readonly removes: number | 'all';
  /** Those it may fall on, where the table was measured. */
  readonly removable: readonly string[];
  readonly places: number;
  /** Why it pays nothing, where the facts would. */
  readonly bar: string | null;
  readonly rules: readonly RuleId[];
}

export function scorePart(law: SchemeLimits, part: Part, measured: Measured, so: SchemeProgress): PartScore {
  const rules = cite(...part.rules, ...law.rules, ...(part.removal?.rules ?? []));
  const bar = law.bar(part, so);
  const worth = part.worth(measured.facts, so);
  const vp = bar === null ? Math.max(0, Math.min(worth.vp, law.cap - so.scored)) : 0;
  const { removal } = part;
  const happens = vp > 0 || (removal?.anyway === true && bar === null && worth.vp > 0);
  const removable = happens && removal ? (measured.removable ?? []) : [];
  return {
    vp,
    total: so.void === true ? 0 : so.scored + vp,
    earns: vp > 0 ? (worth.earns ?? []) : [],
    removes:
      happens && removal ? (removal.count === 'all' && measured.removable ? removable.length : removal.count) : 0,
    removable,
    places: bar === null ? (part.places?.(measured.facts) ?? 0) : 0,
    bar: worth.vp > 0 && vp === 0 ? (bar ?? 'It has no more VP to give.') : bar,
    rules,
  };
}

/** The part that pays at a moment, or undefined. */
export function partAt(scheme: Scheme, moment: Part['moments'][number]): Part | undefined {
  return scheme.parts.find(({ moments }) => moments.includes(moment));
}

/** Every choice of Markers that may be removed for a part: one of none where nothing is removed. */
export function removals(part: Part, measured: Measured, { removes }: PartScore): readonly (readonly string[])[] {
  const { removable = [], fits = () => true } = measured;
  if (removes === 0 || part.removal?.may) return [[]];
  if (removes === 'all' || removes >= removable.length) return [removable];
  return choose(removable, removes).filter((chosen) => fits(chosen));
}

/** Why these Markers may not be the ones removed; null when they may. */
export function checkRemoval(
  part: Part,
  measured: Measured,
  score: PartScore,
  chosen: readonly string[],
): Refusal | null {
  const { removal } = part;
  if (!removal || score.vp === 0) return null;
  const { fits = () => true } = measured;
  const known = new Set(chosen).size === chosen.length && chosen.every((id) => score.removable.includes(id));
  const right = chosen.length === score.removes || (removal.may === true && chosen.length === 0);
  if (known && right && fits(chosen)) return null;
  const message = `Remove ${score.removes} of the Markers that this was scored with: ${score.removable.join(', ')}.`;
  return refuse('bad-removal', message, ...cite(...removal.rules));
}

function choose<T>(items: readonly T[], count: number): (readonly T[])[] {
  if (count === 0) return [[]];
  return items.flatMap((item, index) => choose(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]));
}
