/** Each question of a Malifaux game, played at a table. */
import { expect, test } from 'vitest';
import { boardsIn } from '../../../../encounter/board.ts';
import type { SideId } from '../../../../encounter/types.ts';
import { type Json, fieldsOf } from '../../../../journal/json.ts';
import {
  GROUNDS_2018_CHOICES,
  SEASON_ZERO_CHOICES,
} from '../../../../../tests/core/systems/malifaux/sealed-choices.ts';
import { type Seat, seatAt } from '../../../../../tests/core/systems/malifaux/seat.ts';
import { grounds2018Game } from '../../../gaining-grounds-2018/game/game.ts';
import { seasonZeroGame } from '../../../gaining-grounds-s0/game/game.ts';

const { scenario } = SEASON_ZERO_CHOICES.setting;
const [crewA, crewB] = SEASON_ZERO_CHOICES.crews;

type Told = readonly [side: SideId, ask: string, value: Json];

function told(seat: Seat, ...answers: readonly Told[]): Seat {
  for (const [side, ask, value] of answers) {
    const refusal = seat.tell(side, ask, value);
    if (refusal) throw new Error(`${ask}: ${refusal.message}`);
  }
  return seat;
}

const crews: readonly Told[] = [
  ['A', 'crew:A', crewA],
  ['B', 'crew:B', crewB],
];

/** Season Zero as far as Turn 1, with other choices of its scenario or of Schemes. */
function seasonZero(strategy = 'reckoning', options: Json = {}): Seat {
  const setting = { options, scenario: { ...scenario, strategy } };
  return told(
    seatAt(seasonZeroGame, setting),
    ...crews,
    ['A', 'take:A:1', { scheme: 'vendetta', model: 'A3', target: 'B3' }],
    ['A', 'take:A:2', { scheme: 'assassinate' }],
    ['B', 'take:B:1', { scheme: 'assassinate' }],
    ['B', 'take:B:2', { scheme: 'outflank' }],
  );
}

/** Reckoning against a Crew on paper. */
function aOnPaper(): Seat {
  return told(
    seatAt(seasonZeroGame, { scenario: { ...scenario, strategy: 'reckoning' } }),
    ['A', 'crew:A', ''],
    ['B', 'crew:B', crewB],
    ['A', 'take:A:1', { scheme: 'assassinate' }],
    ['A', 'take:A:2', { scheme: 'outflank' }],
    ['B', 'take:B:1', { scheme: 'assassinate' }],
    ['B', 'take:B:2', { scheme: 'outflank' }],
  );
}

function grounds2018(): Seat {
  return told(
    seatAt(grounds2018Game, GROUNDS_2018_CHOICES.setting),
    ...crews,
    ['A', 'take:A:1', { scheme: 'vendetta', model: 'A3', target: 'B3' }],
    ['A', 'take:A:2', { scheme: 'hold-up-their-forces' }],
    ['B', 'take:B:1', { scheme: 'set-up', target: 'A2' }],
    ['B', 'take:B:2', { scheme: 'surround-them' }],
  );
}

const reckoning = (a: number, b: number): Json => ({
  'A:count': a,
  'A:wiped': false,
  'B:count': b,
  'B:wiped': false,
});
const passed = (turn: number): readonly Told[] => [
  ['A', `turn:${turn}/pass:A`, true],
  ['B', `turn:${turn}/pass:B`, true],
];
const bans = () => seatAt(seasonZeroGame, { options: { variants: ['bans'] }, scenario, attacker: 'B' });
const leaders: readonly Told[] = [
  ['A', 'leader:A', 'Perdita [Guard, Family]'],
  ['B', 'leader:B', 'Seamus [Redchapel]'],
];

test('scenario: a pool of five, where no event says it', () => {
  const seat = seatAt(seasonZeroGame, {});
  expect(seat.asks('A')).toEqual(['scenario']);
  expect(seat.tell('A', 'scenario', { ...scenario, schemes: scenario.schemes.slice(1) })?.code).toBe('bad-answer');
  expect(told(seat, ['A', 'scenario', { ...scenario }]).progress().step).toBe('Set-up: Crews');
});

test('attacker: drawn where no event says it, and 2018 has none', () => {
  const seat = seatAt(seasonZeroGame, { scenario });
  expect(seat.asks('B')).toContain('attacker');
  told(seat, ['B', 'attacker', 'B']);
  expect(seat.table().guides[0]).toMatchObject({ text: expect.stringContaining('{B} attacks') });
  expect(seatAt(grounds2018Game, GROUNDS_2018_CHOICES.setting).asks('A')).not.toContain('attacker');
});

test('leader: with Keywords, sealed until both are in', () => {
  const seat = bans();
  expect(seat.tell('A', 'leader:A', '')?.refused).toEqual(['GG0-VAR-BANS-01']);
  told(seat, ['A', 'leader:A', 'Perdita [Guard, Family]']);
  expect(seat.seen({ role: 'player', entrant: 'B' })).not.toContain('Perdita');
  expect(told(seat, ['B', 'leader:B', 'Seamus [Redchapel]']).seen({ role: 'public' })).toContain('Perdita');
});

test('ban: the Attacker first, and no Keyword of the enemy Leader', () => {
  const seat = told(bans(), ...leaders);
  expect(seat.tell('A', 'ban:A', 'Academic')?.code).toBe('not-asked');
  expect(seat.tell('B', 'ban:B', 'Guard')?.refused).toEqual(['GG0-VAR-BANS-02']);
  const said = (side: SideId): string =>
    seat
      .mine(side)
      .guides.map(({ text }) => text)
      .join(' ');
  expect(said('B')).toContain('Leaders. {A}: Perdita [Guard, Family]; {B}: Seamus [Redchapel].');
  expect(told(seat, ['B', 'ban:B', 'Witch Hunter']).asks('A')).toContain('ban:A');
  expect(
    told(seat, ['A', 'ban:A', ''])
      .mine('A')
      .guides.find(({ text }) => text.includes('Witch Hunter')),
  ).toMatchObject({
    urgent: true,
  });
});

test('anew: Leaders are announced again once both say so', () => {
  const seat = told(bans(), ...leaders);
  const anew = (side: SideId) => seat.mine(side).asks.find(({ id }) => id === `anew:${side}`);
  // Whoever waits for a ban is not asked for it; whoever is asked by the other is.
  expect(anew('A')).toMatchObject({ again: true, optional: true });
  told(seat, ['A', 'anew:A', true]);
  expect(anew('B')?.again).toBeUndefined();
  expect(anew('B')?.help).toMatch(/^\{A\} asks for it\./);
  expect(seat.progress().step).not.toBe('Set-up: Leaders');
  expect(told(seat, ['B', 'anew:B', true]).progress().step).toBe('Set-up: Leaders');
});

test('crew: read as typed, and closed until both are in', () => {
  const seat = seatAt(seasonZeroGame, { scenario });
  expect(seat.tell('A', 'crew:A', '...')?.code).toBe('bad-crew');
  told(seat, ['A', 'crew:A', 'Ana (Master) (15)\nAlf (Minion) (6)']);
  expect(seat.seen({ role: 'public' })).not.toContain('Alf');
  expect(told(seat, ['B', 'crew:B', '']).seen({ role: 'public' })).toContain('Alf');
});

test('take: a Scheme of the pool, noted as it asks, once', () => {
  const seat = told(seatAt(seasonZeroGame, { scenario }), ...crews);
  const take = (value: Json) => seat.tell('A', 'take:A:1', value)?.refused;
  // A Henchman of Cost 8 may not be noted against a Minion of Cost 6.
  expect(take({ scheme: 'vendetta', model: 'A2', target: 'B3' })).toEqual(['GG0-SCHEME-13-01']);
  expect(take({ scheme: 'power-ritual' })).toEqual(['GG0-SETUP-10', 'GG0-CORE-08']);
  told(seat, ['A', 'take:A:1', { scheme: 'outflank' }]);
  expect(seat.tell('A', 'take:A:2', { scheme: 'outflank' })?.refused).toEqual(['GG0-CORE-08']);
});

test('inspect: a Crew is looked over by the other side', () => {
  const seat = seasonZero();
  expect(seat.asks('A')).toContain('inspect:B');
  expect(seat.tell('A', 'inspect:A', { looked: ['cards'] })?.code).toBe('not-asked');
  told(seat, ['A', 'inspect:B', { looked: ['official'], wrong: ['official'] }]);
  expect(seat.table().guides.flatMap(({ rules }) => rules)).toContain('GG0-PAINT-12');
});

test('kill: who fell is out of play, and counts for the Strategy', () => {
  const seat = told(seasonZero(), ['B', 'turn:1/kill', { victim: 'A2', by: 'B1' }]);
  const strategy = seat.mine('A').asks.find(({ id }) => id === 'turn:1/strategy:reckoning');
  // A Henchman weighs 2 (GG0-STRAT-RECKONING-02).
  expect(strategy?.suggested).toEqual(reckoning(0, 2));
  expect(seat.tell('B', 'turn:1/kill', { victim: 'A2', by: 'B1' })?.code).toBe('bad-answer');
});

test('back: a buried model comes up again', () => {
  const seat = seasonZero();
  expect(seat.asks('A')).not.toContain('turn:1/back');
  told(seat, ['A', 'turn:1/kill', { victim: 'A3', how: 'buried' }], ['A', 'turn:1/back', 'A3']);
  expect(seat.asks('A')).not.toContain('turn:1/back');
  expect(seat.tell('B', 'turn:1/kill', { victim: 'A3', by: 'B1' })).toBeNull();
});

test('activated: next is a model of the teammate’s Crew', () => {
  const seat = told(
    seatAt(seasonZeroGame, { options: { variants: ['team-event'] }, scenario }),
    ['A', 'crew:A', 'Ana (Master) (15)\nOx (Minion) (5)'],
    ['A', 'crew:A:2', 'Al (Master) (15)'],
    ['B', 'crew:B', ''],
    ['B', 'crew:B:2', ''],
    ...(['A', 'B'] as const).flatMap((side): readonly Told[] => [
      [side, `take:${side}:1`, { scheme: 'outflank' }],
      [side, `take:${side}:2`, { scheme: 'assassinate' }],
    ]),
    ['A', 'turn:1/activated', 'A2'],
  );
  expect(seat.tell('A', 'turn:1/activated', 'A1')?.refused).toContain('GG0-VAR-TEAM-08');
  expect(seat.tell('A', 'turn:1/activated', 'A3')).toBeNull();
});

test('strategy: 1 VP where more was counted than scored, and none in Turn 1', () => {
  const kill: Told = ['A', 'turn:2/kill', { victim: 'B3', by: 'A1' }];
  const first = told(seasonZero(), ['A', 'turn:1/kill', { victim: 'B2', by: 'A1' }]);
  told(first, ['A', 'turn:1/strategy:reckoning', reckoning(1, 0)]);
  expect(first.table().points).toEqual([]);
  told(first, ...passed(1), kill, ['A', 'turn:2/strategy:reckoning', reckoning(1, 0)]);
  expect(first.table().points).toMatchObject([{ side: 'A', points: 1, turn: 2 }]);
});

test('scheme: what does not pay is refused, and what pays is shown', () => {
  const seat = seasonZero();
  const vendetta = 'turn:1/scheme:A:vendetta:activation';
  expect(seat.tell('A', vendetta, { wounded: false })?.refused).toEqual(['GG0-SCHEME-13-02']);
  expect(seat.seen({ role: 'public' })).not.toContain('"A","column":"vp"');
  told(seat, ['A', vendetta, { wounded: true }]);
  expect(seat.table().points).toMatchObject([
    { side: 'A', points: 1, turn: 1, what: expect.stringMatching(/^Vendetta/) },
  ]);
  expect(seat.tell('A', vendetta, { wounded: true })).not.toBeNull();
});

test('off: the Markers that a Scheme was scored with', () => {
  const pool = ['vendetta', 'breakthrough', 'claim-jump', 'outflank', 'assassinate'];
  const seat = told(
    seatAt(seasonZeroGame, { scenario: { ...scenario, strategy: 'turf-war', schemes: pool } }),
    ...crews,
    ['A', 'take:A:1', { scheme: 'outflank' }],
    ['A', 'take:A:2', { scheme: 'assassinate' }],
    ['B', 'take:B:1', { scheme: 'breakthrough' }],
    ['B', 'take:B:2', { scheme: 'outflank' }],
  );
  const thing = (id: string, x: number) => ({ id, name: id, kind: 'marker', side: 'B', at: [x, 4], base: 30 });
  const model = { id: 'B1', name: 'Bea', kind: 'model', side: 'B', at: [18, 5], base: 30 };
  const scheme = 'turn:1/scheme:B:breakthrough:end-of-turn';
  told(
    seat,
    ['B', 'turn:1/table', { put: [model, thing('scheme-B.1', 9), thing('scheme-B.2', 27)] }],
    ['B', 'turn:1/strategy:turf-war', { 'A:count': 0, 'B:count': 0 }],
    ['B', scheme, { markers: 2, clear: true }],
  );
  expect(seat.asks('B')).toContain(`${scheme}/off`);
  expect(seat.tell('B', `${scheme}/off`, ['scheme-B.1', 'scheme-B.2'])?.code).toBe('bad-answer');
  expect(told(seat, ['B', `${scheme}/off`, ['scheme-B.1']]).asks('B')).not.toContain(`${scheme}/off`);
});

test('table: nothing off the table', () => {
  const seat = seasonZero();
  const at = (x: number) => ({ put: [{ id: 'A1', name: 'Ana', kind: 'model', side: 'A', at: [x, 5], base: 30 }] });
  expect([seat.tell('A', 'turn:1/table', at(37))?.code, seat.tell('A', 'turn:1/table', at(18))]).toEqual([
    'off-table',
    null,
  ]);
});

test('pass: a Turn is over when both are done', () => {
  const seat = told(seasonZero(), ['A', 'turn:1/strategy:reckoning', reckoning(0, 0)], ['A', 'turn:1/pass:A', true]);
  expect(seat.progress().step).toBe('Turn 1: Schemes');
  expect(told(seat, ['B', 'turn:1/pass:B', true]).progress().step).toBe('Turn 2');
});

test('call: time in Turn 2, and it is the last', () => {
  const seat = told(seasonZero(), ['A', 'turn:1/strategy:reckoning', reckoning(0, 0)], ...passed(1));
  told(seat, ['A', 'turn:2/call', 'time']);
  expect(seat.asks('A')).not.toContain('turn:2/call');
  told(seat, ['A', 'turn:2/strategy:reckoning', reckoning(0, 0)], ...passed(2));
  expect(seat.progress().step).toBe('End of the game');
});

test('last: in 2018 it is flipped after Turn 5 whether another follows', () => {
  const seat = grounds2018();
  for (const turn of [1, 2, 3, 4, 5]) {
    told(seat, ['A', `turn:${turn}/strategy:extraction`, { 'A:count': 0, 'B:count': 0 }], ...passed(turn));
  }
  expect(seat.asks('A')).toContain('turn:5/last');
  expect(told(seat, ['A', 'turn:5/last', false]).progress().turn).toBe(6);
});

test('informant: of whoever has more near it, from Turn 2', () => {
  const seat = grounds2018();
  told(seat, ['A', 'turn:1/strategy:extraction', { 'A:count': 3, 'B:count': 3 }], ...passed(1));
  told(seat, ['A', 'turn:2/strategy:extraction', { 'A:count': 3, 'B:count': 2 }]);
  expect(seat.mine('A').asks).toContainEqual(expect.objectContaining({ id: 'turn:2/informant', of: 'A' }));
  expect(told(seat, ['A', 'turn:2/informant', true]).asks('A')).not.toContain('turn:2/informant');
});

test('idol: Masks and B has Initiative: 9 inches to the left as B sees it (WE-14)', () => {
  const seat = told(seasonZero('corrupted-idols'), ['B', 'turn:1/idol', 'masks-B']);
  expect(seat.asks('A')).not.toContain('turn:1/idol');
  expect(seat.table().guides[0]?.rules).toContain('GG0-STRAT-IDOLS-02');
  expect(seat.seen({ role: 'public' })).toMatch(/strategy-turn1[^}]*27,18/);
});

test('quarter: of a kill in Turf War on the line, told as often as it happens', () => {
  const seat = told(seasonZero('turf-war'), ['A', 'turn:1/quarter', 'sw'], ['A', 'turn:1/quarter', 'ne']);
  expect(seat.table().answers.slice(-2)).toMatchObject([{ words: 'South-west' }, { words: 'North-east' }]);
  expect(seasonZero().asks('A')).not.toContain('turn:1/quarter');
});

test('tokens: of who was killed with them go to an enemy, or to nobody', () => {
  const seat = told(seasonZero('plant-explosives'), ['A', 'turn:1/tokens', 'nobody']);
  expect(seat.table().answers.at(-1)).toMatchObject({ ask: 'turn:1/tokens' });
  expect(seat.tell('A', 'turn:1/tokens', 'C')?.code).toBe('bad-answer');
});

test.each([
  ['of one Crew', 'Ana (Master) (15)'],
  ['of both Crews', ''],
])('a model falls by a tap where the list %s is on paper', (_, listed) => {
  const seat = told(
    seatAt(seasonZeroGame, SEASON_ZERO_CHOICES.setting),
    ['A', 'crew:A', ''],
    ['B', 'crew:B', listed],
    ...(['A', 'B'] as const).flatMap((side): Told[] => [
      [side, `take:${side}:1`, { scheme: 'assassinate' }],
      [side, `take:${side}:2`, { scheme: 'outflank' }],
    ]),
  );
  const turn = boardsIn(seat.mine('A').boards).find(({ kind }) => kind === 'turn');
  expect(turn).toMatchObject({ kill: 'turn:1/kill' });
  const sides = turn?.kind === 'turn' ? turn.sides : [];
  expect(sides.map(({ models }) => models.at(-1)?.name)).toEqual(['Another model', 'Another model']);
  told(seat, ['B', 'turn:1/kill', { victim: 'other-A', by: 'other-B' }]);
});

test('counted: what one side counts the other sees, until the record knows more or the Turn ends', () => {
  const seat = seasonZero('turf-war');
  const counts = (side: SideId, turn = 1): Json | undefined =>
    seat.mine(side).asks.find(({ id }) => id === `turn:${turn}/strategy:turf-war`)?.suggested;
  expect(counts('B')).toBeUndefined();
  told(seat, ['A', 'turn:1/counted:turf-war', { 'A:count': 2 }], ['B', 'turn:1/counted:turf-war', { 'B:count': 3 }]);
  expect([counts('A'), counts('B')]).toEqual([
    { 'A:count': 2, 'B:count': 3 },
    { 'A:count': 2, 'B:count': 3 },
  ]);
  expect(seat.table().points).toEqual([]);
  expect(seat.tell('A', 'turn:1/counted:turf-war', { 'A:count': 'two' })?.code).toBe('bad-answer');

  told(seat, ['A', 'turn:1/strategy:turf-war', counts('A') ?? null]);
  expect(seat.tell('B', 'turn:1/counted:turf-war', { 'B:count': 4 })?.message).toMatch(/^Turn 1 is counted already/);
  told(seat, ...passed(1), ['B', 'turn:2/counted:turf-war', { 'B:count': 1 }]);
  // What nobody touched stands as it stood last Turn.
  expect(counts('A', 2)).toEqual({ 'A:count': 2, 'B:count': 1 });

  // A figure that the record says otherwise of is put right; the other side's stays.
  const kills = aOnPaper();
  const known = (): unknown => kills.mine('B').asks.find(({ id }) => id === 'turn:1/strategy:reckoning')?.suggested;
  told(kills, ['B', 'turn:1/counted:reckoning', { 'B:count': 2 }]);
  expect(known()).toMatchObject({ 'A:count': 0, 'B:count': 2 });
  told(kills, ['A', 'turn:1/kill', { victim: 'B3', by: 'other-A' }]);
  expect(known()).toMatchObject({ 'A:count': 1, 'B:count': 2 });
  told(kills, ['A', 'turn:1/kill', { victim: 'other-A', by: 'B1' }]);
  expect(known()).toMatchObject({ 'A:count': 1, 'B:count': 1 });
});

test('counted: what the record says cannot be is refused at once, and what is suggested never is', () => {
  const seat = aOnPaper();
  const turn = () => boardsIn(seat.mine('A').boards).find((one) => one.kind === 'turn');
  const count = 'turn:1/strategy:reckoning';
  for (const victim of ['B1', 'B2', 'B3']) told(seat, ['A', 'turn:1/kill', { victim, by: 'other-A' }]);
  const known = seat.mine('A').asks.find(({ id }) => id === count);
  expect(known).toMatchObject({ suggestedAs: 'entered' });
  expect(known?.sure).toBeUndefined();
  const weight = Number(fieldsOf(known?.suggested)['A:count']);
  const refused = seat.tell('B', 'turn:1/counted:reckoning', { 'A:count': weight - 1 });
  expect(refused?.message).toContain(`weigh ${weight}, not ${weight - 1}`);
  expect(refused?.refused).toContain('GG0-STRAT-RECKONING-03');
  // Nobody knows whether anybody is left of a Crew on paper.
  const limits = turn()?.most?.[count];
  expect(limits?.['B:wiped']).toBeUndefined();
  told(seat, ['A', 'turn:1/counted:reckoning', { 'B:count': 4, 'B:wiped': true }]);
  told(seat, ['A', count, seat.mine('A').asks.find(({ id }) => id === count)?.suggested ?? null]);

  const both = seasonZero();
  const board = boardsIn(both.mine('A').boards).find((one) => one.kind === 'turn');
  expect(board?.most?.[count]).toEqual({ 'A:count': 0, 'A:wiped': 0, 'B:count': 0, 'B:wiped': 0 });
});

test('summon: more models than the record knows in play are asked about, until who was summoned is named', () => {
  const schemes = ['surround-them', 'set-up', 'vendetta', 'search-the-ruins', 'hold-up-their-forces'];
  const seat = told(
    seatAt(grounds2018Game, { scenario: { strategy: 'extraction', deployment: 'standard', schemes } }),
    ['A', 'crew:A', 'Ana (Master)\nAda (Henchman) (9)\nAlf (Minion) (5)\nElk (Peon) (2)'],
    ['B', 'crew:B', crewB],
    ...(['A', 'B'] as const).flatMap((side): Told[] => [
      [side, `take:${side}:1`, { scheme: 'surround-them' }],
      [side, `take:${side}:2`, { scheme: 'hold-up-their-forces' }],
    ]),
  );
  const doubts = () => boardsIn(seat.mine('B').boards).find((one) => one.kind === 'turn')?.doubts;
  told(seat, ['A', 'turn:1/counted:extraction', { 'A:count': 3 }]);
  expect(doubts()).toEqual([]);
  told(seat, ['B', 'turn:1/kill', { victim: 'A3', by: 'B1' }]);
  expect(doubts()).toEqual([
    '3 models of {A} are more than the 2 in play that the record knows. Were some summoned? Name them under More.',
  ]);
  told(seat, ['B', 'turn:1/summon', { side: 'A', name: 'Imp' }]);
  expect(doubts()).toEqual([]);
  const turn = boardsIn(seat.mine('A').boards).find((one) => one.kind === 'turn');
  expect(turn?.sides[0]?.models.map(({ id, name }) => `${id} ${name}`)).toContain('A5 Imp');
});

test('scenario: 2018 names the card of each Scheme, for whoever flips their own', () => {
  const ask = seatAt(grounds2018Game, {})
    .mine('A')
    .asks.find(({ id }) => id === 'scenario');
  const said = JSON.stringify(ask?.kind);
  expect(said).toContain('"label":"Guarded Treasure (Crows, Joker)"');
  expect(said).toContain('"label":"Surround Them (Rams)"');
  expect(said).toMatch(/"label":"[^"]+ \(13\)"/);
});

test('take: Deliver a Message notes a Leader or Master that the list tells, and nobody else', () => {
  const schemes = ['deliver-a-message', 'vendetta', 'outflank', 'assassinate', 'claim-jump'];
  const setting = { scenario: { strategy: 'turf-war', deployment: 'standard', schemes } };
  const crew = 'Rasputina\nWendigo\nIce Golem\nIce Gamin';
  const seat = told(seatAt(seasonZeroGame, setting), ['A', 'crew:A', crewA], ['B', 'crew:B', crew]);
  const ask = seat.mine('A').asks.find(({ id }) => id === 'take:A:1');
  expect(ask?.help).toContain('does not give every rank: Deliver a Message offers their Leader alone.');
  expect(JSON.stringify(ask?.kind)).toContain('[{"id":"B1","label":"Rasputina"}]');
  const wrong = seat.tell('A', 'take:A:1', { scheme: 'deliver-a-message', target: 'B2' });
  expect(wrong?.code).toBe('bad-answer');
});

test('a Crew typed with plain Costs is sealed in the form that is read, and one recorded as typed keeps its meaning', () => {
  const setting = { options: {}, scenario: { ...scenario, strategy: 'reckoning' } };
  const seat = told(
    seatAt(seasonZeroGame, setting),
    ['A', 'crew:A', 'Rasputina leader\n3x Ice Gamin 4\nDecember Acolyte, minion, 7'],
    ['B', 'crew:B', crewB],
  );
  const crew = seat.table().answers.find(({ ask }) => ask === 'crew:A')?.value;
  expect(crew).toBe('Leader: Rasputina\n3x Ice Gamin (4)\nDecember Acolyte (minion) (7)');
});

test('the counters of a Turn go no further than the record and the other side’s figure leave', () => {
  const seat = seasonZero('turf-war');
  const most = (): unknown => boardsIn(seat.mine('A').boards).find((one) => one.kind === 'turn')?.most;
  expect(most()).toEqual({ 'turn:1/strategy:turf-war': { 'A:count': 5, 'B:count': 5 } });
  told(seat, ['A', 'turn:1/counted:turf-war', { 'A:count': 4 }]);
  expect(most()).toEqual({ 'turn:1/strategy:turf-war': { 'A:count': 5, 'B:count': 1 } });
});

test('the Crews that are open show their Upgrades and their pool', () => {
  const setting = { options: {}, scenario: { ...scenario, strategy: 'reckoning' } };
  const typed = 'Rasputina (Master) 5 pool\n  Armor of December (2)\nIce Gamin (Minion) (4)';
  const seat = told(seatAt(seasonZeroGame, setting), ['A', 'crew:A', typed], ['B', 'crew:B', crewB]);
  const crewsBoard = JSON.stringify(boardsIn(seat.mine('A').boards).find(({ title }) => title === 'Crews'));
  expect(crewsBoard).toContain('Upgrades: Rasputina with Armor of December');
  expect(crewsBoard).toContain('Soulstone pool: 5');
});
