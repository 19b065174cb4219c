/** Ids of asks that others read, and where in a game they are asked. */
import { among, askId, count, text } from '../../../encounter/ask-id.ts';
import type { SideId } from '../../../encounter/types.ts';
import { OFF } from '../../../encounter/table.ts';

export const SIDES: readonly SideId[] = ['A', 'B'];

/** The word of an id that says whose it is. */
export const SIDE = among(SIDES);

export const TURN_ID = askId('turn', { turn: count });

/** `turn:2`, where what is asked in a Turn stands. */
export function turnScope(turn: number): string {
  return TURN_ID.write({ turn });
}

/** Where what is asked at the end of the game stands. */
export const END = askId('end').write({});

export const SCENARIO_ID = askId('scenario');
export const ATTACKER_ID = askId('attacker');
export const TABLE_ID = askId('table');

/** The ask that takes what is moved on the table in a Turn. */
export function tableId(turn: number): string {
  return TABLE_ID.write({}, turnScope(turn));
}

export const CALL_ID = askId('call');
export const KILL_ID = askId('kill');
export const SUMMON_ID = askId('summon');
export const PASS_ID = askId('pass', { side: SIDE });
export const LAST_ID = askId('last');
/** What is counted of it while the Turn is played. */
export const COUNTED_ID = askId('counted', { strategy: text });
export const STRATEGY_ID = askId('strategy', { strategy: text });
export const SCHEME_ID = askId('scheme', { side: SIDE, scheme: text, moment: text });
/** Markers that go once a Scheme was scored: `turn:2/scheme:A:vendetta:kill` has `turn:2/scheme:A:vendetta:kill/off` after it. */
export const OFF_ID = askId(OFF);
