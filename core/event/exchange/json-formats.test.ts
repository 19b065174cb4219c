import { describe, expect, it } from 'vitest';
import { readCryodex, readCryodexPlayers, writeCryodex, writeCryodexPlayers } from './cryodex.ts';
import { readNrtm, writeNrtm } from './nrtm.ts';
import { readPgSwiss, writePgSwiss } from './pgswiss.ts';
import { SAMPLE, done, gameOf, messageOf, plainRounds } from '../../../tests/core/event/exchange/sample.ts';

const CRYODEX = `{
  "name": "Store Championship",
  "players": [
    {"name": "Ana Berg", "email": "ana@example.org", "list-id": "7", "mov": 240, "score": 5, "sos": 1.5, "dropped": false,
      "rank": {"swiss": 1, "elimination": null}},
    {"name": "Bo", "mov": 60, "score": 0, "sos": 5, "dropped": true, "rank": {"swiss": 2}},
    {"name": "Cleo", "score": 5}
  ],
  "rounds": [
    {"round-type": "swiss", "round-number": 1, "matches": [
      {"player1": "Ana Berg", "player1points": 100, "player2": "Bo", "player2points": 100, "result": "win"},
      {"player1": "Cleo", "result": "bye"}
    ]}
  ]
}`;
const NRTM = `{
  "name": "GNK", "date": "2026-11-21", "cutToTop": 0, "preliminaryRounds": 1,
  "tournamentOrganiser": {"nrdbId": 12, "nrdbUsername": "rae"},
  "players": [
    {"id": 11, "name": "Ana", "rank": 2, "corpIdentity": "PE", "runnerIdentity": "Zahya", "matchPoints": 0,
      "strengthOfSchedule": "1.5", "extendedStrengthOfSchedule": "0.5"},
    {"id": 12, "name": "Bo", "rank": 1, "matchPoints": 6},
    {"id": 13, "name": "Cleo", "rank": 3, "matchPoints": 6}
  ],
  "eliminationPlayers": [],
  "rounds": [[
    {"table": 1, "player1": {"id": 11, "runnerScore": 0, "corpScore": 3, "combinedScore": 3},
      "player2": {"id": 12, "runnerScore": 3, "corpScore": 3, "combinedScore": 6},
      "intentionalDraw": false, "twoForOne": false, "eliminationGame": false},
    {"table": 2, "player1": {"id": 13, "combinedScore": 6}, "player2": {"id": null, "combinedScore": 0}}
  ]],
  "uploadedFrom": "Cobra", "links": [{"rel": "schemaderivedfrom", "href": "http://steffens.org/nrtm/nrtm-schema.json"}]
}`;
const PGSWISS = `{"WMEvent": {
  "EventID": "1", "EventFormat": "Steamroller", "Name": "Steel", "EventDate": "2026-11-21",
  "Players": [
    {"Name": "Ana", "Meta": "North", "Faction": "Cygnar", "ByeVol": false, "Drop": false, "TourneyPoints": 1,
      "StrengthOfSchedule": 0, "ControlPoints": 5, "ArmyPointsDestroyed": 30, "Opponents": ["Bo"], "Tables": [1]},
    {"Name": "Bo", "Faction": "Khador", "Drop": true}
  ],
  "Rounds": [{"Games": [
    {"Player1": {"Name": "Ana"}, "Player2": "Bo", "Winner": "Ana", "Condition": "Caster Kill", "GameLength": 45,
      "TableNumber": 1, "IsPairdown": false, "Scenario": "Recon", "Reported": true}
  ]}]
}}`;

describe('Cryodex JSON', () => {
  it('is read; the first player won where points are level', () => {
    const read = done(readCryodex(CRYODEX));
    expect(read.event.name).toBe('Store Championship');
    expect(read.players[0]).toMatchObject({ name: 'Ana Berg', email: 'ana@example.org', dropped: false });
    expect(read.players[1]?.dropped).toBe(true);
    expect(read.rounds[0]?.[0]).toMatchObject({ result: 'played', winner: 'p1' });
    expect(read.rounds[0]?.[1]).toMatchObject({ result: 'bye', winner: 'p3' });
    expect(read.standings[0]?.columns).toEqual({ score: 5, mov: 240, sos: 1.5 });
  });

  it('says the same when it is written and read', () => {
    const read = done(readCryodex(done(writeCryodex(SAMPLE))));
    expect(plainRounds(read, { tables: false })).toEqual(plainRounds(SAMPLE, { tables: false }));
    const won = gameOf(
      1,
      [
        ['e1', 5],
        ['e2', 5],
      ],
      'e2',
    );
    expect(done(readCryodex(done(writeCryodex({ ...SAMPLE, rounds: [[won]] })))).rounds[0]?.[0]?.winner).toBe('p2');
  });
});

describe('Cryodex’ list of players', () => {
  it('is written and read', () => {
    const text = writeCryodexPlayers(SAMPLE);
    expect(text.split('\r\n')[1]).toBe('Ana,Berg,ana@example.org,North,,Guild');
    const read = done(readCryodexPlayers(text));
    expect(read.players.map(({ name, faction, group, email }) => [name, faction, group, email])).toEqual(
      SAMPLE.players.map(({ name, faction, group, email }) => [name, faction, group, email]),
    );
    expect(done(readCryodexPlayers('Name,Faction\nAna Berg,Guild\n')).players[0]?.last).toBe('Berg');
  });

  it.each([
    ['Faction\nGuild\n', 'Line 1: there must be a column Name'],
    ['Name\nAna\nBo\nana\n', 'Line 4: “ana” is in line 2 already'],
    ['Name\nAna\u001b[2J\n', 'Line 2: a word holds characters'],
    [`Name\n${'x'.repeat(201)}\n`, 'Line 2: a word is longer'],
    ['Name,Name\nAna,Bo\n', 'Line 1: the column “Name” is there twice'],
    ['Name\n"Ana"x\n', 'Line 2: there is more after a closing'],
    ['x'.repeat(10_000_001), '10 MB'],
  ])('is refused where it is wrong', (text, wanted) => {
    expect(messageOf(readCryodexPlayers(text))).toContain(wanted);
  });
});

describe('NRTM JSON', () => {
  it('is read: standings by rank, byes, scores', () => {
    const read = done(readNrtm(NRTM));
    expect(read.event).toMatchObject({ name: 'GNK', date: '2026-11-21', organiser: 'rae', rounds: 1 });
    expect(read.players[0]?.faction).toBe('PE / Zahya');
    expect(read.standings.map(({ player }) => player)).toEqual(['p2', 'p1', 'p3']);
    expect(read.rounds[0]?.map(({ result, winner }) => [result, winner])).toEqual([
      ['played', 'p2'],
      ['bye', 'p3'],
    ]);
  });

  it('says the same when it is written and read', () => {
    const text = done(writeNrtm(SAMPLE));
    expect(Object.keys(JSON.parse(text) as object)).toEqual(Object.keys(JSON.parse(NRTM) as object));
    expect(plainRounds(done(readNrtm(text)))).toEqual(plainRounds(SAMPLE));
  });
});

describe('a PGSwiss event file', () => {
  it('is read, with names or players in its games', () => {
    const read = done(readPgSwiss(PGSWISS));
    expect(read.players.map(({ name, faction, dropped }) => [name, faction, dropped])).toEqual([
      ['Ana', 'Cygnar', false],
      ['Bo', 'Khador', true],
    ]);
    expect(read.rounds[0]?.[0]).toMatchObject({ table: 1, result: 'played', winner: 'p1' });
    expect(read.standings[0]?.columns).toEqual({ tourneyPoints: 1, sos: 0, controlPoints: 5, armyPointsDestroyed: 30 });
  });

  it('says the same when it is written and read', () => {
    const read = done(readPgSwiss(done(writePgSwiss(SAMPLE))));
    expect(plainRounds(read, { scores: false })).toEqual(plainRounds(SAMPLE, { scores: false }));
  });
});

describe('a JSON file of another program', () => {
  it.each([
    ['cut in the middle', readCryodex, CRYODEX.slice(0, CRYODEX.indexOf('"Bo"') + 6), 'Line 6: it ends too early'],
    ['with a word cut', readNrtm, NRTM.slice(0, NRTM.indexOf('Zahya') + 2), 'Line 5: a quotation mark is left open'],
    ['that is none', readPgSwiss, 'Name,Faction\n', 'Line 1: “Name” is not JSON'],
    ['with more after its end', readCryodex, `${CRYODEX}\n]`, 'Line 16: there is more'],
    ['with a name twice', readCryodex, CRYODEX.replace('"Cleo", "score"', '"Bo", "score"'), 'Line 7: “Bo” is in'],
    ['with an unknown player', readCryodex, CRYODEX.replace('"Cleo", "result"', '"Di", "result"'), 'Line 12: nobody'],
    ['without players', readCryodex, '{"name": "x",\n"rounds": []}', 'Line 1: “players” is missing'],
    ['with a text for a list', readPgSwiss, '{"Players": [],\n"Rounds": "none"}', 'Line 2: “Rounds” must be a list'],
    ['with an id twice', readNrtm, NRTM.replace('"id": 12, "name"', '"id": 11, "name"'), 'Line 7: every player needs'],
    ['with an unknown id', readNrtm, NRTM.replace('{"id": 13, "comb', '{"id": 99, "comb'), 'Line 15: no player has'],
    [
      'with somebody twice in a round',
      readNrtm,
      NRTM.replace('{"id": 13, "comb', '{"id": 11, "comb'),
      'Line 15: “Ana” sits',
    ],
    ['with a word for a number', readCryodex, CRYODEX.replace('240', '"much"'), 'Line 4: “mov” must be a number'],
    ['with a number for a flag', readPgSwiss, PGSWISS.replace('"Drop": true', '"Drop": 1'), 'Line 6: “Drop” must be'],
    ['with a member twice', readCryodex, '{"name": 1,\n"name": 2}', 'Line 2: “name” is there twice'],
    ['nested without end', readCryodex, '['.repeat(100_000), 'Line 1: it is nested too deep'],
    [
      'with 100,000 players',
      readCryodex,
      `{"rounds":[],"players":[\n${Array.from({ length: 100_000 }, (_, n) => `{"name":"P${n}"}`).join(',\n')}]}`,
      'Line 10002: “players” has more than 10000 items',
    ],
  ] as const)('%s is refused, naming the line', (_, read, text, wanted) => {
    const message = messageOf(read(text));
    expect(message).toContain(wanted);
    expect(message).toContain('Nothing was imported.');
  });
});
