/** The nine Strategies of 2018. A new one adds its line. */
import type { Strategy } from '../../../malifaux/rules/strategy.ts';
import { extraction } from './extraction.ts';
import { guardTheStash } from './guard-the-stash.ts';
import { headhunter } from './headhunter.ts';
import { interference } from './interference.ts';
import { ours } from './ours.ts';
import { plyForInformation } from './ply-for-information.ts';
import { publicExecutions } from './public-executions.ts';
import { supplyWagons } from './supply-wagons.ts';
import { symbolsOfAuthority } from './symbols-of-authority.ts';

export const PLAYED_STRATEGIES: readonly Strategy[] = [
  plyForInformation,
  extraction,
  ours,
  guardTheStash,
  symbolsOfAuthority,
  interference,
  publicExecutions,
  headhunter,
  supplyWagons,
];
