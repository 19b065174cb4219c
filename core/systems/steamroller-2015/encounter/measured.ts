/** A table where models have places: what is measured on it, as the answer that it suggests. */
import { latestAnswer } from '../../../encounter/answers.ts';
import type { Encounter } from '../../../encounter/types.ts';
import { type Json, isPlainObject } from '../../../journal/json.ts';
import { type Refusal, refuse } from '../../../journal/types.ts';
import { base } from '../../../table/shapes.ts';
import { FARTHEST } from '../../../table/units.ts';
import { cite } from '../../../journal/cite.ts';
import type { Army } from '../game/army.ts';
import { seemsTouching } from '../game/ground.ts';
import { type Placed, type Places, lookAt } from '../game/look.ts';
import { KILL_BOX, suggestFacts } from './facts.ts';
import { troopers } from './fielded.ts';
import { type Story, turnId } from './state.ts';

/** A model on the table: the card it is of, its centre in units, its base in millimetres. */
interface Standing {
  readonly card: string;
  readonly x: number;
  readonly y: number;
  readonly base: number;
}

function standingIn(value: Json | undefined): readonly Standing[] | null {
  const models: readonly unknown[] | null = isPlainObject(value) && Array.isArray(value.models) ? value.models : null;
  if (models === null || models.length > 200) return null;
  const read = models.flatMap((one): readonly Standing[] => {
    if (!isPlainObject(one)) return [];
    const { card, x, y, base: across } = one;
    if (typeof card !== 'string' || !isLength(x) || !isLength(y) || typeof across !== 'number') return [];
    return across >= 20 && across <= 200 ? [{ card, x, y, base: across }] : [];
  });
  return read.length === models.length ? read : null;
}

function isLength(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= FARTHEST;
}

export function checkTable(story: Story, value: Json): Refusal | null {
  const standing = standingIn(value);
  const known = standing?.every(({ card }) => story.cards.some(({ id }) => id === card)) ?? false;
  if (known) return null;
  const message = 'A table names the cards that stand on it, each with its place and base.';
  return refuse('bad-table', message, ...cite('SR15-GEO-01'));
}

/** What the table of this turn shows, else what stood at the elements last time; null where nothing is known. */
export function suggestedFacts(encounter: Encounter, story: Story): Json | null {
  const standing = standingIn(latestAnswer(encounter, `${turnId(story.turn)}/table`)?.value);
  if (standing !== null) return measuredFacts(story, standing);
  const before = encounter.answers.findLast(({ ask }) => ask.endsWith('/facts'))?.value;
  if (!isPlainObject(before)) return null;
  // The kill box was that of the other player's casters.
  const kept = Object.entries(before).filter(([field]) => field !== KILL_BOX);
  return Object.fromEntries(kept);
}

function measuredFacts(story: Story, standing: readonly Standing[]): Json {
  const { scenario, ground, setting, turn } = story;
  const { army, places } = placed(story, standing);
  const fallen = story.fell.map(({ objective }) => objective);
  const view = { options: setting.options, scenario, ground, places, fallen, active: turn.active };
  const { facts, inKillBox } = lookAt(view, army);
  return suggestFacts(scenario, facts, inKillBox);
}

/** The army with a model for each that stands on the table, units one by one. */
function placed(story: Story, standing: readonly Standing[]): { readonly army: Army; readonly places: Places } {
  const places = new Map<string, Placed>();
  const counts = new Map<string, number>();
  for (const { card, x, y, base: across } of standing) {
    const count = (counts.get(card) ?? 0) + 1;
    counts.set(card, count);
    const unit = story.army.units.some(({ id }) => id === card);
    const disc = base({ x, y }, across);
    const touching = Object.keys(story.ground.flags).filter((flag) => seemsTouching(story.ground, flag, disc));
    places.set(unit ? `${card}.${count}` : card, { base: disc, touching });
  }
  const listed = story.army.units.flatMap(({ id, side }) => troopers(id, side, counts.get(id) ?? 0));
  return { army: { ...story.army, models: [...story.army.models, ...listed] }, places };
}
