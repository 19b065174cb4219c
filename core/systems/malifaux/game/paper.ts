/** A game of Malifaux on paper, for a table without phones. */
import type { Paper, PaperPart, PaperStep } from '../../../encounter/paper.ts';
import { kept } from '../../../event/kept.ts';
import type { OptionValues } from '../../../event/types.ts';
import type { Json } from '../../../journal/json.ts';
import { cite } from '../../../rules/cite.ts';
import {
  type FactAsk,
  type SchemeFacts,
  MOST_TOLD,
  type Part,
  type Removal,
  type Scheme,
  type SchemeProgress,
  mostOf,
} from '../rules/scheme.ts';
import type { Strategy } from '../rules/strategy.ts';
import type { GameEdition, Slot } from './edition.ts';
import { inspectionStep } from './inspection.ts';
import { type MalifauxSetting, deploymentName, isOpen, readSetting } from './setting.ts';

const WHEN: Readonly<Record<Part['moments'][number], string>> = {
  'start-of-turn': 'At the start of a Turn',
  activation: 'At the end of an Activation',
  attack: 'After an Attack',
  interact: 'After an Interact',
  damage: 'When damage is dealt',
  kill: 'When a model dies',
  'end-of-turn': 'At the end of a Turn',
  'end-of-game': 'At the end of the game',
};

/** The steps and a column a Turn, a slip for each side's Schemes, and what pays: all of the pack, where nobody knows what is played. */
export function paperOf(edition: GameEdition, given: Json | undefined): Paper {
  const setting = given === undefined ? null : readSetting(given);
  const known = setting !== null && !isOpen(setting);
  const { options } = setting ?? NOBODY_KNOWS;
  const ids = (all: readonly { readonly id: string }[]): readonly string[] => all.map(({ id }) => id);
  const every = { strategies: ids(edition.strategies), pool: ids(edition.schemes) };
  const { strategies, pool } = known ? setting : every;
  const slots = edition.slots(options);
  const first: PaperPart = {
    kind: 'steps',
    title: edition.title,
    steps: known ? stepsOf(edition, setting) : openSteps(edition, slots),
  };
  const pays: PaperPart = {
    kind: 'steps',
    title: 'Strategies and Schemes',
    steps: whatPays(edition, { options, strategies, pool }),
  };
  const slips = slots.flatMap(({ label }) => [label, `${label}: what it notes`]);
  const counted = known ? strategies.map(edition.labelOf) : ['Strategy'];
  return [[first], [...turns(edition, counted), result()], ...(slots.length === 0 ? [] : [[slipsOf(slips)]]), [pays]];
}

const NOBODY_KNOWS: Pick<MalifauxSetting, 'options' | 'strategies' | 'pool'> = {
  options: {},
  strategies: [],
  pool: [],
};

/** What the Strategies and the Schemes of a pool pay, and when: in the order of the pack. */
export function whatPays(
  edition: GameEdition,
  { options, strategies, pool }: Pick<MalifauxSetting, 'options' | 'strategies' | 'pool'>,
): readonly PaperStep[] {
  return [
    ...edition.strategies
      .filter(({ id }) => strategies.includes(id))
      .map((strategy) => strategySection(edition, options, strategy)),
    ...edition.schemes.filter(({ id }) => pool.includes(id)).map((scheme) => schemeSection(edition, options, scheme)),
  ];
}

const plain = (text: string): PaperStep['says'] => [{ text, rules: [] }];

const EVERY_TURN: PaperStep = {
  title: 'Every Turn',
  says: plain('Play it, score the Strategy, then show the Schemes that pay and you want to show.'),
};

/** Without an event. */
function openSteps(edition: GameEdition, slots: readonly Slot[]): readonly PaperStep[] {
  const parts = edition.scenarioFields({}).filter(({ count }) => count > 0);
  const rules = [...new Set(parts.flatMap((part) => part.rules))];
  const choose = `Two different ones of the pool, each with what it notes, on a slip: ${slots.map(({ label }) => label).join(', ')}.`;
  return [
    {
      title: 'What is played',
      says: [{ text: `Choose or flip, and write down: ${parts.map(({ label }) => label).join(', ')}.`, rules }],
    },
    { title: 'Crews', says: plain('Both are shown at once.') },
    inspectionStep(edition.inspected),
    { title: 'Schemes', says: [{ text: choose, rules: cite(edition.notesRule) }] },
    EVERY_TURN,
    { title: 'The end', says: endLines(edition) },
  ];
}

function slipsOf(lines: readonly string[]): PaperPart {
  return {
    kind: 'slips',
    title: 'Schemes',
    hint: 'One for each side: write, fold, and keep it shut until a Scheme is shown.',
    slips: ['A', 'B'].map((side) => ({ title: `Side ${side}`, lines })),
  };
}

function stepsOf(edition: GameEdition, setting: MalifauxSetting): readonly PaperStep[] {
  const { labelOf, attackerRules, notesRule } = edition;
  const slots = edition.slots(setting.options);
  const pool = setting.pool.map(labelOf).join(', ');
  const choose = `Of ${pool}: ${slots.map(({ label }) => label).join(', ')}, each with what it notes, on a slip.`;
  const attacks = 'The player named in the pairings. If nobody is named, draw at random.';
  return [
    { title: 'What is played', says: plain([...setting.strategies.map(labelOf), deploymentName(setting)].join(', ')) },
    ...(attackerRules.length === 0
      ? []
      : [{ title: 'Who attacks', says: [{ text: attacks, rules: cite(...attackerRules) }] }]),
    ...banSteps(edition, setting),
    { title: 'Crews', says: plain('Both are shown at once.') },
    inspectionStep(edition.inspected),
    ...(slots.length === 0 ? [] : [{ title: 'Schemes', says: [{ text: choose, rules: cite(notesRule) }] }]),
    { title: 'Keep in mind', says: edition.guides(setting.options, setting) },
    EVERY_TURN,
    { title: 'The end', says: endLines(edition) },
  ];
}

/** Where Keywords are banned before anybody hires. */
function banSteps({ bans, banRules, bannedRules }: GameEdition, { options }: MalifauxSetting): readonly PaperStep[] {
  if (!bans(options)) return [];
  const named =
    'The Attacker first: a Keyword that their Leader does not have, or none. Nobody of it is hired who shares no Keyword with their own Leader and is not Versatile.';
  return [
    { title: 'Leaders', says: [{ text: 'Both are shown at once, with their Keywords.', rules: cite(...banRules) }] },
    { title: 'Bans', says: [{ text: named, rules: cite(...banRules, ...bannedRules) }] },
  ];
}

function turns({ turns: { last, flips } }: GameEdition, strategies: readonly string[]): readonly PaperPart[] {
  const columns = Array.from({ length: last + (flips ? 1 : 0) }, (_, index) => String(index + 1));
  const rows = [...strategies.flatMap((label) => [`${label}: count`, `${label}: VP`]), 'Schemes: VP', 'VP so far'];
  return ['A', 'B'].map((side) => ({
    kind: 'table',
    title: `Side ${side}`,
    hint: 'One column per Turn. The last one is for the end of the game.',
    columns: [...columns, 'End'],
    labels: rows,
  }));
}

function result(): PaperPart {
  return { kind: 'table', title: 'Result', hint: '', columns: ['VP', 'Name', 'Signature'], labels: ['A', 'B'] };
}

function strategySection({ labelOf, laws }: GameEdition, options: OptionValues, { id, parts }: Strategy): PaperStep {
  const { from, cap, fromRules, capRules } = laws(options).strategy;
  const lines = parts.map(({ moment, asks, pays, rules }): PaperStep['says'][number] => {
    const asked = asks.map(({ question }) => ended(question)).join(' ');
    return { text: `${WHEN[moment]}: ${asked} ${pays}.`, rules: cite(...rules) };
  });
  const window = `From Turn ${from} on, ${cap} VP at most.`;
  return { title: labelOf(id), says: [...lines, { text: window, rules: cite(...fromRules, ...capRules) }] };
}

function ended(text: string): string {
  return /[?.]$/.test(text) ? text : `${text}.`;
}

function schemeSection({ labelOf, laws }: GameEdition, options: OptionValues, scheme: Scheme): PaperStep {
  const { id, notes, parts } = scheme;
  const { cap } = laws(options).scheme;
  const noted = notes?.fields.map(({ label }) => label).join('; ');
  const lines = parts.map((part) => {
    const { what, asks, rules, removal } = part;
    const asked = joined(part);
    const told = asks.every(({ kind }) => kind === 'flag') ? asked : `${what}. ${asked}`;
    const gone = removal === undefined ? '' : ` ${removed(removal)}`;
    return {
      text: `${whenOf(part)}: ${told}${partWorth(part, cap)}${gone}`,
      rules: cite(...rules, ...(removal?.rules ?? [])),
    };
  });
  const noting: readonly PaperStep['says'][number][] =
    noted === undefined || notes === undefined ? [] : [{ text: `Note: ${noted}.`, rules: cite(notes.rule) }];
  return { title: labelOf(id), says: [...noting, ...lines] };
}

function removed({ count, what, may }: Removal): string {
  const markers = what ?? 'of those Markers';
  const who = may === true ? 'Your opponent may then remove' : 'Then remove';
  return `${who} ${count === 'all' ? 'all' : count} ${markers}.`;
}

/** When it pays, in words. */
export function whenOf({ moments, from = 1 }: Pick<Part, 'moments' | 'from'>): string {
  return moments.map((moment) => `${WHEN[moment]}${from > 1 ? ', after the first Turn' : ''}`).join(', ');
}

/** As the packs call the two parts of a Scheme. */
export function titleOf({ moments }: Pick<Part, 'moments'>): 'Reveal' | 'End' {
  return moments.includes('end-of-game') ? 'End' : 'Reveal';
}

/** A part of a Scheme in one line: when, for what, how much. Every view of a game has it, and it stays the same. */
export function paysIn(part: Part, cap: number): string {
  const known = linesOf(part);
  const line = known.get(cap) ?? `${whenOf(part)}: ${part.what}.${partWorth(part, cap)}`;
  known.set(cap, line);
  return line;
}

/** By the most that a Scheme pays. */
const linesOf = kept((_: Part) => new Map<number, string>());

interface Conditions {
  /** `All of`, `One of`, `Each counts`; empty for one alone. */
  readonly of: string;
  readonly conditions: readonly string[];
}

/** Its questions: all of them have to hold, one is enough, or each makes it worth more. */
export function conditionsOf({ asks, worth }: Pick<Part, 'asks' | 'worth'>): Conditions {
  const conditions = asks.map(({ question }) => ended(question));
  if (conditions.length < 2) return { of: '', conditions };
  const worthOf = (some: readonly FactAsk[]): number =>
    worth(Object.fromEntries(asks.map((ask) => [ask.id, some.includes(ask) ? mostOf(ask) : nothingOf(ask)])), LATE).vp;
  const [all, alone] = [worthOf(asks), asks.map((ask) => worthOf([ask]))];
  const of = alone.every((vp) => vp === 0) ? 'All of' : alone.every((vp) => vp === all) ? 'One of' : 'Each counts';
  return { of, conditions };
}

function joined(part: Part): string {
  const { of, conditions } = conditionsOf(part);
  return of === '' ? conditions.join(' ') : `${of}: ${conditions.join(of === 'One of' ? ' Or: ' : ' And: ')}`;
}

function nothingOf({ kind }: FactAsk): number | boolean {
  return kind === 'flag' ? false : 0;
}

/** Early and late: some pay more then. */
const LATE: SchemeProgress = { turn: 5, scored: 0, revealed: true, earned: [], paidThisTurn: false };
const FRESH: readonly SchemeProgress[] = [{ ...LATE, turn: 1 }, LATE];

/** What a part may come to, by all that can be told of it: ` 1 VP.`, ` 1 to 3 VP.` */
export function partWorth(part: Part, cap: number): string {
  const worths = answersTo(part.asks)
    .flatMap((facts) => FRESH.map((so) => Math.min(cap, part.worth(facts, so).vp)))
    .filter((vp) => vp > 0);
  if (worths.length === 0) return '';
  const [least, most] = [Math.min(...worths), Math.max(...worths)];
  return least === most ? ` ${most} VP.` : ` ${least} to ${most} VP.`;
}

/** All that can be told of these. */
export function answersTo(asks: readonly FactAsk[]): readonly SchemeFacts[] {
  const each = ({ kind, most = MOST_TOLD }: FactAsk): readonly (number | boolean)[] =>
    kind === 'flag' ? [false, true] : Array.from({ length: most + 1 }, (_, figure) => figure);
  return asks.reduce<readonly SchemeFacts[]>(
    (some, ask) => some.flatMap((facts) => each(ask).map((answer) => ({ ...facts, [ask.id]: answer }))),
    [{}],
  );
}

function endLines({
  turns,
  calls,
  callEffect,
  figureRules,
  highest,
}: GameEdition): readonly PaperStep['says'][number][] {
  const last = turns.flips
    ? `From Turn ${turns.last} on the cards say whether another follows.`
    : `The game ends with Turn ${turns.last}.`;
  const called = calls.map((call): PaperStep['says'][number] => {
    const moment = { turn: 1, step: 'activations', activating: true, over: false } as const;
    const { moreActivations, rules } = callEffect(call, moment);
    const name = call === 'time' ? 'Time' : 'Last Turn';
    const text = moreActivations
      ? `${name} is called: play the Turn to its end; no other follows.`
      : `${name} is called: finish the Activation in progress, score the Turn and the end of the game.`;
    return { text, rules };
  });
  return [
    { text: last, rules: cite(...turns.rules) },
    ...called,
    { text: `Show your Schemes, score the end, and add up: ${highest} VP at most.`, rules: cite(...figureRules) },
  ];
}
