/** What answers seem to be: measured on a table that was told this Turn, known from who fell, or as it stood last Turn. */
import { SIDES } from './ids.ts';
import type { Ask, SideId } from '../../../encounter/types.ts';
import { sideIn } from '../../../encounter/names.ts';
import type { Json } from '../../../journal/json.ts';
import type { Layout } from '../../../table/layout/layout.ts';
import { distance } from '../../../table/measure.ts';
import { type Happened, NOTHING_HAPPENED } from '../play/happened.ts';
import { type PlayGround, playGround } from '../play/ground.ts';
import type { NamedModel } from '../play/pieces.ts';
import {
  type FactAsk,
  type SchemeFacts,
  type Look,
  type SchemeMoment,
  type Notes,
  type Part,
  type SchemeProgress,
  lookAt,
} from '../play/scheme.ts';
import { type SchemeLimits, scorePart } from '../play/score.ts';
import type { StrategyPart } from '../play/strategy.ts';
import { type ModelOnTable, type PlayTable, modelNamed } from '../play/table.ts';
import { watched } from '../play/watched.ts';
import { type ExplainedTable, isClose, whyOf } from '../play/why.ts';
import { killsOn, placelessTable } from './crews.ts';
import { goneThisTurn, namesOn, playTable, tableOf } from './entered-table.ts';
import type { GameState } from './state.ts';

export interface Suggestion extends Pick<Ask, 'suggested' | 'suggestedAs' | 'measured'> {
  /** A millimetre decides: people measure it themselves. */
  readonly close?: boolean;
}

const NOTHING: Suggestion = {};

/** Moments that turn on what somebody just did: no table shows it. */
const DONE: readonly SchemeMoment[] = ['activation', 'attack'];

/** Facts of a Strategy for both sides, where they can be known; `lastTold`: those of the Turn before. */
export function suggestedCounts(state: GameState, part: StrategyPart, lastTold: Json | undefined): Suggestion {
  if (part.tookOff && state.isMeasured) return suggestedTaken(state, part, part.tookOff);
  const found = part.done === true ? null : tableFor(state, part);
  if (!found)
    return part.stands === true && lastTold !== undefined
      ? { suggested: lastTold, suggestedAs: 'As last Turn' }
      : NOTHING;
  const measure = () =>
    SIDES.flatMap((side) =>
      Object.entries(part.measure(lookOf(state, found, side, {}, false))).map(
        ([id, fact]) => [`${side}:${id}`, fact] as const,
      ),
    );
  return suggestion(state, found, () => Object.fromEntries(measure()));
}

/** What each side took off this Turn, where it is plain whose Interact it was. */
function suggestedTaken(
  state: GameState,
  part: StrategyPart,
  tookOff: NonNullable<StrategyPart['tookOff']>,
): Suggestion {
  const found = measuredTable(state);
  const look = lookOf(state, found, 'A', {}, false);
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

/** A Scheme as its player has it. */
interface Whose {
  readonly side: SideId;
  readonly notes: Notes;
  readonly revealed: boolean;
}

/** Facts of a Scheme, where they can be known. */
export function suggestedFacts(state: GameState, part: Part, { side, notes, revealed }: Whose): Suggestion {
  const found = part.moments.some((moment) => DONE.includes(moment)) ? null : tableFor(state, part);
  if (!found) return NOTHING;
  const look = lookOf(state, found, side, notes, revealed);
  if (part.moments.includes('interact')) return suggestedInteract(state, found, part, look);
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
export function measuredNow(state: GameState, part: Part, of: Whose) {
  const found = state.isMeasured ? measuredTable(state) : null;
  if (found?.nameOf === null || !found) return null;
  return { measured: part.measure(lookOf(state, found, of.side, of.notes, of.revealed)), nameOf: found.nameOf };
}

/**
 * The least that pays. Whoever opens the question of a Scheme that is theirs to show says that it holds: it is there to be
 * read and sent.
 */
export function claimedFacts(law: SchemeLimits, part: Part, so: SchemeProgress): SchemeFacts | undefined {
  return claims(part.asks).find((facts) => scorePart(law, part, { facts }, so).vp > 0);
}

const MOST_CLAIMED = 5;

/** Everything that can be claimed: few things before many, small figures before large ones. */
function claims(asks: readonly FactAsk[]): readonly SchemeFacts[] {
  const flags = asks.filter(({ kind }) => kind === 'flag').map(({ id }) => id);
  const sets = flags.reduce<readonly (readonly string[])[]>(
    (known, id) => [...known, ...known.map((set) => [...set, id])],
    [[]],
  );
  const figures = asks.length === flags.length ? [0] : Array.from({ length: MOST_CLAIMED }, (_, less) => less + 1);
  return [...sets]
    .sort((a, b) => a.length - b.length)
    .flatMap((held) =>
      figures.map((figure) =>
        Object.fromEntries(asks.map(({ id, kind }) => [id, kind === 'flag' ? held.includes(id) : figure])),
      ),
    );
}

interface Found {
  readonly table: PlayTable;
  /** What things are called where people told where they stand; null where nobody did. */
  readonly nameOf: ((id: string) => string) | null;
}

/** The told table; for what needs no places, the Crews as far as they are known. */
function tableFor(state: GameState, { placeless }: { readonly placeless?: boolean }): Found | null {
  const { models, fallen, setting, isMeasured } = state;
  const both = SIDES.every((side) => models.some((model) => model.side === side));
  if (placeless === true && both) {
    return { table: placelessTable(setting.deployment, models, fallen), nameOf: null };
  }
  return isMeasured ? measuredTable(state) : null;
}

const measuredTables = new WeakMap<GameState, Found>();

function measuredTable(state: GameState): Found {
  const known = measuredTables.get(state);
  if (known) return known;
  const now = tableOf(state);
  const found: Found = { table: playTable(state, now), nameOf: namesOn(state.models, now) };
  measuredTables.set(state, found);
  return found;
}

const grounds = new WeakMap<Layout, PlayGround>();

/** What is measured to: as the organiser changed it for this table, else as the deployment has it. */
export function groundOf({ edition, setting: { deployment, layout } }: GameState): PlayGround {
  if (layout === undefined) return edition.ground(deployment);
  const ground = grounds.get(layout) ?? playGround(layout);
  grounds.set(layout, ground);
  return ground;
}

const COUNTED = 'Counted on the table';
const BY_HAND = 'A millimetre decides here: confirm by measuring';

function lookOf(state: GameState, { table }: Found, side: SideId, notes: Notes, revealed: boolean): Look {
  const { fallen, turn } = state;
  const happened: Happened = { ...NOTHING_HAPPENED, kills: killsOn(table, fallen) };
  return lookAt({ table, ground: groundOf(state) }, side, { notes, happened, turn, revealed, spent: [] });
}

function suggestion(state: GameState, { table, nameOf }: Found, measure: () => Json): Suggestion {
  if (nameOf === null) return { suggested: measure(), suggestedAs: 'By what was told' };
  const { models, fallen } = state;
  const inPlay = models.filter(({ id }) => !fallen.some(({ victim }) => victim === id));
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
