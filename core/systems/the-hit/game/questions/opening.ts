/** What a game begins with, where its setting does not say it: whether it is of a campaign, and other readings. */
import { type Json, fieldsOf, textOf } from '../../../../journal/json.ts';
import { askId } from '../../../../encounter/ask-id.ts';
import type { AskField } from '../../../../encounter/types.ts';
import { cite } from '../../../../rules/cite.ts';
import { isRefusal } from '../../../../rules/refusal.ts';
import { CHOICES, readReadings } from '../../readings.ts';
import { FLAG, choice, maybe, record, question } from '../question.ts';

export const CAMPAIGN = question({
  id: askId('campaign'),
  forAll: true,
  asks: ({ campaign }, id) => {
    const told = {
      label: 'Is this battle of a campaign?',
      help: 'Then Experience and Reputation are handed out at its end.',
    };
    return campaign === null ? [{ id: id({}), of: 'any', ...told, kind: FLAG, rules: cite('HIT-REWARD-01') }] : [];
  },
  apply: (battle, value) => ({ ...battle, campaign: value === true }),
});

/** Unclear points and core rules, read otherwise by agreement. */
export const READING = question({
  id: askId('readings'),
  forAll: true,
  asks: ({ readings }, id) => {
    const rules = Object.values(CHOICES).map(({ rule }) => rule);
    const told = {
      label: 'Change how unclear points are read',
      help: 'What is marked counts now. Unchanged points stay so.',
    };
    const kind = record(
      ...Object.entries(CHOICES).map(([id, reading]) => fieldFor(id, reading, fieldsOf(readings)[id])),
    );
    return [{ id: id({}), of: 'any', ...told, kind, optional: true, again: true, rules: cite(...new Set(rules)) }];
  },
  apply: (battle, value) => {
    const told = Object.entries(fieldsOf(value)).map(([id, word]) => [id, VALUES.get(`${id} ${textOf(word)}`)]);
    const readings = readReadings({ ...battle.readings, ...Object.fromEntries(told) });
    return isRefusal(readings) ? battle : { ...battle, readings };
  },
});

type Reading = (typeof CHOICES)[keyof typeof CHOICES];

/** Each value of an option by its words. */
const VALUES = new Map(
  Object.entries(CHOICES).flatMap(([id, { values }]) =>
    values.map((value) => [`${id} ${String(value)}`, value] as const),
  ),
);

function fieldFor(id: string, { asks, values, says }: Reading, now: Json | undefined): AskField {
  const choices = values.map((value, place) => {
    const label = says[place] ?? String(value);
    return { id: String(value), label: value === now ? `${label} (counts now)` : label };
  });
  return maybe(id, asks, choice(choices));
}
