/** What a broken rule means, in a sentence. */
import type { Breach } from '../../../rules/broken.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';

/** `m` and `a` stand for what was measured and what is allowed. */
const SENTENCES: Readonly<Partial<Record<RuleId, string>>> = {
  'GFF-ACT-01': 'Hold does not move.',
  'GFF-ACT-04': 'Nobody shoots after Rush or Charge.',
  'GFF-ACT-05': 'An Immobile unit may only Hold.',
  'GFF-ACT-06': 'A Shaken unit idles, and no other does.',
  'GFF-ACT-07': 'A charge needs a target.',
  'GFF-AMB-41': 'A pushed model does not go through others or walls.',
  'GFF-DEPLOY-01': 'The winner picks one of the two edges.',
  'GFF-DEPLOY-02': 'Only units with Ambush or Scout are set aside, each for its own rule.',
  'GFF-DEPLOY-03': 'That unit cannot be placed now.',
  'GFF-DEPLOY-04': 'Every base stands wholly in its zone: it reaches m" from its edge, a" are allowed.',
  'GFF-DEPLOY-05': 'A Scout’s base stands wholly within 12" of its zone: it reaches m" from the edge, a" are allowed.',
  'GFF-DEPLOY-06': 'Only a unit set aside for Ambush arrives, from round 2 on.',
  'GFF-MELEE-01': 'A charger that can come into contact does.',
  'GFF-MELEE-02': 'Defenders go up to 3", into contact where they can.',
  'GFF-MELEE-07': 'The survivor of a melee moves up to a": this is m".',
  'GFF-MELEE-08': 'The charger goes back to 1" from its enemy by the shortest way, or stays where it cannot.',
  'GFF-MISSION-02': 'Players place markers by turns, as many as the mission has.',
  'GFF-MISSION-03': 'A marker lies outside both zones: over a" from an edge, this is m".',
  'GFF-MISSION-04': 'Markers are over a" apart: these are m".',
  'GFF-MISSION-11': 'The battle is over.',
  'GFF-MORALE-06': 'That unit has no morale test to make now.',
  'GFF-MOVE-01': 'The unit stands together: each model 1" or less from another and 6" or less from all.',
  'GFF-MOVE-04': 'No model comes nearer than 1" to another unit: this one comes to m".',
  'GFF-MOVE-05': 'Nobody moves or stands in models or impassable ground.',
  'GFF-MOVE-06': 'The target is out of the charge’s reach: m" away, the allowance is a".',
  'GFF-MOVE-07': 'The move is m" long; a" are allowed.',
  'GFF-MOVE-08': 'Nobody leaves the table.',
  'GFF-MOVE-OPT-01': 'A Shaken model is pushed up to 2", where special moves are in use: this is m".',
  'GFF-MOVE-OPT-03': 'Jumps lead from a height over a gap or down, up to 6", where special moves are in use.',
  'GFF-MOVE-OPT-06': 'A model that has fallen stands a" or less from the foot of the drop: this is m".',
  'GFF-ROUND-02': 'One unit of the side whose turn it is acts, and each once a round.',
  'GFF-SHOOT-01': 'No model with that weapon has the target in range and in sight.',
  'GFF-SHOOT-02': 'A unit shoots at two targets at most, each type of weapon at one.',
  'GFF-SHOOT-07': 'The target is an enemy on the table.',
  'GFF-SR-AMBUSH-2': 'Who comes out of Ambush stands over 9" from every enemy: this is m".',
  'GFF-SR-BLAST-4': 'The order names each unit that the Blast reaches once.',
  'GFF-SR-CASTER-2': 'A spell is tried once an activation, before attacking, for tokens that the unit has.',
  'GFF-SR-CASTER-3': 'The spell’s target is in range and in sight.',
  'GFF-SR-CASTER-4': 'Tokens come from casters within 18" in sight that have them.',
  'GFF-SR-LIMITED-1': 'A Limited weapon has one use.',
  'GFF-TERRAIN-04': 'Through difficult ground a unit moves a" at most: this is m".',
  'GFF-WOUND-12': 'As many models are removed as have fallen, each once.',
};

/** The sentence for a person. */
export function violationText({ rule, measured, allowed, message }: Breach): string {
  const figure = (value: number | undefined) => (value === undefined ? '?' : String(Math.round(value * 100) / 100));
  const text = message ?? SENTENCES[rule] ?? `${rule} forbids it.`;
  return text.replace(/\b[ma]"/g, (word) => `${figure(word === 'm"' ? measured : allowed)}"`);
}
