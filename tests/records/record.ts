/** Records as the program of their day wrote them, with what they showed then: how they are loaded, and what is looked at. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { encounterRuleset } from '../../core/encounter/ruleset.ts';
import { verifyEncounter } from '../../core/encounter/verify.ts';
import { eventRuleset } from '../../core/event/ruleset.ts';
import { verifyEvent } from '../../core/event/verify.ts';
import { canonical, sameJson } from '../../core/journal/json.ts';
import { type RecordFile, exportLines, importLines } from '../../core/journal/lines.ts';
import { foldRecord } from '../../core/journal/record.ts';
import type { Entry, Header, Ruleset, Typed, Viewer } from '../../core/journal/types.ts';
import { isRefusal } from '../../core/rules/refusal.ts';
import { replay } from '../../core/systems/firefight/battle/record.ts';
import { hashState } from '../../core/systems/firefight/battle/state.ts';
import { tellBattle } from '../../core/systems/firefight/battle/tell.ts';
import { verifyBattle } from '../../core/systems/firefight/battle/verify.ts';
import { SIDES } from '../../core/systems/firefight/rules/rounds.ts';
import { BATTLES, GAMES, PACKS } from '../../core/systems/index.ts';

/** A record: as kept, a line for the header and one an entry, its seals open; and as anybody may have it. */
export interface Written {
  readonly kept: readonly string[];
  readonly exported: readonly string[];
}

const FOLDER = fileURLToPath(new URL('written/', import.meta.url));
const ENDS = { record: '.record.br', shows: '.shows.br' } as const;

export const NAMES: readonly string[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith(ENDS.record))
  .map((file) => file.slice(0, -ENDS.record.length))
  .sort();

export function read(name: string, what: keyof typeof ENDS): string {
  return brotliDecompressSync(readFileSync(`${FOLDER}${name}${ENDS[what]}`)).toString();
}

export function write(name: string, what: keyof typeof ENDS, text: string): void {
  // Most of what is in them stands in them again and again, far apart.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 };
  writeFileSync(`${FOLDER}${name}${ENDS[what]}`, brotliCompressSync(text, { params }));
}

type Rules = Ruleset<unknown, Typed, Typed>;

function rulesFor({ ruleset, system }: Header): Rules {
  const pack = PACKS.find(({ id }) => id === system);
  const game = GAMES.find((one) => one.system === system);
  const battles: Readonly<Record<string, Rules>> = BATTLES;
  const games = ruleset === 'battle' ? battles[system] : game && encounterRuleset(game);
  const rules = ruleset === 'event' ? pack && eventRuleset(pack) : games;
  if (!rules) throw new Error(`no rules for ${ruleset} ${system}`);
  return rules;
}

/** The problems that are found in a record by itself. */
function problemsIn({ header, entries }: RecordFile): readonly string[] {
  const pack = PACKS.find(({ id }) => id === header.system);
  const game = GAMES.find(({ system }) => system === header.system);
  if (header.ruleset === 'battle') return verifyBattle(header, entries).problems;
  if (header.ruleset === 'event' && pack) return verifyEvent(pack, header, entries).problems;
  return game ? verifyEncounter(game, header, entries).problems : [];
}

const STAFF: readonly Viewer[] = [
  { role: 'organiser', staff: 'staff-1' },
  { role: 'judge', staff: 'staff-2' },
  { role: 'scorekeeper', staff: 'staff-3' },
  { role: 'display' },
  { role: 'public' },
];

function playersIn({ ruleset, options }: Header): readonly Viewer[] {
  if (ruleset === 'battle') return SIDES.map((entrant) => ({ role: 'player', entrant }));
  const { sides = [] } = options as { readonly sides?: readonly { readonly id: string; readonly entrant?: string }[] };
  const entrants = ruleset === 'event' ? ['e1', 'e2', 'e5'] : sides.map(({ id, entrant = id }) => entrant);
  return entrants.map((entrant) => ({ role: 'player', entrant }));
}

/** Everything that each role is sent after so many entries: standings, points and sheets are among it. */
function looked(rules: Rules, { header, entries }: RecordFile, after: number): object {
  const folded = foldRecord(rules, header, entries.slice(0, after));
  if (isRefusal(folded)) throw new Error(folded.message);
  const { state } = folded;
  const own = [...STAFF, ...playersIn(header)].map((viewer) => [viewer, rules.own(state, viewer)]);
  const shared = rules.shared(state);
  for (const [name, part] of Object.entries(shared)) {
    const alone = rules.part?.(state, name);
    if (alone !== undefined && !sameJson(alone, part)) throw new Error(`${name} alone is another than among all parts`);
  }
  return { after, shared, own, due: rules.due(state) };
}

export function keptIn({ kept: [header = '', ...entries] }: Written): RecordFile {
  return { header: JSON.parse(header) as Header, entries: entries.map((line) => JSON.parse(line) as Entry) };
}

export function writtenOf(record: RecordFile): Written {
  const kept = [record.header, ...record.entries].map((line) => JSON.stringify(line));
  return { kept, exported: exportLines(rulesFor(record.header), record) };
}

const BATTLE = 'muster-battle/1';

/** What a record shows today, as canonical JSON. */
export function shownBy(written: Written): string {
  const { exported, kept } = written;
  if (kept[0]?.includes(BATTLE)) return canonical(battleShown(kept[0]));
  const record = keptIn(written);
  const rules = rulesFor(record.header);
  const anybodys = importLines(exported.join('\n'));
  if (isRefusal(anybodys)) throw new Error(anybodys.message);
  const all = record.entries.length;
  const points = [Math.floor(all / 2), all];
  return canonical({
    points: points.map((after) => looked(rules, record, after)),
    exported: looked(rules, anybodys, all),
    exportedAgain: exportLines(rules, record).join('\n') === exported.join('\n'),
    problems: problemsIn(record),
  });
}

function battleShown(line: string): object {
  const told = replay(JSON.parse(line));
  if (isRefusal(told)) throw new Error(told.message);
  return { told: tellBattle(told), hash: hashState(told.battle.state) };
}
