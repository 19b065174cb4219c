import { describe, expect, test } from 'vitest';
import { boardsIn } from '../../../encounter/board.ts';
import { layoutJson } from '../../../encounter/layout.ts';
import type { Json } from '../../../journal/json.ts';
import { ownLayout } from '../../../table/layout/edits.ts';
import { type Layout, layoutNamed } from '../../../table/layout/layout.ts';
import { STEAMROLLER_LAYOUTS } from '../terrain/layouts.ts';
import { steamrollerGame } from './game.ts';
import { LISTS, Table, listOf } from '../../../../tests/core/systems/steamroller-2015/game/table.ts';

const nothingLeft = (table: Table, moment = 'end'): Table =>
  table.tell('judge', [`${moment}/left:A`, {}], [`${moment}/left:B`, {}]);

describe('set-up', () => {
  test('opens both lists together, and nothing of a list before (SR15-START-03, SR15-START-04)', () => {
    // Of one list each nothing is chosen, and nothing secret.
    expect(new Table({ scenario: 'outflank', lists: LISTS }).asks()).toEqual(['roll:1']);
    const table = new Table({ scenario: 'outflank', lists: LISTS, second: { A: LISTS.B, B: LISTS.A } });
    table.tell('A', ['list:A', 'list1']);
    expect(table.seen('B').answers[0]).toMatchObject({ value: undefined, sealed: true });
    expect(table.asks('B')).toEqual(['list:B']);
    expect(table.refusal('A', 'list:A', 'list1')?.refused).toEqual(['SR15-START-03']);
    table.tell('B', ['list:B', 'list1']);
    expect(table.seen().answers.map(({ value }) => value)).toEqual(['list1', 'list1']);
    expect(table.asks()).toEqual(['roll:1']);
  });

  test('rolls again after a tie, and the winner chooses who goes first (SR15-START-05)', () => {
    const table = new Table({ scenario: 'outflank', lists: LISTS });
    table.listsIn().tell('B', ['roll:1', { A: 4, B: 4 }]);
    expect(table.asks()).toEqual(['roll:2']);
    table.tell('A', ['roll:2', { A: 2, B: 6 }]);
    expect(table.ask('order')?.of).toBe('B');
    table.tell('B', ['order', 'second']);
    expect([table.ask('edge')?.of, table.asks()]).toEqual(['B', ['edge']]);
    table.tell('B', ['edge', 'change']);
    expect(table.ask('deploy:A')?.of).toBe('A');
  });

  test('swaps specialists in secret and opens both swaps together (SR15-VAR-LIST-15)', () => {
    const more = 'Specialists:\nVeterans [6]\nRaiders [3]';
    const lists = { A: listOf('Sorscha', more), B: listOf('Haley', more) };
    const table = new Table({ scenario: 'outflank', options: { variants: ['specialists'] }, lists });
    table.listsIn();
    expect(table.refusal('A', 'swap:A', { out: ['e6'], in: ['s2'] })?.refused).toEqual(['SR15-VAR-LIST-16']);
    table.tell('A', ['swap:A', { out: ['e6'], in: ['s1'] }]);
    expect(table.seen('B').answers.at(-1)).toMatchObject({ value: undefined, sealed: true });
    table.tell('B', ['swap:B', { out: [], in: [] }]);
    expect(table.seen().answers.at(-2)?.value).toEqual({ out: ['e6'], in: ['s1'] });
    table.tell('A', ['roll:1', { A: 5, B: 1 }], ['order', 'first']);
    const cards = table.rows('armies');
    expect([cards.includes('A Sniper: in play'), cards.includes('A Veterans: in play')]).toEqual([false, true]);
  });

  test('is with the armies that were handed in, lines that say nothing left out, and pastes nothing again', () => {
    const above = 'War Room Army\n\nSystem: Warmachine\nFaction: Khador\nCasters: 1/1\nPoints: 50/50\n';
    const bare = LISTS.A.replace(/^Objective.*$/m, '');
    const table = new Table({
      scenario: 'outflank',
      lists: { A: `${above}${bare}\nBring the blue dice!`, B: LISTS.B },
    });
    expect(table.asks()).toEqual(['roll:1']);
    const told = table.guides.map(({ text }) => text).join(' ');
    expect(told).toContain('“Bring the blue dice!”');
    expect(told).not.toContain('System');
    table.tell('A', ['roll:1', { A: 5, B: 2 }], ['order', 'first']).tell('B', ['edge', 'stay']);
    table.tell('A', ['deploy:A']).tell('B', ['deploy:B']);
    expect(JSON.stringify(table.board('armies'))).toContain('Sniper');
  });

  test('tells both what was read out of a list to whoever handed it in, once both are open, and not before', () => {
    const short = LISTS.A.replace('Sniper [6]', 'Sniper - six points');
    const lists = { A: short, B: LISTS.B };
    const table = new Table({ scenario: 'outflank', lists, second: { A: LISTS.B, B: LISTS.A } });
    table.tell('A', ['list:A', 'list1']);
    const told = () => table.guides.map(({ text }) => text).join(' ');
    expect(told()).not.toContain('Sniper');
    table.tell('B', ['list:B', 'list1']);
    expect(told()).toContain('“Sniper - six points”');
    expect(told()).toContain('{A}’s list: It comes to 50 points as far as it was read, 4 short: 54 to 56 are allowed.');
  });

  test('reads a list at the table too, stray lines left out', () => {
    const table = new Table({ scenario: 'outflank' });
    table.tell('A', ['list:A', 'list2']).tell('B', ['list:B', 'list1']);
    expect(table.refusal('A', 'army:A', { text: LISTS.A.replace('Sniper [6]', 'Sniper [1]') })?.refused).toEqual([
      'SR15-LIST-02',
    ]);
    const bare = LISTS.A.replace(/^Objective.*$/m, '');
    table.tell('A', ['army:A', { text: `hello??\n${bare}\nsee you` }]);
    expect(table.asks()).toEqual(['roll:1', 'army:B']);
  });
});

describe('a game without an event', () => {
  test('says first what it is played by, and draws its scenario', () => {
    const table = new Table({ scenario: '' });
    expect(table.asks()).toEqual(['house']);
    const clash = { points: '25', variants: ['death-clock', 'hardcore'] };
    expect(table.refusal('A', 'house', clash)?.refused).toEqual(['SR15-VAR-GEN-02']);
    table.tell('A', ['house', { points: '25', variants: ['mangled-metal'] }]);
    expect(table.try('B', { type: 'draw', ask: 'scenario' })).toBeNull();
    expect(table.seen().answers.at(-1)).toMatchObject({ how: 'drawn', value: expect.any(String) });
    table.listsIn();
    expect(table.asks()).toContain('roll:1');
  });
});

describe('a game', () => {
  test('is won by scenario, every point with its rule', () => {
    const table = new Table({ scenario: 'outflank', lists: LISTS }).begun().upTo('2B');
    table.endTurn({ 'ZL.A': ['A.c1', 'model'], 'ZR.B': ['model'] });
    expect(table.lines).toMatchObject({ A: { controlPoints: 2 }, B: { controlPoints: 1 } });
    table.endTurn({ 'ZL.A': ['A.c1'], 'ZR.A': ['contests'], 'ZR.B': ['model'] });
    table.endTurn({ 'ZL.A': ['model'] });
    expect(table.score).toBe('5-1');
    expect(table.rows('elements')).toHaveLength(2);
    expect(table.asks()).toEqual(['turn:3B/left:A', 'turn:3B/lost']);
    nothingLeft(table, 'turn:3B');
    expect(table.progress).toMatchObject({ over: true, why: '{A} wins by scenario.' });
    expect(table.lines).toEqual({
      A: { list: 'list1', result: 'win', controlPoints: 5, armyPointsDestroyed: 0, by: 'scenario' },
      B: { list: 'list1', result: 'loss', controlPoints: 1, armyPointsDestroyed: 0 },
    });
    expect(table.try('A', { type: 'propose-result' })).toBeNull();
    expect(table.try('B', { type: 'confirm-result' })).toBeNull();
    expect(table.record.state.finished).toBe(true);
  });

  test('is won by assassination in the middle of a turn: the battlegroup counts, the table is scored once more', () => {
    const table = new Table({ scenario: 'outflank', lists: LISTS }).begun().upTo('3A');
    table.tell('A', ['turn:3A/lost', { card: 'B.e3', models: 7 }], ['turn:3A/lost', { card: 'B.c1' }]);
    expect(table.asks()).toEqual(['end/scores', 'end/facts', 'turn:3A/lost', 'turn:3A/spared', 'turn:3A/table']);
    table.tell('B', ['end/facts', { 'ZL.B': ['model'] }]);
    nothingLeft(table);
    // Caster 5, both jacks 20, the riflemen (12 + 3, of 11 models 4 left) half.
    expect(table.lines).toMatchObject({
      A: { result: 'win', by: 'assassination', armyPointsDestroyed: 33 },
      B: { result: 'loss', controlPoints: 1 },
    });
    expect(JSON.stringify(table.board('armies')).match(/inert: counts as lost/g)).toHaveLength(2);
  });

  test('goes to the third tiebreaker at dice down, with what counts twice (SR15-TB-37)', () => {
    const table = new Table({ scenario: 'incursion', lists: LISTS }).begun().upTo('3A');
    table.tell('A', ['turn:3A/lost', { card: 'A.e6' }], ['dice-down']).tell('B', ['end/facts', {}]);
    expect(table.ask('end/left:A')?.kind).toMatchObject({
      fields: [{ id: 'idle' }, { id: 'away' }, { id: 'fleeing' }, { id: 'doubled' }],
    });
    // Each says it of their own army.
    expect(table.refusal('B', 'end/left:A', {})?.code).toBe('not-asked');
    table.tell('A', ['end/left:A', { doubled: ['A.e3'] }]).tell('B', ['end/left:B', { idle: ['B.e1'] }]);
    expect(table.progress.why).toBe('{A} wins by the 3rd tiebreaker, army points left.');
    expect(table.rows('tiebreak')).toEqual(
      expect.arrayContaining(['A {A}: 3. army points left: 70', 'B {B}: 3. army points left: 51']),
    );
    expect(JSON.stringify(table.board('tiebreak'))).toContain('Riflemen 2 × 15 = 30');
    expect(JSON.stringify(table.board('tiebreak'))).toContain('Heavy one 10 (inert)');
    expect(table.lines).toMatchObject({ A: { result: 'win', by: 'tiebreak-3', armyPointsDestroyed: 10 } });
  });

  test('can be played with lists on paper, army points told in figures', () => {
    const table = new Table({ scenario: 'outflank' }).begun().upTo('2B');
    table.tell('A', ['dice-down'], ['end/facts', {}]);
    table.tell('judge', ['end/left:A', { lost: 10, left: 30 }], ['end/left:B', { lost: 12, left: 30 }]);
    expect(table.lines).toMatchObject({
      A: { result: 'win', by: 'tiebreak-4', armyPointsDestroyed: 12 },
      B: { armyPointsDestroyed: 10 },
    });
  });

  test('asks at the end for no points that were counted, and adds up what is tapped of a list that was handed in', () => {
    const table = new Table({ scenario: 'outflank' }).begun().upTo('2B');
    table.tell('A', ['turn:2B/points-lost:A', 10], ['dice-down'], ['end/facts', {}]);
    table.tell('judge', ['end/left:A', { left: 30 }], ['end/left:B', { lost: 12, left: 30 }]);
    expect(table.lines).toMatchObject({
      A: { by: 'tiebreak-4', armyPointsDestroyed: 12 },
      B: { armyPointsDestroyed: 10 },
    });
    const listed = new Table({ scenario: 'outflank', lists: LISTS }).begun();
    expect(listed.ask('turn:1A/points-lost:A')).toBeUndefined();
    listed.tell('A', ['turn:1A/lost', { card: 'B.e1' }], ['turn:1A/lost', { card: 'B.e3', models: 6 }]);
    expect(listed.rows('armies')).toContain('B Army points lost: 18');
  });

  test('takes a list that is pasted late: its losses so far are then tapped card by card', () => {
    const table = new Table({ scenario: 'outflank' }).begun().upTo('2B');
    table.tell('B', ['turn:2B/points-lost:B', 5]);
    expect([table.ask('army:A'), table.ask('army:B')]).toMatchObject([{ of: 'any' }, undefined]);
    table.tell('B', ['turn:2B/points-lost:B', -5], ['army:B', { text: LISTS.B }]);
    expect(table.rows('armies')).toEqual(expect.arrayContaining(['A Army points lost: 0', 'B Riflemen: 11 of 11']));
    expect(table.progress.step).toBe('Turn 2: {B}');
  });

  test('is given up for nothing, against three control points and what had fallen (SR15-CONCEDE-02)', () => {
    const table = new Table({ scenario: 'outflank', lists: LISTS }).begun().upTo('2B').tell('B', ['concede:B']);
    table.tell('judge', ['end/left:B', {}]);
    expect(table.lines).toEqual({
      A: { list: 'list1', result: 'win', controlPoints: 3, armyPointsDestroyed: 25 },
      B: { list: 'list1', result: 'loss', controlPoints: 0, armyPointsDestroyed: 0 },
    });
  });

  test('is lost with the last of a caster’s models, each of which may dominate (SR15-AMB-55)', () => {
    const coven = listOf('Coven').replace('Coven +6', 'Coven (3 models) +6');
    const table = new Table({ scenario: 'outflank', lists: { A: LISTS.A, B: coven } }).begun().upTo('2B');
    table.endTurn({ 'ZL.B': ['B.c1.1'], 'ZR.B': ['B.c1.2'] });
    expect(table.score).toBe('0-4');
    table.tell('A', ['turn:3A/lost', { card: 'B.c1.1' }], ['turn:3A/lost', { card: 'B.c1.3' }]);
    expect(table.rows('armies').filter((row) => row.includes('Coven'))).toEqual([
      'B Coven 1: lost',
      'B Coven 2: in play',
      'B Coven 3: lost',
    ]);
    expect(table.asks()).toContain('turn:3A/end');
    table.tell('A', ['turn:3A/lost', { card: 'B.c1.2' }], ['end/facts', {}]);
    nothingLeft(table);
    // The Coven 5, both jacks of its battlegroup 20.
    expect(table.lines).toMatchObject({ A: { result: 'win', by: 'assassination', armyPointsDestroyed: 25 } });
  });

  test('says which caster dominates where a list has several, for then it was tapped', () => {
    const coven = listOf('Coven').replace('Coven +6', 'Coven (3 models) +6');
    const scored = (rows: Json, lists: Readonly<Record<'A' | 'B', string>> = LISTS) => {
      const table = new Table({ scenario: 'outflank', lists }).begun().upTo('2B');
      table.tell('judge', ['turn:2B/end']).tell('A', ['turn:2B/scores', rows]);
      return [table.facts('elements', 'Left zone')[0], ...table.shared.points.map(({ what }) => what)];
    };
    expect(scored({ ZL: 'A:A.c1' })).toEqual(['{A} dominates it', 'Dominates the left zone.']);
    expect(scored({ ZL: 'A:A.c1.2' }, { A: coven, B: LISTS.B })).toEqual([
      '{A} dominates it with Coven 2',
      'Dominates the left zone with Coven 2.',
    ]);
  });

  test('asks for a caster’s element where it could dominate two (SR15-ELEM-13)', () => {
    const table = new Table({ scenario: 'outflank', lists: LISTS }).begun().upTo('2B');
    table.endTurn({ 'ZL.A': ['A.c1'], 'ZR.A': ['A.c1'] });
    expect(table.ask('turn:2B/pick:A.c1')).toMatchObject({ of: 'B', rules: ['SR15-ELEM-13', 'SR15-AMB-08'] });
    table.tell('B', ['turn:2B/pick:A.c1', 'ZR']);
    expect(table.score).toBe('3-0');
  });

  test('knows the kill box, objectives and their boxes', () => {
    const table = new Table({ scenario: 'recon', lists: LISTS }).begun().upTo('2A');
    expect(table.refusal('A', 'turn:2A/boxes', { objective: 'O2', boxes: 4 })?.refused).toEqual(['SR15-OBJ-COMMON-04']);
    expect(table.asks()).not.toContain('turn:2A/boxes');
    expect(table.taps('objectives', '{B}’s objective: Bunker')).toEqual([]);
    // Where nothing can be tapped in them they are folded.
    expect(table.board('objectives')).toMatchObject({ folded: true });
    expect(table.endTurn({}).board('objectives')).not.toHaveProperty('folded');
    table.tell('B', ['turn:2B/boxes', { objective: 'O1', boxes: 15 }]).endTurn({ 'Z.B': ['model'] });
    // The zone is contested by nobody's objective but B's own.
    expect(table.score).toBe('0-2');
    expect(table.taps('objectives', '{B}’s objective: Bunker').map(({ label }) => label)).toEqual([
      'Damage',
      'Destroyed',
    ]);
    expect(table.rows('objectives')).toEqual([
      ' {A}’s objective: Bunker: fallen',
      ' {B}’s objective: Bunker: 15 of 15',
    ]);
    const box = new Table({ scenario: 'close-quarters', lists: LISTS })
      .begun()
      .upTo('2A')
      .endTurn({ 'kill-box': ['A.c1'] });
    expect(box.score).toBe('0-2');
  });

  test('names at an element nobody who fell since it was scored, and no objective that was destroyed', () => {
    const at = (scenario: string, element: string) => {
      const options = { variants: ['no-assassination'] };
      const table = new Table({ scenario, lists: LISTS, options }).begun().upTo('2B');
      return table.endTurn({ [`${element}.A`]: ['A.c1'] });
    };
    const outflank = at('outflank', 'ZL');
    expect(outflank.facts('elements', 'Left zone')).toContain('{A} dominates it');
    outflank.tell('A', ['turn:3A/lost', { card: 'A.c1' }]);
    expect(outflank.facts('elements', 'Left zone')).toEqual([]);
    expect(outflank.row('elements', 'Left zone')?.figure).toBe('control 1 or dominate 2');
    const destruction = at('destruction', 'Z');
    expect(destruction.facts('elements', 'Zone')).toContain('{B}’s objective contests it');
    destruction.tell('A', ['turn:3A/boxes', { objective: 'O2', boxes: 15 }]);
    expect(destruction.facts('elements', 'Zone').join()).not.toContain('{B} contests');
  });

  test('gives the table of a game to who plays first and second, whatever their seats', () => {
    const table = new Table({ scenario: 'outflank', lists: LISTS });
    table.listsIn().tell('B', ['roll:1', { A: 5, B: 3 }]);
    table.tell('A', ['order', 'second']).tell('A', ['edge', 'stay']).tell('B', ['deploy:A']).tell('A', ['deploy:B']);
    const [board] = boardsIn(steamrollerGame.play(null).boards(table.seen())).filter(({ kind }) => kind === 'table');
    expect(board).toMatchObject({ layout: 'outflank', ask: 'turn:1A/table', seats: { A: 'B', B: 'A' } });
  });

  test('measures a table where models have places, and suggests what it sees', () => {
    const table = new Table({ scenario: 'outflank', lists: LISTS }).begun().upTo('2B');
    const at = (id: string, x: number, y: number, base = 30) => {
      const side = id.charAt(0);
      return { id, name: id, kind: 'model', side, at: [x, y], base };
    };
    const put = [at('A.c1', 14, 24, 40), at('B.e5.1', 34, 24), at('B.e6', 33, 21)];
    table.tell('A', ['turn:2B/table', { put, off: [] }]);
    expect(table.refusal('A', 'turn:2B/table', { put: [at('A.x', 1, 1)] })?.code).toBe('bad-table');
    expect(table.refusal('A', 'turn:2B/table', { put: [at('B.e5.2', 34, 24)] })?.code).toBe('on-another');
    table.tell('B', ['turn:2B/table', { put: [at('B.e6', 33, 24)], off: ['B.e5.1'] }], ['turn:2B/end']);
    const asked = table.ask('turn:2B/facts');
    expect(asked?.suggested).toMatchObject({ 'ZL.A': ['A.c1'], 'ZR.B': ['model'], 'ZR.A': [] });
    expect(asked?.measured).toEqual(['left zone: A.c1 in it (dominates, does not contest)', 'right zone: B.e6 in it']);
  });

  test('measures to where the organiser put things, and draws them there', () => {
    const shipped = layoutNamed(STEAMROLLER_LAYOUTS, 'incursion');
    if (!shipped) throw new Error('incursion');
    const spots = shipped.spots.map((spot) =>
      spot.id === 'FL' ? ({ ...spot, at: [9, 24], reach: 6 } as const) : spot,
    );
    const own = ownLayout({ ...shipped, spots: spots.filter(({ id }) => id !== 'FC') });
    const table = new Table({ scenario: 'incursion', lists: LISTS, layout: own }).begun().upTo('2B');
    // 5.6 inches from the moved flag, edge to edge; 2.6 from where it was.
    const put = [{ id: 'A.e6', name: 'A.e6', kind: 'model', side: 'A', at: [16, 24], base: 30 }];
    table.tell('A', ['turn:2B/table', { put, off: [] }]).tell('B', ['turn:2B/end']);
    expect(table.ask('turn:2B/facts')).toMatchObject({
      suggested: { 'FL.A': ['contests'], 'FR.A': [] },
      measured: ['left flag: A.e6 5.62″ away', 'right flag: nobody; A.e6 is nearest, 18.62″ away'],
    });
    const [board] = boardsIn(steamrollerGame.play(null).boards(table.seen())).filter(({ kind }) => kind === 'table');
    expect(board).toMatchObject({ layout: 'incursion', own: { spots: [{ id: 'FL', at: [9, 24] }, { id: 'FR' }] } });
  });

  test('is not begun on a layout of another size', () => {
    const layout = { ...ownLayout(STEAMROLLER_LAYOUTS.layouts[0] ?? ({} as Layout)), size: [40, 40] as const };
    expect(steamrollerGame.begin({ scenario: 'destruction', ...layoutJson(layout) }, [])).toMatchObject({
      message: expect.stringContaining('40″ by 40″') as string,
    });
  });

  test('is corrected by a judge; what was knocked over is put back without a point changing (SR15-TERRAIN-13)', () => {
    const table = new Table({ scenario: 'outflank', lists: LISTS })
      .begun()
      .upTo('2B')
      .endTurn({ 'ZL.A': ['model'] });
    table.tell('A', ['turn:3A/moved', 'ZL']);
    expect(table.score).toBe('1-0');
    const facts = table.seen().answers.findLast(({ ask }) => ask === 'turn:2B/facts');
    const value = { 'ZL.A': ['model'], 'ZL.B': ['contests'] };
    expect(
      table.try('judge', { type: 'rule', answer: facts?.number ?? 0, value, reason: 'A trooper stood there.' }),
    ).toBeNull();
    expect(table.score).toBe('0-0');
    expect(table.asks().slice(0, 2)).toEqual(['turn:3A/start', 'turn:3A/end']);
  });

  test('has units of a list on paper put on the table, where half of them, all there, control (SR15-ELEM-07)', () => {
    const table = new Table({ scenario: 'outflank' }).begun().tell('A', ['unit:A', 5], ['unit:A', 10]).upTo('2B');
    expect(table.rows('armies')).toContain('A Unit 2: 10 of 10');
    table.tell('A', ['turn:2B/lost', { card: 'A.u1', models: 2 }]);
    const at = (number: number, x: number) => {
      const id = `A.u1.${number}`;
      return { id, name: `Unit 1 ${number}`, kind: 'model', side: 'A', at: [x, 24], base: 30 };
    };
    table.tell('A', ['turn:2B/table', { put: [at(1, 13), at(2, 15)], off: [] }]).tell('B', ['turn:2B/end']);
    expect(table.ask('turn:2B/facts')?.suggested).toMatchObject({ 'ZL.A': ['contests'] });
    table.tell('judge', ['turn:2B/table', { put: [at(3, 17)], off: [] }]);
    expect(table.ask('turn:2B/facts')?.suggested).toMatchObject({ 'ZL.A': ['model'] });
  });

  test('on paper ends with the last machine or model only where a variant says so', () => {
    const paper = (...variants: string[]) => new Table({ scenario: 'outflank', options: { variants } }).begun();
    const alive = paper('no-assassination').tell('A', ['turn:1A/lost', { card: 'B.c1' }]);
    expect(alive.asks()).toContain('turn:1A/end');
    alive.tell(
      'judge',
      ['turn:1A/lost', { card: 'B.rest' }],
      ['end/left:A', { lost: 0 }],
      ['end/left:B', { lost: 50 }],
    );
    expect(alive.lines).toMatchObject({ A: { result: 'win', by: 'no-models' } });
    const metal = paper('mangled-metal').tell('A', ['turn:1A/lost', { card: 'B.machines' }]);
    metal.tell('judge', ['end/left:A', { lost: 0 }], ['end/left:B', { lost: 20 }]);
    expect(metal.lines).toMatchObject({ A: { result: 'win', by: 'mangled-metal', armyPointsDestroyed: 20 } });
    expect(JSON.stringify(paper('mangled-metal').board('table'))).not.toContain('machines');
  });

  test('takes no more losses than there are models, and takes models back', () => {
    const table = new Table({ scenario: 'outflank', lists: LISTS }).begun();
    expect(table.refusal('A', 'turn:1A/lost', { card: 'A.e5', models: 7 })?.code).toBe('too-many-lost');
    table.tell('A', ['turn:1A/lost', { card: 'A.e5', models: 6 }], ['turn:1A/back', { card: 'A.e5', models: 2 }]);
    expect(table.rows('armies')).toContain('A Scouts: 2 of 6');
  });
});

test('fits on two pages of paper: steps and points, boxes and the end', () => {
  const [played, end] = steamrollerGame.paper?.(2) ?? [];
  const rules = played?.flatMap((part) =>
    part.kind === 'steps' ? part.steps.flatMap(({ says }) => says.flatMap((said) => said.rules)) : [],
  );
  expect(rules).toEqual(expect.arrayContaining(['SR15-START-03', 'SR15-VICTORY-08', 'SR15-TB-01']));
  expect(end?.map((part) => part.kind)).toEqual(['track', 'track', 'table', 'table']);
  expect(end?.[0]).toMatchObject({ boxes: { length: 15 } });
  expect(end?.[3]).toMatchObject({ labels: ['First player', 'Second player'] });
});
