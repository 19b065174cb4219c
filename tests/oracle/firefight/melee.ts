/** Charges and melees, step by step (GFF-MELEE). */
import { type Model, type Unit, apart, between, lengthOf, standing } from './board.ts';
import type { Desk } from './desk.ts';
import { type Use, fires, strike, victimsOf } from './fight.ts';
import { EQUAL } from './geometry.ts';
import {
  type Ways,
  allowed,
  checkBodies,
  checkClose,
  checkLengths,
  checkParting,
  checkTogether,
  checkWalk,
  endsOf,
} from './moves.ts';

export function checkCharge(game: Desk, unit: Unit, foe: Unit, ways: Ways): void {
  const most = allowed(unit, 'charge');
  game.check(foe.side !== unit.side && foe.where === 'table', `${unit.id} charges nobody`);
  checkLengths(game.board, unit, ways, most, game.say);
  checkBodies(game.board, unit, ways, game.say);
  checkTogether(unit, ways, game.say);
  const radii = unit.radius + foe.radius;
  const touches = endsOf(unit, ways).some((end) => standing(foe).some(({ at }) => apart(end, at, radii) < EQUAL));
  game.check(touches, `${unit.id} charges without coming into contact`);
  checkClose(game.board, unit, foe, ways, most, game.say);
}

export function melee(game: Desk, charger: Unit, defender: Unit): void {
  const radii = charger.radius + defender.radius;
  const touch = ({ at }: Model, foe: Unit) => standing(foe).some((one) => apart(at, one.at, radii) < EQUAL);
  if (standing(defender).some((model) => !touch(model, charger))) {
    const ways = game.waysOf(defender, game.next(['pile-in'], defender.side).moves);
    for (const [id, way] of ways) game.check(lengthOf(way) <= 3 + EQUAL, `${id} piles in over 3"`);
    checkBodies(game.board, defender, ways, game.say);
    checkTogether(defender, ways, game.say);
    checkClose(game.board, defender, charger, ways, 3, game.say);
    game.go(defender, ways, false);
    game.casualties();
  }
  const bothStand = () => charger.where === 'table' && defender.where === 'table';
  let strikesBack: boolean | null = null;
  for (const step of ['counter', 'charge', 'strikeback'] as const) {
    if (!bothStand()) break;
    const [striker, struck] = step === 'charge' ? [charger, defender] : [defender, charger];
    const uses = blows(striker, struck, step);
    if (step !== 'charge') {
      if (uses.length === 0) continue;
      strikesBack ??= game.next(['strike-back'], defender.side).strikes === true;
      if (!strikesBack) continue;
    }
    strikes(game, step, striker, struck, uses);
  }
  if (charger.where === 'table') charger.fatigued = true;
  if (defender.where === 'table' && strikesBack === true) defender.fatigued = true;
  leave(game, charger, defender);
}

/** What a unit strikes with in a step: the melee weapons of those near enough (GFF-MELEE-03, -05). */
function blows(unit: Unit, foe: Unit, step: 'counter' | 'charge' | 'strikeback'): Use[] {
  const strikers = strikersOf(unit, foe);
  return unit.sheet.weapons.flatMap((weapon, at): Use[] => {
    const counters = fires(weapon, 'Counter');
    if (weapon.range > 0 || (step === 'counter' && !counters) || (step === 'strikeback' && counters)) return [];
    const bearers = (unit.carriers[at] ?? []).filter((model) => strikers.includes(model));
    return bearers.length > 0 ? [{ weapon, bearers, overNine: false }] : [];
  });
}

function strikersOf(unit: Unit, foe: Unit): number[] {
  const radii = unit.radius + foe.radius;
  const near = standing(unit).filter(({ at }) => standing(foe).some((one) => apart(at, one.at, radii) <= 2 + EQUAL));
  return near.map(({ number }) => number);
}

function strikes(
  game: Desk,
  step: 'counter' | 'charge' | 'strikeback',
  unit: Unit,
  foe: Unit,
  all: readonly Use[],
): void {
  const uses = all.filter(({ weapon }) => !fires(weapon, 'Limited') || !unit.used.has(weapon.name));
  const impact = step === 'charge' && !unit.fatigued && !unit.shaken ? impactDice(unit, foe) : 0;
  const hasBlast = unit.sheet.weapons.some((weapon) => fires(weapon, 'Blast'));
  const victims = hasBlast ? victimsOf(game.board, foe) : victimsOf(game.board, foe).slice(0, 1);
  const order = victims.map((_, place) => place);
  strike({ step, unit, uses, impact, moved: true, cover: { terrain: false, sight: false } }, victims, order, game.roll);
  for (const { weapon } of uses) if (fires(weapon, 'Limited')) unit.used.add(weapon.name);
  game.casualties();
}

function impactDice(unit: Unit, foe: Unit): number {
  const sum = strikersOf(unit, foe).reduce((total, model) => total + impactOf(unit, model), 0);
  const counters = standing(foe).filter(({ number }) =>
    foe.sheet.weapons.some(
      (weapon, at) => weapon.range === 0 && fires(weapon, 'Counter') && foe.carriers[at]?.includes(number),
    ),
  ).length;
  return Math.max(0, sum - counters);
}

function leave(game: Desk, charger: Unit, defender: Unit): void {
  const [here, there] = [charger.where === 'table', defender.where === 'table'];
  if (!here && !there) return;
  if (here && there) {
    const gap = between(charger, defender);
    // At an inch but for a rounding the record says whether it is one.
    if (gap >= 1 - EQUAL / 2 || (gap >= 1 - EQUAL && game.peek()?.do !== 'separate')) return;
    const ways = game.waysOf(charger, game.next(['separate'], charger.side).moves);
    checkParting(game.board, charger, defender, ways, game.say);
    game.go(charger, ways, false);
  } else {
    const unit = here ? charger : defender;
    const ways = game.waysOf(unit, game.next(['consolidate'], unit.side).moves);
    checkWalk(game.board, unit, ways, 3, game.say);
    game.go(unit, ways, false);
  }
  game.casualties();
}

function impactOf({ sheet: { rules, models } }: Unit, model: number): number {
  return rules.find((rule) => rule.name === 'Impact' && model < (rule.models ?? models))?.value ?? 0;
}
