/** What is true of an encounter now. Plain data, replaced and never changed in place. */
import type { Json } from '../journal/json.ts';
import { isPlainObject } from '../journal/json.ts';
import { type Sealed, isSealed, unsealed, valueOf } from '../journal/seal.ts';
import type { CommandId, Header, Viewer, RecordId } from '../journal/types.ts';
import { type Refusal, isRefusal, refuse } from '../rules/refusal.ts';
import type { EncounterGame } from './game.ts';
import type { Stays } from './question.ts';
import {
  type Answer,
  type Back,
  type Correction,
  type Encounter,
  type KeptAnswer,
  type Lines,
  SIDE_IDS,
  type Side,
  type SideId,
  type Viewpoint,
} from './types.ts';

/** The game of an event that this is, where it is one. */
export interface EventGameRef {
  readonly record: RecordId;
  readonly round: number;
  readonly game: string;
}

/** What an encounter's header begins with. */
export interface EncounterOptions {
  readonly sides: readonly Side[];
  /** What people handed in is sealed in it where an event opened the game. */
  readonly setting: Json;
  readonly event?: EventGameRef;
}

export interface LastCommand {
  readonly command: CommandId;
  readonly side: SideId | null;
  readonly stays: boolean;
  /** The asks that it answered. */
  readonly told: readonly string[];
}

export interface ProposedResult {
  readonly lines: Lines;
  readonly how: 'scored' | 'entered';
  /** Who signed; the one who proposed it did. */
  readonly confirmed: readonly SideId[];
}

export interface EncounterState {
  readonly id: string;
  readonly system: string;
  readonly begun: number;
  readonly setting: Json;
  readonly sides: readonly Side[];
  readonly event: EventGameRef | null;
  readonly names: Readonly<Partial<Record<SideId, Sealed<string>>>>;
  readonly answers: readonly KeptAnswer[];
  /** How many answers were ever given: the number of the last. */
  readonly given: number;
  /** How many links of the lots were opened. */
  readonly draws: number;
  readonly goingBack: { readonly answer: number; readonly agreed: readonly SideId[] } | null;
  /** Who did not agree to go back, and to before what; until something else is entered. */
  readonly refusedBack: { readonly answer: number; readonly by: SideId } | null;
  /** How the last correction ended, until something else is entered. */
  readonly corrected: Correction | null;
  readonly backs: readonly Back[];
  /** What everybody went back to before, until its question is answered again. */
  readonly takenBack: readonly KeptAnswer[];
  readonly notes: readonly { readonly side: SideId | null; readonly note: Sealed<string>; readonly at: number }[];
  readonly result: ProposedResult | null;
  /** What was entered since some had signed, by its heading: all sign again. */
  readonly cancelledBy: string | null;
  readonly rejected: { readonly side: SideId | null; readonly reason: Sealed<string> } | null;
  /** Everybody signed. */
  readonly finished: boolean;
  /** The last command that changed the game, whose it was, and whether it cannot be taken back. */
  readonly last: LastCommand | null;
  /** The game that the same sides play next, once it is begun. */
  readonly next: RecordId | null;
  /** Those that opened a side after its first one. */
  readonly devices: readonly DeviceAdded[];
}

export interface DeviceAdded {
  readonly side: SideId;
  readonly at: number;
}

export function beginEncounter(
  game: EncounterGame,
  { id, system, created, options }: Header,
): EncounterState | Refusal {
  const read = readOptions(options);
  if (!read) return refuse('bad-encounter', 'An encounter begins with its sides, A first, and a setting.');
  const { sides, event } = read;
  const [least, most] = game.seats;
  if (sides.length < least || sides.length > most) {
    const seats = least === most ? String(least) : `${least} to ${most}`;
    return refuse('bad-seats', `This game is for ${seats} sides, not ${sides.length}.`, ...(game.seatRules ?? []));
  }
  const setting = game.begin(unsealed(read.setting), sides);
  if (isRefusal(setting)) return setting;
  return {
    id,
    system,
    begun: created,
    setting,
    sides,
    event: event ?? null,
    names: {},
    answers: [],
    given: 0,
    draws: 0,
    goingBack: null,
    refusedBack: null,
    corrected: null,
    backs: [],
    takenBack: [],
    notes: [],
    result: null,
    cancelledBy: null,
    rejected: null,
    finished: false,
    last: null,
    next: null,
    devices: [],
  };
}

function readOptions(options: unknown): EncounterOptions | null {
  if (!isPlainObject(options) || !Array.isArray(options.sides)) return null;
  const sides: readonly unknown[] = options.sides;
  const known = sides.every(
    (side, place) => isPlainObject(side) && (place >= SIDE_IDS.length || side.id === SIDE_IDS[place]),
  );
  return known && options.setting !== undefined ? (options as unknown as EncounterOptions) : null;
}

/** The side that somebody plays; null: none. */
export function playedBy({ sides }: EncounterState, { role, entrant }: Viewer): SideId | null {
  return role === 'player' ? (sides.find((side) => (side.entrant ?? side.id) === entrant)?.id ?? null) : null;
}

/** The number of the last answer that was sealed or drawn: it cannot be unknown again. 0 where there is none. */
export function lastToStay({ answers }: EncounterState): number {
  const stays = ({ value, how }: KeptAnswer): boolean =>
    how === 'drawn' || (isSealed(value) && value.keep === 'secret');
  return Math.max(0, ...answers.filter(stays).map(({ number }) => number));
}

/** What puts the last of these answers right, where their game does not have them taken back. */
export function staying(
  game: EncounterGame,
  state: EncounterState,
  told: readonly string[],
  as: Viewpoint = 'all',
): Stays | null {
  const { stays } = game.play(state.setting);
  const found = stays === undefined ? [] : told.map((ask) => stays(seenBy(state, as), ask));
  return found.find((one) => one !== null) ?? null;
}

const looks = new WeakMap<EncounterState, Map<Viewpoint, Encounter>>();

/** The encounter as one viewer knows it: what is sealed and not theirs is not in it. */
export function seenBy(state: EncounterState, as: Viewpoint): Encounter {
  const known = looks.get(state) ?? new Map<Viewpoint, Encounter>();
  looks.set(state, known);
  const seen = known.get(as) ?? look(state, as);
  known.set(as, seen);
  return seen;
}

function look(state: EncounterState, as: Viewpoint): Encounter {
  const { setting, sides, begun, backs } = state;
  return { setting, sides, begun, backs, as, answers: state.answers.map((answer) => shown(answer, as)) };
}

/** Answers that were never sealed: everybody knows them alike, and knew them so after every answer before. */
const plain = new WeakMap<KeptAnswer, Answer>();

function shown(answer: KeptAnswer, as: Viewpoint): Answer {
  const known = plain.get(answer);
  if (known) return known;
  const now = shownAnew(answer, as);
  if (!isSealed(answer.value) && !isSealed(answer.words)) plain.set(answer, now);
  return now;
}

function shownAnew({ value, words, opened, ...answer }: KeptAnswer, as: Viewpoint): Answer {
  const said = isSealed(words) ? '' : words;
  if (!isSealed(value)) return { ...answer, value, words: said, sealed: false };
  const mayKnow = opened || value.keep === 'text' || answer.side === as;
  const known = isSealed(words) && mayKnow ? (valueOf(words) ?? '') : said;
  return {
    ...answer,
    value: mayKnow ? valueOf(value) : undefined,
    words: known,
    sealed: value.keep === 'secret' && !opened,
  };
}
