/** Shooting: who may fire at whom, with how many dice, and what cover there is (GFF-SHOOT, GFF-TERRAIN-01 to -03). */
import { HARDEST, type Model, type Unit, apart, middleSees, onTable, sees, standing } from './board.ts';
import type { Desk } from './desk.ts';
import { type Attack, type Use, fires, strike, victimsOf } from './fight.ts';
import { EQUAL, outside } from './geometry.ts';
import { type Die, type WrittenAction, other } from './written.ts';

/** The models of a unit that may fire a weapon at another, one for each copy. */
function firersOf(game: Desk, unit: Unit, weapon: number, target: Unit, look: number): number[] {
  const arm = unit.sheet.weapons[weapon];
  if (!arm || arm.range === 0 || (fires(arm, 'Limited') && unit.used.has(arm.name))) return [];
  const radii = unit.radius + target.radius;
  const may = standing(unit).filter(({ at }) => {
    if (standing(target).every((foe) => apart(at, foe.at, radii) > arm.range + EQUAL)) return false;
    return (
      fires(arm, 'Indirect') ||
      standing(target).some((foe) => sees(game.board, at, unit.radius, foe.at, target.radius, look))
    );
  });
  return (unit.carriers[weapon] ?? []).filter((model) => may.some(({ number }) => number === model));
}

export function shooting(game: Desk, unit: Unit, moved: boolean): void {
  const foes = onTable(game.board, other(unit.side));
  const { weapons } = unit.sheet;
  if (game.peek()?.do !== 'shoot') {
    const could =
      !unit.shaken && weapons.some((_, at) => foes.some((foe) => firersOf(game, unit, at, foe, 0).length > 0));
    game.check(!could, `${unit.id} could shoot and is not asked`);
    return;
  }
  const { shots = [] } = game.next(['shoot'], unit.side);
  game.check(!unit.shaken || shots.length === 0, `${unit.id} shoots while Shaken`);
  const targets = weapons.flatMap(({ name, range }) => {
    const shot = shots.find(({ weapon }) => weapon === name && range > 0);
    return shot ? [game.unitOf(shot.target)] : [];
  });
  const distinct = [...new Set(targets)];
  game.check(
    distinct.length <= 2 && distinct.every((one) => foes.includes(one)),
    `${unit.id} shoots at others than it may`,
  );
  const attacks = distinct.map((target) => volley(game, unit, target, shots, moved));
  const blasts = (attack: Attack) => attack.uses.some(({ weapon }) => fires(weapon, 'Blast'));
  const orders = distinct.map((target, at) => {
    const declared = shots.some(({ weapon, target: id }) => {
      return id === target.id && weapons.some((one) => one.name === weapon && one.range > 0 && fires(one, 'Blast'));
    });
    return { declared, attack: attacks[at] };
  });
  const allotted = orders.map(({ declared }, at) => {
    const target = distinct[at];
    const victims = target ? victimsOf(game.board, target) : [];
    if (!declared || victims.length < 2) return null;
    const { order = [] } = game.next(['allot'], other(unit.side));
    return victims.map((_, place) => victims.findIndex((one) => one.unit.id === order[place]));
  });
  for (const { name } of weapons.filter((one) => one.range > 0 && shots.some(({ weapon }) => weapon === one.name)))
    unit.used.add(name);
  for (const [at, attack] of attacks.entries()) {
    const target = distinct[at];
    if (target?.where !== 'table') continue;
    const all = victimsOf(game.board, target);
    const victims = blasts(attack) ? all : all.slice(0, 1);
    strike(attack, victims, allotted[at] ?? victims.map((_, place) => place), game.roll);
  }
  game.casualties();
}

/** The dice that a unit throws at a target; where a sight line is a hair's breadth wide the record decides. */
function volley(
  game: Desk,
  unit: Unit,
  target: Unit,
  shots: NonNullable<WrittenAction['shots']>,
  moved: boolean,
): Attack {
  const uses: Use[] = [];
  const shooters = new Set<Model>();
  const radii = unit.radius + target.radius;
  const isOverNine = (model: Model) =>
    Math.min(...standing(target).map(({ at }) => apart(model.at, at, radii))) > 9 + EQUAL;
  for (const [at, weapon] of unit.sheet.weapons.entries()) {
    if (weapon.range === 0 || !shots.some((shot) => shot.weapon === weapon.name && shot.target === target.id)) continue;
    let firing: number[] = [];
    for (let look = 0; look <= HARDEST; look += 1) {
      firing = firersOf(game, unit, at, target, look);
      if (firing.length * weapon.attacks >= dueDice(game, weapon.name)) break;
    }
    game.check(firing.length > 0, `${unit.id} fires ${weapon.name} at ${target.id}, which nobody can`);
    const far = firing.filter((number) => unit.models.some((model) => model.number === number && isOverNine(model)));
    const near = firing.filter((number) => !far.includes(number));
    for (const number of firing) for (const model of unit.models) if (model.number === number) shooters.add(model);
    if (near.length > 0) uses.push({ weapon, bearers: near, overNine: false });
    if (far.length > 0) uses.push({ weapon, bearers: far, overNine: true });
  }
  return { step: 'shoot', unit, uses, impact: 0, moved, cover: coverOf(game, [...shooters], target) };
}

/** How many dice to hit a weapon has in the record that lies open, or in the one after it. */
function dueDice(game: Desk, weapon: string): number {
  const count = (dice: readonly Die[]) => dice.filter(([kind, who]) => kind === 'hit' && who === weapon).length;
  return count(game.dice) + (game.peek()?.do === 'allot' ? count(game.entries[game.at + 1]?.dice ?? []) : 0);
}

function coverOf(game: Desk, shooters: readonly Model[], target: Unit): Attack['cover'] {
  const figures = standing(target);
  const isIn = ({ at }: Model) =>
    game.board.terrain.some(({ traits, area }) => {
      const deep = outside(area, at);
      return traits.includes('cover') && (figures.length === 1 ? deep < -1e-9 : deep <= -target.radius + EQUAL);
    });
  const isScreened = ({ at }: Model) => shooters.every((one) => !middleSees(game.board, one.at, at));
  const most = (holds: (model: Model) => boolean) => 2 * figures.filter(holds).length > figures.length;
  return { terrain: most(isIn), sight: shooters.length > 0 && most(isScreened) };
}
