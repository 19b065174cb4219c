/** What pages draw: the map of tiles or sections, the fighters' cards, the chances of what is rolled next, the result. */
import type { Json } from '../../../journal/json.ts';
import { isRefusal } from '../../../journal/types.ts';
import { inInches } from '../../../table/units.ts';
import { reputationAfter, totalOf } from '../after/rewards.ts';
import { passingThrows } from '../battle/detect.ts';
import { announcingFaces, lastRoundOdds } from '../battle/ending.ts';
import { groundFor } from '../set-up/battlefield.ts';
import { STEPS, type Step } from '../set-up/steps.ts';
import { tilePlaces } from '../set-up/tiles.ts';
import { type Battle, type Fighter, fighterOf } from './battle.ts';
import { stepsDone } from './fold.ts';
import { gangName } from './question.ts';
import { checkOf } from './questions/hiding.ts';
import { type Result, resultOf, rewardsNow, standingOf } from './result.ts';

/** The board `battle`. Lengths are inches. */
export function boardOf(battle: Battle): Readonly<Record<string, Json>> {
  const { step } = battle;
  const done = stepsDone(battle);
  const board = {
    step,
    steps: STEPS.map((one) => ({ step: one, done: done.includes(one) })),
    gangs: battle.gangs.map((gang) => gangBoard(battle, gang)),
    ground: groundBoard(battle),
    round: roundBoard(battle),
    fighters: battle.fighters.map((fighter) => fighterBoard(battle, fighter)),
    detecting: detectBoard(battle),
    result: resultBoard(battle, resultOf(battle)),
    rewards: rewardsBoard(battle, step),
  };
  return { battle: board };
}

function gangBoard(battle: Battle, id: Battle['gangs'][number]): Json {
  const { underdog, hands, edges, ballots, bottled, named } = battle;
  const hand = hands[id];
  return {
    id,
    name: gangName(battle, id),
    underdog: underdog === id,
    cards: hand ? { deck: hand.deck, hand: hand.hand } : null,
    crew: named[id]?.length ?? null,
    edge: edges[id] ?? null,
    ballotIn: ballots.includes(id),
    bottled: bottled.includes(id),
  };
}

function groundBoard(battle: Battle): Json {
  const { kind, gangs, tiles, sections, scatter, zoneDepth } = battle;
  const ground = groundFor(gangs, kind ?? 'hybrid');
  if (kind === null || isRefusal(ground)) return null;
  const laid = tiles.map(({ at }) => at);
  const open = kind === 'zone-mortalis' && laid.length < ground.squares;
  const takenOf = (taken: Battle['tiles']) => taken.map(({ by, at }) => ({ by, at: [...at] }));
  return {
    kind,
    size: [inInches(ground.table.width), inInches(ground.table.depth)],
    each: ground.each,
    tiles: takenOf(tiles),
    places: open ? tilePlaces(ground.each, laid).map((cell) => [...cell]) : [],
    sections: takenOf(sections),
    scatter: { ...scatter },
    zoneDepth: zoneDepth === null ? null : inInches(zoneDepth),
  };
}

function roundBoard({ round, stage, priority, announced, met, over, freeDetects }: Battle): Json {
  if (round === 0) return null;
  const rolls = over === null && announced === null;
  return {
    round,
    stage,
    priority: priority.order && [...priority.order],
    announced,
    met: [...met],
    over: over && [...over],
    freeDetects: [...freeDetects],
    /** The chance that the roll after this round announces the last one, and how long battles go on from here. */
    endsNext: rolls ? announcingFaces(round) / 6 : null,
    lastRounds: rolls ? { ...lastRoundOdds(round).rounds } : null,
  };
}

/** A fighter's card is open to everybody who looks for targets (HIT-TARGET-01). */
function fighterBoard(battle: Battle, { id, gang, sheet, status, broken, hidden, hurt, at, placed }: Fighter): Json {
  return {
    ...sheet,
    id,
    gang,
    status,
    broken,
    hidden,
    placed,
    lost: hurt.lost,
    out: hurt.out,
    at: at && [inInches(at.x), inInches(at.y)],
    exposed: battle.exposed.includes(id),
  };
}

function detectBoard(battle: Battle): Json {
  if (!battle.detecting) return null;
  const { by, target } = battle.detecting;
  const { needs, modifier, modifiers } = checkOf(battle, battle.detecting);
  const chance = passingThrows(needs, battle.readings) / 36;
  return { by, target, needs, modifier, modifiers: modifiers.map((one) => ({ ...one })), chance };
}

function resultBoard(battle: Battle, result: Result | null): Json {
  if (!result) return null;
  const { worth, vp, winner, losers } = result;
  const ballots = battle.gangs.map((gang) => ({
    gang,
    vp: vp[gang] ?? 0,
    standing: standingOf(result, gang),
    targets: (battle.revealed?.[gang] ?? []).map((id) => ({
      id,
      name: fighterOf(battle, id)?.sheet.name ?? id,
      worth: worth[id] ?? 0,
    })),
  }));
  return { result: result.result, winner, losers: [...losers], rules: [...result.rules], ballots };
}

function rewardsBoard(battle: Battle, step: Step): Json {
  const rewards = rewardsNow(battle);
  if (!rewards) return null;
  const { reputation, experience } = rewards;
  return {
    handedOut: step === 'post-battle',
    reputation: battle.gangs.map((gang) => {
      const gains = reputation[gang] ?? [];
      return {
        gang,
        total: totalOf(gains),
        fromLeast: reputationAfter(0, gains),
        gains: gains.map((one) => ({ ...one })),
      };
    }),
    experience: battle.fighters.map(({ id, gang, sheet }) => {
      const gains = experience[id] ?? [];
      return { id, gang, name: sheet.name, total: totalOf(gains), gains: gains.map((one) => ({ ...one })) };
    }),
  };
}
