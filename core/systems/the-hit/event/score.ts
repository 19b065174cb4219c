/** What a battle of an evening is worth: Victory Points as told, and what follows from them (HIT-EVENT-06 to -08). */
import type { FieldSpec, Points, Scored } from '../../../event/pack.ts';
import type { EntrantId, OptionValues, Result, ScoreLine } from '../../../event/types.ts';
import { cite } from '../../../journal/cite.ts';
import { type Refusal, refuse } from '../../../journal/types.ts';
import { reputationGains, totalOf } from '../after/rewards.ts';
import { outcomeOf } from '../after/score.ts';
import { settings } from './options.ts';

export const FIELDS: readonly FieldSpec[] = [
  { id: 'vp', label: 'Victory Points', kind: 'number', min: 0, max: 99, rules: ['HIT-VP-06'] },
  {
    id: 'xp',
    label: 'Experience, of all its fighters',
    kind: 'number',
    min: 0,
    max: 999,
    optional: true,
    rules: ['HIT-REWARD-01'],
  },
];

const NOTHING: Points = { reputation: 0, wins: 0, vp: 0, xp: 0 };

interface Battle {
  readonly seats: readonly EntrantId[];
  readonly result: Result;
}

export function score({ seats, result }: Battle, options: OptionValues): Scored | Refusal {
  const scored = (points: (id: EntrantId, seat: number) => Points, ...rules: string[]): Scored => ({
    scores: Object.fromEntries(seats.map((id, seat) => [id, points(id, seat)])),
    rules: cite(...rules),
    prompts: [],
    warnings: [],
  });
  switch (result.kind) {
    case 'played':
    case 'set':
      return (
        badLine(result.scores) ?? scored(played(seats, result.scores), 'HIT-EVENT-07', ...outcomeRules(seats, result))
      );
    case 'bye':
      return scored(() => ({ ...NOTHING, reputation: settings(options).number('byeReputation') }), 'HIT-EVENT-06');
    case 'forfeit':
      return scored(forfeited(seats, result.by), 'HIT-EVENT-08');
    case 'void':
      return scored(() => NOTHING);
    case 'agreed':
    case 'concession':
    case 'no-cards':
      return refuse('bad-kind', 'A battle of The Hit is played to its end, or forfeited.', ...cite('HIT-EVENT-07'));
  }
}

/** Reputation and the win follow from everybody's Victory Points. */
function played(seats: readonly EntrantId[], lines: readonly ScoreLine[]): (id: EntrantId, seat: number) => Points {
  const vp = vpOf(seats, lines);
  const { winner } = outcomeOf(seats, vp);
  return (id, seat) => ({
    reputation: totalOf(reputationGains(id, { gangs: seats, vp })),
    wins: id === winner ? 1 : 0,
    vp: vp[id] ?? 0,
    xp: Number(lines[seat]?.xp ?? 0),
  });
}

function vpOf(seats: readonly EntrantId[], lines: readonly ScoreLine[]): Readonly<Record<EntrantId, number>> {
  return Object.fromEntries(seats.map((id, seat) => [id, Number(lines[seat]?.vp ?? 0)]));
}

function outcomeRules(seats: readonly EntrantId[], { scores }: Extract<Result, { kind: 'played' | 'set' }>) {
  return outcomeOf(seats, vpOf(seats, scores)).rules;
}

/** Whoever forfeits has lost; the others gain for every opposing gang, and one who is left alone has won. */
function forfeited(seats: readonly EntrantId[], by: readonly EntrantId[]): (id: EntrantId) => Points {
  const left = seats.filter((id) => !by.includes(id));
  return (id) => {
    if (by.includes(id)) return { ...NOTHING, reputation: -1 };
    const wins = left.length === 1 ? 1 : 0;
    return { ...NOTHING, reputation: seats.length - 1 + wins, wins };
  };
}

function badLine(lines: readonly ScoreLine[]): Refusal | null {
  for (const { id, label, min = 0, max = 0, optional = false, rules } of FIELDS) {
    const wrong = lines.some(({ [id]: value }) => {
      if (value === undefined) return !optional;
      return typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max;
    });
    if (wrong)
      return refuse('bad-line', `${label}: a whole number from ${min} to ${max} for each gang.`, ...cite(...rules));
  }
  return null;
}
