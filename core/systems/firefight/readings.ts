/** Where the rules are unclear: each point is an option, the first value is our reading. */
import type { Refusal } from '../../rules/refusal.ts';
import { type ReadingsOf, ourReadings, readingsIn } from '../../rules/readings.ts';

/** Every option, its values, and the rule or reading that it turns. */
export const READING_CHOICES = {
  forceOrg: {
    rule: 'GFF-ARMY-03',
    values: [true, false],
    asks: 'Force organisation',
    says: ['in force', 'not agreed'],
  },
  specialMoves: {
    rule: 'GFF-MOVE-OPT-01',
    values: [false, true],
    asks: 'Pushing, jumping and falling',
    says: ['no', 'yes'],
  },
  forceOrgBase: {
    rule: 'GFF-AMB-01',
    values: ['limit', 'total'],
    asks: 'Limits of an army go by',
    says: ['the agreed points', 'its own total'],
  },
  nextFirst: {
    rule: 'GFF-AMB-08',
    values: ['last-activation', 'first-out'],
    asks: 'The next round is begun by the player who',
    says: ['made their last activation first', 'first had no unit left to activate'],
  },
  endOrder: {
    rule: 'GFF-AMB-10',
    values: ['morale', 'objectives'],
    asks: 'At the end of a round first come',
    says: ['morale tests', 'markers'],
  },
  wipeout: {
    rule: 'GFF-AMB-12',
    values: ['play-on', 'end'],
    asks: 'With one army gone',
    says: ['the other plays on to round 4', 'the game ends'],
  },
  separationPath: {
    rule: 'GFF-AMB-14',
    values: ['path', 'end'],
    asks: 'Models keep 1" from other units',
    says: ['all along their way', 'where they end'],
  },
  fearScope: {
    rule: 'GFF-AMB-19',
    values: ['roll', 'threshold'],
    asks: 'Fear counts',
    says: ['for the roll alone', 'against Tough as well'],
  },
  regenOrder: {
    rule: 'GFF-AMB-20',
    values: ['after', 'before'],
    asks: 'Regeneration is rolled',
    says: ['after Deadly multiplies', 'before Deadly multiplies'],
  },
  shakenCharger: {
    rule: 'GFF-AMB-26',
    values: ['fatigued', 'no-strike'],
    asks: 'A charger made Shaken on its way',
    says: ['strikes as if Fatigued', 'does not strike'],
  },
  ownTerrain: {
    rule: 'GFF-AMB-49',
    values: ['open', 'blocks'],
    asks: 'A model inside a sight blocker',
    says: ['sees out of it', 'sees no farther than others'],
  },
  toughGroup: {
    rule: 'GFF-AMB-30',
    values: ['literal', 'tough'],
    asks: 'In units of several Tough models',
    says: ['each wound kills a model', 'each model takes its wounds'],
  },
} as const;

export type FirefightReadings = ReadingsOf<typeof READING_CHOICES>;

export const READINGS = ourReadings(READING_CHOICES);

/** Our readings with those that somebody set differently. */
export function readReadings(given: unknown): FirefightReadings | Refusal {
  return readingsIn(READING_CHOICES, 'Firefight', given);
}
