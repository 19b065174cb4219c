/** Attacks as the rules have them (GFF-PIPE), die by die from a record. */
import { type Board, type Model, type Unit, type Weapon, apart, has, onTable, standing, valueOf } from './board.ts';
import { EQUAL } from './geometry.ts';

/** Gives the next recorded die, which has to be of that kind and for that unit or weapon. */
export type Roll = (kind: string, who: string) => number;

/** Hits that a weapon's dice made, or that came otherwise, on their way to Defense rolls. */
interface Shot {
  readonly ap: number;
  readonly cover: boolean;
  readonly deadly: number;
  readonly bane: boolean;
  readonly lasting: boolean;
  /** The model that made it, and X of its Fear. */
  readonly bearer: number;
  readonly fear: number;
}

/** Copies of a weapon that are used in one way. */
export interface Use {
  readonly weapon: Weapon;
  /** The models, one for each copy. */
  readonly bearers: readonly number[];
  readonly overNine: boolean;
}

export interface Attack {
  readonly step: 'shoot' | 'counter' | 'charge' | 'strikeback';
  readonly unit: Unit;
  readonly uses: readonly Use[];
  readonly impact: number;
  readonly moved: boolean;
  readonly cover: { readonly terrain: boolean; readonly sight: boolean };
}

export interface Victim {
  readonly unit: Unit;
  /** Its models that Blast counts. */
  readonly near: number;
}

const ruleOf = ({ rules }: Weapon, name: string) => rules.find((rule) => rule.name === name);
const valueIn = (weapon: Weapon, name: string) => ruleOf(weapon, name)?.value ?? 0;

/** GFF-DICE-02. */
export function succeeds(face: number, needs: number, modifier: number): boolean {
  return face === 6 || (face !== 1 && face + modifier >= needs);
}

export function fires(weapon: Weapon, name: string): boolean {
  return ruleOf(weapon, name) !== undefined;
}

/** Who is hit by the Blast of an attack on a target: it, and its side's others within 3" of it (GFF-PIPE-09). */
export function victimsOf(board: Board, target: Unit): Victim[] {
  const reached = (unit: Unit) =>
    standing(unit).filter((model) =>
      standing(target).some(({ at }) => apart(model.at, at, unit.radius + target.radius) <= 3 + EQUAL),
    ).length;
  const others = onTable(board, target.side).filter((unit) => unit !== target);
  const near = others.map((unit) => ({ unit, near: Math.min(reached(unit), unit.left) }));
  return [{ unit: target, near: target.left }, ...near.filter((one) => one.near > 0)];
}

/** The whole attack: hits, their sharing out, Defense, wounds, wound effects. `order`: who gets odd hits of a Blast first. */
export function strike(attack: Attack, victims: readonly Victim[], order: readonly number[], roll: Roll): void {
  const [target] = victims;
  if (!target) return;
  const uses = attack.uses.map((use) => ({ use, sixes: rollToHit(attack, use, target.unit, roll) }));
  const impact: number[] = [];
  for (let die = 0; die < attack.impact; die += 1) if (roll('impact', '') >= 2) impact.push(die);
  const dealt = victims.map((): Shot[] => []);
  let next = 0;
  const all = victims.reduce((sum, { near }) => sum + near, 0);
  const deadlyOf = ({ use }: (typeof uses)[number]) => Math.max(1, valueIn(use.weapon, 'Deadly'));
  const plain = impact.map((): Shot => ({
    ap: 0,
    cover: false,
    deadly: 1,
    bane: false,
    lasting: false,
    bearer: -1,
    fear: 0,
  }));
  const sorted = [...uses].sort((one, other) => deadlyOf(other) - deadlyOf(one));
  for (const { use, sixes } of sorted) {
    const { weapon } = use;
    const blast = valueIn(weapon, 'Blast');
    const copies = blast === 0 ? 1 : Math.min(blast, all);
    for (const { six, model } of sixes) {
      const extra = six ? extraHits(attack, use, model) : 0;
      for (let hit = 0; hit < copies * (1 + extra); hit += 1) {
        const place = blast === 0 ? 0 : (order[next++ % order.length] ?? 0);
        dealt[place]?.push(shotOf(attack, weapon, model, six && hit < copies));
      }
    }
  }
  dealt[0]?.push(...plain);
  for (const [place, { unit }] of victims.entries()) suffer(unit, dealt[place] ?? [], attack.step !== 'shoot', roll);
}

/** Each die that hits: whether it is a natural 6, and whose (GFF-PIPE-03 to -05). */
function rollToHit(attack: Attack, use: Use, target: Unit, roll: Roll): { six: boolean; model: number }[] {
  const { unit, step, moved } = attack;
  const { weapon, overNine } = use;
  const needs = fires(weapon, 'Reliable') ? 2 : unit.sheet.quality;
  const minus =
    (step === 'shoot' && overNine && has(target, 'Stealth', true) ? 1 : 0) +
    (step === 'shoot' && moved && fires(weapon, 'Indirect') ? 1 : 0);
  const plus = step === 'charge' && fires(weapon, 'Thrust') ? 1 : 0;
  const modifier = plus - (fires(weapon, 'Unstoppable') ? 0 : minus);
  const onSixes = step !== 'shoot' && (unit.fatigued || unit.shaken);
  const hits: { six: boolean; model: number }[] = [];
  for (const model of use.bearers) {
    for (let die = 0; die < weapon.attacks; die += 1) {
      const face = roll('hit', weapon.name);
      if (onSixes ? face === 6 : succeeds(face, needs, modifier)) hits.push({ six: face === 6, model });
    }
  }
  return hits;
}

function extraHits({ unit, step }: Attack, { weapon, overNine }: Use, model: number): number {
  return (
    (step === 'charge' && valueOf(unit, 'Furious', model) > 0 ? 1 : 0) +
    (fires(weapon, 'Surge') ? 1 : 0) +
    (step === 'shoot' && overNine && valueOf(unit, 'Relentless', model) > 0 ? 1 : 0)
  );
}

function shotOf({ unit, step, cover }: Attack, weapon: Weapon, model: number, rend: boolean): Shot {
  const ap =
    valueIn(weapon, 'AP') +
    (step === 'charge' && fires(weapon, 'Thrust') ? 1 : 0) +
    (rend && fires(weapon, 'Rending') ? 4 : 0);
  const covered = cover.terrain || (cover.sight && !fires(weapon, 'Indirect'));
  return {
    ap,
    cover: step === 'shoot' && covered && !fires(weapon, 'Blast'),
    deadly: Math.max(1, valueIn(weapon, 'Deadly')),
    bane: fires(weapon, 'Bane'),
    lasting: fires(weapon, 'Bane') || fires(weapon, 'Rending') || fires(weapon, 'Unstoppable'),
    bearer: model,
    fear: step === 'shoot' ? 0 : valueOf(unit, 'Fear', model),
  };
}

/** Defense, Regeneration, wounds, and the one wound-effects roll (GFF-PIPE-13 to -17). */
function suffer(unit: Unit, shots: readonly Shot[], melee: boolean, roll: Roll): void {
  const regenerates = has(unit, 'Regeneration', true);
  const frightening = new Map<number, number>();
  const tally = { killed: 0, added: 0 };
  for (const shot of shots) {
    let face = roll('block', unit.id);
    if (face === 6 && shot.bane) face = roll('again', unit.id);
    if (succeeds(face, unit.sheet.defense, (shot.cover ? 1 : 0) - shot.ap)) continue;
    let wounds = shot.deadly;
    if (regenerates && !shot.lasting) {
      for (let die = 0; die < shot.deadly; die += 1) if (roll('regeneration', unit.id) >= 5) wounds -= 1;
    }
    if (wounds === 0) continue;
    if (shot.fear > 0) frightening.set(shot.bearer, shot.fear);
    wound(unit, wounds, tally);
  }
  const fear = melee ? [...frightening.values()].reduce((sum, x) => sum + x, 0) : 0;
  settle(unit, tally, fear, roll);
}

interface Tally {
  killed: number;
  added: number;
}

/** What one hit's wounds do: kill a model of a group, or mark the last one (GFF-WOUND-07, GFF-SR-DEADLY-2). */
function wound(unit: Unit, wounds: number, tally: Tally): void {
  if (unit.left - tally.killed > 1) tally.killed += 1;
  else tally.added += wounds;
}

/** GFF-WOUND-02 to -09. */
function settle(unit: Unit, { killed, added }: Tally, fear: number, roll: Roll): void {
  const { tough } = unit.sheet;
  unit.left -= killed;
  unit.owes += killed;
  unit.markers += added;
  if (added === 0 || unit.markers < tough) return;
  const total = roll('effect', unit.id) + unit.markers + (unit.shaken ? 1 : 0) + fear;
  if (total >= 5 + tough) destroy(unit);
  else unit.shaken = true;
}

export function destroy(unit: Unit): void {
  unit.where = 'gone';
  unit.left = 0;
  unit.owes = 0;
  for (const model of unit.models) model.alive = false;
}

/** Dice of dangerous ground: each 1 is a wound; Regeneration helps (GFF-TERRAIN-05). */
export function brave(unit: Unit, models: readonly Model[], roll: Roll): void {
  let wounds = 0;
  for (const model of models) {
    model.braved = true;
  }
  const dice = models.length * unit.sheet.tough;
  for (let die = 0; die < dice; die += 1) if (roll('terrain', unit.id) === 1) wounds += 1;
  if (has(unit, 'Regeneration', true)) {
    for (let left = wounds; left > 0; left -= 1) if (roll('regeneration', unit.id) >= 5) wounds -= 1;
  }
  const tally = { killed: 0, added: 0 };
  for (let left = wounds; left > 0; left -= 1) wound(unit, 1, tally);
  settle(unit, tally, 0, roll);
}
