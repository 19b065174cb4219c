/** What dice that lie on the table do (the operation `effect`): the engine itself, on the faces of a vector. */
import { isPlainObject, fieldsOf, rowsOf, numberOf } from '../../core/journal/json.ts';
import { type Refusal, isRefusal } from '../../core/rules/refusal.ts';
import { OPEN, attackOf } from '../../core/systems/firefight/rules/attack.ts';
import { request } from '../../core/systems/firefight/battle/request.ts';
import { BattleCell, UnitCell, get, ofUnit, putUnit } from '../../core/systems/firefight/battle/state.ts';
import { crossDanger } from '../../core/systems/firefight/rules/dangerous.ts';
import { type DieKind, type Dice, scripted } from '../../core/systems/firefight/rules/dice.ts';
import { type Fight, fatiguedAfter } from '../../core/systems/firefight/rules/fatigue.ts';
import { type HeroNear, isMoraleDue, testMorale } from '../../core/systems/firefight/rules/morale.ts';
import type { FirefightReadings } from '../../core/systems/firefight/readings.ts';
import {
  type Struck,
  type Victim,
  resolveAttack,
  settlementRules,
  sufferWounds,
} from '../../core/systems/firefight/rules/resolve.ts';
import { d3, markersOf, rollOff } from '../../core/systems/firefight/rules/rounds.ts';
import { PUSH_CAUSES, fall, landsWithin, leap, pushOf } from '../../core/systems/firefight/rules/special-moves.ts';
import { spellWorks, spendOn, tokensAfterRoundStart } from '../../core/systems/firefight/rules/special/caster.ts';
import { succeeds } from '../../core/systems/firefight/rules/test-die.ts';
import { someHave } from '../../core/systems/firefight/rules/unit.ts';
import { EFFECTS } from '../../core/systems/firefight/rules/wounds.ts';
import { diceOver, readJump, testedOf } from '../../core/systems/firefight/ask/odds.ts';
import {
  type AskAnswer,
  type Combatant,
  type AskFields,
  asker,
  badQuestion,
  countOf,
  readBatch,
  readCombatant,
  readTarget,
  numbersOf,
} from '../../core/systems/firefight/ask/read.ts';
import { answer, standing } from './battle.ts';

/** Answers one question: `for` says what the dice are. */
export const askEffect = asker('dice are read', {
  attack,
  'wound-effects': woundEffects,
  dangerous,
  fall: fallen,
  morale,
  cast,
  tokens,
  jump,
  push: ({ cause, effect, die }) => ({
    push: pushOf(
      PUSH_CAUSES.find((known) => known === cause) ?? 'attack',
      EFFECTS.find((known) => known === effect) ?? 'unhurt',
      numberOf(die, 1),
    ),
  }),
  test: ({ needs, modifiers, die }) => ({
    success: succeeds(
      numberOf(die, 1),
      numberOf(needs, 4),
      numbersOf(modifiers).reduce((sum, modifier) => sum + modifier, 0),
    ),
  }),
  d3: ({ die }) => ({ value: d3(numberOf(die, 1)) }),
  markers: ({ die }) => ({ count: markersOf(numberOf(die, 1)) }),
  'roll-off': ({ rolls }) => {
    const thrown = rowsOf(rolls).map(({ A, B }) => rollOff({ A: numberOf(A, 0), B: numberOf(B, 0) }));
    return { winner: thrown.find((winner) => winner !== null) ?? null };
  },
  shaken: ({ round, activated }) => ({ ...shakenLasts(countOf(round, 1), activated === true) }),
  fatigue,
});

const FIGHTS: readonly Fight[] = ['charge', 'strikeback', 'none'];

function fightsOf(value: unknown): Fight[] {
  const parts: readonly unknown[] = Array.isArray(value) ? value : [];
  return parts.flatMap((part) => FIGHTS.filter((known) => known === part));
}

/** In which round a unit that has become Shaken idles (null: never), and whether it is Shaken when the first one ends: played. */
function shakenLasts(round: number, activated: boolean): AskAnswer {
  const battle = standing({ A: 1, B: 1 }, activated ? 'B' : 'A', { round });
  const { def, state } = battle;
  putUnit(state, 0, UnitCell.shaken, 1);
  putUnit(state, 0, UnitCell.activated, activated ? 1 : 0);
  let idles: number | null = null;
  let shakenAtRoundEnd: boolean | null = null;
  for (let open = request(def, state); ; open = request(def, state)) {
    const over = open.ask === 'over';
    const now = get(state, BattleCell.round);
    if (over || now > round) shakenAtRoundEnd ??= ofUnit(state, 0, UnitCell.shaken) === 1;
    if (open.ask !== 'over' && open.side === 'A') idles ??= now;
    if (over || (idles !== null && shakenAtRoundEnd !== null)) return { idles, shakenAtRoundEnd };
    answer(battle);
  }
}

/** A unit's melees of one round, one after the other, each by the compiled attack. */
function fatigue({ fights: parts, shaken, impact }: AskFields): AskAnswer | Refusal {
  const unit = readCombatant({
    rules: [{ name: 'Impact', value: countOf(impact, 0) }],
    weapons: [{ name: 'Axe', attacks: 1 }],
  });
  if (isRefusal(unit)) return unit;
  let fatigued = false;
  const sixesOnly: (boolean | null)[] = [];
  const rolled: number[] = [];
  for (const part of fightsOf(parts)) {
    const condition = { ...unit.condition, fatigued, shaken: shaken === true };
    const step = part === 'charge' ? 'charge' : 'strikeback';
    const attack = attackOf({ step, attacker: unit.profile, condition, target: unit.profile, situation: OPEN });
    if (isRefusal(attack)) return attack;
    sixesOnly.push(part === 'none' ? null : attack.volleys.some((volley) => volley.sixesOnly));
    rolled.push(part === 'charge' ? attack.impact : 0);
    fatigued = fatiguedAfter(fatigued, part);
  }
  return { sixesOnly, impact: rolled, fatigued };
}

const KINDS: readonly DieKind[] = ['hit', 'impact', 'block', 'again', 'regeneration', 'terrain', 'effect', 'jump'];

/** The faces that a question gives, by what they are for; one face may stand without its list. */
function facesOf({ dice }: AskFields): Dice {
  const given = fieldsOf(dice);
  return scripted(Object.fromEntries(KINDS.map((kind) => [kind, numbersOf(given[kind])])));
}

function victimOf({ profile, condition }: Combatant, near = profile.unit.models): Victim {
  const { markers, shaken } = condition;
  return { profile, standing: { models: profile.unit.models, markers, shaken }, near };
}

function toldOf(struck: Omit<Struck, 'hits' | 'blocked'>): AskAnswer {
  const { wounds, killed, total, effect, after } = struck;
  const { models: left, markers, shaken } = after;
  const rules = settlementRules(struck);
  return { wounds, killed, rolled: total !== null, total, effect, left, markers, shaken, rules };
}

function struckOf(struck: Struck): AskAnswer {
  return { hits: struck.hits, blocked: struck.blocked, ...toldOf(struck) };
}

/** Runs on the faces given; too few of them are a question that cannot be read. */
function onFaces(given: AskFields, run: (dice: Dice) => AskAnswer): AskAnswer | Refusal {
  try {
    return run(facesOf(given));
  } catch (error) {
    if (error instanceof RangeError) return badQuestion(error.message);
    throw error;
  }
}

function attack(given: AskFields, readings: FirefightReadings): AskAnswer | Refusal {
  const struck = readTarget(given);
  if (isRefusal(struck)) return struck;
  const batch = readBatch(given);
  if (isRefusal(batch)) return batch;
  const ready = attackOf({ ...batch, target: struck.target.profile });
  if (isRefusal(ready)) return ready;
  const near = struck.nearby.filter((one) => one.near > 0);
  const victims = [victimOf(struck.target), ...near.map((one) => victimOf(one.combatant, one.near))];
  const ids = victims.map(({ profile }) => profile.unit.id);
  const named = struck.allot.map((id) => ids.indexOf(id)).filter((place) => place >= 0);
  const order = [...new Set([...named, ...victims.keys()])];
  return onFaces(given, (dice) => {
    const [own, ...others] = resolveAttack(ready, victims, dice, readings, order);
    const told = others.map((other, at) => [ids[at + 1] ?? '', struckOf(other)]);
    return { ...(own ? struckOf(own) : {}), others: Object.fromEntries(told) as AskAnswer };
  });
}

function onTarget(
  given: AskFields,
  run: (victim: Victim, dice: Dice, target: Combatant) => AskAnswer,
): AskAnswer | Refusal {
  const target = readCombatant(given.target);
  if (isRefusal(target)) return target;
  return onFaces(given, (dice) => run(victimOf(target), dice, target));
}

function woundEffects(given: AskFields, readings: FirefightReadings): AskAnswer | Refusal {
  const context = { fear: countOf(given.fear, 0), heals: false };
  return onTarget(given, (victim, dice) =>
    toldOf(sufferWounds(victim, countOf(given.wounds, 1), context, dice, readings)),
  );
}

function dangerous(given: AskFields, readings: FirefightReadings): AskAnswer | Refusal {
  return onTarget(given, (victim, dice, target) =>
    toldOf(crossDanger(victim, diceOver(given, target), dice, readings)),
  );
}

function fallen(given: AskFields, readings: FirefightReadings): AskAnswer | Refusal {
  return onTarget(given, (victim, dice) => {
    const { ap, ...struck } = fall(victim, numberOf(given.height, 0), dice, readings);
    // A short fall does not end the activation (GFF-AMB-40).
    return {
      ap: ap ?? 0,
      ...struckOf(struck),
      within: landsWithin(),
      activationOver: given.active === true && ap !== null,
    };
  });
}

function morale(given: AskFields): AskAnswer | Refusal {
  const units: Combatant[] = [];
  for (const row of rowsOf(given.units)) {
    const unit = readCombatant(row);
    if (isRefusal(unit)) return unit;
    units.push(unit);
  }
  const due = isMoraleDue(countOf(given.starting, 0), units.length + countOf(given.setAside, 0));
  if (!due) return { due, results: {} };
  const faces = fieldsOf(given.dice);
  const shaken = new Map(units.map(({ profile, condition }) => [profile.unit.id, condition.shaken]));
  const results: Record<string, string> = {};
  for (const unit of units) {
    const { id } = unit.profile.unit;
    const [test = 1, fearless = 1] = numbersOf(faces[id]);
    const heroes = heroesNear(units, id, given.apart, shaken);
    const result = testMorale(testedOf(unit), heroes, scripted({ morale: [test], fearless: [fearless] }));
    results[id] = result;
    if (result !== 'passes') shaken.set(id, true);
  }
  return { due, results };
}

/** Heroes as a unit finds them when it tests (GFF-MORALE-06, GFF-AMB-33). A unit's own heroes are at no distance. */
function heroesNear(
  units: readonly Combatant[],
  id: string,
  apart: unknown,
  shaken: ReadonlyMap<string, boolean>,
): HeroNear[] {
  return units
    .filter(({ profile: { unit } }) => someHave(unit, 'Hero') && unit.id !== id)
    .flatMap(({ profile: { unit } }) => {
      const distance = distanceBetween(apart, unit.id, id);
      return distance === null ? [] : [{ quality: unit.quality, distance, shaken: shaken.get(unit.id) ?? false }];
    });
}

function distanceBetween(apart: unknown, one: string, other: string): number | null {
  const pairs: readonly unknown[] = Array.isArray(apart) ? apart : [];
  for (const pair of pairs) {
    const [a, b, inches] = Array.isArray(pair) ? pair : [];
    if (((a === one && b === other) || (a === other && b === one)) && typeof inches === 'number') return inches;
  }
  return null;
}

function cast(given: AskFields): AskAnswer | Refusal {
  const caster = fieldsOf(given.caster);
  const tokens = spendOn(countOf(caster.tokens, 0), countOf(given.value, 1));
  if (isRefusal(tokens)) return tokens;
  return { works: spellWorks(numberOf(given.die, 1), countOf(given.plus, 0), countOf(given.minus, 0)), tokens };
}

function tokens(given: AskFields): AskAnswer | Refusal {
  const caster = readCombatant(given.caster);
  if (isRefusal(caster)) return caster;
  const x = caster.profile.unit.rules.find(({ name }) => name === 'Caster')?.value ?? 0;
  return { tokens: tokensAfterRoundStart(countOf(isPlainObject(given.caster) ? given.caster.tokens : 0, 0), x) };
}

function jump(given: AskFields): AskAnswer | Refusal {
  const asked = readJump(given);
  if (isRefusal(asked)) return asked;
  return onFaces({ dice: { jump: given.dice } }, (dice) => ({
    across: leap(asked, 'jumper', dice),
    counts: asked.counts,
  }));
}
