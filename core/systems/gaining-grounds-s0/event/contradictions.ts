/** Sets of variants that cannot all be followed. */
import type { Notice, OptionValues } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import { modeOf, variantsInForce } from './in-force.ts';

interface Contradiction {
  /** Modes and variants that are in force together. */
  readonly both: readonly [string, string];
  readonly text: string;
}

const CONTRADICTIONS: readonly Contradiction[] = [
  {
    both: ['fixed-leaders', 'alternating-leaders'],
    text: 'Fixed Leaders keeps one Leader for the event; Alternating Leaders bars that Leader from the second Round on.',
  },
  {
    both: ['double-rush', 'alternating-leaders'],
    text: 'Double Rush keeps each Crew for the event; Alternating Leaders bars its Leader from the second Round on.',
  },
  {
    both: ['henchman-hardcore', 'alternating-leaders'],
    text: 'Henchman Hardcore keeps each Crew for the event; Alternating Leaders bars its Leader from the second Round on.',
  },
  { both: ['double-rush', 'too-many-secrets'], text: 'Double Rush has no Schemes; Too Many Secrets adds two.' },
  { both: ['all-out-brawl', 'too-many-secrets'], text: 'All Out Brawl has no Schemes; Too Many Secrets adds two.' },
  {
    both: ['henchman-hardcore', 'too-many-secrets'],
    text: 'Henchman Hardcore fixes two Schemes; Too Many Secrets wants four.',
  },
  {
    both: ['all-out-brawl', 'team-event'],
    text: 'In an All Out Brawl everybody plays alone; the Team Event makes pairs.',
  },
];

/** A warning for each contradiction; the organiser decides. */
export function contradictions(options: OptionValues): readonly Notice[] {
  const inForce = new Set([modeOf(options).id, ...variantsInForce(options)]);
  return CONTRADICTIONS.filter(({ both }) => both.every((id) => inForce.has(id))).map(({ text }) => ({
    text,
    rules: cite('GG0-VAR-00-02'),
  }));
}
