/** What answers seem to be: measured on a table that was told this Turn, known from who fell, or as it stood last Turn. */
import { kept } from '../../../event/kept.ts';
import { SIDES } from './ids.ts';
import type { Ask, SideId } from '../../../encounter/types.ts';
import { sideIn } from '../../../encounter/names.ts';
import type { Json } from '../../../journal/json.ts';
import { distance } from '../../../table/measure.ts';
import { claim } from '../rules/claim.ts';
import { type Happened, NOTHING_HAPPENED } from '../rules/happened.ts';
import type { NamedModel } from '../rules/pieces.ts';
import {
  type SchemeFacts,
  type Look,
  type SchemeMoment,
  type Part,
  type SchemeProgress,
  lookAt,
} from '../rules/scheme.ts';
import type { CountRecord, StrategyPart } from '../rules/strategy.ts';
import { type ModelOnTable, type PlayTable, isCrewKnown, modelNamed } from '../rules/table.ts';
import { watched } from '../rules/watched.ts';
import { type ExplainedTable, isClose, whyOf } from '../rules/why.ts';
import { looksOn, recordLook, recordTable } from './claims.ts';
import { killsOn } from './crews.ts';
import { goneThisTurn, namesOn, playTable, tableOf } from './entered-table.ts';
import { groundOf } from './ground.ts';
import { type GameState, type Paying, schemeLimitsOf, situationOf } from './state.ts';

export interface Suggestion extends Pick<Ask, 'suggested' | 'suggestedAs' | 'sure' | 'measured'> {
  /** A millimetre decides: people measure it themselves. */
  readonly close?: boolean;
}

const NOTHING: Suggestion = {};

/** What the button says where the record knows the answer. */
export const SURE = { suggestedAs: 'entered', sure: true } as const;

/** Moments that turn on what somebody just did: no table shows it. */
const DONE: readonly SchemeMoment[] = ['activation', 'attack'];

interface LastCounted {
  /** The Strategy. */
  readonly id: string;
  /** Its facts of the Turn before. */
  readonly lastTold: Json | undefined;
}

/** What the record of a game knows when a Strategy is counted. */
export function countRecord(state: GameState, strategy: string): CountRecord {
  const { turn, tallies } = state;
  return { turn, before: tallies[strategy] ?? {}, lookOf: (side) => recordLook(state, side) };
}

/** Facts by side, as the question of a Strategy has them: `A:count`. */
function asTold(sides: readonly (readonly [side: SideId, facts: SchemeFacts])[]): Json {
  const facts = sides.flatMap(([side, known]) =>
    Object.entries(known).map(([id, fact]) => [`${side}:${id}`, fact] as const),
  );
  return Object.fromEntries(facts);
}

/** Facts of a Strategy for both sides, where they can be known. */
export function suggestedCounts(state: GameState, part: StrategyPart, { id, lastTold }: LastCounted): Suggestion {
  const known = part.record?.(countRecord(state, id));
  if (known) return { suggested: asTold(SIDES.map((side) => [side, known[side] ?? {}])), ...SURE };
  if (part.tookOff && state.isMeasured) return suggestedTaken(state, part, part.tookOff);
  const found = part.done === true ? null : tableFor(state, part);
  if (!found)
    return part.stands === true && lastTold !== undefined ? { suggested: lastTold, suggestedAs: 'lastTurn' } : NOTHING;
  const measure = (side: SideId): SchemeFacts => measuredFor(part, strategyLook(state, found, side));
  const counted = suggestion(state, found, () => asTold(SIDES.map((side) => [side, measure(side)])));
  // Of a Crew on paper somebody may have fallen whom nobody entered.
  if (found.nameOf !== null || SIDES.every((side) => isCrewKnown(found.table, side))) return counted;
  const { sure: _, ...entered } = counted;
  return entered;
}

/** Of an enemy Crew on paper it is known who was entered, and not whether anybody is left. */
function measuredFor({ placeless, measure }: StrategyPart, look: Look): SchemeFacts {
  const facts = measure(look);
  if (placeless !== true || isCrewKnown(look.table, look.foe)) return facts;
  return Object.fromEntries(Object.entries(facts).map(([id, fact]) => [id, typeof fact === 'number' ? fact : false]));
}

/** What each side took off this Turn, where it is plain whose Interact it was. */
function suggestedTaken(
  state: GameState,
  part: StrategyPart,
  tookOff: NonNullable<StrategyPart['tookOff']>,
): Suggestion {
  const found = measuredTable(state);
  const look = strategyLook(state, found, 'A');
  const taken = goneThisTurn(state).map((marker) => ({ marker, side: tookOff(marker, look) }));
  // Whoever lets the table lie takes nothing off it.
  if (taken.length === 0 || taken.some(({ side }) => side === null)) return NOTHING;
  const count = (side: SideId): number => taken.filter((one) => one.side === side).length;
  const [ask] = part.asks;
  if (!ask) return NOTHING;
  const lines = taken.map(
    ({ marker, side }) => `${found.nameOf?.(marker.id) ?? ''}: taken off by ${sideIn(side ?? '')}`,
  );
  const told = Object.fromEntries(SIDES.map((side) => [`${side}:${ask.id}`, count(side)]));
  return { suggested: told, measured: lines };
}

/** Facts of a Scheme, where a table was told. */
export function suggestedFacts(state: GameState, paying: Paying): Suggestion {
  const { part } = paying;
  const found = part.moments.some((moment) => DONE.includes(moment)) || !state.isMeasured ? null : measuredTable(state);
  if (!found) return NOTHING;
  const looks = looksOn(state, paying, found.table);
  const [first] = looks;
  if (!first) return NOTHING;
  if (part.moments.includes('interact')) return suggestedInteract(state, found, part, first);
  const law = schemeLimitsOf(state);
  const so = situationOf(state, paying.pick.side, paying.scheme);
  const look = looks.find((one) => claim(law, part, one, so).score.vp > 0) ?? first;
  return suggestion(state, found, () => ({ ...part.measure(look).facts }));
}

/** As if the nearest of those who may have done it had: who did, the table does not show. */
function suggestedInteract(state: GameState, found: Found, part: Part, look: Look): Suggestion {
  const target = modelNamed(found.table, look.notes.target);
  if (!target?.inPlay) return NOTHING;
  const far = ({ disc }: ModelOnTable): number => distance(disc, target.disc);
  const [by] = [...look.own].sort((a, b) => far(a) - far(b));
  if (!by) return NOTHING;
  const interact = { by: by.id, target: target.id, activation: by.id };
  const happened = { ...look.happened, interact };
  return suggestion(state, found, () => ({ ...part.measure({ ...look, happened }).facts }));
}

/** What a part of a Scheme was scored with, on a table that was told; null where nobody did. */
export function measuredNow(state: GameState, paying: Paying, so: SchemeProgress) {
  const found = state.isMeasured ? measuredTable(state) : null;
  if (found?.nameOf === null || !found) return null;
  const looks = looksOn(state, paying, found.table).map((look) => ({ ...look, revealed: so.revealed, spent: [] }));
  const claims = looks.map((look) => claim(schemeLimitsOf(state), paying.part, look, so));
  const scored = claims.find(({ score }) => score.vp > 0) ?? claims[0];
  return scored ? { measured: scored.measured, score: scored.score, nameOf: found.nameOf } : null;
}

interface Found {
  readonly table: PlayTable;
  /** What things are called where people told where they stand; null where nobody did. */
  readonly nameOf: ((id: string) => string) | null;
}

/** The told table; for what needs no places, what was entered: where anything was. */
function tableFor(state: GameState, { placeless }: { readonly placeless?: boolean }): Found | null {
  if (placeless !== true) return state.isMeasured ? measuredTable(state) : null;
  const { models, fallen } = state;
  return models.length + fallen.length > 0 ? { table: recordTable(state), nameOf: null } : null;
}

const measuredTable = kept((state: GameState): Found => {
  const now = tableOf(state);
  const found: Found = { table: playTable(state, now), nameOf: namesOn(state.models, now) };
  return found;
});

const COUNTED = 'Counted on the table';
const BY_HAND = 'A millimetre decides here: confirm by measuring';

function strategyLook(state: GameState, { table }: Found, side: SideId): Look {
  const { fallen, turn } = state;
  const happened: Happened = { ...NOTHING_HAPPENED, kills: killsOn(table, fallen) };
  return lookAt({ table, ground: groundOf(state) }, side, { notes: {}, happened, turn, revealed: false, spent: [] });
}

function suggestion(state: GameState, { table, nameOf }: Found, measure: () => Json): Suggestion {
  if (nameOf === null) return { suggested: measure(), ...SURE };
  const { models, out } = state;
  const inPlay = models.filter(({ id }) => !out.includes(id));
  return suggestionOn({ table, ground: groundOf(state), nameOf }, inPlay, measure);
}

/** What is measured on a table that was told, and what decided; `inPlay`: who should be on it. */
export function suggestionOn(seen: ExplainedTable, inPlay: readonly NamedModel[], measure: () => Json): Suggestion {
  const { answer, measured } = watched(measure);
  const why = whyOf(measured, seen);
  // Markers that were only counted are nowhere near anything.
  const close = isClose(measured);
  const lines = why.length === 0 ? [COUNTED] : [...why, ...missing(inPlay, seen.table)];
  return { suggested: answer, measured: close ? [...lines, BY_HAND] : lines, ...(close ? { close } : {}) };
}

/** Who is in play as far as was told, and was put nowhere: not counted. */
function missing(inPlay: readonly NamedModel[], table: PlayTable): readonly string[] {
  const names = inPlay
    .filter(({ id }) => table.models.some((model) => model.id === id && !model.inPlay))
    .map(({ name }) => name);
  return names.length === 0 ? [] : [`Not on the table, and not counted: ${names.join(', ')}`];
}
