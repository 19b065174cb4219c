/** The Schemes of Season Zero: the value of a flipped card names one, 1 to 13. A new one adds its line at the end. */
import type { Scheme } from '../../../malifaux/rules/scheme.ts';
import { assassinate } from './assassinate.ts';
import { breakthrough } from './breakthrough.ts';
import { claimJump } from './claim-jump.ts';
import { deliverAMessage } from './deliver-a-message.ts';
import { detonateCharges } from './detonate-charges.ts';
import { digTheirGraves } from './dig-their-graves.ts';
import { harnessTheLeyLine } from './harness-the-ley-line.ts';
import { holdUpTheirForces } from './hold-up-their-forces.ts';
import { outflank } from './outflank.ts';
import { powerRitual } from './power-ritual.ts';
import { searchTheRuins } from './search-the-ruins.ts';
import { takePrisoner } from './take-prisoner.ts';
import { vendetta } from './vendetta.ts';

export const PLAYED_SCHEMES: readonly Scheme[] = [
  detonateCharges,
  breakthrough,
  harnessTheLeyLine,
  searchTheRuins,
  digTheirGraves,
  holdUpTheirForces,
  takePrisoner,
  powerRitual,
  outflank,
  assassinate,
  deliverAMessage,
  claimJump,
  vendetta,
];
