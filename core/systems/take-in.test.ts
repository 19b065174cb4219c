import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkOf, lotsSeal } from '../chance/lots.ts';
import type { Header } from '../journal/types.ts';
import { isRefusal } from '../rules/refusal.ts';
import { packById } from './index.ts';
import { sharedParts } from '../event/view.ts';
import { type Exchange, fromParts } from '../event/exchange/exchange.ts';
import { type TakenIn, takeInEvent } from '../event/exchange/take-in.ts';
import { SAMPLE, done, gameOf, messageOf, plainRounds, playerOf } from '../../tests/core/event/exchange/sample.ts';

const SECRET = 'ab'.repeat(32);
const CHANCE = { nonce: () => 'cd'.repeat(32), link: (number: number) => linkOf(SECRET, number) };
const BY = { role: 'organiser', staff: 'staff-1' } as const;

function taken(exchange: Exchange, more: Partial<TakenIn & { system: string; options: object }> = {}) {
  const { system = 'open-swiss', options = {}, ...asked } = more;
  const pack = packById(system);
  if (!pack) throw new Error(`no ${system}`);
  const header: Header = {
    format: 'muster-record/1',
    id: 'taken',
    ruleset: 'event',
    system,
    created: 1,
    lots: lotsSeal(SECRET),
    options,
  };
  const given = { exchange, source: 'a test', settings: {}, goesOn: false, ...asked };
  const record = takeInEvent(pack, header, given, { by: BY, chance: CHANCE });
  return isRefusal(record) ? record : { ...record, parts: sharedParts(pack, record.state) };
}

/** As every program has it: the same rounds, whatever the order of tables and seats. */
function rounds(exchange: Exchange, scores = true): unknown {
  return plainRounds(exchange, { scores, tables: true }).map((games) =>
    games.map(({ table, seats, ended }) => [table, seats.map((seat) => JSON.stringify(seat)).sort(), ended]),
  );
}

const finished: Exchange = { ...SAMPLE, rounds: SAMPLE.rounds.slice(0, 2) };

describe('an event of another program', () => {
  it('becomes an event that is over: same tables, same results, the file named as the reason', () => {
    const event = done(taken(finished, { system: 'gaining-grounds-s0' }));
    expect(event.parts.event).toMatchObject({ name: 'Autumn Cup', phase: 'over', round: 2, venue: 'Leeds' });
    expect(rounds(fromParts(event.parts), true)).toEqual([
      [
        [1, ['["Ana Berg",6]', '["Bo",4]'], 'won by Ana Berg'],
        [null, ['["Cleo van Dyk",4]'], 'bye'],
      ],
      [
        [1, ['["Ana Berg",5]', '["Cleo van Dyk",5]'], 'won by nobody'],
        [null, ['["Bo",4]'], 'bye'],
      ],
    ]);
    const settled = event.entries.filter(({ body }) => body.type === 'result-settled');
    expect(settled).toHaveLength(2);
    for (const { by, body } of settled) {
      expect(by).toEqual(BY);
      expect(JSON.stringify(body)).toContain('Imported from a test, as it was played.');
    }
    expect(event.state.contacts.e1?.open?.value).toBe('ana@example.org');
    expect(event.state.entrants.e3?.status).toBe('dropped');
  });

  it('can be played on, with its open games', () => {
    const event = done(taken(SAMPLE, { goesOn: true }));
    expect(event.parts.event).toMatchObject({ phase: 'running', round: 3, rounds: 4 });
    expect(event.parts['round/3']).toMatchObject({ open: 1, closed: false });
  });

  it('of players alone is a list of them', () => {
    const event = done(taken({ ...SAMPLE, rounds: [] }));
    expect(event.parts.event).toMatchObject({ phase: 'registration', attendance: 0 });
    expect(Object.keys(event.state.entrants)).toHaveLength(3);
  });

  it('that knows only who won goes into a format that asks no more', () => {
    const won = {
      ...finished,
      rounds: [
        [
          gameOf(
            4,
            [
              ['e1', null],
              ['e2', null],
            ],
            'e2',
          ),
        ],
      ],
    };
    const event = done(taken(won, { options: { preset: 'chess' } }));
    expect(rounds(fromParts(event.parts), false)).toEqual([[[4, ['"Ana Berg"', '"Bo"'], 'won by Bo']]]);
  });

  it('says the same again, whoever met whom, came late or went', () => {
    const many = 7;
    const players = Array.from({ length: many }, (_, index) => playerOf(`p${index}`, `Player ${index}`));
    const round = fc
      .shuffledSubarray(players, { minLength: 2 })
      .chain((present) =>
        fc.tuple(fc.constant(present), fc.array(fc.tuple(fc.nat(9), fc.nat(9)), { minLength: 4, maxLength: 4 })),
      );
    fc.assert(
      fc.property(fc.array(round, { minLength: 1, maxLength: 4 }), (drawn) => {
        const told = drawn.map(([present, scores]) =>
          Array.from({ length: Math.ceil(present.length / 2) }, (_, index) => {
            const [one, two] = present.slice(2 * index, 2 * index + 2).map(({ id }) => id);
            const [mine, theirs] = scores[index] ?? [0, 0];
            if (one === undefined || two === undefined) return gameOf(null, [[one ?? '', null]], one ?? '', 'bye');
            const winner = mine === theirs ? null : mine > theirs ? one : two;
            return gameOf(
              9 - index,
              [
                [one, mine],
                [two, theirs],
              ],
              winner,
            );
          }).sort((a, b) => (a.table ?? 99) - (b.table ?? 99)),
        );
        const again = fromParts(done(taken({ ...SAMPLE, players, rounds: told })).parts);
        const plain = (exchange: Exchange): unknown =>
          rounds({
            ...exchange,
            rounds: exchange.rounds.map((games) => games.filter((game) => game.result !== 'bye')),
          });
        expect(plain(again)).toEqual(plain({ ...SAMPLE, players, rounds: told }));
      }),
      { numRuns: 25 },
    );
  });

  it.each([
    [
      'points that the pack has not',
      {
        ...gameOf(
          1,
          [
            ['e1', 99],
            ['e2', 4],
          ],
          'e1',
        ),
        line: 7,
      },
      'Line 7: Give each player’s VP',
    ],
    [
      'no points at all',
      {
        ...gameOf(
          1,
          [
            ['e1', null],
            ['e2', null],
          ],
          'e1',
        ),
        line: 8,
      },
      'Line 8: Give each player’s VP',
    ],
  ])('with %s is refused whole, naming the line', (_, game, wanted) => {
    const message = messageOf(taken({ ...SAMPLE, rounds: [[game]] }, { system: 'gaining-grounds-s0' }));
    expect(message).toContain(wanted);
    expect(message).toContain('Nothing was imported.');
  });

  it('with two byes in a round, or larger than any event, is refused', () => {
    const bye = (player: string) => ({ ...gameOf(null, [[player, null]], player, 'bye'), line: 3 });
    expect(messageOf(taken({ ...SAMPLE, rounds: [[bye('e1'), bye('e2')]] }))).toContain(
      'Line 3: round 1 has more than',
    );
    const crowd = Array.from({ length: 1001 }, (_, index) => playerOf(`p${index}`, `Player ${index}`));
    expect(messageOf(taken({ ...SAMPLE, players: crowd }))).toContain('1001 players');
  });
});
