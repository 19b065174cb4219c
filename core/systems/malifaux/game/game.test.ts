/** Games of both editions from the Crews to sheets that both can sign. */
import type { RuleId } from '../../../rules/rule-ids.ts';
import { describe, expect, it } from 'vitest';
import { grounds2018Game } from '../../gaining-grounds-2018/game/game.ts';
import { pairedScheme } from '../../gaining-grounds-2018/event/strategy-flip.ts';
import { seasonZeroGame } from '../../gaining-grounds-s0/game/game.ts';
import { PLAYED_SCHEMES as GROUNDS_2018_SCHEMES } from '../../gaining-grounds-2018/rules/schemes/schemes.ts';
import { PLAYED_SCHEMES as SEASON_ZERO_SCHEMES } from '../../gaining-grounds-s0/rules/schemes/schemes.ts';
import { openStream } from '../../../chance/stream.ts';
import type { Json } from '../../../journal/json.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import { GROUNDS_2018_CHOICES, SEASON_ZERO_CHOICES } from '../../../../tests/core/systems/malifaux/sealed-choices.ts';
import type { Choices } from '../../../../tests/core/systems/malifaux/secrets.ts';
import { type Seat, seatAt } from '../../../../tests/core/systems/malifaux/seat.ts';

function must(refusal: ReturnType<Seat['tell']>): void {
  if (refusal) throw new Error(refusal.message);
}

function seated(game: typeof seasonZeroGame, { setting, crews }: Choices): Seat {
  const seat = seatAt(game, setting);
  must(seat.tell('A', 'crew:A', crews[0]));
  must(seat.tell('B', 'crew:B', crews[1]));
  return seat;
}

function take(seat: Seat, side: 'A' | 'B', ...schemes: readonly Json[]): void {
  for (const [index, scheme] of schemes.entries()) must(seat.tell(side, `take:${side}:${index + 1}`, scheme));
}

const counts = (a: number, b: number): Json => ({ 'A:count': a, 'A:wiped': false, 'B:count': b, 'B:wiped': false });

describe('Season Zero', () => {
  const begun = (): Seat => {
    const seat = seated(seasonZeroGame, SEASON_ZERO_CHOICES);
    take(seat, 'A', { scheme: 'vendetta', model: 'A3', target: 'B3' }, { scheme: 'claim-jump', model: 'A2' });
    take(seat, 'B', { scheme: 'assassinate' }, { scheme: 'outflank' });
    return seat;
  };

  it('says who attacks where an event does, and else has it drawn', () => {
    const seat = seatAt(seasonZeroGame, SEASON_ZERO_CHOICES.setting);
    const said = (): string => seat.table().guides[0]?.text ?? '';
    expect(said()).toContain('Reckoning, Standard Deployment. Draw at random who attacks.');
    // It is the first thing to do, not one of those that may wait.
    expect(seat.asks('A')[0]).toBe('attacker');
    expect(seat.mine('A').asks[0]?.optional).toBeUndefined();
    must(seat.tell('B', 'attacker', 'B'));
    expect(said()).toContain('{B} attacks. {A} deploys');
    expect(seat.table().guides[0]?.retells).toContain('attacker');
    expect(seat.asks('A')).not.toContain('attacker');
    const known = seatAt(seasonZeroGame, { ...SEASON_ZERO_CHOICES.setting, attacker: 'A' });
    expect(known.table().guides[0]?.text).toContain('{A} attacks, by the standings or the draw of the event.');
  });

  it('keeps Crews closed until both are in', () => {
    const seat = seatAt(seasonZeroGame, SEASON_ZERO_CHOICES.setting);
    must(seat.tell('A', 'crew:A', 'Ana\nAlf'));
    expect(seat.table().answers[0]).toMatchObject({ ask: 'crew:A', sealed: true });
    expect(seat.seen({ role: 'public' })).not.toContain('Alf');
    expect(seat.tell('B', 'crew:B', '...')?.code).toBe('bad-crew');
    must(seat.tell('B', 'crew:B', ''));
    expect(seat.seen({ role: 'public' })).toContain('Alf');
  });

  it('takes Schemes of the pool with legal notes, once', () => {
    const seat = seated(seasonZeroGame, SEASON_ZERO_CHOICES);
    const take1 = (value: Json) => seat.tell('A', 'take:A:1', value)?.refused;
    expect(take1({ scheme: 'vendetta', model: 'A2', target: 'B3' })).toEqual(['GG0-SCHEME-13-01']);
    expect(take1({ scheme: 'vendetta', model: 'A3' })).toContain('GG0-SETUP-10');
    expect(take1({ scheme: 'power-ritual' })).toEqual(['GG0-SETUP-10', 'GG0-CORE-08']);
    expect(take1({ scheme: 'outflank', model: 'A3' })).toContain('GG0-SETUP-10');
    expect(take1({ scheme: 'outflank' })).toBeUndefined();
    expect(seat.tell('A', 'take:A:2', { scheme: 'outflank' })?.refused).toEqual(['GG0-CORE-08']);
    expect(take1({ scheme: 'assassinate' })).toEqual(['GG0-SETUP-12']);
  });

  it('scores Turns, shows a Scheme when it pays, and not otherwise', () => {
    const seat = begun();
    expect(seat.progress().step).toBe('Turn 1');
    const vendetta = 'turn:1/scheme:A:vendetta:activation';
    expect(seat.asks('A')).toContain(vendetta);
    expect(seat.asks('B').filter((ask) => ask.includes(':A:'))).toEqual([]);
    const early = seat.tell('A', vendetta, { wounded: false });
    expect(early?.refused).toEqual(['GG0-SCHEME-13-02']);
    must(seat.tell('A', vendetta, { wounded: true }));
    expect(seat.table().points).toMatchObject([{ side: 'A', points: 1, turn: 1 }]);
    expect(seat.seen({ role: 'public' })).toContain('Vendetta');
    expect(seat.seen({ role: 'public' })).not.toContain('claim-jump:end');

    must(seat.tell('B', 'turn:1/kill', { victim: 'A2', by: 'B1' }));
    const strategy = seat.mine('A').asks.find(({ id }) => id === 'turn:1/strategy:reckoning');
    expect(strategy?.suggested).toEqual({ 'A:count': 0, 'A:wiped': false, 'B:count': 2, 'B:wiped': false });
    must(seat.tell('A', 'turn:1/strategy:reckoning', counts(0, 2)));
    // Not in Turn 1.
    expect(seat.table().points).toHaveLength(1);
    // The model that Claim Jump noted is dead.
    expect(seat.asks('A')).toEqual(['turn:1/pass:A', 'turn:1/table']);
    must(seat.tell('A', 'turn:1/pass:A', true));
    must(seat.tell('B', 'turn:1/pass:B', true));
    expect(seat.progress().step).toBe('Turn 2');
  });

  it('ends by a call, opens what is sealed, and proposes the sheets', () => {
    const seat = begun();
    for (const turn of [1, 2]) {
      if (turn === 2) must(seat.tell('A', 'turn:2/call', 'time'));
      const victim = turn === 1 ? 'B3' : 'B1';
      must(seat.tell('A', `turn:${turn}/kill`, { victim, by: 'A1' }));
      must(seat.tell('A', `turn:${turn}/strategy:reckoning`, counts(turn === 1 ? 1 : 3, 0)));
      must(seat.tell('A', `turn:${turn}/pass:A`, true));
      must(seat.tell('B', `turn:${turn}/pass:B`, true));
    }
    expect(seat.progress()).toMatchObject({ step: 'End of the game', over: false });
    expect(seat.command('A', { type: 'propose-result' })?.code).toBe('not-over');
    const ends = seat.table().asks.map(({ id }) => id);
    expect(ends).toEqual([
      'end/scheme:A:vendetta:end-of-game',
      'end/scheme:A:claim-jump:end-of-game',
      'end/scheme:B:outflank:end-of-game',
      'turn:2/table',
    ]);
    must(seat.tell('A', 'end/scheme:A:vendetta:end-of-game', { outlived: true }));
    must(seat.tell('A', 'end/scheme:A:claim-jump:end-of-game', { middle: true, healthy: false }));
    must(seat.tell('B', 'end/scheme:B:outflank:end-of-game', { ends: 1 }));
    expect(seat.progress()).toMatchObject({ over: true, why: '{A} wins with 2 VP to 0.' });
    expect(seat.table().lines).toEqual({ A: { vp: 2 }, B: { vp: 0 } });
    must(seat.command('A', { type: 'propose-result' }));
    must(seat.command('B', { type: 'confirm-result' }));
    expect(seat.table().result).toMatchObject({ confirmed: ['A', 'B'], how: 'scored' });
  });

  it('may be entered by hand at any time, within what a game is worth', () => {
    const seat = begun();
    const enter = (vp: number) => seat.command('A', { type: 'propose-result', lines: { A: { vp }, B: { vp: 0 } } });
    expect(enter(9)?.refused).toEqual(['GG0-SCORE-04']);
    expect(enter(8)).toBeNull();
  });

  it('keeps the halves of Too Many Secrets apart, and has no Schemes in Double Rush', () => {
    const scenario = {
      strategy: 'turf-war',
      deployment: 'flank',
      schemes: ['vendetta', 'take-prisoner', 'claim-jump', 'outflank', 'assassinate', 'breakthrough', 'power-ritual'],
    };
    const seat = seatAt(seasonZeroGame, { options: { variants: ['too-many-secrets'] }, scenario });
    for (const side of ['A', 'B'] as const) must(seat.tell(side, `crew:${side}`, ''));
    const picks = {
      'reveal-1': 'outflank',
      'reveal-2': 'breakthrough',
      'end-1': 'assassinate',
      'end-2': 'power-ritual',
    };
    for (const side of ['A', 'B'] as const) {
      for (const [slot, scheme] of Object.entries(picks)) must(seat.tell(side, `take:${side}:${slot}`, { scheme }));
    }
    must(seat.tell('A', 'turn:1/strategy:turf-war', { 'A:count': 1, 'B:count': 1 }));
    expect(seat.asks('A')).toEqual([
      'turn:1/scheme:A:outflank:end-of-turn',
      'turn:1/scheme:A:breakthrough:end-of-turn',
      'turn:1/pass:A',
      'turn:1/table',
    ]);
    const rush = seatAt(seasonZeroGame, { options: { mode: 'double-rush' }, scenario: {} });
    for (const side of ['A', 'B'] as const) {
      for (const crew of [`crew:${side}`, `crew:${side}:2`]) must(rush.tell(side, crew, ''));
    }
    must(rush.tell('A', 'turn:1/strategy:plant-explosives', { 'A:count': 1, 'B:count': 0 }));
    must(rush.tell('A', 'turn:1/strategy:reckoning', counts(1, 0)));
    expect(rush.table().lines).toEqual({ A: { vp: 2 }, B: { vp: 0 } });
    expect(rush.progress().step).toBe('Turn 2');
  });

  it('bans Keywords, the Attacker first, and hires without them', () => {
    const { scenario } = SEASON_ZERO_CHOICES.setting;
    const seat = seatAt(seasonZeroGame, { options: { variants: ['bans', 'singles'] }, scenario, attacker: 'B' });
    expect(seat.tell('A', 'leader:A', '')?.refused).toEqual(['GG0-VAR-BANS-01']);
    must(seat.tell('A', 'leader:A', 'Perdita [Guard, Family]'));
    expect(seat.seen({ role: 'player', entrant: 'B' })).not.toContain('Perdita');
    must(seat.tell('B', 'leader:B', 'Seamus [Redchapel]'));
    expect(seat.seen({ role: 'player', entrant: 'B' })).toContain('Perdita');
    expect(seat.tell('A', 'ban:A', 'Academic')?.code).toBe('not-asked');
    expect(seat.tell('B', 'ban:B', 'Guard')?.refused).toEqual(['GG0-VAR-BANS-02']);
    must(seat.tell('B', 'ban:B', 'Witch Hunter'));
    must(seat.tell('A', 'ban:A', ''));
    const crew = (hire: string) => seat.tell('A', 'crew:A', `Perdita (Master) (15) [Guard, Family]\n${hire}`);
    expect(crew('Samael (Henchman) (9) [Witch Hunter]')?.refused).toEqual(['GG0-VAR-BANS-03']);
    expect(crew('Sonnia (Master) (15) [Elite]')?.refused).toEqual(['GG0-VAR-SINGLES-01']);
    must(crew('Samael (Henchman) (9) [Witch Hunter, Versatile]'));
  });

  it('seals no Leader whose every Crew would be refused, and begins again where both say so', () => {
    const { scenario } = SEASON_ZERO_CHOICES.setting;
    const players = { A: { faction: 'Guild', details: {}, earlier: [] } };
    const options = { variants: ['bans'] };
    const seat = seatAt(seasonZeroGame, { options, scenario, attacker: 'B', players });
    expect(seat.tell('A', 'leader:A', 'Rasputina [Arcanists, December]')?.refused).toEqual(['GG0-SETUP-07']);
    expect(seat.tell('A', 'leader:A', 'Ramos [Guild, DMH]')?.refused).toEqual(['GG0-SETUP-08']);
    must(seat.tell('A', 'leader:A', 'Rasputina [December]'));
    must(seat.tell('B', 'leader:B', 'Seamus [Redchapel]'));
    must(seat.tell('B', 'ban:B', ''));
    must(seat.tell('A', 'ban:A', ''));
    // She is of another Faction, as her Crew says: that was not known when she was sealed.
    expect(seat.tell('A', 'crew:A', 'Rasputina (Master) (15) [Arcanists, December]')?.refused).toEqual([
      'GG0-SETUP-07',
    ]);
    expect(seat.tell('A', 'crew:A', 'Perdita (Master) (15) [Guild]')?.refused).toEqual(['GG0-VAR-BANS-01']);
    must(seat.tell('B', 'crew:B', 'Seamus (Master) (15)'));
    must(seat.tell('A', 'anew:A', true));
    expect(seat.progress().step).toBe('Set-up: Crews');
    must(seat.tell('B', 'anew:B', true));
    expect(seat.progress().step).toBe('Set-up: Leaders');
    must(seat.tell('A', 'leader:A', 'Perdita [Family]'));
    must(seat.tell('B', 'leader:B', 'Seamus [Redchapel]'));
    must(seat.tell('B', 'ban:B', ''));
    must(seat.tell('A', 'ban:A', ''));
    must(seat.tell('A', 'crew:A', 'Perdita (Master) (15) [Guild, Family]\nAlf (5)'));
    must(seat.tell('B', 'crew:B', 'Seamus (Master) (15)\nBen (5)'));
    expect(seat.progress().step).toBe('Set-up: Schemes');
    expect(seat.seen({ role: 'public' })).toContain('"title":"{A}: Perdita"');
  });

  it('leads a Crew by the Leader that was announced, with the Keywords that were told of it, and says what is banned', () => {
    const { scenario } = SEASON_ZERO_CHOICES.setting;
    const seat = seatAt(seasonZeroGame, { options: { variants: ['bans'] }, scenario, attacker: 'B' });
    must(seat.tell('A', 'leader:A', 'Perdita [Family]'));
    must(seat.tell('B', 'leader:B', 'Seamus [Redchapel]'));
    must(seat.tell('B', 'ban:B', 'Witch Hunter'));
    must(seat.tell('A', 'ban:A', ''));
    expect(seat.table().guides.find(({ rules }) => rules.includes('GG0-VAR-BANS-03'))?.text).toContain('Witch Hunter');
    expect(seat.tell('A', 'crew:A', 'Sonnia (Master) (15)')?.refused).toEqual(['GG0-VAR-BANS-01']);
    const hire = 'Perdita (Master) (15)\nSamael (Henchman) (9) [Witch Hunter]';
    expect(seat.tell('A', 'crew:A', hire)?.refused).toEqual(['GG0-VAR-BANS-03']);
    must(seat.tell('A', 'crew:A', 'Perdita (Master) (15)\nFrancisco (Henchman) (9) [Witch Hunter, Family]'));
  });

  it('says what every Scheme of the pool pays, to everybody', () => {
    const seat = seated(seasonZeroGame, SEASON_ZERO_CHOICES);
    expect(seat.seen({ role: 'public' })).toContain(
      'At the end of the game: The enemy Leader is out of play: killed, removed or buried. 1 VP.',
    );
  });

  it('reads a Crew back before it is sealed, to its player alone', () => {
    const seat = seatAt(seasonZeroGame, SEASON_ZERO_CHOICES.setting);
    expect(seat.mine('A').asks.find(({ id }) => id === 'crew:A')?.reads).toBe(true);
    const text = 'Ana (Master) (15)\n2x Ox (Minion) (5)\nAda (Henchman) (9)\n blablabla\nwhat is this';
    expect(seat.read('A', 'crew:A', text)).toEqual([
      'I read 4 models, 19 stones: Ana (leads, master, 15), Ox (minion, 5), Ox (minion, 5), Ada (henchman, 9, with blablabla).',
      expect.stringMatching(
        /^Refused: Line 5 cannot be read: “what is this”. Write each model on a line of its own, as “Death Marshal \(6\)”, or leave the line out/,
      ),
    ]);
    expect(seat.read('A', 'crew:A', 'Ana (Master) (15)\n7x Ox (8)\nAl (9) [Guild]')).toEqual([
      expect.stringContaining('I read 9 models, 65 of 50 stones: Ana (leads, master, 15), Ox (8), '),
      'Refused: The Crew costs 65 of 50 Soulstones. GG0-SETUP-01',
    ]);
    expect(seat.read('A', 'crew:A', '??? 12')[0]).toContain('No model can be read in it');
    expect(seat.read('A', 'crew:A', 'x'.repeat(301))).toEqual([
      expect.stringContaining('Refused: Line 1 has 301 characters'),
    ]);
    expect(seat.read('A', 'crew:A', 'Ana\nAlf\nasdf ???? --- 99')).toEqual([
      'I read 2 models: Ana (leads), Alf.',
      expect.stringContaining('Refused: Line 3 cannot be read: “asdf ???? --- 99”.'),
    ]);
    // What is no name leads no Crew either.
    expect(seat.read('A', 'crew:A', 'asdf ???? --- 99')).toEqual([
      expect.stringContaining('Refused: Line 1 cannot be read'),
    ]);
    expect(seat.tell('A', 'crew:A', 'asdf ???? --- 99')?.code).toBe('bad-crew');
    // Henchman Hardcore has a size of its own, and its Leader is paid for.
    const hardcore = seatAt(seasonZeroGame, { options: { mode: 'henchman-hardcore' } });
    const four = 'Ana (Henchman) (9)\nAda (Enforcer) (9)\n2x Alf (Minion) (7)';
    expect(hardcore.read('A', 'crew:A', four)[0]).toContain('I read 4 models, 32 of 30 stones');
    // 2018 has no rule of hiring that it could refuse by.
    const older = seatAt(grounds2018Game, GROUNDS_2018_CHOICES.setting);
    expect(older.read('A', 'crew:A', 'Ana (Master)\n7x Ox (8)')[0]).toContain('I read 8 models, 56 of 50 stones');
    expect(seat.read('A', 'crew:A', '')).toEqual([]);
    expect(seat.read('B', 'crew:A', text)).toEqual(['That question is not asked now.']);
    expect(seat.read('A', 'crew:A', 7)[0]).toContain('Crew');
    expect(seat.table().answers).toEqual([]);
  });

  it('says what has to hold together and what is one of several', () => {
    const seat = seated(seasonZeroGame, SEASON_ZERO_CHOICES);
    const says = seat.seen({ role: 'public' });
    expect(says).toContain(
      'At the end of a Turn: All of: One of your models engages the noted model. And: No other enemy model is within 4 inches of the noted model. 1 VP.',
    );
    expect(says).toContain('One of: One of your models engages the noted model. Or: Since you revealed this');
  });

  it('says after Last Turn that the Turn is to be played, and once it is played, to be scored', () => {
    const seat = begun();
    must(seat.tell('A', 'turn:1/call', 'last-turn'));
    const banner = (): string => seat.table().guides.find(({ urgent }) => urgent === true)?.text ?? '';
    expect(banner()).toBe('{A} called Last Turn. Play Turn 1 to its end; no other follows.');
    must(seat.tell('A', 'turn:1/strategy:reckoning', counts(0, 0)));
    expect(banner()).toBe('{A} called Last Turn. Turn 1 is the last: score it, then the end of the game.');
  });

  it('names a line of a Crew that is not understood', () => {
    const seat = seatAt(seasonZeroGame, SEASON_ZERO_CHOICES.setting);
    const refused = seat.tell('A', 'crew:A', 'Ana (Master) (15)\n?? 12\nAlf (Minion) (6)');
    expect(refused?.message).toContain('Line 2 cannot be read: “?? 12”');
    expect(seat.asks('A')).toContain('crew:A');
  });

  it('says what the variants and what was handed in hold a Crew to', () => {
    const { scenario } = SEASON_ZERO_CHOICES.setting;
    const details = { leader: 'Perdita', pool: 'Ox (Minion) (5)\nAda (Henchman) (8)' };
    const players = { A: { faction: 'Guild', details, earlier: ['Lady Justice (Master) (15)\nOx (Minion) (5)'] } };
    const options = { format: 'limited', variants: ['alternating-leaders', 'classic'], classic: ['Ramos'] };
    const told = seatAt(seasonZeroGame, { options, scenario, players }).table().guides;
    const by = (rule: RuleId) => told.filter(({ rules }) => rules.includes(rule)).map(({ text }) => text);
    expect(by('GG0-VAR-FIXEDLEADER-01')[1]).toBe('{A} named at check-in to lead: Perdita.');
    expect(by('GG0-VAR-POOL-01')).toEqual([expect.stringContaining('It costs 75 at most.')]);
    expect(by('GG0-VAR-POOL-02')[1]).toBe('In the model pool of {A}: Ox (Minion) (5), Ada (Henchman) (8).');
    expect(by('GG0-VAR-ALTLEADER-01')[1]).toBe('{A} hired earlier today: Lady Justice.');
    expect(by('GG0-VAR-CLASSIC-01')).toEqual([expect.stringContaining('Here: Ramos.')]);
  });

  it('takes two Crews of a team, within the limits of their models together', () => {
    const { scenario } = SEASON_ZERO_CHOICES.setting;
    const seat = seatAt(seasonZeroGame, { options: { variants: ['team-event'] }, scenario });
    must(seat.tell('A', 'crew:A', 'Ana (Master) (15)\nOx (Minion) (5) [limit 1]'));
    expect(seat.tell('A', 'crew:A:2', 'Al (Master) (15)\nOx (Minion) (5) [limit 1]')?.refused).toEqual([
      'GG0-VAR-TEAM-03',
    ]);
    must(seat.tell('A', 'crew:A:2', 'Al (Master) (15)\nCow (Minion) (5)'));
    must(seat.tell('B', 'crew:B', ''));
    expect(seat.progress().step).toBe('Set-up: Crews');
    must(seat.tell('B', 'crew:B:2', 'Bea (Master) (15)'));
    expect(seat.progress().step).toBe('Set-up: Schemes');
    const rows = JSON.stringify(seat.mine('A').boards);
    expect(rows).toContain('Cow');
    expect(rows).toContain('Bea');
  });

  it('says whose model of a team is next, and refuses the other’s', () => {
    const { scenario } = SEASON_ZERO_CHOICES.setting;
    const seat = seatAt(seasonZeroGame, { options: { variants: ['team-event'] }, scenario });
    must(seat.tell('A', 'crew:A', 'Ana (Master) (15)\nOx (Minion) (5)'));
    must(seat.tell('A', 'crew:A:2', 'Al (Master) (15)'));
    for (const crew of ['crew:B', 'crew:B:2']) must(seat.tell('B', crew, ''));
    take(seat, 'A', { scheme: 'outflank' }, { scheme: 'assassinate' });
    take(seat, 'B', { scheme: 'outflank' }, { scheme: 'assassinate' });
    const activate = (model: string) => seat.tell('B', 'turn:1/activated', model);
    const says = () => seat.table().guides.flatMap(({ text, rules }) => (rules.includes('GG0-AMB-52') ? [text] : []));
    expect(says()).toEqual([]);
    must(activate('A2'));
    expect(says()).toEqual(['{A}: next a model of Al’s Crew.']);
    expect(activate('A1')?.refused).toContain('GG0-VAR-TEAM-08');
    must(activate('A3'));
    expect(says()).toEqual(['{A}: next a model of Ana’s Crew.']);
    expect(activate('A2')?.code).toBe('bad-answer');
    must(activate('A1'));
    expect(says()).toEqual([]);
  });

  it('says which of two teams is next while it has a model to activate', () => {
    const { scenario } = SEASON_ZERO_CHOICES.setting;
    const seat = seatAt(seasonZeroGame, { options: { variants: ['team-event'] }, scenario });
    for (const side of ['A', 'B'] as const) {
      must(seat.tell(side, `crew:${side}`, `Ana ${side} (Master) (15)`));
      must(seat.tell(side, `crew:${side}:2`, side === 'A' ? 'Al (Master) (15)\nOx (5)' : 'Bo (Master) (15)'));
    }
    take(seat, 'A', { scheme: 'outflank' }, { scheme: 'assassinate' });
    take(seat, 'B', { scheme: 'outflank' }, { scheme: 'assassinate' });
    const next = () => seat.table().guides.flatMap(({ text }) => (text.endsWith('activates next.') ? [text] : []));
    expect(next()).toEqual([]);
    const said = ['A1', 'B1', 'A2', 'B2', 'A3'].map((model) => {
      must(seat.tell('A', 'turn:1/activated', model));
      return next()[0];
    });
    expect(said).toEqual([...['{B}', '{A}', '{B}', '{A}'].map((side) => `${side} activates next.`), undefined]);
  });

  it('knows the Crews of earlier Rounds, Keywords, limits and Classic models from what was typed', () => {
    const { scenario } = SEASON_ZERO_CHOICES.setting;
    const begun = (options: Json, players: Json = {}) => seatAt(seasonZeroGame, { options, scenario, players });
    const brought = { A: { faction: 'Guild', details: {}, earlier: ['Lady Justice (Master) (15)\nOx (Minion) (5)'] } };
    const alternating = begun({ variants: ['alternating-leaders'] }, brought);
    expect(alternating.tell('A', 'crew:A', 'Lady Justice (Master) (15)')?.refused).toEqual(['GG0-VAR-ALTLEADER-01']);
    must(alternating.tell('A', 'crew:A', 'Perdita (Master) (15)\nOx (Minion) (5)'));
    const dead = 'Ramos (Master) (15) [DMH]';
    expect(begun({}).tell('A', 'crew:A', dead)?.refused).toEqual(['GG0-SETUP-08']);
    must(begun({ variants: ['classic'], classic: ['Ramos'] }).tell('A', 'crew:A', dead));
    expect(begun({}).tell('A', 'crew:A', 'Ana\nOx [proxy]')?.refused).toEqual(['GG0-PAINT-12']);
  });

  it('records who looked over a Crew and what was not in order, until it is', () => {
    const seat = seated(seasonZeroGame, SEASON_ZERO_CHOICES);
    const looks = (side: 'A' | 'B') => seat.asks(side).filter((ask) => ask.startsWith('inspect:'));
    expect([looks('A'), looks('B')]).toEqual([['inspect:B'], ['inspect:A']]);
    expect(seat.tell('A', 'inspect:A', { looked: ['cards'] })?.code).toBe('not-asked');
    must(seat.tell('A', 'inspect:B', { looked: ['cards', 'official'], wrong: ['official'] }));
    const said = () => seat.table().guides.filter(({ rules }) => rules.includes('GG0-PAINT-12'));
    expect(said().map(({ text }) => text)).toEqual([
      '{B}: “Official models, or what officially counts as them” is not in order. Proxies are not played.',
    ]);
    expect(seat.seen({ role: 'public' })).toContain('"title":"{B}, looked over by {A}","figure":"1 not in order"');
    must(seat.tell('A', 'inspect:B', { looked: ['official'] }));
    expect(said()).toEqual([]);
  });

  it('says where an idol comes up', () => {
    const scenario = { ...SEASON_ZERO_CHOICES.setting.scenario, strategy: 'corrupted-idols' };
    const seat = seated(seasonZeroGame, { ...SEASON_ZERO_CHOICES, setting: { scenario } });
    take(seat, 'A', { scheme: 'outflank' }, { scheme: 'assassinate' });
    take(seat, 'B', { scheme: 'outflank' }, { scheme: 'assassinate' });
    expect(seat.asks('A')).toContain('turn:1/idol');
    must(seat.tell('B', 'turn:1/idol', 'masks-B'));
    expect(seat.asks('A')).not.toContain('turn:1/idol');
    const [guide] = seat.table().guides;
    expect(guide?.text).toContain('9 inches from the middle: to the left as {B} sees it');
    // It lies on the table map, where somebody may move it.
    expect(JSON.stringify(seat.seen({ role: 'public' }))).toMatch(/strategy-turn1[^}]*27,18/);
    expect(guide?.rules).toContain('GG0-STRAT-IDOLS-02');
  });

  it('asks what is played where no event says so', () => {
    const seat = seatAt(seasonZeroGame, {});
    const { strategy, deployment, schemes } = SEASON_ZERO_CHOICES.setting.scenario;
    const say = (value: Json) => seat.tell('B', 'scenario', value);
    expect(say({ strategy, deployment, schemes: schemes.slice(1) })?.code).toBe('bad-answer');
    must(say({ strategy, deployment, schemes, attacker: 'B' }));
    expect(seat.progress().step).toBe('Set-up: Crews');
    expect(seat.table().guides[0]?.text).toContain('{B} attacks');
    expect(seat.asks('A')).not.toContain('attacker');
    for (const game of [seasonZeroGame, grounds2018Game]) {
      const drawn = seatAt(game, {});
      const setting = game.begin({}, [{ id: 'A' }, { id: 'B' }]);
      if (isRefusal(setting)) throw new Error(setting.message);
      const [asked] = drawn.mine('A').asks.filter(({ id }) => id === 'scenario');
      if (!asked) throw new Error('the scenario is asked first');
      const table = { setting, sides: [{ id: 'A' }, { id: 'B' }], answers: [], as: 'all', begun: 0 } as const;
      must(drawn.tell('A', 'scenario', game.play(setting).draw(table, asked, openStream('7'.repeat(64), 'scenario'))));
      expect(drawn.progress().step).toBe('Set-up: Crews');
      expect(drawn.asks('A')).not.toContain('attacker');
    }
    const begin = (setting: Json) => seasonZeroGame.begin(setting, []);
    const refused = [begin({ scenario: { strategy: 'chess' } }), begin({ options: { mode: 'all-out-brawl' } })];
    expect(refused.map((one) => isRefusal(one) && one.refused)).toEqual([['GG0-CORE-17'], ['GG0-MODE-AOB-01']]);
  });
});

describe('on paper', () => {
  it.each([
    [seasonZeroGame, SEASON_ZERO_SCHEMES],
    [grounds2018Game, GROUNDS_2018_SCHEMES],
  ] as const)('$system has every Scheme of its pack with all that it pays by', (game, schemes) => {
    const begun = game.begin((game === seasonZeroGame ? SEASON_ZERO_CHOICES : GROUNDS_2018_CHOICES).setting, []);
    if (isRefusal(begun)) throw new Error(begun.message);
    const pages = game.paper?.(2, { ...(begun as object), pool: schemes.map(({ id }) => id) }) ?? [];
    const [pays] = pages[pages.length - 1] ?? [];
    const steps = pays?.kind === 'steps' ? pays.steps : [];
    expect(steps).toHaveLength(1 + schemes.length);
    const cited = steps.flatMap(({ says }) => says.flatMap(({ rules }) => rules));
    for (const { parts } of schemes)
      for (const { rules } of parts) expect(cited).toEqual(expect.arrayContaining([...rules]));
    // Where nobody knows what is played: the same steps, and all that may pay.
    const open = game.paper?.(2) ?? [];
    expect(open.map((page) => page.map(({ title }) => title))).toEqual([
      [game.title],
      ['Side A', 'Side B', 'Result'],
      ['Schemes'],
      ['Strategies and Schemes'],
    ]);
    const [all] = open[3] ?? [];
    expect(all?.kind === 'steps' && all.steps.length).toBeGreaterThan(schemes.length);
  });

  it.each([
    [seasonZeroGame, 2],
    [seasonZeroGame, 6],
    [grounds2018Game, 2],
  ] as const)('has what is looked at of a Crew: %o', (game, sides) => {
    const steps = (game.paper?.(sides) ?? []).flat().flatMap((part) => (part.kind === 'steps' ? part.steps : []));
    const look = steps.find(({ title }) => title.startsWith('Look over'));
    expect(look?.says.length).toBeGreaterThan(4);
  });

  it('has a sheet for a Brawl', () => {
    const [table] = seasonZeroGame.paper?.(6)[0]?.filter(({ kind }) => kind === 'table') ?? [];
    expect(table).toMatchObject({ labels: ['A', 'B', 'C', 'D', 'E', 'F'] });
  });
});

describe('2018', () => {
  it('says what pays after the first Turn, what goes, and what a Master counts', () => {
    const scenario = {
      strategy: 'ours',
      deployment: 'standard',
      schemes: ['guarded-treasure', 'hold-up-their-forces', 'set-up', 'search-the-ruins', 'undercover-entourage'],
    };
    const schemes = [pairedScheme('ours') ?? '', ...scenario.schemes.slice(1)];
    const says = seatAt(grounds2018Game, { options: {}, scenario: { ...scenario, schemes } }).seen({ role: 'public' });
    expect(says).toContain('a Master, and a model of Cost 0, counts 10');
    expect(says).toContain(
      'At the end of a Turn, after the first Turn: One of your models, no Peon, is engaged with two',
    );
    expect(says).toContain('Then remove all of those Scheme Markers.');
    expect(says).toContain(
      'Each counts: The noted model is in play in the enemy half. And: It is in the enemy Deployment',
    );
    const paper = JSON.stringify(grounds2018Game.paper?.(2));
    expect(paper).toContain('Then remove all of your Scheme Markers within 2 inches of the Centerline.');
  });

  it('scores on events, asks for the last Turn, and follows the Informant', () => {
    const seat = seated(grounds2018Game, GROUNDS_2018_CHOICES);
    take(seat, 'A', { scheme: 'vendetta', model: 'A3', target: 'B3' }, { scheme: 'hold-up-their-forces' });
    take(seat, 'B', { scheme: 'set-up', target: 'A2' }, { scheme: 'surround-them' });
    const end = (turn: number, a: number, b: number): void => {
      must(seat.tell('A', `turn:${turn}/strategy:extraction`, { 'A:count': a, 'B:count': b }));
    };
    const pass = (turn: number): void => {
      must(seat.tell('A', `turn:${turn}/pass:A`, true));
      must(seat.tell('B', `turn:${turn}/pass:B`, true));
    };
    must(seat.tell('A', 'turn:1/scheme:A:vendetta:attack', { first: true }));
    end(1, 3, 3);
    pass(1);
    expect(seat.table().points).toHaveLength(1);
    end(2, 3, 2);
    expect(seat.table().guides.map(({ text }) => text)).toContain(
      '{A} may put the Informant up to 3 inches elsewhere.',
    );
    must(seat.tell('A', 'turn:2/scheme:A:hold-up-their-forces:end-of-turn', { held: true }));
    must(seat.tell('B', 'turn:2/scheme:B:set-up:end-of-turn', { markers: 5 }));
    pass(2);
    for (const turn of [3, 4]) {
      end(turn, 0, 0);
      pass(turn);
    }
    must(seat.tell('A', 'turn:5/kill', { victim: 'B3' }));
    end(5, 0, 0);
    pass(5);
    must(seat.tell('B', 'turn:5/last', true));
    expect(seat.table().asks.map(({ id }) => id)).toEqual([
      'end/scheme:A:vendetta:end-of-game',
      'end/scheme:B:surround-them:end-of-game',
      'turn:5/table',
    ]);
    must(seat.tell('A', 'end/scheme:A:vendetta:end-of-game', { gone: true }));
    must(seat.tell('B', 'end/scheme:B:surround-them:end-of-game', { enemy: 0, neutral: 0, own: 0 }));
    // Strategy 1 + 1; A: attack, hold, gone; B: Set Up up to its cap.
    expect(seat.table().lines).toEqual({ A: { vp: 4 }, B: { vp: 4 } });
  });
});
