/**
 * Pairing one round, at 128, 1,024 and 10,000 players: the solver from a round's state to pairs and certificate, the packs'
 * own pairing from the event so far, and two other libraries on the same states in turn. Also: the first round of a fresh
 * process, its memory, scores that hardly tie, and rounds of generated events that are not proved the best (`--events N`).
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CAMPAIGNS } from '../tests/oracle/campaign.ts';
import type { History, Pack } from '../core/event/pack.ts';
import { isRefusal } from '../core/rules/refusal.ts';
import { gainingGroundsS0 } from '../core/systems/gaining-grounds-s0/pack.ts';
import { leastGap } from '../core/systems/open-swiss/event/least-gap.ts';
import { openSwiss } from '../core/systems/open-swiss/pack.ts';
import { openRound } from '../core/systems/open-swiss/event/round.ts';
import { steamroller2015 } from '../core/systems/steamroller-2015/pack.ts';
import { swissPairingOf, tournamentPairings } from './lib/peers.ts';
import { type Figure, percentile, report } from './lib/report.ts';
import { NOTHING, type Play, pairOf, statesOf, streamOf, winOrDraw } from './lib/rounds.ts';
import { worseRounds } from './lib/worse-rounds.ts';

type Call = () => unknown;

/** Milliseconds of each call by turns, `times` times each after `warmUp` that do not count. */
function byTurns(calls: readonly Call[], times: number, warmUp = 1): number[][] {
  const taken = calls.map((): number[] => []);
  for (let turn = -warmUp; turn < times; turn += 1) {
    for (const [index, call] of calls.entries()) {
      const start = performance.now();
      call();
      if (turn >= 0) taken[index]?.push(performance.now() - start);
    }
  }
  return taken;
}

/** Ours warm: so many calls in each of its turns, where a peer, which takes a thousand times as long, has one. */
const OURS = 50;

const median = (values: readonly number[]): number => percentile(values, 0.5);

/** The solver alone: a round whose players, points and past are at hand. */
function solverOf(history: History): Call {
  const round = openRound(history, NOTHING, streamOf('solver'));
  if (isRefusal(round)) throw new Error(round.message);
  const everybody = round.ids.map((_, player) => player);
  return () => leastGap(round, everybody);
}

const victoryPoints: Play = (lots) => ({ kind: 'played', scores: [{ vp: lots.below(9) }, { vp: lots.below(9) }] });
const control: Play = (lots) => {
  const [first, second] = lots.below(2) === 0 ? ['win', 'loss'] : ['loss', 'win'];
  const rest = { controlPoints: lots.below(6), armyPointsDestroyed: lots.below(50) };
  return {
    kind: 'played',
    scores: [
      { result: first, ...rest },
      { result: second, ...rest },
    ],
  };
};
const battlePoints: Play = (lots) => ({ kind: 'played', scores: [{ vp: lots.below(101) }, { vp: lots.below(101) }] });

function solverFigures(): Figure[] {
  return (
    [
      [128, 7, 50, 100, 1],
      [1024, 10, 25, 10, 5],
      [10_000, 8, 10, 5, 20],
    ] as const
  ).map(([players, rounds, times, warmUp, most]) => {
    const calls = statesOf(openSwiss, { preset: 'chess' }, players, rounds, winOrDraw).map(solverOf);
    const value = median(byTurns(calls, times, warmUp).flat());
    return { name: `${players} players: a round with its certificate, median`, value, unit: 'ms', most };
  });
}

function packFigures(): Figure[] {
  const packs: readonly (readonly [Pack, Play])[] = [
    [openSwiss, winOrDraw],
    [steamroller2015, control],
    [gainingGroundsS0, victoryPoints],
  ];
  return packs.flatMap(([pack, play]) =>
    [128, 1024].map((players) => {
      const options = pack === openSwiss ? { preset: 'chess' } : {};
      const calls = statesOf(pack, options, players, 6, play).map((history) => {
        return () => pairOf(pack, { ...history }, 'whole');
      });
      const value = median(byTurns(calls, 5).flat());
      return { name: `${players} players: ${pack.id} from the whole event, median`, value, unit: 'ms' };
    }),
  );
}

function peerFigures(): Figure[] {
  /** Of all rounds of an event from the second on. */
  const at = (players: number, rounds: number, times: number) => {
    const [own, first, second]: [number[], number[], number[]] = [[], [], []];
    for (const history of statesOf(openSwiss, { preset: 'chess' }, players, rounds, winOrDraw)) {
      const ours = solverOf(history);
      const manyOfOurs = (): void => void own.push(...(byTurns([ours], OURS, 0)[0] ?? []));
      const [, one = [], other = []] = byTurns(
        [manyOfOurs, tournamentPairings(history), swissPairingOf(history)],
        times,
        0,
      );
      first.push(...one);
      second.push(...other);
    }
    return [median(first) / median(own), median(second) / median(own)] as const;
  };
  const [small, large] = [at(128, 7, 5), at(512, 9, 1)];
  return [
    { name: '128: tournament-pairings 2.0.1 takes so many times ours', value: small[0], unit: '×', least: 40 },
    { name: '128: swiss-pairing 1.4.3 takes so many times ours', value: small[1], unit: '×', least: 40 },
    { name: '512: tournament-pairings 2.0.1 takes so many times ours', value: large[0], unit: '×', least: 3000 },
    { name: '512: swiss-pairing 1.4.3 takes so many times ours', value: large[1], unit: '×' },
  ];
}

function fresh(players: number): { time: number; memory: number } {
  const path = join(import.meta.dirname, 'lib', 'first-round.js');
  const runs = [1, 2, 3].map(() => {
    const printed = execFileSync(process.execPath, [path, String(players)]).toString();
    return JSON.parse(printed) as { time: number; memory: number };
  });
  return { time: median(runs.map(({ time }) => time)), memory: median(runs.map(({ memory }) => memory)) };
}

function otherFigures(): Figure[] {
  const calls = statesOf(openSwiss, { preset: 'battle-20-0' }, 1024, 6, battlePoints).map(solverOf);
  const hardly = median(byTurns(calls, 3).flat());
  return [
    { name: '128 players: the first round of a fresh process', value: fresh(128).time, unit: 'ms', most: 150 },
    { name: '10,000 players: memory above baseline', value: fresh(10_000).memory, unit: 'MiB', most: 120 },
    { name: '1,024 players, scores that hardly tie, median', value: hardly, unit: 'ms', most: 300 },
  ];
}

/** `--events 5000` for a long campaign. */
function qualityFigures(): Figure[] {
  const { values } = parseArgs({ options: { events: { type: 'string', default: '500' } } });
  const events = Number(values.events);
  return CAMPAIGNS.map((campaign) => {
    const { proved, worse } = worseRounds(campaign, events);
    const name = `${campaign.pack.id}, ${events} events: ${proved} rounds proved, worse`;
    return { name, value: worse, unit: 'rounds', most: 0 };
  });
}

report('pairing', [...solverFigures(), ...packFigures(), ...peerFigures(), ...otherFigures(), ...qualityFigures()]);
