/**
 * A battle's record: every answer with the dice that it took and the state that it led to. The engine knows nothing of
 * records. One is played again without any seed; where today's rules lead elsewhere, it says at which activation.
 */
import type { RuleId } from '../../../rules/rule-ids.ts';
import type { Breach } from '../../../rules/broken.ts';
import { canonical, isPlainObject, listOf } from '../../../journal/json.ts';
import { cite } from '../../../rules/cite.ts';
import { type Refusal, isRefusal, refuse } from '../../../rules/refusal.ts';
import {
  type ByHand,
  DIE_RULES,
  type Dice,
  DieWanted,
  type Thrown,
  byHand,
  recorded,
  recording,
} from '../rules/dice.ts';
import { SIDES, type ArmySide } from '../rules/rounds.ts';
import type { BattleAction, Change } from './action.ts';
import { apply, begin } from './apply.ts';
import { type BattleDef, type BattleSetup, defineBattle } from './def.ts';
import { violationText } from './messages.ts';
import { readAction } from './read-action.ts';
import { readSetup } from './read-setup.ts';
import { request } from './request.ts';
import { BattleCell, type BattleState, cloneState, get, hashState, restoreState } from './state.ts';
import { DIE } from './action.ts';
import { type Edit, edited } from './override.ts';
import { goOn } from './steps.ts';

export const BATTLE_FORMAT = 'muster-battle/1';
/** The version of the rules as the engine plays them: it changes whenever the same answers and dice lead elsewhere. */
export const BATTLE_RULES = 'firefight-3.5/4';

/** Kind, for whom, face. */
export type DieRow = readonly [Thrown['kind'], string, number];

/** An answer as a record keeps it. */
export type AnswerEntry = Extract<RecordEntry, { readonly side: ArmySide }>;

/** An answer, or an override: what a person set otherwise, and why (GFF-DICE-09). `hash`: the state afterwards, and its dice. */
export type RecordEntry = {
  readonly hash: string;
  readonly dice: readonly DieRow[];
} & (
  | { readonly side: ArmySide; readonly action: BattleAction }
  | { readonly reason: string; readonly edits: readonly Edit[] }
);

export interface BattleRecord {
  readonly format: typeof BATTLE_FORMAT;
  readonly rules: string;
  readonly setup: BattleSetup;
  /** The dice of the mission, and the hash of both them and the state that they led to. */
  readonly begun: { readonly dice: readonly DieRow[]; readonly hash: string };
  readonly entries: readonly RecordEntry[];
}

/** A battle that is being played and written down. */
export interface OpenBattle {
  readonly def: BattleDef;
  readonly state: BattleState;
  readonly setup: BattleSetup;
  readonly begun: BattleRecord['begun'];
  readonly entries: RecordEntry[];
  /** The state before each entry. */
  readonly before: BattleState[];
}

/** What each rule changed. */
export type Changes = readonly Change[];

export function openBattle(setup: BattleSetup, dice: Dice, log: Change[] | null = null): OpenBattle | Refusal {
  const def = defineBattle(setup);
  if (isRefusal(def)) return def;
  const keeping = recording(dice);
  const state = begin(def, log ? telling(keeping, log) : keeping, log);
  return {
    def,
    state,
    setup,
    begun: { dice: rowsOf(keeping.thrown), hash: hashOf(state, keeping.thrown) },
    entries: [],
    before: [],
  };
}

export function recordOf({ setup, begun, entries }: OpenBattle): BattleRecord {
  return { format: BATTLE_FORMAT, rules: BATTLE_RULES, setup, begun, entries: [...entries] };
}

/** Dice that say what they were for among the changes: kind, face, and what it had to show. */
function telling(dice: Dice, log: Change[]): Dice {
  return {
    tells: true,
    roll: (kind, who, needs) => {
      const face = dice.roll(kind, who, needs);
      log.push({ rule: DIE_RULES[kind], who, what: `${DIE}${kind}`, from: face, to: needs ?? null });
      return face;
    },
  };
}

function rowsOf(thrown: readonly Thrown[]): DieRow[] {
  return thrown.map(({ kind, who, face }) => [kind, who, face]);
}

/** The state and the dice that led to it, so that no die can be changed alone: not even one that changed nothing. */
function hashOf(state: BattleState, thrown: readonly Thrown[]): string {
  let faces = 0;
  for (const { face } of thrown) faces = (Math.imul(faces, 31) + face) | 0;
  const hash = hashState(state);
  const [high, low] = [Math.floor(hash / 2 ** 32), (hash ^ faces) >>> 0];
  return (high * 2 ** 32 + low).toString(16).padStart(14, '0');
}

/** A side's answer to the open question: what it changed, or why it may not be. */
export function answer(battle: OpenBattle, side: ArmySide, action: BattleAction, dice: Dice): Changes | Refusal {
  const { def, state } = battle;
  const turn = outOfTurn(def, state, side);
  if (turn) return turn;
  const before = cloneState(state);
  const keeping = recording(dice);
  const log: Change[] = [];
  const broken = apply(def, state, action, telling(keeping, log), log);
  if (broken.length > 0) return refusalOf(broken);
  battle.before.push(before);
  battle.entries.push({ side, action, dice: rowsOf(keeping.thrown), hash: hashOf(state, keeping.thrown) });
  return log;
}

/**
 * An answer or an override on dice that people throw: it says which die it wants next, and is done once it has them all.
 * Until then the battle stays as it is.
 */
export function withHandDice<T>(
  battle: OpenBattle,
  thrown: readonly Thrown[],
  run: (battle: OpenBattle, dice: Dice) => T,
): ByHand<T> {
  const kept = cloneState(battle.state);
  const asked = byHand(thrown, (dice) => run(battle, dice));
  // What wanted one more die has left its marks.
  if (!('done' in asked)) restoreState(battle.state, kept);
  return asked;
}

/**
 * Sets something otherwise than the rules have it, because the players agree: its reason is kept (GFF-DICE-09). Then the battle
 * goes on, should nobody have anything to decide any more.
 */
export function override(battle: OpenBattle, reason: string, edits: readonly Edit[], dice: Dice): Changes | Refusal {
  const { def, state } = battle;
  const made = edited(def, state, reason, edits);
  if (isRefusal(made)) return made;
  const before = cloneState(state);
  const keeping = recording(dice);
  const log = [...made.changes];
  restoreState(state, made.state);
  goOn({ def, state, dice: telling(keeping, log), log });
  battle.before.push(before);
  battle.entries.push({ reason, edits, dice: rowsOf(keeping.thrown), hash: hashOf(state, keeping.thrown) });
  return log;
}

/** Takes the last entry back; false: there is none. */
export function undo(battle: OpenBattle): boolean {
  const before = battle.before.pop();
  if (!before) return false;
  battle.entries.pop();
  restoreState(battle.state, before);
  return true;
}

function outOfTurn(def: BattleDef, state: BattleState, side: ArmySide): Refusal | null {
  const open = request(def, state);
  if (open.ask === 'over') return refuse('over', 'The battle is over.', ...cite('GFF-MISSION-11'));
  return open.side === side ? null : refuse('out-of-turn', `Now side ${open.side} decides.`, ...cite(open.rule));
}

function refusalOf(broken: readonly Breach[]): Refusal {
  const rules = broken.map(({ rule }) => rule);
  return refuse('illegal-action', broken.map(violationText).join(' '), ...cite(...rules));
}

/** What a record tells when it is played again: the battle, and what every entry changed. */
export interface Replayed {
  readonly battle: OpenBattle;
  readonly begun: Changes;
  readonly changes: readonly Changes[];
}

/** Plays a record again from its dice alone. A refusal says at which entry and activation it goes wrong. */
export function replay(given: unknown): Replayed | Refusal {
  const record = readRecord(given);
  if (isRefusal(record)) return record;
  const begun: Change[] = [];
  const battle = reopened(record.setup, record.begun, begun);
  if (isRefusal(battle)) return battle;
  const changes: Changes[] = [];
  for (const entry of record.entries) {
    const changed = followed(battle, entry);
    if (isRefusal(changed)) return changed;
    changes.push(changed);
  }
  return { battle, begun, changes };
}

/** A battle as it was begun, from its dice alone. */
export function reopened(
  setup: BattleSetup,
  begun: BattleRecord['begun'],
  log: Change[] | null = null,
): OpenBattle | Refusal {
  const dice = recorded(thrownOf(begun.dice));
  const battle = withDice(() => openBattle(setup, dice, log));
  if (isRefusal(battle)) return battle;
  return battle.begun.hash === begun.hash ? battle : differs(battle, 0);
}

/** Plays one entry of a record after those that there are, from its dice alone. */
export function followed(battle: OpenBattle, entry: RecordEntry): Changes | Refusal {
  const number = battle.entries.length + 1;
  const dice = recorded(thrownOf(entry.dice));
  const changed = withDice(() =>
    'reason' in entry
      ? override(battle, entry.reason, entry.edits, dice)
      : answer(battle, entry.side, entry.action, dice),
  );
  if (isRefusal(changed)) return at(changed, battle, number);
  if (dice.used() < entry.dice.length) {
    return at(forged('More dice are recorded than were rolled.'), battle, number);
  }
  return battle.entries[number - 1]?.hash === entry.hash ? changed : differs(battle, number);
}

/** The same battle once more: what happens in one does not happen in the other. Nothing before is taken back in it. */
export function forked(battle: OpenBattle): OpenBattle {
  return { ...battle, state: cloneState(battle.state), entries: [...battle.entries], before: [] };
}

function withDice<T>(run: () => T): T | Refusal {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof DieWanted)) throw error;
    const { kind, who } = error;
    return forged(`The record has not the ${kind} die for ${who} that the rules ask for.`, DIE_RULES[kind]);
  }
}

function forged(message: string, ...rules: RuleId[]): Refusal {
  return refuse('forged-dice', message, ...cite('GFF-DICE-10', ...rules));
}

function thrownOf(rows: readonly DieRow[]): Thrown[] {
  return rows.map(([kind, who, face]) => ({ kind, who, face }));
}

function differs(battle: OpenBattle, entry: number): Refusal {
  return at(
    refuse('differs', 'These rules give another result than the record.', ...cite('GFF-DICE-10')),
    battle,
    entry,
  );
}

/** The same refusal, with where it happened. */
function at(refusal: Refusal, { state }: OpenBattle, entry: number): Refusal {
  const where = `Entry ${entry}, round ${get(state, BattleCell.round)}, activation ${get(state, BattleCell.activations)}: `;
  return { ...refusal, message: where + refusal.message };
}

/** A record from outside, as far as its shape goes; what is in it `replay` finds out. */
export function readRecord(given: unknown): BattleRecord | Refusal {
  if (!isPlainObject(given) || given.format !== BATTLE_FORMAT) {
    return refuse('bad-record', `This is not a record of a battle (${BATTLE_FORMAT}).`, ...cite('GFF-DICE-10'));
  }
  if (given.rules !== BATTLE_RULES) {
    const message = `The battle was played with other rules (${BATTLE_RULES}).`;
    return refuse('other-rules', message, ...cite('GFF-DICE-10'));
  }
  const setup = readSetup(given.setup);
  if (isRefusal(setup)) return setup;
  const { begun, entries } = given;
  if (!isPlainObject(begun) || !areDice(begun.dice) || typeof begun.hash !== 'string' || !Array.isArray(entries)) {
    return forged('The record’s beginning or its dice are not what they should be.');
  }
  const read: RecordEntry[] = [];
  for (const [index, row] of listOf(entries).entries()) {
    const entry = readEntry(row);
    if (isRefusal(entry)) return { ...entry, message: `Entry ${index + 1}: ${entry.message}` };
    read.push(entry);
  }
  return {
    format: BATTLE_FORMAT,
    rules: BATTLE_RULES,
    setup,
    begun: { dice: begun.dice, hash: begun.hash },
    entries: read,
  };
}

function readEntry(row: unknown): RecordEntry | Refusal {
  if (!isPlainObject(row) || typeof row.hash !== 'string' || !areDice(row.dice)) {
    return forged('Its hash or its dice are not what they should be.');
  }
  const { hash, dice, reason, edits } = row;
  if (typeof reason === 'string' && Array.isArray(edits))
    return { hash, dice, reason, edits: edits as readonly Edit[] };
  const side = SIDES.find((one) => one === row.side);
  const action = readAction(row.action);
  if (isRefusal(action)) return action;
  return side ? { hash, dice, side, action } : refuse('bad-record', 'It has no side.', ...cite('GFF-DICE-10'));
}

const KINDS = new Set(Object.keys(DIE_RULES));

/** Dice of kinds that there are, with six faces. */
function areDice(rows: unknown): rows is readonly DieRow[] {
  const isDie = (row: unknown) => {
    if (!Array.isArray(row) || row.length !== 3) return false;
    const [kind, who, face] = listOf(row);
    const known = typeof kind === 'string' && KINDS.has(kind) && typeof who === 'string';
    return known && typeof face === 'number' && Number.isInteger(face) && face >= 1 && face <= 6;
  };
  return Array.isArray(rows) && rows.every(isDie);
}

/** The record as a text that is the same for the same battle. */
export function recordText(record: BattleRecord): string {
  return `${canonical(record)}\n`;
}
