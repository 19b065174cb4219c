import { describe, expect, it } from 'vitest';
import { generateEvent } from '../../core/event/generate/generate.ts';
import type { Draft, EventEntry } from '../../core/event/entries.ts';
import type { Pack } from '../../core/event/pack.ts';
import type { LeastCostCertificate, TopDownCertificate } from '../../core/event/pairing/certificate.ts';
import type { OptionValues } from '../../core/event/types.ts';
import type { Entry } from '../../core/journal/types.ts';
import { gainingGrounds2018 } from '../../core/systems/gaining-grounds-2018/pack.ts';
import { gainingGroundsS0 } from '../../core/systems/gaining-grounds-s0/pack.ts';
import { openSwiss } from '../../core/systems/open-swiss/pack.ts';
import { steamroller2015 } from '../../core/systems/steamroller-2015/pack.ts';
import { theHitEvening } from '../../core/systems/the-hit/pack.ts';
import type { Written } from '../../audit/walk.ts';
import { proveRounds } from '../../audit/proof/rounds.ts';

const SOUND = { pins: false, 'hand-edits': false, regrets: false, repairs: false, redraws: false };

/** Sound events, played often enough in a small field that rounds have to pay and to pass people over. */
function events(pack: Pack, options: OptionValues = {}): Written[] {
  return [4, 6, 7, 8, 9, 11].map((players) => {
    return generateEvent(pack, { seed: `proof ${players}`, players, rounds: 5, options, features: SOUND }).record;
  });
}

/** The record with each published round changed, and how many rounds that were. */
function planted(record: Written, change: (draft: Draft) => Draft | null): { record: Written; rounds: Set<number> } {
  const rounds = new Set<number>();
  const entries = record.entries.map((entry): Entry => {
    const body = entry.body as EventEntry;
    if (body.type !== 'round-published') return entry;
    const [last, ...earlier] = body.drafts.toReversed();
    const changed = last && change(last.value);
    if (!last || !changed) return entry;
    rounds.add(body.round);
    return {
      ...entry,
      body: { ...body, drafts: [...earlier.toReversed(), { ...last, value: changed }] } as Entry['body'],
    };
  });
  return { record: { ...record, entries }, rounds };
}

/** How many rounds had the fault planted, and in how many of those it was found. */
function found(records: readonly Written[], change: (draft: Draft) => Draft | null): readonly [number, number] {
  return records.reduce<readonly [number, number]>(
    ([all, hits], sound) => {
      const { record, rounds } = planted(sound, change);
      const wrong = proveRounds(record).filter(({ round, verdict }) => verdict === 'wrong' && rounds.has(round));
      // A round that was taken back and posted again is judged each time.
      return [all + rounds.size, hits + new Set(wrong.map(({ round }) => round)).size];
    },
    [0, 0],
  );
}

function leastCost(change: (certificate: LeastCostCertificate) => LeastCostCertificate | null) {
  return (draft: Draft): Draft | null => {
    const certificate = draft.certificate?.method === 'least-cost' ? change(draft.certificate) : null;
    return certificate && { ...draft, certificate };
  };
}

function topDown(change: (certificate: TopDownCertificate) => TopDownCertificate | null) {
  return (draft: Draft): Draft | null => {
    const certificate = draft.certificate?.method === 'top-down' ? change(draft.certificate) : null;
    return certificate && { ...draft, certificate };
  };
}

/** The players of the first two tables change partners. */
function swapped(draft: Draft): Draft | null {
  const [one, two] = draft.games.filter(({ kind }) => kind === 'game');
  const [[a = '', b = ''], [c = '', d = '']] = [one?.seats ?? [], two?.seats ?? []];
  if (!one || !two) return null;
  const games = draft.games.map((game) =>
    game === one ? { ...game, seats: [a, d] } : game === two ? { ...game, seats: [c, b] } : game,
  );
  return { ...draft, games };
}

const SEASON_ZERO = events(gainingGroundsS0);
const OF_2018 = events(gainingGrounds2018, { rematchAfter: 9 });
const STEAMROLLER = [
  ...events(steamroller2015),
  ...events(steamroller2015, { groupsApart: true, keepApart: ['e1 e2', 'e3 e4'], apartFor: 'always' }),
];
const OPEN = events(openSwiss);
const PILES = events(openSwiss, { pairing: 'piles' });
const CLOSEST = events(gainingGroundsS0, { pairing: 'closest' });
/** So many rounds, and clubs apart, that whoever has the bye, the others have to pay. */
const CROWDED = [4, 38].map((seed) => {
  const options = { groupsApart: true, apartFor: 'always' };
  const players = seed === 4 ? 13 : 17;
  const features = { 'hand-edits': false, pins: false };
  return generateEvent(steamroller2015, { seed: `inst ${seed}`, players, rounds: 9, options, features }).record;
});
/** Tables of more than two, in which somebody has to meet again. */
const TABLES = events(theHitEvening, { tableSize: 3 });
const ALL = [...SEASON_ZERO, ...OF_2018, ...STEAMROLLER, ...OPEN, ...PILES, ...CLOSEST, ...CROWDED, ...TABLES];

describe('the rounds of an event', () => {
  it('are each proved to be the best', () => {
    const verdicts = ALL.flatMap((record) => proveRounds(record));
    expect(verdicts.flatMap(({ faults }) => faults)).toEqual([]);
    expect(verdicts.filter(({ verdict }) => verdict === 'best').length).toBeGreaterThan(80);
  });

  it('are each proved to be the best that leaves the later ones theirs, where they made way', () => {
    const long = (
      [
        [steamroller2015, 6, 1],
        [steamroller2015, 8, 0],
        [openSwiss, 6, 0],
        [openSwiss, 7, 3],
        [gainingGroundsS0, 6, 1],
        [gainingGroundsS0, 7, 1],
        [gainingGroundsS0, 8, 0],
      ] as const
    ).map(([pack, players, seed]) => {
      const options = pack === gainingGroundsS0 ? { pairing: 'closest' } : {};
      const what = { seed: `long ${seed} ${players}`, players, rounds: players - 1, options, features: SOUND };
      return generateEvent(pack, what).record;
    });
    expect(long.flatMap(proveRounds).flatMap(({ faults }) => faults)).toEqual([]);
    const [ahead, caught] = found(long, (draft) => {
      const { certificate } = draft;
      return certificate?.method === 'ahead'
        ? { ...draft, certificate: { ...certificate, ahead: certificate.ahead + 1 } }
        : null;
    });
    expect(ahead).toBeGreaterThan(0);
    expect(caught).toBe(ahead);
  });

  it('are the organiser’s own where they were changed by hand', () => {
    const [all, hits] = found(SEASON_ZERO, (draft) => ({ ...draft, edited: true }));
    expect(all).toBeGreaterThan(0);
    expect(hits).toBe(0);
  });

  it('say nothing of themselves without a certificate', () => {
    const { record } = planted(OPEN[0] ?? never(), ({ certificate: _gone, ...draft }) => draft);
    expect(new Set(proveRounds(record).map(({ verdict }) => verdict))).toEqual(new Set(['unproved']));
  });
});

function never(): never {
  throw new Error('there is a first event');
}

type Fault = readonly [name: string, records: readonly Written[], change: (draft: Draft) => Draft | null];

const FAULTS: readonly Fault[] = [
  ['top-down: two tables with changed partners', [...SEASON_ZERO, ...OF_2018], swapped],
  [
    'a wrong dual',
    [...STEAMROLLER, ...OPEN],
    leastCost((proof) => ({ ...proof, duals: proof.duals.map((dual, place) => (place === 1 ? dual + 4 : dual)) })),
  ],
  [
    'a wrong total',
    [...STEAMROLLER, ...OPEN],
    leastCost((proof) => ({ ...proof, levels: proof.levels.map((level) => ({ ...level, total: level.total + 1 })) })),
  ],
  [
    'a level that is not compared',
    [...STEAMROLLER, ...OPEN],
    leastCost((proof) => ({ ...proof, levels: proof.levels.slice(1) })),
  ],
  [
    'weights that prove too little',
    [...STEAMROLLER, ...OPEN],
    leastCost((proof) => {
      const flat = proof.levels.map((level) => ({ ...level, weight: level.weight === null ? null : 1 }));
      return proof.levels.filter(({ weight }) => (weight ?? 0) > 1).length === 0 ? null : { ...proof, levels: flat };
    }),
  ],
  [
    'somebody left out of the proof',
    [...STEAMROLLER, ...OPEN],
    leastCost((proof) => ({ ...proof, players: proof.players.slice(1) })),
  ],
  [
    'a missing reason for passing over',
    [...SEASON_ZERO, ...OF_2018],
    topDown((proof) => (proof.passed.length === 0 ? null : { ...proof, passed: [] })),
  ],
  [
    'a barrier that holds nothing back',
    [...SEASON_ZERO, ...OF_2018],
    topDown((proof) => {
      const barriers = proof.passed.filter((one) => 'barrier' in one.proof);
      const empty = { barrier: [...proof.order.keys()] };
      return barriers.length === 0 ? null : { ...proof, passed: barriers.map((one) => ({ ...one, proof: empty })) };
    }),
  ],
  [
    'a price that is not proved',
    [...SEASON_ZERO, ...OF_2018],
    topDown((proof) => (proof.least === null ? null : { ...proof, least: null })),
  ],
  [
    'another for the bye',
    [...SEASON_ZERO, ...OF_2018],
    topDown(({ odd, ...proof }) =>
      odd === null ? null : { ...proof, odd: { ...odd, place: odd.place === 0 ? 1 : 0 } },
    ),
  ],
  [
    'no reason for the bye',
    [...PILES, ...CLOSEST, ...CROWDED],
    leastCost(({ bye, ...proof }) => (bye === undefined ? null : proof)),
  ],
  [
    'a reason for the bye of another',
    CLOSEST,
    leastCost(({ bye, ...proof }) =>
      bye && 'order' in bye ? { ...proof, bye: { ...bye, place: bye.place === 0 ? 1 : 0 } } : null,
    ),
  ],
  [
    'an order of the bye in which somebody stands too low',
    CLOSEST,
    leastCost(({ bye, ...proof }) =>
      bye && 'order' in bye ? { ...proof, bye: { ...bye, order: bye.order.toReversed() } } : null,
    ),
  ],
  [
    'rounds without the others for the bye that prove too much',
    CROWDED,
    leastCost(({ bye, ...proof }) => {
      if (!bye || !('instead' in bye)) return null;
      const instead = bye.instead.map((one) =>
        'barrier' in one.proof
          ? one
          : { ...one, proof: { ...one.proof, duals: one.proof.duals.map((dual) => dual + 1) } },
      );
      return { ...proof, bye: { instead } };
    }),
  ],
  [
    'fewer meetings than there are',
    TABLES,
    ({ certificate: proof, ...draft }) =>
      proof?.method === 'tables' && proof.meetings > 0
        ? { ...draft, certificate: { ...proof, meetings: proof.meetings - 1 } }
        : null,
  ],
  [
    'what is no certificate',
    ALL,
    (draft) => ({ ...draft, certificate: { method: 'least-cost' } as LeastCostCertificate }),
  ],
];

describe('a planted fault is found', () => {
  it.each(FAULTS)('%s', (_, records, change) => {
    const [all, hits] = found(records, change);
    expect(all).toBeGreaterThan(0);
    expect(hits).toBe(all);
  });

  it('two tables with changed partners, unless that round is as good', () => {
    const [all, hits] = found([...STEAMROLLER, ...OPEN], swapped);
    expect(hits).toBeGreaterThan(all / 3);
  });

  it('the seating of another round, which meets again', () => {
    const again = TABLES.map((record) => {
      const drafts = record.entries.flatMap(({ body: entry }) => {
        const body = entry as EventEntry;
        return body.type === 'round-published' ? body.drafts.slice(-1).map(({ value }) => value) : [];
      });
      return { record, first: drafts[0] };
    });
    const hits = again.map(({ record, first }) =>
      found([record], (draft) => (draft.round === 2 && first ? { ...draft, games: first.games } : null)),
    );
    expect(hits.filter(([all, seen]) => all === 1 && seen === 1).length).toBeGreaterThan(3);
  });
});
