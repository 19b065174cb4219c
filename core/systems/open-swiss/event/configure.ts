/** An event's options: what is loaded is taken apart, what is left out filled in, what contradicts itself refused. */
import { kept } from '../../../event/kept.ts';
import type { Configured } from '../../../event/pack.ts';
import type { Notice, OptionValues } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { type Refusal, isRefusal, refuse } from '../../../rules/refusal.ts';
import type { Json } from '../../../journal/json.ts';
import { type SwissFormat, fullPoints } from '../format/format.ts';
import { formatFromOptions, formatToOptions } from '../format/format-options.ts';
import { LOADED, OPTIONS } from './options.ts';
import { parseFormat } from '../format/parse-format.ts';
import { PRESETS } from '../format/presets.ts';

export function configure(given: OptionValues): Configured | Refusal {
  const unknown = Object.keys(given).find((id) => !OPTIONS.some((option) => option.id === id));
  if (unknown !== undefined) {
    return refuse('unknown-option', `This pack has no option “${unknown.slice(0, 40)}”.`, ...cite('OS-FMT-01'));
  }
  const loaded = load(given);
  if (isRefusal(loaded)) return loaded;
  const format = formatFromOptions({ ...(loaded ? formatToOptions(loaded) : STANDARD), ...chosen(given, loaded) });
  if (isRefusal(format)) return format;
  const options = { preset: '', format: '', ...formatToOptions(format) };
  return { options, warnings: warningsOf(format), inForce: inForce(format) };
}

const STANDARD = Object.fromEntries(OPTIONS.map(({ id, default: standard }): [string, Json] => [id, standard]));

/** The format that is asked to be loaded, if any. */
function load({ preset, format }: OptionValues): SwissFormat | Refusal | null {
  if (format !== undefined && format !== '') return parseFormat(format);
  if (preset === undefined || preset === '') return null;
  const found = PRESETS.find(({ id }) => id === preset);
  const names = PRESETS.map(({ id }) => id).join(', ');
  return found?.format ?? refuse('bad-option', `There is no such format; there are ${names}.`, ...cite('OS-FMT-06'));
}

/**
 * What is chosen beside a loaded format. A new event gives a few options, and they refine it; an event that has all its
 * options already gives all, and the loaded format replaces them.
 */
function chosen(given: OptionValues, loaded: SwissFormat | null): OptionValues {
  const own = Object.entries(given).filter(([id]) => !LOADED.some((name) => name === id));
  const all = own.length === OPTIONS.length - LOADED.length;
  return loaded && all ? {} : Object.fromEntries(own);
}

/** The format of an event's options. */
export const formatOf = kept((options: OptionValues): SwissFormat => {
  const format = formatFromOptions({ ...STANDARD, ...options });
  if (isRefusal(format)) throw new Error(`the options were never configured: ${format.message}`);
  return format;
});

function warningsOf(format: SwissFormat): readonly Notice[] {
  const { bye, forfeit, rounds, cut, tieBreaks } = format;
  const full = fullPoints(format);
  const warn = (when: boolean, text: string, ...rules: RuleId[]): Notice[] =>
    when ? [{ text, rules: cite(...rules) }] : [];
  const above = (points: number): boolean => full !== null && points * 100 > full;
  return [
    ...warn(above(bye.points), 'A bye is worth more than any game.', 'OS-SCORE-08'),
    ...warn(above(forfeit.winner), 'A forfeit is worth more than any game.', 'OS-SCORE-09'),
    ...warn(
      cut !== null && rounds === 0,
      'With a cut, set the number of rounds before it.',
      'OS-CUT-01',
      'OS-ROUND-01',
    ),
    ...warn(tieBreaks.length === 0, 'Without tie-breaks equal points share a place.', 'OS-RANK-04'),
  ];
}

/** The format in a few sentences. */
function inForce(format: SwissFormat): readonly Notice[] {
  const { name, points, tieBreaks, pairing, cut } = format;
  const say = (text: string, ...rules: RuleId[]): Notice => ({ text, rules: cite(...rules) });
  const worth = {
    outcome: (rule: typeof points) =>
      rule.kind === 'outcome' ? `${rule.win} for a win, ${rule.draw} for a draw, ${rule.loss} for a loss` : '',
    bands: () => 'by the difference, in bands',
    places: (rule: typeof points) => (rule.kind === 'places' ? `${rule.places.join(', ')} by place at the table` : ''),
    score: () => 'the deciding score itself',
  };
  return [
    say(`${name}. Points: ${worth[points.kind](points)}.`, 'OS-RANK-01'),
    say(tieBreaks.length > 0 ? `Tie-breaks: ${tieBreaks.join(', ')}.` : 'No tie-breaks.', 'OS-RANK-02'),
    say(
      pairing.method === 'piles'
        ? 'Paired at random in piles of equal points.'
        : 'Paired with the least gaps in points.',
      'OS-PAIR-02',
    ),
    ...(cut ? [say(`Then a cut to ${cut.to}, single elimination.`, 'OS-CUT-01')] : []),
  ];
}
