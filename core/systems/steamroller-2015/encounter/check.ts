/** What is wrong with an answer whose shape is right. */
import type { Ask, Encounter } from '../../../encounter/types.ts';
import { checkTable, tableValues } from '../../../encounter/table.ts';
import { type Json, isPlainObject } from '../../../journal/json.ts';
import { type Refusal, isRefusal, refuse } from '../../../rules/refusal.ts';
import { brokenRefusal } from '../../../rules/broken.ts';
import { cite } from '../../../rules/cite.ts';
import { unreadSentence } from '../../../roster/paste.ts';
import { configure } from '../configure.ts';
import { mayDamage } from '../objectives.ts';
import { brokenIn } from '../roster/legal.ts';
import { LONGEST_LINE, readArmyList } from '../roster/paste.ts';
import { choosing } from './asks-set-up.ts';
import { checkExpectedEnd, isThrough, mayEnd } from './clocks.ts';
import { inPlay } from './fielded.ts';
import { trySwap } from './lists.ts';
import { askedOf } from './measured.ts';
import { HOUSE, SEATS, type Seat, houseOptions } from './setting.ts';
import type { Story } from './state.ts';
import { storyOf } from './story.ts';

export function checkAnswer(encounter: Encounter, { id }: Ask, value: Json, at: number): Refusal | null {
  const story = storyOf(encounter);
  const [scope = '', what = ''] = id.split('/');
  const [name = '', of = ''] = scope.split(':');
  const seat = SEATS.find((one) => one === of);
  if (name === HOUSE) return checkHouse(value);
  if (name === 'list' && seat) return choosing(story, seat, typeof value === 'string' ? value : '').refusal;
  if (name === 'army' && seat) return checkArmy(story, seat, value);
  if (name === 'swap' && seat) return checkSwap(story, seat, value);
  if (name === 'expected-end') return checkExpectedEnd(encounter, story, value, at);
  if (name === 'clock-out') return checkThrough(encounter, story, value, at);
  switch (what) {
    case 'end':
      return mayEnd(encounter, story, at);
    case 'boxes':
      return mayDamage(story.turn);
    case 'lost':
      return checkLost(story, value);
    case 'table':
      return checkTable(askedOf(story), tableValues(encounter.answers), value);
    default:
      return null;
  }
}

function checkHouse(value: Json): Refusal | null {
  const answer = configure(houseOptions(value));
  return isRefusal(answer) ? answer : null;
}

/** A list that is pasted at the table is whole and legal, or stays on paper. */
function checkArmy({ setting }: Story, seat: Seat, value: Json): Refusal | null {
  const text = isPlainObject(value) && typeof value.text === 'string' ? value.text : '';
  const { list, unread } = readArmyList(text, 'The list');
  if (list.casters.length === 0 || list.entries.length === 0) {
    const message = 'No caster with its bonus (as “Sorscha +6”) and no cards with their cost were found.';
    return refuse('no-list', message, ...cite('SR15-LIST-02'));
  }
  const [first] = unread;
  if (first) return refuse('unread', unreadSentence(first, LONGEST_LINE));
  const { faction } = setting.sides[seat];
  return brokenRefusal('illegal-list', brokenIn({ ...list, faction: list.faction || faction }, setting.options));
}

function checkSwap(story: Story, seat: Seat, value: Json): Refusal | null {
  const list = story.chosen.lists[seat];
  return list ? trySwap(list, value, story.setting).refusal : null;
}

function checkThrough(encounter: Encounter, story: Story, value: Json, at: number): Refusal | null {
  const seat = SEATS.find((one) => one === value) ?? 'A';
  if (isThrough(encounter, story, seat, at)) return null;
  return refuse('clock-runs', 'That clock has time left.', ...cite('SR15-VAR-TIME-20'));
}

function checkLost(story: Story, value: Json): Refusal | null {
  const { card, models } = isPlainObject(value) ? value : {};
  const left = typeof card === 'string' ? inPlay(story.army, card) : 0;
  const wanted = typeof models === 'number' ? models : 1;
  if (wanted <= left) return null;
  return refuse(
    'too-many-lost',
    `Only ${left} of that ${left === 1 ? 'is' : 'are'} left in play.`,
    ...cite('SR15-TB-41'),
  );
}
