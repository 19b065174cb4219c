/** A model of games that fits any pack: everybody has a strength, and the better day mostly wins. */
import type { Stream } from '../../chance/stream.ts';
import type { FieldSpec } from '../pack.ts';
import type { ScoreLine, EntrantId } from '../types.ts';

/** The highest figure where the pack names none. */
const USUAL_MOST = 7;

/** Strengths run from 0 to 100; what a day adds from 0 to 60. */
export function openSkill(stream: Stream): (entrant: EntrantId) => number {
  const known = new Map<string, number>();
  return (entrant) => {
    const skill = known.get(entrant) ?? stream.below(101);
    known.set(entrant, skill);
    return skill;
  };
}

/** What each seat scores, in seat order, in every figure that the pack asks for. */
export function playGame(fields: readonly FieldSpec[], skills: readonly number[], stream: Stream): ScoreLine[] {
  const form = skills.map((skill) => skill + stream.below(61));
  const best = Math.max(...form);
  return form.map((own, seat) => {
    const others = form.filter((_, other) => other !== seat);
    const rival = Math.max(...others, 0);
    const line: Record<string, number | string> = {};
    for (const field of fields) {
      const value = reported(field, stream, { own, rival, best, above: form.filter((other) => other > own).length });
      if (value !== null) line[field.id] = value;
    }
    return line;
  });
}

/** How a seat's day went beside the others'. */
interface Day {
  readonly own: number;
  /** The best of the others. */
  readonly rival: number;
  readonly best: number;
  /** How many had a better one. */
  readonly above: number;
}

function reported(field: FieldSpec, stream: Stream, day: Day): number | string | null {
  if (field.kind === 'choice') return word(field, stream, day);
  return field.id === 'place' ? day.above + 1 : figure(field, day.own - day.rival, stream);
}

/** A whole figure in the field's range, the higher the further ahead. */
function figure({ min = 0, max = min + USUAL_MOST }: FieldSpec, lead: number, stream: Stream): number {
  const share = 0.5 + lead / 200 + (stream.below(41) - 20) / 100;
  return Math.min(max, Math.max(min, Math.round(min + (max - min) * share)));
}

/** Who won, where the pack asks for it in words; of other choices, any. */
function word({ choices = [] }: FieldSpec, stream: Stream, { own, rival, best }: Day): string | null {
  const outcome = own === best ? (rival === best ? 'tie' : 'win') : 'loss';
  return choices.some(({ id }) => id === outcome) ? outcome : (stream.pick(choices)?.id ?? null);
}
