/** What an organiser may ask of a draw, in every pack: it is kept, priced in the draft, undone, refused where it cannot be. */
import { describe, expect, test } from 'vitest';
import type { EventCommand } from '../event/commands.ts';
import type { Draft } from '../event/entries.ts';
import type { Pack } from '../event/pack.ts';
import { presentDraft } from '../event/state.ts';
import { type Floor, nextRound, openFloor } from '../../tests/core/event/floor.ts';
import type { Game, OptionValues, ScoreLine } from '../event/types.ts';
import { verifyEvent } from '../event/verify.ts';
import { PACKS } from './index.ts';
import { openSwiss } from './open-swiss/pack.ts';
import { steamroller2015 } from './steamroller-2015/pack.ts';

function started(pack: Pack, players: number, options: OptionValues = {}, groups: readonly string[] = []): Floor {
  const floor = openFloor(pack, { options });
  const entrants = Array.from({ length: players }, (_, index) => ({
    name: `Player ${index + 1}`,
    checkIn: true,
    ...(pack.roster.factions[0] === undefined ? {} : { faction: pack.roster.factions[0] }),
    ...(groups[index] === undefined ? {} : { group: groups[index] }),
  }));
  floor.run({ type: 'change-settings', settings: { date: '2018-05-05' } });
  floor.run({ type: 'add-entrants', entrants });
  floor.run({ type: 'publish-pack' });
  floor.run({ type: 'start-event' });
  return floor;
}

/** The lower number wins. */
function played(pack: Pack, players: number, rounds: number, options: OptionValues = {}): Floor {
  const floor = started(pack, players, options);
  const army = { controlPoints: 1, armyPointsDestroyed: 5 };
  const [won, lost]: ScoreLine[] =
    pack.id === 'steamroller-2015'
      ? [
          { result: 'win', ...army },
          { result: 'loss', ...army },
        ]
      : [{ vp: 6 }, { vp: 2 }];
  const number = (id = ''): number => Number(id.slice(1));
  const scoresOf = ({ seats: [a, b] }: Game) =>
    number(a) < number(b) ? [won ?? {}, lost ?? {}] : [lost ?? {}, won ?? {}];
  for (let round = 0; round < rounds; round += 1) {
    nextRound(floor);
    for (const game of floor.games()) {
      if (game.result === null)
        floor.run({ type: 'enter-result', game: game.id, result: { kind: 'played', scores: scoresOf(game) } });
    }
    floor.run({ type: 'close-round' });
  }
  return floor;
}

type Asked = Omit<Extract<EventCommand, { readonly type: 'draft-round' }>, 'type'>;

function drafted(floor: Floor, asked: Asked): Draft {
  floor.run({ type: 'draft-round', ...asked, ...(floor.state().drafts.length > 0 ? { reason: 'Again.' } : {}) });
  const draft = presentDraft(floor.state());
  if (!draft) throw new Error('it was drafted');
  return draft;
}

const byeOf = ({ games }: Draft) => games.find(({ kind }) => kind === 'bye')?.seats[0] ?? '';
const tableOf = ({ games }: Draft, id: string) => games.find(({ seats }) => seats.includes(id))?.table;
const priceOf = ({ wishes = [] }: Draft, kind: string) => wishes.find(({ wish }) => wish.kind === kind)?.more;

const NAMED: readonly (readonly [string, Pack, OptionValues])[] = [
  ...PACKS.map((pack): [string, Pack, OptionValues] => {
    // As pairs, where nobody need have a bye otherwise.
    return [pack.id, pack, pack.pairing.seats({}).max > 2 ? { tableSize: 2, onlyThatSize: true } : {}];
  }),
  ['open-swiss by piles', openSwiss, { pairing: 'piles' }],
];

describe.each(NAMED)('%s', (_, pack, options) => {
  test('a bye that is ruled out goes to somebody else, and the draft says what that costs; undone, nothing was asked', () => {
    const floor = played(pack, 7, 2, options);
    const free = drafted(floor, {});
    const lowest = byeOf(free);
    const draft = drafted(floor, { notOdd: [lowest] });
    expect(byeOf(draft)).not.toBe(lowest);
    expect(draft.wishes?.map(({ wish }) => wish)).toEqual([{ kind: 'not-odd', entrant: lowest }]);
    expect(draft.best).toBeDefined();
    expect(draft.certificate).toBeDefined();
    floor.run({ type: 'undo', target: floor.lastCommand() });
    expect(byeOf(presentDraft(floor.state()) ?? draft)).toBe(lowest);
  });

  test('a bye that is ruled out for everybody is refused, and so is one that is set and ruled out', () => {
    const floor = started(pack, 5, options);
    const everybody = ['e1', 'e2', 'e3', 'e4', 'e5'];
    expect(floor.ask({ type: 'draft-round', notOdd: everybody })).toMatchObject({
      code: 'cannot-pair',
      message: expect.stringContaining('nobody is left for the bye'),
    });
    expect(floor.ask({ type: 'draft-round', odd: 'e1', notOdd: ['e1'] })).toMatchObject({ code: 'bad-pins' });
    expect(floor.ask({ type: 'draft-round', notOdd: ['e9'] })).toMatchObject({ code: 'unknown-entrant' });
    expect(byeOf(drafted(floor, { notOdd: everybody.slice(1) }))).toBe('e1');
  });

  test('somebody sits where they are wanted and not where they are not, for a price in tables', () => {
    const floor = played(pack, 6, 1, options);
    const [game] = floor.games();
    const [a = ''] = game?.seats ?? [];
    const table = game?.table ?? 0;
    const draft = drafted(floor, { at: [{ entrant: a, table }] });
    expect(tableOf(draft, a)).toBe(table);
    expect(priceOf(draft, 'at')).toEqual(expect.arrayContaining([{ what: 'table', count: expect.any(Number) }]));
    const elsewhere = tableOf(drafted(floor, {}), a) ?? 0;
    const moved = drafted(floor, { notAt: [{ entrant: a, table: elsewhere }] });
    expect(tableOf(moved, a)).not.toBe(elsewhere);
    expect(verifyEvent(pack, floor.record().header, floor.record().entries).problems).toEqual([]);
  });
});

test('everybody reads of a posted round whether it is the best there is, or the best as it was asked for', () => {
  const floor = played(openSwiss, 6, 1);
  const proved = (round: number): unknown => {
    const parts = floor.view({ role: 'public' }).shared as Readonly<Record<string, { readonly proved?: unknown }>>;
    return parts[`round/${round}`]?.proved;
  };
  const free = proved(1);
  drafted(floor, { notAt: [{ entrant: 'e1', table: 1 }] });
  floor.run({ type: 'publish-round' });
  expect([free, proved(2)]).toEqual(['best', 'as-asked']);
});

describe('a table that is asked for', () => {
  const floor = started(openSwiss, 6);
  const refusal = (asked: Asked): string => floor.ask({ type: 'draft-round', ...asked })?.message ?? 'drafted';
  const at = (entrant: string, table: number) => ({ entrant, table });

  test('cannot be two at once, nor one table for two games, nor one that is not in use', () => {
    expect(refusal({ at: [at('e1', 1), at('e1', 2)] })).toContain('at two tables');
    expect(refusal({ at: [at('e1', 1)], notAt: [at('e1', 1)] })).toContain('and not to sit there');
    expect(refusal({ pins: [['e1', 'e2']], at: [at('e1', 1), at('e2', 2)] })).toContain('they meet');
    expect(refusal({ pins: [['e1', 'e2']], at: [at('e1', 1)], notAt: [at('e2', 1)] })).toContain('they meet');
    expect(refusal({ forbidden: [['e1', 'e2']], at: [at('e1', 1), at('e2', 1)] })).toContain('they do not meet');
    expect(refusal({ at: [at('e1', 40)] })).toContain('not in use');
    const nowhere = [1, 2, 3].map((table) => at('e1', table));
    expect(refusal({ notAt: nowhere })).toContain('no other table is left');
  });

  test('goes before a table of one’s own, which is a wish with a price too', () => {
    floor.run({ type: 'change-entrant', entrant: 'e3', changes: { fixedTable: 2 } });
    const draft = drafted(floor, { pins: [['e1', 'e2']], at: [at('e1', 2)] });
    expect(tableOf(draft, 'e1')).toBe(2);
    expect(priceOf(draft, 'own')).toEqual([]);
    expect(tableOf(drafted(floor, {}), 'e3')).toBe(2);
  });
});

describe('Steamroller, where the organiser keeps people apart', () => {
  const clubs = ['North', 'North', 'North', 'South', 'South', 'South', 'East', 'East'];
  const clubOf = (id: string): string => clubs[Number(id.slice(1)) - 1] ?? '';

  test('round one has no two of one club, unless it has to and says so', () => {
    for (const seed of ['a', 'b', 'c']) {
      const floor = started(steamroller2015, 8, { groupsApart: true }, clubs);
      const { games } = drafted(floor, { pins: seed === 'a' ? [['e1', 'e4']] : [] });
      for (const {
        seats: [a = '', b = ''],
      } of games)
        expect(clubOf(a)).not.toBe(clubOf(b));
    }
    const one = started(steamroller2015, 4, { groupsApart: true }, ['North', 'North', 'North', 'South']);
    expect(drafted(one, {}).paid.map(({ what }) => what)).toEqual(['apart']);
  });

  test('two by name, always or in round one', () => {
    const all = ['e1 e2', 'e1 e3'];
    expect(
      drafted(started(steamroller2015, 4, { keepApart: all }), {}).games.map(({ seats }) => [...seats].sort()),
    ).toContainEqual(['e1', 'e4']);
    const floor = played(steamroller2015, 4, 1, { keepApart: all, apartFor: 'always' });
    // Everybody whom e1 has not met is to be kept apart: no rematch for that.
    expect(drafted(floor, {}).paid.map(({ what }) => what)).toContain('apart');
  });
});
