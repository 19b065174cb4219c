/** What a game begins with: the options of its event, what it is played on, who attacks. */
import type { EncounterGame, GameOfEvent } from '../../../encounter/game.ts';
import { layoutIn, layoutJson } from '../../../encounter/layout.ts';
import type { SideId } from '../../../encounter/types.ts';
import type { OptionValues } from '../../../event/types.ts';
import { type Json, isPlainObject, writtenAs, textOf, textsOf, fieldsOf } from '../../../journal/json.ts';
import { type Refusal, isRefusal, refuse } from '../../../rules/refusal.ts';
import type { Layout } from '../../../table/layout/layout.ts';
import { SIZE } from '../terrain/layouts.ts';
import { zoneIn } from '../terrain/where.ts';
import type { GameEdition, KnownPlayers, Played } from './edition.ts';

export interface MalifauxSetting extends Played, KnownPlayers {
  readonly options: OptionValues;
  readonly attacker: SideId | null;
  /** What the organiser made of the layout for this table. */
  readonly layout?: Layout;
}

/** The setting checked and completed; or what is wrong with it. */
export function beginSetting(edition: GameEdition, given: Json): Json | Refusal {
  if (!isPlainObject(given)) return refuse('bad-setting', 'A game names its options and its scenario.');
  const options = edition.configure(fieldsOf(given.options));
  if (isRefusal(options)) return options;
  const scenario = namesById(given.scenario);
  const found = edition.played(options, scenario);
  if (isRefusal(found) && (found.code !== 'no-scenario' || Object.keys(scenario).length > 0)) return found;
  const layout = ownLayout(given.layout);
  if (isRefusal(layout)) return layout;
  // A game without an event: the players say what is played.
  const played = isRefusal(found) ? { strategies: [], deployment: '', pool: [] } : found;
  return {
    options: { ...options },
    strategies: [...played.strategies],
    deployment: played.deployment,
    pool: [...played.pool],
    attacker: given.attacker === 'A' || given.attacker === 'B' ? given.attacker : null,
    players: playersIn(given),
    ...layoutJson(layout),
  };
}

/** The layout that the organiser changed; refused where nobody could deploy on it. */
function ownLayout(given: Json | undefined): Layout | undefined | Refusal {
  const layout = layoutIn(given, SIZE);
  if (layout === undefined || isRefusal(layout) || (zoneIn(layout, 'A') && zoneIn(layout, 'B'))) return layout;
  return refuse('no-zone', 'This table’s layout has no Deployment Zone of A, or none of B: ask the organiser for one.');
}

/** What the event knows of those who play, by side. */
export function playersIn(given: Json): Readonly<Record<string, Json>> {
  const players = Object.entries(fieldsOf(fieldsOf(given).players));
  return Object.fromEntries(players.map(([side, player]) => [side, playerOf(player)]));
}

function playerOf(player: Json): Json {
  const { faction, factions, details, earlier } = fieldsOf(player);
  const told = Object.entries(fieldsOf(details)).filter(([, text]) => typeof text === 'string');
  return {
    faction: textOf(faction, null),
    factions: textsOf(factions),
    details: Object.fromEntries(told),
    earlier: textsOf(earlier),
  };
}

/** Crews as they were handed in, and as they were declared earlier on the same day. */
export const HANDED_IN: NonNullable<EncounterGame['handedIn']> = [
  ['players', 'details'],
  ['players', 'earlier'],
];

/** The setting of a game of an event. */
export function settingOfEvent({ options, scenario, attacker, sides, layout }: GameOfEvent): Json {
  const players = sides.map(({ id, faction, factions, details, earlier }) => {
    const crews = earlier.flatMap(({ ask, value }) => (ask.startsWith('crew:') && value !== undefined ? [value] : []));
    return [id, { faction, factions: [...factions], details: { ...details }, earlier: crews }] as const;
  });
  return {
    options: { ...options },
    scenario: { ...scenario },
    attacker,
    players: Object.fromEntries(players),
    ...layoutJson(layout),
  };
}

/** Whether the players have yet to say what is played. */
export function isOpen({ deployment }: Played): boolean {
  return deployment === '';
}

export function deploymentName({ deployment }: Played): string {
  return deployment.charAt(0).toUpperCase() + deployment.slice(1);
}

/** What the players said is played; or what is wrong with it. */
export function playedAs(edition: GameEdition, options: OptionValues, value: Json): Played | Refusal {
  return edition.played(options, namesById(value));
}

/** A setting that {@link beginSetting} made. */
export function readSetting(setting: Json): MalifauxSetting {
  return writtenAs<MalifauxSetting>(setting);
}

function namesById(value: Json | undefined): Readonly<Record<string, string | readonly string[]>> {
  const rows = Object.entries(fieldsOf(value)).flatMap(([id, one]): [string, string | readonly string[]][] => {
    if (typeof one === 'string') return [[id, one]];
    return Array.isArray(one) ? [[id, textsOf(one)]] : [];
  });
  return Object.fromEntries(rows);
}
