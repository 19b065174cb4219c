/** What players of The Hit enter in a tap or two, and what stands on every phone. */
import { describe, expect, test } from 'vitest';
import { type BoardRow, boardsIn } from '../../../encounter/board.ts';
import type { SideId } from '../../../encounter/types.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import type { Json } from '../../../journal/json.ts';
import type { Battle } from './battle.ts';
import { boardsOf } from './boards.ts';
import { QUESTIONS } from './interview.ts';
import { seeded } from '../../../../tests/core/systems/the-hit/play.ts';
import {
  type BattleRecord,
  RULES,
  battleIn,
  begun,
  commanded,
  player,
  playedUntil,
  tell,
} from '../../../../tests/core/systems/the-hit/record.ts';

const GANGS = Object.fromEntries(
  (['A', 'B', 'C', 'D'] as const).map((side) => {
    const of = side.toLowerCase();
    const fighters = [1, 2, 3].map((number) => ({ id: `${of}${number}`, name: `${side} ${number}`, wounds: 2 }));
    return [side, { name: `Gang ${side}`, fighters }];
  }),
);
const { D: _, ...THREE } = GANGS;
const at = (step: string, when: (battle: Battle) => boolean = () => true): BattleRecord =>
  playedUntil(begun(3, { campaign: true, gangs: THREE }), seeded(3), (battle) => battle.step === step && when(battle), {
    battlefield: 'hybrid',
  });

const told = (record: BattleRecord, side: SideId, ask: string, value: Json = true): BattleRecord => {
  const next = tell(record, side, ask, value);
  if (isRefusal(next)) throw new Error(`${ask}: ${next.message}`);
  return next;
};
const mine = (record: BattleRecord, side: SideId) => RULES.own(record.state, player(side)).mine;
const rows = (record: BattleRecord, title: string): readonly BoardRow[] =>
  boardsIn(RULES.shared(record.state).boards).flatMap((board) =>
    board.kind === 'rows' && board.title.startsWith(title) ? board.rows : [],
  );

describe('a battle', () => {
  test('Muster rolls ties again by itself: priority is one tap', () => {
    const first = playedUntil(begun(4, { gangs: GANGS }), seeded(1), ({ kind }) => kind !== null, {
      battlefield: 'hybrid',
    });
    const drawn = commanded(first, player('A'), { type: 'draw', ask: 'priority-a:0:1' });
    if (isRefusal(drawn)) throw new Error(drawn.message);
    const { throws, order } = battleIn(drawn).priorityA;
    expect(throws.length).toBeGreaterThan(1);
    expect(order).toHaveLength(4);
    expect(drawn.entries.slice(first.entries.length).map(({ body }) => body.type)).toEqual(throws.map(() => 'drawn'));
  });

  test('of more than two gangs all are told what holds for everybody, and each question says whether it does', () => {
    const all = Object.values(QUESTIONS).flatMap((several) => several.filter(({ forAll }) => forAll));
    expect([...new Set(all.map(({ name }) => name))].sort()).toEqual([
      ...['battlefield', 'battlefield-die', 'campaign', 'card', 'check', 'detect-dice', 'detect-result', 'end-round'],
      ...['hybrid', 'no-map', 'observe', 'playable', 'readings', 'reveal', 'rewards', 'roll-off', 'underdog', 'zone'],
    ]);
    let record = told(
      at('rounds', ({ stage }) => stage === 'play'),
      'B',
      'loses',
      { fighter: 'c1', wounds: 1 },
    );
    record = told(record, 'B', 'card', 'Trickery');
    const { forAll = [], answers } = RULES.shared(record.state).table;
    const shown = answers.filter(({ number }) => forAll.includes(number)).map(({ ask }) => ask);
    expect(shown).toContain('battlefield');
    expect(shown.slice(-1)).toEqual(['card']);
    expect(shown.filter((ask) => /^(?:loses|gang:|ballot:|round)/.test(ask))).toEqual([]);
    expect(RULES.shared(begun(2, {}).state).table.forAll).toBeUndefined();
  });

  test('a whole gang is set up with one tap, in any order', () => {
    let record = at('deploy');
    for (const side of ['C', 'A', 'B'] as const) record = told(record, side, `deployed:${side}`);
    expect(battleIn(record).fighters.every(({ placed }) => placed)).toBe(true);
    expect(battleIn(record).step).toBe('observation');
  });

  test('fighters set up one by one go on in turn after another gang stands', () => {
    let record = at('deploy');
    const [first = 'A'] = battleIn(record).priorityB.order ?? [];
    const others = (['A', 'B', 'C'] as const).filter((side) => side !== first);
    for (const side of others) record = told(record, side, `deployed:${side}`);
    const asks = mine(record, first)?.asks.map(({ id }) => id) ?? [];
    expect(asks.some((id) => id.startsWith('deploy:'))).toBe(true);
  });

  test('a fighter that went Out of Action by a slip is back as it was, until all have signed', () => {
    const before = told(
      at('rounds', ({ stage }) => stage === 'play'),
      'A',
      'loses',
      { fighter: 'b1', wounds: 1 },
    );
    const out = told(before, 'A', 'out', { fighter: 'b1', how: 'injury', by: 'a1' });
    expect(
      rows(out, 'Fighters')
        .find(({ title }) => title === 'B 1')
        ?.taps?.map(({ label }) => label),
    ).toEqual(['Undo']);
    expect(tell(out, 'A', 'not-out', { fighter: 'b2' })).toMatchObject({ refused: ['HIT-VP-01'] });
    const back = told(out, 'A', 'not-out', { fighter: 'b1' });
    expect(battleIn(back).fighters).toEqual(battleIn(before).fighters);
    expect(battleIn(back).outs).toEqual([]);

    const after = at('rewards');
    const [gone] = battleIn(after).outs;
    const points = (record: BattleRecord): readonly Json[] => rows(record, 'Result').map(({ figure = '' }) => figure);
    const free = battleIn(after).fighters.find(({ status }) => status !== 'out');
    const more = told(after, 'A', 'loses', { fighter: free?.id ?? '', wounds: 1 });
    expect(battleIn(more).step).toBe('rewards');
    expect(points(told(more, 'A', 'regains', { fighter: free?.id ?? '', wounds: 1 }))).toEqual(points(after));
    if (gone) expect(battleIn(told(after, 'A', 'not-out', { fighter: gone.fighter })).over).not.toBeNull();
  });

  test('only edges that are free are offered', () => {
    const record = at('edges', ({ edges }) => Object.keys(edges).length === 1);
    const taken = Object.values(battleIn(record).edges);
    const ask = RULES.shared(record.state).table.asks.find(({ id }) => id.startsWith('edge:'));
    const offered = ask?.kind.type === 'choice' ? ask.kind.choices.map(({ id }) => id) : [];
    expect(offered).toHaveLength(3);
    expect(offered).not.toContain(taken[0]);
  });

  test('observation is over when everybody has seen enough, or its time is up', () => {
    let record = at('observation');
    expect(isRefusal(tell(record, 'A', 'observe', true))).toBe(true);
    record = told(record, 'A', 'seen:A');
    expect(battleIn(record).observed).toBe(false);
    expect(isRefusal(tell(record, 'A', 'seen:B', true))).toBe(true);
    for (const side of ['B', 'C'] as const) record = told(record, side, `seen:${side}`);
    expect(battleIn(record).step).toBe('targets');
  });

  test('says when a round is at its end, and shows fighters before what is looked up', () => {
    const record = at('rounds', ({ stage }) => stage === 'play');
    const titles = boardsIn(RULES.shared(record.state).boards).map(({ title }) => title);
    expect(titles[0]).toBe('Fighters');
    const { round } = battleIn(record);
    expect(round).toBe(1);
    const next = told(record, 'A', 'check:1');
    expect(RULES.shared(next.state).encounter.progress.step).toMatch(/^Round 2/);
    // From round 4 on gangs that have lost somebody test first.
    const fourth = at('rounds', (now) => now.stage === 'play' && now.round === 4);
    const ended = told(told(fourth, 'A', 'out', { fighter: 'a1', how: 'injury' }), 'A', 'end-round:4');
    const { step } = RULES.shared(ended.state).encounter.progress;
    expect(step).toMatch(/^End of round 4: \{[ABC]\} has priority$/);
  });

  test('says who has priority, and takes a Wound in a tap at the fighter’s row', () => {
    const record = at('rounds', ({ stage }) => stage === 'play');
    const [holder = 'A'] = battleIn(record).priority.order ?? [];
    expect(RULES.shared(record.state).encounter.progress.step).toContain(`{${holder}} has priority`);
    const gangs = { kind: 'rows', folded: true, rows: [{ of: holder }, {}, {}] };
    expect(boardsOf(battleIn(record)).gangs).toMatchObject({
      ...gangs,
      title: expect.stringMatching(/^In order of priority: /),
    });
    const fighter = battleIn(record).fighters.find(({ hurt }) => hurt.out === null && hurt.lost === 0);
    const row = (now: BattleRecord) => rows(now, 'Fighters').find(({ title }) => title === fighter?.sheet.name);
    const tapped = (now: BattleRecord, label: string): BattleRecord => {
      const tap = row(now)?.taps?.find((one) => one.label === label);
      return told(now, 'A', tap?.answer.ask ?? '', tap?.answer.value ?? null);
    };
    const hurt = tapped(record, '−1 W');
    expect(row(hurt)?.figure).toBe('1/2 W');
    expect(row(tapped(hurt, '+1 W'))?.figure).toBe('2/2 W');
    // Without a Wound left none is lost: Injury dice are rolled.
    const labels = row(tapped(hurt, '−1 W'))?.taps?.map(({ label, idle, sure }) => [label, idle === true, sure]);
    expect(labels).toEqual([
      ['Acted', false, undefined],
      ['Injured', false, undefined],
      ['+1 W', false, undefined],
      ['−1 W', true, undefined],
      ['Out', false, 'weighs'],
    ]);
    // Whoever wrote targets has them in sight, and nobody else; a card that is played leaves the hand.
    const boards = RULES.own(record.state, player('A')).mine?.boards ?? {};
    expect(boards).toMatchObject({ targets: { title: 'Your ballot' } });
    expect(RULES.shared(record.state).boards).not.toHaveProperty('targets');
    const inHand = battleIn(record).hands.A?.hand ?? 0;
    expect(battleIn(told(record, 'A', 'card', 'A click of luck')).hands.A?.hand).toBe(Math.max(0, inHand - 1));
    expect(row(tapped(hurt, 'Out'))?.taps?.map(({ label }) => label)).toEqual(['Undo']);
  });

  test('shows gangs as they were understood, before crews are made of them', () => {
    const record = told(begun(2, { campaign: true }), 'A', 'gang:A', {
      text: 'The Irons\nRazor W2 Int 6+ leader\nTess, W1, infiltrating, value 75',
    });
    expect(rows(record, 'Gangs as read')).toMatchObject([
      {
        title: 'The Irons',
        figure: '2',
        facts: ['Razor W2, Int 6+, Leader', 'Tess W1, Int 7+, Infiltrating, 75 credits'],
      },
    ]);
  });
});
