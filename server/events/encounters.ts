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
import { gameOf } from '../systems.ts';
import { layoutAt } from './maps.ts';
import { eventParts, gameParts } from './parts.ts';

/** Opens the record of a game, for those who play it and for staff. Answers with its id. */
export async function openEncounter(
  records: Records,
  { live, viewer }: { readonly live: Live; readonly viewer: Viewer },
  game: string,
): Promise<{ readonly id: string } | Refusal> {
  const begin = beginning(live, game);
  if (isRefusal(begin)) return begin;
  const { sides } = begin;
  const plays = sides.some(({ entrant }) => entrant !== undefined && entrant === viewer.entrant);
  if (viewer.role === 'player' && !plays) return refuse('not-allowed', 'You do not play at this table.');
  const id = idOf(live, game, begin);
  if (await records.get(id)) return { id };
  const begun = beginning(live, game, await answersBefore(records, live, begin));
  if (isRefusal(begun)) return begun;
  const { system } = live.record.header;
  const made = records.newHeader({ id, ruleset: 'encounter', system, options: begun });
  try {
    const kept = { ...made, listed: false, event: live.id, capability: null };
    const created = await records.create(kept, [], { role: 'system' });
    if (isRefusal(created)) return created;
    // Whoever opens it chooses there: such a table is never drawn again, though the clock may not run yet.
    const body: EventCommand = { type: 'start-table', game };
    if (plays) await records.command(live.id, { role: 'system' }, { id: `opened:${id}`, body });
    return { id };
  } catch (error) {
    // Both sides opened it at the same moment: one of them made it.
    if (error instanceof Conflict) return { id };
    throw error;
  }
}

/** The record of a game that somebody opened already. */
export async function findEncounter(
  records: Records,
  live: Live,
  game: string,
): Promise<{ readonly id: string } | Refusal> {
  const begin = beginning(live, game);
  if (isRefusal(begin)) return begin;
  const id = idOf(live, game, begin);
  return (await records.get(id)) ? { id } : refuse('unknown-game', 'Nobody has opened this game in Muster yet.');
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
