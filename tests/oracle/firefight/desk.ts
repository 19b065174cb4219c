/** What every part of the referee reads and writes: the record, the board, and what is wrong. */
import { type Board, type Side, type Unit, comesOn, has, standing } from './board.ts';
import { type Roll, brave } from './fight.ts';
import { type Ways, endsOf } from './moves.ts';
import type { Spot } from './geometry.ts';
import { type Die, type WrittenAction, type WrittenBattle, type WrittenEntry, boardOf, inches } from './written.ts';

/** What the referee cannot follow any further: the record and the rules have parted. */
export class Lost extends Error {}

/** One battle under the referee's eyes: its board, and the record that is read along. */
export class Desk {
  readonly board: Board;
  readonly faults: string[] = [];
  checks = 0;
  readonly entries: readonly WrittenEntry[];
  /** The entry that is looked at, its dice, and how many of them have been used. */
  at = -1;
  dice: readonly Die[];
  die = 0;

  constructor(record: WrittenBattle) {
    this.board = boardOf(record);
    this.entries = record.entries;
    this.dice = record.begun.dice;
  }

  readonly say = (what: string): void => {
    this.faults.push(`entry ${this.at + 1}: ${what}`);
  };

  check(holds: boolean, otherwise: string): void {
    this.checks += 1;
    if (!holds) this.say(otherwise);
  }

  readonly roll: Roll = (kind, who) => {
    const next = this.dice[this.die];
    this.checks += 1;
    if (next?.[0] !== kind || next[1] !== who) {
      throw new Lost(
        `entry ${this.at + 1}: a ${kind} die for ${who} is due, there is ${next ? next.join(' ') : 'none'}`,
      );
    }
    this.die += 1;
    return next[2];
  };

  /** The next decision, which has to be of a kind and a side's; all dice of the one before have been used. */
  next(kinds: readonly string[], side: Side): WrittenAction {
    if (this.die < this.dice.length) throw new Lost(`entry ${this.at + 1}: dice are left over`);
    this.at += 1;
    const entry = this.entries[this.at];
    const action = entry?.action;
    if (!entry || !action || !kinds.includes(action.do) || entry.side !== side) {
      throw new Lost(
        `entry ${this.at + 1}: side ${side} answers ${kinds.join(' or ')}, there is ${action?.do ?? 'none'}`,
      );
    }
    this.dice = entry.dice;
    this.die = 0;
    return action;
  }

  peek(): WrittenAction | undefined {
    return this.entries[this.at + 1]?.action;
  }

  unitOf(id: string | undefined): Unit {
    const unit = this.board.units.find((one) => one.id === id);
    if (!unit) throw new Lost(`entry ${this.at + 1}: there is no unit ${id ?? ''}`);
    return unit;
  }

  rollOff(): Side {
    for (;;) {
      const [a, b] = [this.roll('roll-off', 'A'), this.roll('roll-off', 'B')];
      if (a !== b) return a > b ? 'A' : 'B';
    }
  }

  waysOf(unit: Unit, moves: WrittenAction['moves'] = {}): Ways {
    const ways = new Map<string, readonly Spot[]>();
    for (const model of standing(unit)) {
      const way = moves[model.id];
      if (way) ways.set(model.id, [model.at, ...way.map(inches)]);
    }
    this.check(ways.size === Object.keys(moves).length, `${unit.id} moves models that it has not`);
    return ways;
  }

  go(unit: Unit, ways: Ways, activated: boolean): void {
    const models = standing(unit);
    const tests = models.filter((model) => {
      const way = ways.get(model.id);
      if (model.braved || (!way && !activated)) return false;
      if (!way) return comesOn(this.board, 'dangerous', [model.at], unit.radius);
      return !has(unit, 'Flying') && comesOn(this.board, 'dangerous', way, unit.radius);
    });
    const ends = endsOf(unit, ways);
    for (const [at, model] of models.entries()) model.at = ends[at] ?? model.at;
    brave(unit, tests, this.roll);
  }

  /** Owners take away the models that have fallen (GFF-WOUND-12). */
  casualties(): void {
    for (const unit of this.board.units) {
      if (unit.owes === 0) continue;
      const { models = [] } = this.next(['remove'], unit.side);
      this.check(
        models.length === unit.owes && new Set(models).size === unit.owes,
        `${unit.id} loses other than it owes`,
      );
      for (const model of unit.models) {
        if (!models.includes(model.id)) continue;
        this.check(model.alive, `${model.id} is taken away twice`);
        model.alive = false;
      }
      unit.owes = 0;
      this.check(standing(unit).length === unit.left, `${unit.id} has not as many models as are left`);
    }
  }
}
