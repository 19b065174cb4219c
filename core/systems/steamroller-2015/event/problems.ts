/** What is wrong with a choice of options: keywords without their X, variants that contradict each other. */
import type { Notice, OptionValues } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import { OPTIONS, figureOf, has, settings, variantsIn } from './options.ts';
import { SCENARIOS } from '../names.ts';
import { usualRounds } from './rounds.ts';
import { shiftsOffTable } from './timing.ts';
import { VARIANTS, type SteamrollerVariant } from './variants.ts';

/** Everything that is wrong, worst first; nothing where the event may be played so. */
export function problems(options: OptionValues, attendance: number | null = null): readonly Notice[] {
  return [
    ...unknownKeywords(options),
    ...missingFigures(options),
    ...clashes(options),
    ...finalsProblems(options, attendance),
    ...offTable(options),
    ...tooShort(options),
  ];
}

function unknownKeywords(options: OptionValues): readonly Notice[] {
  const known = new Set(VARIANTS.map(({ id }) => id));
  const strange = settings(options)
    .texts('variants')
    .filter((id) => !known.has(id));
  if (strange.length === 0) return [];
  return [{ text: `No variant is called ${strange.join(', ')}.`, rules: cite('SR15-GEN-02') }];
}

function missingFigures(options: OptionValues): readonly Notice[] {
  return chosen(options)
    .filter((variant) => !isWhole(options, variant))
    .map(({ needs }) => {
      // By the name of its own field: the variant is chosen already.
      const label = OPTIONS.find(({ id }) => id === needs?.option)?.label ?? '';
      const text = needs?.most === undefined ? `Missing: ${label}.` : `Missing: ${label}, 1 to ${needs.most}.`;
      return { text, rules: cite('SR15-GEN-02') };
    });
}

function chosen(options: OptionValues): readonly SteamrollerVariant[] {
  return VARIANTS.filter(({ id }) => has(options, id));
}

function isWhole(options: OptionValues, { id, needs }: SteamrollerVariant): boolean {
  if (!needs) return true;
  if (needs.most === undefined) return isScenarioList(settings(options).list(needs.option));
  const figure = figureOf(options, id);
  return Number.isInteger(figure) && figure >= 1 && figure <= needs.most;
}

/** Scenarios by id, none twice. */
function isScenarioList(list: readonly unknown[]): boolean {
  const known = list.every((item) => SCENARIOS.some(({ id }) => id === item));
  return list.length > 0 && known && new Set(list).size === list.length;
}

/** Variants of which an event has one at most. */
const ONE_OF: readonly (readonly [what: string, variants: readonly string[]])[] = [
  ['way of timing', ['casual', 'relaxed', 'hardcore', 'frenzy', 'death-clock', 'no-time-limits']],
  ['painting level', ['basic-painting', 'hardcore-painting']],
  ['scheme of final standings', ['assassin-scoring', 'control-point-scoring', 'destruction-scoring', 'finals-tables']],
];

/** Schemes that know no strength of schedule, or are not to be mixed. */
const WITHOUT_LARGE = ['assassin-scoring', 'finals-tables'];

function clashes(options: OptionValues): readonly Notice[] {
  const rules = cite('SR15-VAR-GEN-02');
  const together = ONE_OF.map(([what, ids]) => [what, ids.filter((id) => has(options, id))] as const);
  const found = together
    .filter(([, ids]) => ids.length > 1)
    .map(([what, ids]) => ({ text: `Choose one ${what}: ${ids.map(labelOf).join(' or ')}.`, rules }));
  const lone = has(options, 'large-event-scoring') ? WITHOUT_LARGE.filter((id) => has(options, id)) : [];
  const large = lone.map((id) => ({ text: `Large Event Scoring does not go with ${labelOf(id)}.`, rules }));
  return [...found, ...large];
}

function labelOf(id: string): string {
  return VARIANTS.find((variant) => variant.id === id)?.label ?? id;
}

/** Finals Tables stand alone, in an event of as many rounds as the pack recommends. */
function finalsProblems(options: OptionValues, attendance: number | null): readonly Notice[] {
  if (!has(options, 'finals-tables')) return [];
  const rules = cite('SR15-VAR-FINAL-06');
  const others = variantsIn(options).filter((id) => id !== 'finals-tables' && areaOf(id) === 'standings');
  const fixed = figureOf(options, 'round-event');
  const odd = attendance !== null && fixed > 0 && fixed !== usualRounds(attendance);
  return [
    ...(others.length > 0
      ? [{ text: 'Finals Tables cannot be combined with another scheme of final standings.', rules }]
      : []),
    ...(odd ? [{ text: `Finals Tables need the recommended ${usualRounds(attendance)} rounds.`, rules }] : []),
  ];
}

function areaOf(id: string): SteamrollerVariant['area'] | undefined {
  return VARIANTS.find((variant) => variant.id === id)?.area;
}

function offTable(options: OptionValues): readonly Notice[] {
  return shiftsOffTable(options).map((id) => ({
    text: `${labelOf(id)} goes beyond the table of sizes. Enter the minutes of a round and of a turn yourself.`,
    rules: cite('SR15-AMB-26'),
  }));
}

/** The most that the hidden part takes from a round. */
const HIDDEN_MOST = 15;

function tooShort(options: OptionValues): readonly Notice[] {
  const minutes = settings(options).number('customRound');
  if (minutes === 0 || minutes > HIDDEN_MOST) return [];
  const text = `A round of ${minutes} minutes could be over before it starts: a hidden 5 to ${HIDDEN_MOST} may be taken from it. Type more, or 0 for the pack’s length.`;
  return [{ text, rules: cite('SR15-AMB-26', 'SR15-TIME-02') }];
}
