/**
 * What comes next: the battle goes on by itself until somebody has to decide. One cell of the state says which step it is
 * at; a step either waits for an answer or does what it does and names the next.
 */
import { markerFaults } from '../field/placing.ts';
import { type Presence, holdersOf } from '../field/holders.ts';
import { resultOf } from '../objectives.ts';
import {
  type BySide,
  SIDES,
  type Side,
  afterRound,
  d3,
  markersOf,
  nextInTurn,
  nextToActivate,
  rollOff,
  roundSteps,
  startsNext,
} from '../rounds.ts';
import { tokensAfterRoundStart } from '../special/caster.ts';
import { INCH } from '../../../table/units.ts';
import { someHave } from '../unit.ts';
import { shakenAfter } from '../turn.ts';
import { DEEDS } from './action.ts';
import type { BattleDef, BattleUnit } from './def.ts';
import { afterMelee, meleeStep } from './fight.ts';
import { moraleStep } from './morale-step.ts';
import { type Play, change, changeUnit, note } from './play.ts';
import { castNow, mayCast } from './casting.ts';
import { shootNow, shotOptions, unallotted } from './shooting.ts';
import { fallenModel, fieldOf, figuresOn, isLeft, isOnTable, sideAt, sideOf, unitAtCell, unitNumber } from './stage.ts';
import { B, type BattleState, M, U, WHERE, get, markerAt, ofUnit, put, putUnit, touch } from './state.ts';
import { STEP } from './step.ts';

/** No step repeats itself for ever; this many in a row without a question is a bug. */
const MOST_STEPS = 10_000;

/** Goes on until somebody has to decide, or the battle is over. */
export function goOn(play: Play): void {
  for (let count = 0; count < MOST_STEPS; count += 1) if (waits(play)) return;
  throw new Error('the battle goes round in circles');
}

/** Does the step at hand; true: somebody has to decide. */
function waits(play: Play): boolean {
  const { state } = play;
  if (owesAnswer(play)) return true;
  switch (get(state, B.step)) {
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
function owesAnswer({ def, state }: Play): boolean {
  if (get(state, B.owes) === 0) return false;
  for (const { index } of def.units) {
    if (ofUnit(state, index, U.toRemove) > 0 || ofUnit(state, index, U.pushable) > 0) return true;
  }
  if (fallenModel(def, state)) return true;
  put(state, B.owes, 0);
  return false;
}

function to(state: BattleState, step: number): false {
  put(state, B.step, step);
  return false;
}

/** Who throws more in a roll-off, the other throw again (GFF-DICE-07). */
export function rollOffWinner({ dice }: Pick<Play, 'dice'>): Side {
  for (;;) {
    const winner = rollOff({ A: dice.roll('roll-off', 'A'), B: dice.roll('roll-off', 'B') });
    if (winner !== null) return winner;
  }
}

/** The mission: how many markers there are, and who begins (GFF-MISSION-01, -02). */
export function startMission(play: Play): void {
  const { state, dice } = play;
  const die = dice.roll('markers', 'battle');
  change(play, 'GFF-MISSION-01', B.markers, markersOf(die));
  note(play, 'GFF-DICE-06', 'battle', 'D3', die, d3(die));
  put(state, B.step, STEP.markers);
  const first = SIDES.indexOf(rollOffWinner(play));
  put(state, B.south, 0);
  change(play, 'GFF-MISSION-02', B.turn, first);
}

/** So many markers find room on every table there is. */
const ALWAYS = 2;

function waitsForMarker(play: Play): boolean {
  const { state } = play;
  const [placed, markers] = [get(state, B.placed), get(state, B.markers)];
  if (placed < markers && (placed < ALWAYS || findMarkerPlace(play.def, state) !== null)) return true;
  if (placed < markers) change(play, 'GFF-MISSION-04', B.markers, placed);
  const winner = SIDES.indexOf(rollOffWinner(play));
  change(play, 'GFF-DEPLOY-01', B.winner, winner);
  put(state, B.turn, winner);
  return to(state, STEP.edge);
}

/** Some place where a marker may stand, on a grid of half inches; null where none is left. */
export function findMarkerPlace(def: BattleDef, state: BattleState): { x: number; y: number } | null {
  const field = fieldOf(def, state);
  const side = sideOf(get(state, B.turn));
  const step = INCH / 2;
  for (let y = Math.floor(def.table.depth / INCH) * step; y > 0; y -= step) {
    for (let x = step; x < def.table.width; x += step) {
      for (const at of [
        { x, y },
        { x, y: def.table.depth - y },
      ]) {
        if (markerFaults(field, { side, active: side, at, count: 5 }).length === 0) return at;
      }
    }
  }
  return null;
}

/** Each side says once which units it sets aside, the deployment's winner first (GFF-DEPLOY-02). */
function waitsForReserves({ def, state }: Play): boolean {
  const winner = get(state, B.winner);
  for (const side of [winner, 1 - winner]) {
    const has = def.army[sideOf(side)].some(mayReserve);
    if ((get(state, B.declared) & (1 << side)) !== 0 || !has) continue;
    put(state, B.turn, side);
    return true;
  }
  put(state, B.declared, 0);
  put(state, B.turn, winner);
  return to(state, STEP.deploy);
}

export function mayReserve({ unit }: BattleUnit): boolean {
  return someHave(unit, 'Ambush') || someHave(unit, 'Scout');
}

/** Sides alternate placing; who has none left is skipped (GFF-DEPLOY-03, -05). */
function waitsForPlace(play: Play, where: number, next: number): boolean {
  const { def, state } = play;
  const side = nextInTurn(sideOf(get(state, B.turn)), someAt(def, state, where));
  put(state, B.turn, side === null ? get(state, B.winner) : SIDES.indexOf(side));
  return side === null ? to(state, next) : true;
}

/** Which sides have a unit there. */
function someAt({ army }: BattleDef, state: BattleState, where: number): BySide<boolean> {
  const isThere = ({ index }: BattleUnit) => ofUnit(state, index, U.where) === where;
  return { A: army.A.some(isThere), B: army.B.some(isThere) };
}

/** The counters of a new round (GFF-ROUND-05). */
function startRound(play: Play): boolean {
  const { def, state } = play;
  const round = get(state, B.round) + 1;
  change(play, 'GFF-ROUND-05', B.round, round);
  if (round === 1) change(play, 'GFF-ROUND-01', B.first, get(state, B.winner));
  for (const unit of def.units) {
    changeUnit(play, 'GFF-ROUND-05', unit, U.fatigued, 0);
    putUnit(state, unit.index, U.activated, 0);
    changeUnit(play, 'GFF-DEPLOY-07', unit, U.arrived, 0);
    putUnit(state, unit.index, U.tested, 0);
    putUnit(state, unit.index, U.hitModifier, 0);
  }
  for (const cell of [B.activations, B.finishA, B.finishB, B.declared]) put(state, cell, 0);
  put(state, B.last, -1);
  put(state, B.turn, get(state, B.first));
  const steps = roundSteps('round-start', round, def.readings);
  return to(state, steps.includes('ambush') ? STEP.ambush : STEP.tokens);
}

/** Units set aside come in by turns, as long as their side brings some (GFF-DEPLOY-06). */
function waitsForAmbush({ def, state }: Play): boolean {
  const declared = get(state, B.declared);
  const there = someAt(def, state, WHERE.ambush);
  // Who has said that no more comes has nothing left to bring.
  const waits = { A: there.A && (declared & 1) === 0, B: there.B && (declared & 2) === 0 };
  const side = nextInTurn(sideOf(get(state, B.turn)), waits);
  if (side !== null) {
    put(state, B.turn, SIDES.indexOf(side));
    return true;
  }
  put(state, B.declared, 0);
  return to(state, STEP.tokens);
}

/** Casters gain tokens, on the table or set aside (GFF-SR-CASTER-1). */
function dealTokens(play: Play): boolean {
  const { def, state } = play;
  for (const unit of def.units) {
    if (unit.caster === 0 || !isLeft(state, unit)) continue;
    const held = tokensAfterRoundStart(ofUnit(state, unit.index, U.tokens), unit.caster);
    changeUnit(play, 'GFF-SR-CASTER-1', unit, U.tokens, held);
  }
  const waits = sidesWaiting(def, state);
  put(state, B.outA, waits.A ? -1 : 0);
  put(state, B.outB, waits.B ? -1 : 0);
  return to(state, STEP.activate);
}

/** Which sides have a unit on the table that has not been activated this round. */
function sidesWaiting({ army }: BattleDef, state: BattleState): BySide<boolean> {
  return { A: someWaits(army.A, state), B: someWaits(army.B, state) };
}

function someWaits(army: readonly BattleUnit[], state: BattleState): boolean {
  for (const unit of army) if (isOnTable(state, unit) && ofUnit(state, unit.index, U.activated) === 0) return true;
  return false;
}

function waitsForUnit({ def, state }: Play): boolean {
  const active = unitAtCell(def, state, B.active);
  // Who has begun with a spell acts now, unless somebody has taken it from the table meanwhile.
  if (active) return isOnTable(state, active) || to(state, STEP.end);
  const last = get(state, B.last);
  const next = nextToActivate(last < 0 ? null : sideOf(last), sideOf(get(state, B.first)), sidesWaiting(def, state));
  if (next === null) return to(state, STEP.roundEnd);
  put(state, B.turn, SIDES.indexOf(next));
  return true;
}

/** A unit that has moved shoots or casts, if there is anything that it could do. */
function waitsForShots(play: Play): boolean {
  const { def, state } = play;
  const unit = unitNumber(def, get(state, B.active));
  const charges = get(state, B.target) >= 0;
  if (isOnTable(state, unit) && (mayCast(def, state, unit) || (!charges && shotOptions(def, state, unit).length > 0))) {
    return true;
  }
  return to(state, charges && isOnTable(state, unit) ? STEP.melee : STEP.end);
}

/** Both sides may put tokens on the casting die, each unseen by the other; then it is thrown. */
function waitsForBoost(play: Play): boolean {
  const { state } = play;
  const turn = castNow(play);
  if (turn === null) return to(state, get(state, B.did) > 0 ? STEP.shoot : STEP.activate);
  put(state, B.turn, SIDES.indexOf(turn));
  return true;
}

/** The defender says who gets the odd hits of a Blast; then the shots are resolved. */
function waitsForAllotment(play: Play): boolean {
  const { def, state } = play;
  if (unallotted(def, state) !== null) {
    put(state, B.turn, 1 - SIDES.indexOf(unitNumber(def, get(state, B.active)).side));
    return true;
  }
  shootNow(play);
  return to(state, STEP.end);
}

/** What is nobody's, and nothing, between activations. */
const NOBODY = [B.active, B.target, B.strikesBack, B.spell, B.spellTarget];
const NOTHING_DONE = [B.did, B.moved, B.stage];

function isWiped({ def, state }: Play, side: Side): boolean {
  return !def.army[side].some((one) => isLeft(state, one));
}

/** The activation is over: Shaken units have rested, and whoever has run out has finished (GFF-ROUND-04, GFF-WOUND-10). */
function endActivation(play: Play): boolean {
  const { def, state } = play;
  const unit = unitNumber(def, get(state, B.active));
  const shaken = ofUnit(state, unit.index, U.shaken) === 1;
  const did = DEEDS[get(state, B.did) - 1] ?? 'hold';
  if (isOnTable(state, unit)) changeUnit(play, 'GFF-WOUND-10', unit, U.shaken, shakenAfter(shaken, did) ? 1 : 0);
  // To idle is to activate: it counts for who has finished first.

  put(state, B.last, SIDES.indexOf(unit.side));
  const waits = sidesWaiting(def, state);
  const number = get(state, B.activations);
  if (!waits.A && get(state, B.outA) < 0) put(state, B.outA, number);
  if (!waits.B && get(state, B.outB) < 0) put(state, B.outB, number);
  putUnit(state, unit.index, U.tried, 0);
  for (const cell of NOBODY) put(state, cell, -1);
  for (const cell of NOTHING_DONE) put(state, cell, 0);
  if (def.readings.wipeout === 'end' && SIDES.some((side) => isWiped(play, side))) return to(state, STEP.roundEnd);
  return to(state, STEP.activate);
}

/** Morale and objectives in the order of the reading, then the next round or the result (GFF-ROUND-06). */
function endRound(play: Play): boolean {
  const { def, state } = play;
  const steps = roundSteps('round-end', get(state, B.round), def.readings);
  const next = steps[get(state, B.stage)];
  put(state, B.stage, get(state, B.stage) + 1);
  if (next === 'morale') return to(state, STEP.morale);
  if (next === 'objectives') return to(state, STEP.objectives);
  put(state, B.stage, 0);
  return closeRound(play);
}

function closeRound(play: Play): boolean {
  const { def, state } = play;
  const left = { A: 0, B: 0 };
  for (const unit of def.units) if (isLeft(state, unit)) left[unit.side] += 1;
  const { over } = afterRound(get(state, B.round), left, def.readings);
  if (over) {
    const { result } = resultOf(holders(state));
    change(play, 'GFF-MISSION-12', B.result, result === 'draw' ? 2 : SIDES.indexOf(result));
    return to(state, STEP.over);
  }
  const out = (cell: number) => (get(state, cell) < 0 ? Infinity : get(state, cell));
  const played = {
    first: sideOf(get(state, B.first)),
    last: get(state, B.last) < 0 ? null : sideOf(get(state, B.last)),
    finish: { A: get(state, B.finishA), B: get(state, B.finishB) },
    out: { A: out(B.outA), B: out(B.outB) },
  };
  change(play, 'GFF-ROUND-04', B.first, SIDES.indexOf(startsNext(played, def.readings)));
  return to(state, STEP.round);
}

export function holders(state: BattleState): (Side | null)[] {
  const found: (Side | null)[] = [];
  const placed = get(state, B.placed);
  for (let marker = 0; marker < placed; marker += 1) found.push(sideAt(state, markerAt(marker) + M.holder));
  return found;
}

/** Who holds which marker after the round (GFF-MISSION-06 to -10). */
function seize(play: Play): boolean {
  const { def, state } = play;
  const field = fieldOf(def, state);
  const present: Presence[] = [];
  for (const unit of def.units) {
    if (!isOnTable(state, unit)) continue;
    const shaken = ofUnit(state, unit.index, U.shaken) === 1;
    const arrived = ofUnit(state, unit.index, U.arrived) === 1;
    present.push({ side: unit.side, shaken, arrived, figures: figuresOn(def, state, unit) });
  }
  const after = holdersOf(field, present);
  for (const [marker, { id, holder }] of field.markers.entries()) {
    const now = after[marker] ?? null;
    if (now === holder) continue;
    note(play, now === null ? 'GFF-MISSION-08' : 'GFF-MISSION-07', id, 'holder', holder, now);
    put(state, markerAt(marker) + M.holder, now === null ? -1 : SIDES.indexOf(now));
    touch(state);
  }
  return to(state, STEP.roundEnd);
}
