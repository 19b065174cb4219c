/** The question of a scenario's layout in the vectors' words. */
import { fieldsOf, textOf, type Fields } from '../../core/journal/json.ts';
import { scenarioRow } from '../../core/systems/steamroller-2015/terrain/elements.ts';
import {
  COLOURS,
  STEAMROLLER_LAYOUTS,
  doublingFor,
  flagsOf,
  objectiveCards,
  objectiveWorth,
  objectivesOf,
  worthOf,
  zonesOf,
} from '../../core/systems/steamroller-2015/terrain/layouts.ts';
import { type LayoutSpot, type Owner, layoutNamed } from '../../core/table/layout/layout.ts';
import { seenFromAcross } from '../../core/table/layout/turn.ts';
import type { Answer, Operations } from '../operation.ts';

function layout(given: Fields): Answer {
  const row = scenarioRow(textOf(given.scenario));
  const drawn = layoutNamed(STEAMROLLER_LAYOUTS, textOf(given.scenario));
  if (row === undefined || drawn === undefined) throw new Error(`no scenario is called ${String(given.scenario)}`);
  const seen = given.seenFrom === 'B' ? seenFromAcross(drawn) : drawn;
  const named = (ids: readonly { readonly id: string }[]) => new Set(ids.map(({ id }) => id));
  const [zones, flags, objectives] = [named(zonesOf(row)), named(flagsOf(row)), named(objectivesOf(row))];
  const areas = (kind: string) =>
    Object.fromEntries(seen.areas.filter((area) => area.kind === kind).map(({ owner, shape }) => [owner, shape]));
  const cards = objectiveCards(row, { ...textIn(given.cards, 'A'), ...textIn(given.cards, 'B') });
  const spots = (among: ReadonlySet<string>) => seen.spots.filter(({ id }) => among.has(id));
  return {
    size: seen.size,
    killBox: row.killBox,
    deployment: areas('deployment'),
    advance: areas('advance'),
    zones: Object.fromEntries(
      seen.areas
        .filter(({ id }) => zones.has(id))
        .map(({ id, owner, shape }) => [id, { owner, shape, colour: colourOf(owner) }]),
    ),
    flags: Object.fromEntries(spots(flags).map((spot) => [spot.id, standing(spot)])),
    objectives: Object.fromEntries(
      spots(objectives).map((spot) => [spot.id, { ...standing(spot), card: cards[spot.id] }]),
    ),
    worth: worthOf(row),
    objectiveWorth: objectiveWorth(row),
    doubling: { A: doublingFor(row, 'A'), B: doublingFor(row, 'B') },
  };
}

function textIn(given: unknown, side: 'A' | 'B'): Fields {
  const card = fieldsOf(given)[side];
  return typeof card === 'string' ? { [side]: card } : {};
}

function colourOf(owner: Owner): string | null {
  return owner === 'neutral' ? null : COLOURS[owner];
}

function standing({ owner, at, base }: LayoutSpot): Fields {
  return { owner, at, base, colour: colourOf(owner) };
}

export const LAYOUT_OPERATIONS: Operations = { layout: { answer: layout } };
