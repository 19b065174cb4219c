/**
 * Whether a top-down certificate proves its round: nobody was passed over without a reason, and no round pays less. The
 * numbers are those of `TopDownCertificate`.
 */
import type { CertifiedOrder, PriceLevel, TopDownCertificate } from '../../core/event/pairing/certificate.ts';
import { lookAheadFaults } from './look-ahead.ts';
import { type Among, type Price, boundOf } from './bounds.ts';
import { canAllMeet, fewestByes } from './bye-proof.ts';
import type { Draw } from './draw.ts';
import type { Places, Proving, TopDownReading } from './proving.ts';

export function topDownFaults(draw: Draw, certificate: TopDownCertificate, reading: TopDownReading): string[] {
  const { order } = certificate;
  const nameOf = (place: number): string => order[place] ?? 'the bye';
  const placeOf = new Map(order.map((id, place) => [id, place]));
  const shape = orderFaults(certificate, reading);
  if (shape.length > 0) return shape;
  const odd = draw.odd === null || draw.named !== null ? null : (placeOf.get(draw.odd.id) ?? -1);
  const told = certificate.odd?.place ?? null;
  if (odd !== told) return ['the certificate names another player for the bye or the ringer than the round'];
  const pairs = draw.pairs.map(([a, b]): Places => sorted(placeOf.get(a) ?? -1, placeOf.get(b) ?? -1));
  pairs.sort(([a], [b]) => a - b);
  const seats = [...pairs.flat(), ...(odd === null ? [] : [odd])];
  if (new Set(seats).size !== order.length || seats.includes(-1)) return ['the pairs are not those of the certificate'];
  const proving = { certificate, reading, draw, nameOf, pairs, odd };
  return certificate.ahead > 0
    ? [...priceFaults(proving), ...lookAheadFaults(proving)]
    : [...priceFaults(proving), ...passedFaults(proving), ...byeFaults(proving)];
}

function sorted(a: number, b: number): Places {
  return a < b ? [a, b] : [b, a];
}

/** Whom it is about, each once, nobody above one who stands higher. */
export function orderFaults(
  { order }: Pick<TopDownCertificate, 'order'>,
  { players, height }: TopDownReading,
): string[] {
  const known = new Set(order);
  const missing = players.filter((id) => !known.has(id));
  if (known.size !== order.length || missing.length > 0 || order.length !== players.length) {
    return ['the certificate is not about those who were paired'];
  }
  const wrong = order.findIndex((id, place) => place > 0 && height(id) < height(order[place - 1] ?? ''));
  return wrong < 0 ? [] : [`${order[wrong] ?? ''} stands higher than the order of the certificate says`];
}

/** What pairs cost by these levels; a fault of none that is listed cannot be. The seat that is left is not asked for. */
function priceBy({ certificate, nameOf, reading, draw }: Proving, levels: readonly PriceLevel[]): Price {
  const any = levels.find(({ what }) => what === 'avoided')?.weight ?? 0;
  const own = new Map<string, number>(
    levels.flatMap(({ what, weight }) => (what === 'avoided' ? [] : [[what, weight]])),
  );
  const known = new Map<number, number>();
  return (a, b) => {
    const key = Math.min(a, b) * certificate.order.length + Math.max(a, b);
    const before = known.get(key);
    if (before !== undefined) return before;
    const [one, other] = [nameOf(a), nameOf(b)];
    const kind = reading.kind(one, other);
    const weight = kind === null ? 0 : (own.get(kind) ?? Infinity);
    const price = draw.isNever(one, other) ? Infinity : weight === 0 ? 0 : weight + any;
    known.set(key, price);
    return price;
  };
}

function smallest(levels: readonly PriceLevel[]): number {
  const any = levels.find(({ what }) => what === 'avoided')?.weight ?? 0;
  return Math.min(Infinity, ...levels.flatMap(({ what, weight }) => (what === 'avoided' ? [] : [weight + any])));
}

function totalOf(pairs: readonly Places[], price: Price): number {
  return pairs.reduce((sum, [a, b]) => sum + price(a, b), 0);
}

/** Levels weigh as the pack has it, and nothing that exists is left out where something is paid. */
function levelFaults(
  { reading, nameOf, draw }: Proving,
  levels: readonly PriceLevel[],
  places: readonly number[],
): string[] {
  if (levels.length === 0) return [];
  const counts = new Map<string, number>();
  for (const [index, a] of places.entries()) {
    for (const b of places.slice(index + 1)) {
      const kind = draw.isNever(nameOf(a), nameOf(b)) ? null : reading.kind(nameOf(a), nameOf(b));
      if (kind !== null) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
  }
  const kinds = [...counts.keys()].sort((a, b) => reading.importance(b) - reading.importance(a));
  const expected = reading.fewestFirst && kinds.length > 1 ? ['avoided', ...kinds] : kinds;
  const given = levels.map(({ what }) => what);
  if (given.join() !== expected.join()) {
    return [`it compares ${given.join(', ')}, where the pack compares ${expected.join(', ') || 'nothing'}`];
  }
  const half = Math.floor(places.length / 2);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return levels.flatMap(({ what, weight, most }, level) => {
    const after = levels.slice(level + 1).reduce((sum, other) => sum + other.weight * other.most, 0);
    const reach = Math.min(half, what === 'avoided' ? all : (counts.get(what) ?? 0));
    return [
      ...(most >= reach ? [] : [`a round can have more than ${most} of ${what}`]),
      ...(weight > after ? [] : [`${what} does not weigh more than everything after it`]),
    ];
  });
}

function playersOf({ pairs }: Proving): number[] {
  return pairs.flat().sort((a, b) => a - b);
}

/** Points 2 and 3: the price of the round, and that none costs less. */
function priceFaults(proving: Proving): string[] {
  const { certificate, pairs } = proving;
  const { levels, least } = certificate;
  const price = priceBy(proving, levels);
  const total = totalOf(pairs, price);
  const faults = levelFaults(proving, levels, playersOf(proving));
  if (total === Infinity) return [...faults, 'the round pays for something that the certificate says it need not'];
  if (total === 0) return faults;
  const bound = boundOf(least, { places: playersOf(proving), price, least: smallest(levels) }, null);
  return bound >= total ? faults : [...faults, 'it is not proved that no round pays less'];
}

/** Point 4: whoever stands between two was passed over for a reason. */
function passedFaults(proving: Proving): string[] {
  const { certificate, pairs, nameOf } = proving;
  const price = priceBy(proving, certificate.levels);
  const least = smallest(certificate.levels);
  const total = totalOf(pairs, price);
  const proofs = new Map(certificate.passed.map(({ pair, proof }) => [pair, proof]));
  const faults: string[] = [];
  let rest = playersOf(proving);
  let paid = 0;
  for (const [index, [higher, lower]] of pairs.entries()) {
    const among: Among = { places: rest, price, least };
    const between = rest.filter((place) => place > higher && place < lower);
    for (const passed of between) {
      // Price 0 has no level to weigh with: whatever costs anything cannot be.
      if (paid + price(higher, passed) > total) continue;
      if (paid + boundOf(proofs.get(index) ?? null, among, [higher, passed]) > total) continue;
      faults.push(`${nameOf(higher)} passed over ${nameOf(passed)} without a reason`);
    }
    paid += price(higher, lower);
    rest = rest.filter((place) => place !== higher && place !== lower);
  }
  return faults;
}

/** Point 5 alone, where the others are paired by another policy. */
export function byeOrderFaults(draw: Draw, bye: CertifiedOrder, reading: TopDownReading): string[] {
  const { order, place } = bye;
  const nameOf = (at: number): string => order[at] ?? 'the bye';
  if (order[place] !== draw.odd?.id)
    return ['the certificate names another player for the bye or the ringer than the round'];
  const set = new Set(draw.pins.flat());
  const pairs = draw.pairs
    .filter(([a]) => !set.has(a))
    .map(([a, b]): Places => sorted(order.indexOf(a), order.indexOf(b)));
  const certificate: TopDownCertificate = {
    method: 'top-down',
    order,
    odd: bye,
    levels: [],
    least: null,
    passed: [],
    ahead: 0,
  };
  return byeFaults({ certificate, reading, draw, nameOf, pairs, odd: place });
}

/** Point 5: who is odd, and why nobody below. */
function byeFaults(proving: Proving): string[] {
  const { certificate, reading, odd, pairs, nameOf, draw } = proving;
  const { order } = certificate;
  if (odd === null || certificate.odd === null) return [];
  const { levels, least, passed } = certificate.odd;
  const fewest = fewestByes(draw, order, reading.had);
  const mayBe = (place: number): boolean => !draw.isNeverOdd(nameOf(place)) && reading.had(nameOf(place)) === fewest;
  if (draw.isNeverOdd(nameOf(odd))) return [`the bye or the ringer was ruled out for ${nameOf(odd)}`];
  if (!mayBe(odd)) return [`${nameOf(odd)} had a bye or the ringer before, and not everybody had`];
  const below = order.flatMap((_, place) => (place > odd && mayBe(place) ? [place] : []));
  const own = priceBy(proving, levels);
  if (reading.lowestAlways) {
    return below
      .filter((place) =>
        canAllMeet(
          [...order.keys()].filter((other) => other !== place),
          (a, b) => own(a, b) === Infinity,
        ),
      )
      .map((place) => `${nameOf(place)} stands lower and should be odd`);
  }
  const seat = order.length;
  const price: Price = (a, b) => {
    const player = Math.min(a, b);
    return Math.max(a, b) === seat ? (mayBe(player) ? 0 : Infinity) : own(a, b);
  };
  const total = totalOf(pairs, price);
  const places = [...order.keys(), seat];
  const among: Among = { places, price, least: smallest(levels) };
  const dear = total > 0 && boundOf(least, among, null) < total;
  return [
    ...levelFaults(proving, levels, [...order.keys()]),
    ...(total === Infinity ? ['the others pay for something that the certificate says they need not'] : []),
    ...(dear ? ['it is not proved that the others pay as much for every choice of the bye'] : []),
    ...below
      .filter((place) => !(boundOf(passed, among, [seat, place]) > total))
      .map((place) => `${nameOf(place)} stands lower and was passed over without a reason`),
  ];
}
