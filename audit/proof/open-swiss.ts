/** What a format of Open Swiss makes of a round to be drawn: the least gaps with the bye among them, or piles. */
import type { Facts, Table } from '../facts.ts';
import { oddGamesOf } from '../meetings.ts';
import { formatOf } from '../open-swiss/format.ts';
import { roundsBefore } from '../open-swiss/places.ts';
import { linesOf } from '../open-swiss/scores.ts';
import type { Draw } from './draw.ts';
import { orderedByeFaults } from './bye.ts';
import { type Costs, costFaults } from './cost-ahead.ts';
import { type Seat, withBye } from './least-cost.ts';
import { downAgain, figuresAmong, pileFaults, sameGroup } from './piles.ts';
import { type Grown, grown } from './totals.ts';

export function openSwissFaults(draw: Draw): string[] {
  const { facts, round } = draw;
  const format = formatOf(facts);
  const totals = grown(facts, ({ seats, result }: Table) => {
    const lines = linesOf(format, { seats, result });
    return lines && new Map(seats.flatMap((id, seat) => (lines[seat] ? [[id, lines[seat].points] as const] : [])));
  });
  const { apart: wanted, pairing, strict } = format;
  const apart = wanted === 'always' || (wanted === 'first-round' && round === 1);
  const group = apart ? (id: string) => facts.people.get(id)?.group ?? null : null;
  const met = meetingsIn(facts);
  if (pairing === 'piles') {
    const piles = pileFaults(draw, {
      pairs: draw.pairs,
      ...totals,
      strict,
      meetings: (among) => meetingLevels(draw, among, met),
      met: meetingFault(met),
      group,
      ...laterOf(draw, met, draw.odd?.id ?? null),
    });
    return [...piles, ...byeFaults(draw, totals, { group, strict, met })];
  }
  return gapFaults(draw, totals, { group, strict, met });
}

/** @param odd who has the bye, where that is no part of the matching. */
function laterOf({ facts, pins }: Draw, met: Met, odd: string | null): Pick<Costs, 'set' | 'isOpen'> {
  return {
    set: [...pins, ...(odd === null ? [] : [[odd, null] as const])],
    isOpen: (a, b) => {
      if (a === null || b === null) return oddGamesOf(facts, a ?? b ?? '') === 0;
      return met(a, b) === 0;
    },
  };
}

type Met = (a: string, b: string) => number;

/** How often two sat at one table. */
function meetingsIn({ rounds }: Facts): Met {
  const met = new Map<string, number>();
  for (const { seats } of rounds.flat()) {
    for (const a of seats) {
      for (const b of seats) if (a !== b) met.set(`${a} ${b}`, (met.get(`${a} ${b}`) ?? 0) + 1);
    }
  }
  return (a, b) => met.get(`${a} ${b}`) ?? 0;
}

function meetingLevels(draw: Draw, players: readonly string[], met: Met): string[] {
  return figuresAmong(draw, players, met).map((times) => `meeting:${times}`);
}

function meetingFault(met: Met): (what: string) => (a: Seat, b: Seat) => number {
  return (what) => {
    const times = Number(what.split(':')[1]);
    return (a, b) => (met(a ?? '', b ?? '') === times ? 1 : 0);
  };
}

interface SwissPolicyRead {
  readonly group: ((id: string) => string | null) | null;
  readonly strict: boolean;
  readonly met: Met;
}

/** OS-PAIR-05, -06, -08: before the piles; whoever offers, else the lowest for whom the others can be paired as well. */
function byeFaults(draw: Draw, { points }: Grown, { group, met }: SwissPolicyRead): string[] {
  const { facts, certificate } = draw;
  if (certificate.method === 'top-down') return [];
  const set = new Set(draw.pins.flat());
  const players = draw.ids.filter((id) => !set.has(id) && id !== draw.named);
  const together = sameGroup(group);
  const worth = (a: string, b: string): number => 2 * met(a, b) + together(a, b);
  const worths = figuresAmong(draw, players, worth);
  const { isOpen } = laterOf(draw, met, null);
  const reading = {
    players,
    height: (id: string) => (facts.people.get(id)?.volunteer === true ? Infinity : -points(id)),
    kind: (a: string, b: string) => (worth(a, b) === 0 ? null : `avoided:${worth(a, b)}`),
    importance: (kind: string) => Number(kind.split(':')[1]),
    fewestFirst: false,
    had: (id: string) => oddGamesOf(facts, id),
    lowestAlways: false,
    isOpen: (a: string, b: string) => isOpen(a, b),
  };
  const rule = {
    faults: (a: string, b: string) => worths.map((own) => (worth(a, b) === own ? 1 : 0)),
    firm: worths.filter((own) => own > 1).length,
    isOpen,
    // The rounds of a cut are not paired so.
    planned: Math.min(facts.planned ?? 0, formatOf(facts).cutTo === 0 ? Infinity : roundsBefore(facts)),
  };
  return orderedByeFaults(draw, certificate.bye, reading, rule);
}

function gapFaults(draw: Draw, totals: Grown, { group, strict, met }: SwissPolicyRead): string[] {
  const { facts, named, odd } = draw;
  const set = new Set([...draw.pins.flat(), named]);
  const players = draw.ids.filter((id) => !set.has(id));
  const hasBye = players.length % 2 === 1;
  const levels = [
    ...meetingLevels(draw, players, met),
    ...(hasBye ? ['second-odd', 'odd-height'] : []),
    ...(strict ? ['second-down', 'gap'] : ['gap', 'second-down']),
    ...(group === null ? [] : ['group']),
  ];
  const height = heightsOf(facts, players, totals);
  const ofBye = (figure: (id: string) => number) => (a: Seat, b: Seat) =>
    a === null ? figure(b ?? '') : b === null ? figure(a) : 0;
  const fault = (what: string): ((a: Seat, b: Seat) => number) => {
    switch (what) {
      case 'second-odd':
        return ofBye((id) => oddGamesOf(facts, id));
      case 'odd-height':
        return ofBye(height);
      case 'second-down':
        return downAgain(totals);
      case 'group':
        return sameGroup(group);
      default:
        return what.startsWith('gap:') ? gapIn(totals, Number(what.slice(4))) : meetingFault(met)(what);
    }
  };
  const isNever = (a: Seat, b: Seat): boolean =>
    a === null || b === null ? draw.isNeverOdd(a ?? b ?? '') : draw.isNever(a, b);
  const pairs = withBye(draw.pairs, named === null ? (odd?.id ?? null) : null);
  const reading = { players: hasBye ? [...players, null] : players, levels, fault, isNever };
  return costFaults(draw, { reading, pairs, ...laterOf(draw, met, named) });
}

function gapIn({ points }: Grown, step: number): (a: Seat, b: Seat) => number {
  const own = (id: string): number => Math.round(points(id) / step);
  return (a, b) => (a === null || b === null ? 0 : (own(a) - own(b)) ** 2);
}

/** OS-PAIR-06, -08: whoever offers, then the lowest; one more for each group of points above. */
function heightsOf({ people }: Facts, players: readonly string[], { points }: Grown): (id: string) => number {
  const offers = (id: string): boolean => people.get(id)?.volunteer === true;
  const above = players.some(offers) ? 1 : 0;
  const groups = [...new Set(players.map(points))].sort((a, b) => a - b);
  return (id) => (offers(id) ? 0 : above + groups.indexOf(points(id)));
}
