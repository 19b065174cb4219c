/** What pages draw: the map of tiles or sections, gangs, chances, the fighters' cards, the result and the rewards. */
import { type Board, type BoardAnswer, type BoardRow, type BoardTap, boardJson } from '../../../encounter/board.ts';
import type { SideId } from '../../../encounter/types.ts';
import { cite } from '../../../rules/cite.ts';
import type { Json } from '../../../journal/json.ts';
import { type Gain, totalOf } from '../rules/rewards.ts';
import { reasonsFor, standingOf } from '../rules/score.ts';
import { passingThrows } from '../rules/detect.ts';
import { type BattleEnding, announcingFaces, lastRoundOdds } from '../rules/ending.ts';
import { CHOICES } from '../readings.ts';
import { type Battle, type Fighter, fighterOf, isInPlay } from './battle.ts';
import { isBehind } from './markers.ts';
import { asRead } from './sheet.ts';
import { mapBoard } from './map.ts';
import { gangName } from './question.ts';
import { askedOf, hasMap, tableId } from './table.ts';
import { checkOf } from './questions/hiding.ts';
import { resultOf, rewardsNow } from './result.ts';

/** A board without its place: that is its place in the list of them. */
type Drawn = Board extends infer One ? (One extends Board ? Omit<One, 'place'> : never) : never;

export function boardsOf(battle: Battle): Readonly<Record<string, Json>> {
  const boards: Readonly<Record<string, Drawn | null>> = {
    map: mapBoard(battle),
    result: resultBoard(battle),
    rewards: rewardsBoard(battle),
    fighters: fighterBoard(battle),
    table: tableBoard(battle),
    chances: chanceBoard(battle),
    targets: targetBoard(battle),
    gangs: gangBoard(battle),
    cards: cardBoard(battle),
    sheets: sheetBoard(battle),
    agreed: agreedBoard(battle),
  };
  const known = Object.entries(boards).filter((entry): entry is [string, Drawn] => entry[1] !== null);
  return Object.fromEntries(known.map(([name, board], place) => [name, boardJson({ ...board, place })]));
}

/** For those who keep a map. */
function tableBoard(battle: Battle): Drawn | null {
  const asked = hasMap(battle) ? askedOf(battle) : null;
  return asked && { kind: 'table', title: 'The table', ask: tableId(battle), ...asked };
}

const EDGES = { south: 'south edge', north: 'north edge', west: 'west edge', east: 'east edge' };

const PLACES = ['acts first', 'acts second', 'acts third', 'acts fourth'];

/** The order of the latest priority roll, as long as it counts. */
function orderNow({ over, round, priority, priorityB, priorityA }: Battle): readonly SideId[] | null {
  if (over !== null) return null;
  return round > 0 ? priority.order : (priorityB.order ?? priorityA.order);
}

/** Nothing of it is said before there is something beside their names. */
function gangBoard(battle: Battle): Drawn | null {
  const order = orderNow(battle);
  const waits = battle.gangs.some((gang) => !battle.ballots.includes(gang));
  const rows = (order ?? battle.gangs).map((of, place): BoardRow => {
    const { underdog, hands, edges, ballots, bottled, named, observed } = battle;
    const [hand, edge, crew] = [hands[of], edges[of], named[of]];
    const facts = [
      order && (battle.round > 0 ? PLACES[place] : `priority ${place + 1}`),
      crew && crewText(battle, of, crew.length),
      underdog === of && 'Underdog',
      edge && EDGES[edge],
      hand && hand.hand + hand.deck > 0 && `Tactics Cards: ${hand.hand} in hand, ${hand.deck} in the deck`,
      observed && waits && (ballots.includes(of) ? 'ballot sealed' : 'ballot missing'),
      bottled.includes(of) && 'has bottled out',
    ];
    return { title: gangName(battle, of), facts: facts.filter((fact) => typeof fact === 'string'), of };
  });
  if (rows.every(({ facts }) => facts.length === 0)) return null;
  // Its face says what is looked up most, and what is asked has the room.
  const title = order ? `In order of priority: ${order.map((gang) => gangName(battle, gang)).join(', ')}` : 'Gangs';
  return { kind: 'rows', title, rows, folded: true };
}

/** With what a bottle test counts. */
function crewText({ fighters, round }: Battle, gang: SideId, crew: number): string {
  const up = fighters.filter((one) => one.gang === gang && one.status !== 'out' && one.status !== 'injured').length;
  return round === 0 ? `${crew} fighters` : `${up} of ${crew} fighters up`;
}

/** As a slip of paper in the hand: whoever wrote it looks at it all the time. */
function targetBoard(battle: Battle): Drawn | null {
  if (battle.own.length === 0 || battle.revealed) return null;
  const rows = battle.own.flatMap((id): readonly BoardRow[] => {
    const fighter = fighterOf(battle, id);
    if (!fighter) return [];
    const { sheet, hurt, gang } = fighter;
    const state = hurt.out ? 'Out of Action' : `${sheet.wounds - hurt.lost}/${sheet.wounds} W`;
    return [{ title: sheet.name, figure: state, facts: [gangName(battle, gang)] }];
  });
  return { kind: 'rows', title: 'Your ballot', rows, folded: true };
}

/** What is rolled next, and how likely it is. */
function chanceBoard(battle: Battle): Drawn | null {
  const rows = [...detectRows(battle), ...endRows(battle)];
  // Those of a Detect are what its player waits for; the others are looked up.
  return rows.length > 0 ? { kind: 'rows', title: 'Chances', rows, folded: battle.detecting === null } : null;
}

function detectRows(battle: Battle): readonly BoardRow[] {
  if (!battle.detecting) return [];
  const { needs, modifiers } = checkOf(battle, battle.detecting);
  const facts = [`${needs} or more on two dice`, ...modifiers.map(({ value, why }) => `${signed(value)} ${why}`)];
  const rules = cite('HIT-DETECT-03', ...modifiers.map(({ rule }) => rule));
  return [{ title: 'The Detect succeeds', figure: percent(passingThrows(needs, battle.readings) / 36), facts, rules }];
}

const ENDINGS: Readonly<Record<BattleEnding, string>> = {
  'wiped-out': 'wiped out: everybody left is Broken or Seriously Injured',
  'final-stand': 'final stand: only one gang has fighters Active or Pinned',
  'out-of-time': 'out of time',
};

function endRows({ round, announced, over, met }: Battle): readonly BoardRow[] {
  if (round === 0 || over) return [];
  if (announced !== null) return [{ title: `Round ${announced} is the last`, facts: [], rules: cite('HIT-END-05') }];
  if (met.length > 0)
    return [{ title: `Round ${round} is the last`, facts: met.map((one) => ENDINGS[one]), rules: cite('HIT-END-03') }];
  const faces = announcingFaces(round);
  const facts = Object.entries(lastRoundOdds(round).rounds).map(
    ([last, chance]) => `round ${last}: ${percent(chance)}`,
  );
  const rules = cite('HIT-END-05', 'HIT-END-06', ...(faces === 0 ? (['HIT-END-04'] as const) : []));
  const next =
    faces === 0
      ? []
      : [
          {
            title: `The roll after round ${round} announces the last one`,
            figure: percent(faces / 6),
            facts: [],
            rules,
          },
        ];
  return [...next, { title: 'The last round, unless the battle ends before', facts, rules }];
}

/** How every fighter is doing, a tap each: in a round short enough for a phone, and before it as its card. */
function fighterBoard(battle: Battle): Drawn | null {
  const { round, over } = battle;
  const rows = battle.fighters.map((fighter): BoardRow => {
    const { sheet, hurt, gang } = fighter;
    const facts = round > 0 ? stateOf(fighter) : factsOf(fighter);
    return {
      title: sheet.name,
      figure: woundsLeft(sheet, hurt),
      facts,
      of: gang,
      taps: [...actedTaps(battle, fighter), ...hurtTaps(fighter)],
      piece: fighter.id,
    };
  });
  // In a round a Wound is one tap; in its end phase what is asked has the room.
  const folded = round === 0 || over !== null || battle.stage !== 'play';
  return rows.length > 0 ? { kind: 'rows', title: 'Fighters', rows, folded, bySide: true } : null;
}

/** Cards are open to everybody who looks for targets (HIT-TARGET-01); in a round they are read where somebody asks. */
function cardBoard({ fighters, round }: Battle): Drawn | null {
  if (round === 0 || fighters.length === 0) return null;
  const rows = fighters.map(({ sheet, hurt, gang }): BoardRow => {
    return { title: sheet.name, figure: woundsLeft(sheet, hurt), facts: cardOf(sheet), of: gang };
  });
  return { kind: 'rows', title: 'Fighters’ cards', rows, folded: true, bySide: true };
}

function woundsLeft({ wounds }: Fighter['sheet'], { lost }: Fighter['hurt']): string {
  return `${wounds - lost}/${wounds} W`;
}

/** Whether it has acted in this round; the button says so, and a tap on it takes a slip back. */
function actedTaps(battle: Battle, fighter: Fighter): readonly BoardTap[] {
  const { round, stage, acted } = battle;
  if (round === 0 || stage !== 'play' || !isInPlay(fighter) || isBehind(battle, fighter)) return [];
  const { id } = fighter;
  const tap = (label: string, says: string, value: Json): BoardTap => ({
    ...{ label, says, answer: { ask: `acted:${round}`, value } },
  });
  return acted.includes(id)
    ? [tap('✓ Acted', 'has acted; a slip?', { fighter: id, slip: true })]
    : [tap('Acted', 'has acted this round', { fighter: id })];
}

/** What happens most: a Wound lost, and a fighter out by an injury; who did it, and all else, the forms ask. */
function hurtTaps({ id: fighter, hurt, status, sheet }: Fighter): readonly BoardTap[] {
  const left = sheet.wounds - hurt.lost;
  const out = (how: 'injury' | 'last-wound'): BoardAnswer => ({ ask: 'out', value: { fighter, how } });
  const ways = [
    {
      says: left === 1 ? 'It loses its last Wound and is out' : `It loses its last ${left} Wounds and is out`,
      answer: out('last-wound'),
    },
    { says: `It is out with ${left} of ${sheet.wounds} Wounds left`, answer: out('injury') },
  ];
  if (hurt.out !== null || status === 'out')
    return [{ label: 'Undo', says: 'Not Out of Action: a slip', answer: { ask: 'not-out', value: { fighter } } }];
  const wound = (label: string, says: string, ask: string, idle: boolean): BoardTap => ({
    ...{ label, says, idle, answer: { ask, value: { fighter, wounds: 1 } } },
  });
  // What comes and goes stands first: the others keep their places at the end of the row.
  return [
    // With the last Wound Injury dice are rolled.
    ...(left <= 0 && status !== 'injured'
      ? [
          {
            label: 'Injured',
            says: 'Seriously Injured',
            answer: { ask: 'status', value: { fighter, status: 'injured' } },
          },
        ]
      : []),
    wound('+1 W', 'A slip, or a Wound regained', 'regains', hurt.lost === 0),
    wound('−1 W', 'One Wound lost', 'loses', left <= 0),
    {
      label: 'Out',
      says: 'Out of Action by an injury',
      answer: out('injury'),
      leaves: true,
      sure: 'weighs',
      ...(left > 0 ? { ways } : {}),
    },
  ];
}

/** So many fighters of all gangs are some screens of a phone. */
const MANY_READ = 20;

/** Gangs as they were understood, until their crews are made of them. */
function sheetBoard(battle: Battle): Drawn | null {
  const { gangs, sheets, fighters } = battle;
  if (fighters.length > 0) return null;
  const rows = gangs.flatMap((of): readonly BoardRow[] => {
    const sheet = sheets[of];
    return sheet
      ? [{ title: sheet.name, figure: `${sheet.fighters.length}`, facts: sheet.fighters.map(asRead), of }]
      : [];
  });
  const known = gangs.reduce((sum, of) => sum + (sheets[of]?.fighters.length ?? 0), 0);
  const folded = battle.kind !== null || known > MANY_READ;
  return rows.length > 0 ? { kind: 'rows', title: 'Gangs as read', rows, folded } : null;
}

/** What one player chose for all: the others read it here. */
function agreedBoard({ campaign, readings }: Battle): Drawn | null {
  if (campaign === null) return null;
  const now: Readonly<Record<string, unknown>> = readings;
  const rows = Object.entries(CHOICES).map(([id, { asks, says, values, rule }]) => {
    const place = values.findIndex((value) => value === now[id]);
    const facts = [says[place] ?? '', ...(place > 0 ? ['changed'] : [])];
    return { title: asks, facts, rules: cite(rule), changed: place > 0 };
  });
  const changed = rows.filter((row) => row.changed).length;
  const also = changed === 1 ? '1 unclear point changed' : `${changed} unclear points changed`;
  const what = [campaign ? 'a battle of a campaign' : 'a single battle', ...(changed === 0 ? [] : [also])];
  const title = `What you play by: ${what.join(', ')}`;
  const first = [...rows].sort((a, b) => Number(b.changed) - Number(a.changed));
  return { kind: 'rows', title, rows: first.map(({ changed: _, ...row }) => row), folded: true };
}

const STATUSES = { active: 'Active', pinned: 'Pinned', engaged: 'Engaged', injured: 'Seriously Injured', out: '' };
const OUTS = { injury: 'by an injury', 'ran-off': 'ran off', fled: 'fled', captured: 'captured', card: 'removed' };

function factsOf(fighter: Fighter): readonly string[] {
  const { hurt, placed, status } = fighter;
  const usual = hurt.out === null && placed && status === 'active' ? [STATUSES.active] : [];
  return [...usual, ...stateOf(fighter), ...cardOf(fighter.sheet)];
}

/** What is not as usual. */
function stateOf({ status, broken, hidden, hurt, placed }: Fighter): readonly string[] {
  const state = hurt.out ? `Out of Action: ${OUTS[hurt.out]}` : placed ? STATUSES[status] : 'not set up yet';
  const facts = [state !== STATUSES.active && state, broken && 'Broken', hidden && 'Hidden'];
  return facts.filter((fact): fact is string => typeof fact === 'string' && fact !== '');
}

function cardOf({ leader, champion, intelligence, experience, skills }: Fighter['sheet']): readonly string[] {
  const facts = [
    leader && 'Leader',
    champion && 'Champion',
    `Intelligence ${intelligence}+`,
    experience > 0 && `${experience} XP`,
    skills,
  ];
  return facts.filter((fact): fact is string => typeof fact === 'string' && fact !== '');
}

const STANDINGS = {
  win: (gang: string) => `Winner: ${gang}`,
  draw: (gang: string) => `Draw: ${gang}`,
  loss: (gang: string) => `Lost: ${gang}`,
};

function resultBoard(battle: Battle): Drawn | null {
  const result = resultOf(battle);
  if (!result) return null;
  const rows = battle.gangs.map((of): BoardRow => {
    const targets = (battle.revealed?.[of] ?? []).flatMap((id) => fighterOf(battle, id) ?? []);
    const named = targets.map(({ sheet }) => sheet.name);
    const earned = targets.flatMap(({ id, sheet, hurt }) => {
      const why = reasonsFor(hurt, battle.readings).map((reason) => reason.why);
      return why.length === 0 ? [] : [`${sheet.name} ${result.worth[id] ?? 0}: ${why.join(', ')}`];
    });
    const title = STANDINGS[standingOf(result, of)](gangName(battle, of));
    const facts = [`named ${named.join(', ')}`, ...earned];
    return { title, figure: `${result.vp[of] ?? 0} VP`, facts, rules: result.rules, of };
  });
  return { kind: 'rows', title: 'Result', rows };
}

function rewardsBoard(battle: Battle): Drawn | null {
  const rewards = rewardsNow(battle);
  if (!rewards) return null;
  const row = (title: string, of: SideId, gains: readonly Gain[], unit: string): BoardRow => ({
    title,
    figure: `${signed(totalOf(gains))} ${unit}`,
    facts: gains.map(({ value, why }) => `${signed(value)} ${why}`),
    rules: gains.map(({ rule }) => rule),
    of,
  });
  const gangs = battle.gangs.map((of) => row(gangName(battle, of), of, rewards.reputation[of] ?? [], 'Reputation'));
  const fighters = battle.fighters.map(({ id, gang, sheet }) =>
    row(sheet.name, gang, rewards.experience[id] ?? [], 'XP'),
  );
  return { kind: 'rows', title: 'Rewards', rows: [...gangs, ...fighters] };
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value);
}

function percent(chance: number): string {
  return `${Number((100 * chance).toFixed(1))} %`;
}
