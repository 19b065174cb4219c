/** A paired round as the organiser and the players read it: tables, what they cost, and why they are as they are. */
import type { PairPlan, PairWhy } from '../../../event/pack.ts';
import { pileSteps, squaredGaps } from '../../../event/costs.ts';
import type { EntrantId, Compromise } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import type { Paired } from './least-gap.ts';
import { type SwissRound, keepsGroupsApart } from './round.ts';

type Pair = readonly [number, number];

export function planOf(round: SwissRound, paired: Paired, pins: readonly Pair[]): PairPlan {
  const { ids, points } = round;
  const upperFirst = ([a, b]: Pair): Pair => (at(round.place, a) <= at(round.place, b) ? [a, b] : [b, a]);
  const pairs = paired.pairs.map(upperFirst).sort(([a], [b]) => at(round.place, a) - at(round.place, b));
  const isPin = ([a]: Pair): boolean => pins.some((pin) => pin.includes(a));
  const why = pairs.map((pair): PairWhy => whyPair(round, pair, isPin(pair)));
  const paid = [
    ...pairs.flatMap((pair) => pairPayments(round, pair)),
    ...byeCompromisesOf(round, paired.odd),
    ...stepPayment(paired.step, points),
  ];
  const { ringer } = round;
  const met = pairs.map(([a, b]) => [at(points, a) / 100, at(points, b) / 100] as const);
  const odd = paired.odd === null ? null : { entrant: idOf(ids, paired.odd), ...ringerOf(ringer) };
  return {
    tables: pairs.map((pair) => pair.map((player) => idOf(ids, player))),
    odd,
    spread: round.format.pairing.method === 'piles' ? pileSteps(met) : squaredGaps(met),
    paid,
    approval: [],
    why: [...why, ...whyByeOf(round, paired.odd)],
    rules: [
      ...new Set([...roundRules(round), ...paid.flatMap(({ rules }) => rules), ...byeRulesOf(round, paired.odd)]),
    ],
    ...(paired.certificate && { certificate: paired.certificate }),
  };
}

export function planOfGroups(round: SwissRound, tables: readonly (readonly number[])[]): PairPlan {
  const { ids, format } = round;
  const paid = tables.flatMap((table) => groupPayments(round, table));
  const rules = cite('OS-PAIR-11', ...(round.number === 1 ? (['OS-PAIR-01'] as const) : (['OS-PAIR-03'] as const)));
  const text = round.number === 1 ? 'Drawn at random.' : 'Filled in the order of the standings.';
  const seated = tables.map((table) => table.map((player) => idOf(ids, player)));
  const uneven = tables.find((table) => table.length < format.seats.min || table.length > format.seats.max);
  return {
    tables: seated,
    odd: null,
    paid: uneven ? [...paid, sizePayment(uneven.map((player) => idOf(ids, player)))] : paid,
    approval: [],
    why: seated.map((seats) => ({ seats, text, rules })),
    rules: [...new Set([...rules, ...paid.flatMap((payment) => payment.rules)])],
  };
}

function at(values: readonly number[], index: number): number {
  return values[index] ?? 0;
}

function idOf(ids: readonly EntrantId[], player: number): EntrantId {
  return ids[player] ?? '';
}

function ringerOf(ringer: EntrantId | undefined): { readonly kind: 'bye' | 'ringer'; readonly ringer?: EntrantId } {
  return ringer === undefined ? { kind: 'bye' } : { kind: 'ringer', ringer };
}

/** Points as people write them. */
function written(round: SwissRound, player: number): string {
  return String(at(round.points, player) / 100);
}

function whyPair(round: SwissRound, [a, b]: Pair, isPin: boolean): PairWhy {
  const seats = [idOf(round.ids, a), idOf(round.ids, b)];
  if (isPin) return { seats, text: 'Set by the organiser.', rules: cite('OS-PAIR-12') };
  if (round.number === 1) return { seats, text: 'Drawn at random.', rules: cite('OS-PAIR-01') };
  const piles = round.format.pairing.method === 'piles';
  const rules = cite(piles ? 'OS-PAIR-10' : 'OS-PAIR-02');
  const [upper, lower] = [written(round, a), written(round, b)];
  if (upper === lower) return { seats, text: `Both have ${upper} points.`, rules };
  const least = piles ? 'the fewest are paired down' : 'the gaps of the whole round are the least there are';
  return { seats, text: `${upper} against ${lower} points: ${least}.`, rules };
}

/** What a pair costs: they met before, one is paired down again, they are of one group. */
function pairPayments(round: SwissRound, [a, b]: Pair): readonly Compromise[] {
  const who = [idOf(round.ids, a), idOf(round.ids, b)];
  const pay = (what: string, text: string, ...rules: RuleId[]): Compromise => ({
    what,
    who,
    text,
    rules: cite(...rules),
  });
  const payments: Compromise[] = [];
  if (round.met(a, b) > 0) payments.push(pay('rematch', 'They met before: no better round is left.', 'OS-PAIR-04'));
  const [down] = at(round.points, a) > at(round.points, b) ? [a] : [b];
  const gap = at(round.points, a) !== at(round.points, b);
  if (gap && round.pairedDown(down)) {
    const text = 'The one of more points is paired down again.';
    payments.push({ ...pay('second-down', text, 'OS-PAIR-07'), who: [idOf(round.ids, down)] });
  }
  if (keepsGroupsApart(round) && round.sameGroup(a, b))
    payments.push(pay('apart', 'They are of one group.', 'OS-PAIR-09'));
  return payments;
}

function byeCompromisesOf(round: SwissRound, odd: number | null): readonly Compromise[] {
  if (odd === null) return [];
  const who = [idOf(round.ids, odd)];
  const pay = (what: string, text: string, ...rules: RuleId[]): Compromise => ({
    what,
    who,
    text,
    rules: cite(...rules),
  });
  if (round.had(odd) > 0) return [pay('second-odd', 'Has had a bye or the ringer before.', 'OS-PAIR-05')];
  if (round.pins.odd !== undefined || round.entrants[odd]?.byeVolunteer === true) return [];
  const isLower = (player: number): boolean =>
    round.had(player) === 0 && at(round.points, player) < at(round.points, odd);
  const lower = round.ids.flatMap((_, player) => (isLower(player) ? [player] : []));
  return lower.length === 0 ? [] : [pay('odd-moved', whyMoved(round, lower), 'OS-PAIR-06')];
}

/** Why none of the lower ones has the bye: the organiser's wishes, or what it would cost the others. */
function whyMoved(round: SwissRound, lower: readonly number[]): string {
  if (lower.every(round.notOdd)) return 'The bye is ruled out for everybody lower.';
  const costs = [
    'a rematch',
    ...(round.format.pairing.method === 'piles' && keepsGroupsApart(round) ? ['two of one group'] : []),
    ...(round.meetings.some(({ worth }) => worth === null) ? ['a pair that is ruled out'] : []),
  ];
  const others = lower.some(round.notOdd) ? 'A bye for anybody lower who may have it' : 'A bye for somebody lower';
  return `${others} would cost ${costs.join(', or ')}, now or later.`;
}

/** Where finer steps would not have fitted. */
function stepPayment(step: number, points: readonly number[]): readonly Compromise[] {
  const exact = points.every((own) => (own - at(points, 0)) % step === 0);
  if (exact) return [];
  const text = `With so many players, gaps were compared in steps of ${step / 100} points.`;
  return [{ what: 'coarse-gaps', who: [], text, rules: cite('OS-PAIR-02') }];
}

function groupPayments(round: SwissRound, table: readonly number[]): readonly Compromise[] {
  return table.flatMap((a, index) =>
    table.slice(index + 1).flatMap((b): readonly Compromise[] => {
      if (round.met(a, b) === 0) return [];
      const who = [idOf(round.ids, a), idOf(round.ids, b)];
      return [{ what: 'rematch', who, text: 'They met before.', rules: cite('OS-PAIR-04') }];
    }),
  );
}

function sizePayment(who: readonly EntrantId[]): Compromise {
  const text = 'The players do not fill tables of the sizes that the format allows.';
  return { what: 'table-size', who, text, rules: cite('OS-PAIR-11') };
}

function whyByeOf(round: SwissRound, odd: number | null): readonly PairWhy[] {
  if (odd === null) return [];
  const text =
    round.pins.odd !== undefined
      ? 'Set by the organiser.'
      : round.entrants[odd]?.byeVolunteer === true
        ? 'Offered to take it.'
        : round.number === 1
          ? 'Drawn at random.'
          : 'The lowest for whom the others can be paired as well.';
  return [{ seats: [idOf(round.ids, odd)], text, rules: byeRulesOf(round, odd) }];
}

function byeRulesOf({ ringer, entrants }: SwissRound, odd: number | null): readonly RuleId[] {
  if (odd === null) return [];
  const volunteer = entrants[odd]?.byeVolunteer === true ? (['OS-PAIR-08'] as const) : [];
  return cite('OS-PAIR-05', 'OS-PAIR-06', ...volunteer, ...(ringer === undefined ? [] : (['OS-PAIR-13'] as const)));
}

function roundRules({ number, format }: SwissRound): readonly RuleId[] {
  const { method, groupsApart } = format.pairing;
  if (number === 1)
    return cite('OS-EVENT-03', 'OS-PAIR-01', ...(groupsApart === 'never' ? [] : (['OS-PAIR-09'] as const)));
  const how = method === 'piles' ? 'OS-PAIR-10' : 'OS-PAIR-02';
  return cite('OS-EVENT-03', how, 'OS-PAIR-03', 'OS-PAIR-04', 'OS-PAIR-07');
}
