/** Markers, edges, deployment and arrivals (GFF-MISSION, GFF-DEPLOY). */
import { type Side, type Unit, apart, between, comesOn, has, isOff, onTable, scattered, standing } from './board.ts';
import type { Desk } from './desk.ts';
import { EQUAL, far } from './geometry.ts';
import { type WrittenAction, inches, other } from './written.ts';

function zone(game: Desk): number {
  return Math.min(12, (game.board.depth - 24) / 2);
}

export function placeMarkers(game: Desk): void {
  const count = Math.ceil(game.roll('markers', 'battle') / 2) + 2;
  let side = game.rollOff();
  const { objectives, depth } = game.board;
  for (let placed = 0; placed < count && game.peek()?.do === 'marker'; placed += 1) {
    const at = inches(game.next(['marker'], side).at);
    game.check(Math.min(at.y, depth - at.y) > zone(game) - EQUAL, 'a marker lies in a zone');
    game.check(
      objectives.every((one) => far(one.at, at) > 9 - EQUAL),
      'a marker is 9" or less from another',
    );
    objectives.push({ at, holder: null });
    side = other(side);
  }
  game.check(objectives.length === count || objectives.length >= 2, 'too few markers');
}

export function setAside(game: Desk, winner: Side): void {
  for (const side of [winner, other(winner)]) {
    const may = game.board.units.filter((unit) => unit.side === side && (has(unit, 'Ambush') || has(unit, 'Scout')));
    if (may.length === 0) continue;
    for (const [id, as] of Object.entries(game.next(['set-aside'], side).units ?? {})) {
      const unit = game.unitOf(id);
      game.check(may.includes(unit) && has(unit, as === 'ambush' ? 'Ambush' : 'Scout'), `${id} may not be set aside`);
      unit.where = as === 'ambush' ? 'ambush' : 'scout';
    }
  }
}

function isSouth(game: Desk, side: Side): boolean {
  return game.board.south === side;
}

export function deploy(game: Desk, winner: Side, where: Unit['where'], kind: string): void {
  const waits = (side: Side) => game.board.units.some((unit) => unit.side === side && unit.where === where);
  for (let turn = winner; waits('A') || waits('B'); turn = other(turn)) {
    if (!waits(turn)) turn = other(turn);
    const action = game.next(['place'], turn);
    const unit = game.unitOf(action.unit);
    game.check(unit.where === where && unit.side === turn, `${unit.id} is not placed now`);
    place(game, unit, action);
    const reach = zone(game) + (kind === 'scout' ? 12 : 0);
    for (const { at } of unit.models) {
      const deep = (isSouth(game, turn) ? at.y : game.board.depth - at.y) + unit.radius;
      game.check(deep <= reach + EQUAL, `${unit.id} is placed outside of its zone`);
    }
  }
}

function place(game: Desk, unit: Unit, { at = [] }: WrittenAction): void {
  const places = Array.isArray(at) ? at.map(inches) : [];
  const others = onTable(game.board).flatMap((one) =>
    standing(one).map((model) => ({ at: model.at, radius: one.radius })),
  );
  game.check(places.length === unit.models.length, `${unit.id} is not placed whole`);
  game.check(scattered(places, unit.radius) === 0, `${unit.id} is placed out of coherency`);
  for (const [number, place] of places.entries()) {
    const model = unit.models[number];
    if (model) Object.assign(model, { at: place, alive: true });
    game.check(!isOff(game.board, place, unit.radius), `${unit.id} is placed off the table`);
    game.check(!comesOn(game.board, 'impassable', [place], unit.radius), `${unit.id} is placed in a wall`);
    const isClear = others.every((one) => apart(place, one.at, unit.radius + one.radius) >= 1 - EQUAL);
    game.check(isClear, `${unit.id} is placed within 1" of somebody`);
    const mates = places.every((mate, at2) => at2 === number || far(mate, place) >= 2 * unit.radius - EQUAL);
    game.check(mates, `${unit.id} is placed on itself`);
  }
  unit.where = 'table';
}

export function arrivals(game: Desk, first: Side): void {
  const done = new Set<Side>();
  const waits = (side: Side) =>
    !done.has(side) && game.board.units.some((unit) => unit.side === side && unit.where === 'ambush');
  for (let turn = first; waits('A') || waits('B'); turn = other(turn)) {
    if (!waits(turn)) turn = other(turn);
    const action = game.next(['place', 'wait'], turn);
    if (action.do === 'wait') {
      done.add(turn);
      // Who waits keeps the turn's place: the other side goes on.
      continue;
    }
    const unit = game.unitOf(action.unit);
    game.check(unit.where === 'ambush' && unit.side === turn, `${unit.id} is not in Ambush`);
    place(game, unit, action);
    unit.arrived = true;
    for (const foe of onTable(game.board, other(turn)))
      game.check(between(unit, foe) > 9 - EQUAL, `${unit.id} arrives 9" or less from ${foe.id}`);
  }
}
