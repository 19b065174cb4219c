/** Each question of a game of Steamroller, played at a table. */
import { expect, test } from 'vitest';
import { LISTS, Table, listOf } from '../../../../../tests/core/systems/steamroller-2015/game/table.ts';

const MINUTE = 60;
const fresh = (options = {}) => new Table({ scenario: 'outflank', options, lists: LISTS });
const begun = (scenario = 'outflank', options = {}) => new Table({ scenario, options, lists: LISTS }).begun();
const DEATH = { variants: ['death-clock'], pointSize: '75' };

/** First and second are known; the clock has not begun. */
function beforeClock(): Table {
  const table = new Table({ scenario: 'outflank', options: DEATH });
  table.listsIn().tell('B', ['roll:1', { A: 6, B: 1 }]);
  return table.tell('A', ['order', 'first']).tell('B', ['edge', 'stay']);
}

/** Deployed on the clock, a minute a phase. */
function onClock(): Table {
  const table = beforeClock().tell('judge', ['clock-start']);
  for (const phase of ['pre-deployment', 'deployment', 'advance-deployment']) {
    table.wait(MINUTE).tell('A', [`phase:${phase}:A`]);
    table.wait(MINUTE).tell('B', [`phase:${phase}:B`]);
  }
  return table;
}

test('house: what clashes is refused', () => {
  const table = new Table({ scenario: '' });
  expect(table.asks()).toEqual(['house']);
  const clash = { points: '25', variants: ['death-clock', 'hardcore'] };
  expect(table.refusal('A', 'house', clash)?.refused).toEqual(['SR15-VAR-GEN-02']);
});

test('scenario: drawn where no event says it', () => {
  const table = new Table({ scenario: '' }).tell('A', ['house', { points: '25', variants: [] }]);
  expect(table.try('B', { type: 'draw', ask: 'scenario' })).toBeNull();
  expect(table.seen().answers.at(-1)).toMatchObject({ ask: 'scenario', how: 'drawn' });
});

test('list: both open together, and neither is changed', () => {
  const begun = new Table({ scenario: 'outflank', lists: LISTS, second: LISTS });
  const open = (table: Table) => table.guides[0]?.text;
  expect(open(begun)).toMatch(/^You may see the opponent’s lists and all their models at any time, and not which/);
  const table = begun.tell('A', ['list:A', 'list1']);
  expect(table.seen('B').answers[0]).toMatchObject({ value: undefined, sealed: true });
  expect(table.refusal('A', 'list:A', 'list1')?.refused).toEqual(['SR15-START-03']);
  expect(table.tell('B', ['list:B', 'list1']).seen('B').answers[0]?.value).toBe('list1');
  expect(open(table)).toBe('You may see the opponent’s list at any time.');
});

test('list: without an event one that stays on paper is no “List 1”, and its losses are one tap', () => {
  const table = new Table({ scenario: '' }).tell('A', ['house', { points: '50', variants: [] }]);
  table.tell('A', ['scenario', 'outflank'], ['list:A', '']).tell('B', ['list:B', LISTS.B]);
  expect(table.lines).toMatchObject({ A: { list: 'paper' }, B: { list: 'list1' } });
  table
    .tell('B', ['roll:1', { A: 5, B: 3 }])
    .tell('A', ['order', 'first'])
    .tell('B', ['edge', 'stay']);
  table.tell('A', ['deploy:A']).tell('B', ['deploy:B']);
  table.tell('A', ['turn:1A/points-lost:A', 5], ['concede:A']);
  const [left = ''] = table.asks().filter((id) => id.endsWith('left:A'));
  expect(table.ask(left)).toMatchObject({ suggested: { lost: 5 }, suggestedAs: 'counted', sure: true });
});

test('list: without an event it is pasted where it is asked for, and read back before it is sealed', () => {
  const table = new Table({ scenario: '' }).tell('A', ['house', { points: '50', variants: [] }]);
  table.tell('A', ['scenario', 'outflank']);
  expect(table.asks('A')).toEqual(['list:A', 'list:B']);
  expect(table.ask('list:A', 'A')).toMatchObject({ kind: { type: 'text' }, secret: true, reads: true });
  const small = 'Warcaster: Sorscha +6\n  Heavy [10]\nScouts (unit, 6) [9]';
  const [read = '', wrong = ''] = table.reads('list:A', small, 'A');
  expect(read).toContain('Sorscha, 13 points');
  expect(wrong).toMatch(/short: 54 to 56/);
  expect(table.refusal('A', 'list:A', 'hello')?.code).toBe('no-list');
  expect(table.reads('list:A', 'hello', 'A')[0]).toMatch(/^No caster with its bonus was found.*“hello”/);
  expect(table.reads('list:A', LISTS.A, 'A')).toHaveLength(1);
  table.tell('A', ['list:A', LISTS.A]);
  const lists = (as: 'A' | 'B') => JSON.stringify(table.board('lists', as) ?? null);
  // What was read stays in sight; nobody else sees it before both are open.
  expect(lists('A')).toContain('Sorscha, 50 points');
  expect(lists('B')).toBe('null');
  table.tell('B', ['list:B', '']);
  expect(lists('B')).toContain('Sorscha, 50 points');
  expect(table.rows('lists')[0]).toContain('{A}’s list');
  // Whoever kept it on paper may still paste it, and it is read back there too.
  expect(table.ask('army:B')).toMatchObject({ optional: true, reads: true });
  expect(table.reads('army:B', { text: small })[1]).toBe(wrong);
  expect(table.rows('armies')).toEqual([]);
  expect(table.asks()).toContain('roll:1');
  // At home both play as many points as they like; and a list is called what its text calls itself.
  table.tell('B', ['army:B', { text: `Army: Red Wave\n${small}` }]);
  expect(table.rows('lists')[1]).toContain('{B}: Red Wave');
});

test('army: a list that is 5 points short', () => {
  const table = new Table({ scenario: 'outflank' }).listsIn();
  const told = (text: string) => table.refusal('A', 'army:A', { text });
  expect(told(LISTS.A.replace('Sniper [6]', 'Sniper [1]'))?.refused).toEqual(['SR15-LIST-02']);
  expect(told(LISTS.A)).toBeNull();
});

test('swap: of specialists, point for point and in secret', () => {
  const more = 'Specialists:\nVeterans [6]\nRaiders [3]';
  const lists = { A: listOf('Sorscha', more), B: listOf('Haley', more) };
  const table = new Table({ scenario: 'outflank', options: { variants: ['specialists'] }, lists });
  table.listsIn();
  expect(table.refusal('A', 'swap:A', { out: ['e6'], in: ['s2'] })?.refused).toEqual(['SR15-VAR-LIST-16']);
  table.tell('A', ['swap:A', { out: ['e6'], in: ['s1'] }]);
  expect(table.seen('B').answers.at(-1)).toMatchObject({ value: undefined, sealed: true });
});

test('roll: again after a tie', () => {
  const table = fresh()
    .listsIn()
    .tell('B', ['roll:1', { A: 4, B: 4 }]);
  expect(table.asks()).toEqual(['roll:2']);
});

test('order: of whoever won the roll', () => {
  const table = fresh()
    .listsIn()
    .tell('B', ['roll:1', { A: 2, B: 6 }]);
  expect(table.ask('order')?.of).toBe('B');
  expect(table.tell('B', ['order', 'second']).ask('edge')?.of).toBe('B');
});

test('edge: of whoever goes second', () => {
  const table = fresh()
    .listsIn()
    .tell('B', ['roll:1', { A: 6, B: 2 }]);
  expect(table.tell('A', ['order', 'first']).ask('edge')?.of).toBe('B');
  expect(table.tell('B', ['edge', 'stay']).asks()).toEqual(['deploy:A']);
  // Whoever reads it is not who said it.
  expect(table.seen().answers.at(-1)?.words).toBe('Own side of the table');
});

test('deploy: who goes first deploys first, and then the first turn begins', () => {
  const table = fresh()
    .listsIn()
    .tell('B', ['roll:1', { A: 6, B: 2 }]);
  table.tell('A', ['order', 'first']).tell('B', ['edge', 'stay']).tell('A', ['deploy:A']);
  expect(table.asks()).toEqual(['deploy:B']);
  expect(table.tell('B', ['deploy:B']).asks()).toContain('turn:1A/start');
});

test('clock-start: on the organiser’s signal Death Clock runs', () => {
  const table = beforeClock();
  expect(table.board('clock')).toMatchObject({ runs: null });
  expect(table.tell('judge', ['clock-start']).board('clock')).toMatchObject({ runs: 'A' });
});

test('phase: each takes its time of whose it is', () => {
  const table = beforeClock().tell('judge', ['clock-start']).wait(90).tell('A', ['phase:pre-deployment:A']);
  expect(table.board('clock')).toMatchObject({ runs: 'B', left: { A: (75 * MINUTE - 90) * 1000 } });
});

test('unit: of a list on paper, with so many models', () => {
  const table = new Table({ scenario: 'outflank' }).begun().tell('A', ['unit:A', 5], ['unit:A', 10]);
  expect(table.rows('armies')).toEqual(expect.arrayContaining(['A Unit 1: 5 of 5', 'A Unit 2: 10 of 10']));
});

test('points-lost: of a list on paper, counted up and down until the result is signed', () => {
  const table = new Table({ scenario: 'outflank' }).begun().upTo('2B');
  expect(table.taps('armies', 'Army points lost').map(({ label }) => label)).toEqual(['+1', '+5']);
  for (const by of [5, 5, 5, -1]) table.tell('A', ['turn:2B/points-lost:B', by]);
  table.tell('A', ['turn:2B/points-lost:A', 12], ['turn:2B/lost', { card: 'A.c1' }]);
  expect(table.rows('armies')).toEqual(
    expect.arrayContaining(['A Army points lost: 17', 'B Army points lost: 14', 'A {A}’s caster: lost']),
  );
  expect(table.refusal('A', 'turn:2B/points-lost:B', -15)?.code).toBe('not-lost');
  table.tell('A', ['end/scores', {}]);
  expect(table.ask('end/left:A')).toMatchObject({ suggested: { lost: 12 }, suggestedAs: 'counted' });
  table.tell('judge', ['end/left:A', { lost: 12 }], ['turn:2B/points-lost:B', 1], ['end/left:B', { lost: 20 }]);
  expect(table.lines).toMatchObject({ A: { armyPointsDestroyed: 20 }, B: { armyPointsDestroyed: 17 } });
  table.tell('A', ['turn:2B/points-lost:B', -2]);
  expect(table.lines).toMatchObject({ A: { armyPointsDestroyed: 18 }, B: { by: 'assassination' } });
  expect(table.rows('armies')).toContain('B Army points lost: 18');
});

test('start: after continuous effects the turn’s ten minutes run', () => {
  const table = begun().wait(100);
  expect(table.board('clock')).toMatchObject({ runs: null, left: { A: 10 * MINUTE * 1000 } });
  expect(table.tell('A', ['turn:1A/start']).board('clock')).toMatchObject({ runs: 'A' });
});

test('clock: stands while the opponent acts', () => {
  const table = begun().tell('A', ['turn:1A/start']).wait(60).tell('A', ['turn:1A/clock', 'stop']).wait(60);
  table.tell('A', ['turn:1A/clock', 'go']);
  expect(table.board('clock')).toMatchObject({ runs: 'A', left: { A: 9 * MINUTE * 1000 } });
});

test('extension: five minutes, once a game', () => {
  const table = begun().tell('A', ['turn:1A/start'], ['turn:1A/extension']);
  expect(table.board('clock')).toMatchObject({ left: { A: 15 * MINUTE * 1000 } });
  expect(table.refusal('A', 'turn:1A/extension')?.refused).toEqual(['SR15-TIME-09']);
});

test('won: when both say so the turn may end before its 15 seconds', () => {
  const table = onClock();
  for (const [seat, turn] of [
    ['A', '1A'],
    ['B', '1B'],
    ['A', '2A'],
  ] as const)
    table.wait(15).tell(seat, [`turn:${turn}/end`]);
  expect(table.refusal('B', 'turn:2B/end')?.refused).toEqual(['SR15-VAR-TIME-14']);
  // It is asked once a win is within reach.
  expect(table.asks()).not.toContain('turn:2B/won:A');
  table.wait(15).tell('B', ['turn:2B/end'], ['turn:2B/scores', { ZL: 'A:A.c1', ZR: 'A' }]);
  table.tell('A', ['turn:3A/won:A', true]).tell('B', ['turn:3A/won:B', true]);
  expect(table.refusal('A', 'turn:3A/end')).toBeNull();
});

test('pause: the first is a warning, the second loses', () => {
  const table = onClock().tell('A', ['pause:A']);
  expect(table.progress.over).toBe(false);
  table.tell('A', ['pause:A']).tell('judge', ['end/left:A', { lost: 0 }]);
  expect(table.lines).toMatchObject({ A: { result: 'loss' }, B: { result: 'win', controlPoints: 3 } });
});

test('says-paused: of the opponent, who is asked', () => {
  const table = onClock().tell('A', ['says-paused:B']);
  expect(table.ask('paused:B')?.of).toBe('B');
  expect(table.refusal('A', 'says-paused:B')?.code).toBe('not-asked');
});

test('paused: what is denied is no pause, what is granted is a warning', () => {
  const warned = (table: Table) => table.guides.some(({ of, text }) => of === 'B' && text.includes('one warning'));
  expect(warned(onClock().tell('A', ['says-paused:B']).tell('B', ['paused:B', false]))).toBe(false);
  expect(warned(onClock().tell('A', ['says-paused:B']).tell('B', ['paused:B', true]))).toBe(true);
});

test('judge-clock: stands while a judge stops it, and no player does', () => {
  const table = onClock().wait(20);
  expect(table.refusal('A', 'judge-clock', 'stop')?.refused).toEqual(['SR15-VAR-TIME-16']);
  table.tell('judge', ['judge-clock', 'stop']).wait(500).tell('judge', ['judge-clock', 'go']);
  expect(table.board('clock')).toMatchObject({ left: { A: (72 * MINUTE - 20) * 1000 } });
});

test('clock-out: not while there is time, and by itself when it is through', () => {
  const table = onClock();
  expect(table.refusal('judge', 'clock-out', 'A')?.refused).toEqual(['SR15-VAR-TIME-20']);
  table.run(72 * MINUTE);
  expect(table.seen().answers.at(-1)).toMatchObject({ ask: 'clock-out', value: 'A' });
});

test('expected-end: a tie where both clocks have more than five minutes', () => {
  expect(onClock().refusal('judge', 'expected-end', { A: 999, B: 999 })?.code).toBe('too-early');
  const table = onClock()
    .tell('judge', ['judge-clock', 'stop'])
    .run(144 * MINUTE);
  table.tell('judge', ['end/left:A', { lost: 0 }], ['end/left:B', { lost: 0 }]);
  expect(table.lines).toMatchObject({ A: { result: 'tie' }, B: { result: 'tie' } });
});

test('agreed: whoever would lose by it says whether the position stood', () => {
  const table = onClock().run(72 * MINUTE);
  expect(table.refusal('A', 'end/agreed', true)?.code).toBe('not-asked');
  table.tell('B', ['end/agreed', false]).tell('judge', ['end/left:A', { lost: 4 }], ['end/left:B', { lost: 3 }]);
  expect(table.lines).toMatchObject({ A: { result: 'loss' }, B: { result: 'win', by: 'clock' } });
});

test('end: of whose turn it is, and the other’s begins', () => {
  const table = begun();
  expect(table.refusal('B', 'turn:1A/end')?.code).toBe('not-asked');
  expect(table.tell('A', ['turn:1A/end']).asks()).toContain('turn:1B/end');
});

test('lost: no more than there are', () => {
  const table = begun();
  expect(table.refusal('A', 'turn:1A/lost', { card: 'A.e5', models: 7 })?.code).toBe('too-many-lost');
  expect(table.tell('A', ['turn:1A/lost', { card: 'A.e5', models: 2 }]).rows('armies')).toContain('A Scouts: 4 of 6');
});

test('spared: a slip is taken back, with what followed from it', () => {
  const table = begun().tell('A', ['turn:1A/lost', { card: 'B.c1' }]);
  expect(table.asks()).toContain('end/left:A');
  expect(table.tell('A', ['turn:1A/spared', { card: 'B.c1' }]).asks()).toContain('turn:1A/end');
});

test('back: models that return', () => {
  const table = begun().tell('A', ['turn:1A/lost', { card: 'A.e5', models: 6 }]);
  expect(table.tell('A', ['turn:1A/back', { card: 'A.e5', models: 2 }]).rows('armies')).toContain('A Scouts: 2 of 6');
});

test('boxes: of an objective, not before the second player’s second turn', () => {
  const table = begun('recon').upTo('2A');
  expect(table.refusal('A', 'turn:2A/boxes', { objective: 'O2', boxes: 4 })?.refused).toEqual(['SR15-OBJ-COMMON-04']);
  table.endTurn({}).tell('B', ['turn:2B/boxes', { objective: 'O1', boxes: 15 }]);
  expect(table.rows('objectives')[0]).toContain('fallen');
  table.tell('B', ['turn:2B/boxes', { objective: 'O1', boxes: 0 }]);
  expect(table.rows('objectives')[0]).toContain('15 of 15');
  table.tell('B', ['turn:2B/boxes', { objective: 'O1', boxes: 15 }]).endTurn({});
  expect(table.refusal('A', 'turn:3A/boxes', { objective: 'O1', boxes: 0 })).not.toBeNull();
});

test('moved: what was knocked over is put back without a point changing', () => {
  const table = begun()
    .upTo('2B')
    .endTurn({ 'ZL.A': ['A.c1'] });
  const before = table.score;
  table.tell('A', ['turn:3A/moved', 'ZL']);
  expect([before, table.score]).toEqual(['2-0', '2-0']);
  expect(table.guides.some(({ rules }) => rules.includes('SR15-TERRAIN-13'))).toBe(true);
});

test('table: what stands at an element is measured and suggested', () => {
  const table = new Table({ scenario: 'outflank' }).begun().tell('A', ['unit:A', 2]).upTo('2B');
  const at = (number: number, x: number) => {
    const id = `A.u1.${number}`;
    return { id, name: id, kind: 'model', side: 'A', at: [x, 24], base: 30 };
  };
  table.tell('A', ['turn:2B/table', { put: [at(1, 13), at(2, 15)], off: [] }]).tell('B', ['turn:2B/end']);
  expect(table.ask('turn:2B/facts')?.suggested).toMatchObject({ 'ZL.A': ['model'] });
});

test('facts: a caster dominates for 2, another model controls for 1', () => {
  const table = begun().upTo('2B').tell('B', ['turn:2B/end']);
  expect(table.tell('A', ['turn:2B/facts', { 'ZL.A': ['A.c1'], 'ZR.B': ['model'] }]).score).toBe('2-1');
});

test('scores: the same in a tap each', () => {
  const table = begun().upTo('2B').tell('B', ['turn:2B/end']);
  expect(table.tell('A', ['turn:2B/scores', { ZL: 'A:A.c1', ZR: 'B' }]).score).toBe('2-1');
});

test('pick: which of two elements a caster dominates, before anything else', () => {
  const table = begun()
    .upTo('2B')
    .endTurn({ 'ZL.A': ['A.c1'], 'ZR.A': ['A.c1'] });
  expect(table.refusal('A', 'turn:3A/start')?.refused).toEqual(['SR15-ELEM-13']);
  expect(table.tell('B', ['turn:2B/pick:A.c1', 'ZR']).score).toBe('3-0');
});

test('left: army points of lists on paper decide at dice down', () => {
  const table = new Table({ scenario: 'outflank' }).begun().upTo('2B').tell('A', ['dice-down'], ['end/facts', {}]);
  table.tell('judge', ['end/left:A', { lost: 10, left: 30 }], ['end/left:B', { lost: 12, left: 30 }]);
  expect(table.lines).toMatchObject({ A: { result: 'win', armyPointsDestroyed: 12 }, B: { armyPointsDestroyed: 10 } });
});

test('dice-down: the scenario is scored once more; not under Death Clock', () => {
  expect(begun().upTo('2B').tell('B', ['dice-down']).asks()).toContain('end/facts');
  expect(onClock().refusal('A', 'dice-down')?.refused).toEqual(['SR15-VAR-TIME-10']);
});

test('concede: for nothing, against three control points', () => {
  const table = begun().upTo('2B').tell('B', ['concede:B']).tell('judge', ['end/left:B', {}]);
  expect(table.lines).toMatchObject({
    A: { result: 'win', controlPoints: 3, armyPointsDestroyed: 25 },
    B: { result: 'loss', controlPoints: 0, armyPointsDestroyed: 0 },
  });
});
