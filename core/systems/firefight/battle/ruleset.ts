/** A battle as a record among others: one entry for each decision, with its dice and the state that it led to. */
import { type Hash, hashText } from '../../../chance/bytes.ts';
import { LINKS, lotStream, roundKey } from '../../../chance/lots.ts';
import { isPlainObject, textOf } from '../../../journal/json.ts';
import type { Chance, Command, Entry, Header, Ruleset, Tells } from '../../../journal/types.ts';
import { cite } from '../../../rules/cite.ts';
import { type Refusal, isRefusal, refuse } from '../../../rules/refusal.ts';
import type { Dice } from '../rules/dice.ts';
import { type ArmySide, SIDES } from '../rules/rounds.ts';
import type { GameOver } from './action.ts';
import { type Awaiting, onDice } from './awaiting.ts';
import {
  type BattleCommand,
  type BattleEntry,
  type BattleOfEvent,
  type BattleOptions,
  type DiceKey,
  PERSON,
} from './commands.ts';
import { type KeptBattle, sideOf } from './kept.ts';
import { overLimits } from '../roster/force.ts';
import { readAction } from './read-action.ts';
import { readSetup } from './read-setup.ts';
import {
  type AnswerEntry,
  BATTLE_RULES,
  type OpenBattle,
  answer,
  followed,
  forked,
  openBattle,
  reopened,
  replay,
} from './record.ts';
import { request } from './request.ts';
import { noRoom } from './room.ts';
import { type BattleParts, type OwnBattleParts, deciding, ownParts, sharedParts } from './view.ts';

export type BattleRuleset = Ruleset<KeptBattle, BattleCommand, BattleEntry, BattleParts, OwnBattleParts>;

type Decided = readonly BattleEntry[] | Refusal;

export const battleRuleset: BattleRuleset = {
  name: 'battle',
  version: 1,
  begin,
  decide,
  evolve: (state, entries) =>
    entries.reduce((before, entry) => timed(before, evolved(before, entry), entry.at), forkedIn(state)),
  shared: sharedParts,
  own: ownParts,
  explain: () => refuse('nothing-to-explain', 'A battle explains itself: every change in it names its rule.'),
  due: () => [],
  tells,
  // Everything in a battle is open: armies, dice and decisions.
  published: (_header, entries) => entries,
  touches: () => ['battle'],
  lasting: () => 'A battle goes back only if its players agree. Ask to go back.',
  upcasts: {},
};

/** The event hears what both sides hold once the battle is over, and again if they went back and ended it otherwise. */
function tells(before: KeptBattle, after: KeptBattle, head: Hash): Tells | null {
  const { event } = after.options;
  const over = overIn(after);
  if (
    !event ||
    over === null ||
    (overIn(before) !== null && before.battle?.entries.length === after.battle?.entries.length)
  )
    return null;
  const scores = SIDES.map((side) => ({ entrant: event.entrants[side], line: { [event.column]: over.counts[side] } }));
  const command = { type: 'take-result', game: event.game, scores, encounter: { record: after.id, head } };
  return { record: event.record, command };
}

function overIn({ battle, stopped }: KeptBattle): GameOver | null {
  const open = battle && !stopped ? request(battle.def, battle.state) : null;
  return open?.ask === 'over' ? open : null;
}

function begin({ id, created, options }: Header): KeptBattle | Refusal {
  const read = readOptions(options);
  if (isRefusal(read)) return read;
  const stopped = read.rules === BATTLE_RULES ? null : otherRules(read.rules);
  return {
    id,
    begun: created,
    options: read,
    battle: null,
    toAgree: SIDES.filter((side) => isToAgree(read, side)),
    awaiting: null,
    draws: 0,
    clock: { used: { A: 0, B: 0 }, since: created, runs: null },
    asked: null,
    refused: null,
    rematch: null,
    stopped,
  };
}

/** An army past its limits is played where both agree, in a round of an event too. */
function isToAgree({ setup, players }: BattleOptions, side: ArmySide): boolean {
  const other = side === 'A' ? 'B' : 'A';
  const people = players[side] === PERSON && players[other] === PERSON;
  return people && overLimits(setup.armies[other], setup.points).length > 0;
}

function otherRules(rules: string): Refusal {
  const message = `This battle was played with other rules (${rules}) than these (${BATTLE_RULES}).`;
  return refuse('other-rules', message, ...cite('GFF-DICE-10'));
}

function readOptions(given: unknown): BattleOptions | Refusal {
  if (!isPlainObject(given)) return refuse('bad-setup', 'A battle begins with two armies.', ...cite('GFF-ARMY-10'));
  const setup = readSetup(given.setup);
  if (isRefusal(setup)) return setup;
  const players = isPlainObject(given.players) ? given.players : {};
  const playing = (side: ArmySide) => textOf(players[side]) || PERSON;
  const dice = given.dice === 'by-hand' ? ({ dice: 'by-hand' } as const) : {};
  const event = eventIn(given.event);
  const { minutes } = given;
  return {
    setup,
    rules: textOf(given.rules) || BATTLE_RULES,
    players: { A: playing('A'), B: playing('B') },
    ...dice,
    ...(typeof minutes === 'number' && minutes > 0 ? { minutes } : {}),
    ...(event ? { event } : {}),
  };
}

/** It is written by the server that opened it; whatever else stands there is no event's game. */
function eventIn(given: unknown): BattleOfEvent | null {
  if (!isPlainObject(given) || !isPlainObject(given.entrants)) return null;
  const { record, round, game, column, entrants } = given;
  if (typeof record !== 'string' || typeof round !== 'number' || typeof game !== 'string') return null;
  return { record, round, game, column: textOf(column), entrants: { A: textOf(entrants.A), B: textOf(entrants.B) } };
}

/** Whoever plays against a computer decides for it as well: it thinks on their device. */
function decidesFor({ options }: KeptBattle, own: ArmySide, side: ArmySide): boolean {
  return side === own || options.players[side] !== PERSON;
}

function decide(state: KeptBattle, { body, by }: Command<BattleCommand>, chance: Chance): Decided {
  if (state.stopped) return state.stopped;
  if (body.type === 'begin') return begun(state, chance);
  if (body.type === 'take-in') return takenIn(state, body.record);
  if (body.type === 'rematch') return metAgain(state, body.battle);
  const own = sideOf(by, state.options);
  if (own === null) return refuse('not-your-table', 'You do not play in this battle.');
  const { battle } = state;
  if (battle === null) return refuse('unknown-game', 'This battle has not begun.');
  switch (body.type) {
    case 'agree':
      return agreed(state, own);
    case 'decide':
      return decided(state, battle, own, body, chance);
    case 'throw':
      return thrown(state, battle, own, body);
    case 'go-back':
      return goneBack(state, battle, own, body.to);
    case 'refuse-going-back':
      if (state.asked === null || state.asked.side === own) {
        return refuse('nothing-to-take-back', 'Nobody asks you to go back.');
      }
      return [{ type: 'going-back-refused', side: own }];
  }
}

function agreed({ toAgree }: KeptBattle, own: ArmySide): Decided {
  if (!toAgree.includes(own)) return refuse('moved-on', 'You have nothing to agree to any more.');
  return [{ type: 'army-agreed', side: own }];
}

function metAgain(state: KeptBattle, again: string): Decided {
  if (state.options.event) return refuse('begun', 'The event says who meets next. Ask for no rematch here.');
  const { battle, rematch } = state;
  if (battle === null || request(battle.def, battle.state).ask !== 'over') {
    return refuse('not-over', 'This battle is not over yet.', ...cite('GFF-MISSION-11'));
  }
  if (rematch !== null) return refuse('begun', 'The rematch has begun.');
  return [{ type: 'rematch-begun', battle: again }];
}

function begun(state: KeptBattle, chance: Chance): Decided {
  if (state.battle) return refuse('begun', 'This battle has begun.');
  const source = sourceOf(state, chance);
  if (isRefusal(source)) return source;
  const battle = openBattle(state.options.setup, source.dice);
  if (isRefusal(battle)) return battle;
  const crowded = noRoom(battle);
  if (crowded) return crowded;
  return [{ type: 'battle-begun', ...battle.begun, drawn: battle.begun.dice.length > 0 ? source.drawn : null }];
}

function takenIn(state: KeptBattle, record: unknown): Decided {
  if (state.battle) return refuse('begun', 'This battle has begun.');
  const replayed = replay(record);
  if (isRefusal(replayed)) return replayed;
  const { begun: first, entries } = replayed.battle;
  const rows: BattleEntry[] = [{ type: 'battle-begun', ...first, drawn: null }];
  for (const entry of entries) {
    if ('reason' in entry) return refuse('bad-record', 'A battle with overrides is kept where it was played.');
    rows.push({ type: 'decided', ...entry, drawn: null });
  }
  return rows;
}

/** Dice whose key was bound before the battle began, and that nobody foresees: each step has a link of its own. */
function sourceOf(state: KeptBattle, chance: Chance): { readonly dice: Dice; readonly drawn: DiceKey } | Refusal {
  const number = state.draws + 1;
  const key = number <= LINKS ? chance.link(number) : chance.nonce();
  if (key === null) return refuse('no-lots', 'This is a copy of a battle. You can look at it, but you cannot play on.');
  const drawn = { number, key };
  return { dice: drawnDice(state.battle, drawn), drawn };
}

/** The dice of a step: from its key, and from what everybody knew before it. */
export function drawnDice(battle: OpenBattle | null, { number, key }: DiceKey): Dice {
  const known = battle?.entries.at(-1)?.hash ?? battle?.begun.hash ?? '';
  const stream = lotStream(roundKey(key, hashText(known)), number, 'dice');
  return { roll: () => stream.die(6) };
}

function decided(
  state: KeptBattle,
  battle: OpenBattle,
  own: ArmySide,
  { side, after, seen, action: given }: Extract<BattleCommand, { type: 'decide' }>,
  chance: Chance,
): Decided {
  if (!decidesFor(state, own, side)) return refuse('not-yours', 'The other player decides for that army.');
  const [missing] = state.toAgree;
  if (missing !== undefined) return notAgreed(state, missing);
  // After a way back there may be as many entries, and other ones.
  if (after !== battle.entries.length || (seen !== undefined && seen !== battle.entries.at(-1)?.hash)) {
    return refuse('moved-on', 'Something else was decided in the meantime. Look at the battle again.');
  }
  const action = readAction(given);
  if (isRefusal(action)) return action;
  if (state.options.dice === 'by-hand') {
    if (state.awaiting) return refuse('die-awaited', 'A die is to be rolled before anything else is decided.');
    const made = onDice(battle, { side, action, thrown: [] });
    if (isRefusal(made)) return made;
    return [entryOf(made, { type: 'dice-awaited', side, action })];
  }
  const source = sourceOf(state, chance);
  if (isRefusal(source)) return source;
  const trial = forked(battle);
  const changes = answer(trial, side, action, source.dice);
  if (isRefusal(changes)) return changes;
  const entry = trial.entries.at(-1);
  if (!entry || !('side' in entry)) throw new Error('an answer is an entry');
  return [{ type: 'decided', ...entry, drawn: entry.dice.length > 0 ? source.drawn : null }];
}

function notAgreed({ options: { setup } }: KeptBattle, missing: ArmySide): Refusal {
  const other = missing === 'A' ? 'B' : 'A';
  const message = `Army ${other} breaks limits of force organisation. The player of army ${missing} has to agree first.`;
  return refuse('agreement-missing', message, ...overLimits(setup.armies[other], setup.points).map(({ rule }) => rule));
}

/** What is written once a die is there, or asked for: the decision itself where that was the last one. */
function entryOf(made: AnswerEntry | Awaiting, still: BattleEntry): BattleEntry {
  return 'asked' in made ? still : { type: 'decided', ...made, drawn: null };
}

function thrown(
  { awaiting, options }: KeptBattle,
  battle: OpenBattle,
  own: ArmySide,
  { after, number, face }: Extract<BattleCommand, { type: 'throw' }>,
): Decided {
  if (awaiting === null || after !== battle.entries.length || number !== awaiting.thrown.length) {
    return refuse('moved-on', 'This die was rolled already: look at the battle again.');
  }
  if (!Number.isInteger(face) || face < 1 || face > 6) return refuse('bad-figure', 'A die shows 1 to 6.');
  const { by } = awaiting;
  if (by !== null && by !== own && options.players[by] === PERSON) {
    return refuse('not-yours', 'The other player rolls this die.');
  }
  const made = onDice(battle, withDie(awaiting, face));
  return isRefusal(made) ? made : [entryOf(made, { type: 'die-thrown', side: own, face })];
}

function withDie(awaiting: Awaiting, face: number): Awaiting {
  const { thrown: before, asked } = awaiting;
  return { ...awaiting, thrown: [...before, { kind: asked.wants, who: asked.who, face }] };
}

/** The decision waits for its next die. */
function waiting(state: KeptBattle, so: Pick<Awaiting, 'side' | 'action' | 'thrown'>): KeptBattle {
  const made = state.battle ? onDice(state.battle, so) : null;
  return { ...state, awaiting: made !== null && 'asked' in made ? made : null };
}

function goneBack(state: KeptBattle, { entries }: OpenBattle, own: ArmySide, to: number): Decided {
  if (!Number.isInteger(to) || to < 0 || to >= entries.length) {
    return refuse('nothing-to-take-back', 'There is nothing to undo.');
  }
  const undone = entries.slice(to);
  const free = undone.every((one) => one.dice.length === 0 && 'side' in one && decidesFor(state, own, one.side));
  const { asked } = state;
  if (free || (asked !== null && asked.side !== own && asked.to === to)) return [{ type: 'battle-went-back', to }];
  const other = own === 'A' ? 'B' : 'A';
  if (state.options.players[other] !== PERSON) {
    return refuse('lasting', 'A die was rolled since then. Against the computer it cannot be undone.');
  }
  return [{ type: 'going-back-asked', side: own, to }];
}

function forkedIn(state: KeptBattle): KeptBattle {
  return state.battle ? { ...state, battle: forked(state.battle) } : state;
}

/** Whoever decides uses time, or throws a die for the decision; nobody before both have agreed to play. */
function timed({ clock: { used, since, runs } }: KeptBattle, after: KeptBattle, at: number): KeptBattle {
  if (after.options.minutes === undefined) return after;
  const now = runs === null ? used : { ...used, [runs]: used[runs] + Math.max(0, at - since) };
  return { ...after, clock: { used: now, since: at, runs: after.toAgree.length > 0 ? null : deciding(after) } };
}

/** What is true after an entry; `state.battle` is nobody else's. */
function evolved(state: KeptBattle, { body }: Entry<BattleEntry>): KeptBattle {
  switch (body.type) {
    case 'dice-awaited':
      return waiting(state, { side: body.side, action: body.action, thrown: [] });
    case 'die-thrown':
      return state.awaiting ? waiting(state, withDie(state.awaiting, body.face)) : state;
    case 'army-agreed':
      return agreedBy(state, body.side);
    case 'going-back-asked':
      return { ...state, asked: { side: body.side, to: body.to }, refused: null };
    case 'going-back-refused':
      return { ...state, asked: null, refused: state.asked?.side ?? null };
    case 'rematch-begun':
      return { ...state, rematch: body.battle };
    case 'battle-begun':
      return played({ ...state, draws: drawsAfter(state, body.drawn) }, () => reopened(state.options.setup, body));
    case 'decided': {
      const { type: _type, drawn, ...entry } = body;
      return played(
        { ...agreedBy(state, entry.side), draws: drawsAfter(state, drawn), asked: null, refused: null, awaiting: null },
        (battle) => {
          const changes = battle ? followed(battle, entry) : null;
          return changes !== null && isRefusal(changes) ? changes : battle;
        },
      );
    }
    case 'battle-went-back':
      return played({ ...state, asked: null, refused: null, awaiting: null }, (battle) =>
        battle ? backTo(state, battle, body.to) : null,
      );
  }
}

/** Who has decided something has agreed to play: older records ask nobody. */
function agreedBy(state: KeptBattle, side: ArmySide): KeptBattle {
  return { ...state, toAgree: state.toAgree.filter((one) => one !== side) };
}

function drawsAfter({ draws }: KeptBattle, drawn: DiceKey | null): number {
  return drawn === null ? draws : Math.max(draws, drawn.number);
}

/** What is written has happened: where these rules lead elsewhere, the battle stays where it last was the same. */
function played(state: KeptBattle, run: (battle: OpenBattle | null) => OpenBattle | null | Refusal): KeptBattle {
  if (state.stopped) return state;
  const battle = run(state.battle);
  return isRefusal(battle) ? { ...state, stopped: battle } : { ...state, battle };
}

function backTo({ options }: KeptBattle, { begun: first, entries }: OpenBattle, to: number): OpenBattle | Refusal {
  const again = reopened(options.setup, first);
  if (isRefusal(again)) return again;
  for (const entry of entries.slice(0, to)) {
    const changes = followed(again, entry);
    if (isRefusal(changes)) return changes;
  }
  return again;
}
