/** A Turn of an All Out Brawl on one screen: everybody's model, whose Activation it is, and what a tap on a model tells. */
import { type TurnBoard, type TurnMarking, type TurnModel, boardJson } from '../../../../encounter/board.ts';
import { sideIn } from '../../../../encounter/names.ts';
import type { SideId } from '../../../../encounter/types.ts';
import type { Json } from '../../../../journal/json.ts';
import { KILL_ID, turnScope } from '../../../malifaux/game/ids.ts';
import { BRAWL_EARNS } from '../../event/brawl-points.ts';
import { ACTIVATION_ID, MIDDLE_ID, NEAR_ID } from './questions.ts';
import { type BrawlState, dueSide, leftIn, toFlip } from './state.ts';

export function turnBoard(state: BrawlState): Readonly<Record<string, Json>> {
  const { turn } = state;
  return { turn: boardJson({ kind: 'turn', title: `Turn ${turn}`, place: 9, ...turnOf(state) }) };
}

function turnOf(state: BrawlState): TurnBoard {
  const { turn, sides, phase } = state;
  return {
    turn,
    sides: sides.map((side) => {
      const note = noteOf(state, side);
      return { side, models: [modelOf(state, side)], ...(note === '' ? {} : { note }) };
    }),
    ...(phase === 'flips' ? {} : { kill: KILL_ID.write({}, turnScope(turn)) }),
    marked: [...activationMarked(state), ...middleMarked(state)],
    counts: [],
    counting: {},
    counted: [],
    cards: [],
    later: [],
    worth: {},
    pays: [],
    done: {},
  };
}

function modelOf({ models, out, killers }: BrawlState, side: SideId): TurnModel {
  const name = models[side]?.name ?? 'Model on paper';
  if (!out.includes(side)) return { id: side, name };
  const by = killers[side];
  return { id: side, name, out: by === undefined ? 'killed' : `killed by ${sideIn(by)}` };
}

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** When it activates, and whether it has. */
function noteOf(state: BrawlState, side: SideId): string {
  const { phase, order, acted, flips, out } = state;
  if (out.includes(side) && dueSide(state) !== side) return 'off the table';
  if (phase === 'flips' && toFlip(state).includes(side) && flips[side] !== undefined) return 'flips again: a tie';
  if (phase === 'flips') return flips[side] === undefined ? '' : 'has flipped';
  if (phase === 'end') return '';
  if (acted.includes(side)) return 'has acted';
  return dueSide(state) === side ? 'acts now' : `acts ${PLACES[order.indexOf(side)] ?? 'later'}`;
}

function activationMarked(state: BrawlState): readonly TurnMarking[] {
  const side = dueSide(state);
  if (side === undefined) return [];
  const { damaged, kill } = BRAWL_EARNS;
  return [
    {
      ask: ACTIVATION_ID.write({ side }, turnScope(state.turn)),
      says: 'Tap whom your model damaged; again: killed; again: killed without damage; again: nothing.',
      models: leftIn(state).filter((one) => one !== side),
      marks: [
        { says: 'damaged', tells: ['damaged', 'whom'], worth: damaged.vp },
        { says: 'damaged and killed', tells: ['damaged', 'whom', 'killed'], worth: damaged.vp + kill.vp },
        { says: 'killed without damage', tells: ['killed'], worth: kill.vp },
      ],
      ends: 'activation',
    },
  ];
}

function middleMarked(state: BrawlState): readonly TurnMarking[] {
  const { phase, call, turn } = state;
  if (phase !== 'end' && call !== 'time') return [];
  return [
    {
      ask: MIDDLE_ID.write({}, turnScope(turn)),
      shared: NEAR_ID.write({}, turnScope(turn)),
      says: 'Tap each model within 6 inches of the centre of the table: 1 VP.',
      models: leftIn(state),
      marks: [{ says: 'near the middle', tells: [], worth: BRAWL_EARNS.middle.vp }],
      ends: 'turn',
    },
  ];
}
