/** Why something is not to be answered now, where a rule of the pack says so. */
import type { Encounter } from '../../../encounter/types.ts';
import { cite } from '../../../rules/cite.ts';
import { type Refusal, refuse } from '../../../rules/refusal.ts';
import { has } from '../options.ts';
import { mayExtend } from '../table-clock.ts';
import { timing } from '../timing.ts';
import { JUDGE_CLOCK } from './clocks.ts';
import { wantedFor } from './moment.ts';
import { SEATS } from './setting.ts';
import { type Story, onDeathClock, sideOf, turnId } from './state.ts';
import { storyOf } from './story.ts';

export function whyNotAsked(encounter: Encounter, id: string): Refusal | null {
  const story = storyOf(encounter);
  const [scope = '', what = ''] = id.split('/');
  const [name = '', of = ''] = scope.split(':');
  if (name === 'list' && story.chosen.by.some((seat) => seat === of)) {
    return refuse('list-chosen', 'That list is chosen for this game and stays.', ...cite('SR15-START-03'));
  }
  if (id === JUDGE_CLOCK && onDeathClock(story) && encounter.as !== 'all') {
    return refuse(
      'judges-clock',
      'A judge at the table stops the clock, and starts it again.',
      ...cite('SR15-VAR-TIME-16'),
    );
  }
  if (id === 'dice-down' && !timing(story.setting.options).diceDown) {
    const rule = has(story.setting.options, 'death-clock') ? 'SR15-VAR-TIME-10' : 'SR15-VAR-TIME-07';
    return refuse('no-dice-down', 'Dice down is not called in this game.', ...cite(rule));
  }
  return (
    undecided(story) ?? (what === 'extension' && scope === turnId(story.turn) ? extension(encounter, story) : null)
  );
}

/** Nothing goes on before it is said which element a caster dominates that could dominate several. */
function undecided(story: Story): Refusal | null {
  const wanted = story.pending && wantedFor(story, story.pending);
  if (wanted?.what !== 'pick') return null;
  const { caster, elements } = wanted.pick;
  const who = story.cards.find(({ id }) => id === caster)?.name ?? caster;
  const message = `${who} could dominate ${elements.join(' or ')}, and dominates one: the active player says which first.`;
  return refuse('pick-element', message, ...cite('SR15-ELEM-13'));
}

function extension({ as }: Encounter, story: Story): Refusal | null {
  const { active } = story.turn;
  const seat = SEATS.find((one) => one === as);
  const by = seat === undefined ? active : sideOf(story, seat);
  return mayExtend(story.setting.options, { by, active, turnOver: story.pending !== null, used: story.extended });
}
