/** A paired round as the organiser and the players read it: tables, what they cost, and why they are as they are. */
import type { PairPlan, PairWhy } from '../../../event/pack.ts';
import { squaredGaps } from '../../../event/costs.ts';
import type { Skipped } from '../../../event/pairing/draw.ts';
import type { EntrantId, Compromise } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import type { ByeMoved, ByeSeat } from './bye.ts';
import { type MalifauxPairing, REMATCH_LEVEL, roundRules } from './pairing.ts';

type Pair = readonly [number, number];

export interface PairsFound {
  readonly pairs: readonly Pair[];
  readonly skipped: readonly (readonly Skipped[])[];
  readonly pins: readonly Pair[];
}

export function planOf(pairing: MalifauxPairing, found: PairsFound, odd: ByeSeat | null): PairPlan {
  const { ids, ringer, policy } = pairing;
  const id = (player: number): EntrantId => ids[player] ?? '';
  const paid = [...found.pairs.flatMap((pair) => pairPayment(pairing, pair)), ...byeCompromises(pairing, odd)];
  const seat = odd && {
    entrant: id(odd.player),
    kind: odd.kind,
    ...(odd.kind === 'ringer' && ringer !== undefined ? { ringer } : {}),
  };
  const approval = paid.some(({ what }) => what === 'rematch') ? cite(...policy.rules.approval) : [];
  return {
    tables: found.pairs.map((pair) => pair.map(id)),
    odd: seat,
    ...(policy.method === 'closest' && pairing.round > 1
      ? { spread: squaredGaps(found.pairs.map(([a, b]) => [pairing.tp[a] ?? 0, pairing.tp[b] ?? 0])) }
      : {}),
    paid,
    approval,
    why: [...found.pairs.map((pair, index) => whyPair(pairing, found, pair, index)), ...whyBye(pairing, odd)],
    rules: [...new Set([...roundRules(pairing), ...byeRules(pairing, odd), ...paid.flatMap(({ rules }) => rules)])],
  };
}

/** What a table costs: a rematch, or two who were to be kept apart. */
function pairPayment({ ids, level, policy, meetings }: MalifauxPairing, pair: Pair): readonly Compromise[] {
  const [a, b] = pair.map((player) => ids[player] ?? '');
  const worth = level(...pair);
  if (a === undefined || b === undefined || worth === 0) return [];
  const rounds = meetings.between(a, b);
  const who = [a, b];
  if (worth > REMATCH_LEVEL && rounds.length > 0) {
    const text = `They met in Round ${rounds.join(' and ')}: no round without a rematch is left.`;
    return [{ what: 'rematch', who, text, rules: cite(...policy.rules.forced) }];
  }
  const text = 'They were to be kept apart, and cannot all be.';
  return [{ what: 'apart', who, text, rules: cite(...policy.rules.apart) }];
}

function byeCompromises({ ids, policy }: MalifauxPairing, odd: ByeSeat | null): readonly Compromise[] {
  if (!odd) return [];
  const who = [ids[odd.player] ?? ''];
  const game = odd.kind === 'bye' ? 'Bye' : 'game against the Ringer';
  return [
    ...(odd.second
      ? [
          {
            what: 'second-odd',
            who,
            text: 'Everybody eligible has had a Bye or the Ringer before.',
            rules: cite(...policy.rules.secondOdd),
          },
        ]
      : []),
    ...(odd.moved === null
      ? []
      : [{ what: 'odd-moved', who, text: movedText(game, odd.moved), rules: cite(...policy.rules.oddMoved) }]),
  ];
}

function movedText(game: string, moved: ByeMoved): string {
  switch (moved) {
    case 'ruled-out':
      return `The ${game} is ruled out for everybody lower who may have it.`;
    case 'alone':
      return `With the pairs that are ruled out, the ${game} of a lower player would leave somebody without an opponent.`;
    case 'rematch':
      return `The ${game} of a lower player would force a rematch.`;
    case 'apart':
      return `The ${game} of a lower player would pair two who are to be kept apart.`;
    case 'later':
      return `The ${game} of a lower player would force a rematch in a later Round.`;
  }
}

const PASSED: Readonly<Record<Skipped['why'], string>> = {
  avoid: 'is to be avoided',
  never: 'is ruled out',
  strands: 'would leave others without a fit opponent',
  ahead: 'would leave a later round without fresh opponents',
};

function whyPair(pairing: MalifauxPairing, found: PairsFound, pair: Pair, index: number): PairWhy {
  const { ids, policy, round } = pairing;
  const seats = pair.map((player) => ids[player] ?? '');
  const isPin = found.pins.some((pin) => pin.includes(pair[0]) && pin.includes(pair[1]));
  if (isPin) return { seats, text: 'Set by the organiser.', rules: [] };
  if (round === 1) return { seats, text: 'Drawn at random.', rules: cite(...policy.rules.round1) };
  if (policy.method === 'closest') {
    return {
      seats,
      text: 'Opponents are as close in points as they can be over the whole round.',
      rules: cite(...policy.rules.order),
    };
  }
  const skipped = found.skipped[index] ?? [];
  const passed = skipped.map(({ player, why }) => `no. ${player + 1} ${PASSED[why]}`);
  const text = `No. ${pair[0] + 1} in the order meets no. ${pair[1] + 1}${passed.length > 0 ? `: ${passed.join(', ')}` : ''}.`;
  return { seats, text, rules: cite(...policy.rules.order, ...(skipped.length > 0 ? policy.rules.rematch : [])) };
}

function whyBye(pairing: MalifauxPairing, odd: ByeSeat | null): readonly PairWhy[] {
  if (!odd) return [];
  const seats = [pairing.ids[odd.player] ?? ''];
  const text = odd.asked
    ? 'Set by the organiser.'
    : pairing.round === 1
      ? 'Drawn at random.'
      : odd.moved !== null
        ? 'The lowest player for whom the others can be paired best, now and in later rounds.'
        : 'The lowest player who has had neither a Bye nor the Ringer.';
  return [
    {
      seats,
      text: odd.second ? 'Everybody has had one: the lowest of those with the fewest.' : text,
      rules: byeRules(pairing, odd),
    },
  ];
}

function byeRules({ policy, round, drawn }: MalifauxPairing, odd: ByeSeat | null): readonly RuleId[] {
  if (!odd) return [];
  const { rules } = policy;
  return cite(
    ...rules.odd,
    ...(odd.kind === 'bye' ? rules.bye : rules.ringer),
    ...(round === 1 ? rules.oddRound1 : [...rules.oddLowest, ...rules.oddOnce, ...(drawn ? rules.oddShared : [])]),
  );
}
