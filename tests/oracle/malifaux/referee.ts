/**
 * A game of Malifaux scored anew from its finished record and the text of its pack alone: nothing of `core` is asked. It also
 * says what the record makes impossible and somebody scored with all the same.
 */
import type { Death, Facts, ModelNow, Table, Taken } from './table.ts';
import { listedIn } from './crews.ts';
import type { Terms } from './terms.ts';
import { WORTH } from './worth.ts';

export interface Told {
  readonly ask: string;
  readonly value: unknown;
}

export interface Point {
  readonly side: string;
  readonly turn: number;
  readonly points: number;
}

export interface Verdict {
  readonly points: readonly Point[];
  /** What was scored and cannot be. */
  readonly wrong: readonly string[];
}

const SIDES = ['A', 'B'] as const;
const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

/** What a Strategy earns a side by both counts (section 4 of either pack). */
function strategyEarns(id: string, own: Facts, foe: Facts, scored: number): boolean {
  const [count, theirs] = [Number(own.count ?? 0), Number(foe.count ?? 0)];
  switch (id) {
    case 'reckoning':
      return count > scored || own.wiped === true;
    case 'turf-war':
    case 'plant-explosives':
    case 'corrupted-idols':
      return count > scored;
    case 'ply-for-information':
    case 'public-executions':
      return count > theirs;
    case 'extraction':
    case 'ours':
    case 'guard-the-stash':
    case 'interference':
      return count >= 2;
    case 'symbols-of-authority':
    case 'headhunter':
    case 'supply-wagons':
      return count >= 1;
    default:
      throw new Error(`no Strategy is called ${id}`);
  }
}

/** Whether each of these can have a death of its own. */
function canPair(sets: readonly (readonly string[])[], used: ReadonlySet<string> = new Set()): boolean {
  const [first, ...rest] = sets;
  return first === undefined || first.some((id) => !used.has(id) && canPair(rest, new Set([...used, id])));
}

export function referee(system: string, answers: readonly Told[], terms: Terms): Verdict {
  const game = new Refereed(system === 'gaining-grounds-s0', terms);
  for (const { ask, value } of answers) game.hear(ask, value);
  return game;
}

class Refereed implements Verdict {
  readonly points: Point[] = [];
  readonly wrong: string[] = [];
  readonly #isZero: boolean;
  readonly #terms: Terms;
  readonly #models: ModelNow[] = [];
  /** The Crews that are written down, by side, and who would announce Leaders anew. */
  readonly #crews = new Map<string, number>();
  readonly #anew = new Set<string>();
  readonly #out = new Set<string>();
  readonly #deaths: Death[] = [];
  readonly #taken: Taken[] = [];
  readonly #strategies = new Map<string, number>();
  readonly #tallies = new Map<string, number>();
  readonly #paidDeaths = new Map<string, (readonly string[])[]>();
  #turn = 0;

  constructor(isZero: boolean, terms: Terms) {
    this.#isZero = isZero;
    this.#terms = terms;
  }

  hear(ask: string, value: unknown): void {
    const slash = ask.lastIndexOf('/');
    const scope = ask.slice(0, Math.max(0, slash));
    const [name = '', ...words] = ask.slice(slash + 1).split(':');
    this.#turn = Number(/^turn:(\d+)/.exec(scope)?.[1] ?? this.#turn);
    if (name === 'anew') this.#beginAnew(words[0] ?? '');
    if (name === 'crew') this.#field(words[0] ?? '', String(value));
    if (name === 'take') this.#take(words, value);
    if (name === 'kill') this.#kill(value);
    if (name === 'summon') this.#join(fieldsOf(value).side);
    if (name === 'back') this.#out.delete(String(value));
    if (name === 'strategy') this.#strategy(words.join(':'), value, scope === 'end');
    if (name === 'scheme') this.#scheme(words, value);
  }

  #beginAnew(side: string): void {
    this.#anew.add(side);
    if (this.#anew.size < SIDES.length) return;
    for (const said of [this.#anew, this.#crews]) said.clear();
    this.#models.length = 0;
  }

  #field(side: string, text: string): void {
    const listed = listedIn(text);
    if (listed.length === 0) return;
    this.#crews.set(side, (this.#crews.get(side) ?? 0) + 1);
    const before = this.#models.filter((model) => model.side === side).length;
    const models = listed.map(({ rank, cost }, place) => ({
      id: `${side}${before + place + 1}`,
      side,
      rank,
      cost,
      leader: place === 0,
    }));
    this.#models.push(...models);
  }

  /** Whom no list names. */
  #join(side: unknown): void {
    if (side !== 'A' && side !== 'B') return;
    const before = this.#models.filter((model) => model.side === side).length;
    this.#models.push({ id: `${side}${before + 1}`, side, rank: null, cost: null, leader: false });
  }

  /** Of a side with a Crew on paper nobody is known. */
  get #now(): Table {
    const models = this.#models.filter(({ side }) => this.#crews.get(side) === this.#terms.crews);
    return { models, out: this.#out, deaths: this.#deaths, turn: this.#turn };
  }

  #score(side: string, vp: number, atEnd: boolean): void {
    if (vp > 0) this.points.push({ side, turn: atEnd ? 0 : this.#turn, points: vp });
  }

  #take([side = '', slot = '']: readonly string[], value: unknown): void {
    const { scheme, ...notes } = fieldsOf(value);
    const as = /^(reveal|end)-/.exec(slot)?.[1] ?? null;
    const fresh = {
      scored: 0,
      revealed: false,
      revealedAt: Infinity,
      paidIn: 0,
      earned: new Set<string>(),
      placed: Infinity,
    };
    this.#taken.push({ side, scheme: String(scheme), notes, as, ...fresh });
  }

  #kill(value: unknown): void {
    const {
      victim = '',
      by = null,
      how = 'killed',
    } = fieldsOf(value) as { victim?: string; by?: string | null; how?: string };
    const isStranger = victim.startsWith('other');
    if (!isStranger) this.#out.add(victim);
    if (how === 'buried') return;
    const [turn, place] = [this.#turn, this.#deaths.length];
    const killers = by === null ? null : sideOf(by);
    this.#deaths.push({
      turn,
      victim: isStranger ? `${victim}#${place}` : victim,
      whose: sideOf(victim),
      by,
      killers,
      how,
    });
  }

  #strategy(id: string, value: unknown, atEnd: boolean): void {
    const told = Object.entries(fieldsOf(value));
    const of = (side: string): Facts =>
      Object.fromEntries(told.flatMap(([key, fact]) => (key.startsWith(`${side}:`) ? [[key.slice(2), fact]] : [])));
    const before = (side: string): number => this.#tallies.get(`${id}:${side}`) ?? 0;
    this.wrong.push(...WORTH.impossible(id, { A: of('A'), B: of('B') }, this.#now, before, atEnd));
    for (const side of SIDES) {
      const key = `${id}:${side}`;
      const scored = this.#strategies.get(key) ?? 0;
      const allowed = (atEnd || this.#turn >= this.#terms.from) && scored < 4;
      const vp = allowed && strategyEarns(id, of(side), of(side === 'A' ? 'B' : 'A'), scored) ? 1 : 0;
      this.#strategies.set(key, scored + vp);
      this.#score(side, vp, atEnd);
    }
    for (const side of SIDES) this.#tallies.set(`${id}:${side}`, before(side) + Number(of(side).count ?? 0));
  }

  #scheme([side = '', id = '', moment = '']: readonly string[], value: unknown): void {
    const card = this.#taken.find((one) => one.side === side && one.scheme === id);
    if (!card) {
      this.wrong.push(`${side} scores ${id}, which was not taken`);
      return;
    }
    const facts = fieldsOf(value);
    const atEnd = moment === 'end-of-game';
    const where = `turn ${this.#turn}, ${side} ${id} ${moment}`;
    const judged = this.#isZero ? WORTH.zero(card, moment, facts) : WORTH.older(card, moment, facts, this.#turn);
    const vp = Math.max(0, Math.min(judged.vp, (this.#isZero ? 2 : 3) - card.scored));
    this.wrong.push(...WORTH.contradictions(card, moment, facts, this.#now).map((why) => `${where}: ${why}`));
    if (vp > 0 && judged.deaths && !this.#paysOnce(side, judged.deaths(this.#now)))
      this.wrong.push(`${where}: a death pays twice`);
    if (!atEnd && vp === 0 && judged.places === undefined) this.wrong.push(`${where}: shown for nothing`);
    this.#score(side, vp, atEnd);
    card.scored += vp;
    if (!card.revealed) card.revealedAt = this.#deaths.length;
    card.revealed = true;
    card.placed = judged.places ?? card.placed;
    if (vp > 0) card.paidIn = this.#turn;
    for (const part of judged.earns ?? []) if (vp > 0) card.earned.add(part);
  }

  /** GG18-VP-05. */
  #paysOnce(side: string, deaths: readonly string[]): boolean {
    const paid = [...(this.#paidDeaths.get(side) ?? []), ...(deaths.length > 0 ? [deaths] : [])];
    if (!canPair(paid)) return false;
    this.#paidDeaths.set(side, paid);
    return true;
  }
}

function sideOf(id: string): string {
  return /^other-([AB])$/.exec(id)?.[1] ?? id.charAt(0);
}
