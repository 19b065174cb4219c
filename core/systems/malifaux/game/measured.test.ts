/** Tables told at a game of both editions: what may be put there, what follows for the questions, and who sees why. */
import { describe, expect, it } from 'vitest';
import { boardsIn } from '../../../encounter/board.ts';
import { tableNow, tableValues } from '../../../encounter/table.ts';
import type { Json } from '../../../journal/json.ts';
import { ownLayout } from '../../../table/layout/edits.ts';
import { type Layout, layoutNamed } from '../../../table/layout/layout.ts';
import { pairedScheme } from '../../gaining-grounds-2018/event/strategy-flip.ts';
import { grounds2018Game } from '../../gaining-grounds-2018/game/game.ts';
import { seasonZeroGame } from '../../gaining-grounds-s0/game/game.ts';
import { SEASON_ZERO_LAYOUTS } from '../../gaining-grounds-s0/terrain/layouts.ts';
import type { Seat } from '../../../../tests/core/systems/malifaux/seat.ts';
import { type Put, begun, change } from '../../../../tests/core/systems/malifaux/entered.ts';

const asked = (seat: Seat, side: 'A' | 'B', id: string) => seat.mine(side).asks.find((ask) => ask.id === id);

describe('Season Zero', () => {
  const begin = (layout: Layout | null = null): Seat =>
    begun(
      seasonZeroGame,
      {
        strategy: 'turf-war',
        deployment: 'standard',
        schemes: ['claim-jump', 'outflank', 'take-prisoner', 'breakthrough', 'dig-their-graves'],
      },
      {
        A: [
          { scheme: 'claim-jump', model: 'A3' },
          { scheme: 'take-prisoner', target: 'B2' },
        ],
        B: [{ scheme: 'outflank' }, { scheme: 'breakthrough' }],
      },
      layout,
    );

  it('begins with what the Strategy puts there, and counts what was aligned since', () => {
    const seat = begin();
    const strategy = 'turn:1/strategy:turf-war';
    expect(asked(seat, 'A', strategy)?.measured).toBeUndefined();
    const markers = ['strategy-S1', 'strategy-S3'].map((id) => ({
      id,
      name: id,
      kind: 'marker',
      side: 'B',
      at: [9, 9],
      base: 30,
    }));
    expect(seat.tell('A', 'turn:1/table', { put: markers })).toBeNull();
    expect(asked(seat, 'B', strategy)?.suggested).toEqual({ 'A:count': 0, 'B:count': 2 });
  });

  it('suggests what is measured to who took the Scheme, with the distance that decides, and to nobody else', () => {
    const seat = begin();
    // Alf's edge is 1.5 inches from the middle, Bob's 3.1 from Alf's; Ada is 0.8 from Bob.
    const put = change(['A3', 18, 20.09], ['B2', 18, 24.37], ['A2', 18, 26.4], ['model-B.1', 18, 29]);
    expect(seat.tell('A', 'turn:1/table', put)).toBeNull();
    expect(seat.tell('B', 'turn:1/strategy:turf-war', { 'A:count': 0, 'B:count': 0 })).toBeNull();
    const jump = asked(seat, 'A', 'turn:1/scheme:A:claim-jump:end-of-turn');
    expect(jump?.suggested).toEqual({ middle: true, clear: true });
    expect(jump?.measured).toEqual([
      'the A3: 1.5″ from the middle of the table, within 2″',
      'the B2: 3.1″ from the A3, not within 3″',
      'the model-B.1: 7.73″ from the A3, not within 3″',
      'Not on the table, and not counted: Ana, Bea',
    ]);
    const prisoner = asked(seat, 'A', 'turn:1/scheme:A:take-prisoner:end-of-turn');
    expect(prisoner?.suggested).toEqual({ engaged: true, alone: false });
    expect(prisoner?.measured?.slice(0, 2)).toEqual([
      'the model-B.1: 3.45″ from the B2, within 4″',
      'the A2: engaged with the B2, 0.85″ apart',
    ]);
    expect(seat.seen({ role: 'public' })).not.toContain('″ from the middle of the table');
    expect(asked(seat, 'B', 'turn:1/scheme:B:outflank:end-of-turn')?.suggested).toEqual({ ends: 0 });
    expect(seat.tell('A', 'turn:1/scheme:A:claim-jump:end-of-turn', jump?.suggested ?? null)).toBeNull();
  });

  it('asks for a measure where a millimetre decides', () => {
    const seat = begin();
    const claim = () => asked(seat, 'A', 'turn:1/scheme:A:claim-jump:end-of-turn');
    expect(seat.tell('A', 'turn:1/table', change(['A3', 18, 20.57]))).toBeNull();
    expect(seat.tell('B', 'turn:1/strategy:turf-war', { 'A:count': 0, 'B:count': 0 })).toBeNull();
    expect(claim()?.measured).toContain('A millimetre decides here: confirm by measuring');
    expect(claim()?.rules).toContain('GG0-GEO-16');
    expect(seat.tell('A', 'turn:1/table', change(['A3', 18, 20.5]))).toBeNull();
    expect(claim()?.rules).not.toContain('GG0-GEO-16');
  });

  it('takes off the Markers that a Scheme was scored with, and no others', () => {
    const seat = begin();
    const put = change(['B1', 18, 5], ['scheme-B.1', 9, 4], ['scheme-B.2', 27, 4], ['scheme-B.3', 27, 30]);
    expect(seat.tell('B', 'turn:1/table', put)).toBeNull();
    expect(seat.tell('B', 'turn:1/strategy:turf-war', { 'A:count': 0, 'B:count': 0 })).toBeNull();
    const scheme = 'turn:1/scheme:B:breakthrough:end-of-turn';
    const gone = `${scheme}/off`;
    expect(asked(seat, 'B', gone)).toBeUndefined();
    expect(seat.tell('B', scheme, { markers: 2, clear: true })).toBeNull();
    expect(asked(seat, 'A', gone)).toBeUndefined();
    expect(asked(seat, 'B', gone)?.kind).toMatchObject({
      choices: [{ id: 'scheme-B.1' }, { id: 'scheme-B.2' }],
      min: 1,
      max: 1,
    });
    expect(seat.tell('B', gone, ['scheme-B.3'])?.code).toBe('bad-answer');
    expect(seat.tell('B', gone, ['scheme-B.1'])).toBeNull();
    expect(asked(seat, 'B', gone)).toBeUndefined();
    const [board] = boardsIn(seat.mine('A').boards);
    if (board?.kind !== 'table') throw new Error('nothing is drawn');
    const left = tableNow(board, tableValues(seat.table().answers)).things.map(({ id }) => id);
    expect(left).not.toContain('scheme-B.1');
    expect(left).toContain('scheme-B.2');
  });

  it('reaches further where that is told, and forgets nobody’s place when another moves', () => {
    const seat = begin();
    const prisoner = () => {
      const ask = seat.mine('A').asks.find(({ id }) => id.includes('take-prisoner'));
      return ask?.suggested;
    };
    expect(seat.tell('A', 'turn:1/table', change(['A2', 10, 10, { reach: 2 }], ['B2', 10, 13]))).toBeNull();
    expect(seat.tell('B', 'turn:1/table', change(['B1', 30, 30]))).toBeNull();
    expect(seat.tell('B', 'turn:1/strategy:turf-war', { 'A:count': 0, 'B:count': 0 })).toBeNull();
    expect(prisoner()).toEqual({ engaged: true, alone: true });
    expect(seat.tell('B', 'turn:1/table', change(['B2', 10, 13.2]))).toBeNull();
    expect(prisoner()).toEqual({ engaged: false, alone: true });
  });

  it('is played on what the organiser made of the layout: Markers begin there, zones and halves are measured there', () => {
    const shipped = layoutNamed(SEASON_ZERO_LAYOUTS, 'turf-war-standard');
    if (!shipped) throw new Error('turf-war-standard');
    const own = ownLayout({
      ...shipped,
      areas: shipped.areas.map((area) => (area.owner === 'A' ? { ...area, shape: { rect: [0, 0, 36, 12] } } : area)),
      spots: shipped.spots.map((spot) => (spot.id === 'S1' ? { ...spot, at: [4, 9] } : spot)),
    });
    const seat = begin(own);
    const board = boardsIn(seat.mine('A').boards).find(({ kind }) => kind === 'table');
    expect(board).toMatchObject({ own: { sure: { how: 'own' } } });
    const pieces = board?.kind === 'table' ? board.pieces : [];
    expect(pieces.find(({ id }) => id === 'strategy-S1')?.at).toEqual([4, 9]);
    expect(seat.tell('A', 'turn:1/table', change(['scheme-B.1', 30, 12]))).toBeNull();
    expect(seat.tell('B', 'turn:1/strategy:turf-war', { 'A:count': 0, 'B:count': 0 })).toBeNull();
    const breakthrough = asked(seat, 'B', 'turn:1/scheme:B:breakthrough:end-of-turn');
    expect(breakthrough?.suggested).toMatchObject({ markers: 1 });
    expect(() => begin({ ...own, areas: [] })).toThrow('Deployment Zone');
  });

  it('searches no ruins that are Markers', () => {
    const seat = begun(
      seasonZeroGame,
      {
        strategy: 'turf-war',
        deployment: 'standard',
        schemes: ['search-the-ruins', 'outflank', 'take-prisoner', 'breakthrough', 'dig-their-graves'],
      },
      {
        A: [{ scheme: 'search-the-ruins' }, { scheme: 'outflank' }],
        B: [{ scheme: 'outflank' }, { scheme: 'breakthrough' }],
      },
    );
    const ruin = (id: string, x: number, traits: readonly string[]) => ({
      id,
      name: id,
      shape: { rect: [x, 26, x + 4, 30] },
      traits: [...traits],
    });
    const markers = change(['scheme-A.1', 6.59, 28], ['scheme-A.2', 19.41, 28]) as { put: Json };
    const tell = (traits: readonly string[]) =>
      seat.tell('A', 'turn:1/table', {
        put: markers.put,
        off: [],
        terrain: [ruin('t1', 2, []), ruin('t2', 20, traits)],
      });
    expect(tell([])).toBeNull();
    expect(seat.tell('B', 'turn:1/strategy:turf-war', { 'A:count': 0, 'B:count': 0 })).toBeNull();
    const search = () => asked(seat, 'A', 'turn:1/scheme:A:search-the-ruins:end-of-turn');
    expect(search()?.suggested).toEqual({ markers: 2 });
    expect(search()?.kind).toMatchObject({
      fields: [{ label: expect.stringContaining('terrain that is not a Marker') }],
    });
    expect(tell(['marker'])).toBeNull();
    expect(search()?.suggested).toEqual({ markers: 1 });
  });

  it('takes back a move by consent, as any answer', () => {
    const seat = begin();
    const where = () => asked(seat, 'A', 'turn:1/strategy:turf-war')?.suggested;
    const turned = (side: string) => ({
      put: [{ id: 'strategy-S1', name: 'S1', kind: 'marker', side, at: [9, 9], base: 30 }],
    });
    expect(seat.tell('A', 'turn:1/table', turned('A'))).toBeNull();
    expect(seat.tell('B', 'turn:1/table', turned('B'))).toBeNull();
    expect(where()).toEqual({ 'A:count': 0, 'B:count': 1 });
    const { number: last } = seat.table().answers.findLast(({ ask }) => ask === 'turn:1/table') ?? { number: 0 };
    expect(seat.command('A', { type: 'go-back', answer: last })).toBeNull();
    expect(where()).toEqual({ 'A:count': 0, 'B:count': 1 });
    expect(seat.command('B', { type: 'go-back', answer: last })).toBeNull();
    expect(where()).toEqual({ 'A:count': 1, 'B:count': 0 });
  });

  it('refuses what is nowhere in the game, off the table, on another, or told of what has no such thing', () => {
    const seat = begin();
    const code = (put: Json) => seat.tell('A', 'turn:1/table', put)?.code;
    expect(code(change(['A9', 9, 9]))).toBe('bad-table');
    expect(code(change(['wagon-A.1', 9, 9]))).toBe('bad-table');
    expect(code(change(['A1', 36, 9]))).toBe('off-table');
    expect(code(change(['A1', 20, 9], ['A2', 20, 10]))).toBe('on-another');
    expect(code(change(['A1', 20, 9, { rank: 'peon' }]))).toBe('bad-answer');
    expect(code({ put: 'A1' })).toBe('bad-table');
    expect(code({ things: [] })).toBe('bad-table');
    expect(seat.table().answers.filter(({ ask }) => ask.endsWith('/table'))).toEqual([]);
  });

  it('offers both Crews, Scheme Markers and what is read of others', () => {
    const [board] = boardsIn(begin().mine('A').boards);
    expect(board?.kind === 'table' && board.pieces.map(({ id }) => id)).toEqual([
      ...['A1', 'A2', 'A3', 'B1', 'B2', 'model-A', 'model-B'],
      ...['strategy-S1', 'strategy-S2', 'strategy-S3', 'strategy-S4', 'strategy-S5'],
      ...['corpse-neutral', 'scrap-neutral', 'scheme-A', 'scheme-B'],
    ]);
  });
});

describe('2018', () => {
  const begin = (strategy: string): Seat =>
    begun(
      grounds2018Game,
      {
        strategy,
        deployment: 'standard',
        schemes: [pairedScheme(strategy) ?? '', 'set-up', 'vendetta', 'search-the-ruins', 'hold-up-their-forces'],
      },
      {
        A: [{ scheme: 'set-up', target: 'B2' }, { scheme: 'search-the-ruins' }],
        B: [{ scheme: 'set-up', target: 'A2' }, { scheme: 'hold-up-their-forces' }],
      },
    );

  it('knows the Quarters, the Informant, conditions; not what was done in the Turn', () => {
    const told = (strategy: string, ...put: readonly Put[]) => {
      const seat = begin(strategy);
      expect(seat.tell('A', 'turn:1/table', change(...put))).toBeNull();
      return asked(seat, 'A', `turn:1/strategy:${strategy}`)?.suggested;
    };
    expect(told('extraction', ['A1', 18, 24], ['A2', 16, 22], ['B1', 30, 30])).toEqual({ 'A:count': 2, 'B:count': 0 });
    expect(told('ours', ['A1', 9, 9], ['A2', 27, 9], ['B1', 9, 27], ['B2', 27, 12])).toEqual({
      'A:count': 1,
      'B:count': 1,
    });
    const intel = { 'gathered-intel': true };
    expect(told('ply-for-information', ['A1', 9, 9, intel], ['B1', 9, 27])).toEqual({ 'A:count': 1, 'B:count': 0 });
    expect(told('headhunter', ['A1', 9, 9])).toBeUndefined();
  });

  it('knows what was taken off in the Turn, where only one side can have done it', () => {
    const taken = (strategy: string, off: readonly string[], ...put: readonly Put[]) => {
      const seat = begin(strategy);
      expect(seat.tell('A', `turn:1/strategy:${strategy}`, { 'A:count': 0, 'B:count': 0 })).toBeNull();
      for (const side of ['A', 'B'] as const) expect(seat.tell(side, `turn:1/pass:${side}`, true)).toBeNull();
      expect(seat.tell('A', 'turn:2/table', change(...put))).toBeNull();
      expect(seat.tell('A', 'turn:2/table', { put: [], off })).toBeNull();
      return asked(seat, 'A', `turn:2/strategy:${strategy}`);
    };
    const symbols = ['strategy-neutral.1', 'strategy-neutral.2'];
    const [theirs, ours, both]: readonly Put[] = [
      ['strategy-neutral.1', 18, 26],
      ['strategy-neutral.2', 18, 9],
      ['strategy-neutral.2', 18, 18],
    ];
    if (!theirs || !ours || !both) throw new Error('nothing to take');
    const found = taken('symbols-of-authority', symbols, theirs, ours);
    expect(found?.suggested).toEqual({ 'A:count': 1, 'B:count': 1 });
    expect(found?.measured?.[0]).toBe('the strategy-neutral.1: taken off by {A}');
    expect(taken('symbols-of-authority', symbols, theirs, both)?.suggested).toBeUndefined();
    const head: Put = ['head-neutral.1', 18, 18];
    const near: Put = ['A1', 18, 19.19];
    expect(taken('headhunter', ['head-neutral.1'], head, near)?.suggested).toEqual({ 'A:count': 1, 'B:count': 0 });
    expect(taken('headhunter', ['head-neutral.1'], head)?.suggested).toBeUndefined();
  });
});
