import { describe, expect, it } from 'vitest';
import { type PairedRound, type RoundToPair, checkCertificate, isRefusal, pairLeastCost } from './pairing.ts';

const asked: RoundToPair = {
  players: ['a', 'b', 'c', 'd', 'e', 'f'],
  // Neighbours have met; a and f may not meet at all.
  cost: (a, b) => {
    const far = Math.abs(a.charCodeAt(0) - b.charCodeAt(0));
    return far === 5 ? null : [far === 1 ? 1 : 0, far];
  },
};

function paired(round: RoundToPair): PairedRound {
  const found = pairLeastCost(round);
  if (isRefusal(found)) throw new Error(found.message);
  return found;
}

describe('a round of least cost', () => {
  it('is the best by the first difference, and the first of those in order', () => {
    const { pairs, cost } = paired(asked);
    expect(cost).toEqual([0, 7]);
    expect(pairs).toEqual([
      ['a', 'c'],
      ['b', 'e'],
      ['d', 'f'],
    ]);
  });

  it('is proved, and a worse one is not', () => {
    const round = paired(asked);
    expect(checkCertificate(asked, round)).toEqual([]);
    const worse = [
      ['a', 'd'],
      ['b', 'e'],
      ['c', 'f'],
    ] as const;
    expect(checkCertificate(asked, { ...round, pairs: worse })).not.toEqual([]);
    const [first = 0, ...others] = round.certificate.duals;
    const raised = { ...round.certificate, duals: [first + 40, ...others] };
    expect(checkCertificate(asked, { ...round, certificate: raised })).not.toEqual([]);
  });

  it('is refused for an odd number, for somebody named twice, and where somebody may meet nobody', () => {
    const players = ['a', 'b', 'c'];
    expect(pairLeastCost({ ...asked, players })).toMatchObject({ code: 'cannot-pair' });
    expect(pairLeastCost({ ...asked, players: ['a', 'a'] })).toMatchObject({ code: 'cannot-pair' });
    expect(pairLeastCost({ ...asked, players: ['a', 'f'] })).toMatchObject({ code: 'cannot-pair' });
    const vast = { players: ['a', 'b'], cost: () => [2 ** 40, 2 ** 40, 2 ** 40] };
    expect(pairLeastCost(vast)).toMatchObject({ code: 'too-large' });
    expect(paired({ players: [], cost: () => [] }).pairs).toEqual([]);
  });
});
