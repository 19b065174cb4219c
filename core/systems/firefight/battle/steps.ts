/**
 * What comes next: the battle goes on by itself until somebody has to decide. One cell of the state says which step it is
 * at; a step either waits for an answer or does what it does and names the next.
 */
import { isMarkerPlace } from '../terrain/field/placing.ts';
import { type UnitPresence, holdersOf } from '../terrain/field/holders.ts';
import { resultOf } from '../rules/objectives.ts';
import {
  type ByArmy,
  SIDES,
  type ArmySide,
  afterRound,
  d3,
  markersOf,
  nextInTurn,
  nextToActivate,
  rollOff,
  roundSteps,
  startsNext,
} from '../rules/rounds.ts';
import { tokensAfterRoundStart } from '../rules/special/caster.ts';
import { INCH } from '../../../table/units.ts';
import { someHave } from '../rules/unit.ts';
import { shakenAfter } from '../rules/turn.ts';
import { DEEDS } from './action.ts';
import { profileOf } from './auras.ts';
import type { BattleDef, BattleUnit } from './def.ts';
import { afterMelee, meleeStep } from './fight.ts';
import { moraleStep } from './morale-step.ts';
import { type BattlePlay, change, changeUnit, note } from './play.ts';
import { castNow, mayCast } from './casting.ts';
import { shootNow, shotOptions, unallotted } from './shooting.ts';
import { fallenModel, fieldOf, figuresOn, isLeft, isOnTable, sideAt, sideOf, unitAtCell, unitNumber } from './stage.ts';
import {
  BattleCell,
  type BattleState,
  MarkerCell,
  UnitCell,
  WHERE,
  get,
  markerAt,
  ofUnit,
  put,
  putUnit,
  touch,
} from './state.ts';
import { STEP } from './step.ts';
import { forgetDangers } from './wounds.ts';

/** No step repeats itself for ever; this many in a row without a question is a bug. */
const MOST_STEPS = 10_000;

/** Goes on until somebody has to decide, or the battle is over. */
export function goOn(play: BattlePlay): void {
  for (let count = 0; count < MOST_STEPS; count += 1) if (waits(play)) return;
  throw new Error('the battle goes round in circles');
}

/** Does the step at hand; true: somebody has to decide. */
function waits(play: BattlePlay): boolean {
  const { state } = play;
  if (owesAnswer(play)) return true;
  switch (get(state, BattleCell.step)) {
    case STEP.markers:
      return waitsForMarker(play);
    case STEP.edge:
    case STEP.pileIn:
    case STEP.strikeBack:
    case STEP.consolidate:
    case STEP.separate:
    case STEP.over:
      return true;
    case STEP.setAside:
      return waitsForReserves(play);
    case STEP.deploy:
      return waitsForPlace(play, WHERE.waiting, STEP.scout);
    case STEP.scout:
      return waitsForPlace(play, WHERE.scout, STEP.round);
    case STEP.round:
      return startRound(play);
    case STEP.ambush:
      return waitsForAmbush(play);
    case STEP.tokens:
      return dealTokens(play);
    case STEP.activate:
      return waitsForUnit(play);
    case STEP.shoot:
      return waitsForShots(play);
    case STEP.boost:
      return waitsForBoost(play);
    case STEP.allot:
      return waitsForAllotment(play);
    case STEP.melee:
      return meleeStep(play);
    case STEP.afterMelee:
      return afterMelee(play);
    case STEP.end:
      return endActivation(play);
    case STEP.morale:
      return moraleStep(play);
    case STEP.objectives:
      return seize(play);
    default:
      return endRound(play);
  }
}

/** Models that have fallen, and one that may be pushed, before anything else. */
function owesAnswer({ def, state }: BattlePlay): boolean {
  if (get(state, BattleCell.owes) === 0) return false;
  for (const { index } of def.units) {
    if (ofUnit(state, index, UnitCell.toRemove) > 0 || ofUnit(state, index, UnitCell.pushable) > 0) return true;
  }
  if (fallenModel(def, state)) return true;
  put(state, BattleCell.owes, 0);
  return false;
}

function to(state: BattleState, step: number): false {
  put(state, BattleCell.step, step);
  return false;
}

/** Who throws more in a roll-off, the other throw again (GFF-DICE-07). */
export function rollOffWinner({ dice }: Pick<BattlePlay, 'dice'>): ArmySide {
  for (;;) {
    const winner = rollOff({ A: dice.roll('roll-off', 'A'), B: dice.roll('roll-off', 'B') });
    if (winner !== null) return winner;
  }
}

/** The mission: how many markers there are, and who begins (GFF-MISSION-01, -02). */
export function startMission(play: BattlePlay): void {
  const { state, dice } = play;
  const die = dice.roll('markers', 'battle');
  change(play, 'GFF-MISSION-01', BattleCell.markers, markersOf(die));
  note(play, 'GFF-DICE-06', 'battle', 'D3', die, d3(die));
  put(state, BattleCell.step, STEP.markers);
  const first = SIDES.indexOf(rollOffWinner(play));
  put(state, BattleCell.south, 0);
  change(play, 'GFF-MISSION-02', BattleCell.turn, first);
}

/** So many markers find room on every table there is. */
const ALWAYS = 2;

function waitsForMarker(play: BattlePlay): boolean {
  const { state } = play;
  const [placed, markers] = [get(state, BattleCell.placed), get(state, BattleCell.markers)];
  if (placed < markers && (placed < ALWAYS || findMarkerPlace(play.def, state) !== null)) return true;
  if (placed < markers) change(play, 'GFF-MISSION-04', BattleCell.markers, placed);
  const winner = SIDES.indexOf(rollOffWinner(play));
  change(play, 'GFF-DEPLOY-01', BattleCell.winner, winner);
  put(state, BattleCell.turn, winner);
  return to(state, STEP.edge);
}

/** Some place where a marker may stand, on a grid of half inches; null where none is left. */
export function findMarkerPlace(def: BattleDef, state: BattleState): { x: number; y: number } | null {
  const field = fieldOf(def, state);
  const step = INCH / 2;
  for (let y = Math.floor(def.table.depth / INCH) * step; y > 0; y -= step) {
    for (let x = step; x < def.table.width; x += step) {
      if (isMarkerPlace(field, x, y)) return { x, y };
      if (isMarkerPlace(field, x, def.table.depth - y)) return { x, y: def.table.depth - y };
    }
  }
  return null;
}

/** Each side says once which units it sets aside, the deployment's winner first (GFF-DEPLOY-02). */
function waitsForReserves({ def, state }: BattlePlay): boolean {
  const winner = get(state, BattleCell.winner);
  for (const side of [winner, 1 - winner]) {
    const has = def.army[sideOf(side)].some(mayReserve);
    if ((get(state, BattleCell.declared) & (1 << side)) !== 0 || !has) continue;
    put(state, BattleCell.turn, side);
    return true;
  }
  put(state, BattleCell.declared, 0);
  put(state, BattleCell.turn, winner);
  return to(state, STEP.deploy);
}

export function mayReserve({ unit }: BattleUnit): boolean {
  return someHave(unit, 'Ambush') || someHave(unit, 'Scout');
}

/** Sides alternate placing; who has none left is skipped (GFF-DEPLOY-03, -05). */
function waitsForPlace(play: BattlePlay, where: number, next: number): boolean {
  const { def, state } = play;
  const side = nextInTurn(sideOf(get(state, BattleCell.turn)), someAt(def, state, where));
  put(state, BattleCell.turn, side === null ? get(state, BattleCell.winner) : SIDES.indexOf(side));
  return side === null ? to(state, next) : true;
}

/** Which sides have a unit there. */
function someAt({ army }: BattleDef, state: BattleState, where: number): ByArmy<boolean> {
  const isThere = ({ index }: BattleUnit) => ofUnit(state, index, UnitCell.where) === where;
  return { A: army.A.some(isThere), B: army.B.some(isThere) };
}

/** The counters of a new round (GFF-ROUND-05). */
function startRound(play: BattlePlay): boolean {
  const { def, state } = play;
  const round = get(state, BattleCell.round) + 1;
  change(play, 'GFF-ROUND-05', BattleCell.round, round);
  if (round === 1) change(play, 'GFF-ROUND-01', BattleCell.first, get(state, BattleCell.winner));
  note(play, round === 1 ? 'GFF-ROUND-01' : 'GFF-ROUND-04', 'battle', 'begins', null, get(state, BattleCell.first));
  for (const unit of def.units) {
    changeUnit(play, 'GFF-ROUND-05', unit, UnitCell.fatigued, 0);
    putUnit(state, unit.index, UnitCell.activated, 0);
    changeUnit(play, 'GFF-DEPLOY-07', unit, UnitCell.arrived, 0);
    putUnit(state, unit.index, UnitCell.tested, 0);
    putUnit(state, unit.index, UnitCell.hitModifier, 0);
    rally(play, unit);
  }
  for (const cell of [BattleCell.activations, BattleCell.finishA, BattleCell.finishB, BattleCell.declared])
    put(state, cell, 0);
  put(state, BattleCell.last, -1);
  put(state, BattleCell.turn, get(state, BattleCell.first));
  const steps = roundSteps('round-start', round, def.readings);
  return to(state, steps.includes('ambush') ? STEP.ambush : STEP.tokens);
}

/** A Shaken unit that an army book's rule lets be steady again (GFF-SR-BOOK-1). */
function rally(play: BattlePlay, unit: BattleUnit): void {
  const { def, state, dice } = play;
  if (!isOnTable(state, unit) || ofUnit(state, unit.index, UnitCell.shaken) === 0) return;
  const { rallies } = profileOf(def, state, unit);
  if (rallies === 0) return;
  const face = dice.roll('rally', unit.id, dice.tells ? `${rallies}+ is steady` : undefined);
  if (face >= rallies) changeUnit(play, 'GFF-SR-BOOK-1', unit, UnitCell.shaken, 0);
}

/** Units set aside come in by turns, as long as their side brings some (GFF-DEPLOY-06). */
function waitsForAmbush({ def, state }: BattlePlay): boolean {
  const declared = get(state, BattleCell.declared);
  const there = someAt(def, state, WHERE.ambush);
  // Who has said that no more comes has nothing left to bring.
  const waits = { A: there.A && (declared & 1) === 0, B: there.B && (declared & 2) === 0 };
  const side = nextInTurn(sideOf(get(state, BattleCell.turn)), waits);
  if (side !== null) {
    put(state, BattleCell.turn, SIDES.indexOf(side));
    return true;
  }
  put(state, BattleCell.declared, 0);
  return to(state, STEP.tokens);
}

/** Casters gain tokens, on the table or set aside (GFF-SR-CASTER-1). */
function dealTokens(play: BattlePlay): boolean {
  const { def, state } = play;
  for (const unit of def.units) {
    if (unit.caster === 0 || !isLeft(state, unit)) continue;
    const held = tokensAfterRoundStart(ofUnit(state, unit.index, UnitCell.tokens), unit.caster);
    changeUnit(play, 'GFF-SR-CASTER-1', unit, UnitCell.tokens, held);
  }
  const waits = sidesWaiting(def, state);
  put(state, BattleCell.outA, waits.A ? -1 : 0);
  put(state, BattleCell.outB, waits.B ? -1 : 0);
  return to(state, STEP.activate);
}

/** Which sides have a unit on the table that has not been activated this round. */
function sidesWaiting({ army }: BattleDef, state: BattleState): ByArmy<boolean> {
  return { A: someWaits(army.A, state), B: someWaits(army.B, state) };
}

function someWaits(army: readonly BattleUnit[], state: BattleState): boolean {
  for (const unit of army)
    if (isOnTable(state, unit) && ofUnit(state, unit.index, UnitCell.activated) === 0) return true;
  return false;
}

function waitsForUnit({ def, state }: BattlePlay): boolean {
  const active = unitAtCell(def, state, BattleCell.active);
  // Who has begun with a spell acts now, unless somebody has taken it from the table meanwhile.
  if (active) return isOnTable(state, active) || to(state, STEP.end);
  const last = get(state, BattleCell.last);
  const next = nextToActivate(
    last < 0 ? null : sideOf(last),
    sideOf(get(state, BattleCell.first)),
    sidesWaiting(def, state),
  );
  if (next === null) return to(state, STEP.roundEnd);
  put(state, BattleCell.turn, SIDES.indexOf(next));
  return true;
}

/** A unit that has moved shoots or casts, if there is anything that it could do. */
function waitsForShots(play: BattlePlay): boolean {
  const { def, state } = play;
  const unit = unitNumber(def, get(state, BattleCell.active));
  const charges = get(state, BattleCell.target) >= 0;
  if (isOnTable(state, unit) && (mayCast(def, state, unit) || (!charges && shotOptions(def, state, unit).length > 0))) {
    return true;
  }
  return to(state, charges && isOnTable(state, unit) ? STEP.melee : STEP.end);
}

/** Both sides may put tokens on the casting die, each unseen by the other; then it is thrown. */
function waitsForBoost(play: BattlePlay): boolean {
  const { state } = play;
  const turn = castNow(play);
  if (turn === null) return to(state, get(state, BattleCell.did) > 0 ? STEP.shoot : STEP.activate);
  put(state, BattleCell.turn, SIDES.indexOf(turn));
  return true;
}

/** The defender says who gets the odd hits of a Blast; then the shots are resolved. */
function waitsForAllotment(play: BattlePlay): boolean {
  const { def, state } = play;
  if (unallotted(def, state) !== null) {
    put(state, BattleCell.turn, 1 - SIDES.indexOf(unitNumber(def, get(state, BattleCell.active)).side));
    return true;
  }
  shootNow(play);
  return to(state, STEP.end);
}

/** What is nobody's, and nothing, between activations. */
const NOBODY = [BattleCell.active, BattleCell.target, BattleCell.strikesBack, BattleCell.spell, BattleCell.spellTarget];
const NOTHING_DONE = [BattleCell.did, BattleCell.moved, BattleCell.stage];

function isWiped({ def, state }: BattlePlay, side: ArmySide): boolean {
  return !def.army[side].some((one) => isLeft(state, one));
}

/** The activation is over: Shaken units have rested, and whoever has run out has finished (GFF-ROUND-04, GFF-WOUND-10). */
function endActivation(play: BattlePlay): boolean {
  const { def, state } = play;
  const unit = unitNumber(def, get(state, BattleCell.active));
  const shaken = ofUnit(state, unit.index, UnitCell.shaken) === 1;
  const did = DEEDS[get(state, BattleCell.did) - 1] ?? 'hold';
  if (isOnTable(state, unit)) changeUnit(play, 'GFF-WOUND-10', unit, UnitCell.shaken, shakenAfter(shaken, did) ? 1 : 0);
  // To idle is to activate: it counts for who has finished first.

  put(state, BattleCell.last, SIDES.indexOf(unit.side));
  const waits = sidesWaiting(def, state);
  const number = get(state, BattleCell.activations);
  if (!waits.A && get(state, BattleCell.outA) < 0) put(state, BattleCell.outA, number);
  if (!waits.B && get(state, BattleCell.outB) < 0) put(state, BattleCell.outB, number);
  putUnit(state, unit.index, UnitCell.tried, 0);
  forgetDangers(play);
  for (const cell of NOBODY) put(state, cell, -1);
  for (const cell of NOTHING_DONE) put(state, cell, 0);
  if (def.readings.wipeout === 'end' && SIDES.some((side) => isWiped(play, side))) return to(state, STEP.roundEnd);
  return to(state, STEP.activate);
}

/** Morale and objectives in the order of the reading, then the next round or the result (GFF-ROUND-06). */
function endRound(play: BattlePlay): boolean {
  const { def, state } = play;
  const steps = roundSteps('round-end', get(state, BattleCell.round), def.readings);
  const next = steps[get(state, BattleCell.stage)];
  put(state, BattleCell.stage, get(state, BattleCell.stage) + 1);
  if (next === 'morale') return to(state, STEP.morale);
  if (next === 'objectives') return to(state, STEP.objectives);
  put(state, BattleCell.stage, 0);
  return closeRound(play);
}

function closeRound(play: BattlePlay): boolean {
  const { def, state } = play;
  const left = { A: 0, B: 0 };
  for (const unit of def.units) if (isLeft(state, unit)) left[unit.side] += 1;
  const { over } = afterRound(get(state, BattleCell.round), left, def.readings);
  if (over) {
    const { result } = resultOf(holders(state));
    change(play, 'GFF-MISSION-12', BattleCell.result, result === 'draw' ? 2 : SIDES.indexOf(result));
    return to(state, STEP.over);
  }
  const out = (cell: number) => (get(state, cell) < 0 ? Infinity : get(state, cell));
  const played = {
    first: sideOf(get(state, BattleCell.first)),
    last: get(state, BattleCell.last) < 0 ? null : sideOf(get(state, BattleCell.last)),
    finish: { A: get(state, BattleCell.finishA), B: get(state, BattleCell.finishB) },
    out: { A: out(BattleCell.outA), B: out(BattleCell.outB) },
  };
  change(play, 'GFF-ROUND-04', BattleCell.first, SIDES.indexOf(startsNext(played, def.readings)));
  return to(state, STEP.round);
}

export function holders(state: BattleState): (ArmySide | null)[] {
  const found: (ArmySide | null)[] = [];
  const placed = get(state, BattleCell.placed);
  for (let marker = 0; marker < placed; marker += 1) found.push(sideAt(state, markerAt(marker) + MarkerCell.holder));
  return found;
}

/** Who would hold which marker if the round ended now (GFF-MISSION-06 to -10). */
export function seizers(def: BattleDef, state: BattleState): (ArmySide | null)[] {
  const field = fieldOf(def, state);
  const present: UnitPresence[] = [];
  for (const unit of def.units) {
    if (!isOnTable(state, unit)) continue;
    const shaken = ofUnit(state, unit.index, UnitCell.shaken) === 1;
    const arrived = ofUnit(state, unit.index, UnitCell.arrived) === 1;
    present.push({ side: unit.side, shaken, arrived, figures: figuresOn(def, state, unit) });
  }
  return holdersOf(field, present);
}

function seize(play: BattlePlay): boolean {
  const { def, state } = play;
  const after = seizers(def, state);
  const field = fieldOf(def, state);
  for (const [marker, { id, holder }] of field.markers.entries()) {
    const now = after[marker] ?? null;
    if (now === holder) continue;
    note(play, now === null ? 'GFF-MISSION-08' : 'GFF-MISSION-07', id, 'holder', holder, now);
    put(state, markerAt(marker) + MarkerCell.holder, now === null ? -1 : SIDES.indexOf(now));
    touch(state);
  }
  return to(state, STEP.roundEnd);
}
