/** The lists that a player hands in at check-in: read where they are written out, and checked as far as they are read. */
import type { Advice, CheckInFacts, EntrantFacts } from '../../../event/pack.ts';
import type { ListReading, Notice, OptionValues } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import type { Refusal } from '../../../rules/refusal.ts';
import { type Broken, brokenRefusal } from '../../../rules/broken.ts';
import { unreadSentence } from '../../../roster/paste.ts';
import { advise, readLists } from '../event/lists.ts';
import { FACTIONS } from '../names.ts';
import { OBJECTIVE_CARDS } from '../rules/objectives.ts';
import { type ArmyList, isBattlegroup, sumOf, totalOf } from './army-list.ts';
import { brokenBetween, brokenIn, brokenTogether, doubtsAbout, windowOf } from './legal.ts';
import { LONGEST_LINE, type PastedList, readArmyList } from './paste.ts';

/** The army that a list puts on the table, as far as it was read; null for a name alone or a list on paper. */
export function writtenOut(text: string, name: string, faction: string, asBefore: boolean): ArmyList | null {
  const read = readArmyList(text, name, asBefore);
  if (asBefore) return wholeIn(read, faction);
  return hasCards(read) ? { ...read.list, faction: read.list.faction || faction } : null;
}

/** A list whose every line was read: that alone can be judged as a whole. */
function wholeIn(read: PastedList, faction: string): ArmyList | null {
  const { list, unread } = read;
  return hasCards(read) && unread.length === 0 ? { ...list, faction: list.faction || faction } : null;
}

/** Whether somebody wrote the list out, and not only what it is called. */
function hasCards({ list }: PastedList): boolean {
  return list.casters.length > 0 && list.entries.length > 0;
}

/** What the written lists have and probably should not, and what of them nobody understood; said until a round is played. */
function doubts({ details, lines }: EntrantFacts, options: OptionValues): readonly Notice[] {
  return lines.length > 0 ? [] : Object.values(readLists(details)).flatMap((read) => doubtsIn(read, options));
}

function doubtsIn(read: PastedList, options: OptionValues, faction = ''): readonly Notice[] {
  const whole = wholeIn(read, '');
  return [
    ...(whole ? doubtsAbout(whole, options) : withoutUnread(read, options)),
    ...uncounted(read),
    ...severalCasters(read),
    ...otherFaction(read, faction),
  ];
}

/** Two lists in one field, or a large game: their players know. */
function severalCasters({ list: { name, casters } }: PastedList): readonly Notice[] {
  if (casters.length < 2) return [];
  const text = `${name} has ${casters.length} casters: ${casters.map(({ card }) => card).join(', ')}. Is it one list?`;
  return [{ text, rules: cite('SR15-LIST-02'), allowed: true }];
}

function otherFaction({ list }: PastedList, faction: string): readonly Notice[] {
  const areKnown = [list.faction, faction].every((one) => FACTIONS.some((known) => known === one));
  if (!areKnown || list.faction === faction) return [];
  const text = `${list.name} says ${list.faction}, and its player is down for ${faction}. Put right whichever is wrong.`;
  return [{ text, rules: cite('SR15-LIST-08') }];
}

/** What both players read of a list before it is played: what is not as it should be, beside lines that were not read. */
export function remarksOn(text: string, faction: string, options: OptionValues): readonly Notice[] {
  const read = readArmyList(text, 'It');
  const list = wholeIn(read, faction);
  if (list === null) return hasCards(read) ? [...brokenAsRead(read, options), ...uncounted(read)] : [];
  return [...brokenIn(list, options).map(asNotice), ...doubtsIn(read, options, faction)];
}

/** Units of which the text says no more than `(max)`: half of one is worth points, and no card is looked up. */
function uncounted({ list }: PastedList): readonly Notice[] {
  const units = [...list.entries, ...list.specialists].filter(({ kind, models }) => kind === 'unit' && models === 1);
  const [first, ...others] = [...new Set(units.map(({ card }) => card))];
  if (first === undefined) return [];
  const names = [first, ...others].join(', ');
  const text = `How many models are in ${names}? Write it in brackets, as ${first} (10). Until then it counts as one.`;
  return [{ text, rules: cite('SR15-RECORD-01', 'SR15-TB-42') }];
}

/** Every list as it was understood; what is wrong between them is said with the last. */
export function readsLists(
  { details, faction = '' }: Pick<CheckInFacts, 'details' | 'faction'>,
  options: OptionValues,
): readonly ListReading[] {
  const read = Object.entries(readLists(details)).filter(([id]) => (details[id] ?? '').trim() !== '');
  const whole = read.flatMap(([, one]) => wholeIn(one, faction) ?? []);
  const between = brokenBetween(whole, options).map(asNotice);
  return read.map(([detail, one], place) => {
    const list = wholeIn(one, faction);
    const broken = list ? brokenIn(list, options).map(asNotice) : [];
    const last = place === read.length - 1 ? [...between, ...perhapsCharacters({ details, lines: [] })] : [];
    const unread = hasCards(one) ? one.unread.slice(0, TOLD_AT_ONCE) : [];
    const wrong = [...broken, ...doubtsIn(one, options, faction), ...last];
    return { detail, says: inWords(one), wrong, ...(unread.length === 0 ? {} : { unread }) };
  });
}

function asNotice({ rule, message }: Broken): Notice {
  return { text: message, rules: [rule] };
}

function inWords(read: PastedList): string {
  const { list } = read;
  if (!hasCards(read)) return 'This is only a name, so nothing is checked. The list stays on paper.';
  const casters = list.casters.map(({ card }) => card).join(', ');
  const cards = [...list.entries, ...list.specialists].map(({ card, models }) =>
    models > 1 ? `${card} (${models})` : card,
  );
  const objective = OBJECTIVE_CARDS.find(({ id }) => id === list.objective)?.label;
  const named = objective === undefined ? '' : ` Objective: ${objective}.`;
  return `${casters}, ${sized(list)}: ${cards.join(', ')}.${named}`;
}

/** A list is as large as its cards without what the casters' bonus paid for. */
function sized(list: ArmyList): string {
  const total = totalOf(list);
  const machines = sumOf(list.entries.filter(isBattlegroup));
  const bonus = list.casters.reduce((sum, one) => sum + one.bonus, 0);
  const paid = Math.min(bonus, machines);
  if (paid > 0) return `${total - paid} points, and ${paid} by the caster’s bonus`;
  return bonus === 0
    ? `${total} points`
    : `${total} points, none by the caster’s bonus of ${bonus} (nothing is indented below it)`;
}

/** As many as are put right at once. */
const TOLD_AT_ONCE = 5;

/** Lines that say nothing, all of them; and what the rest of the list breaks, which is all that can be said of it. */
function withoutUnread(read: PastedList, options: OptionValues): readonly Notice[] {
  const { list, unread } = read;
  if (unread.length === 0 || !hasCards(read)) return [];
  const lines = unread.slice(0, TOLD_AT_ONCE).map((line) => unreadSentence(line, LONGEST_LINE));
  const text = `${list.name} was checked only where it could be read. ${lines.join(' ')}`;
  return [{ text, rules: cite('SR15-LIST-02', 'SR15-RECORD-01') }, ...brokenAsRead(read, options)];
}

/** The same with how much is missing, where a line that was not read may be worth it. */
function brokenAsRead(read: PastedList, options: OptionValues): readonly Notice[] {
  const { list } = read;
  const [least, most] = windowOf(list, options);
  const total = totalOf(list);
  const text = `${list.name} comes to ${total} points as far as it was read, ${least - total} short: ${least} to ${most} are allowed. What was not read may be worth the rest.`;
  const few = total < least ? [{ text, rules: cite('SR15-LIST-02') }] : [];
  return [...few, ...brokenOfRead(read, options).map(asNotice)];
}

/** What a list breaks as far as it was read: too few points refuse nothing while a line is missing. */
export function brokenOfRead({ list, unread }: PastedList, options: OptionValues): readonly Broken[] {
  const [least] = windowOf(list, options);
  const few = unread.length > 0 && totalOf(list) < least;
  return brokenIn(list, options).filter(({ rule }) => rule !== 'SR15-LIST-02' || !few);
}

/** Cards in two lists, once in each: texts of list builders do not say which are characters, their players know. */
function perhapsCharacters({ details, lines }: Pick<EntrantFacts, 'details' | 'lines'>): readonly Notice[] {
  if (lines.length > 0) return [];
  const lists = Object.values(readLists(details)).map(({ list }) =>
    list.entries.flatMap(({ card, fa }) => (fa === 'U' ? [card] : [])),
  );
  const cards = [...new Set(lists.flat())];
  const timesIn = (list: readonly string[], card: string): number => list.filter((one) => one === card).length;
  const shared = cards.filter((card) => {
    const times = lists.map((list) => timesIn(list, card)).filter((count) => count > 0);
    return times.length > 1 && times.every((count) => count === 1);
  });
  if (shared.length === 0) return [];
  const text = `In two of your lists: ${shared.join(', ')}. That is allowed unless it is a character (FA C).`;
  return [{ text, rules: cite('SR15-LIST-10'), allowed: true }];
}

/** What a player may still play, must, and should know about the lists that were handed in. */
export function adviceOn(facts: EntrantFacts, options: OptionValues): Advice {
  const advice = advise(facts, options);
  return { ...advice, notices: [...advice.notices, ...doubts(facts, options), ...perhapsCharacters(facts)] };
}

/** What the lists break that are written out, of one that was read in part too many points; how many there are is asked elsewhere. */
export function checkAnnounced({ details, faction, ringer }: CheckInFacts, options: OptionValues): Refusal | null {
  if (ringer) return null;
  const read = Object.values(readLists(details));
  const lists = read.flatMap((one) => wholeIn(one, faction ?? '') ?? []);
  const partly = read.filter((one) => hasCards(one) && one.unread.length > 0);
  const many = partly.flatMap((one) => brokenOfRead(one, options).filter(({ rule }) => rule === 'SR15-LIST-02'));
  return brokenRefusal('illegal-list', [...brokenTogether(lists, options), ...many]);
}
