/** What people handed in at an event and its game takes over: sealed in the game's header, so that it can be forgotten. */
import type { Hash } from '../chance/bytes.ts';
import { isPlainObject } from '../journal/json.ts';
import { isSealed, sealed } from '../journal/seal.ts';
import type { EncounterGame } from './game.ts';

/** The options of a header with what people handed in sealed, each side's apart; the same ones where all of it is. */
export function sealHandedIn({ handedIn = [] }: EncounterGame, options: unknown, nonce: () => Hash): unknown {
  if (!isPlainObject(options) || !isPlainObject(options.setting)) return options;
  let setting = options.setting;
  const seal = (value: unknown): unknown =>
    isSealed(value) || isEmpty(value) ? value : sealed('text', value, nonce());
  for (const [group, member] of handedIn) {
    const ofSide = (own: unknown): unknown => (member === undefined ? seal(own) : within(own, member, seal));
    const sides = isPlainObject(setting[group]) ? Object.keys(setting[group]) : [];
    for (const side of sides) setting = within(setting, group, (all) => within(all, side, ofSide));
  }
  return setting === options.setting ? options : { ...options, setting };
}

/** The same object with one of its members changed; itself where nothing is. */
function within<T>(object: T, member: string, change: (value: unknown) => unknown): T {
  if (!isPlainObject(object) || !Object.hasOwn(object, member)) return object;
  const changed = change(object[member]);
  return changed === object[member] ? object : { ...object, [member]: changed };
}

function isEmpty(value: unknown): boolean {
  return value === '' || (typeof value === 'object' && (value === null || Object.keys(value).length === 0));
}
