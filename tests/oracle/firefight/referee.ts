/**
 * A referee of Firefight battles, written from docs/rules/firefight.md alone: it shares no code with the game. It goes through a
 * record, decision by decision and die by die, and says everything that is not as the rules have it. It knows no spells, no
 * special moves and no terrain with a height; such battles it does not take.
 */
import { type Side, type Unit, between, has, onTable, standing } from './board.ts';
import { Desk, Lost } from './desk.ts';
import { destroy, succeeds } from './fight.ts';
import { EQUAL, far } from './geometry.ts';
import { checkCharge, melee } from './melee.ts';
import { allowed, checkWalk } from './moves.ts';
import { arrivals, deploy, placeMarkers, setAside } from './setup-steps.ts';
import { shooting } from './shooting.ts';
import { SIDES, type WrittenBattle, other } from './written.ts';

export interface Refereed {
  readonly faults: readonly string[];
  readonly checks: number;
  /** How the battle stood at its end, for comparing. */
  readonly holders: readonly (Side | null)[];
  readonly units: readonly {
    readonly id: string;
    readonly left: number;
    readonly markers: number;
    readonly shaken: boolean;
  }[];
}

export function refereeBattle(record: WrittenBattle): Refereed {
  const game = new Desk(record);
  try {
    play(game);
  } catch (error) {
    if (!(error instanceof Lost)) throw error;
    game.faults.push(`${error.message}; nothing after it was checked`);
  }
  const { board, faults, checks } = game;
  return {
    faults,
    checks,
    holders: board.objectives.map(({ holder }) => holder),
    units: board.units.map(({ id, left, markers, shaken }) => ({ id, left, markers, shaken })),
  };
}

function play(game: Desk): void {
  placeMarkers(game);
  const winner = game.rollOff();
  const edge = game.next(['edge'], winner);
  game.board.south = edge.edge === 'south' ? winner : other(winner);
  setAside(game, winner);
  deploy(game, winner, 'waiting', 'deploy');
  deploy(game, winner, 'scout', 'scout');
  let first = winner;
  for (let round = 1; round <= 4; round += 1) first = playRound(game, round, first);
  if (game.peek() !== undefined) game.say('the battle goes on after round 4');
  if (game.die < game.dice.length) game.say('dice are left over at the end');
}

function playRound(game: Desk, round: number, first: Side): Side {
  for (const unit of game.board.units) Object.assign(unit, { fatigued: false, activated: false, arrived: false });
  if (round > 1) arrivals(game, first);
  const finish = { A: 0, B: 0 };
  let turn = first;
  for (let number = 1; ; number += 1) {
    const waits = (side: Side) => onTable(game.board, side).some(({ activated }) => !activated);
    if (!waits(turn)) turn = other(turn);
    if (!waits(turn)) break;
    finish[turn] = number;
    activation(game, turn);
    turn = other(turn);
  }
  morale(game, first);
  seize(game);
  return finish.A === finish.B ? first : finish.A < finish.B ? 'A' : 'B';
}

function activation(game: Desk, side: Side): void {
  const action = game.next(['act'], side);
  const unit = game.unitOf(action.unit);
  const deed = action.action ?? '';
  game.check(unit.side === side && unit.where === 'table' && !unit.activated, `${unit.id} may not act now`);
  game.check((deed === 'idle') === unit.shaken, `${unit.id} does ${deed}`);
  const ways = game.waysOf(unit, action.moves);
  game.check(ways.size === 0 || !['hold', 'idle'].includes(deed), `${unit.id} moves and ${deed}s`);
  if (has(unit, 'Immobile')) game.check(['hold', 'idle'].includes(deed), `${unit.id} is Immobile`);
  unit.activated = true;
  for (const one of game.board.units) for (const model of one.models) model.braved = false;
  if (deed === 'advance' || deed === 'rush') {
    checkWalk(game.board, unit, ways, allowed(unit, deed), game.say);
  }
  const foe = deed === 'charge' ? game.unitOf(action.target) : null;
  if (foe) checkCharge(game, unit, foe, ways);
  game.go(unit, ways, true);
  game.casualties();
  if (unit.where !== 'table') return;
  if (deed === 'idle') unit.shaken = false;
  if (deed === 'hold' || deed === 'advance') shooting(game, unit, ways.size > 0);
  if (foe) melee(game, unit, foe);
}

function morale(game: Desk, first: Side): void {
  const left = (side: Side) => game.board.units.filter((unit) => unit.side === side && unit.where !== 'gone').length;
  const all = (side: Side) => game.board.units.filter((unit) => unit.side === side).length;
  const due = SIDES.filter((side) => left(side) > 0 && 2 * left(side) <= all(side));
  for (const side of [first, other(first)]) {
    if (!due.includes(side)) continue;
    const waiting = onTable(game.board, side);
    while (waiting.length > 0) {
      const asked = waiting.length > 1 && waiting.some((unit) => has(unit, 'Hero'));
      const unit = asked ? game.unitOf(game.next(['morale'], side).unit) : waiting[0];
      const at = unit ? waiting.indexOf(unit) : -1;
      game.check(at >= 0, 'a unit tests its morale that does not have to');
      waiting.splice(Math.max(0, at), 1);
      if (unit) testMorale(game, unit);
    }
  }
}

function testMorale(game: Desk, unit: Unit): void {
  const heroes = onTable(game.board, unit.side).filter((one) => has(one, 'Hero') && !one.shaken && one !== unit);
  const helping = heroes.filter((hero) => between(hero, unit) <= 12 + EQUAL);
  const needs = Math.min(unit.sheet.quality, ...helping.map(({ sheet }) => sheet.quality));
  if (!unit.shaken && succeeds(game.roll('morale', unit.id), needs, 0)) return;
  if (has(unit, 'Fearless', true) && game.roll('fearless', unit.id) >= 4) return;
  if (unit.shaken) destroy(unit);
  else unit.shaken = true;
}

function seize(game: Desk): void {
  for (const marker of game.board.objectives) {
    const able = (side: Side) =>
      onTable(game.board, side).some(
        (unit) =>
          !unit.shaken &&
          !unit.arrived &&
          standing(unit).some(({ at }) => far(at, marker.at) - unit.radius <= 3 + EQUAL),
      );
    const [a, b] = [able('A'), able('B')];
    if (a || b) marker.holder = a && b ? null : a ? 'A' : 'B';
  }
}
