/** The record of one game of an event: begun when somebody first opens it, and the same for everybody after. */
import { type Answer, SIDE_IDS, type SideId } from '../../core/encounter/types.ts';
import type { Paper } from '../../core/encounter/paper.ts';
import type { EncounterOptions } from '../../core/encounter/state.ts';
import type { EventCommand } from '../../core/event/commands.ts';
import { gameFacts, gamesOfTheDayBefore } from '../../core/event/game-facts.ts';
import { recordOfGame } from '../../core/event/state.ts';
import type { GameRow } from '../../core/event/views.ts';
import type { Viewer } from '../../core/journal/types.ts';
import { type Refusal, isRefusal, refuse } from '../../core/rules/refusal.ts';
import { Conflict } from '../problems.ts';
import type { Live } from '../records/live.ts';
import type { Records } from '../records/records.ts';
import { battleOfGame, gameOf } from '../systems.ts';
import { layoutAt } from './maps.ts';
import { eventParts, gameParts } from './parts.ts';

/** The record of a game, and what kind of game it is there: questions at a table, or a battle on a board. */
export interface OpenedGame {
  readonly id: string;
  readonly kind: 'encounter' | 'battle';
}

/** Opens the record of a game, for those who play it and for staff. */
export async function openEncounter(
  records: Records,
  { live, viewer }: { readonly live: Live; readonly viewer: Viewer },
  game: string,
): Promise<OpenedGame | Refusal> {
  const begin = beginningOf(live, game);
  if (isRefusal(begin)) return begin;
  const { id, kind, seats } = begin;
  const plays = seats.some((entrant) => entrant === viewer.entrant);
  if (viewer.role === 'player' && !plays) return refuse('not-allowed', 'You do not play at this table.');
  if (await records.get(id)) return { id, kind };
  const options = await begin.options(records);
  if (isRefusal(options)) return options;
  const made = records.newHeader({ id, ruleset: kind, system: begin.system, options });
  try {
    const kept = { ...made, listed: false, event: live.id, capability: null };
    const created = await records.create(kept, kind === 'battle' ? [{ type: 'begin' }] : [], { role: 'system' });
    if (isRefusal(created)) return created;
    // Whoever opens it chooses there: such a table is never drawn again, though the clock may not run yet.
    const body: EventCommand = { type: 'start-table', game };
    if (plays) await records.command(live.id, { role: 'system' }, { id: `opened:${id}`, body });
    return { id, kind };
  } catch (error) {
    // Both sides opened it at the same moment: one of them made it.
    if (error instanceof Conflict) return { id, kind };
    throw error;
  }
}

/** The record of a game that somebody opened already. */
export async function findEncounter(records: Records, live: Live, game: string): Promise<OpenedGame | Refusal> {
  const begin = beginningOf(live, game);
  if (isRefusal(begin)) return begin;
  const { id, kind } = begin;
  return (await records.get(id)) ? { id, kind } : refuse('unknown-game', 'Nobody has opened this game in Muster yet.');
}

/** A game that may be opened. */
interface Beginning extends OpenedGame {
  readonly system: string;
  readonly seats: readonly string[];
  /** What its record begins with. */
  readonly options: (records: Records) => Promise<object | Refusal>;
}

function beginningOf(live: Live, game: string): Beginning | Refusal {
  const { system } = live.record.header;
  const facts = gameOf(system) ? null : gameFacts(eventParts(live), game);
  if (isRefusal(facts)) return facts;
  const battle = facts && battleOfGame(system, facts, live.id);
  if (facts && battle) {
    const { seats } = facts.game;
    const id = recordOfGame(live.id, game, seats);
    return { id, kind: 'battle', system: battle.system, seats, options: () => Promise.resolve(battle.options()) };
  }
  const begin = beginning(live, game);
  if (isRefusal(begin)) return begin;
  return {
    id: idOf(live, game, begin),
    kind: 'encounter',
    system,
    seats: begin.sides.flatMap(({ entrant }) => entrant ?? []),
    options: async (records) => beginning(live, game, await answersBefore(records, live, begin)),
  };
}

/** Tables of so many sides in a round, on paper: the same sheets for all, since all play the same. */
export function paperOf(live: Live, round: number, sides: number): { readonly pages: Paper } | Refusal {
  const games = eventParts(live)[`games/${round}`] ?? {};
  const game = Object.values(games).find(({ kind, seats }) => kind === 'game' && seats.length === sides);
  const begin = game ? beginning(live, game.id) : refuse('no-round', `Nobody plays this in round ${round} yet.`);
  if (isRefusal(begin)) return begin;
  const plays = gameOf(live.record.header.system);
  if (!plays?.paper) return refuse('no-paper', 'There are no sheets for games of this system.');
  const setting = plays.begin(begin.setting, begin.sides);
  return isRefusal(setting) ? setting : { pages: plays.paper(sides, setting) };
}

function idOf({ id }: Live, game: string, { sides }: EncounterOptions): string {
  const seats = sides.map(({ entrant = '' }) => entrant);
  return recordOfGame(id, game, seats);
}

/** By entrant. */
type Earlier = Readonly<Record<string, readonly Answer[]>>;

/** What those who sit there answered at their tables earlier on the same day, as everybody knows it. */
async function answersBefore(records: Records, live: Live, { sides, event }: EncounterOptions): Promise<Earlier> {
  const parts = eventParts(live);
  const earlier: Record<string, Answer[]> = {};
  for (const { entrant } of sides) {
    if (entrant === undefined) continue;
    earlier[entrant] = [];
    for (const game of gamesOfTheDayBefore(parts, entrant, event?.round ?? 1)) {
      earlier[entrant].push(...(await answersAt(records, live, game, entrant)));
    }
  }
  return earlier;
}

async function answersAt(records: Records, live: Live, { id, seats }: GameRow, entrant: string): Promise<Answer[]> {
  const begin = beginning(live, id);
  const played = isRefusal(begin) ? null : await records.get(idOf(live, id, begin));
  if (!played) return [];
  const side = SIDE_IDS[seats.indexOf(entrant)];
  return gameParts(played).table.answers.filter((answer) => answer.side === side && !answer.sealed);
}

/** What the encounter begins with, all of it from what everybody may see of the event. */
function beginning(live: Live, id: string, earlier: Earlier = {}): EncounterOptions | Refusal {
  const plays = gameOf(live.record.header.system);
  if (!plays) return refuse('no-encounter', 'Games of this system are reported, not played, in Muster.');
  const facts = gameFacts(eventParts(live), id);
  if (isRefusal(facts)) return facts;
  const { game, round, options, scenario, plannedRounds, date } = facts;
  const seats = facts.seats.flatMap((seat, place) => {
    const side: SideId | undefined = SIDE_IDS[place];
    return side ? [{ ...seat, id: side, earlier: earlier[seat.entrant] ?? [] }] : [];
  });
  const attacker = seats.find(({ entrant }) => entrant === game.attacker)?.id ?? null;
  const layout = layoutAt(live, game, round);
  const setting = plays.ofEvent({ options, scenario, round, sides: seats, plannedRounds, attacker, date, layout });
  const sides = seats.map(({ id: side, entrant }) => ({ id: side, entrant }));
  return { sides, setting, event: { record: live.id, round, game: id } };
}
