/** A table for tests: the record of a game, played by commands, with a clock that is moved by hand. */
import { hashText } from '../../../../../core/chance/bytes.ts';
import { linkOf, lotsSeal } from '../../../../../core/chance/lots.ts';
import type { EncounterCommand } from '../../../../../core/encounter/commands.ts';
import type { EncounterEntry } from '../../../../../core/encounter/entries.ts';
import { type BoardAnswer, type BoardRow, type BoardTap, boardsIn } from '../../../../../core/encounter/board.ts';
import { layoutJson } from '../../../../../core/encounter/layout.ts';
import { encounterRuleset } from '../../../../../core/encounter/ruleset.ts';
import { type EncounterState, seenBy } from '../../../../../core/encounter/state.ts';
import type { Ask, Encounter, Viewpoint } from '../../../../../core/encounter/types.ts';
import type { Json } from '../../../../../core/journal/json.ts';
import { type LiveRecord, act, beginRecord } from '../../../../../core/journal/record.ts';
import type { Layout } from '../../../../../core/table/layout/layout.ts';
import type { Chance, Viewer } from '../../../../../core/journal/types.ts';
import { type Refusal, isRefusal } from '../../../../../core/rules/refusal.ts';
import { steamrollerGame } from '../../../../../core/systems/steamroller-2015/game/game.ts';

const rules = encounterRuleset(steamrollerGame);
const played = steamrollerGame.play(null);
const secret = hashText('lots');

const VIEWERS = {
  A: { role: 'player', entrant: 'ana' },
  B: { role: 'player', entrant: 'bo' },
  judge: { role: 'judge', staff: 'staff-1' },
  clock: { role: 'system' },
} as const satisfies Readonly<Record<string, Viewer>>;

export type Who = keyof typeof VIEWERS;

/** A list of that caster that comes to 56 points: two jacks, a unit of ten and its officer, a unit of six, two solos. */
export function listOf(caster: string, more = ''): string {
  return [
    `Warcaster: ${caster} +6`,
    '  Heavy one [10]',
    '  Heavy two [10]',
    'Riflemen (unit, 10) [12]',
    '  Officer [3]',
    'Scouts (unit, 6) [9]',
    'Sniper [6]',
    'Chaplain [6]',
    'Objective: Bunker',
    more,
  ].join('\n');
}

interface Set {
  readonly scenario: string;
  readonly options?: Readonly<Record<string, Json>>;
  /** The text of the only list of each side; on paper without. */
  readonly lists?: Readonly<Record<'A' | 'B', string>>;
  /** One more of each side. */
  readonly second?: Readonly<Record<'A' | 'B', string>>;
  /** What the organiser made of the scenario's layout. */
  readonly layout?: Layout;
}

/** Both lists of 56 points, cards named alike. */
export const LISTS = { A: listOf('Sorscha'), B: listOf('Haley') } as const;

export class Table {
  record: LiveRecord<EncounterState, EncounterEntry>;
  at = 1_000_000;

  constructor({ scenario, options = {}, lists, second, layout }: Set) {
    const seat = (...texts: readonly (string | undefined)[]): Json => ({
      faction: 'Khador',
      lists: texts.flatMap((text, place) => (text === undefined ? [] : [{ id: `list${place + 1}`, text }])),
    });
    const seats = { A: seat(lists?.A, second?.A), B: seat(lists?.B, second?.B) };
    const setting = {
      scenario,
      options,
      sides: seats,
      plannedRounds: scenario === '' ? 0 : 3,
      listsByLine: true,
      ...layoutJson(layout),
    };
    const sides = [
      { id: 'A', entrant: 'ana' },
      { id: 'B', entrant: 'bo' },
    ];
    const begun = beginRecord(rules, {
      ...{ format: 'muster-record/1', id: 'g1', ruleset: 'encounter', system: 'steamroller-2015', created: 1000 },
      ...{ lots: lotsSeal(secret), options: { sides, setting } },
    });
    if (isRefusal(begun)) throw new Error(begun.message);
    this.record = begun;
  }

  /** What the command comes to; the record is as before where it is refused. */
  try(who: Who, body: EncounterCommand): Refusal | null {
    let nonces = 0;
    const count = this.record.entries.length;
    const chance: Chance = {
      nonce: () => hashText(`nonce ${count} ${(nonces += 1)}`),
      link: (number) => linkOf(secret, number),
    };
    const command = { id: `c${count} ${this.at}`, at: this.at, by: VIEWERS[who], body };
    const acted = act(rules, this.record, command, chance);
    if (isRefusal(acted)) return acted;
    this.record = acted.record;
    return null;
  }

  /** Tells answers in order; an ask that is refused is a test that fails. */
  tell(who: Who, ...answers: readonly (readonly [ask: string, value?: Json])[]): this {
    for (const [ask, value = true] of answers) {
      const refusal = this.try(who, { type: 'tell', answers: [{ ask, value }] });
      if (refusal) throw new Error(`${ask}: ${refusal.code}: ${refusal.message}`);
    }
    return this;
  }

  refusal(who: Who, ask: string, value: Json = true): Refusal | null {
    return this.try(who, { type: 'tell', answers: [{ ask, value }] });
  }

  wait(seconds: number): this {
    this.at += seconds * 1000;
    return this;
  }

  seen(as: Viewpoint = 'all'): Encounter {
    return seenBy(this.record.state, as);
  }

  /** What everybody sees of the table. */
  get shared() {
    return rules.shared(this.record.state).table;
  }

  /** What it would come to if that had been the answer. */
  explained(answer: number, value: Json): unknown {
    const about = { answer: String(answer), value: JSON.stringify(value) };
    return rules.explain(this.record.state, VIEWERS.A, about, { nonce: () => '', link: () => null });
  }

  /** What is read in an answer before it is given. */
  reads(id: string, value: Json, as: Viewpoint = 'all'): readonly string[] {
    const ask = this.ask(id, as);
    if (!ask) return [];
    const wrong = played.check(this.seen(as), ask, value, 0);
    const said = (played.readBack?.(this.seen(as), ask, value) ?? []).map(({ text }) => text);
    return wrong ? [...said, wrong.message] : said;
  }

  asks(as: Viewpoint = 'all'): readonly string[] {
    return played.asks(this.seen(as)).map(({ id }) => id);
  }

  ask(id: string, as: Viewpoint = 'all'): Ask | undefined {
    return played.asks(this.seen(as)).find((one) => one.id === id);
  }

  get progress() {
    return played.progress(this.seen());
  }

  get guides() {
    return played.guides(this.seen());
  }

  get lines() {
    return played.lines(this.seen());
  }

  board(name: string, as: Viewpoint = 'all'): Json | undefined {
    return played.boards(this.seen(as))[name];
  }

  /** The rows of a board as `A Riflemen: 11 of 11`. */
  rows(name: string): readonly string[] {
    const board = boardsIn({ [name]: this.board(name) ?? null })[0];
    return board?.kind === 'rows'
      ? board.rows.map(({ of, title, figure }) => `${of ?? ''} ${title}: ${figure ?? ''}`)
      : [];
  }

  row(name: string, title: string): BoardRow | undefined {
    const board = boardsIn({ [name]: this.board(name) ?? null })[0];
    const rows = board?.kind === 'rows' ? board.rows : [];
    return rows.find((row) => row.title === title);
  }

  facts(name: string, title: string): readonly string[] {
    return this.row(name, title)?.facts ?? [];
  }

  /** What a row of a board offers to tap now. */
  taps(name: string, title: string): readonly BoardTap[] {
    return (this.row(name, title)?.taps ?? []).filter(({ idle }) => idle !== true);
  }

  /** The last step of a player that they may take back. */
  undo(who: 'A' | 'B'): string | null {
    return rules.own(this.record.state, VIEWERS[who]).mine?.undo ?? null;
  }

  /** What the page’s Undo tells, where the last answer is not taken back. */
  putRight(who: 'A' | 'B'): BoardAnswer | undefined {
    return rules.own(this.record.state, VIEWERS[who]).mine?.putRight;
  }

  /** Control points, not capped: `5-1`. */
  get score(): string {
    const points = (side: string): number =>
      played.points(this.seen()).reduce((sum, line) => sum + (line.side === side ? line.points : 0), 0);
    return `${points('A')}-${points('B')}`;
  }

  /** What falls due by then happens. */
  run(seconds: number): this {
    const end = this.at + seconds * 1000;
    for (;;) {
      const [next] = [...rules.due(this.record.state)].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.at = Math.max(this.at, next.at);
      if (this.try('clock', next.command)) break;
    }
    this.at = end;
    return this;
  }

  /** Whoever is asked chooses the first list; who brought one is not asked. */
  listsIn(): this {
    for (const seat of ['A', 'B'] as const) {
      if (this.asks(seat).includes(`list:${seat}`)) this.tell(seat, [`list:${seat}`, 'list1']);
    }
    return this;
  }

  /** Lists chosen, A first player, both deployed. */
  begun(): this {
    return this.listsIn()
      .tell('B', ['roll:1', { A: 5, B: 3 }])
      .tell('A', ['order', 'first'])
      .tell('B', ['edge', 'stay'])
      .tell('A', ['deploy:A'])
      .tell('B', ['deploy:B']);
  }

  /** Turns end one after the other, nothing at any element, up to the one named. */
  upTo(turn: string): this {
    for (let count = 0; count < 20; count += 1) {
      const end = this.asks().find((id) => id.endsWith('/end')) ?? '';
      if (end === `turn:${turn}/end`) return this;
      this.endTurn({});
    }
    throw new Error(`turn ${turn} never comes`);
  }

  /** The active player ends the turn; what stands at the elements is told where it is asked. */
  endTurn(facts: Readonly<Record<string, Json>>): this {
    const end = this.asks().find((id) => id.endsWith('/end'));
    if (end === undefined) throw new Error('no turn runs');
    this.tell('judge', [end]);
    const wanted = this.asks().find((id) => id.endsWith('/facts'));
    return wanted === undefined ? this : this.tell('A', [wanted, facts]);
  }
}
