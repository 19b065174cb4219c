/** What is built of The Hit: setting up, playing, and the battle's end. */
import { fieldsOf, rowsOf, textOf, textsOf, type Fields } from '../../core/journal/json.ts';
import { reputationAfter, rewardsOf, totalOf } from '../../core/systems/the-hit/rules/rewards.ts';
import { UNHURT, hurtBy, outcomeOf, totalsOf, worthOf } from '../../core/systems/the-hit/rules/score.ts';
import type { HitReadings } from '../../core/systems/the-hit/readings.ts';
import type { Answer, Operations } from '../operation.ts';
import { BATTLE_OPERATIONS } from './battle.ts';
import { asked, fightersOf, gangOrNull, harmOf, numbersOf, textsBy } from './given.ts';
import { SET_UP_OPERATIONS } from './set-up.ts';

function score(given: Fields, readings: HitReadings): Answer {
  const game = fieldsOf(given.game);
  const gangs = textsOf(game.gangs);
  const harms = rowsOf(game.events).map(harmOf);
  const worth = Object.fromEntries(
    fightersOf(game).map(({ id, wounds }) => {
      const own = harms.filter(({ fighter }) => fighter === id);
      const hurt = own.reduce((now, harm) => hurtBy(now, harm, wounds), UNHURT);
      return [id, worthOf(hurt, readings)];
    }),
  );
  const vp = totalsOf(gangs, textsBy(game.ballots), worth);
  const { result, winner, losers } = outcomeOf(gangs, vp);
  const scores = Object.fromEntries(Object.entries(vp).map(([gang, points]) => [gang, { vp: points }]));
  return { worth, scores, result, winner, losers };
}

function textsById(value: unknown): Readonly<Record<string, string>> {
  const known = Object.entries(fieldsOf(value)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(known);
}

function rewards(given: Fields, readings: HitReadings): Answer {
  const gangs = textsOf(given.gangs);
  const found = rewardsOf(
    {
      gangs,
      vp: numbersOf(given.vp),
      underdog: gangOrNull(given.underdog),
      fighters: fightersOf(given),
      outs: rowsOf(given.outs).map(({ fighter, by }) => ({ fighter: textOf(fighter), by: gangOrNull(by) })),
      mvf: textsById(given.mvf),
    },
    readings,
  );
  const { winner, losers, reputation, experience } = found;
  const total = (gains: typeof reputation) =>
    Object.fromEntries(Object.entries(gains).map(([id, parts]) => [id, totalOf(parts)]));
  const before = numbersOf(given.before);
  const after = Object.fromEntries(
    gangs.map((gang) => [gang, reputationAfter(before[gang] ?? 0, reputation[gang] ?? [])]),
  );
  const answer = { gains: total(reputation), xp: total(experience), winner, losers };
  return given.before === undefined ? answer : { ...answer, after };
}

export const THE_HIT_OPERATIONS: Operations = {
  ...SET_UP_OPERATIONS,
  ...BATTLE_OPERATIONS,
  score: asked(score),
  rewards: asked(rewards),
};
