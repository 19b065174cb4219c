/** A battle in words, entry by entry: what was answered, and every change with the rules that made it. */
import type { RuleId } from '../../../rules/rule-ids.ts';
import { DIE_WORDS } from '../rules/dice.ts';
import { type BattleAction, type Change, DIE } from './action.ts';
import type { BattleDef } from './def.ts';
import type { Changes, RecordEntry, Replayed } from './record.ts';
import { SIDES } from '../rules/rounds.ts';
import { nameOf, placeOf, tenth } from './naming.ts';
import { counted } from './play.ts';
import { WHERE } from './state.ts';
import { tellCarriers, tellWays } from './tell-ways.ts';

export interface ToldDecision {
  /** What somebody decided; a round's beginning and such have none. */
  readonly title: string;
  readonly lines: readonly string[];
}

/** How much is told: all, every die and distance included; or decisions and what came of them. */
export type TellingStyle = 'full' | 'short';

/** A whole battle, the mission first. */
export function tellBattle(
  { battle: { def, entries, before }, begun, changes }: Replayed,
  style: TellingStyle = 'full',
): ToldDecision[] {
  let active = '';
  const told = entries.map((entry, at) => {
    if ('action' in entry && (entry.action.do === 'act' || entry.action.do === 'cast')) active = entry.action.unit;
    const { title, lines } = tellEntry(def, entry, changes[at] ?? [], active, style);
    const state = before[at];
    const ways = style === 'full' && state && 'action' in entry ? tellWays(def, state, entry.action, active) : [];
    return { title, lines: [...ways, ...lines] };
  });
  const armies = [...tellArmies(def), ...(style === 'full' ? tellCarriers(def) : [])];
  const mission = { title: 'The mission', lines: tellChanges(def, begun, style) };
  return [...(armies.length === 0 ? [] : [{ title: 'The armies', lines: armies }]), mission, ...told];
}

/** Who is A and who is B, where the armies have names. */
export function tellArmies({ setup: { names } }: BattleDef): string[] {
  return names ? SIDES.map((side) => `${side}: ${names[side]}`) : [];
}

/** One entry, told. `active`: the unit that is activated, by id; empty where none is. */
export function tellEntry(
  def: BattleDef,
  entry: RecordEntry,
  changes: Changes,
  active: string,
  style: TellingStyle = 'full',
): ToldDecision {
  const title =
    'reason' in entry ? `Overridden: ${entry.reason}` : `${entry.side}: ${tellDeed(def, entry.action, active)}`;
  return { title, lines: tellChanges(def, changes, style) };
}

/** What changed, in words, with the rules that made it. */
export interface ToldChange {
  readonly text: string;
  readonly rules: readonly RuleId[];
  /** A unit, a model, a side, `battle`: as the change has it. */
  readonly who: string;
  /** The faces of its dice, in their order, and what they had to show; null for a change that is none. */
  readonly dice: { readonly faces: readonly number[]; readonly needs: string } | null;
}

/** What changed, one row for changes that read alike. */
export function tellRows(def: BattleDef, changes: Changes, style: TellingStyle = 'full'): readonly ToldChange[] {
  const rows: (ToldChange & { readonly rules: RuleId[] })[] = [];
  const left = style === 'full' ? ONLY_SHORT : ONLY_FULL;
  for (const [at, change] of changes.entries()) {
    if (left.some((what) => change.what.startsWith(what))) continue;
    const { rule, who } = change;
    const dice = change.what.startsWith(DIE) ? diceAt(changes, at) : null;
    const text = change.what.startsWith(DIE) ? dice && dicePhrase(def, change, dice) : phraseOf(def, change);
    const last = rows[rows.length - 1];
    if (text === null) continue;
    if (last?.text !== text) rows.push({ text, rules: [rule], who, dice });
    else if (!last.rules.includes(rule)) last.rules.push(rule);
  }
  return rows;
}

/** The same as lines of text. */
export function tellChanges(def: BattleDef, changes: Changes, style: TellingStyle = 'full'): string[] {
  return tellRows(def, changes, style).map(({ text, rules }) => `${text} (${rules.join(', ')})`);
}

/** Who begins a round is told as it begins; short, where it is another than before. */
const ONLY_SHORT = ['first'];
const ONLY_FULL = [DIE, 'begins'];

/** Dice of one kind in a row, told with the first of them; null for the others. */
function diceAt(changes: Changes, at: number): ToldChange['dice'] {
  const first = changes[at];
  const isAlike = (other: Change | undefined) =>
    other?.what === first?.what && other?.who === first?.who && other?.to === first?.to;
  if (!first || isAlike(changes[at - 1])) return null;
  const faces: number[] = [];
  for (let next = at; isAlike(changes[next]); next += 1) faces.push(Number(changes[next]?.from));
  return { faces, needs: first.to === null ? '' : String(first.to) };
}

function dicePhrase(def: BattleDef, { what, who }: Change, { faces, needs }: NonNullable<ToldChange['dice']>): string {
  const kind = what.slice(DIE.length);
  const word = Object.entries(DIE_WORDS).find(([known]) => known === kind)?.[1] ?? kind;
  const called = who === 'battle' || who === '' ? '' : `${nameOf(def, who)}, `;
  const count = counted(faces.length, 'die').replace('dies', 'dice');
  return `${called}${count} ${word}: ${faces.join(', ')}${needs === '' ? '' : `; ${needs}`}`;
}

const DID = { hold: 'holds', advance: 'advances', rush: 'rushes', charge: 'charges', idle: 'idles' } as const;

export function tellDeed(def: BattleDef, action: BattleAction, active: string): string {
  const name = (id: string) => nameOf(def, id);
  switch (action.do) {
    case 'marker':
      return `places a marker at ${placeOf(action.at)}`;
    case 'edge':
      return `takes the ${action.edge} edge`;
    case 'set-aside': {
      const set = Object.entries(action.units).map(([id, as]) => `${name(id)} (${as})`);
      return set.length === 0 ? 'sets nobody aside' : `sets aside ${set.join(', ')}`;
    }
    case 'place':
      return `places ${name(action.unit)} at ${action.at[0] ? placeOf(action.at[0]) : '?'}`;
    case 'wait':
      return 'brings nobody else out of Ambush';
    case 'act':
      return `${name(action.unit)} ${DID[action.action]}${action.target === undefined ? '' : ` ${name(action.target)}`}${
        action.jumps ? ', jumping' : ''
      }`;
    case 'cast':
      return `${name(action.unit)} tries ${action.spell} at ${name(action.target)}`;
    case 'boost':
      return 'spends tokens on the casting die';
    case 'shoot':
      if (action.shots.length === 0) return `${name(active)} does not shoot`;
      return `${name(active)} shoots ${action.shots.map(({ weapon, target }) => `${weapon} at ${name(target)}`).join(', ')}`;
    case 'strike-back':
      return action.strikes ? 'strikes back' : 'does not strike back';
    case 'remove':
      return `removes ${action.models.map(name).join(', ')}`;
    case 'morale':
      return `tests ${name(action.unit)}`;
    case 'push':
      return action.to === null ? 'pushes nobody' : `pushes towards ${placeOf(action.to)}`;
    case 'land':
      return `comes down at ${placeOf(action.at)}`;
    case 'allot':
      return `takes odd hits on ${action.order.map(name).join(', then ')}`;
    case 'pile-in':
      return 'piles in';
    case 'consolidate':
      return 'consolidates';
    case 'separate':
      return 'moves apart';
  }
}

/** Cells that only say how far the battle has come. */
const SILENT = new Set(['active', 'did', 'turn', 'placed', 'activated', 'target', 'strikesBack', 'south', 'moves']);

/** A change in words; null for one that nobody needs to hear. */
function phraseOf(def: BattleDef, change: Change): string | null {
  const { rule, who, what, from, to } = change;
  if (rule === 'GFF-DICE-09') return `${nameOf(def, who)}: ${what} set to ${setTo(what, to)}, was ${setTo(what, from)}`;
  if (SILENT.has(what)) return null;
  if (who === 'battle') return battlePhrase(change);
  const name = nameOf(def, who);
  const told = UNIT_PHRASES[what]?.(name, change);
  if (told !== undefined) return told;
  // A weapon rule that changed an attack.
  if (from === null && typeof to === 'string' && def.byId.has(to)) return `${name}: ${what} at ${nameOf(def, to)}`;
  return `${name}: ${what}${from === null ? '' : ` ${String(from)},`} ${String(to)}`;
}

/** A figure that players have set, for reading. */
function setTo(what: string, value: Change['from']): string {
  if (what === 'holder') return SIDES[Number(value)] ?? 'nobody';
  return what === 'x' || what === 'y' ? `${tenth(Number(value))}"` : String(value);
}

function battlePhrase({ what, from, to }: Change): string | null {
  const side = SIDES[Number(to)] ?? '?';
  switch (what) {
    case 'markers':
      return `the mission has ${String(to)} markers`;
    case 'D3':
      return `the die shows ${String(from)}`;
    case 'winner':
      return `${side} wins the roll-off for deployment`;
    case 'round':
      return `round ${String(to)} begins`;
    case 'first':
    case 'begins':
      return `${side} begins the round`;
    case 'result':
      return to === 2 ? 'the battle is a draw' : `${side} wins the battle`;
    default:
      return null;
  }
}

type Phrase = (name: string, change: Change) => string;

const hits: Phrase = (name, { from, to }) => `${name} takes ${String(from)}: ${String(to)}`;
const UNIT_PHRASES: Readonly<Record<string, Phrase>> = {
  wounds: (name, { from, to }) => `${name} has ${counted(Number(to), 'wound marker')}, had ${String(from)}`,
  'wound effects': (name, { to }) =>
    to === null ? `${name}: no wound-effects roll` : `${name}: wound effects come to ${String(to)}`,
  models: (name, { from, to }) => `${name}: ${String(to)} of ${String(from)} models left`,
  shaken: (name, { to }) => (to === 1 ? `${name} is Shaken` : `${name} is no longer Shaken`),
  fatigued: (name, { to }) => (to === 1 ? `${name} is fatigued` : `${name} has rested`),
  where: (name, { to }) => WHERES[Number(to)]?.(name) ?? name,
  arrived: (name, { to }) => (to === 1 ? `${name} seizes nothing this round` : `${name} may seize again`),
  tokens: (name, { from, to }) => `${name} has ${counted(Number(to), 'spell token')}, had ${String(from)}`,
  used: (name) => `${name} has used a Limited weapon`,
  holder: (name, { from, to }) => `${name}: ${String(to ?? 'nobody')} holds it, was ${String(from ?? 'nobody')}`,
  morale: (name, { from, to }) => `${name}, ${String(from)}, tests its morale: ${MORALE[String(to)] ?? String(to)}`,
  hitModifier: (name, { to }) => `${name} has ${Number(to) > 0 ? '+' : ''}${String(to)} to hit until the round ends`,
  removed: (name, { from }) => `${name} loses model ${String(from).split('.')[1] ?? ''}`,
  jumps: (name, { from, to }) => `${name} jumps ${String(from)}: ${to === true ? 'it is across' : 'it falls'}`,
  falls: (name, { from, to }) => `${name} falls ${String(from)}: ${String(to)}`,
  landed: (name) => `${name} comes down`,
  pushed: (name, { to }) => (to === true ? `${name} is pushed` : `${name} is not pushed`),
  'difficult ground': (name) => `${name} crosses difficult ground`,
  'dangerous dice': (name, { from, to }) =>
    `${name} rolls ${String(from)} D6 for dangerous ground: ${counted(Number(to), 'wound')}`,
  'pile-in': (name, { to }) => `${name} piles in with ${counted(Number(to), 'model')}`,
  consolidate: (name) => `${name} moves up to 3"`,
  separate: (name, { to }) => (typeof to === 'number' ? `${name} goes back to 1"` : `${name} is ${String(to)}`),
  shoot: hits,
  counter: hits,
  charge: hits,
  strikeback: hits,
};

const MORALE: Readonly<Record<string, string>> = {
  passes: 'it passes',
  becomesShaken: 'it becomes Shaken',
  routs: 'it routs',
};

const WHERES: Readonly<Record<number, (name: string) => string>> = {
  [WHERE.table]: (name) => `${name} is on the table`,
  [WHERE.ambush]: (name) => `${name} is set aside for Ambush`,
  [WHERE.scout]: (name) => `${name} is set aside as a Scout`,
  [WHERE.gone]: (name) => `${name} is destroyed`,
};
