/** The lists that a player hands in at check-in: read where they are written out, and checked as far as they are read. */
import type { Advice, CheckInFacts, EntrantFacts } from '../../../event/pack.ts';
import type { Notice, OptionValues } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import type { Refusal } from '../../../rules/refusal.ts';
import { brokenRefusal } from '../../../rules/broken.ts';
import { unreadSentence } from '../../../roster/paste.ts';
import { advise, readLists } from '../lists.ts';
import type { ArmyList } from './army-list.ts';
import { brokenTogether, doubtsAbout } from './legal.ts';
import { LONGEST_LINE, type PastedList, readArmyList } from './paste.ts';

/** A list whose every line was read; null for a name alone, a list on paper, or one with lines that say nothing. */
export function writtenOut(text: string, name: string, faction: string): ArmyList | null {
  return wholeIn(readArmyList(text, name), faction);
}

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
  if (lines.length > 0) return [];
  return Object.values(readLists(details)).flatMap((read) => {
    const whole = wholeIn(read, '');
    return whole ? doubtsAbout(whole, options) : notChecked(read);
  });
}

/** A list with a line that says nothing is not checked: whoever wrote it should know. */
function notChecked(read: PastedList): readonly Notice[] {
  const [first] = read.unread;
  if (!first || !hasCards(read)) return [];
  const text = `${read.list.name} is not checked. ${unreadSentence(first, LONGEST_LINE)}`;
  return [{ text, rules: cite('SR15-LIST-02', 'SR15-RECORD-01') }];
}

/** What a player may still play, must, and should know about the lists that were handed in. */
export function adviceOn(facts: EntrantFacts, options: OptionValues): Advice {
  const advice = advise(facts, options);
  return { ...advice, notices: [...advice.notices, ...doubts(facts, options)] };
}

/** What the lists break that are written out whole; how many there are is asked elsewhere. */
export function checkAnnounced({ details, faction, ringer }: CheckInFacts, options: OptionValues): Refusal | null {
  if (ringer) return null;
  const lists = Object.values(readLists(details)).flatMap((read) => wholeIn(read, faction ?? '') ?? []);
  return brokenRefusal('illegal-list', brokenTogether(lists, options));
}
