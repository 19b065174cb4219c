/** The options of an event filled in, and what is then in force in words. */
import type { Configured } from '../../../event/pack.ts';
import type { Notice, OptionValues } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { type Refusal, isRefusal, refuse } from '../../../rules/refusal.ts';
import { completed } from '../../../event/settings.ts';
import { listCount } from './lists.ts';
import { SCENARIOS } from '../names.ts';
import { OPTIONS, figureOf, has, pointSize, settings } from './options.ts';
import { problems } from './problems.ts';
import { usualRounds } from './rounds.ts';
import { possibleLengths, timing } from './timing.ts';
import { VARIANTS, type SteamrollerVariant } from './variants.ts';

export function configure(given: OptionValues): Configured | Refusal {
  const wrong = problems(given);
  if (wrong.length > 0) return refusalOf(wrong);
  const options = completed(OPTIONS, given);
  if (isRefusal(options)) return options;
  return { options, warnings: doubts(options), inForce: inForce(options) };
}

/** One refusal for all that is wrong. */
export function refusalOf(wrong: readonly Notice[]): Refusal {
  const rules = [...new Set(wrong.flatMap((notice) => notice.rules))];
  return refuse('contradiction', wrong.map(({ text }) => text).join(' '), ...rules);
}

/** Finals Tables are for events with the recommended number of rounds. */
export function mayStart(
  { attendance, rounds }: { readonly attendance: number; readonly rounds: number },
  options: OptionValues,
): Refusal | null {
  const wrong = problems(options, attendance);
  if (wrong.length > 0) return refusalOf(wrong);
  const recommended = usualRounds(attendance);
  if (!has(options, 'finals-tables') || rounds === recommended) return null;
  const message = `Finals Tables need the recommended ${recommended} rounds; ${rounds} are planned.`;
  return refuse('finals-rounds', message, ...cite('SR15-VAR-FINAL-06'));
}

const DOUBTFUL: readonly (readonly [variants: readonly [string, string], text: string])[] = [
  [
    ['no-assassination', 'assassin-scoring'],
    'Assassin Scoring counts assassination victories, and No Assassination Victory removes them.',
  ],
  [['death-clock', 'no-extensions'], 'Death Clock has no extensions, so No Extensions changes nothing.'],
];

/** Combinations that are allowed and probably not meant. */
export function doubts(options: OptionValues): readonly Notice[] {
  return DOUBTFUL.filter(([variants]) => variants.every((id) => has(options, id))).map(([, text]) => ({
    text,
    rules: cite('SR15-AMB-36'),
  }));
}

/** What players should read before the event. */
function inForce(options: OptionValues): readonly Notice[] {
  const { min, max } = listCount(options);
  const lists = min === max ? `exactly ${max} ${max === 1 ? 'list' : 'lists'}` : `${min} or ${max} lists`;
  return [
    { text: `${pointSize(options)} points, ${lists} of one faction.`, rules: cite('SR15-LIST-07', 'SR15-LIST-08') },
    ...times(options),
    ...VARIANTS.filter(({ id }) => has(options, id)).map((variant) => ({
      text: `${variant.label}${extent(options, variant)}: ${variant.meaning}`,
      rules: cite('SR15-GEN-02', ...variant.rules),
    })),
    ending(options),
  ];
}

/** What players may know of the times. */
function times(options: OptionValues): readonly Notice[] {
  const { round, turn, extension, clock, rules } = timing(options);
  if (clock !== null) return [{ text: `${clock} minutes on each player’s clock, for the whole game.`, rules }];
  if (round === null) return [{ text: 'Rounds and turns are untimed.', rules }];
  const lengths = possibleLengths(round);
  const minutes = lengths.map((one) => one.minutes);
  const last = minutes.pop() ?? round;
  const length = `A round is ${minutes.join(', ')} or ${last} minutes, each with a chance of ${lengths[0]?.chance ?? ''}, and which is hidden; a turn is ${turn ?? 0}.`;
  const more = extension > 0 ? `Each player has one extension of ${extension} a game.` : 'There are no extensions.';
  const hidden: readonly RuleId[] = cite('SR15-TIME-02', 'SR15-TIME-03', 'SR15-TIME-09');
  return [{ text: `${length} ${more}`, rules: [...rules, ...hidden] }];
}

function ending(options: OptionValues): Notice {
  const text = 'The event ends after the first round that leaves one player alone with the most tournament points.';
  const fixed = has(options, 'round-event') ? (['SR15-VAR-ROUND-02'] as const) : [];
  return { text, rules: cite('SR15-ROUND-02', ...fixed) };
}

/** The X of a variant in words. */
function extent(options: OptionValues, { id, needs }: SteamrollerVariant): string {
  if (!needs) return '';
  if (needs.most !== undefined) return ` (${figureOf(options, id)})`;
  const names = settings(options)
    .texts(needs.option)
    .map((name) => SCENARIOS.find((scenario) => scenario.id === name)?.label ?? name);
  return ` (${names.join(', ')})`;
}
