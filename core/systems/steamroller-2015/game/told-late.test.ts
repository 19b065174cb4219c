/** What players enter in a tap or two: who scores, what fell, and what they forgot until the result is signed. */
import { describe, expect, test } from 'vitest';
import { boardsIn } from '../../../encounter/board.ts';
import { steamrollerGame } from './game.ts';
import { LISTS, Table } from '../../../../tests/core/systems/steamroller-2015/game/table.ts';

const begun = (scenario = 'outflank') => new Table({ scenario, lists: LISTS }).begun();

describe('who scores', () => {
  test('is a row for each zone and flag, with names; nothing stands in it from the turn before', () => {
    const table = begun().upTo('2B').tell('judge', ['turn:2B/end']);
    const asked = table.ask('turn:2B/scores');
    expect(asked?.nothingAs).toBe('Nobody scores');
    expect(asked?.suggested).toBeUndefined();
    expect(asked?.kind).toMatchObject({
      fields: [
        {
          label: 'Left zone',
          kind: {
            choices: [
              { id: 'nobody', label: 'Nobody' },
              { id: 'A', label: '{A} controls: 1' },
              { id: 'A:A.c1', label: '{A} dominates: 2' },
              { id: 'B', label: '{B} controls: 1' },
              { id: 'B:B.c1', label: '{B} dominates: 2' },
              { id: 'contested', label: 'Contested' },
            ],
          },
        },
        { label: 'Right zone' },
        { label: 'Kill box: {B}’s casters' },
      ].slice(0, 2),
    });
    table.tell('A', ['turn:2B/scores', { ZL: 'A:A.c1', ZR: 'B' }]);
    expect(table.score).toBe('2-1');
    table.tell('judge', ['turn:3A/end']);
    expect(table.ask('turn:3A/scores')).toMatchObject({
      suggested: { ZL: 'A:A.c1', ZR: 'B' },
      suggestedAs: 'lastTurn',
    });
    table.tell('B', ['turn:3A/scores', { ZL: 'contested' }]);
    expect(table.score).toBe('2-1');
  });

  test('refuses a caster that dominates two elements as soon as it is tapped, and asks no second page', () => {
    const table = begun().upTo('2B').tell('judge', ['turn:2B/end']);
    expect(table.ask('turn:2B/scores')?.reads).toBe(true);
    expect(table.refusal('A', 'turn:2B/scores', { ZL: 'A:A.c1', ZR: 'A:A.c1' })).toMatchObject({
      message:
        'A caster of {A} dominates one element: the left zone or the right zone. At the other it controls at most.',
      refused: ['SR15-ELEM-13'],
    });
    expect(table.tell('A', ['turn:2B/scores', { ZL: 'A:A.c1', ZR: 'A' }]).score).toBe('3-0');
    expect(table.asks()).toContain('turn:3A/end');
  });

  test('is one tap for a side at a flag that is worth the same to control and to dominate', () => {
    const table = begun('incursion').upTo('2B').tell('judge', ['turn:2B/end']);
    const { kind } = table.ask('turn:2B/scores') ?? {};
    const rows = kind?.type === 'record' ? kind.fields : [];
    expect(rows.map((row) => row.kind.type === 'choice' && row.kind.choices.map(({ label }) => label))).toEqual(
      rows.map(() => ['Nobody', '{A}: 1', '{B}: 1', 'Contested']),
    );
    expect(table.tell('A', ['turn:2B/scores', { FL: 'A', FR: 'B' }]).score).toBe('1-1');
    expect(table.seen().answers.at(-1)).toMatchObject({
      words: 'Left flag: {A} · Right flag: {B}',
      means: '{A} scores 1. {B} scores 1.',
    });
    table.tell('judge', ['turn:3A/end']);
    expect(table.ask('turn:3A/scores')?.suggested).toEqual({ FL: 'A', FR: 'B' });
  });

  test('says what an objective that fell scores beside it', () => {
    const table = new Table({ scenario: 'destruction', lists: LISTS }).begun().upTo('2B');
    table.tell('B', ['turn:2B/boxes', { objective: 'O1', boxes: 15 }], ['turn:2B/end']);
    const asked = table.ask('turn:2B/scores');
    expect(asked?.help).toMatch(/^1 for \{B\} beside this: \{A\}’s objective fell\./);
    expect(asked?.nothingAs).toBe('Nobody scores more');
    expect(table.tell('B', ['turn:2B/scores', {}]).score).toBe('0-1');
    expect(table.seen().answers.at(-1)).toMatchObject({
      words: 'Nobody scores more',
      means: '{B} scores 1: {A}’s objective fell.',
    });
  });

  test('a caster that fell is offered nowhere, and is not as last turn', () => {
    const table = begun()
      .upTo('2B')
      .tell('judge', ['turn:2B/end'], ['turn:2B/scores', { ZL: 'B:B.c1' }]);
    table.tell('A', ['turn:3A/lost', { card: 'B.c1' }]);
    expect(table.ask('end/scores')?.suggested).toBeUndefined();
    const offered = JSON.stringify([table.ask('end/scores'), table.ask('end/facts')]);
    expect(offered).toContain('A.c1');
    expect(offered).not.toContain('B.c1');
    expect(table.refusal('B', 'end/scores', { ZL: 'B:B.c1' })?.code).toBe('bad-answer');
    expect(table.refusal('A', 'turn:3A/lost', { card: 'B.c1' })?.message).toBe('Haley: entered as destroyed already.');
  });
});

describe('what fell', () => {
  const ended = () => {
    const table = begun()
      .upTo('2B')
      .endTurn({ 'ZL.A': ['A.c1'], 'ZR.A': ['model'] });
    return table.endTurn({ 'ZL.A': ['A.c1'], 'ZR.A': ['model'] });
  };
  const signed = (table: Table) => table.tell('judge', ['turn:3A/left:A', {}], ['turn:3A/left:B', {}]);

  test('is told after a win by scenario too, until the result is signed, and counts', () => {
    const table = ended();
    expect(table.progress.step).toBe('{A} wins by scenario. Each player checks their own army.');
    table.tell('A', ['turn:3A/lost', { card: 'B.e6' }]);
    signed(table);
    expect(table.progress).toMatchObject({ over: true, why: '{A} wins by scenario.' });
    expect(table.lines).toMatchObject({ A: { controlPoints: 6 - 1, armyPointsDestroyed: 6 } });
    expect(table.try('A', { type: 'propose-result' })).toBeNull();
    table.tell('B', ['turn:3A/lost', { card: 'A.e5', models: 6 }], ['turn:3A/spared', { card: 'B.e6' }]);
    expect(table.lines).toMatchObject({ A: { result: 'win', armyPointsDestroyed: 0 }, B: { armyPointsDestroyed: 9 } });
    expect(table.score).toBe('5-0');
    // Whoever signed is asked again.
    expect(table.record.state).toMatchObject({ result: null, cancelledBy: 'Destroyed' });
    table.try('A', { type: 'propose-result' });
    table.try('B', { type: 'confirm-result' });
    expect(table.refusal('A', 'turn:3A/lost', { card: 'B.e6' })?.code).toBe('signed');
  });

  test('a caster told after the end would have decided the game otherwise', () => {
    const table = signed(ended());
    expect(table.refusal('B', 'turn:3A/lost', { card: 'A.c1' })?.code).toBe('decides-the-game');
  });

  test('a slip is put right beside it: the game that a caster’s loss ended goes on', () => {
    const table = begun().tell('A', ['turn:1A/lost', { card: 'B.c1' }]);
    expect(table.asks()).toContain('end/left:A');
    table.tell('A', ['turn:1A/spared', { card: 'B.c1' }]);
    expect(table.asks()).toContain('turn:1A/end');
    table.tell('A', ['turn:1A/lost', { card: 'B.e5' }], ['turn:1A/spared', { card: 'B.e5' }]);
    expect(table.rows('armies')).toContain('B Scouts: 6 of 6');
    expect(table.refusal('A', 'turn:1A/spared', { card: 'B.e5' })?.code).toBe('not-asked');
  });

  test('a caster’s loss is asked once more, and its own row puts it right, not the last step undone', () => {
    const table = begun();
    const row = (caster: string) => table.taps('armies', caster).map(({ label, sure }) => [label, sure]);
    expect([row('Haley'), row('Sniper')]).toEqual([[['Destroyed', 'ends']], [['Destroyed', undefined]]]);
    const lost = table.ask('turn:1A/lost')?.kind;
    const sure = lost?.type === 'record' && lost.fields[0]?.kind.type === 'choice' ? lost.fields[0].kind.choices : [];
    expect(sure.filter((one) => one.sure === 'ends').map(({ id }) => id)).toEqual(['A.c1', 'B.c1']);
    table.tell('A', ['turn:1A/lost', { card: 'B.e6' }]);
    expect(table.undo('A')).not.toBeNull();
    table.tell('A', ['turn:1A/lost', { card: 'B.c1' }]);
    expect(table.undo('A')).toBeNull();
    expect(row('Haley')).toEqual([['Undo', undefined]]);
    // The winner's caster may have fallen in the same moment, which ends nothing more.
    expect(table.taps('armies', 'Sorscha')).toMatchObject([
      { label: 'Destroyed too', says: 'Destroyed too, at the same moment', sure: 'weighs' },
    ]);
    // The page’s Undo does what the row’s does, and asks nobody.
    const [undo] = table.taps('armies', 'Haley');
    expect(table.putRight('A')).toEqual(undo?.answer);
    expect(table.putRight('B')).toBeUndefined();
    table.tell('A', [undo?.answer.ask ?? '', undo?.answer.value ?? null]);
    expect([table.putRight('A'), table.progress.step]).toEqual([undefined, 'Turn 1: {A}']);
  });

  test('is of the army that is fought in a turn first, beside it until it is scored, and then folded', () => {
    const table = begun();
    const armies = () => table.board('armies') as { readonly first: string; readonly folded: boolean };
    const seen = () => [armies().first, armies().folded];
    expect(seen()).toEqual(['B', false]);
    table.upTo('2B');
    expect(seen()).toEqual(['A', false]);
    table.tell('judge', ['turn:2B/end']);
    expect(seen()).toEqual(['A', true]);
  });

  test('keeps its taps where they are: the second of two quick ones is no other button', () => {
    const table = begun();
    const places = () => table.row('armies', 'Scouts')?.taps?.map(({ label, idle }) => [label, idle === true]);
    expect(places()).toEqual([
      ['−1', false],
      ['All', false],
    ]);
    table.tell('A', ['turn:1A/lost', { card: 'A.e5' }]);
    expect(places()).toEqual([
      ['+1', false],
      ['−1', false],
      ['All', false],
    ]);
    table.tell('A', ['turn:1A/lost', { card: 'A.e5', models: 5 }]);
    expect(places()).toEqual([
      ['+6', false],
      ['+1', false],
      ['−1', true],
      ['All', true],
    ]);
  });

  test('stands in the record as the list says it then, beside Undo', () => {
    const table = begun();
    const words = () => table.record.state.answers.at(-1)?.words;
    for (const _ of [1, 2, 3]) table.tell('A', ['turn:1A/lost', { card: 'A.e5' }]);
    expect([words(), table.row('armies', 'Scouts')?.figure]).toEqual(['Scouts ({A}): 3 of 6 left', '3 of 6']);
    table.tell('A', ['turn:1A/spared', { card: 'A.e5' }]);
    expect(words()).toBe('Scouts ({A}): 4 of 6 left');
    table.tell('A', ['turn:1A/lost', { card: 'B.e6' }]);
    expect(words()).toBe('Sniper ({B})');
  });

  test('says what it decided: who has won with it, and who scores', () => {
    const table = new Table({ scenario: 'outflank', lists: LISTS }).begun().upTo('2B');
    const last = () => {
      const { label, words, means } = table.seen().answers.at(-1) ?? {};
      return [label, words, means];
    };
    table.tell('B', ['turn:2B/end'], ['turn:2B/scores', { ZL: 'A:A.c1', ZR: 'A' }]);
    expect(last().slice(1)).toEqual(['Left zone: {A} dominates · Right zone: {A} controls', '{A} scores 3.']);
    table.tell('A', ['turn:3A/end'], ['turn:3A/scores', {}]);
    expect(last()).toEqual(['Who scores?', 'Nobody scores', undefined]);
    table.tell('A', ['turn:3B/lost', { card: 'B.c1' }]);
    expect(last()).toEqual(['Destroyed', 'Haley ({B})', 'Haley ({B}). {A} wins by assassination.']);
    table.tell('B', ['end/scores', { ZL: 'B' }]).tell('A', ['end/left:A', {}]);
    expect(last().slice(1)).toEqual(['All as usual', undefined]);
    table.tell('B', ['end/left:B', {}]);
    // Once the game is over the winner's caster has not fallen.
    expect([table.progress.over, table.taps('armies', 'Sorscha')]).toEqual([true, []]);
  });

  test('by a caster ends a game without an event at once, a list on paper is asked for its points', () => {
    const home = (b: string) => {
      const table = new Table({ scenario: '' }).tell('A', ['house', { points: '50', variants: [] }]);
      table.tell('A', ['scenario', 'outflank'], ['list:A', LISTS.A]).tell('B', ['list:B', b]);
      table
        .tell('B', ['roll:1', { A: 5, B: 3 }])
        .tell('A', ['order', 'first'])
        .tell('B', ['edge', 'stay']);
      return table.tell('A', ['deploy:A']).tell('B', ['deploy:B']);
    };
    const table = home(LISTS.B).tell('A', ['turn:1A/lost', { card: 'B.e6' }], ['turn:1A/lost', { card: 'B.c1' }]);
    expect(table.progress).toMatchObject({ over: true, why: '{A} wins by assassination.' });
    expect(table.lines).toMatchObject({ A: { result: 'win', armyPointsDestroyed: 31 } });
    // A slip is still put right at its row.
    table.tell('A', ['turn:1A/spared', { card: 'B.c1' }]);
    expect(table.progress.over).toBe(false);
    const paper = home('').tell('B', ['turn:1A/lost', { card: 'A.c1' }]);
    expect(paper.asks().filter((id) => id.includes('left:'))).toEqual(['end/left:B']);
  });

  test('is a tap at its row, an objective too', () => {
    const table = new Table({ scenario: 'destruction', lists: LISTS }).begun().upTo('2B');
    const taps = (name: string) =>
      boardsIn({ [name]: table.board(name) ?? null })
        .flatMap((board) => (board.kind === 'rows' ? board.rows.flatMap((row) => row.taps ?? []) : []))
        .filter(({ idle }) => idle !== true);
    const [one] = taps('armies').filter(({ label }) => label === '−1');
    table.tell('A', [one?.answer.ask ?? '', one?.answer.value ?? null]);
    expect(table.rows('armies')).toContain('A Riflemen: 10 of 11');
    // Of an objective it is said what is left, which is what a player sees: two taps, however many boxes.
    const [damage, destroyed] = taps('objectives');
    expect(damage?.ways?.map(({ says }) => says)).toEqual(Array.from({ length: 15 }, (_, more) => `${more + 1}`));
    const [nine] = damage?.ways?.filter(({ says }) => says === '9') ?? [];
    table.tell('A', [nine?.answer.ask ?? '', nine?.answer.value ?? null]);
    expect(table.rows('objectives')[0]).toContain('9 of 15');
    expect(table.record.state.answers.at(-1)?.words).toMatch(/^\{[AB]\}’s objective: 9 of 15 boxes left$/);
    // What was marked before it fell by a slip is marked again.
    table.tell('A', [destroyed?.answer.ask ?? '', destroyed?.answer.value ?? null]);
    expect(table.rows('objectives')[0]).toContain('fallen');
    const [undo] = taps('objectives');
    table.tell('A', [undo?.answer.ask ?? '', undo?.answer.value ?? null]);
    expect([undo?.label, table.rows('objectives')[0]]).toEqual(['Undo', expect.stringContaining('9 of 15')]);
  });
});

describe('Death Clock', () => {
  const onClock = () => {
    const table = new Table({ scenario: 'outflank', lists: LISTS, options: { variants: ['death-clock'] } });
    table.listsIn().tell('B', ['roll:1', { A: 6, B: 1 }]);
    table.tell('A', ['order', 'first']).tell('B', ['edge', 'stay']).tell('judge', ['clock-start']);
    for (const phase of ['pre-deployment', 'deployment', 'advance-deployment']) {
      table.tell('A', [`phase:${phase}:A`]).tell('B', [`phase:${phase}:B`]);
    }
    return table;
  };
  const left = (table: Table) => table.board('clock') as { readonly left: object; readonly runs: string | null };

  test('has its table from the first turn on, and no lists any more', () => {
    const table = onClock();
    expect(boardsIn({ table: table.board('table') ?? null })).toHaveLength(1);
    expect(table.board('lists')).toBeUndefined();
  });

  test('runs for nobody while a turn is scored, and for the next from then on', () => {
    const table = onClock();
    for (const [who, turn] of [
      ['A', '1A'],
      ['B', '1B'],
      ['A', '2A'],
      ['B', '2B'],
    ] as const) {
      table.wait(60).tell(who, [`turn:${turn}/end`]);
    }
    expect(left(table)).toMatchObject({ runs: null, left: { A: 58 * 60_000 } });
    const before = left(table).left;
    table.wait(90).tell('A', ['turn:2B/scores', {}]);
    expect(left(table)).toMatchObject({ runs: 'A', left: before });
    expect(table.wait(10).refusal('A', 'turn:3A/end')?.refused).toEqual(['SR15-VAR-TIME-14']);
  });

  test('stands once the game is over, whatever is told then', () => {
    const table = onClock()
      .wait(60)
      .tell('A', ['turn:1A/lost', { card: 'B.c1' }]);
    const ended = left(table);
    expect(ended.runs).toBeNull();
    table.wait(600).tell('judge', ['end/left:A', {}], ['end/left:B', {}]).wait(60);
    table.tell('A', ['turn:1A/lost', { card: 'B.e6' }]);
    expect(left(table)).toMatchObject({ runs: null, left: ended.left });
  });

  test('on paper says what ends it, and no dice down (SR15-VAR-TIME-10)', () => {
    const titles = (variants: readonly string[]) =>
      (steamrollerGame.paper?.(2, { scenario: 'outflank', options: { variants } }) ?? []).flatMap((page) =>
        page.flatMap((part) => (part.kind === 'steps' ? part.steps.map(({ title }) => title) : [])),
      );
    expect(titles([])).toContain('Dice down');
    expect(titles(['death-clock'])).toEqual(expect.arrayContaining(['Death Clock']));
    expect(titles(['death-clock'])).not.toContain('Dice down');
  });

  test('a side that taps what is the other’s is told so, three times as once', () => {
    const table = onClock().wait(20);
    const shows = left(table);
    for (const _ of [1, 2, 3]) expect(table.refusal('B', 'turn:1A/end')?.code).toBe('not-asked');
    expect(left(table)).toEqual(shows);
  });
});
