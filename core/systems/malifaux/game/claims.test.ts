/** What may be claimed at a table: what the record of the game lets be so, and nothing else. Answers go in as phones give them. */
import { describe, expect, it } from 'vitest';
import { boardsIn } from '../../../encounter/board.ts';
import type { EncounterGame } from '../../../encounter/game.ts';
import type { SideId } from '../../../encounter/types.ts';
import type { Json } from '../../../journal/json.ts';
import { pairedScheme } from '../../gaining-grounds-2018/event/strategy-flip.ts';
import { grounds2018Game } from '../../gaining-grounds-2018/game/game.ts';
import { STRATEGIES } from '../../gaining-grounds-2018/names.ts';
import { seasonZeroGame } from '../../gaining-grounds-s0/game/game.ts';
import { type Seat, seatAt } from '../../../../tests/core/systems/malifaux/seat.ts';

const CREWS = {
  A: 'Ana (Master) (15)\nAda (Henchman) (8)\nAlf (Minion) (6)\nAmy (Totem) (3)',
  B: 'Bea (Master) (15)\nBob (Enforcer) (8)\nBen (Minion) (6)\nBud (Minion) (3)',
} as const;

type Picks = Readonly<Record<'A' | 'B', readonly Json[]>>;

/** A game in its first Turn; `tell` throws where it is refused. */
class Played {
  readonly seat: Seat;

  constructor(game: EncounterGame, scenario: Json, picks: Picks, crews: Readonly<Record<'A' | 'B', string>> = CREWS) {
    this.seat = seatAt(game, { options: {}, scenario });
    for (const side of ['A', 'B'] as const) this.tell(side, `crew:${side}`, crews[side]);
    for (const side of ['A', 'B'] as const) {
      picks[side].forEach((pick, place) => this.tell(side, `take:${side}:${place + 1}`, pick));
    }
  }

  tell(side: SideId, ask: string, value: Json): void {
    const refused = this.seat.tell(side, ask, value);
    if (refused) throw new Error(`${ask}: ${refused.message}`);
  }

  kill(victim: string, by: string | null, how = 'killed'): void {
    this.tell('A', `turn:${this.turn}/kill`, { victim, ...(by === null ? {} : { by }), how });
  }

  /** To the end of the Turn, with what the Strategy is suggested to come to, or these counts. */
  count(strategy: string, counts?: Json): void {
    const ask = this.asked('A', `turn:${this.turn}/strategy:${strategy}`);
    const none = {
      'A:count': 0,
      'B:count': 0,
      ...(strategy === 'reckoning' ? { 'A:wiped': false, 'B:wiped': false } : {}),
    };
    this.tell('A', `turn:${this.turn}/strategy:${strategy}`, counts ?? ask?.suggested ?? none);
  }

  pass(): void {
    const { turn } = this;
    for (const side of ['A', 'B'] as const) this.tell(side, `turn:${turn}/pass:${side}`, true);
  }

  next(strategy: string): void {
    this.count(strategy);
    this.pass();
  }

  get turn(): number {
    return this.seat.progress().turn;
  }

  asked(side: SideId, id: string) {
    return this.seat.mine(side).asks.find((ask) => ask.id === id);
  }

  /** The sentence and the rules of a refusal. */
  refused(side: SideId, ask: string, value: Json): string {
    const refused = this.seat.tell(side, ask, value);
    return refused === null ? 'taken' : `${refused.message} ${refused.refused.join(' ')}`;
  }

  /** Why a Scheme on its card cannot pay before the end; undefined where it may. */
  against(side: SideId, scheme: string): string | undefined {
    const turn = boardsIn(this.seat.mine(side).boards).find((board) => board.kind === 'turn');
    const cards = turn?.kind === 'turn' ? turn.cards : [];
    return cards.find((card) => card.side === side && card.title === scheme)?.parts.find((part) => part.against)
      ?.against;
  }

  points(side: SideId): number {
    return this.seat
      .table()
      .points.filter((line) => line.side === side)
      .reduce((sum, { points }) => sum + points, 0);
  }
}

describe('Season Zero', () => {
  const begun = (strategy: string, picks: Partial<Picks>, schemes: readonly string[] = POOL): Played =>
    new Played(
      seasonZeroGame,
      { strategy, deployment: 'standard', schemes: [...schemes] },
      {
        A: [{ scheme: 'outflank' }, { scheme: 'assassinate' }],
        B: [{ scheme: 'outflank' }, { scheme: 'assassinate' }],
        ...picks,
      },
    );
  const POOL = ['outflank', 'assassinate', 'take-prisoner', 'deliver-a-message', 'dig-their-graves'];

  it('digs no grave where nobody fell, and digs one where the own Crew killed', () => {
    const game = begun('turf-war', { A: [{ scheme: 'dig-their-graves' }, { scheme: 'outflank' }] });
    const dig = 'turn:1/scheme:A:dig-their-graves:kill';
    expect(game.asked('A', dig)).toBeUndefined();
    expect(game.refused('A', dig, { beside: true })).toContain('nobody fell this Turn');
    game.kill('B4', null);
    expect(game.refused('A', dig, { beside: true })).toContain('GG0-SCHEME-05-02');
    game.kill('A3', 'B1');
    expect(game.asked('A', dig)).toBeUndefined();
    game.kill('B3', 'A2');
    expect(game.asked('A', dig)?.suggested).toEqual({ beside: true });
    game.kill('A2', 'B1');
    game.tell('A', dig, { beside: true });
    expect(game.points('A')).toBe(1);
  });

  it('lets whoever ended the Turn still show what scores when it is over, until the other is done', () => {
    const game = begun('turf-war', { A: [{ scheme: 'take-prisoner', target: 'B3' }, { scheme: 'assassinate' }] });
    game.next('turf-war');
    game.count('turf-war');
    game.tell('A', 'turn:2/pass:A', true);
    const prisoner = 'turn:2/scheme:A:take-prisoner:end-of-turn';
    expect(game.asked('A', prisoner)?.claimed).toEqual(['engaged', 'alone']);
    game.tell('A', prisoner, { engaged: true, alone: true });
    expect(game.points('A')).toBe(1);
    game.tell('B', 'turn:2/pass:B', true);
    expect(game.refused('A', prisoner, { engaged: true, alone: true })).not.toBe('taken');
  });

  it('shows a Scheme anew whose reveal came to nothing, as both agreed', () => {
    const game = begun('turf-war', { A: [{ scheme: 'take-prisoner', target: 'B3' }, { scheme: 'assassinate' }] });
    game.next('turf-war');
    game.count('turf-war');
    game.tell('A', 'turn:2/scheme:A:take-prisoner:end-of-turn', { engaged: true, alone: true });
    const { number } = game.seat.table().answers.at(-1) ?? { number: 0 };
    const value = { engaged: false, alone: false };
    expect(game.seat.command('B', { type: 'object', answer: number, value })).toBeNull();
    expect(game.seat.command('A', { type: 'agree', answer: number, with: 'B' })).toBeNull();
    expect(game.points('A')).toBe(0);
    game.pass();
    game.count('turf-war');
    game.tell('A', 'turn:3/scheme:A:take-prisoner:end-of-turn', { engaged: true, alone: true });
    expect(game.points('A')).toBe(1);
  });

  it('takes another account of a count but for what cannot be: four idols where there are three', () => {
    const game = begun('corrupted-idols', { A: [{ scheme: 'assassinate' }, { scheme: 'dig-their-graves' }] });
    game.next('corrupted-idols');
    game.next('corrupted-idols');
    game.count('corrupted-idols', { 'A:count': 1, 'B:count': 0 });
    const { number } = game.seat.table().answers.at(-1) ?? { number: 0 };
    const told = (mine: number) =>
      game.seat.command('B', { type: 'object', answer: number, value: { 'A:count': 1, 'B:count': mine } });
    expect(told(3)).toMatchObject({
      message: '1 and 3 are 4, and there are 3 Strategy Markers in Turn 3 at most.',
      refused: ['GG0-STRAT-IDOLS-08'],
    });
    expect(told(2)).toBeNull();
  });

  it('takes no other account of a counter that cannot be either', () => {
    const game = begun('corrupted-idols', { A: [{ scheme: 'assassinate' }, { scheme: 'dig-their-graves' }] });
    game.next('corrupted-idols');
    game.tell('A', 'turn:2/counted:corrupted-idols', { 'A:count': 1 });
    const { number } = game.seat.table().answers.at(-1) ?? { number: 0 };
    const told = (figure: number) =>
      game.seat.command('B', { type: 'object', answer: number, value: { 'A:count': figure } });
    expect(told(3)?.refused).toEqual(['GG0-STRAT-IDOLS-08']);
    expect(told(2)).toBeNull();
  });

  it('takes another account of who was killed that the record does not know: Reckoning', () => {
    const game = begun('reckoning', { A: [{ scheme: 'assassinate' }, { scheme: 'dig-their-graves' }] });
    game.next('reckoning');
    game.count('reckoning');
    const { number } = game.seat.table().answers.at(-1) ?? { number: 0 };
    const value = { 'A:count': 0, 'A:wiped': false, 'B:count': 2, 'B:wiped': false };
    expect(game.seat.command('B', { type: 'object', answer: number, value })).toBeNull();
  });

  it('tells what only who scores says from what the record knows, and why a part cannot pay', () => {
    const schemes = ['detonate-charges', 'deliver-a-message', 'dig-their-graves'];
    const game = begun(
      'turf-war',
      { A: [{ scheme: 'dig-their-graves' }, { scheme: 'deliver-a-message', target: 'B1' }] },
      schemes.concat('outflank', 'assassinate'),
    );
    const message = 'turn:1/scheme:A:deliver-a-message:interact';
    expect(game.asked('A', message)?.claimed).toEqual(['delivered']);
    game.kill('B3', null);
    expect(game.against('A', 'Dig Their Graves')).toMatch(/^By the record nobody who counts for it fell this Turn/);
    expect(game.against('A', 'Deliver a Message')).toBeUndefined();
    game.kill('B1', 'A2');
    expect(game.against('A', 'Dig Their Graves')).toBeUndefined();
    expect(game.asked('A', 'turn:1/scheme:A:dig-their-graves:kill')?.claimed).toEqual(['beside']);
    expect(game.against('A', 'Deliver a Message')).toBe('The noted model is not in play.');
  });

  it('takes no prisoner and hands no message to the dead', () => {
    const game = begun('turf-war', {
      A: [
        { scheme: 'take-prisoner', target: 'B3' },
        { scheme: 'deliver-a-message', target: 'B1' },
      ],
    });
    const [prisoner, message] = [
      'turn:1/scheme:A:take-prisoner:end-of-turn',
      'turn:1/scheme:A:deliver-a-message:interact',
    ];
    expect(game.asked('A', message)?.suggested).toEqual({ delivered: true });
    game.kill('B3', 'A2');
    game.kill('B1', 'A2');
    expect(game.asked('A', message)).toBeUndefined();
    expect(game.refused('A', message, { delivered: true })).toBe(
      'Deliver a Message does not score. The noted model is not in play. GG0-SCHEME-11-02 GG0-SCHEME-11-03',
    );
    game.count('turf-war');
    expect(game.asked('A', prisoner)).toBeUndefined();
    expect(game.refused('A', prisoner, { engaged: true, alone: true })).toContain('The noted model is not in play.');
    // It tells the other side nothing, not even that it was asked for.
    expect(game.refused('B', prisoner, { engaged: true, alone: true })).not.toContain('noted');
  });

  it('assassinates no Leader who is dead, and has one gone at the end only if it is', () => {
    const dead = begun('turf-war', {});
    dead.kill('B1', 'A1');
    dead.count('turf-war');
    expect(dead.refused('A', 'turn:1/scheme:A:assassinate:end-of-turn', { half: true })).toContain('GG0-SCHEME-10-02');
    const ended = (fall: (game: Played) => void): Played => {
      const game = begun('turf-war', {});
      game.tell('A', 'turn:1/call', 'time');
      fall(game);
      game.next('turf-war');
      return game;
    };
    const gone = 'end/scheme:A:assassinate:end-of-game';
    const alive = ended(() => undefined);
    expect(alive.asked('A', gone)).toBeUndefined();
    expect(alive.refused('A', gone, { gone: true })).toContain('By the record that is not so');
    const buried = ended((game) => game.kill('B1', null, 'buried'));
    expect(buried.asked('A', gone)?.suggested).toEqual({ gone: true });
    expect(buried.refused('A', gone, { gone: false })).toContain('By the record that is so');
    buried.tell('A', gone, { gone: true });
    expect(buried.points('A')).toBe(1);
    const back = ended((game) => {
      game.kill('B1', null, 'buried');
      game.tell('B', 'turn:1/back', 'B1');
    });
    expect(back.asked('A', gone)).toBeUndefined();
  });

  it('has a Vendetta outlive its enemy only where that one is gone', () => {
    const pool = ['outflank', 'assassinate', 'vendetta', 'claim-jump', 'dig-their-graves'];
    const picks = {
      A: [
        { scheme: 'vendetta', model: 'A3', target: 'B2' },
        { scheme: 'claim-jump', model: 'A3' },
      ],
    };
    const game = begun('turf-war', picks, pool);
    game.tell('A', 'turn:1/call', 'time');
    game.next('turf-war');
    const end = 'end/scheme:A:vendetta:end-of-game';
    expect(game.refused('A', end, { outlived: true })).toContain('By the record that is not so');
    expect(game.asked('A', 'end/scheme:A:claim-jump:end-of-game')).toBeDefined();
    const won = begun('turf-war', picks, pool);
    won.kill('B2', 'A1');
    won.tell('A', 'turn:1/call', 'time');
    expect(won.asked('A', 'turn:1/scheme:A:vendetta:activation')).toBeUndefined();
    won.next('turf-war');
    expect(won.asked('A', end)?.suggested).toEqual({ outlived: true });
  });

  it('knows who was killed by whose own side since a Scheme was revealed', () => {
    const game = begun('turf-war', { A: [{ scheme: 'take-prisoner', target: 'B3' }, { scheme: 'outflank' }] });
    game.count('turf-war');
    game.tell('A', 'turn:1/scheme:A:take-prisoner:end-of-turn', { engaged: true, alone: true });
    game.pass();
    game.kill('B3', 'B1');
    game.tell('A', 'turn:2/call', 'time');
    game.next('turf-war');
    const end = 'end/scheme:A:take-prisoner:end-of-game';
    expect(game.asked('A', end)?.suggested).toEqual({ engaged: false, killedByItsOwn: true });
    game.tell('A', end, { engaged: false, killedByItsOwn: true });
    expect(game.points('A')).toBe(2);
  });

  it('has five Markers in Turf War, and in Corrupted Idols one more each Turn', () => {
    const turf = begun('turf-war', {});
    expect(turf.refused('A', 'turn:1/strategy:turf-war', { 'A:count': 5, 'B:count': 5 })).toBe(
      '5 and 5 are 10, and there are 5 Strategy Markers. GG0-STRAT-TURFWAR-01',
    );
    turf.count('turf-war', { 'A:count': 2, 'B:count': 3 });
    const idols = begun('corrupted-idols', {});
    expect(idols.refused('A', 'turn:1/strategy:corrupted-idols', { 'A:count': 1, 'B:count': 1 })).toContain(
      'GG0-STRAT-IDOLS-08',
    );
    idols.count('corrupted-idols', { 'A:count': 0, 'B:count': 1 });
  });

  it('reckons with who was killed, and with nobody wiped out who is in play', () => {
    const game = begun('reckoning', {});
    game.kill('B1', 'A1');
    game.kill('other-B', 'A1');
    game.kill('A4', null, 'sacrificed');
    const told = (count: number, wiped = false): Json => ({
      'A:count': count,
      'A:wiped': wiped,
      'B:count': 0,
      'B:wiped': false,
    });
    const ask = 'turn:1/strategy:reckoning';
    expect(game.refused('A', ask, told(5))).toBe('taken');
    const other = begun('reckoning', {});
    other.kill('B1', 'A1');
    expect(other.asked('A', ask)?.suggested).toEqual(told(3));
    expect(other.refused('A', ask, told(4))).toContain('GG0-STRAT-RECKONING-03');
    expect(other.refused('A', ask, told(3, true))).toContain('GG0-STRAT-RECKONING-04');
    other.count('reckoning', told(3));
  });

  it('has no more corners in a Power Ritual than the Deployment has', () => {
    const game = begun('turf-war', { A: [{ scheme: 'power-ritual' }, { scheme: 'outflank' }] }, [
      'power-ritual',
      ...POOL.slice(0, 4),
    ]);
    game.tell('A', 'turn:1/call', 'time');
    game.next('turf-war');
    const end = 'end/scheme:A:power-ritual:end-of-game';
    expect(game.asked('A', end)?.help).toContain('This Deployment leaves 2 corners outside your Deployment Zone.');
    expect(game.refused('A', end, { far: 3, own: 0 })).toMatch(/a whole number from 0 to 2, please\. GG0-SCHEME-08-03/);
    // No more of one's own than count.
    expect(game.asked('A', end)?.suggested).toEqual({ far: 2, own: 1 });
    game.tell('A', end, { far: 2, own: 1 });
    expect(game.points('A')).toBe(1);
  });

  it('knows nobody of a team whose other Crew is on paper', () => {
    const scenario = { strategy: 'turf-war', deployment: 'standard', schemes: POOL };
    const seat = seatAt(seasonZeroGame, { options: { variants: ['team-event'] }, scenario });
    const must = (side: SideId, ask: string, value: Json): void => {
      const refused = seat.tell(side, ask, value);
      if (refused) throw new Error(`${ask}: ${refused.message}`);
    };
    must('A', 'crew:A', '');
    must('A', 'crew:A:2', '');
    must('B', 'crew:B', 'Bea (Master) (15)\nBob (Enforcer) (8)');
    must('B', 'crew:B:2', '');
    for (const side of ['A', 'B'] as const) {
      must(side, `take:${side}:1`, { scheme: 'assassinate' });
      must(side, `take:${side}:2`, { scheme: 'outflank' });
    }
    must('A', 'turn:1/kill', { victim: 'B1' });
    must('A', 'turn:1/call', 'time');
    must('A', 'turn:1/strategy:turf-war', { 'A:count': 0, 'B:count': 0 });
    for (const side of ['A', 'B'] as const) must(side, `turn:1/pass:${side}`, true);
    // The other Leader of the team may be in play: it is claimed, and not known.
    const gone = 'end/scheme:A:assassinate:end-of-game';
    expect(seat.mine('A').asks.find(({ id }) => id === gone)).toMatchObject({ suggestedAs: 'claimed', suggestedVp: 1 });
    must('A', gone, { gone: false });
  });

  it('claims nothing of a noted model that fell, of a team whose other Crew is on paper', () => {
    const scenario = { strategy: 'turf-war', deployment: 'standard', schemes: ['claim-jump', ...POOL.slice(0, 4)] };
    const seat = seatAt(seasonZeroGame, { options: { variants: ['team-event'] }, scenario });
    const must = (side: SideId, ask: string, value: Json): void => {
      const refused = seat.tell(side, ask, value);
      if (refused) throw new Error(`${ask}: ${refused.message}`);
    };
    for (const ask of ['crew:A', 'crew:B', 'crew:B:2']) must(ask.includes('A') ? 'A' : 'B', ask, '');
    must('A', 'crew:A:2', 'Ana (Master) (15)\nAda (Minion) (8)');
    must('A', 'take:A:1', { scheme: 'claim-jump', model: 'A2' });
    must('A', 'take:A:2', { scheme: 'outflank' });
    for (const [place, scheme] of ['assassinate', 'outflank'].entries()) must('B', `take:B:${place + 1}`, { scheme });
    must('A', 'turn:1/kill', { victim: 'A2', how: 'buried' });
    must('A', 'turn:1/strategy:turf-war', { 'A:count': 0, 'B:count': 0 });
    const jump = seat.tell('A', 'turn:1/scheme:A:claim-jump:end-of-turn', { middle: true, clear: true });
    expect(jump?.message).toContain('The noted model is not in play.');
  });

  it('counts what a Crew on paper did as it is told', () => {
    const game = new Played(
      seasonZeroGame,
      { strategy: 'reckoning', deployment: 'standard', schemes: POOL },
      {
        A: [{ scheme: 'take-prisoner', target: 'Ox' }, { scheme: 'dig-their-graves' }],
        B: [{ scheme: 'outflank' }, { scheme: 'assassinate' }],
      },
      { A: '', B: '' },
    );
    game.tell('A', 'turn:1/scheme:A:dig-their-graves:kill', { beside: true });
    game.count('reckoning', { 'A:count': 4, 'A:wiped': false, 'B:count': 0, 'B:wiped': false });
    game.tell('A', 'turn:1/scheme:A:take-prisoner:end-of-turn', { engaged: true, alone: true });
    expect(game.points('A')).toBe(2);
  });
});

describe('bad input', () => {
  const setting = {
    options: {},
    scenario: {
      strategy: 'turf-war',
      deployment: 'standard',
      schemes: ['outflank', 'assassinate', 'breakthrough', 'claim-jump', 'vendetta'],
    },
  };
  const said = (refused: ReturnType<Seat['tell']>): string =>
    `${refused?.message ?? 'taken'} ${refused?.refused.join(' ') ?? ''}`;

  it('is answered with a sentence and its rules: Crews', () => {
    const seat = seatAt(seasonZeroGame, setting);
    const crew = (text: string): string => said(seat.tell('A', 'crew:A', text));
    expect(crew('??? !!! 12')).toContain(
      'No model can be read in it. Write one per line, the Leader first. GG0-SETUP-01 GG0-SETUP-07',
    );
    expect(crew('Ana (Master) (15)\nAlf (5)\nwhat is this')).toContain('Line 3 cannot be read: “what is this”.');
    expect(crew('Ana (Master) (15)\n7x Ox (8)')).toBe('The Crew costs 56 of 50 Soulstones. GG0-SETUP-01');
  });

  it('is answered with a sentence and its rules: Schemes, the last Marker, a phone that was away', () => {
    const game = new Played(seasonZeroGame, setting.scenario, { A: [{ scheme: 'outflank' }], B: [] });
    expect(game.refused('A', 'take:A:2', { scheme: 'power-ritual' })).toContain('GG0-CORE-08');
    game.tell('A', 'take:A:2', { scheme: 'assassinate' });
    game.tell('B', 'take:B:1', { scheme: 'outflank' });
    game.tell('B', 'take:B:2', { scheme: 'assassinate' });
    const markers = (a: number, b: number): Json => ({ 'A:count': a, 'B:count': b });
    expect(game.refused('A', 'turn:1/strategy:turf-war', markers(3, 3))).toContain(
      'there are 5 Strategy Markers. GG0-STRAT-TURFWAR-01',
    );
    game.tell('A', 'turn:1/strategy:turf-war', markers(3, 2));
    // The other claims it too, a moment later.
    expect(game.refused('B', 'turn:1/strategy:turf-war', markers(2, 3))).toBe(
      'Turn 1 is counted already: {A} 3, {B} 2. If that is wrong, say so under “What was entered”. GG0-CORE-01',
    );
    expect(game.refused('B', 'turn:1/kill', { victim: 'A1' })).toContain('the Turn is scored, and Schemes are shown');
    game.pass();
    game.next('turf-war');
    expect(game.refused('B', 'turn:1/pass:B', true)).toBe('Turn 1 is over: this is Turn 3. GG0-CORE-01');
    expect(game.refused('B', 'turn:1/scheme:B:outflank:end-of-turn', { ends: 2 })).toBe(
      'Turn 1 is over: this is Turn 3. GG0-CORE-01',
    );
    expect(game.refused('B', 'turn:1/kill', { victim: 'A1' })).toContain('Turn 1 is over');
  });
});

describe('2018', () => {
  const begun = (
    strategy: string,
    schemes: readonly string[],
    picks: Picks,
    crews: Readonly<Record<'A' | 'B', string>> = CREWS,
  ): Played =>
    new Played(
      grounds2018Game,
      { strategy, deployment: 'standard', schemes: [pairedScheme(strategy) ?? '', ...schemes] },
      picks,
      crews,
    );
  /** A Strategy whose card puts this Scheme into the pool. */
  const paired = (scheme: string): string => STRATEGIES.find(({ id }) => pairedScheme(id) === scheme)?.id ?? '';
  const idle = [{ scheme: 'set-up', target: 'A2' }, { scheme: 'search-the-ruins' }];

  it('lifts no Evidence before it is revealed, nor more than was put there', () => {
    const schemes = ['recover-evidence', 'set-up', 'search-the-ruins', 'vendetta'];
    const game = begun('extraction', schemes, {
      A: [{ scheme: 'recover-evidence' }, { scheme: 'search-the-ruins' }],
      B: idle,
    });
    const [lift, reveal] = ['interact', 'start-of-turn'].map((moment) => `turn:2/scheme:A:recover-evidence:${moment}`);
    if (!lift || !reveal) throw new Error('no ids');
    const early = 'turn:1/scheme:A:recover-evidence:start-of-turn';
    expect(game.asked('A', early)?.suggested).toEqual({ models: 4 });
    game.kill('B4', 'A1');
    game.kill('B3', 'A1');
    expect(game.refused('A', early, { models: 2 })).toContain('It is revealed at the beginning of a Turn');
    game.next('extraction');
    expect(game.asked('A', lift)).toBeUndefined();
    expect(game.refused('A', lift, { lifted: true })).toContain('GG18-SCHEME-11-03');
    expect(game.asked('A', reveal)?.suggested).toEqual({ models: 2 });
    expect(game.refused('A', reveal, { models: 1 })).toContain('By the record 2 of their models are in play.');
    game.tell('A', reveal, { models: 2 });
    expect(game.asked('A', reveal)).toBeUndefined();
    game.tell('A', lift, { lifted: true });
    game.tell('A', lift, { lifted: true });
    expect(game.refused('A', lift, { lifted: true })).toContain('Of the 2 Evidence Markers none is left.');
    expect(game.points('A')).toBe(2);
  });

  it('pays for one death under one Scheme', () => {
    const schemes = ['dig-their-graves', 'set-up', 'search-the-ruins', 'vendetta'];
    const strategy = paired('punish-the-weak');
    const game = begun(strategy, schemes, {
      A: [{ scheme: 'dig-their-graves' }, { scheme: 'punish-the-weak' }],
      B: idle,
    });
    game.next(strategy);
    const [dig, punish] = ['turn:2/scheme:A:dig-their-graves:kill', 'turn:2/scheme:A:punish-the-weak:end-of-turn'];
    game.kill('B3', 'A2');
    game.tell('A', dig, { near: true });
    game.kill('B1', 'A2');
    expect(game.refused('A', dig, { near: true })).toContain('It pays once a Turn, and has paid in this one.');
    game.count(strategy);
    // Not that death once more: that nobody weak is left outside their zone may still be.
    expect(game.asked('A', punish)?.suggested).toEqual({ killed: false, none: true });
    expect(game.refused('A', punish, { killed: true, none: false })).toContain('GG18-VP-05');
    game.pass();
    game.kill('B4', 'A2');
    game.kill('B2', 'A2');
    game.tell('A', 'turn:3/scheme:A:dig-their-graves:kill', { near: true });
    game.count(strategy);
    game.tell('A', 'turn:3/scheme:A:punish-the-weak:end-of-turn', { killed: true, none: false });
    expect(game.points('A')).toBe(3);
  });

  it('ticks no punishment of a model whose rank nobody wrote, by one that nobody named, and lets it be claimed', () => {
    const strategy = paired('punish-the-weak');
    const picks = { A: [{ scheme: 'punish-the-weak' }, { scheme: 'search-the-ruins' }], B: idle };
    const crews = { ...CREWS, B: 'Bea (Master) (15)\nBob (8)\nBen (Minion) (6)\nBud (Minion) (3)' };
    const game = begun(strategy, ['dig-their-graves', 'set-up', 'search-the-ruins', 'vendetta'], picks, crews);
    game.next(strategy);
    const ask = 'turn:2/scheme:A:punish-the-weak:end-of-turn';
    game.tell('A', 'turn:2/table', {
      put: [{ id: 'B3', name: 'Ben', kind: 'model', side: 'B', at: [18, 18], base: 30 }],
      off: [],
    });
    game.kill('B2', 'A2');
    game.kill('B4', 'other-A');
    game.count(strategy);
    expect(game.asked('A', ask)?.suggested).toEqual({ killed: false, none: false });
    game.tell('A', ask, { killed: true, none: false });
    expect(game.points('A')).toBe(1);
  });

  it('notes no Leader whose line has no Cost, nor a Totem, where that is not allowed', () => {
    const crews = {
      A: 'Leader:\n Rasputina (Master)\nTotem(s):\n Wendigo\nHires:\n Snow Storm (Henchman) (10)\n Ice Gamin (Minion) (4)\n Ice Golem (9)',
      B: 'Lady Justice\nThe Judge (Henchman) (9)\nHound (Minion) (3)',
    };
    const schemes = ['take-one-for-the-team', 'public-demonstration', 'search-the-ruins', 'vendetta'];
    const game = begun('extraction', schemes, { A: [], B: [] }, crews);
    const noted = (scheme: string, field: string): readonly string[] => {
      const ask = game.asked('A', 'take:A:1');
      const found = ask?.kind.type === 'record' ? ask.kind.fields : [];
      const kind = found.find(({ id, when }) => id === field && when?.is === scheme)?.kind;
      return kind?.type === 'choice' || kind?.type === 'choices' ? kind.choices.map(({ label }) => label) : [];
    };
    const hires = ['Wendigo', 'Snow Storm · 10 stones', 'Ice Gamin · 4 stones', 'Ice Golem · 9 stones'];
    expect(noted('take-one-for-the-team', 'model')).toEqual(hires);
    expect(noted('vendetta', 'model')).toEqual(hires);
    // A Master has no Cost: nobody swears Vendetta on her.
    expect(noted('vendetta', 'target')).toEqual(['The Judge · 9 stones', 'Hound · 3 stones']);
    expect(noted('public-demonstration', 'models')).toEqual(['Ice Gamin · 4 stones', 'Ice Golem · 9 stones']);
    expect(game.refused('A', 'take:A:1', { scheme: 'take-one-for-the-team', model: 'A1' })).toContain(
      'choose one of Wendigo, Snow Storm · 10 stones, Ice Gamin · 4 stones, Ice Golem · 9 stones. GG18-DOC-01',
    );
    const zero = new Played(
      seasonZeroGame,
      {
        strategy: 'turf-war',
        deployment: 'standard',
        schemes: ['vendetta', 'outflank', 'assassinate', 'breakthrough', 'claim-jump'],
      },
      { A: [], B: [] },
      { A: 'Lady Justice\nTotem(s): Scales of Justice\nHires:\n Death Marshal', B: 'Rasputina\nIce Golem' },
    );
    const totem = { scheme: 'vendetta', model: 'A2', target: 'B2' };
    expect(zero.refused('A', 'take:A:1', totem)).toContain('choose one of Lady Justice, Death Marshal. GG0-SETUP-10');
    zero.tell('A', 'take:A:1', { ...totem, model: 'A3' });
  });

  it('asks after no more than six of anything, unless the record has more', () => {
    const strategy = paired('punish-the-weak');
    const nine = `${CREWS.B}\n6x Fox (Peon) (2)`;
    const game = begun(
      strategy,
      ['recover-evidence', 'set-up', 'search-the-ruins', 'inescapable-trap'],
      { A: [{ scheme: 'recover-evidence' }, { scheme: 'inescapable-trap' }], B: idle },
      { ...CREWS, B: nine },
    );
    const figures = (id: string): Json => {
      const ask = game.asked('A', id);
      return ask?.kind.type === 'record'
        ? ask.kind.fields.map(({ kind }) => (kind.type === 'number' ? kind.max : 0))
        : [];
    };
    expect(figures('turn:1/scheme:A:recover-evidence:start-of-turn')).toEqual([10]);
    game.next(strategy);
    game.count(strategy);
    expect(figures('turn:2/scheme:A:inescapable-trap:end-of-turn')).toEqual([6]);
  });

  it('takes one for the team by a killer whose Cost the record knows', () => {
    const schemes = ['take-one-for-the-team', 'set-up', 'search-the-ruins', 'vendetta'];
    const game = begun('extraction', schemes, {
      A: [{ scheme: 'take-one-for-the-team', model: 'A3' }, { scheme: 'search-the-ruins' }],
      B: idle,
    });
    const ask = 'turn:1/scheme:A:take-one-for-the-team:kill';
    expect(game.asked('A', ask)).toBeUndefined();
    game.kill('A3', 'B2');
    expect(game.asked('A', ask)?.suggested).toEqual({ died: true, costlier: true });
    expect(game.refused('A', ask, { died: true, costlier: false })).toContain('By the record that enemy costs more.');
    game.tell('A', ask, { died: true, costlier: true });
    expect(game.points('A')).toBe(2);
  });

  it('eliminates no Leader but the enemy’s', () => {
    const strategy = paired('eliminate-the-leadership');
    const schemes = ['dig-their-graves', 'set-up', 'search-the-ruins', 'vendetta'];
    const picks = { A: [{ scheme: 'eliminate-the-leadership' }, { scheme: 'search-the-ruins' }], B: idle };
    const game = begun(strategy, schemes, picks);
    const ask = 'turn:1/scheme:A:eliminate-the-leadership:kill';
    game.kill('A1', 'B1');
    expect(game.refused('A', ask, { below: true, fallen: true })).toContain('nobody who counts for it fell');
    game.kill('B1', 'A2');
    game.tell('A', ask, { below: true, fallen: true });
    expect(game.points('A')).toBe(2);
  });

  it('has four Quarters, three Symbols a side and none taken in Turn 1', () => {
    const schemes = ['dig-their-graves', 'set-up', 'search-the-ruins', 'vendetta'];
    const both = {
      A: [{ scheme: 'search-the-ruins' }, { scheme: 'dig-their-graves' }],
      B: [{ scheme: 'search-the-ruins' }, { scheme: 'dig-their-graves' }],
    };
    const ours = begun('ours', schemes, both);
    expect(ours.refused('A', 'turn:1/strategy:ours', { 'A:count': 3, 'B:count': 3 })).toContain('GG18-STRAT-OURS-04');
    const game = begun('symbols-of-authority', schemes, both);
    const take = (a: number, b: number): Json => ({ 'A:count': a, 'B:count': b });
    const ask = (): string => `turn:${game.turn}/strategy:symbols-of-authority`;
    expect(game.refused('A', ask(), take(1, 0))).toContain('GG18-STRAT-SYMBOLS-03');
    game.next('symbols-of-authority');
    game.count('symbols-of-authority', take(2, 0));
    game.pass();
    expect(game.refused('A', ask(), take(2, 0))).toContain(
      '{A} cannot have taken 2 off: 1 of the enemy’s three were left.',
    );
    game.count('symbols-of-authority', take(1, 1));
    game.pass();
    game.tell('A', 'turn:4/call', 'time');
    game.count('symbols-of-authority', take(0, 0));
    game.pass();
    // Nothing else is accepted, so a form that nobody touched offers nothing else.
    expect(game.asked('A', 'end/strategy:symbols-of-authority')).toMatchObject({ suggested: take(2, 0), sure: true });
    expect(game.refused('A', 'end/strategy:symbols-of-authority', take(3, 1))).toContain('GG18-STRAT-SYMBOLS-01');
    game.tell('A', 'end/strategy:symbols-of-authority', take(2, 0));
    expect([game.points('A'), game.points('B')]).toEqual([3, 1]);
  });

  it('has no more Heads and no more blood than the record knows of', () => {
    const schemes = ['dig-their-graves', 'set-up', 'search-the-ruins', 'vendetta'];
    const both = {
      A: [{ scheme: 'search-the-ruins' }, { scheme: 'dig-their-graves' }],
      B: [{ scheme: 'search-the-ruins' }, { scheme: 'dig-their-graves' }],
    };
    const heads = begun('headhunter', schemes, both);
    heads.kill('B3', 'A1');
    expect(heads.refused('A', 'turn:1/strategy:headhunter', { 'A:count': 1, 'B:count': 1 })).toContain(
      'GG18-STRAT-HEADHUNTER-01',
    );
    heads.count('headhunter', { 'A:count': 1, 'B:count': 0 });
    const blood = begun('public-executions', schemes, both);
    blood.next('public-executions');
    blood.kill('B3', 'A1');
    const ask = 'turn:2/strategy:public-executions';
    expect(blood.refused('A', ask, { 'A:count': 2, 'B:count': 0 })).toContain('GG18-STRAT-EXECUTIONS-04');
    expect(blood.refused('A', ask, { 'A:count': 1, 'B:count': 1 })).toContain('GG18-STRAT-EXECUTIONS-04');
    blood.count('public-executions', { 'A:count': 1, 'B:count': 0 });
    expect(blood.points('A')).toBe(1);
  });
});
