/** Secret targets: one fighter of every opposing gang, sealed until the battle is over (HIT-TARGET). */
import { type Broken, broken } from '../../../rules/broken.ts';
import type { Gang, GangMember } from '../roster/gangs.ts';

/** One slip: who wrote it, and whom it names (HIT-AMB-12). */
export interface Ballot {
  readonly by: Gang;
  readonly names: readonly string[];
}

/** n - 1 names, one of each opposing crew, once (HIT-TARGET-02, -03, -05). Hidden fighters are crew (HIT-HIDDEN-09). */
export function checkBallot(
  { by, names }: Ballot,
  gangs: readonly Gang[],
  crews: readonly GangMember[],
  handedIn: readonly Gang[],
): readonly Broken[] {
  const wanted = gangs.length - 1;
  const named = names.map((name) => crews.find(({ id }) => id === name)?.gang);
  const opposing = named.every((gang) => gang !== undefined && gang !== by && gangs.includes(gang));
  const apart = new Set(named).size === named.length;
  return [
    ...broken(names.length !== wanted, 'HIT-TARGET-02', `A ballot names ${wanted}: one fighter of every other gang.`),
    ...broken(!opposing, 'HIT-TARGET-03', 'A ballot names fighters of the other gangs’ crews.'),
    ...broken(!(apart || !opposing), 'HIT-TARGET-03', 'A ballot names one fighter of each gang.'),
    ...broken(handedIn.includes(by), 'HIT-TARGET-05', 'This gang’s ballot is sealed already.'),
  ];
}

/** A sealed ballot never changes (HIT-TARGET-05). */
export function checkBallotChange(): readonly Broken[] {
  return broken(true, 'HIT-TARGET-05', 'A sealed ballot is never changed.');
}

/** Ballots open together, when the battle is over (HIT-TARGET-05, -06). */
export function checkReveal(over: boolean): readonly Broken[] {
  return broken(!over, 'HIT-TARGET-05', 'Ballots stay sealed until the battle is over.');
}

/** Whose ballot is missing. */
export function missingBallots(gangs: readonly Gang[], handedIn: readonly Gang[]): readonly Gang[] {
  return gangs.filter((gang) => !handedIn.includes(gang));
}

/** No first round before all ballots are in (HIT-TARGET-08). */
export function checkStart(gangs: readonly Gang[], handedIn: readonly Gang[]): readonly Broken[] {
  const missing = missingBallots(gangs, handedIn);
  return broken(missing.length !== 0, 'HIT-TARGET-08', `The battle waits for the ballots of ${missing.join(', ')}.`);
}
