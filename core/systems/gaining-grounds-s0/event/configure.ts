/** The options of an event filled in, what is then in force in words, what contradicts itself and what is missing. */
import type { Configured } from '../../../event/pack.ts';
import type { Notice, OptionValues } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { type Refusal, isRefusal, refuse } from '../../../rules/refusal.ts';
import { completed } from '../../../event/settings.ts';
import { clock } from './clock.ts';
import { contradictions } from './contradictions.ts';
import { pointSizeOf } from './figures.ts';
import { formatOf, isTeamEvent, modeOf, poolCap, variantsInForce } from './in-force.ts';
import { OPTIONS, settings } from './options.ts';
import { TEAM_NOTES, VARIANTS } from './variants.ts';

export function configure(given: OptionValues): Configured | Refusal {
  const options = completed(OPTIONS, given);
  if (isRefusal(options)) return options;
  const against = contradictions(options);
  if (against.length > 0 && settings(options).choice('contradictions') === 'refuse') {
    const rules = cite('GG0-VAR-00-02', 'GG0-AMB-56');
    return refuse('contradiction', against.map(({ text }) => text).join(' '), ...rules);
  }
  return {
    options,
    warnings: [...against, ...clock(options).warnings],
    inForce: inForce(options),
    missing: missing(options),
  };
}

/** What players should read before the event: the mode and what it changes, the format, each variant. */
function inForce(options: OptionValues): readonly Notice[] {
  const mode = modeOf(options);
  const format = formatOf(options);
  const variants = variantsInForce(options);
  const pointSize = pointSizeOf(options);
  const say = (text: string, ...rules: RuleId[]): Notice => ({ text, rules: cite(...rules) });
  return [
    ...(mode.id === 'standard' ? [] : [say(`Mode: ${mode.label}. ${mode.meaning}`, 'GG0-MODE-00-01')]),
    ...mode.notes.map(([text, rule]) => say(text, rule)),
    ...(isTeamEvent(options) ? TEAM_NOTES.map(([text, rule]) => say(text, rule)) : []),
    ...(pointSize === null || mode.pointSize !== null ? [] : [say(`${pointSize} Soulstones.`, 'GG0-SETUP-01')]),
    say(`Format: ${format.label}. ${format.meaning}`, ...format.rules),
    ...(variants.length > 1 ? [say('Several variants are in force together.', 'GG0-VAR-00-01')] : []),
    ...VARIANTS.filter(({ id }) => variants.includes(id)).map(({ id, label, meaning, rules }) =>
      say(`${label}${extent(options, id)}: ${meaning}`, ...rules),
    ),
  ];
}

/** The figure or the list that belongs to a variant. */
function extent(options: OptionValues, variant: string): string {
  if (variant === 'fixed-pool') return ` (${poolCap(options) ?? 0})`;
  const listed = settings(options).texts('classic');
  return variant === 'classic' && listed.length > 0 ? ` (${listed.join(', ')})` : '';
}

/** What must be settled before the event starts. */
function missing(options: OptionValues): readonly Notice[] {
  const unlisted = variantsInForce(options).includes('classic') && settings(options).texts('classic').length === 0;
  if (!unlisted) return [];
  return [{ text: 'Classic needs a list of the models that it allows.', rules: cite('GG0-VAR-CLASSIC-01') }];
}
