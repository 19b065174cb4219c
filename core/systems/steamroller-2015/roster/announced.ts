/** The lists that a player hands in at check-in: read where they are written out, and checked as far as they are read. */
import type { Advice, CheckInFacts, EntrantFacts } from '../../../event/pack.ts';
import type { Notice, OptionValues } from '../../../event/types.ts';
import type { Refusal } from '../../../journal/types.ts';
import { brokenRefusal } from '../../../roster/broken.ts';
import { advise, isListPlace } from '../lists.ts';
import type { ArmyList } from './army-list.ts';
import { brokenTogether, doubtsAbout } from './legal.ts';
import { readArmyList } from './paste.ts';

/** A list whose every line was read; null for a name alone, a list on paper, or one with lines that say nothing. */
export function writtenOut(text: string, name: string, faction: string): ArmyList | null {
  const { list, unread } = readArmyList(text, name);
  const whole = list.casters.length > 0 && list.entries.length > 0 && unread.length === 0;
  return whole ? { ...list, faction: list.faction === '' ? faction : list.faction } : null;
}

const known = new WeakMap<object, readonly ArmyList[]>();

/** The lists of a player that are written out whole; read once. */
function listsIn(details: EntrantFacts['details']): readonly ArmyList[] {
  const before = known.get(details);
  if (before) return before;
  const lists = Object.entries(details).flatMap(([id, text]) => {
    const list = isListPlace(id) ? writtenOut(text, id.replace('list', 'List '), '') : null;
    return list ? [list] : [];
  });
  known.set(details, lists);
  return lists;
}

/** What the written lists have and probably should not; said until the first round is played. */
function doubts({ details, lines }: EntrantFacts, options: OptionValues): readonly Notice[] {
  return lines.length > 0 ? [] : listsIn(details).flatMap((list) => doubtsAbout(list, options));
}

/** What a player may still play, must, and should know about the lists that were handed in. */
export function adviceOn(facts: EntrantFacts, options: OptionValues): Advice {
  const advice = advise(facts, options);
  return { ...advice, notices: [...advice.notices, ...doubts(facts, options)] };
}

/** What the lists break that are written out whole; how many there are is asked elsewhere. */
export function checkAnnounced({ details, faction, ringer }: CheckInFacts, options: OptionValues): Refusal | null {
  if (ringer) return null;
  const lists = listsIn(details).map((list) => (list.faction === '' ? { ...list, faction: faction ?? '' } : list));
  return brokenRefusal('illegal-list', brokenTogether(lists, options));
}
