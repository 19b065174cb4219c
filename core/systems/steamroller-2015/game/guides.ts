/** What the rules tell people to do or know at a moment of the game. */
import { sideIn } from '../../../encounter/names.ts';
import type { Guide } from '../../../encounter/types.ts';
import { unreadSentence } from '../../../roster/paste.ts';
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { timing } from '../event/timing.ts';
import { has } from '../event/options.ts';
import { inOrder, stepsLeft } from '../rules/sequence.ts';
import { LONGEST_LINE } from '../roster/paste.ts';
import { leftOut, remarks } from './lists.ts';
import { SEATS, isAtHome } from './setting.ts';
import { type Story, onDeathClock } from './state.ts';

type Row = readonly [text: string, ...rules: RuleId[]];

function rows(...given: readonly Row[]): readonly Guide[] {
  return given.map(([text, ...rules]) => ({ text, rules: cite(...rules) }));
}

const CONVERSIONS: Row = ['Show each other every conversion before the game.', 'SR15-CONV-05'];

/** What of the lists is open at this moment. */
function listsRow({ chosen, setting }: Story): Row {
  if (chosen.revealed) return ['You may see the opponent’s list at any time.', 'SR15-START-01'];
  // Nobody has handed in any: what is pasted now is sealed.
  if (isAtHome(setting))
    return ['Both lists open at the same moment; from then on both may be seen at any time.', 'SR15-START-04'];
  const text = 'You may see the opponent’s lists and all their models at any time, and not which of them is chosen.';
  return [text, 'SR15-START-01', 'SR15-START-03'];
}

export function guidesOf(story: Story, begun: boolean): readonly Guide[] {
  if (story.over) return [];
  if (!begun)
    return [...unreadRows(story), ...rows(listsRow(story), CONVERSIONS, ...boxRow(story, 'before the starting roll'))];
  const { options } = story.setting;
  return [
    ...rows(...boxRow(story, 'while your own caster is activated')),
    ...rows([`At the end of a turn: ${inOrder(stepsLeft('turn-end', []))}`, 'SR15-VICTORY-08']),
    ...rows(['Both may measure 4″ from flags and objectives at any time in their own turn.', 'SR15-ELEM-18']),
    ...(onDeathClock(story) ? deathClock() : timing(options).turn === null ? [] : turnClock()),
    ...(has(options, 'no-assassination')
      ? rows(['A destroyed caster does not end this game.', 'SR15-VAR-VICT-02'])
      : []),
  ];
}

/** What both should know of an army before it is played: the game is without a line that nobody understood. */
function unreadRows(story: Story): readonly Guide[] {
  return SEATS.flatMap((seat) => {
    const lines = leftOut(story, seat).map((line) => unreadSentence(line, LONGEST_LINE));
    const without = `${sideIn(seat)}’s list is played without what is not understood. ${lines.join(' ')}`;
    const remarked = remarks(story, seat).map(({ text, rules }) => ({
      text: `${sideIn(seat)}’s list: ${text}`,
      rules,
    }));
    return [...(lines.length === 0 ? [] : rows([without, 'SR15-START-01'])), ...remarked];
  });
}

function boxRow({ scenario }: Story, when: string): readonly Row[] {
  return scenario.killBox ? [[`Kill box: 14″ from the edges may be measured ${when}.`, 'SR15-KILLBOX-05']] : [];
}

function turnClock(): readonly Guide[] {
  return rows(
    [`When a turn begins: ${inOrder(stepsLeft('turn', []))}`, 'SR15-TIME-06'],
    [
      'When the turn’s time is up a move is finished and one roll completed, a direct hit with its damage; then the turn ends.',
      'SR15-TIME-07',
    ],
  );
}

function deathClock(): readonly Guide[] {
  return rows(
    [
      'A turn takes 15 seconds of the clock at least. The opponent watches them and says when they are over.',
      'SR15-VAR-TIME-14',
      'SR15-VAR-TIME-15',
    ],
    ['While the opponent moves, rolls or decides in your turn you may switch the clock over.', 'SR15-VAR-TIME-17'],
  );
}
