/** A game at a table, played at random by those who sit there and a judge: for records of every kind of thing that can happen. */
import { hashText } from '../../core/chance/bytes.ts';
import { linkOf, lotsSeal } from '../../core/chance/lots.ts';
import { type Stream, openStream } from '../../core/chance/stream.ts';
import type { EncounterCommand } from '../../core/encounter/commands.ts';
import type { EncounterEntry } from '../../core/encounter/entries.ts';
import type { ExplainedAnswer } from '../../core/encounter/explain.ts';
import { fieldsFor } from '../../core/encounter/fields.ts';
import type { EncounterGame } from '../../core/encounter/game.ts';
import { type EncounterRuleset, encounterRuleset } from '../../core/encounter/ruleset.ts';
import type { EncounterState } from '../../core/encounter/state.ts';
import type { TableAsked } from '../../core/encounter/table.ts';
import { type Ask, type AskKind, SIDE_IDS, type SideId } from '../../core/encounter/types.ts';
import type { MinePart } from '../../core/encounter/view.ts';
import type { Json } from '../../core/journal/json.ts';
import { type LiveRecord, type UndoBody, act, beginRecord } from '../../core/journal/record.ts';
import type { Chance, Header, Viewer } from '../../core/journal/types.ts';
import { isRefusal } from '../../core/rules/refusal.ts';

export interface Walked {
  readonly seed: string;
  readonly game: EncounterGame;
  readonly sides: number;
  readonly setting: Json;
  /** How many entries at most. */
  readonly most: number;
  /** What people type where words are asked for. */
  readonly typed: (ask: Ask, dice: Stream) => Json | undefined;
}

type Live = LiveRecord<EncounterState, EncounterEntry>;

/** What is always open, or ends the game at once. */
const RARE = /^(?:inspect|card-names|readings|fit|concede|dice-down|pause)|call$|moved$|table$/;

const JUDGE: Viewer = { role: 'judge', staff: 'staff-2' };

export class Walk {
  record: Live;
  private readonly given: Walked;
  private readonly rules: EncounterRuleset;
  private readonly dice: Stream;
  private readonly chance: Chance;
  private at = 1_700_000_000_000;
  private commands = 0;

  constructor(given: Walked) {
    const { seed, game, setting } = given;
    this.given = given;
    const secret = hashText(`walk ${seed} lots`);
    let nonces = 0;
    this.rules = encounterRuleset(game);
    this.dice = openStream(hashText(`walk ${seed}`), 'people');
    this.chance = {
      nonce: () => hashText(`walk ${seed} nonce ${(nonces += 1)}`),
      link: (number) => linkOf(secret, number),
    };
    const sides = SIDE_IDS.slice(0, given.sides).map((id) => ({ id, entrant: `e${id}` }));
    const options = { sides, setting };
    const header: Header = {
      ...{ format: 'muster-record/1', id: `w${hashText(seed).slice(0, 11)}`, ruleset: 'encounter' },
      ...{ system: game.system, created: this.at, lots: lotsSeal(secret) },
      options: this.rules.sealOptions?.(options, () => this.chance.nonce()) ?? options,
    };
    const begun = beginRecord(this.rules, header);
    if (isRefusal(begun)) throw new Error(`${seed}: ${begun.message}`);
    this.record = begun;
  }

  /** Plays until everybody has signed, or as long as was wanted. */
  run(): Live {
    for (const { id } of this.record.state.sides) {
      this.ask({ type: 'name-side', side: id, name: `${id} of “${this.given.seed}”` }, this.player(id));
    }
    for (let tries = 0; tries < 4000 && this.record.entries.length < this.given.most; tries += 1) {
      if (this.record.state.finished) break;
      this.step();
    }
    return this.record;
  }

  /** The record after another account of that answer, which was agreed to; null where that cannot be. This one stays. */
  corrected(answer: number): Live | null {
    const before = this.record;
    const teller = before.state.answers.find(({ number }) => number === answer)?.side ?? 'A';
    const other = teller === 'A' ? 'B' : 'A';
    const value = this.otherAccount(answer);
    const account = value === undefined ? {} : { value };
    const agreed =
      this.ask({ type: 'object', answer, ...account }, this.player(other)) &&
      this.ask({ type: 'agree', answer, with: other }, this.player(teller));
    const after = this.record;
    this.record = before;
    return agreed ? after : null;
  }

  private player(side: SideId): Viewer {
    return { role: 'player', entrant: `e${side}` };
  }

  private someSide(): SideId {
    return this.dice.pick(this.record.state.sides)?.id ?? 'A';
  }

  private often(percent: number): boolean {
    return this.dice.below(100) < percent;
  }

  private ask(body: EncounterCommand | UndoBody, by: Viewer): boolean {
    this.commands += 1;
    const acted = act(this.rules, this.record, { id: `c${this.commands}`, at: this.at, by, body }, this.chance);
    if (isRefusal(acted)) return false;
    this.record = acted.record;
    return true;
  }

  private step(): void {
    this.at += 1000 + this.dice.below(this.often(10) ? 900_000 : 60_000);
    for (const { at, command } of this.rules.due(this.record.state)) {
      if (at <= this.at) this.ask(command, { role: 'system' });
    }
    const { progress } = this.rules.shared(this.record.state).encounter;
    if (progress.over && this.often(50)) this.sign();
    else if (this.often(86)) this.answer();
    else this.disturb();
  }

  private sign(): void {
    const [first = 'A', ...others] = this.dice.shuffle(this.record.state.sides.map(({ id }) => id));
    this.ask({ type: 'propose-result' }, this.player(first));
    if (this.often(15)) this.ask({ type: 'reject-result', reason: 'Count again.' }, JUDGE);
    for (const side of others) this.ask({ type: 'confirm-result' }, this.player(side));
  }

  private answer(): void {
    const side = this.someSide();
    const judges = this.often(4);
    const { mine } = this.rules.own(this.record.state, this.player(side));
    if (!mine) throw new Error(`Nobody plays ${side}.`);
    const table = this.rules.shared(this.record.state).table;
    const asks = judges ? table.asks : mine.asks;
    const due = asks.filter(({ optional }) => optional !== true);
    const ask = this.dice.pick(due.length > 0 && this.often(55) ? due : asks);
    if (!ask || (RARE.test(ask.id) && !this.often(8))) return;
    const by: Viewer = judges ? JUDGE : ask.clock === true && this.often(20) ? { role: 'display' } : this.player(side);
    const drawn = ask.kind.type === 'draw' && this.often(60);
    if (drawn) this.ask({ type: 'draw', ask: ask.id }, by);
    else this.ask({ type: 'tell', answers: [{ ask: ask.id, value: this.value(ask, mine) }] }, by);
  }

  /** Something of the right shape, and often of the right meaning. */
  private value(ask: Ask, { boards }: Pick<MinePart, 'boards'>): Json {
    if (ask.suggested !== undefined && this.often(70)) return ask.suggested;
    const typed = this.given.typed(ask, this.dice);
    if (typed !== undefined) return typed;
    if (ask.kind.type === 'table') return this.moved(boards.table as unknown as TableAsked | undefined);
    return this.ofKind(ask.kind);
  }

  private moved(asked: TableAsked | undefined): Json {
    const pieces = this.dice.shuffle([...(asked?.pieces ?? [])]).slice(0, 1 + this.dice.below(5));
    const put = pieces.map(({ id, name, kind, side, base, many }) => ({
      ...{ id: many ? `${id}.${1 + this.dice.below(2)}` : id, name, kind, side, base },
      at: [4 + this.dice.below(29) + this.dice.below(4) / 4, 4 + this.dice.below(29)],
    }));
    const off = this.often(15) ? put.slice(0, 1).map(({ id }) => id) : [];
    return { put: put.filter(({ id }) => !off.includes(id)), off };
  }

  private ofKind(kind: AskKind): Json {
    const { dice } = this;
    switch (kind.type) {
      case 'confirm':
        return true;
      case 'flag':
        return this.often(50);
      case 'number':
        return kind.min + dice.below(Math.min(kind.max - kind.min + 1, this.often(80) ? 4 : 100));
      case 'choice':
        return dice.pick(kind.choices)?.id ?? '';
      case 'choices': {
        const many = kind.min + dice.below(Math.min(kind.max - kind.min, 2) + 1);
        return dice.shuffle(kind.choices.map(({ id }) => id)).slice(0, many);
      }
      case 'text':
        return 'Some words';
      case 'draw':
        return this.ofKind(kind.as);
      case 'record':
        return this.recordOf(kind.fields);
      case 'table':
      case 'sheet':
        return {};
    }
  }

  private recordOf(fields: Extract<AskKind, { type: 'record' }>['fields']): Json {
    const told: Record<string, Json> = {};
    for (const field of fields) {
      if (!fieldsFor(fields, told).includes(field) || (field.optional === true && this.often(60))) continue;
      told[field.id] = this.ofKind(field.kind);
    }
    return told;
  }

  /** What comes up beside the game: other accounts, rulings, going back, notes, sheets by hand. */
  private disturb(): void {
    const side = this.someSide();
    const by = this.player(side);
    const answer = 1 + this.dice.below(Math.max(1, this.record.state.given));
    const value = this.otherAccount(answer);
    const account = value === undefined ? {} : { value };
    switch (this.dice.below(9)) {
      case 0:
      case 1:
        this.ask({ type: 'object', answer, ...account }, by);
        break;
      case 2:
        this.ask({ type: 'withdraw-objection', answer: this.disputed() ?? answer }, by);
        break;
      case 3:
        this.ask({ type: 'agree', answer: this.disputed() ?? answer, with: side === 'A' ? 'B' : 'A' }, by);
        break;
      case 4:
        this.ask({ type: 'rule', answer: this.disputed() ?? answer, ...account, reason: 'It was seen.' }, JUDGE);
        break;
      case 5: {
        const back = this.record.state.given - this.dice.below(3);
        for (const { id } of this.record.state.sides) this.ask({ type: 'go-back', answer: back }, this.player(id));
        break;
      }
      case 6:
        this.ask({ type: 'go-back', answer: this.record.state.given }, by);
        this.ask({ type: 'refuse-going-back' }, this.player(this.someSide()));
        break;
      case 7:
        this.ask({ type: 'note', text: `A note of “${this.given.seed}”.` }, by);
        break;
      default: {
        const target = this.record.entries.at(-1)?.command ?? '';
        const last = this.record.entries.at(-1)?.by ?? by;
        this.ask({ type: 'undo', target }, last);
      }
    }
  }

  private disputed(): number | undefined {
    return this.record.state.answers.find(({ objections }) => objections.length > 0)?.number;
  }

  /** What an answer may have been instead; nothing: that it was not so. */
  private otherAccount(number: number): Json | undefined {
    const explained = this.rules.explain(this.record.state, JUDGE, { answer: String(number) }, this.chance);
    if (isRefusal(explained) || this.often(25)) return undefined;
    return this.ofKind((explained as ExplainedAnswer).ask.kind);
  }
}
