/** A melee, step by step: piling in, Counter, the charge, the strike back, and what follows (GFF-MELEE). */
import { type Fight, fatiguedAfter } from '../rules/fatigue.ts';
import { touchesSome } from '../terrain/field/contact.ts';
import { isNearer } from '../terrain/field/field.ts';
import { strikeFaults } from '../terrain/field/melee-moves.ts';
import { type MeleeUnit, strike } from '../rules/melee.ts';
import { MELEE_STEPS, type MeleeStep, SIDES, nextStrike } from '../rules/rounds.ts';
import { profileOf } from './auras.ts';
import type { BattleDef, BattleUnit } from './def.ts';
import { type BattlePlay, changeUnit, counted, note } from './play.ts';
import { gapBetween, conditionOf, fieldOf, figuresOn, isOnTable, unitNumber } from './stage.ts';
import { BattleCell, type BattleState, UnitCell, get, ofUnit, put } from './state.ts';
import { STEP } from './step.ts';
import { nearby, standingOf, takeStruck, victimOf } from './wounds.ts';

export interface Melee {
  readonly charger: BattleUnit;
  readonly defender: BattleUnit;
}

export function meleeOf(def: BattleDef, state: BattleState): Melee {
  return {
    charger: unitNumber(def, get(state, BattleCell.active)),
    defender: unitNumber(def, get(state, BattleCell.target)),
  };
}

/**
 * The next part of a melee; true: somebody has to decide. The stage counts what is done: 1 is piling in, then one for each
 * of the strikes.
 */
export function meleeStep(play: BattlePlay): boolean {
  const { def, state } = play;
  const melee = meleeOf(def, state);
  const stage = get(state, BattleCell.stage);
  const { charger, defender } = melee;
  const bothStand = isOnTable(state, charger) && isOnTable(state, defender);
  if (stage === 0 && bothStand) {
    put(state, BattleCell.stage, 1);
    return mayPileIn(def, state, melee) ? ask(state, STEP.pileIn, defender) : false;
  }
  const said = get(state, BattleCell.strikesBack);
  const armed = (step: MeleeStep) => canStrike(def, state, step, defender, charger);
  const step = nextStrike(MELEE_STEPS[stage - 2] ?? null, { bothStand, strikesBack: said !== 0, armed });
  if (step === null) {
    put(state, BattleCell.step, STEP.afterMelee);
    return false;
  }
  if (step !== 'charge' && said < 0) return ask(state, STEP.strikeBack, defender);
  put(state, BattleCell.stage, MELEE_STEPS.indexOf(step) + 2);
  if (step === 'charge') strikes(play, step, charger, defender);
  else strikes(play, step, defender, charger);
  return false;
}

/** Whether the charge of this melee is struck: Counter comes before it. */
export function hasCharged(state: BattleState): boolean {
  return get(state, BattleCell.stage) >= MELEE_STEPS.indexOf('charge') + 2;
}

function ask(state: BattleState, step: number, { side }: BattleUnit): boolean {
  put(state, BattleCell.step, step);
  put(state, BattleCell.turn, SIDES.indexOf(side));
  return true;
}

/** Some defender is not yet in contact. */
function mayPileIn(def: BattleDef, state: BattleState, { charger, defender }: Melee): boolean {
  fieldOf(def, state);
  const foes = figuresOn(def, state, charger);
  return figuresOn(def, state, defender).some((figure) => !touchesSome(figure, foes));
}

/** A unit's models that are near enough to strike, by number (GFF-MELEE-03). */
export function strikersOf(def: BattleDef, state: BattleState, unit: BattleUnit, foe: BattleUnit): number[] {
  fieldOf(def, state);
  const foes = figuresOn(def, state, foe);
  const melee = [unit.id, foe.id];
  return figuresOn(def, state, unit)
    .filter((figure) => foes.some((other) => strikeFaults(figure, other, melee).length === 0))
    .map(({ number }) => number - unit.firstModel);
}

/** `A1.2` is model number 1 of its unit. */
export function modelNumber(id: string): number {
  return Number(id.slice(id.indexOf('.') + 1)) - 1;
}

function canStrike(def: BattleDef, state: BattleState, step: MeleeStep, unit: BattleUnit, foe: BattleUnit): boolean {
  const arms = unit.profile.arms.filter((arm) => (step === 'counter' ? arm.counter : arm.melee && !arm.counter));
  if (arms.length === 0) return false;
  const strikers = strikersOf(def, state, unit, foe);
  return arms.some(({ carriers }) => carriers.some((model) => strikers.includes(model)));
}

function strikes(play: BattlePlay, step: MeleeStep, unit: BattleUnit, foe: BattleUnit): void {
  const { def, state, dice } = play;
  const strikers = strikersOf(def, state, unit, foe);
  const blasted = unit.hasBlast ? nearby(def, state, foe) : [];
  const struck = strike(step, fighterOf(def, state, unit), fighterOf(def, state, foe), dice, def.readings, {
    strikers,
    defenders: figuresOn(def, state, foe).map(({ number }) => number - foe.firstModel),
    hitModifiers: modifiersOf(state, unit),
    nearby: blasted.map((one) => victimOf(def, state, one.unit, one.near)),
  });
  const units = [foe, ...blasted.map((one) => one.unit)];
  struck.forEach((result, place) => {
    const hit = units[place];
    if (!hit || (place > 0 && result.hits === 0)) return;
    note(play, 'GFF-MELEE-04', hit.id, step, counted(result.hits, 'hit'), counted(result.wounds, 'wound'));
    takeStruck(play, hit, result, true);
  });
  useLimited(play, unit, strikers, step);
}

/** Limited weapons have had their use (GFF-SR-LIMITED-1). */
function useLimited(play: BattlePlay, unit: BattleUnit, strikers: readonly number[], step: MeleeStep): void {
  unit.profile.arms.forEach(({ limited, melee, counter, carriers }, weapon) => {
    const struck = melee && (step === 'charge' || counter === (step === 'counter'));
    if (!limited || !struck || !carriers.some((model) => strikers.includes(model))) return;
    changeUnit(
      play,
      'GFF-SR-LIMITED-1',
      unit,
      UnitCell.used,
      ofUnit(play.state, unit.index, UnitCell.used) | (1 << weapon),
    );
  });
}

function fighterOf(def: BattleDef, state: BattleState, unit: BattleUnit): MeleeUnit {
  return {
    profile: profileOf(def, state, unit),
    condition: conditionOf(state, unit),
    standing: standingOf(state, unit),
  };
}

/** What spells change of a unit's rolls to hit. */
export function modifiersOf(state: BattleState, { index }: BattleUnit): readonly number[] {
  const by = ofUnit(state, index, UnitCell.hitModifier);
  return by === 0 ? [] : [by];
}

/** Fatigue, then the survivor's move or the way apart (GFF-FATIGUE-01, GFF-MELEE-07, -08). */
export function afterMelee(play: BattlePlay): boolean {
  const { def, state } = play;
  const { charger, defender } = meleeOf(def, state);
  const part = get(state, BattleCell.strikesBack) === 1 ? 'strikeback' : 'none';
  const gone = { charger: !isOnTable(state, charger), defender: !isOnTable(state, defender) };
  if (!gone.charger) tire(play, charger, 'charge');
  if (!gone.defender) tire(play, defender, part);
  if (gone.charger && gone.defender) put(state, BattleCell.step, STEP.end);
  else if (gone.charger || gone.defender) return ask(state, STEP.consolidate, gone.charger ? defender : charger);
  else if (mustSeparate(def, state, { charger, defender })) return ask(state, STEP.separate, charger);
  else put(state, BattleCell.step, STEP.end);
  return false;
}

function tire(play: BattlePlay, unit: BattleUnit, part: Fight): void {
  const fatigued = ofUnit(play.state, unit.index, UnitCell.fatigued) === 1;
  changeUnit(play, 'GFF-FATIGUE-01', unit, UnitCell.fatigued, fatiguedAfter(fatigued, part) ? 1 : 0);
}

function mustSeparate(def: BattleDef, state: BattleState, { charger, defender }: Melee): boolean {
  return isNearer(gapBetween(def, state, charger, defender), 1);
}
