/** Whether the bye, or the ringer, fell to the right one where it was chosen before the others were paired: see `CertifiedBye`. */
import type { CertifiedBye, CertifiedLevel, CertifiedOrder } from '../../core/event/pairing/certificate.ts';
import { boundOf } from './bounds.ts';
import type { Draw } from './draw.ts';
import { type LeastCostReading, boundFaults } from './least-cost.ts';
import type { TopDownReading } from './proving.ts';
import { fewestByes } from './bye-proof.ts';
import { orderFaults, byeOrderFaults } from './top-down.ts';
import { type Tried, type Trying, bestTried, compared, looksAhead } from './trying.ts';

/** Whether it was chosen at all: not with an even number, nor where the organiser named who has it. */
function isChosen({ odd, named }: Draw): boolean {
  return odd !== null && named === null;
}

function isSmall({ ids, round }: Draw, { planned }: { readonly planned: number }): boolean {
  return looksAhead(ids.length, round, planned);
}

interface Rule extends Pick<Trying, 'faults' | 'firm' | 'isOpen'> {
  /** How many rounds are paired so, in all. */
  readonly planned: number;
}

/** What the others would have, were this one odd. */
function triedWithout(draw: Draw, id: string, players: readonly string[], rule: Rule): Tried | null {
  const set = [...draw.pins, [id, null] as const];
  const left = rule.planned - draw.round;
  return bestTried(
    players.filter((other) => other !== id),
    { ...rule, isNever: draw.isNever, set, left },
  );
}

/**
 * Everybody is asked from the lowest up.
 *
 * @param rule of small fields that look ahead; null where rounds to come are none of its business.
 */
export function orderedByeFaults(
  draw: Draw,
  bye: CertifiedBye | undefined,
  reading: TopDownReading,
  rule: Rule | null,
): string[] {
  if (!isChosen(draw)) return bye === undefined ? [] : ['the certificate is about a bye that nobody chose'];
  if (bye === undefined || !('order' in bye)) return ['the certificate does not say why the bye is whose it is'];
  const shape = orderFaults(bye, reading);
  if (shape.length > 0) return shape;
  return rule !== null && isSmall(draw, rule)
    ? triedFaults(draw, bye, reading, rule)
    : byeOrderFaults(draw, bye, reading);
}

/** Who leaves the others least to pay has it, or the next up who spares a later round. */
function triedFaults(draw: Draw, { order }: CertifiedOrder, reading: TopDownReading, rule: Rule): string[] {
  const allowed = order.toReversed().filter((id) => !draw.isNeverOdd(id));
  const fewest = fewestByes(draw, order, reading.had);
  const tried = allowed.flatMap((id) => {
    const found = reading.had(id) === fewest ? triedWithout(draw, id, order, rule) : null;
    return found ? [{ id, ...found }] : [];
  });
  const [first, ...others] = tried;
  if (!first) return ['nobody may have the bye'];
  const lone = others.reduce((best, one) => (compared(one.least, best.least) < 0 ? one : best), first);
  let due = lone;
  for (const one of tried) if (due.short > 0 && one.short < due.short) due = one;
  return due.id === draw.odd?.id ? [] : [`${due.id} was to have the bye or the ringer, and not ${draw.odd?.id ?? ''}`];
}

export interface Lot extends Pick<Rule, 'isOpen' | 'planned'> {
  /** Whom the draw pairs, who has the bye among them. */
  readonly players: readonly string[];
  /** Equals are drawn by lot. */
  readonly height: (id: string) => number;
  readonly had: (id: string) => number;
  /** The faults that count, of totals by level. */
  readonly rankIn: (levels: readonly string[], totals: readonly number[]) => readonly number[];
  readonly readingOf: (players: readonly string[]) => LeastCostReading;
}

type Levels = readonly CertifiedLevel[];

function rankOf({ rankIn }: Lot, levels: Levels): readonly number[] {
  return rankIn(
    levels.map(({ what }) => what),
    levels.map(({ total }) => total),
  );
}

/** It is drawn among the lowest; another has it only where the one who was drawn would leave the others worse. */
export function drawnByeFaults(draw: Draw, bye: CertifiedBye | undefined, lot: Lot, levels: Levels): string[] {
  const own = draw.odd?.id ?? '';
  if (!isChosen(draw)) return bye === undefined ? [] : ['the certificate is about a bye that nobody chose'];
  const allowed = lot.players.filter((id) => !draw.isNeverOdd(id));
  if (!allowed.includes(own)) return [`${own} was not to have the bye`];
  const eligible = allowed.filter((id) => lot.had(id) === lot.had(own));
  const fewer = allowed.filter((id) => lot.had(id) < lot.had(own));
  const names = { own, eligible, fewer };
  return isSmall(draw, lot) ? triedLot(draw, names, lot) : provedLot(draw, names, { bye, lot, levels });
}

interface Offered {
  readonly own: string;
  /** Those who had as many byes as they. */
  readonly eligible: readonly string[];
  /** Those who had fewer: the others cannot all be paired without them. */
  readonly fewer: readonly string[];
}

/** Small fields: by faults, then by rounds to come; somebody higher only for the sake of those. */
function triedLot(draw: Draw, { own, eligible, fewer }: Offered, lot: Lot): string[] {
  const rank = (id: string): readonly number[] => {
    const { levels: names, fault } = lot.readingOf(lot.players.filter((other) => other !== id));
    const of = names.map(fault);
    const rule = {
      faults: (a: string, b: string) => of.map((own) => own(a, b)),
      firm: names.filter((what) => what.startsWith('rematch')).length,
      isOpen: lot.isOpen,
      planned: lot.planned,
    };
    const found = triedWithout(draw, id, lot.players, rule);
    if (!found) return [1];
    const [rematches = 0, ...others] = lot.rankIn(names, found.faults);
    return [0, rematches, found.short, ...others];
  };
  const early = fewer.filter((id) => rank(id)[0] === 0);
  if (early.length > 0) return early.map((id) => `${id} had fewer byes, and the others could be paired`);
  const mine = rank(own);
  const isFree = mine.every((figure) => figure === 0);
  const least = Math.min(...eligible.map(lot.height));
  if (isFree && lot.height(own) === least) return [];
  const before = eligible.filter((id) => lot.height(id) < lot.height(own));
  // Once a later round is spared, those of the same height were not asked any more.
  const isSpared = lot.height(own) > least && mine[2] === 0;
  const equals = isSpared ? [] : eligible.filter((id) => id !== own && lot.height(id) === lot.height(own));
  return [
    ...before.filter((id) => compared(rank(id), mine) <= 0).map((id) => `${id} stands lower, and would leave no worse`),
    ...before.filter((id) => (rank(id)[2] ?? 1) === 0).map((id) => `${id} stands lower, and spares the later rounds`),
    ...equals.filter((id) => compared(rank(id), mine) < 0).map((id) => `${id} would leave the others better`),
  ];
}

/** Large fields: the lowest, and where faults are left, certificates of the rounds without each of the others. */
function provedLot(
  draw: Draw,
  { own, eligible, fewer }: Offered,
  { bye, lot, levels }: { readonly bye: CertifiedBye | undefined; readonly lot: Lot; readonly levels: Levels },
): string[] {
  const mine = rankOf(lot, levels);
  const isFree = mine.every((figure) => figure === 0);
  const before = [...fewer, ...eligible.filter((id) => lot.height(id) < lot.height(own))];
  const equals = isFree ? [] : eligible.filter((id) => id !== own && lot.height(id) === lot.height(own));
  const named = new Map((bye && 'instead' in bye ? bye.instead : []).map(({ entrant, proof }) => [entrant, proof]));
  return [...before, ...equals].flatMap((id): string[] => {
    const proof = named.get(id);
    const players = lot.players.filter((other) => other !== id);
    if (!proof) return [`nothing is said of a round in which ${id} has the bye`];
    if ('barrier' in proof)
      return isTorn(players, proof.barrier, draw) ? [] : [`without ${id} the others can be paired`];
    if (before.includes(id)) return [`${id} comes before ${own}, and the others could be paired`];
    const faults = boundFaults(proof, lot.readingOf(players));
    if (faults.length > 0) return faults;
    const theirs = rankOf(lot, proof.levels);
    return compared(theirs, mine) < 0 ? [`a bye for ${id} would leave the others better`] : [];
  });
}

/** Whether these fall into too many odd groups by the pairs that are ruled out. */
function isTorn(players: readonly string[], barrier: readonly string[], { isNever }: Draw): boolean {
  const price = (a: number, b: number): number => (isNever(players[a] ?? '', players[b] ?? '') ? Infinity : 0);
  const among = { places: [...players.keys()], price, least: Infinity };
  return boundOf({ barrier: barrier.map((id) => players.indexOf(id)) }, among, null) === Infinity;
}
