/** A round that is posted: what a desk is shown of a change is what is done, and it can be taken back until somebody plays. */
import { describe, expect, test } from 'vitest';
import { hashText } from '../chance/bytes.ts';
import { openStream } from '../chance/stream.ts';
import { sameJson } from '../journal/json.ts';
import { type LiveRecord, act, foldRecord } from '../journal/record.ts';
import type { Entry, Viewer } from '../journal/types.ts';
import { type Refusal, isRefusal } from '../rules/refusal.ts';
import { PACKS } from './index.ts';
import type { EventCommand } from '../event/commands.ts';
import type { EventEntry } from '../event/entries.ts';
import { generateEvent } from '../event/generate/generate.ts';
import type { Pack } from '../event/pack.ts';
import { type EventRuleset, eventRuleset } from '../event/ruleset.ts';
import type { EventState } from '../event/state.ts';
import { type Floor, ORGANISER, nextRound, openFloor, player, startedFloor } from '../../tests/core/event/floor.ts';
import type { Game, Result } from '../event/types.ts';
import { verifyEvent } from '../event/verify.ts';
import type { GameRow, PostedPart } from '../event/views.ts';
import type { ForfeitWorth, Preview, Ways } from '../event/ways.ts';
import { gainingGroundsS0 as pack } from './gaining-grounds-s0/pack.ts';

const REASON = 'It was so.';
const NO_CHANCE = { nonce: () => hashText('nonce'), link: () => null };

const seats = ({ seats: sitting }: Pick<Game, 'seats'>): string => [...sitting].sort().join();

function posted(players: number, rounds = 2): Floor {
  const floor = startedFloor(pack, players);
  for (let round = 1; round < rounds; round += 1) {
    nextRound(floor);
    for (const [index, { id, result }] of floor.games().entries()) {
      if (result !== null) continue;
      const played: Result = { kind: 'played', scores: [{ vp: 8 - index }, { vp: index }] };
      floor.run({ type: 'enter-result', game: id, result: played });
    }
    floor.run({ type: 'close-round' });
  }
  floor.run({ type: 'draft-round' });
  const draft = floor.state().drafts.at(-1)?.open?.value;
  floor.run({ type: 'publish-round', approve: draft?.approval ?? [] });
  return floor;
}

function ask<Answer>(floor: Floor, about: Readonly<Record<string, string>>): Answer {
  const answer = eventRuleset(pack).explain(floor.state(), ORGANISER, about, NO_CHANCE);
  if (isRefusal(answer)) throw new Error(answer.message);
  return answer as Answer;
}

const alerts = (floor: Floor, entrant: string) =>
  (floor.view(player(entrant)).own as { me: { alerts: readonly { id: string; kind: string }[] } }).me.alerts;

/** What everybody reads of the printing of the latest round. */
function printingOf(floor: Floor): unknown {
  const parts = floor.view(player('e1')).shared as Readonly<Record<string, { printing: number; changed: boolean }>>;
  const { printing, changed } = parts[`round/${floor.state().rounds.length}`] ?? {};
  return { printing, changed };
}

function problems(floor: Floor): readonly string[] {
  const { header, entries } = floor.record();
  return verifyEvent(pack, header, entries).problems;
}

describe('the clock', () => {
  test('begins every table at which everybody is, and no other', () => {
    const floor = posted(8);
    const [first] = floor.games();
    floor.run({ type: 'drop', entrant: first?.seats[0] ?? '' });
    floor.run({ type: 'start-clock' });
    expect(floor.games().map(({ started }) => started)).toEqual([false, true, true, true]);
  });

  test('of an older record began nothing, and still begins nothing', () => {
    const floor = posted(8);
    floor.run({ type: 'start-clock' });
    const { header, entries } = floor.record();
    const older = entries.map(({ body, ...entry }) => {
      if (body.type !== 'clock-started') return { ...entry, body };
      const { tables: _began, ...then } = body;
      return { ...entry, body: then };
    });
    const folded = foldRecord(eventRuleset(pack), header, older);
    if (isRefusal(folded)) throw new Error(folded.message);
    expect(folded.state.rounds.at(-1)?.games.some(({ started }) => started)).toBe(false);
    expect(folded.state.rounds.at(-1)?.clock.startedAt).not.toBeNull();
  });

  test('leaves a table that is told apart by hand to those who begin it, unless it has reported', () => {
    const floor = posted(8);
    floor.run({ type: 'start-clock' });
    const [one, two] = floor.games();
    floor.run({ type: 'wait-table', game: one?.id ?? '' });
    expect(floor.games()[0]?.started).toBe(false);
    expect(floor.view(player(one?.seats[0] ?? '')).own).toMatchObject({ me: { next: 'go-to-table' } });
    const result: Result = { kind: 'played', scores: [{ vp: 4 }, { vp: 3 }] };
    floor.run({ type: 'report', game: two?.id ?? '', result }, player(two?.seats[0] ?? ''));
    expect(floor.ask({ type: 'wait-table', game: two?.id ?? '' })?.code).toBe('begun');
  });
});

describe('a repair', () => {
  test('with the clock running moves nothing that is played', () => {
    const floor = posted(11);
    floor.run({ type: 'start-clock' });
    const game = floor.state().rounds[0]?.games[0];
    const result: Result = { kind: 'played', scores: [{ vp: 0 }, { vp: 8 }] };
    floor.run({ type: 'enter-result', game: game?.id ?? '', result, reason: REASON });
    expect(floor.state().consequence?.what.tables).toEqual([]);
    const refusal = floor.ask({ type: 'repair-round', reason: REASON });
    expect(refusal?.code).toBe('nothing-to-repair');
    expect(refusal?.message).toContain('every table has begun');
  });

  test('is asked for until the next round is posted, and not when the event is over', () => {
    const floor = posted(4);
    const game = floor.state().rounds[0]?.games[0];
    const result: Result = { kind: 'played', scores: [{ vp: 0 }, { vp: 8 }] };
    floor.run({ type: 'enter-result', game: game?.id ?? '', result, reason: REASON });
    for (const { id } of floor.games()) floor.run({ type: 'enter-result', game: id, result });
    floor.run({ type: 'close-round' });
    expect(floor.state().consequence).not.toBeNull();
    nextRound(floor);
    expect(floor.state().consequence).toBeNull();
    const [latest] = floor.games();
    for (const { id } of floor.games()) floor.run({ type: 'enter-result', game: id, result });
    floor.run({ type: 'close-round' });
    floor.run({
      type: 'enter-result',
      game: latest?.id ?? '',
      result: { ...result, scores: [{ vp: 8 }, { vp: 0 }] },
      reason: REASON,
    });
    expect(floor.state().consequence).not.toBeNull();
    floor.run({ type: 'end-event' });
    expect(floor.state().consequence).toBeNull();
  });

  test('is refused when what was shown has changed, with what has', () => {
    const floor = posted(12);
    const game = floor.state().rounds[0]?.games[0];
    const result: Result = { kind: 'played', scores: [{ vp: 0 }, { vp: 8 }] };
    floor.run({ type: 'enter-result', game: game?.id ?? '', result, reason: REASON });
    const { shown } = ask<Preview>(floor, { repair: 'draw' });
    expect(shown.gone.length).toBeGreaterThan(1);
    const begun = floor.games().find(({ id }) => shown.gone.includes(id));
    floor.run({ type: 'start-table', game: begun?.id ?? '' });
    const refusal = floor.ask({ type: 'repair-round', reason: REASON, shown });
    expect(refusal?.code).toBe('repair-stale');
    expect(refusal?.message).toContain(`table ${begun?.table}`);
    const now = ask<Preview>(floor, { repair: 'draw' });
    floor.run({ type: 'repair-round', reason: REASON, shown: now.shown });
    expect(floor.games().some(({ id }) => id === begun?.id)).toBe(true);
  });

  test('tells whoever moved, and is taken back until one of its tables begins', () => {
    const floor = posted(12);
    const game = floor.state().rounds[0]?.games[0];
    const result: Result = { kind: 'played', scores: [{ vp: 0 }, { vp: 8 }] };
    floor.run({ type: 'enter-result', game: game?.id ?? '', result, reason: REASON });
    const before = floor.games();
    floor.run({ type: 'repair-round', reason: REASON });
    const fresh = floor.games().filter(({ id }) => !before.some((one) => one.id === id));
    for (const entrant of Object.keys(floor.state().entrants)) {
      const moved = fresh.some((one) => one.seats.includes(entrant));
      expect(alerts(floor, entrant).map(({ kind }) => kind)).toEqual(moved ? ['moved'] : []);
    }
    const [first] = fresh;
    const told = alerts(floor, first?.seats[0] ?? '');
    expect(printingOf(floor)).toEqual({ printing: 2, changed: true });
    floor.run({ type: 'take-back-repair' });
    // What was printed first is true again.
    expect(printingOf(floor)).toEqual({ printing: 1, changed: false });
    expect(floor.games()).toEqual(before);
    // Told again, and by another name: whoever has seen the first is told where they sit now.
    expect(alerts(floor, first?.seats[0] ?? '').map(({ id }) => id)).not.toEqual(told.map(({ id }) => id));
    floor.run({ type: 'repair-round', reason: REASON });
    const again = floor.games().find(({ id }) => !before.some((one) => one.id === id));
    expect(fresh.map(({ id }) => id)).not.toContain(again?.id);
    expect(printingOf(floor)).toEqual({ printing: 4, changed: true });
    floor.run({ type: 'start-table', game: again?.id ?? '' });
    expect(floor.ask({ type: 'take-back-repair' })?.code).toBe('begun');
    expect(problems(floor)).toEqual([]);
  });
});

describe('by hand', () => {
  test('a latecomer has the table of the bye, and nobody else moves', () => {
    const floor = posted(7);
    floor.run({ type: 'start-clock' });
    floor.run({ type: 'add-entrants', entrants: [{ name: 'Late Lou', faction: 'guild', checkIn: true }] });
    const before = floor.games();
    const bye = before.find(({ kind }) => kind === 'bye')?.seats[0] ?? '';
    const { ways } = ask<Ways>(floor, { becomes: 'e8' });
    const way = ways.find((one) => one.kind === 'by-hand' && one.how.tables[0]?.includes(bye));
    if (way?.kind !== 'by-hand') throw new Error('the bye is offered');
    expect(way.why.flatMap(({ rules }) => rules).length).toBeGreaterThan(0);
    floor.run({ type: 'repair-round', reason: REASON, how: way.how, shown: way.shown });
    expect(floor.games().filter(({ id }) => before.some((one) => one.id === id))).toEqual(
      before.filter(({ kind }) => kind !== 'bye'),
    );
    expect(floor.games().map(seats)).toContain([bye, 'e8'].sort().join());
    expect(floor.state().entrants.e8?.joinsRound).toBe(2);
    expect(problems(floor)).toEqual([]);
    floor.run({ type: 'take-back-repair' });
    expect(floor.state().entrants.e8?.joinsRound).toBe(3);
    expect(floor.games()).toEqual(before);
  });

  test('a no-show is replaced, gives the bye, or forfeits, though the clock runs', () => {
    const floor = posted(8);
    floor.run({ type: 'start-clock' });
    floor.run({ type: 'add-entrants', entrants: [{ name: 'Late Lou', faction: 'guild', checkIn: true }] });
    const [game] = floor.games();
    const [here = '', missing = ''] = game?.seats ?? [];
    const { ways } = ask<Ways>(floor, { becomes: missing });
    const tables = ways.flatMap((way) => (way.kind === 'by-hand' ? way.how.tables.map((one) => one.join()) : []));
    expect(tables).toEqual([`${here},e9`, here]);
    const forfeit = ways.find((way) => way.kind === 'forfeit');
    expect(forfeit?.rules.length).toBeGreaterThan(0);
    const [first] = ways;
    if (first?.kind !== 'by-hand') throw new Error('a table is offered');
    floor.run({ type: 'repair-round', reason: REASON, how: first.how, shown: first.shown });
    expect(floor.games().find(({ seats: sitting }) => sitting.includes('e9'))?.table).toBe(game?.table);
    expect(alerts(floor, missing).map(({ kind }) => kind)).toEqual(['unseated']);
    // Nobody is told that they are here, and they are offered to nobody, until they have a table by hand.
    const known = () => (floor.view(ORGANISER).own as { desk: { posted: PostedPart } }).desk.posted;
    expect(known()).toMatchObject({ waiting: [], absent: [missing] });
    const other = floor.games().find(({ seats: sitting }) => !sitting.includes('e9'))?.seats[0] ?? '';
    expect(JSON.stringify(ask<Ways>(floor, { becomes: other }).ways)).not.toContain(`"${missing}"`);
    expect(problems(floor)).toEqual([]);
  });

  test('a forfeit says what it is worth, for one or both, to whoever may enter it and to nobody else', () => {
    const floor = posted(7);
    const [game, bye] = [
      floor.games().find(({ kind }) => kind === 'game'),
      floor.games().find(({ kind }) => kind === 'bye'),
    ];
    const [a = '', b = ''] = game?.seats ?? [];
    const judge = { role: 'judge', staff: 'staff-2' } as const;
    const asked = (viewer: Viewer, forfeit: string, of = game?.id ?? '') =>
      eventRuleset(pack).explain(floor.state(), viewer, { forfeit, game: of }, NO_CHANCE) as ForfeitWorth | Refusal;
    const codeOf = (answer: ForfeitWorth | Refusal) => isRefusal(answer) && answer.code;
    for (const forfeit of [a, `${a},${b}`]) {
      const said = asked(judge, forfeit);
      if (isRefusal(said)) throw new Error(said.message);
      const entered = posted(7);
      entered.run({ type: 'enter-result', game: game?.id ?? '', result: { kind: 'forfeit', by: forfeit.split(',') } });
      const parts = entered.view(ORGANISER).shared as Readonly<Record<string, Readonly<Record<string, GameRow>>>>;
      expect(said.points).toEqual(parts['games/2']?.[game?.id ?? '']?.points);
      expect(said.rules.length).toBeGreaterThan(0);
    }
    expect(codeOf(asked(player(a), a))).toBe('not-allowed');
    expect(codeOf(asked(judge, 'e99'))).toBe('nobody-forfeits');
    expect(codeOf(asked(judge, a, bye?.id))).toBe('bad-result');
    expect(codeOf(asked(judge, a, 'r9g9'))).toBe('unknown-game');
  });

  test('nothing is offered where a table has reported but its result, nor to somebody who has left it', () => {
    const floor = posted(8);
    floor.run({ type: 'start-clock' });
    const [game] = floor.games();
    const [a = '', b = ''] = game?.seats ?? [];
    const result: Result = { kind: 'played', scores: [{ vp: 4 }, { vp: 3 }] };
    floor.run({ type: 'report', game: game?.id ?? '', result }, player(a));
    expect(ask<Ways>(floor, { becomes: b }).ways.map(({ kind }) => kind)).toEqual(['forfeit']);
    floor.run({ type: 'enter-result', game: game?.id ?? '', result });
    floor.run({ type: 'drop', entrant: b });
    expect(ask<Ways>(floor, { becomes: b }).ways).toEqual([]);
  });

  test('nobody but the organiser looks or moves', () => {
    const floor = posted(8);
    const judge = { role: 'judge', staff: 'staff-2' } as const;
    const asked = eventRuleset(pack).explain(floor.state(), judge, { repair: 'draw' }, NO_CHANCE);
    expect(isRefusal(asked) && asked.code).toBe('not-allowed');
    expect(floor.ask({ type: 'repair-round', reason: REASON }, judge)?.code).toBe('not-allowed');
    expect(floor.ask({ type: 'take-back-round' }, judge)?.code).toBe('not-allowed');
  });

  test('nobody is taken from a table that plays, nor left without one', () => {
    const floor = posted(8);
    const [[a = '', b = ''] = [], [c = '', d = ''] = []] = floor.games().map((game) => game.seats);
    const seat = (tables: readonly (readonly string[])[]) =>
      floor.ask({ type: 'repair-round', reason: REASON, how: { tables, absent: [] } })?.code;
    expect(seat([[a, c]])).toBe('left-alone');
    expect(seat([[a, a]])).toBe('bad-seats');
    expect(seat([[a, b, c]])).toBe('bad-seats');
    expect(seat([[a, 'e99']])).toBe('unknown-entrant');
    expect(seat([[a, b]])).toBe('nothing-to-repair');
    floor.run({ type: 'start-clock' });
    expect(
      seat([
        [a, c],
        [b, d],
      ]),
    ).toBe('begun');
  });
});

describe('publishing', () => {
  test('is taken back until somebody has begun, and what is posted then is another printing of other games', () => {
    const floor = posted(8);
    const before = floor.games();
    floor.run({ type: 'take-back-round' });
    expect(floor.state().rounds).toHaveLength(1);
    expect(floor.view(player('e1')).own).toMatchObject({ me: { alerts: [{ kind: 'unseated', round: 2 }] } });
    expect(floor.state().draftOpen).toBe(true);
    expect(floor.state().draftStale).toBe(false);
    floor.run({ type: 'publish-round' });
    expect(floor.games().map(seats)).toEqual(before.map(seats));
    expect(floor.games().some(({ id }) => before.some((one) => one.id === id))).toBe(false);
    expect(printingOf(floor)).toEqual({ printing: 2, changed: false });
    floor.run({ type: 'start-table', game: floor.games()[0]?.id ?? '' });
    expect(floor.ask({ type: 'take-back-round' })?.code).toBe('begun');
    expect(problems(floor)).toEqual([]);
  });

  test('is stale after it was taken back, where somebody has come since', () => {
    const floor = openFloor(pack);
    const people = ['A', 'B', 'C', 'D', 'E'].map((name, index) => ({
      name: `${name} player`,
      faction: 'guild',
      checkIn: index < 4,
    }));
    floor.run({ type: 'add-entrants', entrants: people });
    floor.run({ type: 'publish-pack' });
    floor.run({ type: 'start-event' });
    floor.run({ type: 'draft-round' });
    floor.run({ type: 'publish-round' });
    floor.run({ type: 'check-in', entrant: 'e5' });
    floor.run({ type: 'take-back-round' });
    expect(floor.ask({ type: 'publish-round' })?.code).toBe('draft-stale');
    floor.run({ type: 'draft-round', reason: REASON });
    floor.run({ type: 'publish-round' });
    expect(floor.games().flatMap((game) => game.seats)).toContain('e5');
    expect(problems(floor)).toEqual([]);
  });
});

describe('of 100 corrections in 20 events', () => {
  /** An event as it stood when a later round had just been posted. */
  function underWay(of: Pack, seed: string): LiveRecord<EventState, EventEntry> {
    const { header, entries } = generateEvent(of, {
      seed,
      players: 12,
      rounds: 4,
      features: { 'early-end': false },
    }).record;
    const at = entries.findLastIndex(
      ({ body }) => body.type === 'round-published' && (body as { round: number }).round > 1,
    );
    const cut = foldRecord(eventRuleset(of), header, entries.slice(0, at + 1) as readonly Entry<EventEntry>[]);
    if (isRefusal(cut)) throw new Error(cut.message);
    return cut;
  }

  function done(rules: EventRuleset, record: LiveRecord<EventState, EventEntry>, body: EventCommand) {
    const id = `try-${record.entries.length}`;
    return act(rules, record, { id, at: 0, by: ORGANISER, body }, NO_CHANCE);
  }

  const events = Array.from({ length: 4 }, (_, turn) =>
    PACKS.map((of, index) => [of, turn * PACKS.length + index] as const),
  );

  test('each repairs exactly what it said', () => {
    let corrections = 0;
    let moved = 0;
    for (const [of, number] of events.flat()) {
      const rules = eventRuleset(of);
      const stream = openStream(hashText(`corrections ${number}`), 'tries');
      const record = underWay(of, `correct ${number}`);
      const settled = record.state.rounds
        .slice(0, -1)
        .flatMap(({ games }) => games.filter(({ kind, result }) => kind === 'game' && result?.kind === 'played'));
      for (let tries = 0; tries < 40 && corrections < 5 * (number + 1); tries += 1) {
        let now = record;
        for (const { id, kind } of now.state.rounds.at(-1)?.games ?? []) {
          if (kind === 'bye' || stream.below(100) >= 30) continue;
          const begun = done(rules, now, { type: 'start-table', game: id });
          if (!isRefusal(begun)) now = begun.record;
        }
        const game = stream.pick(settled);
        if (game?.result?.kind !== 'played') continue;
        const result: Result = { kind: 'played', scores: [...game.result.scores].reverse() };
        if (sameJson(result, game.result)) continue;
        const corrected = done(rules, now, { type: 'enter-result', game: game.id, result, reason: REASON });
        if (isRefusal(corrected)) continue;
        now = corrected.record;
        const said = now.state.consequence?.what;
        const before = now.state.rounds.at(-1)?.games ?? [];
        const shown = rules.explain(now.state, ORGANISER, { repair: 'draw' }, NO_CHANCE) as Preview;
        const repaired = done(rules, now, { type: 'repair-round', reason: REASON });
        corrections += 1;
        const after = isRefusal(repaired) ? before : (repaired.record.state.rounds.at(-1)?.games ?? []);
        const gone = before.filter(({ id }) => !after.some((one) => one.id === id));
        const fresh = after.filter(({ id }) => !before.some((one) => one.id === id));
        expect(gone.map(({ id }) => id)).toEqual(said?.tables);
        expect(fresh.map((one) => one.seats)).toEqual(said?.instead ?? []);
        expect(gone.some(({ started }) => started)).toBe(false);
        if (isRefusal(shown)) expect(isRefusal(repaired)).toBe(true);
        else expect(fresh.map(({ seats: sitting, table }) => ({ seats: sitting, table }))).toEqual(shown.shown.tables);
        if (gone.length > 0) moved += 1;
        for (const one of before.filter(({ id }) => !gone.some((other) => other.id === id))) {
          expect(after.find(({ id }) => id === one.id)).toEqual(one);
        }
      }
    }
    expect(corrections).toBe(100);
    expect(moved).toBeGreaterThan(20);
  }, 60_000);
});
