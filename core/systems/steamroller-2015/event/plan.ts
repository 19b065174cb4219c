/** A paired round as the organiser and the players read it: tables, what they cost, and why they are as they are. */
import { keepApartLevel } from '../../../event/keep-apart.ts';
import type { PairPlan, PairWhy } from '../../../event/pack.ts';
import { pileSteps } from '../../../event/costs.ts';
import type { PilesResult } from '../../../event/pairing/piles.ts';
import type { EntrantId, Compromise } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { type SteamrollerBye, byeRules } from './bye.ts';
import type { PairingField } from './field.ts';

type Pair = readonly [EntrantId, EntrantId];

export interface Drawn {
  readonly finals: readonly Pair[];
  readonly pins: readonly Pair[];
  /** By the piles, in the order of the draw. */
  readonly pairs: readonly Pair[];
  /** Those of the pairs' higher players who are paired down. */
  readonly downs: readonly EntrantId[];
  readonly found: PilesResult;
}

export function planOf(field: PairingField, drawn: Drawn, bye: SteamrollerBye | null): PairPlan {
  const { finals, pins, pairs } = drawn;
  const most = ([a, b]: Pair): number => Math.max(field.tp(a), field.tp(b));
  const tables = [...finals, ...[...pins, ...pairs].sort((one, other) => most(other) - most(one))];
  const paid = [
    ...tables.flatMap((table) => rematchPayment(field, table, finals.includes(table))),
    ...tables.flatMap((table) => keepApartCompromise(field, table)),
    ...drawn.downs.flatMap((id) => downPayment(field, id)),
    ...byePayments(field, bye),
  ];
  const approval = [...new Set(paid.flatMap(({ what }) => APPROVAL[what] ?? []))];
  return {
    tables,
    odd: bye && { entrant: bye.entrant, kind: 'bye' },
    spread: pileSteps([...pins, ...pairs].map(([a, b]) => [field.tp(a), field.tp(b)])),
    paid,
    approval: cite(...approval),
    why: [...tables.map((table) => whyTable(field, drawn, table)), ...whyBye(field, bye)],
    rules: [...new Set([...roundRules(field, drawn), ...(bye ? byeRules(field, bye) : []), ...approval])],
  };
}

/** What the organiser must approve before such a round is published. */
const APPROVAL: Readonly<Record<string, readonly RuleId[]>> = {
  rematch: ['SR15-PAIR-07', 'SR15-AMB-18'],
  'second-down': ['SR15-PAIR-06', 'SR15-AMB-18'],
  'second-odd': ['SR15-BYE-04', 'SR15-AMB-19'],
};

function rematchPayment(field: PairingField, who: Pair, final: boolean): readonly Compromise[] {
  const rounds = field.met(...who);
  if (rounds.length === 0) return [];
  const met = `They met in round ${rounds.join(' and ')}`;
  return final
    ? [{ what: 'finals-rematch', who, text: `${met}: a Finals Table may repeat it.`, rules: cite('SR15-AMB-32') }]
    : [{ what: 'rematch', who, text: `${met}.`, rules: cite('SR15-PAIR-07', 'SR15-AMB-18') }];
}

/** The organiser's own wish, no rule of the pack. */
function keepApartCompromise({ apart, group }: PairingField, [a, b]: Pair): readonly Compromise[] {
  if (keepApartLevel(apart, { id: a, group: group(a) }, { id: b, group: group(b) }) === 0) return [];
  const text = 'They were to be kept apart, and cannot all be.';
  return [{ what: 'apart', who: [a, b], text, rules: cite('SR15-PAIR-01') }];
}

function downPayment(field: PairingField, id: EntrantId): readonly Compromise[] {
  if (!field.pairedDown.has(id)) return [];
  const text = 'Paired down for a second time: no round without that and without a rematch is left.';
  return [{ what: 'second-down', who: [id], text, rules: cite('SR15-PAIR-06', 'SR15-AMB-18') }];
}

function byePayments({ notOdd, byes, tp, ids }: PairingField, bye: SteamrollerBye | null): readonly Compromise[] {
  if (!bye) return [];
  const who = [bye.entrant];
  const isLower = (id: EntrantId): boolean => byes(id) === byes(bye.entrant) && tp(id) < tp(bye.entrant);
  const ruledOut = !bye.asked && ids.some((id) => notOdd.has(id) && isLower(id));
  return [
    ...(ruledOut
      ? [{ what: 'odd-moved', who, text: 'The bye is ruled out for somebody lower.', rules: cite('SR15-BYE-03') }]
      : []),
    ...(bye.second
      ? [{ what: 'second-odd', who, text: 'A second bye.', rules: cite('SR15-BYE-04', 'SR15-AMB-19') }]
      : []),
    ...(bye.moved !== null && !ruledOut
      ? [{ what: 'odd-moved', who, text: MOVED[bye.moved].text, rules: cite(...MOVED[bye.moved].rules) }]
      : []),
  ];
}

/** Why the one who was drawn first does not have the bye. */
const MOVED: Readonly<Record<NonNullable<SteamrollerBye['moved']>, Pick<Compromise, 'text' | 'rules'>>> = {
  alone: {
    text: 'With the pairs that are ruled out, the bye drawn first would have left somebody without an opponent.',
    rules: ['SR15-BYE-03'],
  },
  rematch: {
    text: 'The bye drawn first would have forced a rematch: somebody else has it.',
    rules: ['SR15-BYE-03', 'SR15-PAIR-07'],
  },
  later: {
    text: 'The bye drawn first would have forced a rematch in a later round: somebody else has it.',
    rules: ['SR15-BYE-03', 'SR15-PAIR-07'],
  },
  apart: {
    text: 'The bye drawn first would have paired two who are to be kept apart: somebody else has it.',
    rules: ['SR15-BYE-03'],
  },
  down: {
    text: 'The bye drawn first would have forced a second pair-down: somebody else has it.',
    rules: ['SR15-BYE-03', 'SR15-PAIR-06'],
  },
};

function roundRules({ round, history }: PairingField, { downs, finals }: Drawn): readonly RuleId[] {
  const left = (status: 'dropped' | 'disqualified'): boolean => history.entrants.some((one) => one.status === status);
  return cite(
    ...(round === 1
      ? (['SR15-PAIR-01'] as const)
      : (['SR15-PAIR-02', 'SR15-PAIR-03', 'SR15-PAIR-04', 'SR15-PAIR-07', 'SR15-ROUND-05'] as const)),
    ...(downs.length > 0 ? (['SR15-PAIR-05', 'SR15-PAIR-06', 'SR15-AMB-17'] as const) : []),
    ...(finals.length > 0 ? (['SR15-VAR-FINAL-04', 'SR15-AMB-32'] as const) : []),
    ...(left('disqualified') ? (['SR15-SPORT-06'] as const) : []),
    ...(left('dropped') ? (['SR15-AMB-44'] as const) : []),
  );
}

function whyTable(field: PairingField, drawn: Drawn, seats: Pair): PairWhy {
  const final = drawn.finals.indexOf(seats);
  if (final >= 0) {
    const text = final === 0 ? 'Finals Tables: 1st meets 2nd.' : 'Finals Tables: 3rd meets 4th.';
    return { seats, text, rules: cite('SR15-VAR-FINAL-04') };
  }
  if (drawn.pins.includes(seats)) return { seats, text: 'Set by the organiser.', rules: [] };
  if (field.round === 1) return { seats, text: 'Drawn at random.', rules: cite('SR15-PAIR-01') };
  const [upper, lower] = seats;
  const passed = drawn.found.skipped[drawn.pairs.indexOf(seats)] ?? [];
  const met = passed.filter(({ why }) => why === 'avoid').length;
  const keepsApart = field.apart.groups || field.apart.named.size > 0;
  const stranded = passed.filter(({ why }) => why === 'strands').length;
  const later = passed.filter(({ why }) => why === 'ahead').length;
  const past = [
    ...(met > 0 ? [`${met} ${keepsApart ? 'had met before or were to be kept apart' : 'had met before'}`] : []),
    ...(stranded > 0 ? [`${stranded} would have left others without a fit opponent`] : []),
    ...(later > 0 ? [`${later} would have left a later round without fresh opponents`] : []),
  ];
  const over = past.length > 0 ? ` Passed over: ${past.join(', ')}.` : '';
  if (drawn.downs.includes(upper)) {
    const text = `Paired down from the pile of ${points(field.tp(upper))} to that of ${points(field.tp(lower))}.${over}`;
    return { seats, text, rules: cite('SR15-PAIR-05', 'SR15-PAIR-06') };
  }
  const text = `From the shuffled pile of ${points(field.tp(upper))}.${over}`;
  return { seats, text, rules: cite('SR15-PAIR-03', 'SR15-PAIR-04') };
}

function points(tp: number): string {
  return tp === 1 ? '1 point' : `${tp} points`;
}

function whyBye(field: PairingField, bye: SteamrollerBye | null): readonly PairWhy[] {
  if (!bye) return [];
  const drawn = field.round === 1 ? 'Drawn at random.' : 'Drawn among the lowest who have had no bye.';
  const text = bye.asked
    ? 'Set by the organiser.'
    : bye.second
      ? 'Everybody has had a bye: the organiser picks.'
      : bye.moved !== null
        ? 'The first drawn for whom the others can be paired best.'
        : drawn;
  return [{ seats: [bye.entrant], text, rules: byeRules(field, bye) }];
}
