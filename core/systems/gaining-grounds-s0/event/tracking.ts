/** How effects are tracked: by the official app, pen, dice and markers, no colour standing for two effects. */
import type { TrackingMethod } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import { type Refusal, refuse } from '../../../rules/refusal.ts';
import { sharedColour } from '../../malifaux/event/tracking.ts';

export function checkTracking(methods: readonly TrackingMethod[]): Refusal | null {
  const problem = trackingProblem(methods);
  return problem === null ? null : refuse('tracking', problem, ...cite('GG0-ETI-09'));
}

function trackingProblem(methods: readonly TrackingMethod[]): string | null {
  const other = methods.find(({ by }) => by === 'other');
  if (other) return `Track ${other.condition} with the app, an erasable pen, dice or markers.`;
  const dice = sharedColour(methods, ['die']);
  if (dice !== undefined) return `Dice in ${dice} are used for two effects. Give each its own colour.`;
  const markers = sharedColour(methods, ['marker', 'token']);
  return markers === undefined ? null : `Markers in ${markers} are used for two effects. Give each its own colour.`;
}
