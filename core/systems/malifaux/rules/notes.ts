/** What a player notes with a Scheme: there, complete, and what the Scheme allows. */
import type { RuleId } from '../../../rules/rule-ids.ts';
import { type Broken, broken } from '../../../rules/broken.ts';
import type { NoteField, Notes, Scheme } from './scheme.ts';
import { type ModelProfile, type CrewSide, asMayBe } from './table.ts';

/** A model that can be noted. */
export interface Known extends ModelProfile {
  readonly id: string;
  readonly name?: string;
  /** It came during the game. */
  readonly summoned?: boolean;
}

export interface Noted {
  readonly side: CrewSide;
  readonly scheme: string;
  readonly notes: Notes;
  readonly models: readonly Known[];
}

/** `missing`: the rule that wants everything noted. */
export function checkNotes(
  schemes: readonly Scheme[],
  { side, scheme: id, notes, models }: Noted,
  missing: RuleId,
): readonly Broken[] {
  const spec = schemes.find((one) => one.id === id)?.notes;
  if (!spec) return [];
  const { fields, rule, together } = spec;
  const given = fields.map((field) => idsIn(notes, field));
  if (given.some((ids) => ids.length === 0)) {
    const wanted = fields.map(({ label }) => label).join('; ');
    return broken(true, missing, `Note with the Scheme: ${wanted}.`, id);
  }
  const noted = given.map((ids) => ids.map((one) => models.find((model) => model.id === one)));
  const may = fields.every((field, place) =>
    // What is written of a Crew on paper, nobody is held to.
    (noted[place] ?? []).every((model) =>
      model === undefined ? !isNamed(models, field, side) : candidates(field, side, [model]).length > 0,
    ),
  );
  const once = given.every((ids) => new Set(ids).size === ids.length);
  const found = noted.map((some) => some.filter((model) => model !== undefined));
  const isSure = noted.flat().every((model) => model && model.unsure?.includes('cost') !== true);
  const wrong = !may || !once || (isSure && together !== undefined && !together(found));
  const wanted = fields.map(({ label }) => label).join('; ');
  return broken(wrong, rule, `This may not be noted. Wanted: ${wanted}.${costsOf(found.flat())}`, id);
}

/** Where a Cost may be what is wrong. */
function costsOf(noted: readonly Known[]): string {
  const costs = noted.flatMap(({ name, cost }) =>
    name === undefined || cost === null ? [] : [`${name} costs ${cost}`],
  );
  return noted.length < 2 || costs.length === 0 ? '' : ` ${costs.join(', ')}.`;
}

/** Whether there is anybody to note; of a Crew on paper there may be. */
export function canBeNoted({ notes }: Scheme, side: CrewSide, models: readonly Known[]): boolean {
  const fields = notes?.fields ?? [];
  if (!fields.every((field) => isNamed(models, field, side))) return true;
  const may = fields.map((field) => candidates(field, side, models));
  const [first = [], second = []] = may;
  if (may.some((some) => some.length === 0)) return false;
  const isUnsure = ({ unsure = [] }: Known): boolean => unsure.includes('cost');
  const { together } = notes ?? {};
  if (together === undefined || fields.length < 2) return true;
  return first.some((one) => second.some((other) => isUnsure(one) || isUnsure(other) || together([[one], [other]])));
}

/** Whether models are known of the side that a field is about. */
function isNamed(models: readonly Known[], { field }: NoteField, side: CrewSide): boolean {
  return models.some((model) => (field === 'target') === (model.side !== side));
}

function idsIn(notes: Notes, { field }: NoteField): readonly string[] {
  const value = notes[field];
  return value === undefined ? [] : typeof value === 'string' ? [value] : value;
}

/** The models that a field may be filled with, from both Crews as they stand. */
export function candidates(field: NoteField, side: CrewSide, models: readonly Known[]): readonly Known[] {
  return models.filter((model) => (field.known ? [model] : asMayBe(model)).some((one) => field.may(one, side)));
}
