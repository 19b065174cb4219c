/** Writes records that are not there yet: `npx tsx tests/records/make.ts`. What is there stays as it is. */
import { fileURLToPath } from 'node:url';
import { CAMPAIGNS, eventOf } from '../oracle/campaign.ts';
import { hashText } from '../../core/chance/bytes.ts';
import { linkOf, lotsSeal } from '../../core/chance/lots.ts';
import { type Stream, openStream } from '../../core/chance/stream.ts';
import type { EncounterGame } from '../../core/encounter/game.ts';
import { SIDE_IDS, type Ask, type SideId } from '../../core/encounter/types.ts';
import { generateEvent } from '../../core/event/generate/generate.ts';
import type { EventState } from '../../core/event/state.ts';
import type { Json } from '../../core/journal/json.ts';
import type { RecordFile } from '../../core/journal/lines.ts';
import { act, beginRecord } from '../../core/journal/record.ts';
import type { Header, Viewer } from '../../core/journal/types.ts';
import { isRefusal } from '../../core/rules/refusal.ts';
import { draws, seeded } from '../../core/systems/firefight/rules/dice.ts';
import { draft, plain } from '../../core/systems/firefight/battle/draft.ts';
import { answer, openBattle, recordOf, recordText } from '../../core/systems/firefight/battle/record.ts';
import { request } from '../../core/systems/firefight/battle/request.ts';
import type { BattleAction } from '../../core/systems/firefight/battle/action.ts';
import type { BattleCommand } from '../../core/systems/firefight/battle/commands.ts';
import { battleRuleset } from '../../core/systems/firefight/battle/ruleset.ts';
import type { ArmySide } from '../../core/systems/firefight/rules/rounds.ts';
import { setupOf } from '../core/systems/firefight/battle/scenes.ts';
import { GAMES } from '../../core/systems/index.ts';
import { listOf } from '../core/systems/steamroller-2015/game/table.ts';
import { randomGang } from '../core/systems/the-hit/play.ts';
import { NAMES, type Written, shownBy, write, writtenOf } from './record.ts';
import { Walk } from './walk.ts';

/** The scenarios and options that the rounds of a generated event have, as its games begin with them. */
function settingsFrom(game: EncounterGame, state: EventState, handed: Details): readonly Json[] {
  return state.rounds.map(({ number, scenario }) =>
    game.ofEvent({
      options: state.options,
      scenario: scenario ?? {},
      round: number,
      sides: SIDE_IDS.slice(0, game.seats[0]).map((id) => ({
        ...{ id, entrant: `e${id}`, faction: 'Guild', factions: [], details: handed(id), lines: [], earlier: [] },
      })),
      plannedRounds: 3,
      attacker: number % 2 === 0 ? 'B' : null,
      date: '2026-11-22',
      layout: null,
    }),
  );
}

type Details = (side: SideId) => Readonly<Record<string, string>>;

const NAMES_OF = { A: ['Ana', 'Ada', 'Alf', 'Art', 'Ann'], B: ['Bea', 'Bob', 'Ben', 'Bud', 'Bo'] } as const;

/** A Crew as somebody pastes it: all of it said, or names alone. */
function crewOf(side: 'A' | 'B', dice: Stream): string {
  const [leader, ...others] = NAMES_OF[side];
  if (dice.below(4) === 0) return dice.below(2) === 0 ? '' : [leader, ...others].join('\n');
  const rest = others.map((name, place) => `${name} (${place === 0 ? 'Henchman' : 'Minion'}) (${8 - place}) [Guard]`);
  return [`${leader} (Master) (15) [Guard, Marshal]`, ...rest].join('\n');
}

function typedIn(game: EncounterGame): (ask: Ask, dice: Stream) => Json | undefined {
  return ({ id, of, kind }, dice) => {
    const side = of === 'any' ? 'A' : of;
    if (game.system === 'the-hit' && id.startsWith('gang:')) return randomGang(side, dice);
    if (id.startsWith('army:')) return { text: listOf(dice.pick(['Sorscha', 'Haley', 'Irusk']) ?? '') };
    if (id.startsWith('crew:') && kind.type === 'text') return crewOf(side === 'B' ? 'B' : 'A', dice);
    if (id.startsWith('leader:')) return `${NAMES_OF[side === 'B' ? 'B' : 'A'][0]} (Master) [Guard, Marshal]`;
    return id.startsWith('ban:') ? (dice.pick(['', 'Mercenary', 'Guard']) ?? '') : undefined;
  };
}

const MORE = 'Specialists:\nVeterans [6]\nRaiders [3]';

const HANDED: Readonly<Record<string, Details>> = {
  'gaining-grounds-s0': (side) =>
    side === 'A' ? { crew: 'Ana (Master) (15); Ada (Henchman) (8); Alf (Minion) (6)' } : {},
  'steamroller-2015': (side) =>
    side === 'A' ? { list1: listOf('Sorscha', MORE), list2: listOf('Irusk') } : { list1: listOf('Haley', MORE) },
};

/** Settings that events rarely have, and games without an event. */
const OWN: Readonly<Record<string, readonly Json[]>> = {
  'gaining-grounds-s0': [
    {},
    { options: { variants: ['bans'] } },
    { options: { variants: ['team-event'] } },
    { options: { variants: ['too-many-secrets'] } },
    { options: { mode: 'double-rush' } },
    { options: { mode: 'henchman-hardcore' } },
  ],
  'gaining-grounds-2018': [{}],
  'steamroller-2015': [
    {
      scenario: '',
      options: {},
      sides: { A: { faction: '', lists: [] }, B: { faction: '', lists: [] } },
      plannedRounds: 3,
    },
    ...['death-clock', 'mangled-metal', 'no-assassination', 'specialists', 'no-time-limits'].map((variant) => ({
      scenario: 'outflank',
      options: { variants: [variant] },
      sides: {
        A: { faction: 'Khador', lists: [{ id: 'list1', text: listOf('Sorscha', MORE) }] },
        B: {
          faction: 'Khador',
          lists: variant === 'death-clock' ? [] : [{ id: 'list1', text: listOf('Haley', MORE) }],
        },
      },
      plannedRounds: 3,
    })),
  ],
  'the-hit': [{ campaign: true }, {}, { readings: { hiddenOpen: 'sealed' } }],
};

export interface Table {
  readonly name: string;
  readonly game: EncounterGame;
  readonly sides: number;
  readonly setting: Json;
}

/** Every kind of game that there is: by settings, and by how many sit there. */
export function tables(): readonly Table[] {
  return GAMES.flatMap((game) => {
    const campaign = CAMPAIGNS.find(({ pack }) => pack.id === game.system);
    const events = campaign ? [0, 1, 2, 5].map((number) => eventOf(campaign, number).record.state) : [];
    const handed = HANDED[game.system] ?? (() => ({}));
    const ofEvents = events.flatMap((state) => settingsFrom(game, state, handed).slice(0, 2));
    const settings = [...(OWN[game.system] ?? []), ...ofEvents].filter((one) => seats(game, one, game.seats[0]));
    const two = settings.map((setting, place) => ({ name: `${game.system} ${place}`, game, setting, sides: 2 }));
    const [, most] = game.seats;
    const more =
      most === 2
        ? []
        : [4, most, 3].map((sides) => ({ ...{ name: `${game.system} of ${sides}`, game }, sides, setting: {} }));
    return [...two, ...more.filter(({ setting, sides }) => seats(game, setting, sides))];
  });
}

function seats(game: EncounterGame, setting: Json, count: number): boolean {
  const sides = SIDE_IDS.slice(0, count).map((id) => ({ id }));
  return !isRefusal(game.begin(setting, sides));
}

export function walked({ game, sides, setting }: Table, seed: string, most: number): Walk {
  return new Walk({ seed, game, sides, setting, most, typed: typedIn(game) });
}

function battle(number: number, most: number): string {
  const open = openBattle(setupOf(number), seeded(number));
  if (isRefusal(open)) throw new Error(open.message);
  const [dice, chance] = [seeded(number, 1000), draws(number)];
  while (open.entries.length < most) {
    const asked = request(open.def, open.state);
    if (asked.ask === 'over') break;
    const drawn = answer(open, asked.side, draft(open.def, open.state, asked, chance), dice);
    if (isRefusal(drawn)) answer(open, asked.side, plain(open.def, open.state, asked), dice);
  }
  return recordText(recordOf(open));
}

/** A battle of two devices at random, with ways back that are asked for, agreed to and refused; then its rematch. */
function keptBattle(number: number, most: number): RecordFile {
  const secret = hashText(`battle ${number} lots`);
  const dice = openStream(hashText(`battle ${number}`), 'people');
  const chance = { nonce: () => hashText(`battle ${number} nonce`), link: (at: number) => linkOf(secret, at) };
  const header: Header = {
    ...{ format: 'muster-record/1', id: `server-battle-${number}`, ruleset: 'battle', system: 'firefight' },
    ...{ created: 1_700_000_000_000, lots: lotsSeal(secret) },
    options: { setup: setupOf(number), players: { A: 'person', B: 'person' } },
  };
  const begun = beginRecord(battleRuleset, header);
  if (isRefusal(begun)) throw new Error(begun.message);
  let record = begun;
  let commands = 0;
  const ask = (body: BattleCommand, by: Viewer): boolean => {
    commands += 1;
    const acted = act(
      battleRuleset,
      record,
      { id: `c${commands}`, at: header.created + 1000 * commands, by, body },
      chance,
    );
    if (isRefusal(acted)) return false;
    ({ record } = acted);
    return true;
  };
  const player = (side: ArmySide): Viewer => ({ role: 'player', entrant: side });
  ask({ type: 'begin' }, { role: 'system' });
  const random = draws(number);
  while (record.entries.length < most) {
    const { battle: open } = record.state;
    const asked = open && request(open.def, open.state);
    if (!open || !asked || asked.ask === 'over') break;
    const { def, state, entries } = open;
    const { side } = asked;
    const decide = (action: BattleAction) => ask({ type: 'decide', side, after: entries.length, action }, player(side));
    if (!decide(draft(def, state, asked, random))) decide(plain(def, state, asked));
    if (dice.below(100) >= 8) continue;
    const other = side === 'A' ? 'B' : 'A';
    const to = Math.max(0, entries.length - dice.below(3));
    ask({ type: 'go-back', to }, player(side));
    ask(dice.below(2) === 0 ? { type: 'go-back', to } : { type: 'refuse-going-back' }, player(other));
  }
  ask({ type: 'rematch', battle: 'another' }, { role: 'system' });
  return record;
}

function* all(): Generator<readonly [name: string, make: () => Written]> {
  for (const campaign of CAMPAIGNS) {
    const { pack } = campaign;
    for (const number of [0, 1, 2, 5, 7]) {
      yield [`event ${pack.id} ${number}`, () => writtenOf(eventOf(campaign, number).record)];
    }
    const given = { seed: `mid-way ${pack.id}`, players: 8, options: {}, stop: { round: 2, settled: 50 } } as const;
    yield [`event ${pack.id} mid-way`, () => writtenOf(generateEvent(pack, given).record)];
  }
  for (const [place, table] of tables().entries()) {
    const most = [140, 25, 140, 60][place % 4] ?? 140;
    yield [`game ${table.name}`, () => writtenOf(walked(table, table.name, most).run())];
  }
  for (const number of [7, 12, 31]) {
    yield [`battle ${number}`, () => ({ kept: [battle(number, number === 12 ? 9 : Infinity)], exported: [] })];
  }
  yield ['server battle whole', () => writtenOf(keptBattle(3, Infinity))];
  yield ['server battle mid-way', () => writtenOf(keptBattle(5, 40))];
}

const [, program = ''] = process.argv;
if (program === fileURLToPath(import.meta.url)) {
  for (const [name, make] of all()) {
    const file = name.replaceAll(' ', '-');
    if (NAMES.includes(file)) continue;
    const written = make();
    write(file, 'record', JSON.stringify(written));
    write(file, 'shows', shownBy(written));
  }
}
