/** Generated games held against three others: a referee of their finished record, adjudication, and the auditor of results. */
import { pointsOf as olderPoints } from '../../../audit/gaining-grounds-2018/scores.ts';
import { pointsOf as zeroPoints } from '../../../audit/gaining-grounds-s0/scores.ts';
import type { Facts } from '../../../audit/facts.ts';
import { fieldsOf, textOf } from '../../../core/journal/json.ts';
import { isRefusal } from '../../../core/rules/refusal.ts';
import { GROUNDS_2018 } from '../../../core/systems/gaining-grounds-2018/rules/edition.ts';
import { grounds2018Game } from '../../../core/systems/gaining-grounds-2018/game/game.ts';
import {
  DEPLOYMENTS as OLD_DEPLOYMENTS,
  NUMBERED_SCHEMES,
  STRATEGIES as OLD_STRATEGIES,
} from '../../../core/systems/gaining-grounds-2018/names.ts';
import { gainingGrounds2018 } from '../../../core/systems/gaining-grounds-2018/pack.ts';
import { pairedScheme } from '../../../core/systems/gaining-grounds-2018/event/strategy-flip.ts';
import { SEASON_ZERO } from '../../../core/systems/gaining-grounds-s0/rules/edition.ts';
import { seasonZeroGame } from '../../../core/systems/gaining-grounds-s0/game/game.ts';
import { DEPLOYMENTS, SCHEMES, STRATEGIES } from '../../../core/systems/gaining-grounds-s0/names.ts';
import { gainingGroundsS0 } from '../../../core/systems/gaining-grounds-s0/pack.ts';
import { type JudgedEdition, judge } from '../../../core/systems/malifaux/rules/step.ts';
import type { Dice } from './crews.ts';
import { type Generated, type GeneratedOf, type MomentOnTable, type Thing, generated } from './generated.ts';
import { referee } from './referee.ts';
import type { PlayedOptions, Terms } from './terms.ts';

const idsOf = (some: readonly { readonly id: string }[]): readonly string[] => some.map(({ id }) => id);

function drawn(from: readonly string[], count: number, dice: Dice): readonly string[] {
  const left = [...from];
  return Array.from({ length: count }, () => left.splice(dice(left.length), 1)[0] ?? '');
}

/** What every mode and format of the pack is made of, in any mixture; about half of the games have none. */
const VARIANTS = [
  'too-many-secrets',
  'bans',
  'team-event',
  'singles',
  'vanilla',
  'fixed-leaders',
  'alternating-leaders',
] as const;

function zeroOptions(dice: Dice): PlayedOptions {
  if (dice(2) === 0) return {};
  const mode = dice(4) === 0 ? (['double-rush', 'henchman-hardcore'] as const)[dice(2)] : undefined;
  const pointSize = dice(4) === 0 ? 25 : undefined;
  return {
    ...(mode === undefined ? {} : { mode }),
    ...(pointSize === undefined ? {} : { pointSize }),
    variants: VARIANTS.filter(() => dice(4) === 0),
  };
}

interface Held {
  readonly of: GeneratedOf;
  readonly edition: JudgedEdition;
  readonly result: (vp: readonly [number, number]) => readonly [string, string];
}

const SEATS = ['a', 'b'];

function asResult([a, b]: readonly [number, number]) {
  return { seats: SEATS, result: { kind: 'played', scores: [{ vp: a }, { vp: b }] } } as const;
}

const NOBODY = { options: {}, people: new Map() } as unknown as Facts;

const inWords = (points: unknown): string => JSON.stringify(points, ['tp', 'diff', 'vp']);

export const HELD: Readonly<Record<string, Held>> = {
  'gaining-grounds-s0': {
    of: {
      game: seasonZeroGame,
      strategies: idsOf(STRATEGIES),
      deployments: idsOf(DEPLOYMENTS),
      options: zeroOptions,
      pool: (_, dice, size) => drawn(idsOf(SCHEMES), size, dice),
    },
    edition: SEASON_ZERO,
    result: (vp) => {
      const scored = gainingGroundsS0.results.score(asResult(vp), {});
      return [inWords(isRefusal(scored) ? null : scored.scores.a), inWords(zeroPoints(NOBODY, asResult(vp))?.get('a'))];
    },
  },
  'gaining-grounds-2018': {
    of: {
      game: grounds2018Game,
      strategies: idsOf(OLD_STRATEGIES),
      deployments: idsOf(OLD_DEPLOYMENTS),
      options: () => ({}),
      pool: (strategy, dice) => [pairedScheme(strategy) ?? '', ...drawn(idsOf(NUMBERED_SCHEMES), 4, dice)],
    },
    edition: GROUNDS_2018,
    result: (vp) => {
      const scored = gainingGrounds2018.results.score(asResult(vp), {});
      return [
        inWords(isRefusal(scored) ? null : scored.scores.a),
        inWords(olderPoints(NOBODY, asResult(vp))?.get('a')),
      ];
    },
  },
};

export interface Compared {
  readonly differences: readonly string[];
  readonly games: number;
  readonly points: number;
  /** Strategies that were scored on a table and adjudicated on the same. */
  readonly measured: number;
}

/** So many games of a pack, from this seed on. */
export function compared(system: string, from: number, games: number): Compared {
  const held = HELD[system];
  if (!held) throw new Error(system);
  let [points, measured] = [0, 0];
  const differences: string[] = [];
  for (let seed = from; seed < from + games; seed += 1) {
    const game = generated(held.of, seed);
    const found = [
      ...game.problems,
      ...againstReferee(system, game),
      ...game.moments.flatMap((one) => againstJudge(held.edition, game.terms, one)),
      ...againstAudit(held, game),
    ];
    differences.push(...found.map((text) => `seed ${seed}: ${text}`));
    points += game.seat.table().points.length;
    measured += game.moments.length;
  }
  return { differences, games, points, measured };
}

function againstReferee(system: string, { seat, answers, terms }: Generated): readonly string[] {
  const { points, wrong } = referee(system, answers, terms);
  const plain = (lines: readonly { readonly side: string; readonly turn: number; readonly points: number }[]): string =>
    lines.map((line) => `${line.side}${line.turn}:${line.points}`).join(' ');
  const [told, expected] = [plain(seat.table().points), plain(points)];
  return [...wrong, ...(told === expected ? [] : [`scored ${told}, and the referee ${expected}`])];
}

/** The same table as a file, judged as `muster score` does. */
/** Sight and Upgrades are not told in these games. */
const UNSEEN = ['public-demonstration', 'show-of-force'];

function againstJudge(edition: JudgedEdition, { mode }: Terms, moment: MomentOnTable): readonly string[] {
  if (moment.scheme && UNSEEN.includes(moment.scheme.scheme)) return [];
  const judged = judge(edition, { ...fileOf(moment), options: mode === 'standard' ? {} : { mode } });
  if (isRefusal(judged)) return [judged.message];
  const [told, expected] = [moment.paid, judged.vp].map((vp) => `${vp.A}:${vp.B}`);
  return told === expected
    ? []
    : [`turn ${moment.turn}, ${moment.scheme?.scheme ?? moment.strategy}: paid ${told}, adjudicated ${expected}`];
}

const MM = 25.4;

function fileOf({ turn, strategy, deployment, things, models, out, kills, scored, scheme }: MomentOnTable) {
  const standing = (id: string): Thing | undefined => things.find((one) => one.id === id);
  const gap = (a: Thing, b: Thing): number =>
    Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]) - (a.base + b.base) / 2 / MM;
  const placed = models.flatMap((model) => {
    const thing = standing(model.id);
    const isThere = thing !== undefined && !out.includes(model.id);
    const foes = models.flatMap((other) =>
      other.side !== model.side && !out.includes(other.id) ? (standing(other.id) ?? []) : [],
    );
    return [
      {
        ...model,
        rank: model.rank ?? (model.leader ? 'master' : 'minion'),
        at: thing?.at ?? [0, 0],
        base: thing?.base ?? 30,
        inPlay: isThere,
        health: 4,
        maxHealth: 4,
        engages: isThere ? foes.filter((foe) => gap(thing, foe) <= 1).map(({ id }) => id) : [],
      },
    ];
  });
  const own = strategy ?? '';
  const markers = things
    .filter(({ kind }) => kind === 'marker')
    .map(({ id, side, at, base }) => ({
      id,
      kind: id.split(/[-.]/)[0],
      side: side === 'neutral' ? null : side,
      at,
      base,
    }));
  const strangers = strangersIn(kills, models);
  return {
    table: { deployment, models: [...placed, ...strangers.models], markers },
    ...(scheme === null ? { strategy } : { strategies: [], schemes: { [scheme.side]: [scheme] } }),
    turn,
    moments: ['end-of-turn'],
    scored:
      scheme === null
        ? { A: { [own]: scored.A }, B: { [own]: scored.B } }
        : { [scheme.side]: { [scheme.scheme]: scheme.scored } },
    facts: { kills: strangers.kills },
  };
}

/**
 * Models that no list names, or none gives a rank, as models of their own that fell: a file counts nobody who is not in it,
 * and who is no Minion for sure is none.
 */
function strangersIn(kills: MomentOnTable['kills'], models: MomentOnTable['models']) {
  const named = kills.map((kill, place) => {
    const { victim, ...how } = fieldsOf(kill);
    const unranked = models.find(({ id, rank, leader }) => id === victim && rank === null && !leader);
    const side = unranked?.side ?? /^other-([AB])$/.exec(textOf(victim))?.[1];
    return { side, kill: side === undefined ? { victim, ...how } : { victim: `${side}.${place}`, ...how } };
  });
  const gone = { rank: 'enforcer', leader: false, cost: null, at: [0, 0], base: 30, inPlay: false, engages: [] };
  return {
    kills: named.map(({ kill }) => kill),
    models: named.flatMap(({ side, kill }) => (side === undefined ? [] : [{ ...gone, side, id: kill.victim }])),
  };
}

function againstAudit({ result }: Held, { seat }: Generated): readonly string[] {
  const { A, B } = seat.table().lines;
  const [told, expected] = result([Number(A?.vp), Number(B?.vp)]);
  return told === expected ? [] : [`worth ${told}, and audited ${expected}`];
}
