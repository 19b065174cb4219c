/** A round being paired: what the two editions differ in, who plays, who met whom, and how bad each pair is. */
import type { History, PairAsked } from '../../../event/pack.ts';
import type { FaultName } from '../../../event/pairing/certificate.ts';
import type { ConflictBound } from '../../../event/pairing/easy.ts';
import type { EntrantId } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import {
  type Meetings,
  type ByesAndRingers,
  freeRinger,
  meetingsOf,
  byesAndRingers,
  withStatus,
} from '../../../event/history.ts';
import { KEEP_APART_FAULTS, type KeptApart, keepApartLevel } from '../../../event/keep-apart.ts';

export interface PairingPolicy {
  /** How bad it is that two meet who met in these rounds: 0 is allowed, more is worse. */
  readonly rematch: (met: readonly number[], round: number) => number;
  /** Whether whoever has met may not meet again in so many rounds, as long as that can be helped. */
  readonly barsFor: (plannedRounds: number) => boolean;
  /** Who should not meet for another reason. */
  readonly apart: KeptApart;
  /** What such a level of rematch is called in a certificate. */
  readonly rematchFault: (level: number, round: number) => FaultName;
  /** Once-only games that count against a Bye or a game with the Ringer. */
  readonly had: (games: ByesAndRingers, kind: 'bye' | 'ringer') => number;
  /** The lowest eligible player always, even where that forces a rematch. */
  readonly lowestAlways: boolean;
  readonly method: 'top-down' | 'closest';
  /** As few rematches as can be before the least recent ones; else the worst kind decides first. */
  readonly fewestFirst: boolean;
  readonly rules: Readonly<Record<PairRule, readonly RuleId[]>>;
}

export type PairRule =
  | 'round1'
  | 'order'
  | 'ties'
  | 'rematch'
  | 'forced'
  | 'approval'
  | 'apart'
  | 'odd'
  | 'oddRound1'
  | 'oddLowest'
  | 'oddShared'
  | 'oddOnce'
  | 'oddMoved'
  | 'secondOdd'
  | 'ringer'
  | 'bye'
  | 'disqualified'
  | 'dropped';

/** A round being paired. Players are numbers: their place in `ids`. */
export interface MalifauxPairing {
  readonly history: History;
  readonly policy: PairingPolicy;
  /** The number of the round. */
  readonly round: number;
  /** Whom it pairs, the highest standing first, equals already drawn. */
  readonly ids: readonly EntrantId[];
  /** Whether equals had to be drawn. */
  readonly drawn: boolean;
  /** Tournament Points so far, by player. */
  readonly tp: readonly number[];
  readonly ringer: EntrantId | undefined;
  readonly meetings: Meetings;
  readonly odd: ReadonlyMap<EntrantId, ByesAndRingers>;
  /** Who shall have neither the Bye nor the Ringer. */
  readonly notOdd: ReadonlySet<EntrantId>;
  readonly level: (a: number, b: number) => number;
  readonly few: ConflictBound;
}

/** Whom the next round pairs, the highest standing first, equals drawn at random. */
export interface PairingOrder {
  readonly ids: readonly EntrantId[];
  /** Whether equals had to be drawn. */
  readonly drawn: boolean;
  readonly tp: ReadonlyMap<EntrantId, number>;
}

/** A rematch is worse than any other wish. */
export const REMATCH_LEVEL = 10;

export function openPairing(
  history: History,
  asked: PairAsked,
  order: PairingOrder,
  policy: PairingPolicy,
): MalifauxPairing {
  const round = history.rounds.length + 1;
  const meetings = meetingsOf(history);
  const entrants = new Map(history.entrants.map((entrant) => [entrant.id, entrant]));
  const people = order.ids.map((id) => entrants.get(id));
  const forbidden = new Set(asked.forbidden.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  const isKept = round === 1 || policy.apart.always;
  const level = (a: number, b: number): number => {
    const [one, other] = [people[a], people[b]];
    if (!one || !other || (forbidden.size > 0 && forbidden.has(`${one.id} ${other.id}`))) return Infinity;
    const rematch = policy.rematch(meetings.between(one.id, other.id), round);
    if (rematch > 0) return REMATCH_LEVEL + rematch;
    return isKept ? keepApartLevel(policy.apart, one, other) : 0;
  };
  const few: ConflictBound = {
    listed: mostListed(order.ids, meetings, [
      ...asked.forbidden.flat(),
      ...[...(isKept ? policy.apart.named : [])].flatMap((pair) => pair.split(' ')),
    ]),
    groupOf: (player) => (isKept && policy.apart.groups ? (people[player]?.group ?? null) : null),
  };
  const tp = order.ids.map((id) => order.tp.get(id) ?? 0);
  const { ids, drawn } = order;
  return {
    history,
    policy,
    round,
    ids,
    drawn,
    tp,
    ringer: freeRinger(history),
    meetings,
    odd: byesAndRingers(history),
    notOdd: new Set(asked.notOdd),
    level,
    few,
  };
}

/** The most others whom anybody met or is in a list with. */
function mostListed(ids: readonly EntrantId[], meetings: Meetings, named: readonly EntrantId[]): number {
  const listed = new Map<EntrantId, number>();
  for (const id of named) listed.set(id, (listed.get(id) ?? 0) + 1);
  return ids.reduce((most, id) => Math.max(most, meetings.count(id) + (listed.get(id) ?? 0)), 0);
}

/** What a level is called in a certificate; null: any pair that is to be avoided. */
export function faultName({ policy, round }: MalifauxPairing, level: number | null): FaultName {
  if (level === null) return 'avoided';
  return level > REMATCH_LEVEL
    ? policy.rematchFault(level - REMATCH_LEVEL, round)
    : (KEEP_APART_FAULTS.get(level) ?? 'apart');
}

/** The rules that stand behind a round whatever its tables. */
export function roundRules({ policy, round, drawn, history }: MalifauxPairing): readonly RuleId[] {
  const { rules } = policy;
  const left = (status: 'dropped' | 'disqualified'): boolean => withStatus(history, status).size > 0;
  return cite(
    ...(round === 1 ? rules.round1 : [...rules.order, ...(drawn ? rules.ties : [])]),
    ...(left('disqualified') ? rules.disqualified : []),
    ...(left('dropped') ? rules.dropped : []),
  );
}
