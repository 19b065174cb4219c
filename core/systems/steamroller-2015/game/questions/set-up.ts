import { brokenRefusal } from '../../../../rules/broken.ts';
import type { RuleId } from '../../../../rules/rule-ids.ts';
import { sideIn } from '../../../../encounter/names.ts';
import { brokenOfRead, readsLists } from '../../roster/announced.ts';
import { SIZES } from '../../event/sizes.ts';
import { hasHandedIn, trySwap } from '../lists.ts';
import { phaseNow } from '../clocks.ts';
import { lastRoll } from '../story.ts';
import { CLOCK_START_ID, HOUSE_ID, PHASE_ID } from '../ids.ts';
import { chooseList, type ListChoice } from '../../event/lists.ts';
import { configure } from '../../event/configure.ts';
import { nextAtStart } from '../../rules/sequence.ts';
import { type Json, textOf, fieldsOf } from '../../../../journal/json.ts';
import { type Refusal, isRefusal, refuse } from '../../../../rules/refusal.ts';
import { toldBefore, CONFIRM, SIDE, question, SEAT } from '../question.ts';
import { SEATS, TABLE_VARIANTS, type Seat, houseOptions, isAtHome } from '../setting.ts';
import { cite } from '../../../../rules/cite.ts';
import { askId, count } from '../../../../encounter/ask-id.ts';
import { seatOf, sideOf, onDeathClock, type Story } from '../state.ts';
import { LIST_EXAMPLES } from '../../roster/examples.ts';
import { LONGEST_LINE, readArmyList } from '../../roster/paste.ts';
import { unreadSentence } from '../../../../roster/paste.ts';
import type { ArmyList, ListCard } from '../../roster/army-list.ts';
import type { Ask, AskKind, Choice, Guide } from '../../../../encounter/types.ts';
import { SCENARIO_CHOICES, drawScenario } from '../../event/scenario.ts';
/** What is asked before the first turn: lists and specialists in secret, the starting roll, edges, deployment. */

/** What a side may choose this round, by its lists and those it has played. */
function choosing({ setting }: Pick<Story, 'setting'>, seat: Seat, list: string): ListChoice {
  const { lists, played } = setting.sides[seat];
  const ids = lists.map(({ id }) => id);
  const { plannedRounds, options } = setting;
  return chooseList({ lists: ids, played, plannedRounds, announced: true, locked: false }, list, options);
}

const POINTS = SIZES.map((size) => ({ id: String(size.points), label: `${size.points} points` }));
const VARIANTS: readonly Choice[] = TABLE_VARIANTS.map(({ id, label, meaning }) => ({ id, label, meaning }));

/** A game without an event says itself what it is played by. */
export const HOUSE = question({
  id: HOUSE_ID,
  asks: ({ setUp, begun }, id) =>
    setUp.house !== null
      ? []
      : [
          {
            id: id({}),
            of: 'any',
            label: 'What you play by',
            kind: {
              type: 'record',
              fields: [
                { id: 'points', label: 'Points', kind: { type: 'choice', choices: POINTS } },
                {
                  id: 'variants',
                  label: 'Variants',
                  kind: { type: 'choices', choices: VARIANTS, min: 0, max: VARIANTS.length },
                  optional: true,
                },
              ],
            },
            suggested: begun.proposed ?? { points: '50', variants: [] },
            rules: cite('SR15-TIME-01', 'SR15-GEN-02'),
          },
        ],
  check: (_, value) => {
    const answer = configure(houseOptions(value));
    return isRefusal(answer) ? answer : null;
  },
  apply: (story, house) => toldBefore(story, { house }),
});

export const SCENARIO = question({
  id: askId('scenario'),
  asks: ({ setUp }, id) => {
    const as: AskKind = { type: 'choice', choices: SCENARIO_CHOICES };
    const rules = cite('SR15-SELECT-01', 'SR15-AMB-45');
    const asked = { label: 'Scenario', kind: { type: 'draw', what: 'two d3', as }, rules } as const;
    return setUp.house === null ? [] : [{ id: id({}), of: 'any', ...asked }];
  },
  // A roll on the table of scenarios, until it finds one.
  draw: (stream) => drawScenario({}, {}, stream).scenario.scenario as string,
  apply: (story, value) => toldBefore(story, { scenario: textOf(value) }),
});

export const LIST = question({
  id: askId('list', { seat: SEAT }),
  secret: true,
  asks: (story, id) =>
    SEATS.filter((seat) => !story.chosen.by.includes(seat)).map((seat) => listAsk(story, seat, id({ seat }))),
  check: (story, value, { said: { seat } }) => {
    const text = pastedIn(story, seat, value);
    if (text === null) return choosing(story, seat, textOf(value)).refusal;
    return text === '' ? null : checkArmy(story, seat, text);
  },
  reads: (story, value, { said: { seat } }) => {
    const handedIn = story.setting.sides[seat].lists.find(({ id }) => id === value)?.text;
    return lookedOver(story, seat, handedIn ?? textOf(value));
  },
  apply: (story, value, { said: { seat }, sealed }) => {
    const { lists, armies } = story.setUp;
    const text = pastedIn(story, seat, value);
    const place = text === null ? textOf(value, null) : (story.setting.sides[seat].lists[0]?.id ?? null);
    const pasted = text === null || text === '' ? {} : { armies: { ...armies, [seat]: text } };
    return toldBefore(story, { lists: { ...lists, [seat]: { place, sealed } }, ...pasted });
  },
  opens: ({ chosen }) => chosen.by.length === SEATS.length,
  notNow: ({ chosen }, { said }) =>
    chosen.by.includes(said.seat)
      ? refuse('list-chosen', 'That list is chosen for this game and stays.', ...cite('SR15-START-03'))
      : null,
});

/** Without an event there is one list, and it is pasted where it is asked for. */
function isPasted({ setting }: Story, seat: Seat): boolean {
  return isAtHome(setting) && setting.sides[seat].lists.every(({ text }) => text === '');
}

/** The text of a list that is pasted as it is chosen, empty where it stays on paper; null where a place is chosen. */
function pastedIn(story: Story, seat: Seat, value: Json): string | null {
  const isPlace = story.setting.sides[seat].lists.some(({ id }) => id === value);
  return typeof value !== 'string' || isPlace || !isPasted(story, seat) ? null : value.trim();
}

/** What was read of a list, and what is not as it should be in one that is taken: said before it is sealed or saved. */
export function lookedOver(story: Story, seat: Seat, text: string): readonly Guide[] {
  if (text.trim() === '') return [];
  const { setting } = story;
  const refused = checkArmy(story, seat, text);
  if (refused?.code === 'no-list') return [];
  const [read] = readsLists({ details: { list1: text }, faction: setting.sides[seat].faction }, setting.options);
  // What is refused is said by the refusal. Without an objective it is an army all the same.
  const wrong = refused ? [] : (read?.wrong ?? []).filter(({ rules }) => !rules.includes('SR15-LIST-03'));
  return read ? [{ text: read.says, rules: [] }, ...wrong] : [];
}

/** As much as any list that is handed in. */
const LONGEST_LIST = 10_000;

function listAsk(story: Story, seat: Seat, id: string) {
  if (isPasted(story, seat)) return pasteAsk(story, seat, id);
  const { choices } = choosing(story, seat, '');
  const label = (list: string, text: string): string => {
    if (text === '') return `${list.replace(/^list/, 'List ')}, on paper`;
    const { casters } = readArmyList(text, list).list;
    const names = casters.map(({ card }) => card).join(', ');
    return names === '' ? list.replace(/^list/, 'List ') : `${list.replace(/^list/, 'List ')}: ${names}`;
  };
  const { lists } = story.setting.sides[seat];
  const open = lists.filter((one) => choices.includes(one.id));
  const kept = open.length < lists.length ? ' The rounds left are needed for lists that must still be played.' : '';
  const asked: Omit<Ask, 'secret'> = {
    id,
    of: seat,
    label: 'Your list for this game',
    awaited: 'list',
    help: `Both choices are opened at the same moment, once both are made. Then they stay.${kept}`,
    kind: { type: 'choice', choices: open.map((one) => ({ id: one.id, label: label(one.id, one.text) })) },
    rules: cite('SR15-START-02', 'SR15-START-03', 'SR15-START-04'),
  };
  return asked;
}

/** What one of them chose for both: the other reads it before anything hangs on it. */
function played({ setUp: { house, scenario } }: Story): string {
  const { points, variants } = fieldsOf(house);
  const by = Array.isArray(variants) ? VARIANTS.filter(({ id }) => variants.includes(id)) : [];
  const where = SCENARIO_CHOICES.filter(({ id }) => id === scenario);
  const what = [`${textOf(points)} points`, ...[...where, ...by].map(({ label }) => label)].join(', ');
  return `You play ${what}. If you did not agree on that, say so in “What was entered”.`;
}

function pasteAsk(story: Story, seat: Seat, id: string): Omit<Ask, 'secret'> {
  return {
    id,
    of: seat,
    label: 'Your list for this game',
    awaited: 'list',
    help: `${played(story)} Paste your list: Muster counts losses and tiebreakers card by card. Both lists open at the same moment.`,
    kind: { type: 'text', longest: LONGEST_LIST, kept: 'army list' },
    examples: LIST_EXAMPLES,
    nothingAs: 'No list here: it stays on paper',
    rules: cite('SR15-START-02', 'SR15-START-03', 'SR15-RECORD-01'),
  };
}

/** A list that nobody handed in may be pasted at the table, or stays on paper. */
export const ARMY = question({
  id: askId('army', { seat: SEAT }),
  asks: (story, id) =>
    SEATS.filter((seat) => mayPaste(story, seat)).map((seat) => ({
      id: id({ seat }),
      of: 'any',
      firstOf: seat,
      label: `${sideIn(seat)}’s list`,
      help: 'Paste it, and losses and tiebreakers are worked out card by card. Without it you enter army points as figures.',
      kind: { type: 'sheet', what: 'army list' },
      examples: LIST_EXAMPLES,
      optional: true,
      rules: cite('SR15-START-01', 'SR15-RECORD-01'),
    })),
  check: (story, value, { said }) => checkArmy(story, said.seat, textOf(fieldsOf(value).text)),
  reads: (story, value, { said }) => lookedOver(story, said.seat, textOf(fieldsOf(value).text)),
  apply: (story, value, { said: { seat } }) => {
    const { text } = fieldsOf(value);
    const pasted = textOf(text, null);
    return toldBefore(story, { armies: { ...story.setUp.armies, [seat]: pasted } });
  },
});

/** What was told of a list on paper (its units, points that it lost) would be lost with it once the game runs. */
function mayPaste(story: Story, seat: Seat): boolean {
  const { chosen, deployed, setting, setUp, counted } = story;
  if (chosen.lists[seat] !== null || hasHandedIn(setting, seat)) return false;
  if (isPasted(story, seat) && !chosen.revealed) return false;
  return deployed.length === 0 || (setUp.units[seat].length === 0 && counted[sideOf(story, seat)] === 0);
}

/** Lines that could not be read, of a text that is no list yet: enough to see what they lack. */
const SHOWN = 3;

function checkArmy({ setting }: Story, seat: Seat, text: string): Refusal | null {
  const { list, unread } = readArmyList(text, 'The list');
  if (list.casters.length === 0 || list.entries.length === 0) {
    const missing =
      list.casters.length === 0 ? 'No caster with its bonus was found' : 'No card with its cost was found';
    const example = 'A list has a line for each, as “Sorscha +6” and “Juggernaut 7”.';
    const lines = unread.slice(0, SHOWN).map((line) => ` ${unreadSentence(line, LONGEST_LINE)}`);
    return refuse('no-list', `${missing}. ${example}${lines.join('')}`, ...cite('SR15-LIST-02'));
  }
  const { faction } = setting.sides[seat];
  const wrong = brokenOfRead({ list: { ...list, faction: list.faction || faction }, unread }, setting.options);
  // Without an objective it is an army all the same; and at home as many points as both like.
  const isTaken = (rule: RuleId): boolean =>
    (rule === 'SR15-LIST-03' && list.objective === null) || (rule === 'SR15-LIST-02' && isAtHome(setting));
  return brokenRefusal(
    'illegal-list',
    wrong.filter(({ rule }) => !isTaken(rule)),
  );
}

export const SWAP = question({
  id: askId('swap', { seat: SEAT }),
  secret: true,
  asks: ({ chosen }, id) => chosen.toSwap.map((seat) => swapAsk(seat, chosen.lists[seat], id({ seat }))),
  check: ({ chosen, setting }, value, { said }) => {
    const list = chosen.lists[said.seat];
    return list ? trySwap(list, value, setting).refusal : null;
  },
  apply: (story, value, { said: { seat } }) => toldBefore(story, { swaps: { ...story.setUp.swaps, [seat]: value } }),
  opens: ({ chosen }) => chosen.toSwap.length === 0,
});

function swapAsk(seat: Seat, list: ArmyList | null, id: string): Omit<Ask, 'secret'> {
  const named = (entries: readonly ListCard[], prefix: string): readonly Choice[] =>
    entries.map(({ card, paid }, index) => ({ id: `${prefix}${index + 1}`, label: `${card} (${paid})` }));
  const some = (choices: readonly Choice[]): AskKind => ({ type: 'choices', choices, min: 0, max: choices.length });
  return {
    id,
    of: seat,
    label: 'Your specialists',
    awaited: 'specialists',
    help: 'Swap whole cards, or nothing. Both swaps are opened at the same moment.',
    kind: {
      type: 'record',
      fields: [
        { id: 'out', label: 'Out of the list', kind: some(named(list?.entries ?? [], 'e')) },
        { id: 'in', label: 'In from the specialists', kind: some(named(list?.specialists ?? [], 's')) },
      ],
    },
    rules: cite('SR15-VAR-LIST-15', 'SR15-VAR-LIST-16'),
  };
}

const DIE: AskKind = { type: 'number', min: 1, max: 6 };

const BEFORE = ['starting-roll', 'choose-order', 'choose-edge', 'deploy'] as const;

/** Whose turn it is to roll, choose or deploy, one after the other; null once the first turn may begin. */
export function nextBefore(story: Story): { readonly what: (typeof BEFORE)[number]; readonly seat: Seat } | null {
  const { winner } = lastRoll(story.setUp);
  const roll = winner === null ? {} : { A: winner === 'A' ? 2 : 1, B: winner === 'B' ? 2 : 1 };
  const { order, edge } = story.setUp;
  const { next, who } = nextAtStart({
    players: ['A', 'B'],
    done: ['announce', 'choose-lists', 'reveal-lists', ...(edge === null ? [] : ['choose-edge'])],
    rolls: roll,
    chose: order === 'first' || order === 'second' ? order : null,
    deployed: onDeathClock(story) ? [] : story.deployed.map((side) => seatOf(story, side)),
    specialists: false,
  });
  const seat = SEATS.find((one) => one === who) ?? 'A';
  const what = BEFORE.find((one) => one === next);
  const isThrough = onDeathClock(story) && story.setUp.started && phaseNow(story) === null;
  return what === undefined || (what === 'deploy' && isThrough) ? null : { what, seat };
}

export const ROLL = question({
  id: askId('roll', { number: count }),
  asks: (story, id) => {
    if (nextBefore(story)?.what !== 'starting-roll') return [];
    const number = lastRoll(story.setUp).number + 1;
    const dice = SEATS.map((seat) => ({ id: seat, label: sideIn(seat), kind: DIE }));
    return [
      {
        id: id({ number }),
        of: 'any',
        label: number === 1 ? 'Starting roll' : 'Starting roll, again: it was a tie',
        kind: { type: 'draw', what: 'a die each', as: { type: 'record', fields: dice } },
        ties: true,
        rules: cite('SR15-START-05', 'SR15-AMB-11'),
      },
    ];
  },
  apply: (story, value, { said }) => {
    const { A, B } = fieldsOf(value);
    const winner = A === B ? null : Number(A) > Number(B) ? 'A' : 'B';
    return toldBefore(story, { rolls: { ...story.setUp.rolls, [said.number]: winner } });
  },
});

export const ORDER = question({
  id: askId('order'),
  asks: (story, id) => {
    const next = nextBefore(story);
    const choices = [
      { id: 'first', label: 'First player', meaning: 'You deploy first and take the first turn.' },
      { id: 'second', label: 'Second player', meaning: 'You choose the table edge.' },
    ];
    const asked = { label: 'Winner of the roll: first or second player?', kind: { type: 'choice', choices } } as const;
    const rules = cite('SR15-START-05', 'SR15-START-07');
    return next?.what === 'choose-order' ? [{ id: id({}), of: next.seat, ...asked, rules }] : [];
  },
  apply: (story, order) => toldBefore(story, { order }),
});

export const EDGE = question({
  id: askId('edge'),
  asks: (story, id) => {
    const next = nextBefore(story);
    const choices = [
      { id: 'stay', label: 'My side of the table' },
      { id: 'change', label: 'The opposite edge' },
    ];
    const asked = { label: 'Your table edge', kind: { type: 'choice', choices } } as const;
    const rules = cite('SR15-START-06', 'SR15-AMB-49');
    return next?.what === 'choose-edge' ? [{ id: id({}), of: next.seat, ...asked, rules }] : [];
  },
  // The choice is said by who makes it; the others read it too.
  words: (_, edge) => (edge === 'stay' ? 'Own side of the table' : 'The opposite edge'),
  apply: (story, edge) => toldBefore(story, { edge }),
});

export const DEPLOY = question({
  id: askId('deploy', { side: SIDE }),
  asks: (story, id) => {
    const next = nextBefore(story);
    if (next?.what !== 'deploy' || onDeathClock(story)) return [];
    const side = seatOf(story, 'A') === next.seat ? 'A' : 'B';
    return [
      {
        id: id({ side }),
        of: next.seat,
        label: 'I have deployed',
        awaited: 'army to be deployed',
        help: `Up to ${side === 'A' ? 7 : 10}″ from your edge; models with Advance Deployment 6″ further.`,
        kind: CONFIRM,
        rules: cite('SR15-START-07', 'SR15-SCEN-COMMON-01', 'SR15-GEO-01'),
      },
    ];
  },
  apply: (story, _, { said }) => toldBefore(story, { deployed: [...story.setUp.deployed, said.side] }),
});

export const CLOCK_START = question({
  id: CLOCK_START_ID,
  asks: (story, id) => {
    if (nextBefore(story)?.what !== 'deploy' || !onDeathClock(story) || story.setUp.started) return [];
    // Without an event nobody gives one.
    const alone = story.begun.scenario === '';
    const label = alone ? 'Start the clocks: both are ready' : 'Start the clocks: the organiser said go';
    const rules = cite('SR15-VAR-TIME-11', 'SR15-VAR-TIME-12', 'SR15-VAR-TIME-13');
    return [{ id: id({}), of: 'any', label, kind: CONFIRM, clock: true, rules }];
  },
  apply: (story) => toldBefore(story, { started: true }),
});

const PHASES: Readonly<Record<string, string>> = {
  'pre-deployment': 'I am ready to deploy',
  deployment: 'I have deployed',
  'advance-deployment': 'I have done advance deployment',
};

export const PHASE = question({
  id: PHASE_ID,
  asks: (story, id) => {
    const now = phaseNow(story);
    if (nextBefore(story)?.what !== 'deploy' || !onDeathClock(story) || !story.setUp.started || now === null) return [];
    const { phase, side } = now;
    return [
      {
        id: id({ phase, side }),
        of: seatOf(story, side),
        label: PHASES[phase] ?? phase,
        help: 'Your tap passes the clock.',
        kind: CONFIRM,
        clock: true,
        rules: cite('SR15-VAR-TIME-13'),
      },
    ];
  },
  apply: (story, _, { said: { phase, side } }) =>
    toldBefore(story, { phases: [...story.setUp.phases, [phase, side] as const] }),
});

/** No army has larger ones. */
const LARGEST_UNIT = 30;

/** Of a list on paper: a unit, so that its models can be put on the table and be counted. */
export const UNIT = question({
  id: askId('unit', { seat: SEAT }),
  asks: ({ chosen }, id) =>
    SEATS.filter((seat) => chosen.armies[seat] === null).map((seat) => ({
      id: id({ seat }),
      of: 'any',
      label: `${sideIn(seat)} has a unit in the list on paper`,
      help: 'How many models it begins with, attachments too. Then they can be put on the table one by one, and lost.',
      kind: { type: 'number', min: 2, max: LARGEST_UNIT },
      again: true,
      optional: true,
      rules: cite('SR15-ELEM-07', 'SR15-ELEM-09', 'SR15-DEF-01', 'SR15-DEF-05'),
    })),
  apply: (story, value, { said: { seat } }) => {
    const { units } = story.setUp;
    return toldBefore(story, { units: { ...units, [seat]: [...units[seat], Number(value ?? 0)] } });
  },
});
