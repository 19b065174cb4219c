/**
 * Every reader of text that people or files give, one a row: what it reads, and what a text begins with to be read on. The list
 * of players at the desk speaks the page's language, so its test is beside it.
 */
import { decodeText } from '../../core/event/exchange/decode.ts';
import { READABLE_FORMATS, formatOf, readForeign } from '../../core/event/exchange/formats.ts';
import { namedPairs } from '../../core/event/keep-apart.ts';
import { readJsonTree } from '../../core/journal/json-tree.ts';
import { chained, headerHash } from '../../core/journal/chain.ts';
import { importLines } from '../../core/journal/lines.ts';
import { closeAll, sealed } from '../../core/journal/seal.ts';
import type { Header } from '../../core/journal/types.ts';
import { readPaste } from '../../core/roster/paste.ts';
import { readArmy } from '../../core/systems/firefight/roster/import/read.ts';
import { checkHandedIn, unreadIn } from '../../core/systems/gaining-grounds-s0/roster/declared.ts';
import { written } from '../../core/systems/malifaux/roster/loose.ts';
import { readCrew } from '../../core/systems/malifaux/roster/paste.ts';
import { readBands, readColumns, readFixedLines, readPlaces } from '../../core/systems/open-swiss/format/notation.ts';
import { parseFormat } from '../../core/systems/open-swiss/format/parse-format.ts';
import { readArmyList } from '../../core/systems/steamroller-2015/roster/paste.ts';
import { readGang } from '../../core/systems/the-hit/game/sheet.ts';
import { readLayoutText } from '../../core/table/layout/read.ts';
import { readMapText } from '../../core/table/map/read.ts';
import { decodeFile } from '../../cli/csv/decode.ts';
import { readRoster } from '../../cli/csv/roster.ts';
import { readRecord } from '../../cli/files/record-file.ts';
import { isScore } from '../../cli/score.ts';
import { marksIn } from '../../web/desk/awards/marks-in.ts';
import { tablesOf, terrainOf } from '../../web/desk/settings/tables.ts';
import { cornersIn } from '../../web/table/corners.ts';

export interface Reader {
  readonly name: string;
  readonly read: (text: string) => unknown;
  /** A text begins so, ends so, and between has as much of anything as there is room for. */
  readonly frames?: readonly (readonly [before: string, after: string])[];
  /** Lines of its own kind, by their number: text that is read to its end. */
  readonly lines?: (number: number) => string;
  /** A text of its own kind, of about that length, in which nothing is wrong: nothing ends its reading early. */
  readonly whole?: (length: number) => string;
}

const FACTIONS = ['Guild', 'Bayou', 'Arcanists'];
const lined = (text: string): readonly string[] => text.split('\n');

/** What is typed or pasted into a form: 10,000 characters. */
export const PASTED: readonly Reader[] = [
  { name: 'lines of any list', read: readPaste, lines: (number) => `  2x Hound ${number} (5)` },
  {
    name: 'a Crew',
    read: (text) => readCrew(written(text), [...FACTIONS]),
    frames: [
      ['Ann', 'x'],
      ['Leader: Ann\nHires:\n', ''],
      ['Size: 50', ''],
      ['Ann [', ']'],
      ['Ann (', 'pool'],
    ],
    lines: (number) => (number % 2 === 0 ? '9x a' : ' u'),
  },
  {
    name: 'a pool and a Crew at check-in',
    read: (text) => [unreadIn({ pool: text, crew: text }), checkHandedIn({ pool: text, crew: text }, {})],
    lines: (number) => `20x Hound ${number} (5) [Guard]`,
  },
  {
    name: 'an army list',
    read: (text) => readArmyList(text, 'List 1'),
    frames: [
      ['Ann', '+'],
      ['Theme: ', ' tier'],
      ['Objective: ', ''],
      ['Cygnar\nStryker +6\n', ''],
      ['{"casters":[{"card":"', '","bonus":5}],"cards":[]}'],
    ],
    lines: () => '9xa:1',
  },
  {
    name: 'a gang',
    read: (text) => readGang({ text }, 'x'),
    frames: [
      ['Gang', ', Reputation'],
      ['Gang\nAnn, away', ''],
    ],
    lines: (number) => `Ann ${number}, W2, leader, away in recovery`,
  },
  {
    name: 'an army as text',
    read: readArmy,
    frames: [
      ['++ A', '[GFF 200pts] ++'],
      ['++ A [', '++'],
      ['++ A [GFF 200pts] ++\n\nUnit [1] Q4+ D4+ | 20pts | ', '\n2x Gun (A1)'],
      ['++ A [GFF 200pts] ++\n\nUnit [1] Q4+ D4+ | 20pts\n', ''],
      ['{"gameSystem":"gff","units":[{"name":"', '"}]}'],
    ],
    lines: (number) => `${number}x Gun (24", A2, Rending), Sword (A1)`,
  },
  {
    name: 'columns of a format',
    read: (text) => [readColumns([text]), readColumns(lined(text))],
    frames: [['vp: ', ',']],
  },
  { name: 'bands of a format', read: (text) => [readBands([text]), readBands(lined(text))], frames: [['6: ', '–']] },
  { name: 'points by place', read: (text) => [readPlaces([text]), readPlaces(lined(text))] },
  {
    name: 'fixed scores of a format',
    read: (text) => [readFixedLines([text], 'Scores'), readFixedLines(lined(text), 'Scores')],
    frames: [['vp 1', 'x']],
  },
  { name: 'pairs kept apart', read: (text) => namedPairs(lined(text)) },
  { name: 'numbers of tables', read: tablesOf, lines: (number) => `${number}-9999` },
  { name: 'terrain of tables', read: terrainOf, frames: [['Forest', 'x']], lines: (number) => `Wood ${number}-9999;` },
  { name: 'marks of a painting', read: marksIn, frames: [['theme', 'x']], lines: (number) => `theme ${number}` },
  { name: 'corners of a piece', read: cornersIn, lines: (number) => `${number},3` },
  { name: 'a score', read: isScore, frames: [['1', 'x']] },
];

/** A record whose chain holds, with a sealed text for each entry. */
function wholeRecord(length: number): string {
  const header: Header = {
    format: 'muster-record/1',
    id: 'a',
    ruleset: 'event',
    system: 'open-swiss',
    created: 0,
    lots: '0'.repeat(64),
    options: {},
  };
  const made = [JSON.stringify(header)];
  let room = length;
  let before = headerHash(header);
  for (let seq = 0; room > 0; seq += 1) {
    const text = sealed('text', `Note ${seq}`, 'f'.repeat(64));
    const by = { role: 'organiser' } as const;
    const body = { type: 'announced', text, rules: [`TEST-${seq}`] };
    const entry = chained({ seq, at: seq, by, command: `c${seq}`, version: 1, body, prev: before });
    before = entry.hash;
    const lines = [JSON.stringify(closeAll(entry)), JSON.stringify({ text: text.seal, ...text.open })];
    made.push(...lines);
    for (const line of lines) room -= line.length + 1;
  }
  return made.join('\n');
}

const players = (open: string, close: string): readonly [string, string] => [`${open}[`, `]${close}`];
const HEADS: Readonly<Record<string, string>> = {
  biggerhat: `round,table,${['one', 'two'].map((side) => ['', '_faction', '_master', '_vp', '_strategy_vp', '_scheme_vp'].map((end) => `player_${side}${end}`).join(',')).join(',')},result,is_bye,is_forfeit\n`,
  'cryodex-players': 'First Name,Last Name,Email Address,Group,Squad,Faction\n',
  t3: 'placement,first name,last name,nick,origin,army\n',
};

/** What is read from a file: 10 MB. */
export const IMPORTED: readonly Reader[] = [
  {
    name: 'which format it is',
    read: formatOf,
    frames: [
      ['001 ', ''],
      ['{', ''],
    ],
    lines: (number) => ['142 ', '###', '001 ', 'XXR ', '012 '][number % 5] ?? '',
  },
  ...READABLE_FORMATS.map(({ id, title }): Reader => {
    const head = HEADS[id];
    return {
      name: title,
      read: (text) => readForeign(text, id),
      frames:
        head === undefined
          ? [
              players('{"players":', '}'),
              ['{"Players":[', '],"Rounds":[]}'],
              ['{"players":[],"rounds":[{"matches":[', ']}]}'],
              ['001    1 ', ''],
            ]
          : [
              [head, ''],
              [`${head}"`, '"'],
            ],
      lines: (number) =>
        head === undefined
          ? `001 ${String(number % 10_000).padStart(4)}      ${`Name, N${number}`.padEnd(66)} 1.0 ${String(number % 999).padStart(4)}`
          : id === 'biggerhat'
            ? `1,${number % 99},Ann,Guild,,5,,,Bo,Bayou,,3,,,completed,false,false`
            : `${number + 1},Ann ${number},Berg,,Club,Guild`,
    };
  }),
  {
    name: 'JSON with its lines',
    read: readJsonTree,
    frames: [
      ['{"a":"', '"}'],
      ['{"a":[', ']}'],
      ['{"a":{', '}}'],
      ['{"a":', '}'],
    ],
    lines: (number) => `"n${number}":[1,{"a":"b\\n"}],`,
  },
  { name: 'a format of one’s own', read: parseFormat, frames: [['{"name":"', '"}']] },
  {
    name: 'a record',
    read: importLines,
    frames: [['{"format":"muster-record/1","id":"', '"}']],
    lines: () => '{"text":"a","nonce":"b","value":1}',
    whole: wholeRecord,
  },
  {
    name: 'a record of one’s own',
    read: readRecord,
    lines: (number) => `{"lotsSecret":"${number}"}`,
    whole: wholeRecord,
  },
  { name: 'a layout', read: readLayoutText, frames: [['{"name":"', '"}']] },
  { name: 'a table', read: readMapText, frames: [['{"name":"', '"}']] },
  {
    name: 'players at the command line',
    read: (text) => readRoster(Buffer.from(text)),
    frames: [
      ['Name;Faction\n', ''],
      ['Name,', ''],
    ],
    lines: (number) => `Ann ${number},Guild`,
  },
  {
    name: 'letters of a file in another encoding',
    read: (text) => decodeFile(Buffer.from(text, 'latin1')),
    frames: [['é', '']],
    lines: () => 'é',
  },
  {
    name: 'letters of a file of two bytes each',
    read: (text) =>
      decodeText(Buffer.from(text, 'utf16le'), (encoding, bytes) =>
        new TextDecoder(encoding, { fatal: true }).decode(bytes),
      ),
  },
];
