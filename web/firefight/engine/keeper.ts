/** Keeps one battle for a page: answers what the page asks, and never has a clock or chance of its own. */
import { parseJson } from '../../../core/journal/json.ts';
import { type Refusal, isRefusal, refuse } from '../../../core/rules/refusal.ts';
import type { BattleAction, Change } from '../../../core/systems/firefight/battle/action.ts';
import { apply } from '../../../core/systems/firefight/battle/apply.ts';
import { onDice } from '../../../core/systems/firefight/battle/awaiting.ts';
import { spellOptions } from '../../../core/systems/firefight/battle/casting.ts';
import type { BattleDef, BattleSetup } from '../../../core/systems/firefight/battle/def.ts';
import { plain, unitOf } from '../../../core/systems/firefight/battle/draft.ts';
import {
  type Changes,
  type OpenBattle,
  type RecordEntry,
  answer,
  followed,
  openBattle,
  recordOf,
  recordText,
  replay,
  undo,
} from '../../../core/systems/firefight/battle/record.ts';
import { readSetup } from '../../../core/systems/firefight/battle/read-setup.ts';
import { request } from '../../../core/systems/firefight/battle/request.ts';
import { noRoom } from '../../../core/systems/firefight/battle/room.ts';
import { shotOptions } from '../../../core/systems/firefight/battle/shooting.ts';
import { conditionOf, fieldOf } from '../../../core/systems/firefight/battle/stage.ts';
import { BattleCell, type BattleState, cloneState, get } from '../../../core/systems/firefight/battle/state.ts';
import { tellDeed, tellEntry, tellRows } from '../../../core/systems/firefight/battle/tell.ts';
import { judge } from '../../../core/systems/firefight/players/judge.ts';
import {
  type ComputerPlayer,
  type Weigh,
  type Weighed,
  decide,
} from '../../../core/systems/firefight/players/player.ts';
import type { PlayerName } from '../../../core/systems/firefight/players/levels.ts';
import { playerOf } from '../../../core/systems/firefight/players/player-of.ts';
import { tellWeighed } from '../../../core/systems/firefight/players/why.ts';
import { armyNamed } from '../../../core/systems/firefight/roster/armies/armies.ts';
import { readArmy } from '../../../core/systems/firefight/roster/import/read.ts';
import type { ImportedArmy } from '../../../core/systems/firefight/roster/import/rules.ts';
import { type Dice, type Draws, byHand, recorded, seeded } from '../../../core/systems/firefight/rules/dice.ts';
import { actionsOf } from '../../../core/systems/firefight/rules/actions.ts';
import type { ArmySide } from '../../../core/systems/firefight/rules/rounds.ts';
import type { Shot } from '../../../core/systems/firefight/rules/shots.ts';
import type { LayoutPoint } from '../../../core/table/layout/layout.ts';
import { readMapText } from '../../../core/table/map/read.ts';
import { FIREFIGHT_LAYOUTS } from '../../../core/systems/firefight/terrain/layouts.ts';
import { generateTable } from '../../../core/systems/generate-terrain.ts';
import { type ShotAim, chargeAims, shotAims, shotOdds, spellAims, strikeBackOdds } from './aims.ts';
import { allowed, drafted, middleOf, shownAs } from './drafts.ts';
import { luckOf } from './luck.ts';
import type { AnyAsk, Choices, Chosen, Gets, Hint, Kind, Seen, Told } from './messages.ts';
import { reachOf, ringsOf } from './reach.ts';
import { inchPoint, viewOf } from './view.ts';

/** Where chance comes from: the battle's dice, and what a computer player draws by. */
export interface Chance {
  readonly dice: Dice;
  readonly draws: Draws;
  /** Milliseconds of a clock, for a player that looks ahead; without one it thinks as far as it may, however long that takes. */
  readonly now?: () => number;
}

/** A battle, and everything that has been told of it; the mission first. */
interface Kept {
  readonly battle: OpenBattle;
  readonly told: Told[];
}

type Replies = { readonly [K in Kind]: (asked: Extract<AnyAsk, { kind: K }>) => Gets<K> };

/** Answers a page; a refusal where there is no battle yet. */
export function keeper(chance: Chance): (asked: AnyAsk) => Gets<Kind> {
  let kept: Kept | null = null;
  const take = (made: Kept | Refusal): Seen | Refusal => {
    if (isRefusal(made)) return made;
    kept = made;
    return seen(made, 0);
  };
  const held = <T>(run: (kept: Kept, def: BattleDef, state: BattleState) => T): T | Refusal =>
    kept === null
      ? refuse('unknown-game', 'There is no battle here yet.')
      : run(kept, kept.battle.def, kept.battle.state);
  const playerFor = (name: PlayerName) => playerOf(name, chance.draws.below(2 ** 31), chance.now);
  const replies: Replies = {
    begin: ({ chosen }) => take(begun(chosen, chance.dice)),
    beginByHand: ({ chosen, thrown }) => {
      const made = byHand(thrown, (dice) => begun(chosen, dice));
      return 'done' in made ? take(made.done) : made;
    },
    load: ({ record }) => take(loaded(record)),
    setup: ({ chosen }) => setupOf(chosen),
    follow: ({ from, entries }) => held((one) => followedOn(one, from, entries)),
    think: ({ as }) => held((_, def, state) => thought(def, state, playerFor(as))),
    answer: ({ action }) => held((one) => answered(one, action, chance.dice)),
    answerByHand: ({ action, thrown }) =>
      held((one) => {
        const made = onDice(one.battle, { side: sideAsked(one), action, thrown });
        return 'asked' in made ? made.asked : answered(one, action, recorded(thrown));
      }),
    decide: ({ as }) => held((one) => decided(one, playerFor(as), chance.dice)),
    undo: ({ entries }) => held((one) => wentBack(one, entries)),
    choices: ({ unit }) => held((_, def, state) => choicesOf(def, state, unit)),
    reach: (asked) => held((_, def, state) => reachOf(def, state, asked)),
    draft: ({ wish }) => held((_, def, state) => drafted(def, state, wish)),
    plain: () => held(plainAnswer),
    aim: ({ unit, shots }) => held((_, def, state) => oddsOf(def, state, unit, shots)),
    hint: () => held((_, def, state) => hinted(def, state, playerFor('planner'))),
    after: ({ unit, action }) => held((_, def, state) => aimsAfter(def, state, unit, action)),
    moment: ({ entries }) => held(({ battle }, def) => viewOf(def, battle.before[entries] ?? battle.state)),
    verify: () => held(({ battle }) => verified(battle)),
  };
  return (asked) => (replies[asked.kind] as (asked: AnyAsk) => Gets<Kind>)(asked);
}

/** An army of ours by its name, or a list. */
function armyOf(text: string): ImportedArmy | Refusal {
  const army = armyNamed(text) ?? readArmy(text);
  if (isRefusal(army)) return army;
  return army.imported ? army : refuse('other-game', `This list is for ${army.game}, not for Firefight.`);
}

/** The terrain of a table that was laid out, or of a fair one. */
function groundOf({ table, laid }: Chosen): Pick<BattleSetup, 'size' | 'terrain'> | Refusal {
  if (laid !== undefined) {
    const map = readMapText(laid);
    return isRefusal(map) ? map : { size: map.size, terrain: map.terrain };
  }
  const [standard] = FIREFIGHT_LAYOUTS.layouts;
  if (!standard) return refuse('no-table', 'There is no table.');
  const made = generateTable(FIREFIGHT_LAYOUTS, standard, table);
  return isRefusal(made) ? made : { terrain: made.terrain };
}

function setupOf(chosen: Chosen): BattleSetup | Refusal {
  const { armies, readings } = chosen;
  const [a, b] = [armyOf(armies.A), armyOf(armies.B)];
  if (isRefusal(a)) return a;
  if (isRefusal(b)) return b;
  const ground = groundOf(chosen);
  if (isRefusal(ground)) return ground;
  // As a file has it, so that a record that is read again is the same one.
  return readSetup({
    armies: { A: a.units, B: b.units },
    names: { A: a.name, B: b.name },
    ...ground,
    readings,
  });
}

function begun(chosen: Chosen, dice: Dice): Kept | Refusal {
  const setup = setupOf(chosen);
  if (isRefusal(setup)) return setup;
  const log: Change[] = [];
  const battle = openBattle(setup, dice, log);
  if (isRefusal(battle)) return battle;
  const crowded = chosen.laid === undefined ? null : noRoom(battle);
  if (crowded) return crowded;
  return { battle, told: [toldMission(battle.def, log)] };
}

function loaded(text: string): Kept | Refusal {
  const read = parseJson(text);
  // What is no JSON is no record: said by whoever reads it.
  const replayed = replay('value' in read ? read.value : null);
  if (isRefusal(replayed)) return replayed;
  const { battle, begun, changes } = replayed;
  const told = [toldMission(battle.def, begun)];
  for (let at = 0; at < battle.entries.length; at += 1) told.push(toldEntry(battle, at, changes[at] ?? []));
  return { battle, told };
}

function toldMission(def: BattleDef, changes: Changes): Told {
  const rows = tellRows(def, changes).map((row) => ({ ...row, at: null }));
  const nothing = { dice: 0, forced: false, unit: null, round: 0, luck: { A: 0, B: 0 }, ahead: 0 };
  return { side: null, title: '', rows, ...nothing };
}

function toldEntry({ def, entries, before, state }: OpenBattle, at: number, changes: Changes): Told {
  const entry = entries[at];
  const was = before[at] ?? state;
  if (!entry) throw new RangeError(`there is no entry ${at}`);
  const active = def.units[get(was, BattleCell.active)]?.id ?? '';
  const action = 'action' in entry ? entry.action : null;
  const unit = action && 'unit' in action ? action.unit : active;
  return {
    side: 'side' in entry ? entry.side : null,
    title: tellEntry(def, entry, [], active).title,
    rows: tellRows(def, changes).map((row) => ({
      ...row,
      // What fell is where it stood.
      at: placeOf(def, before[at + 1] ?? state, row.who) ?? placeOf(def, was, row.who),
    })),
    dice: entry.dice.length,
    forced: forcedIn(def, was) !== null,
    unit: unit === '' ? null : unit,
    round: get(before[at + 1] ?? state, BattleCell.round),
    luck: luckOf(def, changes),
    ahead: judge(def, before[at + 1] ?? state, 'A'),
  };
}

/** Where a unit, a model or a marker stands; null for what stands nowhere. */
function placeOf(def: BattleDef, state: BattleState, id: string): LayoutPoint | null {
  const { figures, markers } = fieldOf(def, state);
  const figure = figures.find((one) => one.id === id || one.unit === id);
  const place = figure?.base.at ?? markers.find((marker) => marker.id === id)?.at;
  return place ? inchPoint(place) : null;
}

function seen({ battle, told }: Kept, from: number): Seen {
  const { def, state } = battle;
  return {
    view: viewOf(def, state),
    from,
    told: told.slice(from),
    record: recordText(recordOf(battle)),
    forced: forcedIn(def, state),
  };
}

/** An answer that is the only sensible one: nobody is asked for it. */
function forcedIn(def: BattleDef, state: BattleState): BattleAction | null {
  const open = request(def, state);
  switch (open.ask) {
    // Defenders come as near as they can, and chargers part by the shortest way: the engine knows the best (GFF-MELEE-02, -08).
    case 'pile-in':
    case 'separate':
      return plain(def, state, open);
    case 'morale':
    case 'allot':
      return open.units.length === 1 ? plain(def, state, open) : null;
    case 'remove':
      return def.byId.get(open.unit)?.unit.models === open.count ? plain(def, state, open) : null;
    case 'shoot': {
      const unit = unitOf(def, open.unit);
      const nothing = shotOptions(def, state, unit).length + spellOptions(def, state, unit).length === 0;
      return nothing ? plain(def, state, open) : null;
    }
    case 'activate':
    case 'ambush':
    case 'boost':
    case 'consolidate':
    case 'deploy':
    case 'edge':
    case 'land':
    case 'marker':
    case 'over':
    case 'push':
    case 'scout':
    case 'set-aside':
    case 'strike-back':
      return null;
  }
}

/** Who decides; of a battle that is over nobody does, and it says so to anybody. */
function sideAsked({ battle: { def, state } }: Kept): ArmySide {
  const open = request(def, state);
  return open.ask === 'over' ? 'A' : open.side;
}

function answered(kept: Kept, action: BattleAction, dice: Dice): Seen | Refusal {
  const { battle, told } = kept;
  const changes = answer(battle, sideAsked(kept), action, dice);
  if (isRefusal(changes)) return changes;
  told.push(toldEntry(battle, battle.entries.length - 1, changes));
  return seen(kept, told.length - 1);
}

function decided(kept: Kept, player: ComputerPlayer, dice: Dice): Seen | Refusal {
  const { battle, told } = kept;
  const from = told.length;
  decide(battle.def, battle.state, { A: player, B: player }, (action) => !isRefusal(answered(kept, action, dice)));
  return seen(kept, from);
}

/** Goes back to where so many entries were made, and plays on what was decided elsewhere. */
function followedOn(kept: Kept, from: number, entries: readonly RecordEntry[]): Seen | Refusal {
  const { battle, told } = kept;
  wentBack(kept, from);
  const first = told.length;
  for (const entry of entries) {
    const changes = followed(battle, entry);
    if (isRefusal(changes)) return changes;
    told.push(toldEntry(battle, battle.entries.length - 1, changes));
  }
  return seen(kept, first);
}

function thought(
  def: BattleDef,
  state: BattleState,
  player: ComputerPlayer,
  weigh?: Weigh,
): { action: BattleAction | null } {
  const action = decide(
    def,
    state,
    { A: player, B: player },
    (one) => apply(def, cloneState(state), one, seeded(ANY_SEED)).length === 0,
    weigh,
  );
  return { action };
}

function hinted(def: BattleDef, state: BattleState, player: ComputerPlayer): Hint | Refusal {
  let all: readonly Weighed[] = [];
  const { action } = thought(def, state, player, (weighed) => (all = weighed));
  if (action === null) return refuse('over', 'The battle is over.');
  const active = def.units[get(state, BattleCell.active)]?.id ?? '';
  return {
    title: tellDeed(def, action, active),
    why: tellWeighed(def, all, active),
    shown: shownAs(def, state, action),
  };
}

function wentBack(kept: Kept, entries: number): Seen {
  const { battle, told } = kept;
  while (battle.entries.length > Math.max(0, entries) && undo(battle)) told.pop();
  return seen(kept, told.length);
}

const NOTHING = { deeds: [], rings: [], shots: [], charges: [], spells: [], strikeBack: null };

/** What a unit may do now: act, or shoot once it has acted. */
function choicesOf(def: BattleDef, state: BattleState, id: string): Choices | Refusal {
  const unit = def.byId.get(id);
  if (!unit) return refuse('unknown-unit', `There is no unit ${id}.`);
  const open = request(def, state);
  const far = { consolidate: allowed(unit, 'consolidate'), charge: allowed(unit, 'charge') };
  const all = { ...far, advance: allowed(unit, 'advance'), rush: allowed(unit, 'rush') };
  const common = { unit: id, allowed: all, middle: middleOf(def, state, unit) };
  if (open.ask === 'activate' && open.units.includes(id)) {
    const charges = chargeAims(def, state, id);
    const deeds = actionsOf(unit.unit, conditionOf(state, unit).shaken, null, false).filter(
      (deed) => deed !== 'charge',
    );
    const rings = ringsOf(def, state, unit, deeds.includes('advance'));
    const shots = deeds.includes('idle') ? [] : shotAims(def, state, id);
    return { ...common, ...NOTHING, deeds, rings, shots, charges, spells: spellAims(def, state, id) };
  }
  if (open.ask === 'shoot' && open.unit === id) {
    return { ...common, ...NOTHING, shots: shotAims(def, state, id), spells: spellAims(def, state, id) };
  }
  if (open.ask === 'consolidate' && open.unit === id) {
    return { ...common, ...NOTHING, deeds: ['consolidate'] };
  }
  if (open.ask === 'strike-back' && open.unit === id) {
    return { ...common, ...NOTHING, strikeBack: strikeBackOdds(def, state) };
  }
  return { ...common, ...NOTHING };
}

function plainAnswer(_: Kept, def: BattleDef, state: BattleState) {
  const open = request(def, state);
  if (open.ask === 'over') return refuse('over', 'The battle is over.', open.rule);
  return shownAs(def, state, plain(def, state, open));
}

/** The odds of shots, target by target, in the order in which they are named. */
function oddsOf(def: BattleDef, state: BattleState, unit: string, shots: readonly Shot[]) {
  return [...new Set(shots.map(({ target }) => target))].map(
    (target) => shotOdds(def, state, unit, shots, unitOf(def, target)).odds,
  );
}

/** A die is needed only for dangerous ground; what it shows here is nobody's. */
const ANY_SEED = 1;

function aimsAfter(def: BattleDef, state: BattleState, unit: string, action: BattleAction): readonly ShotAim[] {
  const there = cloneState(state);
  if (apply(def, there, action, seeded(ANY_SEED)).length > 0) return [];
  const open = request(def, there);
  return open.ask === 'shoot' && open.unit === unit ? shotAims(def, there, unit) : [];
}

function verified(battle: OpenBattle) {
  const replayed = replay(recordOf(battle));
  if (isRefusal(replayed)) return replayed;
  const { begun, entries } = replayed.battle;
  return {
    decisions: entries.length,
    dice: entries.reduce((sum, { dice }) => sum + dice.length, begun.dice.length),
  };
}
