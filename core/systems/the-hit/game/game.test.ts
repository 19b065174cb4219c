import { describe, expect, test } from 'vitest';
import { type BoardRow, boardsIn } from '../../../encounter/board.ts';
import type { SideId } from '../../../encounter/types.ts';
import { foldRecord } from '../../../journal/record.ts';
import { closeAll, sealFits } from '../../../journal/seal.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import { beginRecord } from '../../../journal/record.ts';
import type { Json } from '../../../journal/json.ts';
import { seeded } from '../../../../tests/core/systems/the-hit/play.ts';
import {
  type BattleRecord,
  RULES,
  battleIn,
  begun,
  commanded,
  headerFor,
  player,
  playedUntil,
  tell,
} from '../../../../tests/core/systems/the-hit/record.ts';

const fighter = (id: string, more: Readonly<Record<string, Json>> = {}) => ({
  id,
  name: `Name ${id}`,
  wounds: 2,
  ...more,
});
const gangs = {
  A: { name: 'Irons', fighters: [fighter('a1', { leader: true, value: 100 }), fighter('a2', { value: 50 })] },
  B: {
    name: 'Bells',
    fighters: [fighter('b1', { leader: true, value: 200 }), fighter('b2', { infiltrating: true, lurks: 1 })],
  },
  C: { name: 'Crows', fighters: [fighter('c1', { champion: true, value: 200 }), fighter('c2', { value: 100 })] },
  D: { name: 'Dregs', fighters: [fighter('d1', { value: 200 }), fighter('d2', { value: 100, away: 'in recovery' })] },
};
const BALLOTS: Readonly<Record<string, Json>> = {
  'ballot:A': { B: 'b2', C: 'c1', D: 'd1' },
  'ballot:B': { A: 'a1', C: 'c1', D: 'd1' },
  'ballot:C': { A: 'a1', B: 'b2', D: 'd1' },
  'ballot:D': { A: 'a2', B: 'b2', C: 'c1' },
};
const HIDES: Readonly<Record<string, Json>> = {
  battlefield: 'zone-mortalis',
  underdog: 'A',
  infiltrate: { fighter: 'b2', hidden: true, x: 100, y: 100 },
};

const told = (record: BattleRecord, side: SideId, ask: string, value: Json): BattleRecord => {
  const next = tell(record, side, ask, value);
  if (isRefusal(next)) throw new Error(`${ask}: ${next.message}`);
  return next;
};
const four = () => begun(4, { campaign: true, gangs });
const reached = new Map<string, BattleRecord>();
/** The same game, when it came to a step. */
const at = (step: string, ballots = BALLOTS): BattleRecord => {
  const key = `${step} ${JSON.stringify(ballots)}`;
  const record =
    reached.get(key) ?? playedUntil(four(), seeded(7), (battle) => battle.step === step, { ...HIDES, ...ballots });
  reached.set(key, record);
  return record;
};
const inRound = (round: number) =>
  playedUntil(at('rounds'), seeded(8), (battle) => battle.round === round && battle.stage === 'play', {
    'end-roll': 1,
  });
const tableOf = (record: BattleRecord) => RULES.shared(record.state).table;

describe('a battle of four gangs', () => {
  test('begins with two to four gangs whose fighters differ', () => {
    for (const sides of [1, 5])
      expect(beginRecord(RULES, headerFor(sides, {}))).toMatchObject({ refused: ['HIT-SETUP-01'] });
    const twice = { A: gangs.A, B: { ...gangs.B, fighters: gangs.A.fighters } };
    expect(beginRecord(RULES, headerFor(2, { gangs: twice }))).toMatchObject({ refused: ['HIT-CREW-03'] });
    expect(beginRecord(RULES, headerFor(2, { readings: { edition: 1 } }))).toMatchObject({ refused: ['HIT-EXT-XP'] });
  });

  test('is played to a result that all sign, and folds to the same again', () => {
    let record = inRound(5);
    record = told(record, 'C', 'loses', { fighter: 'b2', wounds: 2 });
    record = told(record, 'C', 'out', { fighter: 'b2', how: 'injury', by: 'c1' });
    record = told(record, 'A', 'leave', { fighter: 'd1', over: battleIn(record).edges.A ?? 'south' });
    record = playedUntil(record, seeded(9), ({ step }) => step === 'rewards', { 'end-roll': 6, 'bottle-die': 1 });
    expect(battleIn(record).over).not.toBeNull();
    const { points, lines } = tableOf(record);
    const most = 'A draw: {A}, {C} and {D} have 3 VP each, and nobody wins.';
    const draw = `${most} Where nobody wins, nobody loses: for {B} it is a draw too.`;
    expect(RULES.shared(record.state).encounter.progress).toMatchObject({ over: false, why: draw });
    expect(points.map(({ side, points: vp }) => `${side} ${vp}`)).toEqual(['A 2', 'A 1', 'C 2', 'C 1', 'D 2', 'D 1']);
    expect(lines).toMatchObject({
      A: { vp: 3, result: 'draw', reputation: 4 },
      B: { vp: 0, result: 'draw', reputation: 3 },
    });
    record = told(record, 'C', 'mvf:C', 'c1');
    const { rewards } = RULES.shared(record.state).boards as unknown as { rewards: { rows: BoardRow[] } };
    expect(rewards.rows.map(({ title, figure }) => `${title}: ${figure ?? ''}`)).toContain('Name c1: +5 XP');
    // Who signs, signs what the rewards make of it too.
    expect(commanded(record, player('A'), { type: 'propose-result' })).toMatchObject({ code: 'not-over' });
    record = told(record, 'C', 'rewards', true);
    expect(RULES.shared(record.state).encounter.progress.over).toBe(true);
    expect([...new Set(points.map(({ turn }) => turn))]).toEqual([5]);
    for (const side of ['A', 'B', 'C', 'D'] as const) {
      const type = side === 'A' ? 'propose-result' : 'confirm-result';
      const signed = commanded(record, player(side), { type });
      if (isRefusal(signed)) throw new Error(signed.message);
      record = signed;
    }
    expect(record.state.finished).toBe(true);
    expect(foldRecord(RULES, record.header, record.entries)).toMatchObject({ state: { result: record.state.result } });
  });
});

describe('what is secret', () => {
  test('shows in no byte of any other view, however the ballots differ', () => {
    const other = { ...BALLOTS, 'ballot:A': { B: 'b1', C: 'c2', D: 'd1' } };
    const lateBallot = (ballots: typeof BALLOTS) =>
      playedUntil(at('targets', ballots), seeded(8), (battle) => battle.round === 3, ballots);
    const [one, two] = [lateBallot(BALLOTS), lateBallot(other)];
    expect(JSON.stringify(RULES.shared(one.state))).toBe(JSON.stringify(RULES.shared(two.state)));
    for (const viewer of [player('B'), { role: 'judge', staff: 's' }, { role: 'organiser' }] as const) {
      expect(JSON.stringify(RULES.own(one.state, viewer))).toBe(JSON.stringify(RULES.own(two.state, viewer)));
    }
    const { mine } = RULES.own(one.state, player('A'));
    expect(mine?.secrets.map(({ ask, value }) => [ask, value])).toEqual([['ballot:A', BALLOTS['ballot:A']]]);
    const written = JSON.stringify(
      closeAll(one.entries.filter(({ body }) => 'ask' in body && body.ask.startsWith('ballot'))),
    );
    expect(written).not.toMatch(/"[abcd][12]"/);
  });

  test('opens for everybody at the end, and can be checked', () => {
    const record = playedUntil(at('rounds'), seeded(8), ({ step }) => step === 'rewards', { 'end-roll': 6 });
    const opened = record.entries.flatMap(({ body }) => (body.type === 'opened' ? [body] : []));
    expect(opened).toHaveLength(4);
    for (const { answer, opened: seal } of opened) {
      const sealed = record.entries.find(({ body }) => body.type === 'answered' && body.number === answer)?.body;
      const { value } = closeAll(sealed) as { value: { seal: string } };
      expect(sealFits(value.seal, seal)).toBe(true);
    }
    expect(
      tableOf(record)
        .answers.filter(({ ask }) => ask.startsWith('ballot:'))
        .map(({ value }) => value),
    ).toEqual(Object.values(BALLOTS));
  });
});

test('walls and doors stand on the map for everybody; taps of who laid the tile go through what may stand there', () => {
  const laying = at('battlefield');
  const [first = 'A', second = 'B'] = battleIn(laying).priorityA.order ?? [];
  const laid = told(told(laying, first, 'tile:1', { column: 0, row: 0 }), second, 'tile:2', { column: 1, row: 0 });
  const cellIn = (record: BattleRecord) => {
    const { boards } = RULES.shared(record.state) as { readonly boards: Readonly<Record<string, Json>> };
    const map = boardsIn(boards).find((board) => board.kind === 'map');
    return map?.kind === 'map' ? map.cells.find(({ column, row }) => column === 0 && row === 0) : undefined;
  };
  const seen: string[] = [];
  let record = laid;
  for (let tap = 0; tap < 4; tap += 1) {
    const north = cellIn(record)?.parts?.find(({ right, up }) => right === 0 && up === 1);
    seen.push(north?.says ?? '');
    record = told(record, first, north?.answer?.ask ?? '', north?.answer?.value ?? null);
  }
  expect(seen).toEqual([
    'North edge: no door',
    'North edge: a door',
    'North edge: a locked door, one terminal',
    'North edge: a locked door, two terminals',
  ]);
  expect(cellIn(record)?.says).not.toContain('door');
  const furnished = told(record, first, `fit:${first}`, { tile: '0:0', walls: true, inside: 'door' });
  expect(cellIn(furnished)?.says).toContain('walls, within: a door');
  expect(isRefusal(tell(laid, second, `fit:${first}`, { tile: '0:0', walls: true }))).toBe(true);
  expect(isRefusal(tell(laid, second, `fit:${second}`, { tile: '0:0', walls: true }))).toBe(true);
});

describe('what the rules do not allow is refused with the rule', () => {
  const refusedBy = (record: BattleRecord, side: SideId, ask: string, value: Json) => {
    const answer = tell(record, side, ask, value);
    return isRefusal(answer) ? answer.refused : [];
  };

  test('steps, turns and places of set-up', () => {
    const laying = at('battlefield');
    const turn = battleIn(laying).priorityA.order?.[0] ?? 'A';
    const other = turn === 'A' ? 'B' : 'A';
    expect(refusedBy(laying, other, 'tile:1', { column: 0, row: 0 })).toEqual(['HIT-TILES-02']);
    expect(refusedBy(laying, 'A', 'observe', true)).toEqual(['HIT-SETUP-05']);
    const second = battleIn(laying).priorityA.order?.[1] ?? 'A';
    const laid = told(laying, turn, 'tile:1', { column: 0, row: 0 });
    expect(refusedBy(laid, second, 'tile:2', { column: 1, row: 1 })).toEqual(['HIT-TILES-03']);
    expect(refusedBy(at('crews'), 'A', 'crew:A', ['a1', 'b1'])).not.toEqual([]);
    expect(refusedBy(at('crews'), 'D', 'crew:D', ['d1', 'd2'])).toEqual(['HIT-CREW-01']);
    const cards = at('tactics');
    expect(refusedBy(told(cards, 'A', 'underdog', 'A'), 'B', 'set-aside:B', { deck: 9, cards: 5 })).toEqual([
      'HIT-TACTICS-01',
    ]);
  });

  test('placing: zones and the inch between gangs', () => {
    const placing = at('deploy');
    const battle = battleIn(placing);
    const ask = tableOf(placing).asks.find(({ id }) => id.startsWith('deploy:'));
    const side = ask?.of === 'any' || !ask ? 'A' : ask.of;
    const own = battle.fighters.find(({ gang, placed }) => gang === side && !placed)?.id ?? '';
    expect(refusedBy(placing, side, ask?.id ?? '', { fighter: own, x: 240, y: 240 })).toEqual(['HIT-DEPLOY-07']);
    expect(refusedBy(placing, side, ask?.id ?? '', { fighter: own, x: 101, y: 101 })).toContain('HIT-DEPLOY-05');
  });

  test('ballots: own fighters, a second one, one that is changed, starting without', () => {
    const writing = at('targets');
    expect(refusedBy(writing, 'A', 'ballot:A', { A: 'a2', B: 'b1', C: 'c1' })).toEqual([
      'HIT-TARGET-02',
      'HIT-TARGET-03',
      'HIT-TARGET-05',
      'HIT-HIDDEN-09',
    ]);
    const written = told(writing, 'A', 'ballot:A', { B: 'b1', C: 'c1', D: 'd1' });
    expect(refusedBy(written, 'A', 'ballot:A', { B: 'b2', C: 'c1', D: 'd1' })).toEqual(['HIT-TARGET-05']);
    expect(refusedBy(written, 'A', 'priority:1:1', { A: 1, B: 2, C: 3, D: 4 })).toEqual(['HIT-TARGET-08']);
    expect(refusedBy(written, 'B', 'reveal', true)).toEqual(['HIT-TARGET-05']);
    const undone = commanded(written, player('A'), { type: 'undo', target: written.entries.at(-1)?.command ?? '' });
    expect(undone).toMatchObject({ code: 'lasting' });
  });

  test('the battle: who is out, leaving, bottle tests, markers, reinforcements', () => {
    const fighting = inRound(1);
    const gone = told(fighting, 'A', 'out', { fighter: 'c1', how: 'fled' });
    expect(refusedBy(gone, 'A', 'loses', { fighter: 'c1', wounds: 1 })).toEqual(['HIT-VP-01']);
    expect(refusedBy(fighting, 'A', 'leave', { fighter: 'a1', over: battleIn(fighting).edges.B ?? 'north' })).toEqual([
      'HIT-RUN-01',
    ]);
    expect(refusedBy(fighting, 'A', 'bottle-die:A:1', 6)).toEqual(['HIT-BOTTLE-01']);
    expect(refusedBy(fighting, 'D', 'deploy:9', { fighter: 'd2' })).toEqual(['HIT-CREW-02']);
    expect(refusedBy(fighting, 'D', 'draw-cards:D', 1)).toEqual(['HIT-TACTICS-05']);
    expect(refusedBy(fighting, 'A', 'attack', { by: 'a1', target: 'b2', traits: ['blast'] })).toContain(
      'HIT-HIDDEN-03',
    );
  });
});

describe('a Hidden fighter', () => {
  const snapshot = { by: 'a1', view: 'partial', within: 'close' };

  test('is detected by dice against every modifier, and its model comes where the marker was', () => {
    const looking = told(inRound(1), 'A', 'seek:b2', snapshot);
    const { chances } = RULES.shared(looking.state).boards as unknown as { chances: { rows: BoardRow[] } };
    // Intelligence 7; +2 sight and arc, +1 within 6", -1 partial cover, -1 for what its sheet says.
    expect(chances.rows[0]).toMatchObject({
      figure: '72.2 %',
      facts: expect.arrayContaining(['6 or more on two dice']),
    });
    expect(battleIn(told(looking, 'A', 'detect-dice', { first: 2, second: 3 })).exposed).toEqual([]);
    const found = told(looking, 'A', 'detect-dice', { first: 3, second: 3 });
    expect(battleIn(found)).toMatchObject({ exposed: ['b2'], detecting: null });
    expect(tell(found, 'B', 'put:b2', { x: 110, y: 100 })).toMatchObject({ refused: ['HIT-HIDDEN-08'] });
    expect(battleIn(told(found, 'B', 'put:b2', { x: 100, y: 100 })).exposed).toEqual([]);
  });

  test('gives every other gang a free Detect when it attacks quietly but not silently', () => {
    const attacked = told(inRound(1), 'B', 'attack', { by: 'b2', target: 'a1', traits: [] });
    expect(battleIn(attacked).freeDetects).toEqual(['A', 'C', 'D']);
    const used = told(told(attacked, 'A', 'seek:b2', { ...snapshot, free: true }), 'A', 'detect-result', false);
    expect(battleIn(used)).toMatchObject({ freeDetects: ['C', 'D'], exposed: [] });
    expect(tell(used, 'A', 'seek:b2', { ...snapshot, free: true })).toMatchObject({ refused: ['HIT-DETECT-12'] });
    expect(battleIn(told(inRound(1), 'B', 'attack', { by: 'b2', target: 'a1', traits: ['noisy'] })).exposed).toEqual([
      'b2',
    ]);
  });
});

describe('time limits', () => {
  test('run out by themselves, are said, and forfeit nothing', () => {
    const observing = at('observation');
    const [due] = RULES.due(observing.state);
    expect((due?.at ?? 0) - (observing.entries.at(-1)?.at ?? 0)).toBe(15 * 60_000);
    if (!due) throw new Error('nothing is due');
    const late = commanded(observing, { role: 'system' }, due.command);
    if (isRefusal(late)) throw new Error(late.message);
    expect(RULES.due(late.state)).toEqual([]);
    expect(tableOf(late).guides.map(({ text }) => text)).toContain(
      'The 15 minutes are over: go on. Nobody forfeits anything.',
    );
    const writing = told(late, 'A', 'observe', true);
    const [limit] = RULES.due(writing.state);
    if (!limit) throw new Error('nothing is due');
    const over = commanded(writing, { role: 'system' }, limit.command);
    if (isRefusal(over)) throw new Error(over.message);
    // A ballot after the limit still counts (HIT-AMB-14).
    expect(battleIn(told(over, 'A', 'ballot:A', BALLOTS['ballot:A'] ?? null)).ballots).toEqual(['A']);
  });
});
