/** Spells in play: who may try which at whom, tokens on the die, and what it does (GFF-SR-CASTER). */
import { spellVolley } from '../rules/attack.ts';
import { mayBoost } from '../terrain/field/boost.ts';
import { isWithin } from '../terrain/field/field.ts';
import { armOf } from '../rules/profile.ts';
import { resolveHits } from '../rules/resolve.ts';
import { SIDES, type ArmySide, otherSide } from '../rules/rounds.ts';
import { spellWorks } from '../rules/special/caster.ts';
import { someHave } from '../rules/unit.ts';
import type { BattleDef, BattleUnit, SpellOption } from './def.ts';
import { type BattlePlay, changeUnit, counted, note } from './play.ts';
import type { Spell } from './spells.ts';
import { gapBetween, figuresOn, isKept, isOnTable, keep, sees, unitAtCell, unitNumber } from './stage.ts';
import { BattleCell, type BattleState, UnitCell, get, ofUnit, put } from './state.ts';
import { nearby, takeStruck, victimOf } from './wounds.ts';

/** Every spell that the unit may try now, with its targets (GFF-SR-CASTER-2, -3). */
export function spellOptions(def: BattleDef, state: BattleState, unit: BattleUnit): readonly SpellOption[] {
  if (unit.caster === 0) return NO_SPELLS;
  const { spells } = def.stage;
  if (spells.value !== null && isKept(spells, state, unit.index)) return spells.value;
  return keep(spells, state, unit.index, castable(def, state, unit));
}

const NO_SPELLS: readonly SpellOption[] = [];

function castable(def: BattleDef, state: BattleState, unit: BattleUnit): readonly SpellOption[] {
  if (ofUnit(state, unit.index, UnitCell.shaken) === 1) return NO_SPELLS;
  const tokens = ofUnit(state, unit.index, UnitCell.tokens);
  const tried = ofUnit(state, unit.index, UnitCell.tried);
  const options: SpellOption[] = [];
  let seen: readonly Seen[] | null = null;
  def.spells[unit.side].forEach((spell, number) => {
    if (spell.value > tokens || (tried >> number) & 1) return;
    seen ??= unitsSeen(def, state, unit, farthestOf(def.spells[unit.side]));
    const side = spell.at === 'friend' ? unit.side : otherSide(unit.side);
    const reached = seen.filter((one) => one.target.side === side && isWithin(one.away, spell.range));
    if (reached.length > 0) options.push({ spell: number, targets: reached.map(({ target }) => target) });
  });
  return options;
}

export function mayCast(def: BattleDef, state: BattleState, unit: BattleUnit): boolean {
  return spellOptions(def, state, unit).length > 0;
}

/** Somebody whom a caster sees, and how far off, in units. */
interface Seen {
  readonly target: BattleUnit;
  readonly away: number;
}

function farthestOf(spells: readonly Spell[]): number {
  return spells.reduce((most, { range }) => Math.max(most, range), 0);
}

/** Itself, and whom it sees within so many inches, of either side: measured once for all its spells. */
function unitsSeen(def: BattleDef, state: BattleState, unit: BattleUnit, most: number): Seen[] {
  const own = figuresOn(def, state, unit);
  const found: Seen[] = [];
  for (const target of def.units) {
    if (!isOnTable(state, target)) continue;
    const away = gapBetween(def, state, unit, target);
    if (!isWithin(away, most)) continue;
    if (target === unit || seesSome(def, own, figuresOn(def, state, target))) found.push({ target, away });
  }
  return found;
}

type Figures = ReturnType<typeof figuresOn>;

export function seesSome(def: BattleDef, own: Figures, others: Figures): boolean {
  for (const one of own) for (const other of others) if (sees(def, one, other)) return true;
  return false;
}

/** Units of a side that may put tokens on the spell that is being cast (GFF-SR-CASTER-4). */
export function boosters(def: BattleDef, state: BattleState, side: ArmySide): BattleUnit[] {
  const caster = unitNumber(def, get(state, BattleCell.active));
  const casters = figuresOn(def, state, caster);
  const sees = (one: Figures[number]) => seesSome(def, [one], casters);
  const found: BattleUnit[] = [];
  for (const unit of def.army[side]) {
    if (ofUnit(state, unit.index, UnitCell.tokens) === 0 || !isOnTable(state, unit)) continue;
    if (!someHave(unit.unit, 'Caster')) continue;
    if (unit === caster || mayBoost(figuresOn(def, state, unit), casters, sees)) found.push(unit);
  }
  return found;
}

/** Which side still may add tokens; null: nobody, and the spell has been resolved. */
export function castNow(play: BattlePlay): ArmySide | null {
  const { def, state } = play;
  const caster = unitNumber(def, get(state, BattleCell.active));
  for (const side of [caster.side, otherSide(caster.side)]) {
    const spoken = (get(state, BattleCell.declared) >> SIDES.indexOf(side)) & 1;
    if (spoken === 0 && boosters(def, state, side).length > 0) return side;
  }
  resolveSpell(play, caster);
  put(state, BattleCell.declared, 0);
  return null;
}

function resolveSpell(play: BattlePlay, caster: BattleUnit): void {
  const { def, state, dice } = play;
  const spell = def.spells[caster.side][get(state, BattleCell.spell)];
  const target = unitAtCell(def, state, BattleCell.spellTarget);
  const [plus, minus] = [get(state, BattleCell.plus), get(state, BattleCell.minus)];
  const works = spellWorks(
    dice.roll('cast', caster.id, dice.tells ? `4+ works, ${plus} added and ${minus} taken off` : undefined),
    plus,
    minus,
  );
  if (spell && target) {
    note(play, 'GFF-SR-CASTER-3', caster.id, spell.name, `${plus} for, ${minus} against`, works ? 'works' : 'fails');
    if (works && isOnTable(state, target)) takeEffect(play, caster, spell, target);
  }
  for (const cell of [BattleCell.spell, BattleCell.spellTarget]) put(state, cell, -1);
  for (const cell of [BattleCell.plus, BattleCell.minus]) put(state, cell, 0);
}

function takeEffect(play: BattlePlay, caster: BattleUnit, { name, effect }: Spell, target: BattleUnit): void {
  const { def, state, dice } = play;
  switch (effect.kind) {
    case 'to-hit': {
      const by = ofUnit(state, target.index, UnitCell.hitModifier) + effect.by;
      changeUnit(play, 'GFF-SR-CASTER-6', target, UnitCell.hitModifier, Math.max(-9, Math.min(9, by)));
      return;
    }
    case 'words':
      note(play, 'GFF-SR-CASTER-6', target.id, name, null, effect.words);
      return;
    case 'hits': {
      const arm = armOf({ name, range: 1, attacks: 1, count: 1, rules: effect.rules }, [0]);
      const volley = spellVolley(name, arm);
      const others = volley.blast > 0 ? nearby(def, state, target) : [];
      const units = [target, ...others.map((one) => one.unit)];
      const victims = [victimOf(def, state, target), ...others.map((one) => victimOf(def, state, one.unit, one.near))];
      resolveHits(volley, effect.hits, victims, dice, def.readings).forEach((struck, place) => {
        const hit = units[place];
        if (!hit || (place > 0 && struck.hits === 0)) return;
        note(play, 'GFF-SR-CASTER-6', hit.id, name, counted(struck.hits, 'hit'), counted(struck.wounds, 'wound'));
        takeStruck(play, hit, struck, hit.side !== caster.side);
      });
    }
  }
}
