/** What people see of an encounter, as plain data. The shared parts hold nothing that is sealed. */
import type { Json } from '../journal/json.ts';
import { plainOf, valueOf } from '../journal/seal.ts';
import type { CommandId, RecordId, Viewer } from '../journal/types.ts';
import type { BoardAnswer } from './board.ts';
import type { EncounterGame, Play } from './game.ts';
import { comesOfCorrection } from './correction.ts';
import { goesWith } from './going-back.ts';
import {
  type DeviceAdded,
  type EncounterState,
  type EventGameRef,
  lastToStay,
  playedBy,
  seenBy,
  staying,
} from './state.ts';
import type { Answer, Ask, Correction, Guide, LineField, Lines, PointLine, Progress, SideId } from './types.ts';

/** What the parts of a game's view are called. */
export const ENCOUNTER_PARTS = ['encounter', 'table', 'boards', 'mine'] as const;

/** Shared part `encounter`. */
export interface EncounterPart {
  readonly id: string;
  readonly system: string;
  readonly begun: number;
  readonly setting: Json;
  readonly event: EventGameRef | null;
  readonly sides: readonly { readonly id: SideId; readonly entrant: string | null; readonly name: string | null }[];
  readonly progress: Progress;
  readonly finished: boolean;
  /** The game that the same sides play next, once it is begun. */
  readonly next: RecordId | null;
  /** Sides that were opened on another device than their first, and when; absent where none was. */
  readonly devices?: readonly DeviceAdded[];
  /** Whether the rules can be asked what is allowed now. */
  readonly mayAsk: boolean;
  /** What the figures of the sheets are called, once they are to be read. */
  readonly fields: readonly LineField[];
}

/** Shared part `table`: what was answered, what it is worth, and what comes next. */
export interface TablePart {
  /** What is open, as everybody sees it; a player's own part has theirs. */
  readonly asks: readonly Ask[];
  readonly answers: readonly Answer[];
  /** What was taken back, until its question is answered again; absent where nothing was. */
  readonly takenBack?: readonly Answer[];
  readonly points: readonly PointLine[];
  readonly lines: Lines;
  readonly guides: readonly Guide[];
  /** The number of the last answer that stays: nobody can go back to before it. */
  readonly stays: number;
  /** Of a game that is over: the answers that made the figures of the sheets or decided it, by number. */
  readonly scoring?: readonly number[];
  /** Of more than two sides: the answers that hold for everybody, by number. */
  readonly forAll?: readonly number[];
  /** `goes`: the answers after it that go with it. */
  readonly goingBack: {
    readonly answer: number;
    readonly agreed: readonly SideId[];
    readonly goes: readonly number[];
  } | null;
  /** Who did not agree to that, until something else is entered. */
  readonly refusedBack: EncounterState['refusedBack'];
  /** How the last correction ended, until something else is entered; absent where none did. */
  readonly corrected?: Correction;
  readonly notes: readonly { readonly side: SideId | null; readonly note: string; readonly at: number }[];
  /** What took the signatures off the sheets; null where nothing did. */
  readonly cancelledBy: string | null;
  readonly result: {
    readonly lines: Lines;
    readonly how: 'scored' | 'entered';
    readonly confirmed: readonly SideId[];
  } | null;
  readonly rejected: { readonly side: SideId | null; readonly reason: string } | null;
}

/** Own part `mine`, for whoever plays a side. */
export interface MinePart {
  readonly side: SideId;
  /** What this side, or either, is to answer. */
  readonly asks: readonly Ask[];
  /** What this side sealed and nobody else knows yet. */
  readonly secrets: readonly Answer[];
  readonly guides: readonly Guide[];
  readonly boards: Readonly<Record<string, Json>>;
  /** By ask that is open: what this side answered before everybody went back. */
  readonly takenBack: Readonly<Record<string, Json>>;
  /** The last command of this side, while it can be taken back. */
  readonly undo: CommandId | null;
  /** Else what puts the last answer of this side right without the others. */
  readonly putRight?: BoardAnswer;
}

/** What everybody may see. */
export type EncounterParts = {
  readonly encounter: EncounterPart;
  readonly table: TablePart;
  readonly boards: Readonly<Record<string, Json>>;
};

/** What a player sees beside. */
export type OwnEncounterParts = { readonly mine?: MinePart };

export function sharedParts(game: EncounterGame, state: EncounterState): EncounterParts {
  const seen = seenBy(state, 'all');
  const play = game.play(state.setting);
  const { id, system, begun, setting, event, finished, names, goingBack, refusedBack, result, devices } = state;
  const sides = state.sides.map(({ id: side, entrant }) => ({
    id: side,
    entrant: entrant ?? null,
    name: (names[side] && valueOf(names[side])) ?? null,
  }));
  const progress = play.progress(seen);
  const mayAsk = !finished && (play.may?.questions(seen).length ?? 0) > 0;
  const fields = progress.over ? (play.fields?.(seen) ?? []) : [];
  const about = { id, system, begun, setting, event, sides, ...(devices.length === 0 ? {} : { devices }) };
  const encounter: EncounterPart = { ...about, progress, finished, next: state.next, mayAsk, fields };
  const table: TablePart = {
    asks: finished ? [] : play.asks(seen),
    answers: seen.answers.map((answer) => withGoing(play, state, answer)),
    ...(state.takenBack.length === 0
      ? {}
      : { takenBack: seenBy({ ...state, answers: state.takenBack }, 'all').answers }),
    points: play.points(seen),
    lines: play.lines(seen),
    guides: play.guides(seen),
    stays: lastToStay(state),
    ...(progress.over && !finished ? { scoring: scoringIn(play, seen.answers) } : {}),
    ...(sides.length > 2 ? { forAll: forAllIn(play, seen.answers) } : {}),
    goingBack: goingBack && { ...goingBack, goes: goesWith(play, state, goingBack.answer) },
    refusedBack,
    ...(state.corrected ? { corrected: state.corrected } : {}),
    notes: state.notes.map(({ side, note, at }) => ({ side, at, note: valueOf(note) ?? '' })),
    result,
    cancelledBy: state.cancelledBy,
    rejected: state.rejected && { side: state.rejected.side, reason: valueOf(state.rejected.reason) ?? '' },
  };
  return { encounter, table, boards: play.boards(seen) };
}

/** An answer that is told in two ways, with what comes of each other account. */
function withGoing(play: Play, state: EncounterState, answer: Answer): Answer {
  if (answer.objections.length === 0) return answer;
  const objections = answer.objections.map((one) => {
    const { goes, becomes } = comesOfCorrection(play, state, answer.number, one.value);
    return { ...one, ...(goes.length === 0 ? {} : { goes }), ...(becomes === null ? {} : { becomes }) };
  });
  return { ...answer, objections };
}

function scoringIn({ scores }: Play, answers: readonly Answer[]): readonly number[] {
  const made = answers.filter(
    ({ ask, how, means }) => scores?.(ask) === true || (how === 'told' && means !== undefined),
  );
  return made.map(({ number }) => number);
}

function forAllIn({ forAll }: Play, answers: readonly Answer[]): readonly number[] {
  return answers.filter(({ ask }) => forAll?.(ask) === true).map(({ number }) => number);
}

/** A form that stays open is for what comes next, and not for what was taken back. */
function takenBackOf({ takenBack }: EncounterState, side: SideId, asks: readonly Ask[]): MinePart['takenBack'] {
  const open = new Set(asks.flatMap(({ id, again }) => (again === true ? [] : [id])));
  const own = takenBack.flatMap(({ ask, side: whose, value: kept, struck }) => {
    const value = plainOf(kept);
    return struck !== true && whose === side && open.has(ask) && value !== undefined ? [[ask, value] as const] : [];
  });
  return Object.fromEntries(own);
}

export function ownParts(game: EncounterGame, state: EncounterState, viewer: Viewer): OwnEncounterParts {
  const side = playedBy(state, viewer);
  if (side === null) return {};
  const seen = seenBy(state, side);
  const play = game.play(state.setting);
  const { last, result } = state;
  // Beside the last answer stands what takes back that, or the signature that was given after it.
  const isStep = last?.side === side && (last.told.length > 0 || result !== null);
  const asks = state.finished ? [] : play.asks(seen).filter(({ of }) => of === side || of === 'any');
  const own = seen.answers.findLast((answer) => answer.side === side && answer.how === 'told');
  const right = own === undefined || state.finished ? null : staying(game, state, [own.ask], side);
  const mine: MinePart = {
    side,
    asks,
    secrets: seen.answers.filter((answer) => answer.sealed && answer.side === side),
    guides: play.guides(seen).filter(({ of }) => of === undefined || of === side),
    boards: play.boards(seen),
    takenBack: takenBackOf(state, side, asks),
    undo: !isStep || last.stays || staying(game, state, last.told) !== null ? null : last.command,
    ...(right ? { putRight: right.by } : {}),
  };
  return { mine };
}
