/** The record of one game of an event: begun when somebody first opens it, and the same for everybody after. */
import { type Answer, type Line, SIDE_IDS, type SideId } from '../../core/encounter/types.ts';
import type { Paper } from '../../core/encounter/paper.ts';
import type { EncounterOptions } from '../../core/encounter/state.ts';
import type { TablePart } from '../../core/encounter/view.ts';
import type { EventCommand } from '../../core/event/commands.ts';
import type { DetailsPart, EntrantRow, EventPart, GameRow, PackPart, RoundPart } from '../../core/event/views.ts';
import { recordOfGame } from '../../core/event/state.ts';
import type { Parts } from '../../core/journal/types.ts';
import type { Viewer } from '../../core/journal/types.ts';
import { type Refusal, isRefusal, refuse } from '../../core/rules/refusal.ts';
import { Conflict } from '../problems.ts';
import { type Live, sharedParts } from '../records/live.ts';
import type { Records } from '../records/records.ts';
import { gameOf } from '../systems.ts';
import { layoutAt } from './maps.ts';

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
  const games = sharedParts(live.rules, live.record)[`games/${round}`] as Readonly<Record<string, GameRow>> | undefined;
  const game = Object.values(games ?? {}).find(({ kind, seats }) => kind === 'game' && seats.length === sides);
  const begin = game ? beginning(live, game.id) : refuse('no-round', `Nobody plays so in round ${round} yet.`);
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

/** Rounds with a longer break between them are of different days. In ms. */
const NIGHT = 9 * 60 * 60 * 1000;

/** What those who sit there answered at their tables earlier on the same day, as everybody knows it. */
async function answersBefore(records: Records, live: Live, { sides, event }: EncounterOptions): Promise<Earlier> {
  const parts = sharedParts(live.rules, live.record);
  const publishedAt = (round: number): number => (parts[`round/${round}`] as RoundPart | undefined)?.publishedAt ?? 0;
  const told: Record<string, Answer[]> = {};
  for (let round = (event?.round ?? 1) - 1; round > 0; round -= 1) {
    if (publishedAt(round + 1) - publishedAt(round) > NIGHT) break;
    const games = Object.values((parts[`games/${round}`] ?? {}) as Readonly<Record<string, GameRow>>);
    for (const { entrant } of sides) {
      const game = games.find(({ seats }) => entrant !== undefined && seats.includes(entrant));
      if (!game || entrant === undefined) continue;
      told[entrant] = [...(await answersAt(records, live, game, entrant)), ...(told[entrant] ?? [])];
    }
  }
  return told;
}

async function answersAt(records: Records, live: Live, { id, seats }: GameRow, entrant: string): Promise<Answer[]> {
  const begin = beginning(live, id);
  const played = isRefusal(begin) ? null : await records.get(idOf(live, id, begin));
  if (!played) return [];
  const { answers } = sharedParts(played.rules, played.record).table as TablePart;
  const side = SIDE_IDS[seats.indexOf(entrant)];
  return answers.filter((answer) => answer.side === side && !answer.sealed);
}

/** What the encounter begins with, all of it from what everybody may see of the event. */
function beginning(live: Live, id: string, earlier: Earlier = {}): EncounterOptions | Refusal {
  const { rules, record } = live;
  const { system } = record.header;
  const plays = gameOf(system);
  if (!plays) return refuse('no-encounter', 'Games of this system are reported, not played, in Muster.');
  const parts = sharedParts(rules, record);
  const round = Number(/^r(\d+)g\d+$/.exec(id)?.[1] ?? 0);
  const game = (parts[`games/${round}`] as Readonly<Record<string, GameRow>> | undefined)?.[id];
  if (!game) return refuse('unknown-game', `There is no game ${id} in this event.`);
  if (game.kind !== 'game') return refuse('no-encounter', 'Nobody sits opposite: there is no game to play.');
  const entrants = parts.entrants as Readonly<Record<string, EntrantRow>>;
  const sides = game.seats.flatMap((entrant, place) => {
    const side: SideId | undefined = SIDE_IDS[place];
    return side ? [{ id: side, entrant }] : [];
  });
  const setting = plays.ofEvent({
    options: (parts.pack as PackPart).values,
    scenario: (parts[`round/${round}`] as RoundPart | undefined)?.scenario ?? {},
    round,
    sides: sides.map((side) => ({
      ...side,
      faction: entrants[side.entrant]?.faction ?? null,
      factions: (entrants[side.entrant]?.members ?? []).flatMap(({ faction }) => faction ?? []),
      details: (parts.details as DetailsPart | undefined)?.[side.entrant] ?? {},
      lines: linesBefore(parts, side.entrant, round),
      earlier: earlier[side.entrant] ?? [],
    })),
    plannedRounds: (parts.event as EventPart).rounds,
    attacker: sides.find(({ entrant }) => entrant === game.attacker)?.id ?? null,
    date: (parts.event as EventPart).date,
    layout: layoutAt(live, game, round),
  });
  return { sides, setting, event: { record: live.id, round, game: id } };
}

/** What somebody's sheets of the rounds before say, round by round; nothing where there is no sheet. */
function linesBefore(parts: Parts, entrant: string, round: number): readonly Line[] {
  return Array.from({ length: round - 1 }, (_, index) => {
    const games = parts[`games/${index + 1}`] as Readonly<Record<string, GameRow>> | undefined;
    const game = Object.values(games ?? {}).find(({ seats }) => seats.includes(entrant));
    const scores = game?.result && 'scores' in game.result ? game.result.scores : [];
    return scores[game?.seats.indexOf(entrant) ?? 0] ?? {};
  });
}
