/** A hall in which a random event is played: its record, its clock, and the chance of what people do there. */
import { type Hash, hashText } from '../../chance/bytes.ts';
import { linksOf } from '../../chance/lots.ts';
import { type Stream, openStream } from '../../chance/stream.ts';
import { type LiveRecord, type UndoBody, act, beginRecord, undoable } from '../../journal/record.ts';
import type { Chance, Purpose, Viewer } from '../../journal/types.ts';
import { type Refusal, isRefusal } from '../../rules/refusal.ts';
import type { EventCommand } from '../commands.ts';
import type { EventEntry } from '../entries.ts';
import type { Pack } from '../pack.ts';
import { eventRuleset } from '../ruleset.ts';
import type { EventState } from '../state.ts';
import type { OptionValues, EntrantId } from '../types.ts';
import type { Feature } from './features.ts';

export const ORGANISER: Viewer = { role: 'organiser', staff: 'staff-1' };
export const JUDGE: Viewer = { role: 'judge', staff: 'staff-2' };
export const SCOREKEEPER: Viewer = { role: 'scorekeeper', staff: 'staff-3' };

export function player(entrant: EntrantId): Viewer {
  return { role: 'player', entrant };
}

export type GeneratedCommand = EventCommand | UndoBody;

export interface SimulatedEvent {
  readonly pack: Pack;
  /** What people do by chance. Not the lots of the event. */
  readonly stream: Stream;
  readonly has: (feature: Feature) => boolean;
  readonly record: () => LiveRecord<EventState, EventEntry>;
  readonly state: () => EventState;
  /** Why not, or null when it was done. */
  readonly ask: (body: GeneratedCommand, by?: Viewer) => Refusal | null;
  /** What must go well. */
  readonly run: (body: GeneratedCommand, by?: Viewer) => void;
  /** Takes back somebody's last step, if it can be. */
  readonly takeBack: (by: Viewer) => boolean;
  /** Lets so many minutes pass, making the calls that fall due. */
  readonly wait: (minutes: number) => void;
  /** True in so many cases of a hundred. */
  readonly chance: (percent: number) => boolean;
}

export interface SimulatedEventOptions {
  readonly seed: string;
  readonly options: OptionValues;
  readonly created: number;
  readonly purpose?: Purpose;
  readonly features: ReadonlySet<Feature>;
}

/** The secret of the lots of the event that a seed makes. */
export function secretOf(seed: string): Hash {
  return hashText(`generated ${seed} lots`);
}

export function simulateEvent(pack: Pack, given: SimulatedEventOptions): SimulatedEvent {
  const { seed, created, features } = given;
  const ruleset = eventRuleset(pack);
  const stream = openStream(hashText(`generated ${seed}`), 'people');
  const links = linksOf(secretOf(seed));
  const chance = chanceOf(seed, links);
  let record = opened(pack, given, links);
  let now = created;
  let commands = 0;
  const ask = (body: GeneratedCommand, by: Viewer = ORGANISER): Refusal | null => {
    commands += 1;
    // Commands of people come with seconds between them.
    now += 1000 + stream.below(20_000);
    const acted = act(ruleset, record, { id: `c${commands}`, at: now, by, body }, chance);
    if (isRefusal(acted)) return acted;
    record = acted.record;
    return null;
  };
  const run = (body: GeneratedCommand, by?: Viewer): void => {
    const refusal = ask(body, by);
    if (refusal) throw new Error(`generated event ${seed}: ${body.type} was refused: ${refusal.message}`);
  };
  return {
    pack,
    stream,
    has: (feature) => features.has(feature),
    record: () => record,
    state: () => record.state,
    ask,
    run,
    takeBack: (by) => {
      const target = undoable(ruleset, record, by);
      return target !== null && ask({ type: 'undo', target }, by) === null;
    },
    wait: (minutes) => {
      const until = now + minutes * 60_000;
      for (const { at, command } of ruleset.due(record.state)) if (at <= until) ask(command, { role: 'system' });
      now = Math.max(now, until);
    },
    chance: (percent) => stream.below(100) < percent,
  };
}

function chanceOf(seed: string, links: readonly Hash[]): Chance {
  let drawn = 0;
  return {
    nonce: () => {
      drawn += 1;
      return hashText(`generated ${seed} nonce ${drawn}`);
    },
    link: (number) => links[number] ?? null,
  };
}

function opened(
  pack: Pack,
  { seed, options, created, purpose }: SimulatedEventOptions,
  [seal = '']: readonly Hash[],
): LiveRecord<EventState, EventEntry> {
  const header = {
    format: 'muster-record/1',
    id: `g${hashText(`generated ${seed} id`).slice(0, 11)}`,
    ruleset: 'event',
    system: pack.id,
    created,
    lots: seal,
    options,
    ...(purpose === undefined ? {} : { purpose }),
  } as const;
  const begun = beginRecord(eventRuleset(pack), header);
  if (isRefusal(begun)) throw new Error(`generated event ${seed}: ${begun.message}`);
  return begun;
}
