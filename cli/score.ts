/** Scores as people write them: `5-2`, in the pack's one figure; or JSON where a pack asks for more. */
import type { FieldSpec } from '../core/event/pack.ts';
import type { ScoreLine } from '../core/event/types.ts';
import { isPlainObject, parseJson } from '../core/journal/json.ts';
import { type Refusal, isRefusal, refuse } from '../core/rules/refusal.ts';

const SCORE = /^\d+(?:\s*[-–:]\s*\d+)+$/;

export function isScore(word: string): boolean {
  return SCORE.test(word.trim());
}

export function readScore(word: string, fields: readonly FieldSpec[]): ScoreLine[] | Refusal {
  if (!isScore(word)) return refuse('usage', `“${word}” is not a score. Write it like 5-2.`);
  const [field, ...others] = fields.filter(({ kind }) => kind === 'number');
  const choices = fields.length > 1 + others.length;
  if (!field || others.length > 0 || choices) {
    const ids = fields.map(({ id }) => id).join(', ');
    return refuse('usage', `This pack asks for ${ids}: give them as JSON with --scores, one object per seat.`);
  }
  return word.split(/[-–:]/).map((figure) => ({ [field.id]: Number(figure.trim()) }));
}

export function readScores(json: string): ScoreLine[] | Refusal {
  const read = parseJson(json);
  const value = 'value' in read ? read.value : null;
  const lines = Array.isArray(value) ? value.filter(isLine) : [];
  if (!Array.isArray(value) || lines.length !== value.length) {
    return refuse('usage', '--scores is a JSON list with one object per seat, like [{"vp":5},{"vp":2}].');
  }
  return lines;
}

/** The scores of the options: written as a score, or as JSON. */
export function scoresFrom(
  word: string | undefined,
  json: string | undefined,
  fields: readonly FieldSpec[],
): ScoreLine[] | Refusal | undefined {
  if (json !== undefined) return readScores(json);
  return word === undefined ? undefined : readScore(word, fields);
}

/** The other way round, where the lower seat was named first. */
export function turned(scores: ScoreLine[] | Refusal | undefined, turn: boolean): ScoreLine[] | Refusal | undefined {
  return scores === undefined || isRefusal(scores) || !turn ? scores : scores.toReversed();
}

function isLine(value: unknown): value is ScoreLine {
  return isPlainObject(value) && Object.values(value).every((one) => ['number', 'string'].includes(typeof one));
}
