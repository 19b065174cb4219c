/** What a Scheme or a Strategy of 2018 pays in a test. */
import type { SchemeMoment, Scheme } from '../../../../core/systems/malifaux/rules/scheme.ts';
import type { Strategy } from '../../../../core/systems/malifaux/rules/strategy.ts';
import { groundUnder } from '../../../../core/systems/gaining-grounds-2018/rules/ground.ts';
import { SCHEME_LAW, STRATEGY_LAW } from '../../../../core/systems/gaining-grounds-2018/rules/limits.ts';
import { type Told, type ToldOfBoth, pay, payStrategy } from '../malifaux/pay.ts';

export const schemePaid = (scheme: Scheme) => (moment: SchemeMoment, told: Told) =>
  pay({ law: SCHEME_LAW, ground: groundUnder }, scheme, moment, told);

export const strategyPaid = (strategy: Strategy) => (told: ToldOfBoth) =>
  payStrategy(STRATEGY_LAW, groundUnder, strategy, told);
