/**
 * Whole random events, played through the real rules: for tests, demonstrations and anybody who wants material. The same
 * seed and options give the same event, byte for byte.
 */
import type { Hash } from '../../chance/bytes.ts';
import { hashText } from '../../chance/bytes.ts';
import { openStream } from '../../chance/stream.ts';
import type { LiveRecord } from '../../journal/record.ts';
import type { Purpose } from '../../journal/types.ts';
import type { EventEntry } from '../entries.ts';
import type { Pack } from '../pack.ts';
import { type EventState, plannedRounds } from '../state.ts';
import type { OptionValues } from '../types.ts';
import { judgePainting, openPainting } from './desk.ts';
import { type FeatureChoice, drawFeatures } from './features.ts';
import { type SimulatedEvent, simulateEvent, secretOf } from './simulate.ts';
import { type Cast, openCast } from './names.ts';
import { checkIn, checkInAll, newcomer, register } from './people.ts';
import type { Floor } from './floor.ts';
import { betweenRounds } from './leaving.ts';
import { settleRound } from './results.ts';
import { pairRound, playRound, startClock } from './rounds.ts';
import { setUp, startEvent } from './set-up.ts';
import { openSkill } from './skill.ts';

export interface GenerateOptions {
  readonly seed: string;
  /** Who is there when the first round is drawn, without a ringer: 2 or more. */
  readonly players: number;
  /** How many are planned; else what the pack suggests, or three. */
  readonly rounds?: number;
  readonly options?: OptionValues;
  /** What may and what may not happen; what is not named is drawn. */
  readonly features?: FeatureChoice;
  readonly name?: string;
  readonly purpose?: Purpose;
  /** When it was made, in ms since 1970; else 21 November 2026, 09:00 UTC. */
  readonly created?: number;
  /** Stops while this round is played, with so many of a hundred of its games settled. */
  readonly stop?: { readonly round: number; readonly settled: number };
}

export interface GeneratedEvent {
  readonly record: LiveRecord<EventState, EventEntry>;
  /** What its lots are drawn from: with it the event can be played on. */
  readonly secret: Hash;
}

/** 21 November 2026, 09:00 UTC. */
const CREATED = 1_795_251_600_000;
/** Rounds where the pack suggests none. */
const USUAL_ROUNDS = 3;

export function generateEvent(pack: Pack, given: GenerateOptions): GeneratedEvent {
  const { seed, players, options = {}, created = CREATED } = given;
  const features = drawFeatures(given.features ?? {}, openStream(hashText(`generated ${seed}`), 'features'));
  const { purpose } = given;
  const hall = simulateEvent(pack, { seed, options, created, features, ...(purpose === undefined ? {} : { purpose }) });
  const cast = openCast(hall.stream, hall.has('unusual-names') ? 12 : 0);
  const suggested = pack.rounds.suggested(players, hall.state().options).rounds;
  const rounds = given.rounds ?? (suggested === null ? USUAL_ROUNDS : null);
  setUp(hall, { name: given.name ?? `Event ${seed}`, players, rounds });
  register(hall, cast, players);
  checkInAll(hall, players);
  openPainting(hall);
  startEvent(hall, rounds ?? suggested ?? 0);
  const finished = playRounds(hall, cast, given.stop);
  if (finished) finish(hall);
  return { record: hall.record(), secret: secretOf(seed) };
}

/** False when it stopped half way. */
function playRounds(hall: SimulatedEvent, cast: Cast, stop: GenerateOptions['stop']): boolean {
  const floor: Floor = { skill: openSkill(hall.stream) };
  const early = stop === undefined && hall.has('early-end') && hall.chance(40);
  if (hall.has('extra-round') && hall.chance(40)) hall.run({ type: 'add-round', reason: 'Everybody wants one more.' });
  for (let round = 1; round <= (plannedRounds(hall.state()) ?? 0); round += 1) {
    if (round > 1) betweenRounds(hall, () => comeLate(hall, cast));
    if (!pairRound(hall, floor)) return true;
    if (stop?.round === round) {
      startClock(hall);
      settleRound(hall, floor, stop.settled);
      return false;
    }
    playRound(hall, floor);
    if (early && round > 1) return true;
  }
  return true;
}

function comeLate(hall: SimulatedEvent, cast: Cast): void {
  const before = new Set(Object.keys(hall.state().entrants));
  hall.run({ type: 'add-entrants', entrants: [newcomer(hall, cast)] });
  const late = Object.values(hall.state().entrants).find(({ id }) => !before.has(id));
  if (late) checkIn(hall, late);
}

function finish(hall: SimulatedEvent): void {
  judgePainting(hall);
  if (hall.ask({ type: 'end-event' }) !== null) hall.run({ type: 'end-event', reason: 'The hall closes.' });
}
