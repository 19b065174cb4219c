import { type Signal, computed, effect, signal } from '@preact/signals';
import { linkOf, lotsSeal } from '../../core/chance/lots.ts';
import { act, beginRecord } from '../../core/journal/record.ts';
import type { CommandId } from '../../core/journal/types.ts';
import { isRefusal } from '../../core/rules/refusal.ts';
import type { BattleCommand } from '../../core/systems/firefight/battle/commands.ts';
import type { BattleSetup } from '../../core/systems/firefight/battle/def.ts';
import { battleRuleset } from '../../core/systems/firefight/battle/ruleset.ts';
import type { BattleParts } from '../../core/systems/firefight/battle/view.ts';
import type { ArmySide, ByArmy } from '../../core/systems/firefight/rules/rounds.ts';
import type { Refused } from '../outbox/items.ts';
import type { Player } from './kept.ts';
import { expect, test, vi } from 'vitest';
import { draws, seeded } from '../../core/systems/firefight/rules/dice.ts';
import { keeper } from './engine/keeper.ts';
import { battleSetup, threeHeroes } from '../../tests/server/battle.ts';
import type { Ask } from './engine.ts';
import { FIRST_GAME, lessonAt } from './first-game.ts';
import { Game, type Players } from './game.ts';
import { keptBattle } from './kept.ts';
import type { Shared } from './shared.ts';

const CHOSEN = { armies: { A: 'wardens', B: 'lantern' }, table: '3' };

/** A game whose engine answers at once, and that waits for nobody. */
function opened(seed: number, players: Players = { A: 'person', B: 'greedy' }): Game {
  const reply = keeper({ dice: seeded(seed), draws: draws(seed) });
  const ask: Ask = (kind, asks) => Promise.resolve(reply({ ...asks, kind } as never) as never);
  const game = new Game(players, CHOSEN, ask);
  game.pace.value = 'fast';
  return game;
}

const SECRET = '5'.repeat(64);

/** A battle between two devices with no network between them: the record’s own rules, and what each device is sent. */
interface SharedTable {
  readonly parts: Signal<BattleParts>;
  /** What was refused, of anybody. */
  readonly refused: string[];
  /** What the device of an army has; null: of one that watches. */
  readonly seat: (side: ArmySide | null) => Shared;
}

/** `agreed`: both have agreed to armies past their limits, which small ones are. */
function sharedTable(
  setup: BattleSetup,
  computers: Partial<ByArmy<Player>> = {},
  byHand = false,
  agreed = true,
): SharedTable {
  const players = { A: 'person', B: 'person', ...computers } as const;
  const header = {
    format: 'muster-record/1',
    id: 'b1',
    ruleset: 'battle',
    system: 'firefight',
    created: 0,
    lots: lotsSeal(SECRET),
    options: { setup, players, ...(byHand ? { dice: 'by-hand' } : {}) },
  } as const;
  const begun = beginRecord(battleRuleset, header);
  if (isRefusal(begun)) throw new Error(begun.message);
  let record = begun;
  let last = 0;
  const chance = { nonce: () => SECRET, link: (number: number) => linkOf(SECRET, number) };
  const send = (side: ArmySide | null, body: BattleCommand) => {
    last += 1;
    const by = side === null ? ({ role: 'system' } as const) : ({ role: 'player', entrant: side } as const);
    const id: CommandId = `c${last}`;
    const acted = act(battleRuleset, record, { id, at: last, by, body }, chance);
    if (isRefusal(acted)) return acted;
    ({ record } = acted);
    return null;
  };
  send(null, { type: 'begin' });
  if (agreed) for (const side of ['A', 'B'] as const) send(side, { type: 'agree' });
  const parts = signal(battleRuleset.shared(record.state));
  const refused: string[] = [];
  const seat = (side: ArmySide | null): Shared => {
    let tell: (refused: Refused) => void = () => undefined;
    const playing = (one: ArmySide): Player => {
      const player: Player = players[one];
      if (player !== 'person') return player;
      return one === side ? 'person' : 'away';
    };
    return {
      id: 'b1',
      side,
      players: { A: playing('A'), B: playing('B') },
      battle: computed(() => parts.value.battle),
      state: signal('live' as const),
      asOf: signal(null),
      now: signal(0),
      waiting: signal(false),
      send: (command) => {
        const no = send(side, command);
        if (no === null) {
          parts.value = battleRuleset.shared(record.state);
          return;
        }
        refused.push(no.code);
        tell({ code: no.code, message: no.message, rules: no.refused });
      },
      follow: (take) =>
        void effect(() => {
          const { mission, entries } = parts.value;
          if (mission) take(mission, Object.values(entries));
        }),
      onRefused: (take) => void (tell = take),
      close: () => undefined,
    };
  };
  return { parts, refused, seat };
}

/** The game on a device that shares a battle with others. */
function joined(seed: number, shared: Shared): Game {
  const reply = keeper({ dice: seeded(seed), draws: draws(seed) });
  const ask: Ask = (kind, asks) => Promise.resolve(reply({ ...asks, kind } as never) as never);
  const game = new Game(shared.players, null, ask, { shared });
  game.pace.value = 'fast';
  game.join(shared);
  return game;
}

/** Lets everything that was begun come to its end. */
const settled = () => new Promise((wake) => setTimeout(wake));

/** What somebody taps who takes the first of everything: the first unit towards the first marker, all weapons at the first target. */
async function tap(game: Game): Promise<void> {
  const { open, markers } = game.view.value ?? {};
  const [unit = ''] = open && 'units' in open ? open.units : [];
  if (open?.ask === 'activate') {
    if (game.pick.chosen.value === null) await game.pick.choose(typeof unit === 'string' ? unit : unit.unit);
    const { charges = [], deeds = [], unit: id = '' } = game.pick.choices.value ?? {};
    const charge = charges.find(({ wrong }) => wrong.length === 0);
    if (charge) await game.pick.aimAt(charge.target);
    else if (deeds.includes('advance')) await game.pick.wantPlace(markers?.[0]?.at ?? [24, 24]);
    const still = { do: 'act', unit: id, action: deeds.includes('idle') ? 'idle' : 'hold', moves: {} } as const;
    await game.answer(game.pick.draft.value?.legal?.action ?? still);
  } else if (open?.ask === 'shoot') {
    await game.pick.aimAt(game.pick.choices.value?.shots[0]?.target ?? '');
    await game.answer({ do: 'shoot', shots: game.pick.shots.value });
  } else if (open?.ask === 'allot') {
    await game.answer({ do: 'allot', order: open.units });
  } else if (open?.ask === 'remove') {
    const { action } = game.pick.proposal.value ?? {};
    if (action) await game.answer(action);
  } else if (open?.ask === 'strike-back') {
    await game.answer({ do: 'strike-back', strikes: true });
  } else if (open?.ask === 'consolidate') {
    await game.answer({ do: 'consolidate', moves: {} });
  } else if (open?.ask === 'morale') {
    await game.answer({ do: 'morale', unit: open.units[0] ?? '' });
  } else if (open?.ask === 'ambush') {
    await game.answer({ do: 'wait' });
  } else {
    await game.setUpForMe();
  }
}

test('who was named before a unit holds is aimed at when it shoots', async () => {
  const game = opened(4);
  await game.begin(CHOSEN);
  let named: string | undefined;
  for (let taps = 0; taps < 200 && named === undefined; taps += 1) {
    const { open } = game.view.value ?? {};
    const [unit] = open?.ask === 'activate' ? open.units : [];
    if (unit !== undefined) await game.pick.choose(unit);
    named = game.pick.choices.value?.shots[1]?.target ?? game.pick.choices.value?.shots[0]?.target;
    if (unit !== undefined && named !== undefined) await game.shootAt(unit, named);
    else await tap(game);
  }
  expect(game.view.value?.open.ask).toBe('shoot');
  expect(game.pick.target.value).toBe(named);
  expect(game.pick.shots.value.length).toBeGreaterThan(0);
});

test.each([1, 2, 3])(
  'a whole battle is played from what the page offers, with nothing refused (seed %i)',
  async (seed) => {
    const game = opened(seed);
    await game.begin(CHOSEN);
    for (let taps = 0; taps < 400 && game.view.value?.open.ask !== 'over'; taps += 1) {
      await tap(game);
      expect(game.problem.value).toBeNull();
      // Three guards have three rifles; two have two.
      const guards = game.view.value?.units.filter(({ name, where }) => name === 'Marsh Guard' && where === 'table');
      for (const { models, weapons } of guards ?? [])
        expect(weapons[0]).toBe(`${models.length === 1 ? '' : `${models.length}x `}Rifle (24", A1, AP(1))`);
    }
    expect(game.view.value?.open.ask).toBe('over');
    expect(await game.verify()).toMatchObject({ decisions: game.told.value.length - 1 });
  },
);

test('on dice by hand each one is asked for with what it needs, and nothing else happens until it is thrown', async () => {
  const game = opened(2);
  game.pace.value = 'hand';
  await game.begin(CHOSEN);
  expect(game.wanted.value?.asked).toMatchObject({ wants: 'markers', who: 'battle' });
  const needs = new Set<string>();
  // How many there were to be of a kind in a step, and how many there were.
  let counts = new Map<string, readonly [of: number, thrown: number]>();
  const sizes: number[] = [];
  let thrown = 0;
  for (let taps = 0; taps < 3000 && game.view.value?.open.ask !== 'over'; taps += 1) {
    const { wanted } = game;
    // One step may follow another by itself.
    if ((wanted.value?.thrown ?? []).length === 0) {
      for (const [of, there] of counts.values()) expect(there).toBe(of);
      sizes.push(...[...counts.values()].map(([of]) => of));
      counts = new Map();
    }
    if (wanted.value === null) await tap(game);
    else {
      const { wants, who, needs: need, of } = wanted.value.asked;
      const [, before = 0] = counts.get(wants + who) ?? [];
      if (of !== undefined) counts.set(wants + who, [of, before + 1]);
      needs.add(need.slice(0, 2));
      await game.throwDie(1 + (thrown % 6));
      thrown += 1;
    }
    expect(game.problem.value).toBeNull();
  }
  expect(game.view.value?.open.ask).toBe('over');
  expect(needs).toContain('4+');
  expect(Math.max(...sizes)).toBeGreaterThan(2);
  expect(await game.verify()).toMatchObject({ dice: thrown });
});

test('a die by hand that was entered wrong is taken back', async () => {
  const game = opened(2);
  game.pace.value = 'hand';
  await game.begin(CHOSEN);
  await game.throwDie(6);
  const { wanted } = game;
  expect(wanted.value?.thrown.map(({ face }) => face)).toEqual([6]);
  await game.takeDieBack();
  expect(wanted.value?.thrown).toEqual([]);
  for (const face of [1, 6, 2, 3, 4, 5]) await game.throwDie(face);
  expect(game.told.value[0]?.rows.map(({ text }) => text).join()).toMatch(/the mission has 3 markers/);
});

test('a unit goes as far as somebody types, the way it was sent, and no farther than it may', async () => {
  const game = opened(6);
  await game.begin(CHOSEN);
  await game.setUpForMe();
  const { open, markers } = game.view.value ?? {};
  const drafts = [];
  for (const unit of open?.ask === 'activate' ? open.units : []) {
    await game.pick.choose(unit);
    await game.pick.wantPlace(markers?.[0]?.at ?? [24, 24]);
    expect(game.pick.typed.value).toBe('');
    await game.pick.goFar('2.5');
    expect(game.pick.typed.value).toBe('2.5');
    const { legal, wanted } = game.pick.draft.value ?? {};
    if (wanted === null) drafts.push(legal?.inches);
    await game.pick.goFar('25');
    const { inches = 0, allowed = 0 } = game.pick.draft.value?.legal ?? {};
    expect(inches).toBeLessThanOrEqual(allowed ?? 0);
    await game.pick.goFar('');
    expect(game.pick.draft.value?.legal).toMatchObject({ inches });
  }
  expect(drafts.length).toBeGreaterThan(0);
  for (const inches of drafts) expect(inches).toBeCloseTo(2.5, 2);
});

test('level 4 says what it would do and what it weighed; it is done with one tap, and nobody elsewhere is helped so', async () => {
  const game = opened(6);
  await game.begin(CHOSEN);
  await game.setUpForMe();
  expect(game.view.value?.open.ask).toBe('activate');
  await game.pick.askForHint();
  const { told } = game;
  const { hint, draft, chosen } = game.pick;
  const action = hint.value?.shown.action;
  expect(action?.do).toBe('act');
  expect([draft.value?.legal?.action, chosen.value]).toEqual([action, action && 'unit' in action ? action.unit : null]);
  expect(hint.value?.why[0]).toMatch(/^[+−]/);
  const [before, said] = [told.value.length, hint.value?.title];
  await game.answer(action ?? { do: 'wait' });
  expect([game.problem.value, game.pick.hint.value]).toEqual([null, null]);
  expect(told.value[before]?.title).toBe(`A: ${said}`);
});

test('what if: from any moment somebody plays on against the computer, and what is kept on this device stays', async () => {
  const game = opened(4, { A: 'greedy', B: 'greedy' });
  await game.begin(CHOSEN);
  expect([game.view.value?.open.ask, game.unkept.value]).toEqual(['over', true]);
  const record = JSON.parse(game.record.value) as { entries: readonly unknown[] };
  const until = JSON.stringify({ ...record, entries: record.entries.slice(0, 50) });
  const reply = keeper({ dice: seeded(9), draws: draws(9) });
  const ask: Ask = (kind, asks) => Promise.resolve(reply({ ...asks, kind } as never) as never);
  const other = new Game({ A: 'person', B: 'newcomer' }, null, ask, { passing: true });
  other.pace.value = 'fast';
  await other.load(until);
  expect(other.told.value.slice(0, 51)).toEqual(game.told.value.slice(0, 51));
  for (let taps = 0; taps < 300 && other.view.value?.open.ask !== 'over'; taps += 1) await tap(other);
  expect([other.view.value?.open.ask, other.problem.value, other.unkept.value]).toEqual(['over', null, false]);
});

/** What tabs of one browser share: what is kept, and locks. */
function oneBrowser(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, _options: object, work: () => Promise<unknown>) => (last = last.then(work));
  vi.stubGlobal('navigator', { locks: { request } });
}

test.each([['with locks'], ['without them']])(
  'of two tabs that show one battle on the computer’s turn, one decides: %s',
  async (how) => {
    const played = opened(4, { A: 'greedy', B: 'greedy' });
    await played.begin(CHOSEN);
    const record = JSON.parse(played.record.value) as { entries: readonly { side: string }[] };
    const at = record.entries.findIndex(({ side }, index) => index > 30 && side === 'B');
    oneBrowser();
    if (how === 'without them') vi.stubGlobal('navigator', {});
    const turn = JSON.stringify({ ...record, entries: record.entries.slice(0, at) });
    const tabs = [7, 8].map((seed) => opened(seed, { A: 'person', B: 'newcomer' }));
    await Promise.all(tabs.map((tab) => tab.load(turn)));
    const made = tabs.map(({ told }) => told.value.length - 1).sort((one, other) => one - other);
    expect([at, made[0]]).toEqual([made[0], at]);
    expect(made[1]).toBeGreaterThan(at);
    const last = tabs.find(({ told }) => told.value.length - 1 === made[1]);
    expect(keptBattle()?.record).toBe(last?.record.value);
    // Whoever opens it now goes on from there.
    const third = opened(9, { A: 'person', B: 'newcomer' });
    await third.load(keptBattle()?.record ?? '');
    expect(third.record.value).toBe(last?.record.value);
    vi.unstubAllGlobals();
  },
);

test('the first game is set up, tells the rule of each moment, and comes to its end', async () => {
  const game = opened(3, { A: 'person', B: 'newcomer' });
  await game.begin(FIRST_GAME);
  await game.setUpForMe();
  expect(game.view.value).toMatchObject({ size: [30, 30], round: 1 });
  const lessons = new Set<string | null>();
  for (let taps = 0; taps < 200 && game.view.value?.open.ask !== 'over'; taps += 1) {
    if (game.view.value) lessons.add(lessonAt(game.view.value, game.pick.choices.value, game.isMine()));
    await tap(game);
    expect(game.problem.value).toBeNull();
  }
  if (game.view.value) lessons.add(lessonAt(game.view.value, null, false));
  expect([...lessons]).toEqual(expect.arrayContaining(['choose', 'move', 'shoot', 'over']));
});

test('a move is taken back until a die has fallen, with what followed by itself; a moment is looked at and left', async () => {
  const game = opened(4, { A: 'person', B: 'person' });
  await game.begin(CHOSEN);
  for (let turns = 0; turns < 40 && game.view.value?.open.ask !== 'activate'; turns += 1) await game.setUpForMe();
  const before = game.view.value;
  const [first = ''] = before?.open.ask === 'activate' ? before.open.units : [];
  await game.look(2);
  expect(game.moment.value?.view.round).toBe(0);
  await game.look(null);
  expect(game.moment.value).toBeNull();
  const entries = game.told.value.length;
  await game.answer({ do: 'act', unit: first, action: 'hold', moves: {} });
  expect(game.told.value.length).toBeGreaterThan(entries);
  await game.undo();
  expect(game.told.value).toHaveLength(entries);
  expect(game.view.value).toEqual(before);
});

test.each([{}, { B: 'greedy' }] as const)(
  'two devices play one record to its end, a third one watches, and all have the same (computers: %j)',
  async (computers) => {
    const table = sharedTable(battleSetup(), computers);
    const seats = 'B' in computers ? (['A', null] as const) : (['A', 'B', null] as const);
    const devices = seats.map((side, at) => joined(at + 1, table.seat(side)));
    for (let turns = 0; turns < 600 && table.parts.value.battle.next !== null; turns += 1) {
      for (const game of devices) {
        await settled();
        if (game.isMine()) await tap(game);
      }
    }
    await settled();
    const [first, ...others] = devices.map((game) => JSON.parse(game.record.value) as unknown);
    expect(table.parts.value.battle.next).toBeNull();
    for (const other of others) expect(other).toEqual(first);
    expect([table.refused, devices.map((game) => game.problem.value)]).toEqual([[], devices.map(() => null)]);
    expect(await devices[devices.length - 1]?.verify()).toMatchObject({ decisions: table.parts.value.battle.made });
  },
);

test('dice by hand on two devices: each throws their own, the other waits, and both come to the same end', async () => {
  const table = sharedTable(battleSetup(1), {}, true);
  const devices = (['A', 'B'] as const).map((side, at) => joined(at + 1, table.seat(side)));
  const chance = seeded(5);
  const thrown = [0, 0];
  for (let turns = 0; turns < 3000 && table.parts.value.battle.next !== null; turns += 1) {
    for (const [at, game] of devices.entries()) {
      await settled();
      if (game.isMine()) await tap(game);
      const { by } = table.parts.value.battle.awaiting ?? {};
      if (by !== undefined && by !== null) expect(game.throwsHere()).toBe(by === 'AB'[at]);
      if (!game.throwsHere()) continue;
      expect([game.isMine(), game.undoable()]).toEqual([false, null]);
      game.throwAwaited(chance.roll('hit', ''));
      thrown[at] = (thrown[at] ?? 0) + 1;
    }
  }
  await settled();
  expect(table.parts.value.battle.next).toBeNull();
  expect(Math.min(...thrown)).toBeGreaterThan(0);
  expect([table.refused, devices.map((game) => game.problem.value)]).toEqual([[], [null, null]]);
  expect(new Set(devices.map((game) => game.record.value)).size).toBe(1);
});

test('two pages of one player: what the second decides too late is dropped, and both go on', async () => {
  const table = sharedTable(battleSetup());
  const side = table.parts.value.battle.next ?? 'A';
  const [one, two] = [joined(1, table.seat(side)), joined(2, table.seat(side))];
  await settled();
  await Promise.all([one.setUpForMe(), two.setUpForMe()]);
  await settled();
  await settled();
  expect(table.parts.value.battle.made).toBeGreaterThan(0);
  expect(new Set(table.refused)).toEqual(new Set(table.refused.length === 0 ? [] : ['moved-on']));
  expect([one.problem.value, two.problem.value, one.sent.value, two.sent.value]).toEqual([null, null, false, false]);
  expect(one.record.value).toBe(two.record.value);
  expect([one, two].some(({ overtaken }) => overtaken.value)).toBe(table.refused.length > 0);
});

test('an army past its limits by link: the other device names each breach, and decides nothing before it agrees', async () => {
  const table = sharedTable(threeHeroes(), {}, false, false);
  const [game, other] = [joined(1, table.seat('B')), joined(2, table.seat('A'))];
  await settled();
  expect([game.toAgree(), game.isMine(), game.pick.chosen.value]).toEqual([['B'], false, null]);
  expect(game.view.value?.broken.A.map(({ text }) => text).join(' ')).toContain('3 heroes where');
  for (const one of [game, other]) await one.setUpForMe();
  await settled();
  expect([table.parts.value.battle.made, table.parts.value.battle.next, table.refused]).toEqual([0, 'B', []]);
  game.agree();
  game.agree();
  await settled();
  expect([game.toAgree(), table.refused, game.problem.value]).toEqual([[], ['moved-on'], null]);
  // Both have wished to be set up: now they are.
  expect(table.parts.value.battle.made).toBeGreaterThan(0);
});

test('what is no record says so, and leaves no battle', async () => {
  const game = opened(1);
  await game.load('{}');
  expect(game.problem.value?.code).toBe('bad-record');
  expect(game.view.value).toBeNull();
});
