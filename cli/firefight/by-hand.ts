/** A battle on dice that people throw: the terminal asks for each, and takes what they set by agreement. */
import { type Refusal, isRefusal } from '../../core/rules/refusal.ts';
import type { BattleAction, Change } from '../../core/systems/firefight/battle/action.ts';
import { check } from '../../core/systems/firefight/battle/check.ts';
import type { BattleDef, BattleSetup } from '../../core/systems/firefight/battle/def.ts';
import type { Edit } from '../../core/systems/firefight/battle/override.ts';
import {
  type Changes,
  type OpenBattle,
  answer,
  openBattle,
  override,
  withHandDice,
} from '../../core/systems/firefight/battle/record.ts';
import { request } from '../../core/systems/firefight/battle/request.ts';
import { tellArmies, tellChanges, tellEntry } from '../../core/systems/firefight/battle/tell.ts';
import {
  type ByHand,
  DIE_RULES,
  DIE_WORDS,
  type DieKind,
  type Thrown,
  byHand,
} from '../../core/systems/firefight/rules/dice.ts';
import { type Players, decide } from '../../core/systems/firefight/players/player.ts';
import type { ArmySide } from '../../core/systems/firefight/rules/rounds.ts';
import type { Io } from '../spec.ts';

const HELP = 'Type the faces rolled (1 to 6), or “set A1 wounds 2 because …”, or “stop”.';

/** What players want set, and why. */
interface Wish {
  readonly reason: string;
  readonly edit: Edit;
}

/** Whoever sits at the terminal. */
interface Hands {
  readonly say: (text: string) => void;
  /** The next face; null: nobody throws any more. */
  readonly die: (kind: DieKind, who: string, def: BattleDef | null) => Promise<number | null>;
  /** Wishes said since the last time. */
  readonly wishes: () => Wish[];
  /** Listens no more. */
  readonly leave: () => Promise<unknown>;
}

function handsAt({ lines: typed }: Io, out: (text: string) => void): Hands {
  const lines = typed()[Symbol.asyncIterator]();
  const faces: number[] = [];
  const wishes: Wish[] = [];
  let over = false;
  const say = (text: string) => out(`${text}\n`);
  const read = (line: string) => {
    const wish = wishOf(line);
    if (/^[1-6](?:[\s,]*[1-6])*$/.test(line)) faces.push(...(line.match(/[1-6]/g) ?? []).map(Number));
    else if (wish) {
      wishes.push(wish);
      say('It is set before the next decision.');
    } else if (line === 'stop') over = true;
    else say(HELP);
  };
  return {
    say,
    wishes: () => wishes.splice(0),
    leave: async () => lines.return?.(),
    die: async (kind, who, def) => {
      while (faces.length === 0 && !over) {
        const name = def?.byId.get(who)?.unit.name;
        const thrower = who === 'battle' ? 'The mission' : name ? `${name} (${who})` : who;
        out(`${thrower}, a die ${DIE_WORDS[kind]} [${DIE_RULES[kind]}]: `);
        const next = await lines.next();
        if (next.done === true) over = true;
        else read(next.value.trim());
      }
      return faces.shift() ?? null;
    },
  };
}

const WORDS: Readonly<Record<string, number>> = { yes: 1, no: 0, A: 0, B: 1, nobody: -1 };

/** `set A1 wounds 2 because the dice were cocked`, `set marker 1 holder A because …`. */
function wishOf(line: string): Wish | null {
  const said = /^set (?<who>\S+|marker \d) (?<what>\w+) (?<value>\S+) because (?<reason>.+)$/.exec(line)?.groups;
  if (!said) return null;
  const { who = '', what = '', value = '', reason = '' } = said;
  return { reason, edit: { who, what, value: WORDS[value] ?? Number(value) } };
}

/** Throws die after die until a step is done; null: nobody throws any more. */
async function thrown<T>(
  hands: Hands,
  def: BattleDef | null,
  step: (dice: readonly Thrown[]) => ByHand<T>,
): Promise<T | null> {
  const dice: Thrown[] = [];
  for (;;) {
    const asked = step(dice);
    if ('done' in asked) return asked.done;
    const face = await hands.die(asked.wants, asked.who, def);
    if (face === null) return null;
    dice.push({ kind: asked.wants, who: asked.who, face });
  }
}

/** The battle, as far as somebody threw its dice; null: not even its mission. `from`: a new one, or one to go on with. */
export async function fightByHand(
  io: Io,
  from: BattleSetup | OpenBattle,
  players: Players,
  out: (text: string) => void,
): Promise<OpenBattle | Refusal | null> {
  const hands = handsAt(io, out);
  hands.say(HELP);
  const battle = 'entries' in from ? from : await begun(hands, from);
  if (battle !== null && !isRefusal(battle)) for (const line of tellArmies(battle.def)) hands.say(line);
  const refused = battle === null || isRefusal(battle) ? null : await playedOn(hands, battle, players);
  await hands.leave();
  return refused ?? battle;
}

/** Decision after decision, until it is over or nobody throws any more. */
async function playedOn(hands: Hands, battle: OpenBattle, players: Players): Promise<Refusal | null> {
  const { def, state } = battle;
  let active = '';
  for (;;) {
    for (const { reason, edit } of hands.wishes()) {
      const set = await thrown(hands, def, (dice) =>
        withHandDice(battle, dice, (one, source) => override(one, reason, [edit], source)),
      );
      if (set === null) return null;
      hands.say(isRefusal(set) ? set.message : told(battle, { reason, edits: [edit] }, set, active));
    }
    const open = request(def, state);
    if (open.ask === 'over') return null;
    const action = legal(battle, players);
    if (action.do === 'act' || action.do === 'cast') active = action.unit;
    const { side } = open;
    hands.say(told(battle, { side, action }, [], active));
    const changes = await thrown(hands, def, (dice) =>
      withHandDice(battle, dice, (one, source) => answer(one, side, action, source)),
    );
    if (changes === null || isRefusal(changes)) return changes;
    for (const line of tellChanges(def, changes)) hands.say(`  ${line}`);
  }
}

async function begun(hands: Hands, setup: BattleSetup): Promise<OpenBattle | Refusal | null> {
  const made = await thrown(hands, null, (dice) =>
    byHand(dice, (source) => {
      const log: Change[] = [];
      return { battle: openBattle(setup, source, log), log };
    }),
  );
  if (made === null || isRefusal(made.battle)) return made?.battle ?? null;
  for (const line of tellChanges(made.battle.def, made.log)) hands.say(`  ${line}`);
  return made.battle;
}

function legal({ def, state }: OpenBattle, players: Players): BattleAction {
  const action = decide(def, state, players, (one) => check(def, state, one).length === 0);
  if (!action) throw new Error('the battle is over');
  return action;
}

type Deed =
  | { readonly side: ArmySide; readonly action: BattleAction }
  | { readonly reason: string; readonly edits: Edit[] };

function told({ def }: OpenBattle, deed: Deed, changes: Changes, active: string): string {
  const { title, lines } = tellEntry(def, { ...deed, dice: [], hash: '' }, changes, active);
  return [title, ...lines.map((line) => `  ${line}`)].join('\n');
}
