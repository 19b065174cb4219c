/** A call of the clock at the table: told once, and what it leaves to be played. */
import { CALL_ID, tableId, turnScope } from './ids.ts';
import { sideIn } from '../../../encounter/names.ts';
import type { Ask, Guide, SideId } from '../../../encounter/types.ts';
import type { CallEffect } from '../event/time-call.ts';
import type { Call } from './edition.ts';

const NAMES: Readonly<Record<Call, string>> = { 'last-turn': 'Last Turn', time: 'Time' };

/** What whoever hears one does not have to know by heart. */
const MEANINGS: Readonly<Record<Call, string>> = {
  'last-turn': 'Last Turn: play this Turn to its end; no other follows.',
  time: 'Time: finish the Activation in progress, then score this Turn and the end of the game.',
};

export function callAsk(turn: number, calls: readonly Call[]): Ask {
  const choices = calls.map((id) => ({ id, label: `${NAMES[id]} was called` }));
  return {
    id: CALL_ID.write({}, turnScope(turn)),
    of: 'any',
    label: calls.length > 1 ? 'Last Turn or Time called' : 'Time called',
    help: `Said by the organiser when the round is running out. ${calls.map((id) => MEANINGS[id]).join(' ')}`,
    kind: { type: 'choice', choices },
    optional: true,
    judge: true,
    rules: [],
  };
}

interface Called {
  readonly call: Call;
  /** Null: a judge. */
  readonly by: SideId | null;
  readonly effect: CallEffect;
  readonly turn: number;
  /** All Activations of the Turn are done. */
  readonly played: boolean;
}

/** Who called it, and what it leaves to be played. */
export function callGuide({ call, by, effect: { moreActivations, rules }, turn, played }: Called): Guide {
  const left = played
    ? `Turn ${turn} is the last: score it, then the end of the game.`
    : moreActivations
      ? `Play Turn ${turn} to its end; no other follows.`
      : 'Finish the Activation in progress; no other starts. Then score the Turn and the end of the game.';
  return { text: `${by === null ? 'A judge' : sideIn(by)} called ${NAMES[call]}. ${left}`, rules, urgent: true };
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
