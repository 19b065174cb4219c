/** Ids of asks that others read: what a clock counts from, and what is measured. */
import { among, askId, text } from '../../../encounter/ask-id.ts';
import { SIDES } from '../rules/sides.ts';

const SIDE = among(SIDES);

export const HOUSE_ID = askId('house');
export const START_ID = askId('start');
export const CLOCK_ID = askId('clock');
/** Clocks that stand since a slip was put right run again. */
export const GO_ON_ID = askId('go-on');
export const EXTENSION_ID = askId('extension');
export const END_ID = askId('end');
export const WON_ID = askId('won', { side: SIDE });
export const TABLE_ID = askId('table');
export const FACTS_ID = askId('facts');
/** Who scores where, in a tap each. */
export const SCORES_ID = askId('scores');
export const PICK_ID = askId('pick', { caster: text });
export const LOST_ID = askId('lost');
export const SPARED_ID = askId('spared');
export const POINTS_LOST_ID = askId('points-lost', { side: SIDE });
export const BOXES_ID = askId('boxes');
export const DICE_DOWN_ID = askId('dice-down');
/** What starts Death Clock, on the organiser’s signal. */
export const CLOCK_START_ID = askId('clock-start');
export const PHASE_ID = askId('phase', { phase: text, side: SIDE });
/** Stopping and starting it again is for judges. */
export const JUDGE_CLOCK_ID = askId('judge-clock');
export const CLOCK_OUT_ID = askId('clock-out');
export const EXPECTED_END_ID = askId('expected-end');
