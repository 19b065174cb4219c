/** Edges, infiltrators with their Hidden markers, and everybody else (HIT-DEPLOY, HIT-HIDDEN-01, -02). */
import type { Ask, SideId } from '../../../../encounter/types.ts';
import { cite } from '../../../../journal/cite.ts';
import type { Json } from '../../../../journal/json.ts';
import { type Disc, base } from '../../../../table/shapes.ts';
import { EDGES } from '../../../../table/zones.ts';
import { ROW_DEPTH, ZONE_DEPTH, groundFor, zoneAt } from '../../set-up/battlefield.ts';
import { checkHide } from '../../battle/hidden.ts';
import { isRefusal } from '../../../../journal/types.ts';
import { checkPlacing } from '../../set-up/deploy.ts';
import { checkEdge, edgesNow } from '../../set-up/edges.ts';
import { deployOrder, infiltratorOrder } from '../../set-up/turns.ts';
import { type Battle, type Fighter, fighterOf, isGang, withFighter } from '../battle.ts';
import {
  FLAG,
  PLACE,
  type Question,
  choice,
  field,
  fieldsOf,
  fighterChoices,
  labelled,
  oneOf,
  placeOf,
  record,
} from '../question.ts';

const orderB = ({ priorityB, gangs }: Battle): readonly SideId[] => priorityB.order ?? gangs;

const DEPTHS = { inches: '2" deep', row: 'The first row of tiles along the edge' };

/** On tiles their first row may be the zone, agreed once for all (HIT-DEPLOY-02). */
export const ZONE: Question = {
  name: 'zone',
  asks: ({ kind, zoneDepth }) => {
    if (kind === 'sector-mechanicus' || zoneDepth !== null) return [];
    const asked = { label: 'How deep deployment zones are', kind: choice(labelled(DEPTHS)), suggested: 'inches' };
    return [{ id: 'zone', of: 'any', ...asked, rules: cite('HIT-DEPLOY-02', 'HIT-AMB-13') }];
  },
  apply: (battle, value) => ({ ...battle, zoneDepth: value === 'row' ? ROW_DEPTH : ZONE_DEPTH }),
};

const EDGE_LABELS = { south: 'South', north: 'North', west: 'West', east: 'East' };

export const EDGE: Question = {
  name: 'edge',
  asks: (battle) => {
    const { next } = edgesNow(orderB(battle), battle.edges);
    if (!isGang(battle, next)) return [];
    const asked = { label: 'Choose your edge', kind: choice(labelled(EDGE_LABELS)) };
    const rules = cite(battle.gangs.length === 2 ? 'HIT-DEPLOY-03' : 'HIT-DEPLOY-04');
    return [{ id: `edge:${next}`, of: next, ...asked, rules }];
  },
  check: (battle, value, [by = '']) => {
    const choiceMade = { by, edge: oneOf(EDGES, value, 'south'), rolledB: battle.priorityB.order !== null };
    return checkEdge(choiceMade, orderB(battle), battle.edges);
  },
  apply: (battle, value, [by = '']) => {
    const chosen = { ...battle.edges, [by]: oneOf(EDGES, value, 'south') };
    return { ...battle, edges: edgesNow(orderB(battle), chosen).edges };
  },
};

const isWaiting = (infiltrating: boolean) => (fighter: Fighter) =>
  !fighter.placed && fighter.sheet.infiltrating === infiltrating;

function counts(battle: Battle, infiltrating: boolean): Readonly<Record<string, number>> {
  const waiting = battle.fighters.filter((fighter) => fighter.sheet.infiltrating === infiltrating);
  return Object.fromEntries(battle.gangs.map((gang) => [gang, waiting.filter((one) => one.gang === gang).length]));
}

/** Whose turn it is to set up an infiltrator, or anybody else; null when all of them stand. */
export function placingTurn(battle: Battle, infiltrating: boolean): SideId | null {
  const all = counts(battle, infiltrating);
  const order = infiltrating
    ? infiltratorOrder(orderB(battle), all, battle.readings)
    : deployOrder(orderB(battle), all);
  const placed = battle.fighters.filter(({ sheet, placed: stands }) => stands && sheet.infiltrating === infiltrating);
  const turn = order[placed.length];
  return isGang(battle, turn) ? turn : null;
}

function discOf({ sheet }: Fighter, at: { readonly x: number; readonly y: number } | null): Disc | null {
  return at && base(at, sheet.base);
}

function placeFaults(battle: Battle, value: Json, infiltrating: boolean) {
  const fighter = fighterOf(battle, fieldsOf(value).fighter);
  const ground = groundFor(battle.gangs, battle.kind ?? 'hybrid');
  if (!fighter || isRefusal(ground)) return [];
  const edge = battle.edges[fighter.gang];
  const others = battle.fighters.filter(({ gang, placed }) => placed && gang !== fighter.gang);
  return checkPlacing({
    gang: fighter.gang,
    infiltrating,
    base: discOf(fighter, placeOf(value)),
    next: placingTurn(battle, infiltrating),
    infiltratorsLeft: !infiltrating && battle.fighters.some(isWaiting(true)),
    rolledB: battle.priorityB.order !== null,
    zone: edge === undefined ? null : zoneAt(ground.table, edge, battle.zoneDepth ?? ZONE_DEPTH),
    enemies: others.flatMap((other) => discOf(other, other.at) ?? []),
  });
}

function placingAsk(battle: Battle, infiltrating: boolean): Ask | null {
  const turn = placingTurn(battle, infiltrating);
  if (turn === null) return null;
  const waiting = battle.fighters.filter(isWaiting(infiltrating)).filter(({ gang }) => gang === turn);
  const fighter = field('fighter', 'Fighter', choice(fighterChoices(waiting)));
  const number = battle.fighters.filter(({ placed }) => placed).length + 1;
  if (!infiltrating) {
    const help = 'One fighter, its whole base in your zone, at least 1" from fighters of other gangs.';
    const rules = cite('HIT-DEPLOY-07', 'HIT-DEPLOY-05');
    return {
      id: `deploy:${number}`,
      of: turn,
      label: 'Set up a fighter',
      help,
      kind: record(fighter, ...PLACE),
      rules,
    };
  }
  const help = 'Where, the core rules say. A Hidden marker is this fighter’s for good: say whose it is.';
  const kind = record(fighter, field('hidden', 'As a Hidden marker', FLAG), ...PLACE);
  const rules = cite('HIT-DEPLOY-06', 'HIT-EXT-INFIL', 'HIT-HIDDEN-01');
  return { id: `infiltrate:${number}`, of: turn, label: 'Set up an infiltrating fighter', help, kind, rules };
}

function placed(battle: Battle, value: Json, hidden: boolean): Battle {
  const fighter = fighterOf(battle, fieldsOf(value).fighter);
  return fighter ? withFighter(battle, fighter.id, { placed: true, at: placeOf(value), hidden }) : battle;
}

export const INFILTRATE: Question = {
  name: 'infiltrate',
  asks: (battle) => [placingAsk(battle, true)].filter((ask) => ask !== null),
  check: (battle, value) => {
    const { fighter: id, hidden } = fieldsOf(value);
    const fighter = fighterOf(battle, id);
    const marked = battle.fighters.filter((one) => one.hidden).map((one) => one.id);
    const hiding = hidden === true ? checkHide(fighter ? fighter.sheet : null, marked) : [];
    return [...placeFaults(battle, value, true), ...hiding];
  },
  apply: (battle, value) => placed(battle, value, fieldsOf(value).hidden === true),
};

export const DEPLOY: Question = {
  name: 'deploy',
  asks: (battle) => [placingAsk(battle, false)].filter((ask) => ask !== null),
  check: (battle, value) => placeFaults(battle, value, false),
  apply: (battle, value) => placed(battle, value, false),
};
