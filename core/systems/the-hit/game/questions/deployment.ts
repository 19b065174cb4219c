/** Edges, infiltrators with their Hidden markers, and everybody else (HIT-DEPLOY, HIT-HIDDEN-01, -02). */
import { checkBringOn } from '../../rules/crew.ts';
import { askId, count } from '../../../../encounter/ask-id.ts';
import type { Ask, SideId } from '../../../../encounter/types.ts';
import { cite } from '../../../../rules/cite.ts';
import { type Json, fieldsOf, textOf } from '../../../../journal/json.ts';
import { type Disc, type Point, base } from '../../../../table/shapes.ts';
import { INCH } from '../../../../table/units.ts';
import { EDGES } from '../../../../table/zones.ts';
import { ROW_DEPTH, ZONE_DEPTH, groundFor, zoneAt } from '../../rules/battlefield.ts';
import { checkHide, checkSwap } from '../../rules/hidden.ts';
import { isRefusal } from '../../../../rules/refusal.ts';
import { broken } from '../../../../rules/broken.ts';
import { checkPlacing } from '../../rules/deploy.ts';
import { checkEdge, edgesNow } from '../../rules/edges.ts';
import { deployOrder, infiltratorOrder } from '../../rules/turns.ts';
import { type Battle, type Fighter, fighterOf, isGang, withFighter } from '../battle.ts';
import { allBehind, areSealed, markerName, MARKER_ID, markerOf } from '../markers.ts';
import {
  CONFIRM,
  FLAG,
  choice,
  field,
  fighterChoices,
  gangName,
  labelled,
  maybe,
  oneOf,
  placeFields,
  placeOf,
  record,
  faults,
  afterBattle,
  firstFault,
  WHOSE,
  question,
} from '../question.ts';

const orderB = ({ priorityB, gangs }: Battle): readonly SideId[] => priorityB.order ?? gangs;

const DEPTHS = { inches: '2" deep', row: 'The first row of tiles along the edge' };

/** On tiles their first row may be the zone, agreed once for all (HIT-DEPLOY-02). */
export const ZONE = question({
  id: askId('zone'),
  forAll: true,
  asks: ({ kind, built, zoneDepth }, id) => {
    // Who keeps no map here agrees on it at the table.
    if (kind === 'sector-mechanicus' || built || zoneDepth !== null) return [];
    const asked = { label: 'How deep deployment zones are', kind: choice(labelled(DEPTHS)), suggested: 'inches' };
    return [{ id: id({}), of: 'any', ...asked, rules: cite('HIT-DEPLOY-02', 'HIT-AMB-13') }];
  },
  apply: (battle, value) => ({ ...battle, zoneDepth: value === 'row' ? ROW_DEPTH : ZONE_DEPTH }),
});

const EDGE_LABELS = { south: 'South', north: 'North', west: 'West', east: 'East' };

export const EDGE = question({
  id: askId('edge', { gang: WHOSE }),
  asks: (battle, id) => {
    const { next, free } = edgesNow(orderB(battle), battle.edges);
    if (!isGang(battle, next)) return [];
    const asked = {
      label: 'Choose your edge',
      help: 'North is up on the map. Without one, agree at the table which edge is which.',
      kind: choice(labelled(EDGE_LABELS).filter(({ id: edge }) => free.some((one) => one === edge))),
    };
    const rules = cite(battle.gangs.length === 2 ? 'HIT-DEPLOY-03' : 'HIT-DEPLOY-04');
    return [{ id: id({ gang: next }), of: next, ...asked, rules }];
  },
  check: faults((battle, value, { said: { gang: by } }) => {
    const choiceMade = { by, edge: oneOf(EDGES, value, 'south'), rolledB: battle.priorityB.order !== null };
    return checkEdge(choiceMade, orderB(battle), battle.edges);
  }),
  apply: (battle, value, { said: { gang } }) => {
    const chosen = { ...battle.edges, [gang]: oneOf(EDGES, value, 'south') };
    return { ...battle, edges: edgesNow(orderB(battle), chosen).edges };
  },
});

const isWaiting = (infiltrating: boolean) => (fighter: Fighter) =>
  !fighter.placed && fighter.sheet.infiltrating === infiltrating;

function counts(battle: Battle, infiltrating: boolean): Readonly<Record<string, number>> {
  const waiting = battle.fighters.filter((fighter) => fighter.sheet.infiltrating === infiltrating);
  return Object.fromEntries(battle.gangs.map((gang) => [gang, waiting.filter((one) => one.gang === gang).length]));
}

/** Whose turn it is to set up an infiltrator, or anybody else, and which turn of all, from 0: it stays the same when another gang is set up at once. */
function placingNow(battle: Battle, infiltrating: boolean): { readonly gang: SideId; readonly turn: number } | null {
  const all = counts(battle, infiltrating);
  const order = infiltrating
    ? infiltratorOrder(orderB(battle), all, battle.readings)
    : deployOrder(orderB(battle), all);
  // When the last infiltrator stands, those behind markers are set up too: more than turns.
  const stand = [
    ...battle.fighters.filter(({ sheet, placed: stands }) => stands && sheet.infiltrating === infiltrating),
    ...(infiltrating ? battle.markers : []),
  ].map(({ gang }) => gang);
  const turn = order.findIndex((gang) => {
    const set = stand.indexOf(gang as SideId);
    if (set >= 0) stand.splice(set, 1);
    return set < 0;
  });
  const gang = order[turn];
  return isGang(battle, gang) ? { gang, turn } : null;
}

/** Null when all of them stand. */
export function placingTurn(battle: Battle, infiltrating: boolean): SideId | null {
  return placingNow(battle, infiltrating)?.gang ?? null;
}

/** Fighters are set up before the first round. */
export const tooLateToPlace = firstFault(({ round }) => checkBringOn(round > 0));

function discOf({ sheet }: Fighter, at: Point | null): Disc | null {
  return at && base(at, sheet.base);
}

function placeFaults(battle: Battle, value: Json, infiltrating: boolean) {
  const fighter = fighterOf(battle, fieldsOf(value).fighter);
  const next = placingTurn(battle, infiltrating);
  return fighter ? standFaults(battle, { fighter, at: placeOf(value), infiltrating, next }) : [];
}

export interface Standing {
  readonly fighter: Fighter;
  readonly at: Point | null;
  readonly infiltrating: boolean;
  /** Whose turn it is to set up a fighter. */
  readonly next: SideId | null;
}

/** What is wrong with standing there before the first round. */
export function standFaults(battle: Battle, { fighter, at, infiltrating, next }: Standing) {
  const ground = groundFor(battle.gangs);
  if (isRefusal(ground)) return [];
  const edge = battle.edges[fighter.gang];
  const others = battle.fighters.filter(({ gang, placed }) => placed && gang !== fighter.gang);
  return checkPlacing({
    gang: fighter.gang,
    infiltrating,
    base: discOf(fighter, at),
    next,
    infiltratorsLeft: !infiltrating && battle.fighters.some(isWaiting(true)),
    rolledB: battle.priorityB.order !== null,
    zone: edge === undefined ? null : zoneAt(ground.table, edge, battle.zoneDepth ?? ZONE_DEPTH),
    enemies: others.flatMap((other) => discOf(other, other.at) ?? []),
  });
}

/** Where it stands is asked of those who keep a map. */
const placeAsked = (battle: Battle) => (battle.built ? [] : placeFields(battle));

type PlaceId = (said: { readonly place: number }) => string;

function placingAsk(battle: Battle, id: PlaceId, infiltrating: boolean): Ask | null {
  const now = placingNow(battle, infiltrating);
  if (now === null) return null;
  const { gang: turn } = now;
  const waiting = battle.fighters.filter(isWaiting(infiltrating)).filter(({ gang }) => gang === turn);
  const fighter = field('fighter', 'Fighter', choice(fighterChoices(waiting)));
  const infiltrators = battle.fighters.filter(({ sheet, placed: stands }) => stands && sheet.infiltrating);
  const before = infiltrating ? 0 : infiltrators.length + battle.markers.length;
  const place = before + now.turn + 1;
  if (!infiltrating) {
    const inches = (battle.zoneDepth ?? ZONE_DEPTH) / INCH;
    const help = `One fighter, its whole base within ${inches}" of your edge, at least 1" from fighters of other gangs.`;
    const rules = cite('HIT-DEPLOY-07', 'HIT-DEPLOY-05');
    return {
      id: id({ place }),
      of: turn,
      label: 'Set up a fighter',
      help,
      kind: record(fighter, ...placeFields(battle)),
      // Whoever measures tells each; else all are told at once.
      optional: true,
      rules,
    };
  }
  if (areSealed(battle)) return sealedAsk(battle, turn, id({ place }), waiting);
  const help = 'The core rules say where. A Hidden marker is this fighter’s for good: say whose it is.';
  const kind = record(fighter, field('hidden', 'As a Hidden marker', FLAG), ...placeAsked(battle));
  const rules = cite('HIT-DEPLOY-06', 'HIT-EXT-INFIL', 'HIT-HIDDEN-01');
  return { id: id({ place }), of: turn, label: 'Set up an infiltrating fighter', help, kind, rules };
}

/** A model, said openly; or a marker, and who is behind it is written next (HIT-AMB-04). */
function sealedAsk(battle: Battle, turn: SideId, id: string, waiting: readonly Fighter[]): Ask {
  const help =
    'A model: say who. A Hidden marker: write in secret who is behind it, for good. The core rules say where.';
  const fighter = maybe('fighter', 'Fighter, as a model', choice(fighterChoices(waiting)));
  const kind = record(fighter, field('hidden', 'As a Hidden marker', FLAG), ...placeAsked(battle));
  const rules = cite('HIT-DEPLOY-06', 'HIT-EXT-INFIL', 'HIT-HIDDEN-01', 'HIT-AMB-04');
  return { id, of: turn, label: 'Set up an infiltrating fighter', help, kind, rules };
}

function withMarker(battle: Battle, gang: SideId, value: Json): Battle {
  const own = battle.markers.filter((marker) => marker.gang === gang).length + 1;
  const marker = {
    id: MARKER_ID.write({ marker: `${gang}${own}` }),
    gang,
    at: placeOf(value),
    written: false,
    fighter: null,
    open: false,
  };
  return { ...battle, markers: [...battle.markers, marker] };
}

/** Who of a gang may still be behind a marker, as far as who looks knows. */
function unmarked(battle: Battle, gang: string): readonly Fighter[] {
  const behind = battle.markers.map(({ fighter }) => fighter);
  return battle.fighters.filter(isWaiting(true)).filter((one) => one.gang === gang && !behind.includes(one.id));
}

export const WRITE_MARKER = question({
  id: MARKER_ID,
  secret: true,
  asks: (battle, id) =>
    battle.markers
      .filter(({ written }) => !written)
      .map((marker) => ({
        id: id({ marker: markerOf(marker) }),
        of: marker.gang,
        label: `Who is behind ${markerName(marker)}`,
        kind: choice(fighterChoices(unmarked(battle, marker.gang))),
        rules: cite('HIT-AMB-04', 'HIT-HIDDEN-02'),
      })),
  apply: (battle, value, { ask }) => {
    const fighter = textOf(value) === '' ? null : textOf(value);
    const markers = battle.markers.map((one) => (one.id === ask ? { ...one, written: true, fighter } : one));
    const next = { ...battle, markers };
    return allBehind(next, placingTurn(next, true));
  },
  opens: (battle, { ask }) => afterBattle(battle) || battle.markers.some(({ id, open }) => id === ask && open),
  notNow: firstFault(({ markers }, { marker }) =>
    markers.some((one) => markerOf(one) === marker && one.written) ? checkSwap() : [],
  ),
});

function placed(before: Battle, value: Json, hidden: boolean, since: number): Battle {
  const battle = { ...before, since };
  const fighter = fighterOf(battle, fieldsOf(value).fighter);
  return fighter ? withFighter(battle, fighter.id, { placed: true, at: placeOf(value), hidden }) : battle;
}

export const INFILTRATE = question({
  id: askId('infiltrate', { place: count }),
  asks: (battle, id) =>
    battle.markers.some(({ written }) => !written) ? [] : [placingAsk(battle, id, true)].filter((ask) => ask !== null),
  check: faults((battle, value) => {
    const { fighter: id, hidden } = fieldsOf(value);
    if (areSealed(battle) && (hidden === true || id === undefined)) {
      const one = hidden === true && id === undefined;
      return broken(!one, 'HIT-HIDDEN-02', 'Either a model, and say who; or a marker, and write in secret who.');
    }
    const fighter = fighterOf(battle, id);
    const marked = battle.fighters.filter((one) => one.hidden).map((one) => one.id);
    const hiding = hidden === true ? checkHide(fighter ? fighter.sheet : null, marked) : [];
    return [...placeFaults(battle, value, true), ...hiding];
  }),
  notNow: tooLateToPlace,
  apply: (battle, value, { at }) => {
    const turn = placingTurn(battle, true);
    const hidden = fieldsOf(value).hidden === true;
    if (areSealed(battle) && hidden && turn !== null) return withMarker({ ...battle, since: at }, turn, value);
    const next = placed(battle, value, hidden, at);
    return allBehind(next, placingTurn(next, true));
  },
});

/** The first in priority before the others; those too that are done. */
const inTurn = (battle: Battle): string =>
  orderB(battle)
    .filter((gang) => battle.fighters.some((one) => one.gang === gang && !one.sheet.infiltrating))
    .map((gang) => gangName(battle, gang))
    .join(', ');

/** Where nobody keeps a map: in turn at the table, a fighter each, and told once for the whole gang. */
export const DEPLOY_ALL = question({
  id: askId('deployed', { gang: WHOSE }),
  asks: (battle, id) =>
    battle.gangs
      .filter((gang) => battle.fighters.some((one) => one.gang === gang && isWaiting(false)(one)))
      .map((gang) => ({
        id: id({ gang }),
        of: gang,
        label: 'All my fighters are set up',
        help: `In turn, one fighter each: ${inTurn(battle)}. The whole base in your zone, at least 1" from other gangs.`,
        kind: CONFIRM,
        rules: cite('HIT-DEPLOY-07', 'HIT-DEPLOY-05'),
      })),
  notNow: tooLateToPlace,
  apply: (battle, _, { said: { gang }, at }) => ({
    ...battle,
    since: at,
    fighters: battle.fighters.map((one) =>
      one.gang === gang && isWaiting(false)(one) ? { ...one, placed: true, at: null, hidden: false } : one,
    ),
  }),
});

export const DEPLOY = question({
  id: askId('deploy', { place: count }),
  // Without a map a gang is set up with one tap.
  asks: (battle, id) => (battle.built ? [] : [placingAsk(battle, id, false)].filter((ask) => ask !== null)),
  check: faults((battle, value) => placeFaults(battle, value, false)),
  notNow: tooLateToPlace,
  apply: (battle, value, { at }) => placed(battle, value, false, at),
});
