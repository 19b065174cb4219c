/** A record as anybody may read it is a view: it holds what views show, and can be checked like the whole. */
import { describe, expect, it } from 'vitest';
import type { EventCommand } from '../event/commands.ts';
import { generateEvent } from '../event/generate/generate.ts';
import type { Pack } from '../event/pack.ts';
import { eventRuleset } from '../event/ruleset.ts';
import { type Floor, ORGANISER, nextRound, openFloor, player, startedFloor } from '../../tests/core/event/floor.ts';
import { verifyEvent } from '../event/verify.ts';
import { type RecordFile, exportLines, importLines } from '../journal/lines.ts';
import { type UndoBody, foldRecord } from '../journal/record.ts';
import type { Entry, Viewer } from '../journal/types.ts';
import { isRefusal } from '../rules/refusal.ts';
import { gainingGroundsS0 } from './gaining-grounds-s0/pack.ts';
import { PACKS } from './index.ts';
import { steamroller2015 } from './steamroller-2015/pack.ts';

function readAgain(pack: Pack, record: RecordFile): RecordFile {
  const read = importLines(exportLines(eventRuleset(pack), record).join('\n'));
  if (isRefusal(read)) throw new Error(read.message);
  return read;
}

function sharedOf(pack: Pack, { header, entries }: RecordFile): string {
  const rules = eventRuleset(pack);
  const folded = foldRecord(rules, header, entries as readonly Entry<never>[]);
  if (isRefusal(folded)) throw new Error(folded.message);
  // Who waits for whom, and how many have voted, everybody is told while it is so; the record does not keep it.
  return JSON.stringify(rules.shared(folded.state)).replace(/"(waiting|votes)":("[a-z]+"|\d+)/g, '');
}

describe.each(PACKS)('a published record of $id', (pack) => {
  const made = [7, 12].map((players) => generateEvent(pack, { seed: `published ${players}`, players }).record);
  const half = generateEvent(pack, { seed: 'half', players: 9, stop: { round: 1, settled: 50 } }).record;

  it('verifies, shows what the views show, and is published again as it is', () => {
    for (const record of [...made, half]) {
      const read = readAgain(pack, record);
      expect(verifyEvent(pack, read.header, read.entries).problems).toEqual([]);
      expect(sharedOf(pack, read)).toBe(sharedOf(pack, record));
      expect(readAgain(pack, read)).toEqual(read);
    }
  });

  it('begins as it began before, whatever is written after', () => {
    const rules = eventRuleset(pack);
    const [record = half] = made;
    const whole = [...rules.published(record.header, record.entries)];
    for (let length = 0; length < record.entries.length; length += 7) {
      const before = [...rules.published(record.header, record.entries.slice(0, length))];
      expect(before).toEqual(whole.slice(0, before.length));
    }
  });
});

type Step = readonly [EventCommand | UndoBody, Viewer?];

const JUDGE: Viewer = { role: 'judge', staff: 'staff-2' };
const OTHER_JUDGE: Viewer = { role: 'judge', staff: 'staff-3' };
const NAMES = ['Ana', 'Bo', 'Cy', 'Di'];

interface Hidden {
  /** What comes before and after the start of the first round, and once a result is in. */
  readonly before: readonly Step[];
  readonly during: readonly Step[];
  /** By which of the players the first game is reported, and which then agrees. */
  readonly first: 0 | 1;
  readonly details: Readonly<Record<string, string>>;
  readonly contact?: string;
}

const QUIET: Hidden = { before: [], during: [], first: 0, details: {} };
const MARKS = { presentation: 3, technique: 3, theme: 3, wow: 3 };

/** The same event in the eyes of the public, whatever is hidden in it. */
function played(pack: Pack, { before, during, first, details, contact }: Hidden): Floor {
  const floor = openFloor(pack);
  const steps = (list: readonly Step[]): void => {
    for (const [body, by = ORGANISER] of list) floor.run(body, by);
  };
  const mine = { details, ...(contact === undefined ? {} : { contact }) };
  const entrants = NAMES.map((name) => ({ name, faction: 'guild', ...(name === 'Ana' ? mine : {}) }));
  floor.run({ type: 'add-entrants', entrants });
  for (const entrant of ['e1', 'e2', 'e3', 'e4']) floor.run({ type: 'check-in', entrant }, player(entrant));
  if (pack.conduct.painting) floor.run({ type: 'open-painting', method: 'score' });
  if (pack.conduct.painting) floor.run({ type: 'enter-painting', entrant: 'e1', models: ['Dragon'] });
  steps(before);
  floor.run({ type: 'publish-pack' });
  floor.run({ type: 'start-event' });
  nextRound(floor);
  const [game] = floor.games();
  if (!game) throw new Error('a game is expected');
  floor.run({ type: 'start-table', game: game.id });
  steps(during);
  const [one = '', two = ''] = first === 0 ? game.seats : game.seats.toReversed();
  const result = { kind: 'played', scores: [{ vp: 5 }, { vp: 2 }] } as const;
  floor.run({ type: 'report', game: game.id, result }, player(one));
  floor.run({ type: 'confirm', game: game.id }, player(two));
  return floor;
}

/** What anybody may read of it, with what is random by nature masked. */
function published(pack: Pack, floor: Floor): string {
  const lines = exportLines(eventRuleset(pack), floor.record()).join('\n');
  return lines.replace(/[0-9a-f]{64}/g, 'HASH').replace(/"command":"c\d+"/g, '"command":"ID"');
}

const report = (vp: number) => ({
  type: 'report' as const,
  game: 'r1g1',
  result: { kind: 'played' as const, scores: [{ vp }, { vp: 1 }] },
});

describe('two events that differ only in what nobody may know', () => {
  const plain = published(gainingGroundsS0, played(gainingGroundsS0, QUIET));
  const seats = played(gainingGroundsS0, QUIET).games()[0]?.seats ?? [];
  const [a = '', b = ''] = seats;

  it.each<[string, Partial<Hidden>]>([
    ['notes', { before: [[{ type: 'note', text: 'one' }], [{ type: 'note', text: 'two' }]] }],
    ['a contact', { contact: 'ana@example.org' }],
    ['an entry for the painting competition', { details: { painting: 'Ana Lee, 0151 555' } }],
    ['who is excluded', { before: [[{ type: 'change-settings', settings: { excluded: ['Zoe'] } }]] }],
    ['a warning', { during: [[{ type: 'warn', entrant: 'e2', topic: 'Pace', text: 'slow' }, JUDGE]] }],
    ['whom another judge warned', { during: [[{ type: 'warn', entrant: 'e3', topic: 'x', text: 'y' }, OTHER_JUDGE]] }],
    ['a judge who is called', { during: [[{ type: 'call-judge', game: 'r1g1', about: 'sight' }, player(a)]] }],
    [
      'a judge who takes a call and answers it, and words to the desk',
      {
        during: [
          [{ type: 'call-judge', game: 'r1g1' }, player(a)],
          [{ type: 'take-call', call: 1, name: 'Jo' }, JUDGE],
          [{ type: 'answer-call', call: 1, reply: 'It is in cover.' }, JUDGE],
          [{ type: 'write-to-desk', entrant: b, text: 'May I leave at five?' }, player(b)],
        ],
      },
    ],
    ['marks', { during: [[{ type: 'mark-painting', entrant: 'e1', marks: MARKS }, JUDGE]] }],
    [
      'a report that was changed',
      {
        during: [
          [report(1), player(a)],
          [report(2), player(a)],
        ],
      },
    ],
    [
      'two reports that differ, and a dispute',
      {
        during: [
          [report(1), player(a)],
          [report(2), player(b)],
          [{ type: 'dispute', game: 'r1g1' }, player(b)],
        ],
      },
    ],
    ['who reported and who agreed', { first: 1 }],
    [
      'what players announce',
      {
        before: [[{ type: 'track', entrant: 'e1', methods: [{ condition: 'Burning', by: 'token' }] }, player('e1')]],
      },
    ],
    ['a note that was taken back', { before: [[{ type: 'note', text: 'one' }], [{ type: 'undo', target: 'c8' }]] }],
  ])('read the same: %s', (_, hidden) => {
    expect(published(gainingGroundsS0, played(gainingGroundsS0, { ...QUIET, ...hidden }))).toBe(plain);
  });

  it('read the same: a scenario that is not announced yet, or that stays secret', () => {
    const set = { type: 'set-scenario', round: 1, scenario: { scenario: 'outflank' } } as const;
    const [without, with_] = [openFloor(steamroller2015), openFloor(steamroller2015)];
    with_.run(set);
    expect(published(steamroller2015, with_)).toBe(published(steamroller2015, without));
  });
});

it('words that everybody may read go along, and those for few eyes never', () => {
  const floor = openFloor(steamroller2015);
  const details = { list1: 'Skarre, 50 points', list2: 'Denegra, 50 points' };
  floor.run({ type: 'add-entrants', entrants: [{ name: 'Ana', faction: 'Cryx', details, contact: 'a@b.example' }] });
  const text = published(steamroller2015, floor);
  expect(text).toContain('Skarre, 50 points');
  expect(text).not.toContain('a@b.example');
});

describe('a copy of a round that was repaired', () => {
  const REPAIR = { type: 'repair-round', reason: 'Somebody is missing.' } as const;

  /** Six in their first round: the first table is as `happens` makes it, and one of its two is missing then. */
  function repaired(happens: (floor: Floor, game: string, seats: readonly string[]) => void): Floor {
    const floor = startedFloor(gainingGroundsS0, 6);
    nextRound(floor);
    const [first, second] = floor.games();
    if (!first || !second) throw new Error('two tables are expected');
    for (const { id } of floor.games()) floor.run({ type: 'wait-table', game: id });
    happens(floor, first.id, [...first.seats, ...second.seats]);
    return floor;
  }

  it.each<[string, Parameters<typeof repaired>[0]]>([
    [
      'by hand, somebody absent from a table that had begun',
      (floor, game, [a = '', b = '', c = '', d = '']) => {
        floor.run({ type: 'start-table', game });
        floor.run({ ...REPAIR, how: { tables: [[b, c], [d]], absent: [a] } });
      },
    ],
    [
      'by hand, somebody absent from a table whose report was taken back',
      (floor, game, [a = '', b = '', c = '', d = '']) => {
        floor.run({ ...report(1), game }, player(a));
        floor.run({ type: 'undo', target: floor.lastCommand() }, player(a));
        floor.run({ ...REPAIR, how: { tables: [[b, c], [d]], absent: [a] } });
      },
    ],
    [
      'by a draw, somebody gone from a table that had only reported',
      (floor, game, [a = '', , c = '']) => {
        floor.run({ ...report(1), game }, player(a));
        floor.run({ type: 'drop', entrant: a });
        floor.run({ type: 'drop', entrant: c });
        floor.run(REPAIR);
      },
    ],
  ])('verifies: %s', (_, happens) => {
    const floor = repaired(happens);
    const read = readAgain(gainingGroundsS0, floor.record());
    expect(verifyEvent(gainingGroundsS0, read.header, read.entries).problems).toEqual([]);
    expect(read.entries.some(({ body }) => body.type === 'round-repaired')).toBe(true);
  });

  it('never had somebody absent by hand from a table that had reported', () => {
    repaired((floor, game, [a = '', b = '', c = '', d = '']) => {
      floor.run({ ...report(1), game }, player(a));
      expect(floor.ask({ ...REPAIR, how: { tables: [[b, c], [d]], absent: [a] } })?.code).toBe('begun');
    });
  });
});
