/** The one door to the systems: which rules there are. */
import type { GameFacts } from '../core/event/game-facts.ts';
import { eventRuleset } from '../core/event/ruleset.ts';
import type { OptionSpec, Pack } from '../core/event/pack.ts';
import type { EncounterGame, HomeTable } from '../core/encounter/game.ts';
import { encounterRuleset } from '../core/encounter/ruleset.ts';
import { type BattleOptions, PERSON, swapped } from '../core/systems/firefight/battle/commands.ts';
import { BATTLE_PARTS, type BattleParts } from '../core/systems/firefight/battle/view.ts';
import { readSetup } from '../core/systems/firefight/battle/read-setup.ts';
import { PLAYERS, type PlayerName } from '../core/systems/firefight/players/levels.ts';
import type { SeriesSetup } from '../core/systems/firefight/players/series.ts';
import { BATTLES, BOARD_GAMES, GAMES, PACKS } from '../core/systems/index.ts';
import { LAYOUT_BOOKS } from '../core/systems/layouts.ts';
import { type Refusal, isRefusal, refuse } from '../core/rules/refusal.ts';
import { inspectTable } from '../core/systems/terrain.ts';
import type { LayoutBook } from '../core/table/layout/layout.ts';
import type { FindRules, Rules } from './records/live.ts';

/** A system as it is offered to whoever makes an event. */
export interface SystemInfo extends Pick<Pack, 'id' | 'title' | 'game' | 'edition'> {
  readonly options: readonly OptionSpec[];
}

export const SYSTEMS: readonly SystemInfo[] = PACKS.map(({ id, title, game, edition, options }) => ({
  id,
  title,
  game,
  edition,
  options: options.specs,
}));

const eventRules: ReadonlyMap<string, Rules> = new Map(PACKS.map((pack) => [pack.id, eventRuleset(pack)]));

/** The drawn tables of the systems that have such. */
export const LAYOUTS: readonly LayoutBook[] = LAYOUT_BOOKS;

/** That shops sell a newer edition of a system, as a sentence. */
export { newerEdition } from '../core/systems/editions.ts';

/** What a system's pack says of the terrain on one of its tables. */
export type InspectTable = typeof inspectTable;
export const TERRAIN_CHECKS: InspectTable = inspectTable;

export function packOf(system: string): Pack | undefined {
  return PACKS.find(({ id }) => id === system);
}

const encounterRules: ReadonlyMap<string, Rules> = new Map(GAMES.map((game) => [game.system, encounterRuleset(game)]));

/** The games that can be played here, in an event or without one. */
export const PLAYABLE = GAMES.flatMap(({ system, title, seats, tables, paper, options = [] }) =>
  (tables ?? [{ title, seats, options: {} }]).map((table) => ({
    system,
    title: table.title,
    seats: table.seats,
    fixed: table.options,
    paper: paper !== undefined,
    options: (packOf(system)?.options.specs ?? [])
      .filter(({ id }) => options.includes(id) && !Object.hasOwn(table.options, id))
      .map((option) => withoutThose(option, tables ?? [])),
  })),
);

/** What another table is made of is no choice at this one. */
function withoutThose(option: OptionSpec, tables: readonly HomeTable[]): OptionSpec {
  const others = tables.map(({ options }) => options[option.id]);
  return option.kind === 'choice' && option.choices
    ? { ...option, choices: option.choices.filter(({ id }) => !others.includes(id)) }
    : option;
}

/** What a system's games are played by at a table; undefined where they are only reported. */
export function gameOf(system: string): EncounterGame | undefined {
  return GAMES.find((game) => game.system === system);
}

const battleRules: ReadonlyMap<string, Rules> = new Map(Object.entries(BATTLES));

/** What is shown of a battle, what a side is that no computer plays, and what a rematch begins with. */
export { BATTLE_PARTS, type BattleOptions, type BattleParts, PERSON, swapped };

/** The battle that a game of an event is; null: games of the event are on no board. */
export function battleOfGame(system: string, facts: GameFacts, record: string) {
  return BOARD_GAMES[system]?.(facts, record) ?? null;
}

/** Two armies and who plays them, as often as somebody asks: on tables and with dice that follow from its seed. */
export type Match = Omit<SeriesSetup, 'tables'>;
export { PLAYERS };
export type { SeriesTally } from '../core/systems/firefight/players/series-tally.ts';
export type { SeriesGame } from '../core/systems/firefight/players/series-game.ts';

/** No army is larger that a game of the system is meant for, by far. */
const MOST_FIGHTING = { units: 30, models: 150 } as const;

/** A match from outside; refused where it cannot be fought. */
export async function readMatch(armies: unknown, rest: Pick<Match, 'players' | 'seed'>): Promise<Match | Refusal> {
  const setup = readSetup({ armies });
  if (isRefusal(setup)) return setup;
  const tooLarge = Object.values(setup.armies).some(
    (units) =>
      units.length > MOST_FIGHTING.units || units.reduce((sum, { models }) => sum + models, 0) > MOST_FIGHTING.models,
  );
  const { units, models } = MOST_FIGHTING;
  if (tooLarge) return refuse('bad-setup', `An army is simulated with up to ${units} units and ${models} models.`);
  const match = { armies: setup.armies, ...rest };
  const { openSeries } = await loadSeries();
  const opened = openSeries({ ...match, tables: [[]] });
  return isRefusal(opened) ? opened : match;
}

/** What plays it: loaded when somebody asks, because most servers never do. */
export async function loadSeries() {
  const [series, tally] = await Promise.all([
    import('../core/systems/firefight/players/series.ts'),
    import('../core/systems/firefight/players/series-tally.ts'),
  ]);
  return { ...series, ...tally };
}

/** Who thinks for seconds, and not for milliseconds. */
export function isSlow(player: PlayerName): boolean {
  return player === 'planner' || player === 'veteran';
}

const RULES: Readonly<Record<string, ReadonlyMap<string, Rules>>> = {
  event: eventRules,
  encounter: encounterRules,
  battle: battleRules,
};

export const findRules: FindRules = ({ ruleset, system }) =>
  (Object.hasOwn(RULES, ruleset) ? RULES[ruleset]?.get(system) : null) ?? null;
