/** The map of those who keep one: a drag sets a fighter up, or moves it (HIT-DEPLOY-05, -07). */
import { checkTable, tableNow } from '../../../../encounter/table.ts';
import type { SideId } from '../../../../encounter/types.ts';
import type { Json } from '../../../../journal/json.ts';
import { type Broken, brokenRefusal } from '../../../../rules/broken.ts';
import { cite } from '../../../../rules/cite.ts';
import { refuse } from '../../../../rules/refusal.ts';
import { pointOf } from '../../../../table/layout/regions.ts';
import type { Point } from '../../../../table/shapes.ts';
import { type Battle, type Fighter, fighterOf, withFighter } from '../battle.ts';
import { markerOf } from '../markers.ts';
import { question } from '../question.ts';
import { TABLE_ID, askedOf, hasMap, tableId } from '../table.ts';
import { placingTurn, standFaults } from './deployment.ts';

/** By id, what was put somewhere else, and what was taken off: null. */
function movedBy(battle: Battle, value: Json): ReadonlyMap<string, Point | null> {
  const asked = askedOf(battle);
  if (asked === null) return new Map();
  const [before, after] = [tableNow(asked, battle.told), tableNow(asked, [...battle.told, value])];
  const was = new Map(before.things.map(({ id, at }) => [id, at]));
  const put = after.things.filter(({ id, at: [x, y] }) => was.get(id)?.[0] !== x || was.get(id)?.[1] !== y);
  const off = before.things.filter(({ id }) => !after.things.some((thing) => thing.id === id));
  return new Map([...put.map(({ id, at }) => [id, pointOf(at)] as const), ...off.map(({ id }) => [id, null] as const)]);
}

interface SetUp {
  readonly battle: Battle;
  readonly faults: readonly Broken[];
}

/** Those who are set up by this, each in its gang’s turn; and those who are moved before the first round. */
function setUpBy(battle: Battle, moved: ReadonlyMap<string, Point | null>, since: number): SetUp {
  const stood = battle.fighters.filter(({ id, placed }) => placed && moved.has(id));
  let now = stood.reduce((one, { id }) => withFighter(one, id, { at: moved.get(id) ?? null }), battle);
  const faults = stood.flatMap(({ id, gang }) => faultsAt(now, fighterOf(now, id), gang));
  const waiting = battle.fighters.filter(({ id, placed }) => !placed && (moved.get(id) ?? null) !== null);
  while (waiting.length > 0) {
    const next = placingTurn(now, false);
    const [fighter] = waiting.splice(
      Math.max(
        0,
        waiting.findIndex(({ gang }) => gang === next),
      ),
      1,
    );
    if (!fighter) break;
    const stands = { ...fighter, at: moved.get(fighter.id) ?? null };
    faults.push(...faultsAt(now, stands, next));
    now = withFighter({ ...now, since }, fighter.id, { at: stands.at, placed: true, hidden: false });
  }
  return { battle: now, faults };
}

/** Where infiltrators may stand, and where anybody may in a round, the core rules say. */
function faultsAt(battle: Battle, fighter: Fighter | undefined, next: SideId | null): readonly Broken[] {
  if (!fighter || battle.round > 0 || fighter.sheet.infiltrating) return [];
  return standFaults(battle, { fighter, at: fighter.at, infiltrating: false, next });
}

export const TABLE = question({
  id: TABLE_ID,
  asks: (battle) =>
    hasMap(battle) && battle.over === null
      ? [
          {
            id: tableId(battle),
            of: 'any',
            label: 'Where fighters stand',
            kind: { type: 'table' },
            again: true,
            optional: true,
            rules: cite('HIT-DEPLOY-07', 'HIT-DEPLOY-05'),
          },
        ]
      : [],
  check: (battle, value) => {
    const asked = askedOf(battle);
    if (asked === null) return refuse('no-table', 'This battle has no table.');
    return (
      checkTable(asked, battle.told, value) ??
      brokenRefusal('against-the-rules', setUpBy(battle, movedBy(battle, value), 0).faults)
    );
  },
  apply: (battle, value, { at }) => {
    const moved = movedBy(battle, value);
    const markers = battle.markers.map((one) => {
      const place = moved.get(markerOf(one));
      return place === undefined ? one : { ...one, at: place };
    });
    const { battle: now } = setUpBy({ ...battle, markers }, moved, at);
    return { ...now, told: [...battle.told, value] };
  },
});
