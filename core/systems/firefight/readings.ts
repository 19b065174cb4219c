/** Where the rules are unclear: each point is an option, the first value is our reading. */
import type { Fields } from '../../journal/json.ts';
import { type Refusal, refuse } from '../../rules/refusal.ts';

/** Every option, its values, and the rule or reading that it turns. */
const CHOICES = {
  forceOrg: { rule: 'GFF-ARMY-03', values: [true, false] },
  specialMoves: { rule: 'GFF-MOVE-OPT-01', values: [false, true] },
  forceOrgBase: { rule: 'GFF-AMB-01', values: ['limit', 'total'] },
  nextFirst: { rule: 'GFF-AMB-08', values: ['last-activation', 'first-out'] },
  endOrder: { rule: 'GFF-AMB-10', values: ['morale', 'objectives'] },
  wipeout: { rule: 'GFF-AMB-12', values: ['play-on', 'end'] },
  separationPath: { rule: 'GFF-AMB-14', values: ['path', 'end'] },
  fearScope: { rule: 'GFF-AMB-19', values: ['roll', 'threshold'] },
  regenOrder: { rule: 'GFF-AMB-20', values: ['after', 'before'] },
  shakenCharger: { rule: 'GFF-AMB-26', values: ['fatigued', 'no-strike'] },
  ownTerrain: { rule: 'GFF-AMB-49', values: ['open', 'blocks'] },
  toughGroup: { rule: 'GFF-AMB-30', values: ['literal', 'tough'] },
} as const;

export type FirefightReadings = { readonly [Key in keyof typeof CHOICES]: (typeof CHOICES)[Key]['values'][number] };

export const READINGS = Object.fromEntries(
  Object.entries(CHOICES).map(([key, { values }]) => [key, values[0]]),
) as FirefightReadings;

/** Our readings with those that somebody set differently. */
export function readReadings(given: unknown): FirefightReadings | Refusal {
  if (typeof given !== 'object' || given === null) return READINGS;
  const told: Fields = { ...given };
  const set: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(told)) {
    if (!Object.keys(CHOICES).includes(key)) return refuse('unknown-option', `Firefight has no option “${key}”.`);
    const { rule, values } = CHOICES[key as keyof typeof CHOICES];
    if (!values.some((known) => known === value)) {
      return refuse('bad-option', `The option “${key}” is one of ${values.join(', ')}.`, rule);
    }
    set[key] = value;
  }
  return { ...READINGS, ...set };
}
