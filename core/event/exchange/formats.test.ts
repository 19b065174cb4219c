import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../rules/refusal.ts';
import { type Exchange, type ExchangeGame, nameKey } from './exchange.ts';
import { EXCHANGE_FORMATS, formatOf, readForeign } from './formats.ts';
import { SAMPLE, done, gameOf, messageOf, plainRounds, playerOf } from '../../../tests/core/event/exchange/sample.ts';

const word = fc.stringMatching(/^[=+\-@'"A-Za-zÀ-ž山田;,\t .0-9]{1,12}$/u).map((text) => `${text.trim()}x`);
const person = fc.tuple(word, word).map(([first, last]) => `${first} ${last}`);
/** Names as TRF and T³ can carry them: one last name, and no comma between. */
const people = fc.uniqueArray(
  person.map((name) => name.replaceAll(',', '').replace(/\s+/g, ' ').trim()),
  { minLength: 2, maxLength: 9, selector: nameKey },
);

function roundOf(ids: readonly string[], draws: readonly number[]): ExchangeGame[] {
  const pairs = Array.from({ length: Math.ceil(ids.length / 2) }, (_, index) => ids.slice(2 * index, 2 * index + 2));
  return pairs.map(([one = '', two], index) => {
    if (two === undefined) return gameOf(null, [[one, null]], one, 'bye');
    const draw = draws[index % draws.length] ?? 0;
    const [mine, theirs] = [draw % 7, Math.floor(draw / 7)];
    if (draw > 40)
      return gameOf(
        index + 1,
        [
          [one, null],
          [two, null],
        ],
        null,
        'pending',
      );
    return gameOf(
      index + 1,
      [
        [one, mine],
        [two, theirs],
      ],
      mine === theirs ? null : mine > theirs ? one : two,
    );
  });
}

const exchanges: fc.Arbitrary<Exchange> = fc
  .record({
    names: people,
    rounds: fc.array(fc.array(fc.nat(48), { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 4 }),
  })
  .map(({ names, rounds }) => {
    const players = names.map((name, index) => playerOf(`e${index + 1}`, name, { faction: name.slice(0, 3).trim() }));
    const ids = players.map(({ id }) => id);
    return {
      event: { name: 'Cup', date: '2026-11-21', place: '', organiser: '', system: 'x', rounds: rounds.length },
      players,
      rounds: rounds.map((draws, index) =>
        roundOf([...ids.slice(index % ids.length), ...ids.slice(0, index % ids.length)], draws),
      ),
      standings: ids.map((player, index) => ({ player, rank: index + 1, columns: { tp: 9 - index } })),
      columns: ['tp'],
      labels: {},
    };
  });

/** What a format carries of a game beside who sat there and how it ended. */
const CARRIES: Readonly<Record<string, { readonly scores: boolean; readonly tables: boolean }>> = {
  biggerhat: { scores: true, tables: true },
  cryodex: { scores: true, tables: false },
  nrtm: { scores: true, tables: true },
  trf16: { scores: false, tables: false },
  trf26: { scores: false, tables: false },
  pgswiss: { scores: false, tables: true },
};

const inOrder = (exchange: Exchange, carries: { readonly scores: boolean; readonly tables: boolean }): unknown =>
  plainRounds(exchange, carries).map((games) => games.map((game) => JSON.stringify(game)).sort());

describe.each(EXCHANGE_FORMATS.filter(({ read }) => read !== null))('$title', ({ id, write, read }) => {
  it('says the same after it was written and read, whatever the event', () => {
    fc.assert(
      fc.property(exchanges, (exchange) => {
        const again = done(read?.(done(write(exchange))) ?? exchange);
        expect(again.players.map(({ name }) => name).sort()).toEqual(exchange.players.map(({ name }) => name).sort());
        const carries = CARRIES[id];
        if (carries) expect(inOrder(again, carries)).toEqual(inOrder(exchange, carries));
      }),
      { numRuns: 60 },
    );
  });

  it('is read wholly or not at all, wherever it was cut', () => {
    fc.assert(
      fc.property(exchanges, fc.double({ min: 0, max: 1, noNaN: true }), (exchange, share) => {
        const text = done(write(exchange));
        const answer = read?.(text.slice(0, Math.floor(text.length * share)));
        if (isRefusal(answer)) expect(answer.message).toMatch(/^Line \d+: .*Nothing was imported\.$/s);
        else expect(answer?.players.length).toBeLessThanOrEqual(exchange.players.length);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a file', () => {
  it.each(EXCHANGE_FORMATS.filter(({ read }) => read !== null))(
    'of $title is told by what it holds',
    ({ id, write }) => {
      const text = done(write(SAMPLE));
      const others: Readonly<Record<string, string | null>> = { 'cryodex-players': null };
      const told = others[id];
      expect(formatOf(text)?.id ?? null).toBe(told === undefined ? id : told);
      expect(done(readForeign(text, id)).exchange.players).toHaveLength(3);
    },
  );

  it.each(['', 'Name,Faction\nAna,Guild\n', '{"a": 1}', '<html>'])('that is none of them (%j) is refused', (text) => {
    expect(messageOf(readForeign(text))).toContain('Nothing was imported.');
  });

  it('of 100 000 rows is refused, naming the line or the size', () => {
    const rows = Array.from({ length: 100_000 }, (_, index) => `${index + 1},Ana ${index},Berg,,,`);
    expect(messageOf(readForeign(`placement,first name,last name,nick,origin,army\n${rows.join('\n')}`))).toMatch(
      /^Line 10002: there are more than 10000 rows/,
    );
    const players = rows.map((_, index) => `{"name": "Ana ${index}"}`).join(',\n');
    expect(messageOf(readForeign(`{"matches": 0, "players": [\n${players}], "rounds": []}`))).toMatch(
      /^Line 10002: “players” has more than 10000 items/,
    );
    const lines = rows.map((_, index) => `001 ${String((index % 9999) + 1).padStart(4)}      Ana ${index}`).join('\n');
    expect(messageOf(readForeign(lines, 'trf16'))).toMatch(/^Line \d+: /);
  });
});
