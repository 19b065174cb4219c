/** Open Swiss: rounds, scores, standings, the end, pairings. Options that make no format are answered with a refusal. */
import { type Json, fieldsOf } from '../../core/journal/json.ts';
import { openSwiss } from '../../core/systems/open-swiss/pack.ts';
import { eventOperations } from '../event.ts';
import { textsInAnyOrder } from '../match.ts';
import type { Operations } from '../operation.ts';

export const OPEN_SWISS_OPERATIONS: Operations = eventOperations(
  openSwiss,
  textsInAnyOrder(),
  (options) => fieldsOf(options) as Record<string, Json>,
);
