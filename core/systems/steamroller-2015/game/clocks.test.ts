import { describe, expect, test } from 'vitest';
import { LISTS, Table } from '../../../../tests/core/systems/steamroller-2015/game/table.ts';

const MINUTE = 60;
const DEATH = { variants: ['death-clock'], pointSize: '75' };

/** Deployed on the clock: a minute each phase, A first. */
function onClock(set: Partial<ConstructorParameters<typeof Table>[0]> = {}): Table {
  const table = new Table({ scenario: 'outflank', options: DEATH, ...set });
  table.listsIn().tell('B', ['roll:1', { A: 6, B: 1 }]);
  table.tell('A', ['order', 'first']).tell('B', ['edge', 'stay']).tell('judge', ['clock-start']);
  for (const phase of ['pre-deployment', 'deployment', 'advance-deployment']) {
    table
      .wait(MINUTE)
      .tell('A', [`phase:${phase}:A`])
      .wait(MINUTE)
      .tell('B', [`phase:${phase}:B`]);
  }
  return table;
}

/** From when on the turn may be ended; undefined where it may now. */
const endsFrom = (table: Table) => {
  const id = table.asks().find((one) => one.endsWith('/end'));
  return id === undefined ? undefined : table.ask(id)?.from;
};

describe('Death Clock', () => {
  test('runs from the signal on, phase by phase, into the first turn (SR15-VAR-TIME-13)', () => {
    const table = onClock().wait(30);
    const left = 72 * MINUTE * 1000;
    expect(table.board('clock')).toMatchObject({
      title: 'Death Clock',
      runs: 'A',
      left: { A: left, B: left },
      since: table.at - 30_000,
    });
    expect(table.refusal('B', 'turn:1A/end')?.code).toBe('not-asked');
  });

  test('keeps a turn for 15 seconds, but for a scenario that both say is won (SR15-VAR-TIME-14, SR15-VAR-TIME-18)', () => {
    const table = onClock().wait(14);
    expect(table.refusal('A', 'turn:1A/end')?.refused).toEqual(['SR15-VAR-TIME-14']);
    for (const [seat, turn] of [
      ['A', '1A'],
      ['B', '1B'],
      ['A', '2A'],
    ] as const) {
      // Nothing is scored yet that could be won.
      expect(table.asks()).not.toContain(`turn:${turn}/won:A`);
      table.wait(15).tell(seat, [`turn:${turn}/end`]);
    }
    expect(table.board('clock')).toMatchObject({ runs: 'B' });
    expect(endsFrom(table)).toBe(table.at + 15_000);
    // Three points are the most that this scenario gives a turn: two short of a win.
    expect(table.asks()).not.toContain('turn:2B/won:A');
    table.wait(15).tell('B', ['turn:2B/end'], ['turn:2B/scores', { ZL: 'A:A.c1', ZR: 'A' }]);
    // Time on the opponent's clock is none of the turn's fifteen seconds.
    table.wait(10).tell('A', ['turn:3A/clock', 'B']).wait(20);
    expect(table.board('clock')).toMatchObject({ runs: 'B' });
    expect(endsFrom(table)).toBeUndefined();
    expect(table.refusal('A', 'turn:3A/clock', 'A')?.code).toBe('not-asked');
    table.tell('B', ['turn:3A/clock', 'A']).wait(4);
    expect(table.board('clock')).toMatchObject({ runs: 'A' });
    expect(endsFrom(table)).toBe(table.at + 1000);
    // Who waits for it is told why: by the button, and by its rules.
    expect(table.ask('turn:3A/end')?.help).toContain('takes 15 seconds');
    expect(table.ask('turn:3A/end')?.rules[0]).toBe('SR15-VAR-TIME-14');
    expect(table.refusal('A', 'turn:3A/end')?.refused).toEqual(['SR15-VAR-TIME-14']);
    expect(table.wait(1).refusal('A', 'turn:3A/end')).toBeNull();
    table.tell('A', ['turn:3A/scores', {}]);
    table.tell('A', ['turn:3B/won:A', true]).tell('B', ['turn:3B/won:B', true]);
    expect(endsFrom(table)).toBeUndefined();
    expect(table.refusal('B', 'turn:3B/end')).toBeNull();
  });

  test('go-on: stands as it did once a slip that ended the game is put right, until somebody goes on', () => {
    for (const signing of [false, true]) {
      const table = onClock()
        .wait(20)
        .tell('B', ['turn:1A/lost', { card: 'B.c1' }]);
      if (signing) table.tell('A', ['end/left:A', { lost: 0 }]).tell('B', ['end/left:B', { lost: 0 }]);
      expect(table.progress.over).toBe(signing);
      table.wait(300).tell('B', ['turn:1A/spared', { card: 'B.c1' }]);
      const left = { A: 72 * MINUTE * 1000 - 20_000, B: 72 * MINUTE * 1000 };
      table.wait(45);
      expect(table.board('clock')).toMatchObject({ runs: null, left });
      expect(table.ask('turn:1A/go-on')).toMatchObject({ of: 'any', clock: true });
      table.tell('A', ['turn:1A/go-on']).wait(5);
      expect(table.board('clock')).toMatchObject({ runs: 'A', left });
      expect(table.asks()).not.toContain('turn:1A/go-on');
      expect(table.tell('A', ['turn:1A/end']).board('clock')).toMatchObject({ left: { A: left.A - 5000 } });
    }
  });

  test('stands as it did where both went back', () => {
    const table = onClock().wait(20).tell('A', ['turn:1A/end']).wait(90);
    const { number = 0 } = table.seen().answers.at(-1) ?? {};
    expect(table.try('A', { type: 'go-back', answer: number })).toBeNull();
    expect(table.try('B', { type: 'go-back', answer: number })).toBeNull();
    expect(table.wait(60).board('clock')).toMatchObject({ runs: null, left: { A: 72 * MINUTE * 1000 - 20_000 } });
    table.tell('B', ['turn:1A/go-on']).wait(7).tell('A', ['turn:1A/end']);
    const left = { A: 72 * MINUTE * 1000 - 27_000, B: 72 * MINUTE * 1000 };
    expect(table.board('clock')).toMatchObject({ runs: 'B', left });
  });

  test('is stopped by judges; a player’s first pause is a warning, the second loses (SR15-VAR-TIME-16, SR15-AMB-53)', () => {
    const table = onClock().wait(20);
    expect(table.refusal('A', 'judge-clock', 'stop')?.refused).toEqual(['SR15-VAR-TIME-16']);
    table.tell('judge', ['judge-clock', 'stop']).wait(500).tell('judge', ['judge-clock', 'go']).wait(10);
    expect(table.board('clock')).toMatchObject({ left: { A: 72 * MINUTE * 1000 - 20_000 } });
    table.tell('judge', ['pause:A']);
    expect(table.asks()).toContain('turn:1A/end');
    table.tell('A', ['pause:A']).tell('judge', ['end/left:A', { lost: 0 }]);
    expect(table.lines).toMatchObject({ A: { result: 'loss' }, B: { result: 'win', controlPoints: 3 } });
  });

  test('loses the game by itself when it is through, and not before (SR15-VAR-TIME-20)', () => {
    const table = onClock();
    expect(table.refusal('B', 'clock-out', 'A')?.code).toBe('not-asked');
    expect(table.refusal('judge', 'clock-out', 'A')?.refused).toEqual(['SR15-VAR-TIME-20']);
    expect(table.refusal('judge', 'expected-end', { A: 999, B: 999 })?.code).toBe('too-early');
    table.run(72 * MINUTE);
    expect(table.asks().filter((id) => !id.includes('points-lost'))).toEqual(['end/agreed', 'turn:1A/lost']);
    // Whoever would lose by it says whether the position stood.
    expect(table.refusal('A', 'end/agreed', true)?.code).toBe('not-asked');
    table.tell('B', ['end/agreed', false]).tell('judge', ['end/left:A', { lost: 4 }], ['end/left:B', { lost: 3 }]);
    expect(table.lines).toMatchObject({
      A: { result: 'loss', armyPointsDestroyed: 3 },
      B: { result: 'win', by: 'clock', armyPointsDestroyed: 9 },
    });
  });

  test('what it suggests is accepted and counts, also of a caster that a clock out takes (SR15-VAR-TIME-20)', () => {
    const out = (scenario: string) => {
      const table = onClock({ scenario, lists: LISTS });
      const turns = [['A', 'turn:1A/end'] as const, ['B', 'turn:1B/end'] as const, ['A', 'turn:2A/end'] as const];
      for (const [seat, end] of turns) {
        table.wait(20).tell(seat, [end]);
        if (table.ask('turn:2A/scores')) table.tell('A', ['turn:2A/scores', {}]);
      }
      return table.wait(20);
    };
    // Without A’s caster, B’s dominates alone.
    const asLast = out('outflank').tell('B', ['turn:2B/end'], ['turn:2B/scores', { ZL: 'A:A.c1', ZR: 'B:B.c1' }]);
    asLast.run(72 * MINUTE).tell('B', ['end/agreed', false]);
    expect(asLast.ask('end/scores')).toMatchObject({ suggestedAs: 'lastTurn', suggested: { ZR: 'B:B.c1' } });
    asLast.tell('B', ['end/scores', asLast.ask('end/scores')?.suggested ?? null]);
    expect([asLast.score, asLast.lines.B]).toEqual(['2-4', { list: 'list1', controlPoints: 4 }]);

    // A caster in the kill box, which counts only where the position wins.
    for (const agreed of [true, false]) {
      for (const form of ['scores', 'facts']) {
        const boxed = out('close-quarters').tell('B', ['turn:2B/end'], ['turn:2B/scores', {}]);
        const put = [{ id: 'A.c1', name: 'Sorscha', kind: 'model', side: 'A', at: [24, 5], base: 40 }];
        boxed.tell('A', ['turn:3A/table', { put, off: [] }]).run(72 * MINUTE);
        boxed.tell('B', ['end/agreed', agreed]);
        boxed.tell('B', [`end/${form}`, boxed.ask(`end/${form}`)?.suggested ?? null]);
        expect([agreed, form, boxed.score]).toEqual([agreed, form, '0-0']);
      }
    }
  });

  test('a list on paper is told in points, whatever stands on the table', () => {
    const put = [{ id: 'A.c1', name: 'Ana’s caster', kind: 'model', side: 'A', at: [24, 24], base: 40 }];
    const table = onClock().tell('A', ['turn:1A/table', { put, off: [] }], ['concede:A']);
    expect(table.ask('end/left:A')?.suggested).toBeUndefined();
  });

  test('ties what has more than five minutes at the expected end, and plays out the rest (SR15-VAR-TIME-21)', () => {
    const stopped = onClock()
      .tell('judge', ['judge-clock', 'stop'])
      .run(144 * MINUTE);
    expect(stopped.asks()[0]).toBe('end/left:A');
    stopped.tell('judge', ['end/left:A', { lost: 0 }], ['end/left:B', { lost: 0 }]);
    expect(stopped.lines).toMatchObject({ A: { result: 'tie', controlPoints: 0 }, B: { result: 'tie' } });
    const short = onClock()
      .wait(71 * MINUTE)
      .tell('A', ['turn:1A/end'])
      .wait(69 * MINUTE)
      .tell('judge', ['judge-clock', 'stop']);
    short.run(30 * MINUTE);
    expect(short.asks()).toContain('turn:1B/end');
    expect(short.seen().answers.some(({ ask }) => ask === 'expected-end')).toBe(true);
  });
});

describe('a turn’s clock', () => {
  test('starts after continuous effects, stops for the opponent, and is extended once (SR15-TIME-06, -08, -09)', () => {
    const table = new Table({ scenario: 'outflank', lists: LISTS }).begun().wait(100);
    expect(table.board('clock')).toMatchObject({
      title: 'Turn clock',
      runs: null,
      left: { A: 10 * MINUTE * 1000 },
      expectedEnd: null,
    });
    table
      .tell('A', ['turn:1A/start'])
      .wait(60)
      .tell('A', ['turn:1A/clock', 'stop'])
      .wait(60)
      .tell('A', ['turn:1A/clock', 'go']);
    expect(table.board('clock')).toMatchObject({ runs: 'A', left: { A: 9 * MINUTE * 1000 } });
    table.wait(9 * MINUTE).tell('A', ['turn:1A/extension']);
    // Whole, whatever is left of the round.
    expect(table.board('clock')).toMatchObject({
      left: { A: 14 * MINUTE * 1000 },
      facts: ['{A}: extension taken'],
    });
    table.endTurn({}).endTurn({}).tell('A', ['turn:2A/start']);
    expect(table.asks()).not.toContain('turn:2A/extension');
  });

  test('with an extension ends at dice down, which tells how long it was (SR15-TIME-11)', () => {
    const table = new Table({ scenario: 'outflank', lists: LISTS }).begun().tell('A', ['turn:1A/start']);
    table
      .wait(9 * MINUTE)
      .tell('A', ['turn:1A/extension'])
      .wait(4 * MINUTE);
    expect(table.board('clock')).toMatchObject({ runs: 'A', left: { A: 15 * MINUTE * 1000 } });
    table.tell('B', ['dice-down']);
    expect(table.board('clock')).toMatchObject({ runs: null, left: { A: 0 } });
  });

  test('is not there without time limits', () => {
    const table = new Table({ scenario: 'outflank', options: { variants: ['no-time-limits'] } }).begun();
    expect(table.board('clock')).toBeUndefined();
    expect(table.asks()).not.toContain('dice-down');
  });
});
