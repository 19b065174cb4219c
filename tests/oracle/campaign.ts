/** Generated events of every pack to run its checker on: of all sizes, options and features, each from its number. */
import { type GeneratedEvent, generateEvent } from '../../core/event/generate/generate.ts';
import type { Pack } from '../../core/event/pack.ts';
import { historyOf } from '../../core/event/state.ts';
import type { OptionValues } from '../../core/event/types.ts';
import { gainingGrounds2018 } from '../../core/systems/gaining-grounds-2018/pack.ts';
import { gainingGroundsS0 } from '../../core/systems/gaining-grounds-s0/pack.ts';
import { openSwiss } from '../../core/systems/open-swiss/pack.ts';
import { randomFormat } from '../core/systems/open-swiss/event/formats.ts';
import { steamroller2015 } from '../../core/systems/steamroller-2015/pack.ts';
import { theHitEvening } from '../../core/systems/the-hit/pack.ts';
import { checkEvent } from '../../audit/check.ts';
import { proveRounds } from '../../audit/proof/rounds.ts';
import { drawOptions } from './draw-options.ts';
import type { Problem } from '../../audit/walk.ts';

export interface Campaign {
  readonly pack: Pack;
  /** The players of an event of this number. */
  readonly players: (number: number) => number;
  readonly options: (number: number, seed: string) => OptionValues;
}

export interface Found extends Problem {
  readonly seed: string;
}

export function eventOf({ pack, players, options }: Campaign, number: number): GeneratedEvent {
  const seed = `${pack.id} ${number}`;
  return generateEvent(pack, { seed, players: players(number), options: options(number, seed) });
}

/** What the checker finds in these events, and where a round is not proved to be the best. */
export function problemsIn(campaign: Campaign, from: number, to: number): Found[] {
  return Array.from({ length: to - from }, (_, index) => from + index).flatMap((number) => {
    const event = eventOf(campaign, number);
    const problems = [...problemsOf(campaign.pack, event), ...unprovedIn(event)];
    return problems.map((problem) => ({ seed: `${campaign.pack.id} ${number}`, ...problem }));
  });
}

function unprovedIn({ record }: GeneratedEvent): Problem[] {
  return proveRounds(record).flatMap(({ round, faults }) =>
    faults.map((problem) => ({ round, rule: 'certificate', problem })),
  );
}

/** What it finds in one, the pack's own standings included. */
export function problemsOf(pack: Pack, { record }: GeneratedEvent): readonly Problem[] {
  return checkEvent(record, pack.standings.rank(historyOf(record.state)).rows);
}

/** Every third event is as the pack has it; the others have options drawn. */
function drawnOptions(pack: Pack, pinned: (number: number) => OptionValues = () => ({})): Campaign['options'] {
  return (number, seed) => (number % 3 === 0 ? {} : drawOptions(pack, seed, pinned(number)));
}

/** 4 to 12 players, each number again and again. */
const few = (number: number): number => 4 + (number % 9);

const SCENARIOS = ['recon', 'incoming', 'outflank', 'destruction', 'two-fronts'];

/** What options drawn at random would rarely have. */
function steamrollerPins(number: number): OptionValues {
  switch (number % 10) {
    case 1:
      return { variants: ['finals-tables'] };
    case 2:
      return { variants: ['scenarios', 'large-event-scoring'], scenarios: SCENARIOS.slice(number % 3) };
    case 4:
      return { customRound: 45, customTurn: 5 };
    case 5:
      return { variants: ['assassin-scoring', 'death-clock'] };
    case 7:
      return { keepApart: ['e1 e2', 'e3 e4', 'e1 e5'], apartFor: 'always' };
    default:
      return {};
  }
}

function pinsSeasonZero(number: number): OptionValues {
  switch (number % 10) {
    case 1:
      return { mode: 'all-out-brawl' };
    case 2:
      return { mode: 'double-rush' };
    case 4:
      return { keepApart: ['e1 e2', 'e3 e4'] };
    case 5:
      return { mode: 'standard', variants: ['team-event'] };
    case 7:
      return { mode: 'standard', pairing: 'closest' };
    case 8:
      return { mode: 'standard', apartFor: 'always', keepApart: ['e1 e2', 'e1 e3', 'e2 e3'] };
    default:
      return {};
  }
}

function pins2018(number: number): OptionValues {
  switch (number % 5) {
    case 1:
      return { rotation: 'flip', keepApart: ['e1 e2', 'e3 e4'], groupsApart: true };
    case 2:
      return {
        pairing: 'closest',
        rotation: 'jul-sep',
        strategies: ['headhunter', '-', 'extraction'],
        deployments: ['-', 'flank'],
      };
    default:
      return {};
  }
}

/** A format of its own for every event; teams are of two, as teams are made here. */
function formatOf(number: number) {
  return { ...randomFormat(String(number)), teamSize: number % 8 === 1 ? 2 : 0 };
}

export const CAMPAIGNS: readonly Campaign[] = [
  {
    pack: gainingGroundsS0,
    // Small for the most part, so that 500 fit into a test of seconds.
    players: (number) => (number % 100 === 99 ? 40 : 4 + (number % 6)),
    options: drawnOptions(gainingGroundsS0, pinsSeasonZero),
  },
  { pack: gainingGrounds2018, players: few, options: drawnOptions(gainingGrounds2018, pins2018) },
  { pack: steamroller2015, players: few, options: drawnOptions(steamroller2015, steamrollerPins) },
  { pack: theHitEvening, players: (number) => 4 + (number % 6), options: drawnOptions(theHitEvening) },
  {
    pack: openSwiss,
    players: (number) => Math.max(few(number), formatOf(number).seats.min),
    options: (number) => (number % 5 === 0 ? {} : { format: JSON.stringify(formatOf(number)) }),
  },
];
