/** A call of the clock at the table: told once, and what it leaves to be played. */
import { CALL_ID, turnScope } from './ids.ts';
import { tableId } from './boards.ts';
import type { Ask, Guide } from '../../../encounter/types.ts';
import type { CallEffect } from '../event/time-call.ts';
import type { Call } from './edition.ts';

const LABELS: Readonly<Record<Call, string>> = {
  'last-turn': 'Last Turn was called',
  time: 'Time was called',
};

export function callAsk(turn: number, calls: readonly Call[]): Ask {
  const choices = calls.map((id) => ({ id, label: LABELS[id] }));
  return {
    id: CALL_ID.write({}, turnScope(turn)),
    of: 'any',
    label: calls.length > 1 ? 'Last Turn or Time called' : 'Time called',
    kind: { type: 'choice', choices },
    optional: true,
    rules: [],
  };
}

/** `played`: all Activations of the Turn are done. */
export function callGuide({ moreActivations, rules }: CallEffect, turn: number, played = false): Guide {
  const text = played
    ? `Turn ${turn} is the last: score it, then the end of the game.`
    : moreActivations
      ? `Play Turn ${turn} to its end; no other follows.`
      : 'Finish the Activation in progress; no other starts. Then score the Turn and the end of the game.';
  return { text, rules, urgent: true };
}

export function tableAsk(turn: number): Ask {
  return {
    id: tableId(turn),
    of: 'any',
    label: 'Where things stand',
    help: 'Measured, it suggests what everybody is asked.',
    kind: { type: 'table' },
    again: true,
    optional: true,
    rules: [],
  };
}
