/** What several Schemes of 2018 share. */
import type { Kill } from '../../../malifaux/rules/happened.ts';
import type { Part } from '../../../malifaux/rules/scheme.ts';
import type { ModelProfile } from '../../../malifaux/rules/table.ts';

/** At the end of Turns 2 and later (GG18-VP-04). */
export const FROM_TURN_2 = { moments: ['end-of-turn'], from: 2 } as const satisfies Pick<Part, 'moments' | 'from'>;

/** At the end of any Turn, once a game, when its player wishes. */
export const ONCE = {
  moments: ['end-of-turn'],
  once: true,
  optional: true,
} as const satisfies Pick<Part, 'moments' | 'once' | 'optional'>;

/** A Master, a Henchman or an Enforcer. */
export function isCommander({ rank }: Pick<ModelProfile, 'rank'>): boolean {
  return rank === 'master' || rank === 'henchman' || rank === 'enforcer';
}

export function isPeon({ rank }: Pick<ModelProfile, 'rank'>): boolean {
  return rank === 'peon';
}

/** Killed or sacrificed: a model that was removed in another way has not died. */
export function hasDied({ how }: Pick<Kill, 'how'>): boolean {
  return how !== 'removed';
}
