import { documentTooNew } from '../../../event/checks.ts';
import { describe, expect, it } from 'vitest';
import {
  type Floor,
  ORGANISER,
  nextRound,
  openFloor,
  player,
  startedFloor,
} from '../../../../tests/core/event/floor.ts';
import { presentDraft } from '../../../event/state.ts';
import type { Game, OptionValues, Result } from '../../../event/types.ts';
import type { MePart } from '../../../event/views.ts';
import { eventRuleset } from '../../../event/ruleset.ts';
import { verifyEvent } from '../../../event/verify.ts';
import { exportLines } from '../../../journal/lines.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { steamroller2015 as pack } from '../pack.ts';
import { sheetRows } from './sheet.ts';

const started = (players: number, options: OptionValues = {}): Floor =>
  startedFloor(pack, players, { faction: 'Cryx', options });
const WON = {
  kind: 'played',
  scores: [
    { result: 'win', list: 'list1', controlPoints: 5, armyPointsDestroyed: 30, by: 'scenario' },
    { result: 'loss', list: 'list2', controlPoints: 2, armyPointsDestroyed: 18 },
  ],
} satisfies Result;
const TIED: Result = { kind: 'played', scores: [{ result: 'tie' }, { result: 'tie' }] };

/** Enters a result for every open game and closes the round. */
function play(floor: Floor, resultOf: (game: Game) => Result = () => WON): void {
  for (const game of floor.games()) {
    if (game.result === null) floor.run({ type: 'enter-result', game: game.id, result: resultOf(game) });
  }
  floor.run({ type: 'close-round' });
}

function verified(floor: Floor): readonly string[] {
  const { header, entries } = floor.record();
  return verifyEvent(pack, header, entries).problems;
}

describe('an event', () => {
  it('is paired, played and ranked to its one leader, and everybody can check it', () => {
    const floor = started(8);
    for (let round = 1; round <= 3; round += 1) {
      nextRound(floor);
      play(floor);
    }
    floor.run({ type: 'end-event' });
    expect(floor.state().ended?.winners).toHaveLength(1);
    expect(verified(floor)).toEqual([]);
    const { rounds, options } = floor.state();
    const rows = rounds.flatMap(({ games }) => games.flatMap((game) => Object.entries(sheetRows(game, options))));
    const players = [...new Set(rows.map(([id]) => id))];
    const wins = players.map((id) => rows.filter(([of]) => of === id).map(([, { result }]) => result));
    expect(wins.filter((results) => results.every((result) => result === 'win'))).toHaveLength(1);
    expect(wins.every((results) => results.length === 3)).toBe(true);
  });

  it('asks for another scenario where chance has taken the one set for a later round (SR15-SELECT-02)', () => {
    const floor = started(8);
    floor.run({ type: 'draft-round' });
    const scenario = presentDraft(floor.state())?.scenario ?? {};
    floor.run({ type: 'set-scenario', round: 2, scenario });
    floor.run({ type: 'publish-round', override: 'Only a later round has changed.' });
    play(floor);
    expect(floor.ask({ type: 'draft-round' })?.refused).toEqual(['SR15-SELECT-02']);
    expect(floor.ask({ type: 'draft-round', override: 'It was the favourite.' })).toBeNull();
  });

  it('ends when one player leads alone; the organiser may play on, for all to read (SR15-ROUND-02, -03)', () => {
    const floor = started(4, { variants: ['round-event'], roundEvent: 3 });
    nextRound(floor);
    const [first] = floor.games();
    play(floor, ({ id }) => (id === first?.id ? WON : TIED));
    expect(floor.ask({ type: 'draft-round' })?.refused).toEqual(['SR15-ROUND-02', 'SR15-ROUND-03']);
    floor.run({ type: 'draft-round', override: 'Everybody wants their second game.' });
    expect(floor.state().setAside).toMatchObject([{ rules: ['SR15-ROUND-02', 'SR15-ROUND-03'] }]);
    floor.run({ type: 'discard-draft' });
    floor.run({ type: 'end-event' });
    expect(floor.state().ended?.winners).toEqual([first?.seats[0]]);
  });

  it('waits for every result before it pairs (SR15-PAIR-08)', () => {
    const floor = started(4);
    nextRound(floor);
    expect(floor.ask({ type: 'draft-round' })?.refused).toContain('SR15-PAIR-08');
    expect(floor.ask({ type: 'close-round' })?.refused).toContain('SR15-PAIR-08');
  });

  it('does not start with Finals Tables and other than the recommended rounds (SR15-VAR-FINAL-06)', () => {
    const floor = openFloor(pack, { options: { variants: ['finals-tables'] } });
    const entrants = ['Ana', 'Bo', 'Cy', 'Di'].map((name) => ({ name, faction: 'Cryx', checkIn: true }));
    floor.run({ type: 'add-entrants', entrants });
    floor.run({ type: 'publish-pack' });
    floor.run({ type: 'change-settings', settings: { rounds: 2 } });
    expect(floor.ask({ type: 'start-event' })?.refused).toContain('SR15-VAR-FINAL-06');
    floor.run({ type: 'change-settings', settings: { rounds: 3 } });
    floor.run({ type: 'start-event' });
  });

  it('has each list required announced, or none, and one faction for all (SR15-VAR-LIST-01, SR15-LIST-08)', () => {
    const floor = openFloor(pack, { options: { variants: ['lists-required'], listsRequired: 2 } });
    floor.run({ type: 'add-entrants', entrants: [{ name: 'Ana' }] });
    expect(floor.ask({ type: 'check-in', entrant: 'e1' })?.refused).toEqual(['SR15-LIST-08']);
    const one = { type: 'check-in', entrant: 'e1', faction: 'Cryx', details: { list1: 'Skarre, 50' } } as const;
    expect(floor.ask(one)?.refused).toEqual(['SR15-VAR-LIST-01']);
    floor.run({ ...one, details: { list1: 'Skarre, 50', list2: 'Denegra, 50' } });
  });
});

describe('a result', () => {
  it('is reported whole by both, and flagged when the two differ (SR15-RESULT-01, -05)', () => {
    const floor = started(4);
    nextRound(floor);
    const [game] = floor.games();
    const [a, b] = game?.seats ?? [];
    if (!game || a === undefined || b === undefined) throw new Error('a game is expected');
    const bare: Result = { kind: 'played', scores: [{ result: 'win' }, { result: 'loss' }] };
    const by = player(a);
    expect(floor.ask({ type: 'report', game: game.id, result: bare }, by)?.refused).toEqual(['SR15-RESULT-01']);
    floor.run({ type: 'report', game: game.id, result: WON }, by);
    floor.run({ type: 'report', game: game.id, result: { ...WON, scores: [...WON.scores].reverse() } }, player(b));
    expect(JSON.stringify(floor.view(ORGANISER).own)).toContain(`"differing":["${game.id}"]`);
    floor.run({ type: 'report', game: game.id, result: WON }, player(b));
    expect(floor.games()[0]).toMatchObject({ settledBy: 'players' });
  });

  it('with more control points than win a scenario is refused at the desk too, so that every page shows one figure', () => {
    const floor = started(4);
    nextRound(floor);
    const game = floor.games()[0]?.id ?? '';
    const scores = WON.scores.map((line) => ({ ...line, controlPoints: 7 }));
    for (const kind of ['played', 'set'] as const)
      expect(floor.ask({ type: 'enter-result', game, result: { kind, scores } })).toMatchObject({
        message: expect.stringContaining('Control points 0–5'),
        refused: ['SR15-RESULT-01', 'SR15-RESULT-04'],
      });
    floor.run({ type: 'enter-result', game, result: WON });
  });

  it('of somebody disqualified counts as conceded, and no round has them again (SR15-SPORT-06, SR15-AMB-16)', () => {
    const floor = started(5);
    nextRound(floor);
    const game = floor.games().find(({ kind }) => kind === 'game');
    const [gone, other] = game?.seats ?? [];
    if (!game || gone === undefined || other === undefined) throw new Error('a game is expected');
    floor.run({ type: 'disqualify', entrant: gone, reason: 'Threw dice at the judge.' });
    expect(floor.games().find(({ id }) => id === game.id)?.result).toMatchObject({ kind: 'concession', by: gone });
    const conceded: Result = { kind: 'concession', by: gone, scores: [{}, { armyPointsDestroyed: 22 }] };
    floor.run({ type: 'enter-result', game: game.id, result: conceded, reason: 'Army points added.' });
    play(floor);
    nextRound(floor);
    expect(floor.games().flatMap(({ seats }) => seats)).not.toContain(gone);
    expect(floor.games().every(({ kind }) => kind === 'game')).toBe(true);
    const shown = JSON.stringify(floor.view({ role: 'public' }).shared);
    expect(shown).not.toContain('Threw dice');
    expect(shown).toContain('"armyPointsDestroyed":22');
  });
});

describe('related events', () => {
  it('keep out who was disqualified, unless the organiser says otherwise; nobody else reads who (SR15-SPORT-06)', () => {
    const floor = openFloor(pack);
    floor.run({ type: 'change-settings', settings: { excluded: ['Ana Silva'] } });
    const ana = { name: 'ana  silva', faction: 'Cryx' };
    expect(floor.ask({ type: 'add-entrants', entrants: [{ ...ana, checkIn: true }] })?.refused).toEqual([
      'SR15-SPORT-06',
    ]);
    floor.run({ type: 'add-entrants', entrants: [ana] });
    expect(floor.ask({ type: 'check-in', entrant: 'e1' }, player('e1'))?.refused).toEqual(['SR15-SPORT-06']);
    expect(JSON.stringify(floor.view(player('e1')))).not.toContain('Ana Silva');
    expect(exportLines(eventRuleset(pack), floor.record()).join()).not.toContain('Ana Silva');
    floor.run({ type: 'check-in', entrant: 'e1', override: 'The ban has ended.' });
    expect(floor.state().entrants.e1?.status).toBe('checked-in');
  });
});

describe('the scenarios', () => {
  const PUBLIC = { role: 'public' } as const;

  it('that are chosen beforehand are no secret of the journal’s until their round (SR15-SELECT-04)', () => {
    const floor = started(4);
    floor.run({ type: 'set-scenario', round: 1, scenario: { scenario: 'outflank' } });
    const seen = (): string =>
      [...exportLines(eventRuleset(pack), floor.record()), JSON.stringify(floor.view(PUBLIC).shared)]
        .filter((line) => !line.includes('"choices"'))
        .join();
    expect(seen()).not.toContain('outflank');
    nextRound(floor);
    expect(floor.state().rounds[0]?.scenario).toEqual({ scenario: 'outflank' });
    expect(seen()).toContain('outflank');
    expect(floor.ask({ type: 'set-scenario', round: 2, scenario: { scenario: 'outflank' } })?.refused).toEqual([
      'SR15-SELECT-02',
    ]);
    expect(verified(floor)).toEqual([]);
  });

  it('are rolled where none is chosen, never one twice (SR15-SELECT-01, -02)', () => {
    const floor = started(8);
    for (let round = 1; round <= 3; round += 1) {
      nextRound(floor);
      play(floor);
    }
    const played = floor.state().rounds.map(({ scenario }) => scenario?.scenario);
    expect(new Set(played).size).toBe(3);
    expect(floor.state().rounds.every(({ drawn }) => drawn.length > 0)).toBe(true);
    expect(verified(floor)).toEqual([]);
  });

  it('that are published come in their order (SR15-VAR-SCEN-01)', () => {
    const floor = started(4, { variants: ['scenarios'], scenarios: ['recon', 'incoming'] });
    expect(JSON.stringify(floor.view(PUBLIC).shared)).toContain('Scenario(s) [X] (Recon, Incoming)');
    nextRound(floor);
    play(floor);
    nextRound(floor);
    expect(floor.state().rounds.map(({ scenario }) => scenario?.scenario)).toEqual(['recon', 'incoming']);
  });
});

describe('lists', () => {
  const two = { list1: 'Orla, 50 points', list2: 'Brand, 50 points' };
  const divided = (): Floor => {
    const floor = openFloor(pack, { options: { variants: ['divide-and-conquer'], divideAndConquer: 1 } });
    const names = ['Ana', 'Bo', 'Cy'];
    floor.run({
      type: 'add-entrants',
      entrants: names.map((name) => ({ name, faction: 'Cryx', details: two, checkIn: true })),
    });
    floor.run({ type: 'change-settings', settings: { rounds: 2 } });
    floor.run({ type: 'publish-pack' });
    floor.run({ type: 'start-event' });
    nextRound(floor);
    return floor;
  };
  const sheet = (list: string, result: string) => ({ result, list, controlPoints: 1, armyPointsDestroyed: 9 });

  it('are counted, on byes too, and none is played that leaves too few rounds for another (SR15-VAR-LIST-03)', () => {
    const floor = divided();
    const bye = floor.games().find(({ kind }) => kind === 'bye');
    const game = floor.games().find(({ kind }) => kind === 'game');
    const [idle = '', a = '', b = ''] = [bye?.seats[0], ...(game?.seats ?? [])];
    expect(floor.view(player(idle)).own).toMatchObject({
      me: { onBye: ['list'], choices: { [idle]: { list: [{ label: 'List 1: Orla' }, { label: 'List 2: Brand' }] } } },
    });
    floor.run({ type: 'mark-bye', game: bye?.id ?? '', line: { list: 'list1' } }, player(idle));
    const scores = [sheet('list1', 'win'), sheet('list2', 'loss')];
    for (const id of [a, b]) {
      floor.run({ type: 'report', game: game?.id ?? '', result: { kind: 'played', scores } }, player(id));
    }
    const adviceTo = (id: string) => (floor.view(player(id)).own as { me: MePart }).me.advice.map(({ text }) => text);
    const still = ['Still to be played: List 2: Brand. Rounds left: 1.'];
    // It is so from the result on, and not from the next pairing on.
    expect(adviceTo(a)).toEqual(still);
    floor.run({ type: 'close-round' });
    floor.run({ type: 'draft-round' });
    floor.run({ type: 'publish-round' });
    const seat = floor.games().find(({ seats }) => seats.includes(idle) && seats.length > 1);
    expect(adviceTo(idle)).toEqual(still);
    const wrong = (seat?.seats ?? []).map((id, index) =>
      sheet(id === idle ? 'list1' : 'list2', index === 0 ? 'win' : 'loss'),
    );
    const report = { type: 'report', game: seat?.id ?? '', result: { kind: 'played', scores: wrong } } as const;
    expect(floor.ask(report, player(idle))?.refused).toContain('SR15-VAR-LIST-03');
    const right = (seat?.seats ?? []).map((_, index) => sheet('list2', index === 0 ? 'win' : 'loss'));
    floor.run({ type: 'enter-result', game: seat?.id ?? '', result: { kind: 'played', scores: right } });
    floor.run({ type: 'end-event', reason: 'The shop closes.' });
    expect(adviceTo(idle)).toEqual([]);
  });

  it('stay as they were registered (SR15-LIST-14)', () => {
    const floor = divided();
    const change = { type: 'change-entrant', entrant: 'e1', changes: { details: { ...two, list2: 'Other' } } } as const;
    expect(floor.ask(change)?.refused).toEqual(['SR15-LIST-14']);
  });
});

describe('dropping out', () => {
  it('in the middle of a game concedes it, between rounds does not (SR15-AMB-44)', () => {
    const floor = started(4);
    nextRound(floor);
    const [game] = floor.games();
    const [leaver = ''] = game?.seats ?? [];
    floor.run({ type: 'drop', entrant: leaver });
    expect(floor.games()[0]?.result).toMatchObject({ kind: 'concession', by: leaver });
    expect(verified(floor)).toEqual([]);
    const early = started(4);
    early.run({ type: 'draft-round' });
    early.run({ type: 'publish-round' });
    early.run({ type: 'drop', entrant: 'e1' });
    expect(early.games().every(({ result }) => result === null)).toBe(true);
  });
});

describe('the pack', () => {
  it('knows no agreed games, no teams, no painting competition, and sets no attacker', () => {
    expect(pack.results.kinds).not.toContain('agreed');
    expect([pack.conduct.painting, pack.roster.teams({}), pack.pairing.seats({})]).toEqual([
      null,
      false,
      { min: 2, max: 2 },
    ]);
    const history = { options: {}, entrants: [], rounds: [] };
    expect(pack.pairing.attacker(history, ['a', 'b'], null).attacker).toBeNull();
    expect(documentTooNew(pack, { title: 'FAQ', released: '2026-11-21' }, '2026-11-21')).toBeNull();
    expect(pack.conduct.checkTracking([{ condition: 'Fire', by: 'token' }])).toBeNull();
  });

  it('asks one question a rule', () => {
    const rules = pack.conduct.prompts.map(({ rule }) => rule);
    expect(new Set(rules).size).toBe(rules.length);
    const now = { options: {}, paid: [], called: [], drawn: [], lastRound: false, players: 24, dropped: false };
    const asked = (rule: RuleId, change: object) => pack.conduct.asks(rule, { ...now, painting: false, ...change });
    expect([asked('SR15-TIME-05', {}), asked('SR15-TIME-05', { called: ['dice-down'] })]).toEqual([false, true]);
    expect([asked('SR15-AMB-24', {}), asked('SR15-AMB-24', { lastRound: true })]).toEqual([false, true]);
    expect([asked('SR15-GEN-01', {}), asked('SR15-GEN-01', { players: 7 })]).toEqual([false, true]);
    expect([asked('SR15-AMB-23', {}), asked('SR15-AMB-23', { players: 129 })]).toEqual([false, true]);
    expect(isRefusal(pack.options.configure({}))).toBe(false);
  });
});
