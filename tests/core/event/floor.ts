/** A floor to test on: an event that is driven by commands, with a clock that moves and lots that repeat. */
import { hashText } from '../../../core/chance/bytes.ts';
import { linkOf, lotsSeal } from '../../../core/chance/lots.ts';
import { type LiveRecord, type UndoBody, act, beginRecord } from '../../../core/journal/record.ts';
import type { Chance, Command, Viewer } from '../../../core/journal/types.ts';
import { type Refusal, isRefusal } from '../../../core/rules/refusal.ts';
import type { EventCommand } from '../../../core/event/commands.ts';
import type { EventEntry } from '../../../core/event/entries.ts';
import type { Pack } from '../../../core/event/pack.ts';
import { eventRuleset } from '../../../core/event/ruleset.ts';
import type { EventState } from '../../../core/event/state.ts';
import type { Game, OptionValues } from '../../../core/event/types.ts';

/** 21 November 2026, 09:00 UTC. */
const CREATED = 1_795_251_600_000;

export const ORGANISER: Viewer = { role: 'organiser', staff: 'staff-1' };

export function player(entrant: string): Viewer {
  return { role: 'player', entrant };
}

export interface Floor {
  readonly record: () => LiveRecord<EventState, EventEntry>;
  readonly state: () => EventState;
  /** Does it, or throws with the sentence of the refusal. */
  readonly run: (body: EventCommand | UndoBody, by?: Viewer) => void;
  /** The refusal, or null when it was done. */
  readonly ask: (body: EventCommand | UndoBody, by?: Viewer) => Refusal | null;
  readonly wait: (minutes: number) => void;
  /** Makes the calls that have fallen due. */
  readonly tick: () => void;
  readonly lastCommand: () => string;
  readonly view: (by: Viewer) => { readonly shared: unknown; readonly own: unknown };
  readonly games: () => readonly Game[];
}

export interface FloorOptions {
  readonly options?: OptionValues;
  readonly seed?: string;
}

export function openFloor(pack: Pack, { options = {}, seed = 'floor' }: FloorOptions = {}): Floor {
  const ruleset = eventRuleset(pack);
  const secret = hashText(`${seed} secret`);
  let drawn = 0;
  const chance: Chance = {
    nonce: () => {
      drawn += 1;
      return hashText(`${seed} nonce ${drawn}`);
    },
    link: (number) => linkOf(secret, number),
  };
  const created = CREATED;
  const header = { id: seed, ruleset: 'event', system: pack.id, created, lots: lotsSeal(secret), options };
  const begun = beginRecord(ruleset, { format: 'muster-record/1', ...header });
  if (isRefusal(begun)) throw new Error(begun.message);
  let record = begun;
  let now = created;
  let commands = 0;
  const ask = (body: EventCommand | UndoBody, by: Viewer = ORGANISER): Refusal | null => {
    commands += 1;
    const command: Command<EventCommand | UndoBody> = { id: `c${commands}`, at: now, by, body };
    const acted = act(ruleset, record, command, chance);
    if (isRefusal(acted)) return acted;
    record = acted.record;
    return null;
  };
  const run = (body: EventCommand | UndoBody, by?: Viewer): void => {
    const refusal = ask(body, by);
    if (refusal) throw new Error(`${body.type}: ${refusal.message}`);
  };
  return {
    record: () => record,
    state: () => record.state,
    run,
    ask,
    wait: (minutes) => {
      now += minutes * 60_000;
    },
    tick: () => {
      for (const { at, command } of ruleset.due(record.state)) if (at <= now) run(command, { role: 'system' });
    },
    lastCommand: () => `c${commands}`,
    view: (by) => ({ shared: ruleset.shared(record.state), own: ruleset.own(record.state, by) }),
    games: () => record.state.rounds.at(-1)?.games ?? [],
  };
}

/** An event with so many players checked in and started. */
export function startedFloor(
  pack: Pack,
  count: number,
  given: FloorOptions & { readonly faction?: string } = {},
): Floor {
  const floor = openFloor(pack, given);
  const { faction = 'guild' } = given;
  const entrants = Array.from({ length: count }, (_, index) => ({
    name: `Player ${index + 1}x`,
    faction,
    checkIn: true,
  }));
  floor.run({ type: 'add-entrants', entrants });
  floor.run({ type: 'publish-pack' });
  floor.run({ type: 'start-event' });
  return floor;
}

/** Drafts and publishes the next round. */
export function nextRound(floor: Floor): void {
  floor.run({ type: 'draft-round' });
  const draft = floor.state().drafts.at(-1)?.open?.value;
  floor.run({ type: 'publish-round', approve: draft?.approval ?? [] });
  floor.run({ type: 'start-clock' });
}

/** Gives every open game of the round a result: the first seat wins by what `margin` says. */
export function playRound(floor: Floor, margin: (game: Game) => readonly [number, number] = () => [5, 2]): void {
  for (const game of floor.games()) {
    if (game.result !== null) continue;
    const [a, b] = margin(game);
    floor.run({ type: 'enter-result', game: game.id, result: { kind: 'played', scores: [{ vp: a }, { vp: b }] } });
  }
  floor.run({ type: 'close-round' });
}
