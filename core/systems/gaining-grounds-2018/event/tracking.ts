/** How conditions are tracked: pen, tokens or dice, one method each, no two of one colour. */
import type { TrackingMethod } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { type Refusal, refuse } from '../../../rules/refusal.ts';
import { sharedColour } from '../../malifaux/event/tracking.ts';

/** `marker` is what stands beside a model, as a token does. */
const ALLOWED: readonly TrackingMethod['by'][] = ['pen', 'token', 'die', 'marker'];

type Problem = readonly [rule: RuleId, text: string];

/** Everything that is wrong with a player's way of tracking; null when nothing is. */
export function checkTracking(methods: readonly TrackingMethod[]): Refusal | null {
  const problems = [...unfit(methods), ...mixed(methods), ...alike(methods)];
  if (problems.length === 0) return null;
  return refuse('tracking', problems.map(([, text]) => text).join(' '), ...cite(...problems.map(([rule]) => rule)));
}

function unfit(methods: readonly TrackingMethod[]): readonly Problem[] {
  const other = methods.find(({ by }) => !ALLOWED.includes(by));
  if (!other) return [];
  return [['GG18-TRACK-04', `Track ${other.condition} with an erasable pen on the card, tokens or dice.`]];
}

function mixed(methods: readonly TrackingMethod[]): readonly Problem[] {
  const methodOf = new Map<string, TrackingMethod['by']>();
  for (const { condition, by } of methods) {
    const key = condition.trim().toLowerCase();
    if ((methodOf.get(key) ?? by) !== by) return [['GG18-TRACK-05', `Track ${condition} in one way throughout.`]];
    methodOf.set(key, by);
  }
  return [];
}

function alike(methods: readonly TrackingMethod[]): readonly Problem[] {
  const colour = sharedColour(methods, ['die']) ?? sharedColour(methods, ['token', 'marker']);
  if (colour === undefined) return [];
  return [['GG18-TRACK-06', `${colour} is used for two conditions. Give each its own colour.`]];
}
