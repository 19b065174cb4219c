/** An All Out Brawl at its table: Crews looked over, “May I?” by the actions of the pack, and the middle measured. */
import { describe, expect, it } from 'vitest';
import type { TurnBoard } from '../../../../encounter/board.ts';
import type { SideId } from '../../../../encounter/types.ts';
import type { Json } from '../../../../journal/json.ts';
import { isRefusal } from '../../../../rules/refusal.ts';
import { type Seat, seatAt } from '../../../../../tests/core/systems/malifaux/seat.ts';
import { seasonZeroGame } from '../game.ts';

const SIDES: readonly SideId[] = ['A', 'B', 'C', 'D'];

function must(refused: ReturnType<Seat['tell']>): void {
  if (refused) throw new Error(refused.message);
}

/** As far as Turn 1, before anybody flipped. */
function begun(): Seat {
  const seat = seatAt(seasonZeroGame, { options: { mode: 'all-out-brawl' } }, SIDES);
  must(seat.tell('A', 'crew:A', 'Warden (Enforcer) (8)'));
  must(seat.tell('B', 'crew:B', 'Warden (Enforcer) (8)'));
  for (const side of ['C', 'D'] as const) must(seat.tell(side, `crew:${side}`, side === 'C' ? 'Ox (6)' : ''));
  must(seat.tell('A', 'deploying', ['D', 'C', 'B', 'A']));
  return seat;
}

/** The Turn played: nobody hurt anybody. */
function played(seat: Seat, turn: number): void {
  for (const [place, side] of SIDES.entries()) must(seat.tell(side, `turn:${turn}/flip:${side}`, String(13 - place)));
  for (const side of SIDES) must(seat.tell(side, `turn:${turn}/activation:${side}`, { damaged: 0 }));
}

function put(seat: Seat, terrain: readonly Json[], ...at: readonly (readonly [SideId, number, number])[]): Seat {
  const things = at.map(([side, x, y]) => {
    return { id: `${side}1`, name: `the ${side}`, kind: 'model', side: 'neutral', at: [x, y], base: 30 };
  });
  must(seat.tell('A', `turn:${seat.progress().turn}/table`, { put: things, off: [], terrain: [...terrain] }));
  return seat;
}

/** `yes`, or the rules against it, or the code of what cannot be judged. */
function asked(seat: Seat, question: string, value: Json, side: SideId = 'A'): string {
  const verdict = seat.may(side, question, value);
  if (isRefusal(verdict)) return verdict.code;
  return verdict.may ? 'yes' : verdict.rules.join(' ');
}

describe('an All Out Brawl', () => {
  it('lets anybody but its owner look over a Crew, and says what is not in order until it is', () => {
    const seat = begun();
    const look = seat.mine('A').asks.find(({ id }) => id === 'inspect');
    expect(look).toMatchObject({
      kind: { fields: [{ kind: { choices: [{ id: 'B' }, { id: 'C' }, { id: 'D' }] } }, {}, {}] },
    });
    must(seat.tell('A', 'inspect', { crew: 'C', looked: ['official', 'cards'], wrong: ['official'] }));
    expect(seat.tell('A', 'inspect', { crew: 'A', looked: ['official'] })).not.toBeNull();
    const said = () => seat.table().guides.filter(({ rules }) => rules.includes('GG0-PAINT-12'));
    expect(said().map(({ text }) => text.startsWith('{C}'))).toEqual([true]);
    expect(JSON.stringify(seat.mine('D').boards)).toContain('{C}, looked over by {A}');
    must(seat.tell('D', 'inspect', { crew: 'C', looked: ['official'] }));
    expect(said()).toEqual([]);
  });

  it('refuses what is against its rules, and nothing changes', () => {
    const seat = begun();
    const refused = (ask: string, value: Json, side: SideId = 'A') => seat.tell(side, ask, value)?.refused;
    expect(refused('crew:A', 'Ox (Minion) (5)')).toEqual(['GG0-MODE-AOB-02']);
    expect(refused('take:A:1', { scheme: 'vendetta' })).toEqual(['GG0-MODE-AOB-09']);
    for (const [place, side] of SIDES.entries()) must(seat.tell(side, `turn:1/flip:${side}`, String(13 - place)));
    // Of four, three are others; nobody kills themselves, or acts before their flip says so.
    expect(refused('turn:1/activation:A', { damaged: 4 })).toContain('GG0-MODE-AOB-10');
    expect(refused('turn:1/activation:A', { damaged: 0, killed: ['A'] })).toContain('GG0-MODE-AOB-09');
    expect(refused('turn:1/activation:B', { damaged: 0 }, 'B')).toContain('GG0-MODE-AOB-06');
    // Once one has fallen, two others are in play.
    must(seat.tell('A', 'turn:1/kill', { victim: 'D' }));
    expect(refused('turn:1/activation:A', { damaged: 3 })).toContain('GG0-MODE-AOB-10');
    const lines = Object.fromEntries(SIDES.map((side) => [side, { vp: side === 'A' ? -1 : 0 }]));
    expect(seat.command('A', { type: 'propose-result', lines })?.refused).toEqual(['GG0-SCORE-04']);
    expect(seat.table().points).toEqual([]);
    // Two tell an Activation differently: both stand until somebody gives way or a judge decides.
    must(seat.tell('A', 'turn:1/activation:A', { damaged: 2 }));
    const answer = seat.table().answers.length;
    must(seat.command('C', { type: 'object', answer, value: { damaged: 1 } }));
    expect(seat.table().answers[answer - 1]).toMatchObject({
      value: { damaged: 2 },
      objections: [{ side: 'C', value: { damaged: 1 } }],
    });
  });

  it('shows a Turn on one screen: who acts, what a tap on a model tells and pays, and who killed it', () => {
    const flipped = (): Seat => {
      const seat = begun();
      for (const [place, side] of SIDES.entries()) must(seat.tell(side, `turn:1/flip:${side}`, String(13 - place)));
      return seat;
    };
    const boardOf = (seat: Seat) => seat.mine('A').boards.turn as unknown as TurnBoard;
    const [activation] = boardOf(flipped()).marked ?? [];
    expect(activation).toMatchObject({ ask: 'turn:1/activation:A', models: ['B', 'C', 'D'] });
    expect(activation?.marks.length).toBe(3);
    for (const { tells, worth } of activation?.marks ?? []) {
      const seat = flipped();
      const kills = tells.includes('killed');
      const value = { damaged: tells.includes('damaged') ? 1 : 0, killed: kills ? ['D'] : [] };
      must(seat.tell('A', 'turn:1/activation:A', value));
      expect(seat.table().lines.A).toEqual({ vp: worth });
      const fell = kills ? { out: 'killed by {A}' } : {};
      expect(boardOf(seat).sides[3]?.models).toEqual([{ id: 'D', name: 'Model on paper', ...fell }]);
    }
    const seat = begun();
    played(seat, 1);
    expect(boardOf(seat).marked).toMatchObject([{ ask: 'turn:1/middle', models: SIDES, ends: 'turn' }]);
  });

  it('says what may be held, summoned and buried', () => {
    const seat = begun();
    expect([asked(seat, 'hold-cards', { cards: 3 }), asked(seat, 'hold-cards', { cards: 4 })]).toEqual([
      'yes',
      'GG0-MODE-AOB-04',
    ]);
    expect(asked(seat, 'summon', {})).toBe('GG0-MODE-AOB-08');
    put(seat, [], ['C', 5, 5]);
    expect(asked(seat, 'bury', { model: 'C1' })).toBe('GG0-MODE-AOB-05');
    // What two-player games ask has no place here, nor has a Brawl’s in those.
    expect(seat.questions('A').map(({ id }) => id)).toEqual([
      'summon',
      'deploy-anywhere',
      'bring-back',
      'bury',
      'hold-cards',
    ]);
  });

  it('measures where models deploy, come back, and may not be put', () => {
    const seat = put(begun(), [], ['C', 18, 18], ['A', 18, 25.1]);
    expect(asked(seat, 'deploy-anywhere', { model: 'A1' })).toBe('GG0-MODE-AOB-03');
    // A's base and C's are 30 mm: 7.2 inches between the middles leave 6.02.
    put(seat, [], ['A', 18, 25.2]);
    expect(asked(seat, 'deploy-anywhere', { model: 'A1' })).toBe('yes');
    expect(seat.may('A', 'deploy-anywhere', { model: 'A1' })).toMatchObject({
      measured: ['the C: 6.02″ from the A, not within 6″'],
    });
    expect(asked(seat, 'deploy-anywhere', { model: 'C1' })).toBe('bad-answer');
    put(seat, [], ['A', 29.5, 18]);
    const edge = (id: string): string => asked(seat, 'bring-back', { model: 'A1', edge: id });
    expect([edge('E'), edge('N')]).toEqual(['yes', 'GG0-MODE-AOB-07']);
    expect(asked(seat, 'put', { thing: 'A1' })).toBe('unknown-question');
    put(seat, [{ id: 't1', name: 'Peak', shape: { circle: [29, 18, 2] }, traits: ['unreachable'] }], ['A', 29.5, 18]);
    expect(asked(seat, 'put', { thing: 'A1' })).toBe('GG0-ADJ-02');
    put(seat, [{ id: 't1', name: 'Peak', shape: { circle: [5, 5, 2] }, traits: ['unreachable'] }], ['A', 29.5, 18]);
    expect(asked(seat, 'put', { thing: 'A1' })).toBe('yes');
  });

  it('suggests who is near the middle where the table was told, by what files are judged by', () => {
    const seat = begun();
    played(seat, 1);
    const middle = (turn: number) => seat.mine('B').asks.find(({ id }) => id === `turn:${turn}/middle`);
    expect(middle(1)).not.toHaveProperty('suggested');
    put(seat, [], ['A', 18, 24.5], ['B', 18, 11], ['D', 18, 18]);
    expect(middle(1)).toMatchObject({ suggested: ['A', 'D'], rules: ['GG0-MODE-AOB-11'] });
    expect(middle(1)?.measured).toContain('Not on the table, and not counted: Ox');
    must(seat.tell('B', 'turn:1/middle', ['A', 'D']));
    played(seat, 2);
    // Nobody said how things stand in the second Turn.
    expect(middle(2)).not.toHaveProperty('suggested');
    expect(seat.table().lines).toEqual({ A: { vp: 1 }, B: { vp: 0 }, C: { vp: 0 }, D: { vp: 1 } });
  });
});
