/**
 * Whether each round of an event was the best there was. Every certificate is checked against the record alone, from the
 * pack's text, with no code of what drew the round: see docs/pairing.md.
 */
import type { EventEntryOf } from '../../core/event/entries.ts';
import type { Facts } from '../facts.ts';
import { presentIn } from '../seats.ts';
import { type Checks, type Written, at, published, walk } from '../walk.ts';
import { pointsOf as pointsOf2018 } from '../gaining-grounds-2018/scores.ts';
import { pointsOf as pointsOfSeasonZero } from '../gaining-grounds-s0/scores.ts';
import { type Asked, type Draw, drawOf } from './draw.ts';
import { type Edition, malifauxFaults } from './malifaux.ts';
import { openSwissFaults } from './open-swiss.ts';
import { certificate } from './shape.ts';
import { steamrollerFaults } from './steamroller.ts';
import { theHitFaults } from './the-hit.ts';

/**
 * - `best`: no better round exists, and that is proved;
 * - `by-hand`: changed by hand after the draw: the organiser's own;
 * - `unproved`: it says nothing of itself: a bracket, tables of more than two, a record from before certificates;
 * - `wrong`: it claims to be the best, and its proof does not hold.
 */
export type Verdict = 'best' | 'by-hand' | 'unproved' | 'wrong';

export interface RoundVerdict {
  readonly round: number;
  /** Tables that had not started were drawn again while it ran. */
  readonly repaired: boolean;
  readonly verdict: Verdict;
  /** Tables that the organiser set: it is the best with them. */
  readonly pins: number;
  /** What is wrong with the proof, in sentences. */
  readonly faults: readonly string[];
}

/** One verdict for each round that was published, and for each time one was repaired. */
export function proveRounds(record: Written): readonly RoundVerdict[] {
  const judge = JUDGES[record.header.system];
  if (!judge) return [];
  const verdicts: RoundVerdict[] = [];
  const checks: Checks = {
    'round-published': (moment, body) => {
      const found = published(moment, body);
      if (found) verdicts.push(ofDraft(judge, found.then, found.draft));
      else verdicts.push({ ...verdict(body.round, 'wrong'), faults: ['what was published was never drafted'] });
      return [];
    },
    'round-repaired': ({ facts, timeline, seq }, body) => {
      verdicts.push(ofRepair(judge, facts, at(timeline, seq + 1), body));
      return [];
    },
  };
  walk(record, checks);
  return verdicts;
}

function verdict(round: number, found: Verdict, repaired = false): RoundVerdict {
  return { round, repaired, verdict: found, pins: 0, faults: [] };
}

type Drafted = NonNullable<ReturnType<typeof published>>['draft'];

function ofDraft(
  judge: Judge,
  facts: Facts,
  { round, edited, certificate: proof, asked, games }: Drafted,
): RoundVerdict {
  if (edited) return verdict(round, 'by-hand');
  if (!proof) return verdict(round, 'unproved');
  return judged(judge, { facts, round, asked, games, certificate: proof }, false);
}

/** The tables that stayed are set; the others are drawn anew on what is true now. */
function ofRepair(judge: Judge, before: Facts, after: Facts, body: EventEntryOf<'round-repaired'>): RoundVerdict {
  const { round, kept, how, certificate: proof } = body;
  if (how?.kind === 'by-hand') return verdict(round, 'by-hand', true);
  if (!proof) return verdict(round, 'unproved', true);
  const facts = { ...before, rounds: before.rounds.slice(0, round - 1) };
  const tables = after.rounds[round - 1] ?? [];
  const set = how?.begun ?? kept;
  const stayed = tables.filter(({ id }) => set.includes(id));
  const ringer = stayed.find(({ kind }) => kind === 'ringer')?.seats[0];
  const original = before.drafts[round - 1]?.asked ?? { pins: [], forbidden: [] };
  const pins = stayed.filter(({ kind }) => kind === 'game').map(({ seats }) => seats);
  const asked = { ...original, pins, ...(ringer === undefined ? {} : { odd: ringer }) };
  return judged(judge, { facts, round, asked, games: tables, certificate: proof }, true);
}

function judged(judge: Judge, asked: Asked, repaired: boolean): RoundVerdict {
  const isReadable = certificate.safeParse(asked.certificate).success;
  const faults = isReadable ? [...new Set(judge(asked))] : [UNKNOWN_FORM];
  const found = faults.length === 0 ? 'best' : 'wrong';
  return { round: asked.round, repaired, verdict: found, pins: setTables(asked), faults };
}

const UNKNOWN_FORM = 'the certificate is not of a form that is known';

/** Tables of two or more that were set, and everybody at them is there. */
function setTables({ facts, round, asked: { pins } }: Asked): number {
  const present = new Set(presentIn(facts, round));
  const people = pins.map((seats) => seats.filter((id) => facts.people.get(id)?.ringer !== true));
  return people.filter((seats) => seats.length > 1 && seats.every((id) => present.has(id))).length;
}

type Judge = (asked: Asked) => string[];

function inPairs(judge: (draw: Draw) => string[]): Judge {
  return (asked) => {
    const { certificate: proof } = asked;
    return proof.method === 'tables' ? [UNKNOWN_FORM] : judge(drawOf(asked, proof));
  };
}

const SEASON_ZERO: Edition = {
  pointsOf: pointsOfSeasonZero,
  rematch: ({ options }) => (options.rematches === undefined || options.rematches === 'avoid' ? 1 : 0),
  named: () => 'rematch',
  groups: ({ options }) => options.groupsApart !== false,
  fewestFirst: false,
  byPointsAlone: ({ options }) => options.sameStanding === 'tp',
};

/** GG18-PAIR-06: who met in Round m may meet in Round n only if n - m is three or more. */
const WINDOW = 3;

const OF_2018: Edition = {
  pointsOf: pointsOf2018,
  rematch: ({ options: { rematchAfter } }, ago) =>
    Math.max(0, (typeof rematchAfter === 'number' ? rematchAfter : WINDOW) - ago),
  named: (met) => `rematch:${met}`,
  groups: ({ options }) => options.groupsApart === true,
  fewestFirst: true,
  byPointsAlone: () => false,
};

const JUDGES: Readonly<Record<string, Judge>> = {
  'gaining-grounds-s0': inPairs((draw) => malifauxFaults(draw, SEASON_ZERO)),
  'gaining-grounds-2018': inPairs((draw) => malifauxFaults(draw, OF_2018)),
  'steamroller-2015': inPairs(steamrollerFaults),
  'the-hit': theHitFaults,
  'open-swiss': inPairs(openSwissFaults),
};
