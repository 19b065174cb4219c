/** Army lists as an event knows them: how many a player announces, and which may still be played. */
import { kept } from '../../../event/kept.ts';
import { textOf } from '../../../journal/json.ts';
import type { Advice, CheckInFacts, DetailSpec, EntrantFacts, OptionChoice } from '../../../event/pack.ts';
import type { OptionValues, ScoreLine } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { type Refusal, refuse } from '../../../rules/refusal.ts';
import { figureOf, has } from './options.ts';
import { LIST_EXAMPLES } from '../roster/examples.ts';
import { type PastedList, readArmyList } from '../roster/paste.ts';

/** The most lists of a player where no variant says how many. */
const USUAL_MOST = 2;

/** How many lists a player brings. */
export function listCount(options: OptionValues): { readonly min: number; readonly max: number } {
  const required = figureOf(options, 'lists-required');
  return required > 0 ? { min: required, max: required } : { min: 1, max: USUAL_MOST };
}

/** The places on a record sheet that lists are announced in. */
export function listPlaces(options: OptionValues): readonly OptionChoice[] {
  return Array.from({ length: listCount(options).max }, (_, index) => ({
    id: `list${index + 1}`,
    label: `List ${index + 1}`,
  }));
}

/** The head of the record sheet. Lists may stay on paper; where they are announced here, they are counted. */
export function details(options: OptionValues): readonly DetailSpec[] {
  const { message: text, refused: rules } = mayEditList('entry');
  return listPlaces(options).map(({ id, label }) => ({
    id,
    stays: { text, rules },
    label,
    examples: LIST_EXAMPLES,
    hint: 'Paste it whole, or write caster, contract, pact or theme and tier, points, objective.',
    required: false,
    long: true,
    open: true,
    rules: ['SR15-RECORD-01', 'SR15-LIST-07', 'SR15-START-01'],
  }));
}

/** Whether a detail of check-in is a place for a list. */
export function isListPlace(id: string): boolean {
  return /^list\d+$/.test(id);
}

/** Lists stay as they were registered, the relationships that players chose in them too. */
export function mayEditList(change: 'entry' | 'objective' | 'relationship'): Refusal {
  const rules = cite('SR15-LIST-14', ...(change === 'relationship' ? (['SR15-LIST-12'] as const) : []));
  return refuse('list-frozen', 'Lists stay as they were registered. Nothing in them changes between rounds.', ...rules);
}

function announced(given: CheckInFacts['details']): number {
  return Object.entries(given).filter(([id, text]) => isListPlace(id) && text.trim() !== '').length;
}

/** One faction for all lists. The pack has no ringers: one who is there plays no game and brings no list. */
export function checkIn({ faction, details: given, ringer }: CheckInFacts, options: OptionValues): Refusal | null {
  if (ringer) return null;
  if ((faction ?? '').trim() === '') {
    return refuse('no-faction', 'Declare one faction. All lists must be of it.', ...cite('SR15-LIST-08'));
  }
  const count = announced(given);
  const missing = listPlaces(options).find(({ id }) => (given[id] ?? '').trim() === '');
  return count === 0 ? null : wrongCount(count, options, missing?.label);
}

/** Whether somebody brings as many lists as the event asks for. `missing`: the first that nothing is written for. */
export function wrongCount(count: number, options: OptionValues, missing = 'Another'): Refusal | null {
  const { min, max } = listCount(options);
  const rule = cite(has(options, 'lists-required') ? 'SR15-VAR-LIST-01' : 'SR15-LIST-07');
  if (count >= min && count <= max) return null;
  const wanted = min === max ? `exactly ${min}` : `${min} or ${max}`;
  const handedIn = count === 1 ? 'one list' : `${count} lists`;
  const short = count < min ? ` ${missing} is missing.` : '';
  return refuse('list-count', `You handed in ${handedIn}; this event is played with ${wanted}.${short}`, ...rule);
}

/** Where a player stands with the lists that must be played. */
export interface ListState {
  /** All lists, by name. */
  readonly lists: readonly string[];
  /** One a round so far; on a bye the one that the player marked. */
  readonly played: readonly string[];
  readonly plannedRounds: number;
  /** Pairings and scenario are announced. */
  readonly announced: boolean;
  /** The choice of this round is made. */
  readonly locked: boolean;
}

interface Demand {
  /** How often each list must be played. */
  readonly times: number;
  readonly rule: RuleId;
}

function demandsOf(options: OptionValues): readonly Demand[] {
  const times = figureOf(options, 'divide-and-conquer');
  return [
    ...(has(options, 'lists-required') ? [{ times: 1, rule: 'SR15-VAR-LIST-01' } as const] : []),
    ...(times > 0 ? [{ times, rule: 'SR15-VAR-LIST-03' } as const] : []),
  ];
}

/** Games still owed to lists, for one demand. */
function owed(lists: readonly string[], played: readonly string[], { times }: Demand): number {
  const debt = (list: string): number => Math.max(0, times - played.filter((one) => one === list).length);
  return lists.reduce((sum, list) => sum + debt(list), 0);
}

/** The rules of the demands that could no longer be met once this list is played now. */
function spoiled({ lists, played, plannedRounds }: ListState, list: string, options: OptionValues): readonly RuleId[] {
  const left = plannedRounds - played.length;
  const after = [...played, list];
  const isSpoiled = (demand: Demand): boolean =>
    owed(lists, played, demand) <= left && owed(lists, after, demand) > left - 1;
  return demandsOf(options)
    .filter(isSpoiled)
    .map(({ rule }) => rule);
}

export interface ListChoice {
  readonly refusal: Refusal | null;
  /** The lists that may be chosen now, in order. */
  readonly choices: readonly string[];
  readonly played: readonly string[];
  /** Every list has been played as often as it must be. */
  readonly met: boolean;
}

/** A player chooses the list of a round, or on a bye marks one as played. */
export function chooseList(state: ListState, list: string, options: OptionValues): ListChoice {
  const { lists, announced: open, locked } = state;
  const gates: RuleId[] = [
    ...(open ? [] : (['SR15-START-02'] as const)),
    ...(locked ? (['SR15-START-03'] as const) : []),
  ];
  const choices = gates.length > 0 ? [] : lists.filter((one) => spoiled(state, one, options).length === 0);
  const broken = cite(...gates, ...spoiled(state, list, options));
  const unknown = !lists.includes(list);
  const refusal = broken.length > 0 || unknown ? refuse('list-choice', why(broken, unknown), ...broken) : null;
  const played = refusal ? state.played : [...state.played, list];
  const met = demandsOf(options).every((demand) => owed(lists, played, demand) === 0);
  return { refusal, choices, played, met };
}

function why(broken: readonly RuleId[], unknown: boolean): string {
  if (unknown) return 'This is not one of your lists.';
  if (broken.includes('SR15-START-02')) return 'Choose your list when pairings and scenario are announced.';
  if (broken.includes('SR15-START-03')) return 'Your list for this round is chosen and stays.';
  return 'The rounds that are left would not be enough for the lists that must still be played.';
}

/** The lists of a player by place and name, as announced; every place where they stay on paper. */
function listsOf({ details: given }: EntrantFacts, options: OptionValues): readonly OptionChoice[] {
  const places = listPlaces(options);
  const names = namesIn(given);
  const named = places.flatMap(({ id, label }) => {
    const name = names[id];
    return name === undefined ? [] : [{ id, label: `${label}: ${name}` }];
  });
  return named.length > 0 ? named : places;
}

/** The lists of a player by place; read once, for the desk asks of everybody after every command. */
export const readLists = kept((given: EntrantFacts['details']): Readonly<Record<string, PastedList>> => {
  const places = Object.entries(given).filter(([id]) => isListPlace(id));
  const lists = Object.fromEntries(
    places.map(([id, text]) => [id, readArmyList(text, id.replace('list', 'List '))] as const),
  );
  return lists;
});

/** What the lists of a player are called, by place. */
function namesIn(given: EntrantFacts['details']): Readonly<Record<string, string>> {
  const named = Object.entries(readLists(given)).flatMap(([id, read]) => {
    const text = (given[id] ?? '').trim();
    return text === '' ? [] : [[id, nameOf(read, text)] as const];
  });
  return Object.fromEntries(named);
}

/** What players call a list: its casters, or how its text begins. */
function nameOf({ list: { casters } }: PastedList, text: string): string {
  return casters.map(({ card }) => card).join(', ') || (text.split(/[,\n]/)[0] ?? text);
}

function stateOf(facts: EntrantFacts, options: OptionValues): ListState {
  const lists = listsOf(facts, options).map(({ id }) => id);
  const played = facts.lines.map(({ list }) => textOf(list));
  return { lists, played, plannedRounds: facts.plannedRounds, announced: true, locked: false };
}

/** The lists that a player may still play, and those that the rounds left are needed for. */
export function advise(facts: EntrantFacts, options: OptionValues): Advice {
  const state = stateOf(facts, options);
  const lists = listsOf(facts, options);
  const left = state.plannedRounds - state.played.length;
  const demands = demandsOf(options).filter((demand) => owed(state.lists, state.played, demand) > 0);
  const open = lists.filter(({ id }) => spoiled(state, id, options).length === 0);
  // Who plays each list so often plays each of them.
  const [most] = [...demands].sort((a, b) => b.times - a.times);
  const still = most && lists.flatMap(({ id, label }) => wanted(label, owed([id], state.played, most))).join(', ');
  // How many rounds there are is known once the event has begun.
  const begun = state.plannedRounds > 0;
  const text = `Still to be played: ${still ?? ''}.${begun ? ` Rounds left: ${left}.` : ''}`;
  const notices = most ? [{ text, rules: cite(...demands.map(({ rule }) => rule)) }] : [];
  const urgent = begun && demands.some((demand) => owed(state.lists, state.played, demand) >= left);
  return { choices: { list: open }, onBye: demandsOf(options).length > 0 ? ['list'] : [], notices, urgent };
}

function wanted(label: string, times: number): readonly string[] {
  return times === 0 ? [] : [times === 1 ? label : `${label} (${times} times)`];
}

/** Whether the list of a report, or one marked on a bye, leaves rounds enough for the others. */
export function checkList(facts: EntrantFacts, { list }: ScoreLine, options: OptionValues): Refusal | null {
  return typeof list === 'string' ? chooseList(stateOf(facts, options), list, options).refusal : null;
}
