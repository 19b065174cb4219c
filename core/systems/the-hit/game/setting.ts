/**
 * What an encounter of The Hit begins with: readings, whether it is of a campaign, gangs that are there, and those that are
 * known from before and looked over once more.
 */
import type { GameOfEvent, SideOfEvent } from '../../../encounter/game.ts';
import type { Side } from '../../../encounter/types.ts';
import { type Json, isPlainObject, fieldsOf } from '../../../journal/json.ts';
import { type Refusal, isRefusal, refuse } from '../../../rules/refusal.ts';
import { brokenRefusal } from '../../../rules/broken.ts';
import { checkGangs } from '../roster/gangs.ts';
import { CHOICES, READINGS, type HitReadings, readReadings } from '../readings.ts';
import type { PerGang } from './battle.ts';
import { type GangSheet, readGang } from './sheet.ts';

export interface HitSetting {
  readonly readings: HitReadings;
  /** Null: it is asked. */
  readonly campaign: boolean | null;
  readonly sheets: PerGang<GangSheet>;
  /** As text: how a gang came out of its last battle, or was entered for the event (HIT-EVENT-09). */
  readonly known: PerGang<string>;
}

/** The setting checked and completed; or what is wrong with it. */
export function checkSetting(given: Json, sides: readonly Side[]): Json | Refusal {
  const seats = brokenRefusal('against-the-rules', checkGangs(sides.map(({ id }) => id)));
  if (seats) return seats;
  if (!isPlainObject(given))
    return refuse('bad-setting', 'The setting names readings, gangs and whether it is a campaign.');
  const readings = readReadings(given.readings);
  if (isRefusal(readings)) return readings;
  const gangs: Record<string, Json> = {};
  const names: string[] = [];
  for (const [side, row] of Object.entries(fieldsOf(given.gangs))) {
    if (!sides.some(({ id }) => id === side)) return refuse('unknown-side', `Nobody sits at “${side.slice(0, 9)}”.`);
    const sheet = readGang(row, side.toLowerCase());
    if (isRefusal(sheet)) return sheet;
    gangs[side] = { ...sheet, fighters: sheet.fighters.map((fighter) => ({ ...fighter })) };
    names.push(...sheet.fighters.flatMap(({ id, name }) => [...new Set([id, name])]));
  }
  const twice = names.find((name, place) => names.indexOf(name) !== place);
  if (twice !== undefined) {
    return refuse('bad-gang', `Two gangs have a fighter called ${twice}: names must differ.`, 'HIT-CREW-03');
  }
  return { readings: { ...readings }, campaign: flagOf(given.campaign), gangs, known: knownIn(given.known, sides) };
}

/** Texts that can be read; the others are entered anew. */
function knownIn(given: Json | undefined, sides: readonly Side[]): PerGang<string> {
  const texts = fieldsOf(given);
  const known = sides.flatMap(({ id }) => {
    const text = texts[id];
    return typeof text === 'string' && !isRefusal(readGang({ text }, id.toLowerCase())) ? [[id, text] as const] : [];
  });
  return Object.fromEntries(known);
}

function flagOf(value: Json | undefined): boolean | null {
  return typeof value === 'boolean' ? value : null;
}

/** The setting of a game of an event: its readings, as battles of one campaign, and the gangs as they are by now. */
export function settingOfEvent({ options, sides }: GameOfEvent): Json {
  const readings = Object.entries(options).filter(([option]) => Object.hasOwn(CHOICES, option));
  const known = sides.flatMap((side) => {
    const text = lastKnown(side);
    return text === undefined ? [] : [[side.id, text] as const];
  });
  return { readings: Object.fromEntries(readings), campaign: true, known: Object.fromEntries(known) };
}

/** From the sheet of the last battle that has one; else as it was entered at check-in. */
function lastKnown({ details, lines }: SideOfEvent): string | undefined {
  const sheets = lines.flatMap(({ gang }) => (typeof gang === 'string' ? [gang] : []));
  return sheets.at(-1) ?? details.gang;
}

/** The setting of a record, which was checked when it began. */
export function readSetting(setting: Json, sides: readonly Side[]): HitSetting {
  const { readings, campaign, gangs, known } = fieldsOf(setting);
  const read = readReadings(readings);
  const sheets = sides.flatMap(({ id }) => {
    const sheet = readGang(isPlainObject(gangs) ? gangs[id] : undefined, id.toLowerCase());
    return isRefusal(sheet) ? [] : [[id, sheet] as const];
  });
  return {
    readings: isRefusal(read) ? READINGS : read,
    campaign: flagOf(campaign),
    sheets: Object.fromEntries(sheets),
    known: knownIn(known, sides),
  };
}
