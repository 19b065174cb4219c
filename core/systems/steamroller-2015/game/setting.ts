/** What a game at a table begins with: the event's options, the round's scenario, the lists that both sides bring. */
import type { GameOfEvent } from '../../../encounter/game.ts';
import type { Encounter } from '../../../encounter/types.ts';
import type { OptionValues } from '../../../event/types.ts';
import { layoutIn, layoutJson } from '../../../encounter/layout.ts';
import { cite } from '../../../rules/cite.ts';
import { type Refusal, isRefusal, refuse } from '../../../rules/refusal.ts';
import { type Json, isPlainObject, listOf, fieldsOf, numberOf, textOf } from '../../../journal/json.ts';
import type { Layout } from '../../../table/layout/layout.ts';
import { configure } from '../event/configure.ts';
import { TABLE } from '../terrain/elements.ts';
import { scoringOf } from '../rules/scenarios.ts';
import { listPlaces } from '../event/lists.ts';
import { VARIANTS } from '../event/variants.ts';
import { HOUSE_ID } from './ids.ts';

/** Who sits where. Which of them is the first player the starting roll decides. */
export type Seat = 'A' | 'B';
export const SEATS: readonly Seat[] = ['A', 'B'];

export interface BroughtList {
  /** Its place on the record sheet: `list1`. */
  readonly id: string;
  /** As it was handed in; empty where it stays on paper. */
  readonly text: string;
}

/** A game without an event. */
export const isAtHome = ({ plannedRounds }: Pick<SteamrollerSetting, 'plannedRounds'>): boolean => plannedRounds === 0;

export interface SteamrollerSetting {
  readonly options: OptionValues;
  readonly scenario: string;
  readonly sides: Readonly<Record<Seat, SeatSetting>>;
  readonly plannedRounds: number;
  /** What was played by in the game before, where it is played again: the first answer is proposed so. */
  readonly proposed?: Json;
  /** Lists are read line by line, and what cannot be read is left out; absent in games that began before that. */
  readonly listsByLine?: true;
  /** What the organiser made of the scenario's layout for this table. */
  readonly layout?: Layout;
}

export interface SeatSetting {
  readonly faction: string;
  readonly lists: readonly BroughtList[];
  /** The lists of the rounds so far, byes too. */
  readonly played: readonly string[];
}

/** What a friendly game may leave out: options, lists, rounds. The scenario it must name. */
export function beginSetting(given: Json): Json | Refusal {
  if (!isPlainObject(given)) return refuse('bad-setting', 'A game begins with its scenario and options.');
  const answer = configure(isPlainObject(given.options) ? (given.options as OptionValues) : {});
  if (isRefusal(answer)) return answer;
  const { scenario = '', plannedRounds, sides, listsByLine, proposed } = given;
  if (typeof scenario !== 'string' || (scenario !== '' && !scoringOf(scenario))) {
    return refuse('no-scenario', 'Say which of the eight scenarios is played.', ...cite('SR15-SELECT-03'));
  }
  const layout = layoutIn(given.layout, TABLE);
  if (isRefusal(layout)) return layout;
  const seat = (id: Seat): Json => ({ ...readSeat(isPlainObject(sides) ? sides[id] : null, answer.options) });
  return {
    options: answer.options,
    scenario,
    sides: { A: seat('A'), B: seat('B') },
    plannedRounds: numberOf(plannedRounds, 0),
    ...(listsByLine === true ? { listsByLine } : {}),
    ...(proposed !== undefined && !isRefusal(configure(houseOptions(proposed))) ? { proposed } : {}),
    ...layoutJson(layout),
  };
}

function readSeat(given: Json | undefined, options: OptionValues) {
  const { faction, lists, played } = fieldsOf(given);
  const texts: readonly unknown[] = listOf(played);
  const written = new Map(brought(lists).map(({ id, text }) => [id, text]));
  // Lists that nobody handed in are in their places on paper.
  const places = written.size > 0 ? [...written.keys()] : listPlaces(options).map(({ id }) => id);
  return {
    faction: textOf(faction),
    lists: places.map((id) => ({ id, text: written.get(id) ?? '' })),
    played: texts.filter((one) => typeof one === 'string'),
  };
}

function brought(given: unknown): readonly BroughtList[] {
  const lists: readonly unknown[] = listOf(given);
  return lists.flatMap((one) => {
    if (!isPlainObject(one) || typeof one.id !== 'string' || typeof one.text !== 'string') return [];
    return one.text.trim() === '' ? [] : [{ id: one.id, text: one.text }];
  });
}

/** Variants that change one game, and not only an event. */
export const TABLE_VARIANTS = VARIANTS.filter(
  ({ id, area, needs }) =>
    needs === undefined &&
    (area === 'timing' || area === 'victory' || id === 'battlegroup-only' || id === 'specialists'),
);

/** What a game's first answer chooses: the points of the armies and variants. */
export function houseOptions(value: Json | null): OptionValues {
  const { points, variants } = fieldsOf(value);
  return {
    ...(typeof points === 'string' ? { pointSize: points } : {}),
    ...(Array.isArray(variants) ? { variants } : {}),
  };
}

/** The setting as {@link beginSetting} wrote it, with what was answered first where it left something open. */
export function settingOf(
  begun: SteamrollerSetting,
  { house, scenario }: { readonly house: Json | null; readonly scenario: string | null },
): SteamrollerSetting {
  if (begun.scenario !== '') return begun;
  const answer = configure(houseOptions(house));
  const { options } = isRefusal(answer) ? begun : answer;
  return { ...begun, options, scenario: scenario ?? '' };
}

/** A game without an event is asked first what is played; its lists are read as everywhere. */
export function settingAtHome(chosen: Readonly<Record<string, Json>>): Json {
  return { ...chosen, listsByLine: true };
}

/** Played again, it is proposed as it was. */
export function settingAgain({ answers }: Encounter): Readonly<Record<string, Json>> {
  const proposed = answers.find(({ ask }) => ask === HOUSE_ID.write({}))?.value;
  return proposed === undefined ? {} : { proposed };
}

/** The game of a round: what was handed in at check-in and what was played so far, all of it public (SR15-START-01). */
export function settingOfEvent({ options, scenario, sides, round, plannedRounds, layout }: GameOfEvent): Json {
  const seats = SEATS.map((id) => {
    const side = sides.find((one) => one.id === id);
    const lists = Object.entries(side?.details ?? {}).map(([place, text]) => ({ id: place, text }));
    const played = (side?.lines ?? []).map(({ list }) => textOf(list));
    return [id, { faction: side?.faction ?? '', lists, played }] as const;
  });
  return {
    options,
    scenario: textOf(scenario.scenario),
    sides: Object.fromEntries(seats),
    plannedRounds: Math.max(round, plannedRounds ?? 0),
    listsByLine: true,
    ...layoutJson(layout),
  };
}
