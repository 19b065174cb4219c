import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashText, isHash } from './bytes.ts';
import { FATE_DECK, isCard, shuffledDeck, suitOf, valueOf } from './fate-deck.ts';
import { LINKS, linkFits, linkOf, lotStream, lotsSeal, roundKey } from './lots.ts';
import { openStream, streamOf } from './stream.ts';

const KEY = hashText('a key for tests');

/** Chi-square of counts against an even spread. */
function chiSquare(counts: readonly number[]): number {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
}

describe('a stream', () => {
  it('gives the same draws again for the same key and name, and others for another name', () => {
    const draws = (name: string) => {
      const stream = openStream(KEY, name);
      return Array.from({ length: 40 }, () => stream.below(1000));
    };
    expect(draws('pairing')).toEqual(draws('pairing'));
    expect(draws('pairing')).not.toEqual(draws('tables'));
  });

  it('throws a die evenly', () => {
    const stream = openStream(KEY, 'die');
    const counts = [0, 0, 0, 0, 0, 0];
    for (let n = 0; n < 12_000; n += 1) counts[stream.die(6) - 1] = (counts[stream.die(6) - 1] ?? 0) + 1;
    expect(chiSquare(counts)).toBeLessThan(25);
  });

  it('draws again where a remainder would favour the low numbers', () => {
    const words = [2 ** 32 - 1, 7];
    let taken = 0;
    const stream = streamOf(
      'scripted',
      () => words[taken++] ?? 0,
      () => taken,
    );
    expect(stream.below(6)).toBe(1);
    expect(taken).toBe(2);
  });

  it('shuffles three things into all six orders, evenly', () => {
    const counts = new Map<string, number>();
    const stream = openStream(KEY, 'shuffle');
    for (let n = 0; n < 6000; n += 1) {
      const order = stream.shuffle(['a', 'b', 'c']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    expect(chiSquare([...counts.values()])).toBeLessThan(25);
  });

  it('loses and doubles nothing in a shuffle', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 60 }), fc.string(), (items, name) => {
        expect(
          openStream(KEY, name)
            .shuffle(items)
            .sort((a, b) => a - b),
        ).toEqual([...items].sort((a, b) => a - b));
      }),
      { numRuns: 50 },
    );
  });

  it('has nothing to pick from nothing', () => {
    expect(openStream(KEY, 'none').pick<string>([])).toBeUndefined();
  });
});

describe('the Fate Deck', () => {
  it('has 54 different cards, 13 of each suit and two Jokers', () => {
    expect(new Set(FATE_DECK).size).toBe(54);
    for (const suit of ['R', 'C', 'M', 'T']) expect(FATE_DECK.filter((card) => suitOf(card) === suit)).toHaveLength(13);
    expect(FATE_DECK.filter((card) => valueOf(card) === null)).toEqual(['RJ', 'BJ']);
  });

  it('is shuffled whole', () => {
    expect([...shuffledDeck(openStream(KEY, 'deck'))].sort()).toEqual([...FATE_DECK].sort());
  });

  it('knows a card from anything else', () => {
    expect(isCard('13T')).toBe(true);
    for (const no of ['14T', '0R', '7X', 'RJR', 7, null]) expect(isCard(no)).toBe(false);
  });
});

describe('the lots of an event', () => {
  const secret = hashText('secret');
  const seal = lotsSeal(secret);

  it('open one round at a time, each fitting the published seal', () => {
    for (const round of [1, 2, 17, LINKS]) expect(linkFits(seal, round, linkOf(secret, round))).toBe(true);
  });

  it('do not fit another round or another secret', () => {
    expect(linkFits(seal, 2, linkOf(secret, 1))).toBe(false);
    expect(linkFits(seal, 1, linkOf(hashText('other'), 1))).toBe(false);
  });

  it('change with what the phones add', () => {
    const link = linkOf(secret, 1);
    expect(roundKey(link, hashText('a'))).not.toBe(roundKey(link, hashText('b')));
    expect(isHash(roundKey(link, hashText('a')))).toBe(true);
  });

  it('draw anew for another purpose', () => {
    const key = roundKey(linkOf(secret, 1), hashText('mix'));
    expect(lotStream(key, 1, 'pairing').below(2 ** 32)).not.toBe(lotStream(key, 1, 'pairing#2').below(2 ** 32));
  });
});
