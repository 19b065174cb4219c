/** The Schemes of 2018. A new one adds its line. */
import type { Scheme } from '../../../malifaux/rules/scheme.ts';
import { covertBreakthrough } from './covert-breakthrough.ts';
import { digTheirGraves } from './dig-their-graves.ts';
import { eliminateTheLeadership } from './eliminate-the-leadership.ts';
import { guardedTreasure } from './guarded-treasure.ts';
import { holdUpTheirForces } from './hold-up-their-forces.ts';
import { inescapableTrap } from './inescapable-trap.ts';
import { publicDemonstration } from './public-demonstration.ts';
import { punishTheWeak } from './punish-the-weak.ts';
import { recoverEvidence } from './recover-evidence.ts';
import { searchTheRuins } from './search-the-ruins.ts';
import { setUp } from './set-up.ts';
import { showOfForce } from './show-of-force.ts';
import { surroundThem } from './surround-them.ts';
import { takeOneForTheTeam } from './take-one-for-the-team.ts';
import { takePrisoner } from './take-prisoner.ts';
import { undercoverEntourage } from './undercover-entourage.ts';
import { vendetta } from './vendetta.ts';

/** One goes with each suit of a Strategy. */
export const PLAYED_PAIRED: readonly Scheme[] = [surroundThem, guardedTreasure, punishTheWeak, eliminateTheLeadership];

/** The value of a flipped card names one, 1 to 13. */
export const PLAYED_NUMBERED: readonly Scheme[] = [
  covertBreakthrough,
  digTheirGraves,
  setUp,
  holdUpTheirForces,
  undercoverEntourage,
  inescapableTrap,
  showOfForce,
  searchTheRuins,
  takePrisoner,
  takeOneForTheTeam,
  recoverEvidence,
  vendetta,
  publicDemonstration,
];

export const PLAYED_SCHEMES: readonly Scheme[] = [...PLAYED_PAIRED, ...PLAYED_NUMBERED];
