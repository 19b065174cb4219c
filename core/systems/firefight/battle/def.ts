/** What a battle is fought with and on: armies, table, terrain, readings. Compiled once, shared by every copy of its state. */
import { cite } from '../../../rules/cite.ts';
import { type Refusal, isRefusal, refuse } from '../../../rules/refusal.ts';
import { blockersOf } from '../../../table/blockers.ts';
import { faultOfTerrain } from '../../../table/faults.ts';
import type { LaidPiece } from '../../../table/laid-table.ts';
import { shapeOf } from '../../../table/layout/regions.ts';
import type { Obstacle } from '../../../table/obstacles.ts';
import type { Piece, Table } from '../../../table/shapes.ts';
import { inches, millimetres } from '../../../table/units.ts';
import { zoneDepth } from '../rules/deployment.ts';
import { type Blinds, blindsOf } from '../terrain/field/blind.ts';
import type { BattleTable, ModelFigure } from '../terrain/field/field.ts';
import type { Parting } from '../terrain/field/parting.ts';
import { type WeaponProfile, compile } from '../rules/profile.ts';
import { READINGS, type FirefightReadings } from '../readings.ts';
import { type ByArmy, SIDES, type ArmySide } from '../rules/rounds.ts';
import { auraOf, withOwnAuras } from '../rules/special/auras.ts';
import { type RuleNote, type ForceUnit, keyed, someHave } from '../rules/unit.ts';
import type { GameOver, Request } from './action.ts';
import { type Spell, readSpells } from './spells.ts';
import { type BattleState, MOST_WEAPONS, type BattleSize } from './state.ts';

/** A battle as a file says it. Everything but the armies has a plain default. */
export interface BattleSetup {
  readonly armies: ByArmy<readonly ForceUnit[]>;
  /** What the armies are called. */
  readonly names?: ByArmy<string>;
  /** Of an army, as was agreed; absent where nobody said: then each is as large as it may be. */
  readonly points?: number;
  /** Inches. */
  readonly size?: readonly [width: number, depth: number];
  readonly terrain?: readonly LaidPiece[];
  readonly readings?: FirefightReadings;
  readonly spells?: ByArmy<readonly Spell[]>;
  /** Millimetres across, by the unit's id in its army. */
  readonly bases?: ByArmy<Readonly<Record<string, number>>>;
}

/** A unit of the battle. Its id is `A1`, `A2`, …, `B1`, …; its name and its own id in its army are kept. */
export interface BattleUnit {
  readonly index: number;
  readonly id: string;
  readonly side: ArmySide;
  readonly unit: ForceUnit;
  /** The unit as its army has it. */
  readonly given: ForceUnit;
  readonly profile: WeaponProfile;
  /** The number of its first model; its others follow. */
  readonly firstModel: number;
  readonly isHero: boolean;
  /** X of Caster(X), all its models' together; 0 without it. */
  readonly caster: number;
  readonly hasBlast: boolean;
}

export interface BattleDef {
  readonly setup: BattleSetup;
  readonly readings: FirefightReadings;
  readonly units: readonly BattleUnit[];
  /** The same by side. */
  readonly army: ByArmy<readonly BattleUnit[]>;
  readonly byId: ReadonlyMap<string, BattleUnit>;
  readonly muster: BattleSize;
  readonly table: Table;
  readonly terrain: readonly Piece[];
  /** Pieces with the trait `sight-blocker`, and what of them stands between two models. */
  readonly blinds: Blinds;
  /** Impassable pieces. */
  readonly walls: readonly Obstacle[];
  readonly spells: ByArmy<readonly Spell[]>;
  readonly auras: readonly AuraBearer[];
  /** What stands on the table, written anew from a state whenever somebody asks (`stage.ts`). */
  readonly stage: FieldStage;
}

/** A rule that some models of a unit give, and that depends on where they are (GFF-SR-BOOK-2). */
export interface AuraBearer {
  readonly unit: BattleUnit;
  /** The first so many models have it. */
  readonly models: number;
  readonly gives: string;
  /** In inches; null: to its own unit alone. */
  readonly within: number | null;
  /** The unit that it has picked; null: it reaches by where it stands. */
  readonly to: BattleUnit | null;
}

/** A figure that is moved instead of made anew. */
export interface StageFigure extends ModelFigure {
  /** The model's number in the battle. */
  readonly number: number;
  readonly base: { readonly kind: 'disc'; readonly at: { x: number; y: number }; readonly radius: number };
  height: number;
  /** Its place among the figures on the table. */
  place: number;
  /** How far it reaches above where it stands, in units. */
  readonly tall: number;
}

/** What models have seen of each other, as long as neither has moved since. */
export interface SightCache {
  /** How often a model has moved, and when each one did last. */
  moves: number;
  readonly moved: Int32Array;
  /** By pair: when it was last looked at, and whether they saw each other. */
  readonly looked: Int32Array;
  readonly seen: Uint8Array;
}

/** What was worked out from a state, for as long as nothing in it is written. */
export interface Kept<Value> {
  state: BattleState | null;
  writes: number;
  /** The unit that it is about, where it is about one. */
  unit: number;
  value: Value | null;
}

/** A weapon, by number, and everybody whom it could be fired at. */
export interface ShotOption {
  readonly weapon: number;
  readonly targets: readonly BattleUnit[];
}

/** A spell, by number, and everybody whom it could be tried at. */
export interface SpellOption {
  readonly spell: number;
  readonly targets: readonly BattleUnit[];
}

export interface FieldStage extends BattleTable {
  readonly all: readonly StageFigure[];
  readonly figures: StageFigure[];
  /** The figures of each unit, by id and by number. */
  readonly groups: ReadonlyMap<string, StageFigure[]>;
  readonly byUnit: readonly StageFigure[][];
  readonly spots: Float64Array;
  /** The place of each unit's first figure, by number; its others follow, up to the next unit's. */
  readonly starts: Int32Array;
  /** What is on the stage: a state, and how often it had changed. */
  shown: BattleState | null;
  changes: number;
  readonly open: Kept<Request | GameOver>;
  readonly shots: Kept<readonly ShotOption[]>;
  readonly spells: Kept<readonly SpellOption[]>;
  readonly parting: Kept<Parting>;
  readonly sights: SightCache;
  readonly markers: { id: string; at: { x: number; y: number }; holder: ArmySide | null }[];
  south: ArmySide;
}

/** How high a model of such Tough stands up, in inches: what sees and is seen. */
const TALL = [
  { tough: 12, tall: 4 },
  { tough: 6, tall: 3 },
  { tough: 3, tall: 2 },
  { tough: 0, tall: 1.5 },
] as const;

const STANDARD = [48, 48] as const;
/** More units, models or weapons than any list has are a mistake. */
const MOST = { units: 40, models: 200 } as const;
/** Bases by Tough, in millimetres, where nobody says. */
const BASES = [
  { tough: 12, across: 60 },
  { tough: 6, across: 50 },
  { tough: 3, across: 40 },
  { tough: 0, across: 32 },
] as const;

/** The battle, compiled; or why it cannot be fought. */
export function defineBattle(setup: BattleSetup): BattleDef | Refusal {
  const [width, depth] = setup.size ?? STANDARD;
  const table = { width: inches(width), depth: inches(depth) };
  const terrain = (setup.terrain ?? []).map(pieceOf);
  const spells = { A: readSpells(setup.spells?.A), B: readSpells(setup.spells?.B) };
  if (isRefusal(spells.A)) return spells.A;
  if (isRefusal(spells.B)) return spells.B;
  const refused = faultOfTable(width, depth) ?? faultOfTerrain(table, terrain) ?? faultOfArmies(setup.armies);
  if (refused) return refused;
  const units = unitsOf(setup.armies);
  const models = units.reduce((sum, { unit }) => sum + unit.models, 0);
  const readings = setup.readings ?? READINGS;
  const blockers = blockersOf(terrain.filter(({ traits }) => traits.includes('sight-blocker')));
  const walls = terrain.filter(({ traits }) => traits.includes('impassable')).map(({ shape }) => ({ shape }));
  return {
    setup,
    readings,
    units,
    army: { A: units.filter(({ side }) => side === 'A'), B: units.filter(({ side }) => side === 'B') },
    byId: new Map(units.map((one) => [one.id, one])),
    muster: { units: units.length, models },
    table,
    terrain,
    blinds: blindsOf(blockers, readings),
    walls,
    spells: { A: spells.A, B: spells.B },
    auras: units.flatMap((one) => aurasOf(one, units)),
    stage: stageOf(units, setup, table, terrain),
  };
}

/** The auras that are not simply rules of the unit: some models alone have them, or they reach others. */
function aurasOf(one: BattleUnit, units: readonly BattleUnit[]): AuraBearer[] {
  const { unit } = one;
  return unit.rules.flatMap((note): AuraBearer[] => {
    const aura = auraOf(note);
    const { models = unit.models } = note;
    if (aura?.from !== undefined) return givenFrom(aura.from, aura.gives, one, units);
    if (aura === null || models === 0 || (aura.within === undefined && models >= unit.models)) return [];
    return [{ unit: one, models, gives: aura.gives, within: aura.within ?? null, to: null }];
  });
}

/** What a unit has from another of its army that picked it, as its list calls that one. */
function givenFrom(from: string, gives: string, to: BattleUnit, units: readonly BattleUnit[]): AuraBearer[] {
  const bearer = units.find(({ side, given }) => side === to.side && given.id === from);
  const note = bearer?.unit.rules.find((one) => auraOf(one)?.gives === gives);
  if (!bearer || !note) return [];
  return [{ unit: bearer, models: note.models ?? bearer.unit.models, gives, within: null, to }];
}

function pieceOf({ id, shape, traits, height }: LaidPiece): Piece {
  return { id, shape: shapeOf(shape), traits, ...(height === undefined ? {} : { height: inches(height) }) };
}

function faultOfTable(width: number, depth: number): Refusal | null {
  const rules = cite('GFF-TABLE-02', 'GFF-TABLE-03');
  if (width >= 12 && width <= 96 && depth <= 96 && zoneDepth(depth) !== null) return null;
  return refuse('bad-table', 'The table is 12" to 96" wide and over 24", up to 96", deep.', ...rules);
}

function faultOfArmies(armies: ByArmy<readonly ForceUnit[]>): Refusal | null {
  for (const side of SIDES) {
    const units = armies[side];
    const models = units.reduce((sum, unit) => sum + unit.models, 0);
    if (units.length === 0) return refuse('no-army', `Army ${side} has no unit.`, ...cite('GFF-ARMY-10'));
    if (
      units.length > MOST.units ||
      models > MOST.models ||
      units.some(({ weapons }) => weapons.length > MOST_WEAPONS)
    ) {
      const most = `${MOST.units} units, ${MOST.models} models and ${MOST_WEAPONS} weapons per unit`;
      return refuse('army-too-large', `Army ${side} has more than ${most}.`, ...cite('GFF-ARMY-10'));
    }
  }
  return null;
}

function unitsOf(armies: ByArmy<readonly ForceUnit[]>): BattleUnit[] {
  const units: BattleUnit[] = [];
  let firstModel = 0;
  for (const side of SIDES) {
    for (const [place, given] of armies[side].entries()) {
      const unit = withOwnAuras({ ...given, id: keyed(`${side}${place + 1}`) });
      units.push({
        index: units.length,
        id: unit.id,
        side,
        unit,
        given,
        profile: compile(unit),
        firstModel,
        isHero: someHave(unit, 'Hero'),
        caster: casterOf(unit),
        hasBlast: unit.weapons.some(({ rules }) => rules.some(({ name }) => name === 'Blast')),
      });
      firstModel += unit.models;
    }
  }
  return units;
}

function casterOf({ rules, models }: ForceUnit): number {
  const of = (rule: RuleNote) => (rule.name === 'Caster' ? (rule.value ?? 0) * (rule.models ?? models) : 0);
  return Math.min(
    6,
    rules.reduce((sum, rule) => sum + of(rule), 0),
  );
}

function stageOf(
  units: readonly BattleUnit[],
  setup: BattleSetup,
  table: Table,
  terrain: readonly Piece[],
): FieldStage {
  const all = units.flatMap(({ id, side, unit, firstModel }): StageFigure[] => {
    const own = setup.armies[side][Number(id.slice(1)) - 1]?.id ?? '';
    const across =
      setup.bases?.[side][own] ?? unit.base ?? BASES.find(({ tough }) => unit.tough >= tough)?.across ?? 32;
    return Array.from({ length: unit.models }, (_, model) => ({
      number: firstModel + model,
      id: keyed(`${id}.${model + 1}`),
      unit: id,
      side,
      base: { kind: 'disc', at: { x: 0, y: 0 }, radius: millimetres(across / 2) },
      height: 0,
      place: 0,
      tall: inches(TALL.find(({ tough }) => unit.tough >= tough)?.tall ?? 1.5),
    }));
  });
  const byUnit = units.map((): StageFigure[] => []);
  const groups = new Map(units.map(({ id, index }) => [id, byUnit[index] ?? []]));
  const count = all.length;
  const sights = {
    moves: 0,
    moved: new Int32Array(count),
    looked: new Int32Array(count * count).fill(-1),
    seen: new Uint8Array(count * count),
  };
  const nothing = () => ({ state: null, writes: 0, unit: -1, value: null });
  return {
    all,
    table,
    terrain,
    figures: [],
    groups,
    byUnit,
    spots: new Float64Array(3 * count),
    starts: new Int32Array(units.length + 1),
    shown: null,
    changes: 0,
    open: nothing(),
    shots: nothing(),
    spells: nothing(),
    parting: nothing(),
    sights,
    markers: [],
    south: 'A',
  };
}
