/** Whole games of Malifaux played at random through their questions, as phones would, and what became of them. */
import { boardsIn } from '../../../core/encounter/board.ts';
import type { EncounterGame } from '../../../core/encounter/game.ts';
import type { TablePiece } from '../../../core/encounter/table.ts';
import type { Ask, AskKind } from '../../../core/encounter/types.ts';
import { type Json, fieldsOf, textOf } from '../../../core/journal/json.ts';
import { type Seat, seatAt } from '../../core/systems/malifaux/seat.ts';
import {
  type Circumstances,
  type Dice,
  type Leader,
  banText,
  crewText,
  leaderText,
  listedIn,
  mayLead,
  mayPlay,
} from './crews.ts';
import type { Told } from './referee.ts';
import { type PlayedOptions, type Terms, termsOf } from './terms.ts';

const SIDES = ['A', 'B'] as const;
type Of = (typeof SIDES)[number];

/** What a game is generated of. */
export interface GeneratedOf {
  readonly game: EncounterGame;
  readonly strategies: readonly string[];
  readonly deployments: readonly string[];
  /** A pool for a Strategy. */
  readonly pool: (strategy: string, dice: Dice, size: number) => readonly string[];
  readonly options: (dice: Dice) => PlayedOptions;
}

export interface Generated {
  readonly seat: Seat;
  readonly setting: Json;
  readonly terms: Terms;
  readonly answers: readonly Told[];
  /** What went wrong on the way: a game that stops, a refusal without a sentence or a rule. */
  readonly problems: readonly string[];
  readonly moments: readonly MomentOnTable[];
}

/** A scoring of a table that was put there by the generator, and what the game suggested and paid. */
export interface MomentOnTable {
  readonly turn: number;
  /** Null where a Scheme is scored. */
  readonly strategy: string | null;
  readonly deployment: string;
  readonly things: readonly Thing[];
  readonly models: readonly TypedModel[];
  readonly out: readonly string[];
  readonly kills: readonly Json[];
  readonly scored: Readonly<Record<Of, number>>;
  /** The Scheme that is scored instead of the Strategy, as its player has it. */
  readonly scheme: TakenThen | null;
  /** What was then paid, as suggested; nothing where that was refused. */
  readonly paid: Readonly<Record<Of, number>>;
}

export interface TakenThen {
  readonly side: Of;
  readonly scheme: string;
  readonly notes: Json;
  readonly scored: number;
  readonly revealed: boolean;
}

export interface TypedModel {
  readonly id: string;
  readonly side: Of;
  readonly rank: string | null;
  readonly cost: number | null;
  readonly leader: boolean;
  readonly summoned?: true;
}

export interface Thing {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly side: string;
  readonly at: readonly [number, number];
  readonly base: number;
}

export function diceOf(seed: number): Dice {
  let state = (seed * 2654435761 + 97) >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

export function randomValue(kind: AskKind, dice: Dice): Json {
  switch (kind.type) {
    case 'confirm':
      return true;
    case 'flag':
      return dice(2) === 0;
    case 'number':
      return kind.min + dice(Math.min(kind.max - kind.min, dice(4) === 0 ? kind.max : 3) + 1);
    case 'choice':
      return kind.choices[dice(kind.choices.length)]?.id ?? null;
    case 'choices': {
      const count = kind.min + dice(Math.min(kind.max, kind.choices.length) - kind.min + 1);
      const left = kind.choices.map(({ id }) => id);
      return Array.from({ length: count }, () => left.splice(dice(left.length), 1)[0] ?? '');
    }
    case 'record': {
      const told: Record<string, Json> = {};
      for (const { id, kind: inner, optional, when } of kind.fields) {
        if (when && told[when.field] !== when.is) continue;
        if (optional !== true || dice(4) > 0) told[id] = randomValue(inner, dice);
      }
      return told;
    }
    case 'text':
      return `Some words ${dice(9)}`;
    case 'draw':
      return randomValue(kind.as, dice);
    case 'table':
    case 'sheet':
      return null;
  }
}

/** How often something is done, where it is asked. */
export function weightOf({ id, optional }: Ask): number {
  if (id.startsWith('inspect')) return 0;
  if (id.startsWith('anew')) return 0.3;
  if (id.includes('/kill')) return 3;
  if (id.includes('/scheme:')) return id.endsWith('/off') ? 3 : 5;
  if (id.includes('/call')) return 0.15;
  if (id.endsWith('/summon')) return 0.3;
  if (id.includes('/counted:')) return 0.5;
  if (id.includes('/table')) return 0;
  return optional === true ? 1 : 3;
}

const NOTHING_YET = { A: 0, B: 0 };
const [USUAL, MANY] = [5, 7];
/** The modes that fix it. */
const FIXED_DEPLOYMENTS: Readonly<Partial<Record<Terms['mode'], string>>> = {
  'double-rush': 'standard',
  'henchman-hardcore': 'wedge',
};

function strategyIn({ id }: Ask): string {
  return /\/strategy:(.*)$/.exec(id)?.[1] ?? '';
}

/** In a Turn. */
const MOST_KILLS = 10;
const MOST_STEPS = 1500;

class Playing {
  readonly seat: Seat;
  readonly setting: Json;
  readonly terms: Terms;
  readonly problems: string[] = [];
  readonly moments: MomentOnTable[] = [];
  readonly #dice: Dice;
  readonly #deployment: string;
  readonly #things = new Map<string, Thing>();
  readonly #models: TypedModel[] = [];
  readonly #kills: Json[] = [];
  readonly #out = new Set<string>();
  readonly #scored = new Map<string, Record<Of, number>>();
  readonly #schemes = new Map<string, TakenThen>();
  readonly #isPlaced: boolean;
  /** By side: who was named at check-in, who was announced, which Keyword is banned, which Crews are in. */
  readonly #named = new Map<Of, string>();
  readonly #earlier = new Map<Of, string>();
  readonly #announced = new Map<Of, Leader>();
  readonly #bans = new Map<Of, string>();
  readonly #crews = new Map<Of, readonly string[]>();
  readonly #anew = new Set<Of>();
  #toldIn = 0;

  constructor(of: GeneratedOf, dice: Dice) {
    this.#dice = dice;
    const options = of.options(dice);
    this.terms = termsOf(of.game.system, options);
    const strategy = of.strategies[dice(of.strategies.length)] ?? '';
    this.#deployment = FIXED_DEPLOYMENTS[this.terms.mode] ?? of.deployments[dice(of.deployments.length)] ?? '';
    const size = this.terms.variants.includes('too-many-secrets') ? MANY : USUAL;
    const scenario = { strategy, deployment: this.#deployment, schemes: [...of.pool(strategy, dice, size)] };
    for (const side of SIDES) this.#signUp(side);
    const players = Object.fromEntries(SIDES.map((side) => [side, this.#playerOf(side)]));
    this.setting = { options: { ...options } as Json, scenario, players };
    this.seat = seatAt(of.game, this.setting);
    this.#isPlaced = dice(3) === 0;
  }

  /** Who plays alone names a Leader at check-in, and may have hired before. */
  #signUp(side: Of): void {
    const { variants, crews, mode } = this.terms;
    if (crews === 2) return;
    if (variants.includes('fixed-leaders')) this.#named.set(side, `Leader ${side}`);
    // What a mode fixes for the whole event cannot alternate.
    if (mode === 'standard' && variants.includes('alternating-leaders'))
      this.#earlier.set(side, `Boss ${side} (Master)\nHire ${side}1 (Henchman) (6)`);
  }

  #playerOf(side: Of): Json {
    const named = this.#named.get(side);
    const earlier = this.#earlier.get(side);
    return {
      faction: null,
      details: named === undefined ? {} : { leader: named },
      earlier: earlier === undefined ? [] : [earlier],
    };
  }

  /** Null where it was taken; a refusal has to help. */
  tell(side: Of, ask: string, value: Json): boolean {
    const refused = this.seat.tell(side, ask, value);
    if (refused === null) return true;
    if (refused.message.length < 12 || (refused.refused.length === 0 && !ask.includes('/table')))
      this.problems.push(`${ask} ${JSON.stringify(value)}: ${refused.message} ${refused.refused.join()}`);
    return false;
  }

  play(): void {
    for (let step = 0; step < MOST_STEPS && !this.seat.progress().over; step += 1) {
      if (this.#isPlaced) this.#place();
      this.#step();
    }
    if (!this.seat.progress().over) this.problems.push(`stopped in ${this.seat.progress().step}`);
  }

  #step(): void {
    const dice = this.#dice;
    const side = SIDES[dice(SIDES.length)] ?? 'A';
    const isBloody = this.#kills.filter((one) => fieldsOf(one).turn === this.seat.progress().turn).length >= MOST_KILLS;
    const asks = this.seat.mine(side).asks.filter(({ id }) => !isBloody || !id.endsWith('/kill'));
    const open = asks.map((ask) => ({ ask, weight: weightOf(ask) }));
    let at = (dice(1_000_000) / 1_000_000) * open.reduce((total, { weight }) => total + weight, 0);
    const ask = open.find(({ weight }) => (at -= weight) < 0)?.ask;
    if (!ask) return;
    const isStrategy = ask.id.includes('/strategy:');
    const suits = ask.suggested !== undefined && dice(isStrategy && ask.measured ? 1 : 3) !== 1;
    if (this.#hires(side, ask.id)) return;
    const value = suits
      ? (ask.suggested ?? null)
      : ask.id.includes('/counted:')
        ? this.#oneMoreOrLess(ask, asks)
        : randomValue(ask.kind, dice);
    const isScheme = ask.id.includes('/scheme:') && !ask.id.endsWith('/off');
    const before = isStrategy || isScheme ? this.#pointsNow() : NOTHING_YET;
    const standing = isScheme ? this.#onTable(ask, suits) : null;
    const isTaken = this.tell(side, ask.id, value);
    if (isScheme) this.#shown(side, ask, standing, { before, isTaken });
    if (!isTaken) {
      // Whoever sees that it cannot be says what can.
      if (isStrategy && dice(3) === 0) this.#countNothing(side, ask);
      return;
    }
    if (ask.id.startsWith('take:')) this.#took(side, value);
    if (ask.id.endsWith('/kill')) this.#fell(value);
    if (ask.id.endsWith('/summon')) this.#joined(value);
    if (ask.id.endsWith('/back')) this.#out.delete(value as string);
    if (ask.id.endsWith('/off') && Array.isArray(value)) for (const id of value) this.#things.delete(textOf(id));
    if (isStrategy) this.#counted(ask, before, suits);
  }

  /** A tap at a counter, as both see it. */
  #oneMoreOrLess({ id, kind }: Ask, asks: readonly Ask[]): Json {
    const of = id.replace('/counted:', '/strategy:');
    const now = fieldsOf(asks.find((one) => one.id === of)?.suggested ?? null);
    const fields = kind.type === 'record' ? kind.fields : [];
    const field = fields[this.#dice(fields.length)];
    if (field?.kind.type !== 'number') return {};
    const figure = Number(now[field.id] ?? 0) + (this.#dice(2) === 0 ? 1 : -1);
    return { [field.id]: Math.min(field.kind.max, Math.max(field.kind.min, figure)) };
  }

  /** Whether it was of Leaders, bans or Crews; what the pack lets play is taken, and nothing else. */
  #hires(side: Of, id: string): boolean {
    const name = id.split(':')[0] ?? '';
    if (name === 'anew') this.#beginsAnew(side, id);
    else if (name === 'leader') this.#announces(side, id);
    else if (name === 'ban') this.#bansKeyword(side, id);
    else if (name === 'crew') this.#declares(side, id);
    else return false;
    return true;
  }

  #held(ask: string, isTaken: boolean, isRight: boolean, text: string): void {
    if (isTaken !== isRight) this.problems.push(`${ask} ${JSON.stringify(text)}: ${isTaken ? 'taken' : 'refused'}`);
  }

  #earlierOf(side: Of): readonly string[] {
    return listedIn(this.#earlier.get(side) ?? '').map(({ name }) => name);
  }

  #announces(side: Of, id: string): void {
    const text = leaderText(this.terms, side, this.#dice);
    const isTaken = this.tell(side, id, text);
    this.#held(id, isTaken, mayLead(this.terms, text, this.#named.get(side) ?? null, this.#earlierOf(side)), text);
    const [leader] = listedIn(text);
    if (isTaken && leader) this.#announced.set(side, leader);
  }

  #bansKeyword(side: Of, id: string): void {
    const text = banText(this.#dice);
    const isTaken = this.tell(side, id, text);
    const theirs = this.#announced.get(side === 'A' ? 'B' : 'A')?.tags ?? [];
    this.#held(id, isTaken, text === '' || !theirs.includes(text), text);
    if (isTaken) this.#bans.set(side, text);
  }

  #declares(side: Of, id: string): void {
    const known = this.#crews.get(side) ?? [];
    const text = crewText(this.terms, known.length === 0 ? side : `${side}x`, this.#dice);
    const so: Circumstances = {
      named: this.#named.get(side) ?? null,
      announced: this.#announced.get(side) ?? null,
      ban: this.#bans.get(side === 'A' ? 'B' : 'A') ?? '',
      earlier: this.#earlierOf(side),
      mate: known[0] ?? null,
    };
    const isTaken = this.tell(side, id, text);
    this.#held(id, isTaken, mayPlay(this.terms, text, so), text);
    if (!isTaken) return;
    this.#crews.set(side, [...known, text]);
    const before = this.#models.filter((model) => model.side === side).length;
    const fresh = listedIn(text).map(({ rank, cost }, place) => ({
      id: `${side}${before + place + 1}`,
      side,
      rank,
      cost,
      leader: place === 0,
    }));
    this.#models.push(...fresh);
  }

  #beginsAnew(side: Of, id: string): void {
    if (!this.tell(side, id, true)) return;
    this.#anew.add(side);
    if (this.#anew.size < SIDES.length) return;
    for (const said of [this.#anew, this.#announced, this.#bans, this.#crews]) said.clear();
    this.#models.length = 0;
  }

  #countNothing(side: Of, ask: Ask): void {
    const fields = ask.kind.type === 'record' ? ask.kind.fields : [];
    const none = Object.fromEntries(fields.map(({ id, kind }) => [id, kind.type === 'flag' ? false : 0]));
    const known = ask.suggested ?? none;
    const before = this.#pointsNow();
    if (this.seat.tell(side, ask.id, known) === null) this.#counted(ask, before, ask.suggested !== undefined);
    else if (this.seat.tell(side, ask.id, none) === null) this.#counted(ask, before, false);
  }

  #pointsNow(): Record<Of, number> {
    const { points } = this.seat.table();
    const of = (side: Of): number =>
      points.filter((line) => line.side === side).reduce((sum, line) => sum + line.points, 0);
    return { A: of('A'), B: of('B') };
  }

  #counted(ask: Ask, before: Readonly<Record<Of, number>>, suits: boolean): void {
    const now = this.#pointsNow();
    const paid = { A: now.A - before.A, B: now.B - before.B };
    const turn = Number(/^turn:(\d+)/.exec(ask.id)?.[1] ?? 0);
    const strategy = strategyIn(ask);
    const standing = this.#onTable(ask, suits);
    if (standing) this.moments.push({ ...standing, strategy, turn, paid });
    const scored = this.#scored.get(strategy) ?? NOTHING_YET;
    this.#scored.set(strategy, { A: scored.A + paid.A, B: scored.B + paid.B });
  }

  /** What stands there, where all that was suggested was measured on it. */
  #onTable(ask: Ask, suits: boolean): Omit<MomentOnTable, 'paid'> | null {
    const turn = Number(/^turn:(\d+)/.exec(ask.id)?.[1] ?? 0);
    if (!suits || ask.measured === undefined || this.#toldIn !== turn || turn === 0) return null;
    return {
      turn,
      strategy: null,
      deployment: this.#deployment,
      things: [...this.#things.values()],
      models: [...this.#models],
      out: [...this.#out],
      kills: [...this.#kills],
      scored: this.#scored.get(strategyIn(ask)) ?? NOTHING_YET,
      scheme: null,
    };
  }

  #took(side: Of, value: Json): void {
    const { scheme, ...notes } = value as { readonly scheme: string };
    this.#schemes.set(`${side}:${scheme}`, { side, scheme, notes, scored: 0, revealed: false });
  }

  #shown(
    side: Of,
    { id }: Ask,
    standing: Omit<MomentOnTable, 'paid'> | null,
    { before, isTaken }: { readonly before: Readonly<Record<Of, number>>; readonly isTaken: boolean },
  ): void {
    const [, name = '', moment = ''] = /\/scheme:[AB]:([^:]+):(.*)$/.exec(id) ?? [];
    const scheme = this.#schemes.get(`${side}:${name}`);
    if (!scheme) return;
    const now = isTaken ? this.#pointsNow() : before;
    const paid = { A: now.A - before.A, B: now.B - before.B };
    if (standing && moment === 'end-of-turn') this.moments.push({ ...standing, scheme, paid });
    if (isTaken)
      this.#schemes.set(`${side}:${name}`, { ...scheme, scored: scheme.scored + paid[side], revealed: true });
  }

  #fell(value: Json): void {
    const { victim = '', by, how = 'killed' } = value as { victim?: string; by?: string; how?: string };
    if (how !== 'buried')
      this.#kills.push({ turn: this.seat.progress().turn, victim, ...(by === undefined ? {} : { by }), how });
    if (!victim.startsWith('other')) this.#out.add(victim);
  }

  #joined(value: Json): void {
    const { side } = value as { readonly side: Of };
    const before = this.#models.filter((model) => model.side === side).length;
    this.#models.push({ id: `${side}${before + 1}`, side, rank: null, cost: null, leader: false, summoned: true });
  }

  /** Puts a few things somewhere. */
  #place(): void {
    const dice = this.#dice;
    const { turn } = this.seat.progress();
    if (turn === 0 || dice(4) > 0) return;
    const board = boardsIn(this.seat.mine('A').boards).find(({ kind }) => kind === 'table');
    if (board?.kind !== 'table') return;
    if (this.#things.size === 0) for (const piece of board.pieces) this.#begin(piece);
    const pieces = board.pieces.filter(({ id }) => !id.startsWith('model-'));
    for (let left = 1 + dice(6); left > 0; left -= 1) {
      const piece = pieces[dice(pieces.length)];
      if (piece) this.#put(piece, turn);
    }
  }

  #begin({ id, name, kind, side, at, base }: TablePiece): void {
    if (at) this.#things.set(id, { id, name, kind, side, at: [at[0], at[1]], base });
  }

  #put({ id: of, name, kind, side, base, at, many, turns }: TablePiece, turn: number): void {
    const dice = this.#dice;
    const id = many === true ? `${of}.${1 + dice(5)}` : of;
    const place: [number, number] = at ? [at[0], at[1]] : [1.5 + dice(133) / 4, 1.5 + dice(133) / 4];
    const owner = turns === true ? (['A', 'B', 'neutral'][dice(3)] ?? 'neutral') : side;
    const thing = { id, name, kind, side: owner, at: place, base };
    if (this.#out.has(id) || this.seat.tell('A', `turn:${turn}/table`, { put: [thing], off: [] }) !== null) return;
    this.#things.set(id, thing);
    this.#toldIn = turn;
  }
}

export function generated(of: GeneratedOf, seed: number): Generated {
  const playing = new Playing(of, diceOf(seed));
  playing.play();
  const { seat, setting, terms, problems, moments } = playing;
  const answers = seat.table().answers.map(({ ask, value }) => ({ ask, value }));
  return { seat, setting, terms, answers, problems, moments };
}
