/** Every lesson of every system: its example can stand so, and what is moved there is scored by the rules of a game. */
import { describe, expect, it, test } from 'vitest';
import type { Lesson, LessonScore } from '../encounter/lesson.ts';
import { type TableNow, asMap, changedBy, pieceOf } from '../encounter/table.ts';
import { isRefusal } from '../rules/refusal.ts';
import type { LayoutPoint } from '../table/layout/layout.ts';
import { checkMap } from '../table/map/check.ts';
import * as grounds2018 from './gaining-grounds-2018/names.ts';
import { GROUNDS_2018_LESSONS } from './gaining-grounds-2018/game/lessons.ts';
import * as seasonZero from './gaining-grounds-s0/names.ts';
import { SEASON_ZERO_LESSONS } from './gaining-grounds-s0/game/lessons.ts';
import { TAUGHT } from './learning.ts';
import { STEAMROLLER_LESSONS } from './steamroller-2015/game/lessons.ts';
import { SCENARIOS } from './steamroller-2015/names.ts';

const BOOKS = [SEASON_ZERO_LESSONS, GROUNDS_2018_LESSONS, STEAMROLLER_LESSONS];
const NAMED = [
  [...seasonZero.STRATEGIES, ...seasonZero.SCHEMES],
  [...grounds2018.STRATEGIES, ...grounds2018.PAIRED_SCHEMES, ...grounds2018.NUMBERED_SCHEMES],
  SCENARIOS,
];

test('are there for all Strategies, Schemes and scenarios', async () => {
  expect(await Promise.all(TAUGHT.map(({ fetch }) => fetch()))).toEqual(BOOKS);
  expect(BOOKS.map(({ lessons }) => lessons.length)).toEqual(NAMED.map(({ length }) => length));
});

test.each(BOOKS.flatMap((book) => book.lessons.map((lesson) => [lesson.id, lesson, book] as const)))(
  '%s begins with a table that can be, and with scores that say by which rules',
  (_, lesson, { layouts }) => {
    const [field] = lesson.settings;
    const choices = field?.kind.type === 'choice' ? field.kind.choices : [];
    for (const { id } of choices) {
      const chosen = { ...lesson.begun, [field?.id ?? '']: id };
      const { asked, now } = lesson.example(chosen);
      const sound = checkMap(asMap(asked, now));
      expect(isRefusal(sound) ? sound.message : null).toBeNull();
      expect(now.things.filter((thing) => !pieceOf(asked, thing.id))).toEqual([]);
      expect(layouts.layouts.some(({ name }) => name === asked.layout)).toBe(true);
      const scores = lesson.score(chosen, now, {});
      expect(scores.length).toBeGreaterThan(0);
      for (const { rules } of scores) expect(rules).not.toEqual([]);
    }
  },
);

function lessonIn(book: (typeof BOOKS)[number], id: string): Lesson {
  const found = book.lessons.find((lesson) => lesson.id === id);
  if (!found) throw new Error(`no lesson is called ${id}`);
  return found;
}

/** What an example scores with some of its things elsewhere; those put nowhere are taken off. */
function tried(
  lesson: Lesson,
  places: Readonly<Record<string, LayoutPoint | null>>,
  told: Parameters<Lesson['score']>[2] = {},
): readonly LessonScore[] {
  const { now } = lesson.example(lesson.begun);
  const put = now.things.flatMap((thing) => {
    const at = places[thing.id];
    return at ? [{ ...thing, at }] : [];
  });
  const off = Object.keys(places).filter((id) => places[id] === null);
  const after: TableNow = changedBy(now, { put, off });
  return lesson.score(lesson.begun, after, told);
}

const points = (scores: readonly LessonScore[]): readonly number[] => scores.map((score) => score.points);

describe('what is moved', () => {
  it('scores a Scheme, and says what decides', () => {
    const jump = lessonIn(SEASON_ZERO_LESSONS, 'claim-jump');
    expect(points(tried(jump, {}))).toEqual([0, 0]);
    const [reveal] = tried(jump, { A6: [18, 18], 'scheme-A.2': null });
    expect(reveal).toMatchObject({
      points: 1,
      facts: [
        'The noted model is in play within 2 inches of the middle of the table: Yes',
        'No enemy is within 3 inches of it: Yes',
      ],
    });
    expect(reveal?.measured[0]).toBe('Minion 3 A: 0″ from the middle of the table, within 2″');
    expect(points(tried(jump, { A6: [18, 18], B3: [18, 20.5] }))).toEqual([0, 1]);
  });

  it('scores Strategies for both sides', () => {
    const extraction = lessonIn(GROUNDS_2018_LESSONS, 'extraction');
    expect(points(tried(extraction, { A1: [18, 15], A2: [15, 15] }))).toEqual([1, 0]);
  });

  it('takes who fell, and what was done, from the learner', () => {
    const graves = lessonIn(SEASON_ZERO_LESSONS, 'dig-their-graves');
    expect(points(tried(graves, { B6: [7, 22.5] }, { victim: 'B6' }))).toEqual([1, 0]);
    const reckoning = lessonIn(SEASON_ZERO_LESSONS, 'reckoning');
    expect(points(tried(reckoning, {}, { victim: 'B1' }))).toEqual([1, 0]);
    const message = lessonIn(SEASON_ZERO_LESSONS, 'deliver-a-message');
    expect(points(tried(message, {}, { 'interact:delivered': true }))).toEqual([1, 0]);
    const heads = lessonIn(GROUNDS_2018_LESSONS, 'headhunter');
    expect(points(tried(heads, {}, { 'B:count': 1 }))).toEqual([0, 1]);
  });

  it('scores a scenario, and asks whom a caster dominates', () => {
    const outflank = lessonIn(STEAMROLLER_LESSONS, 'outflank');
    const [a, b] = tried(outflank, { 'A.c1': [14, 24], 'B.e2': [34, 24] });
    expect([a?.points, b?.points]).toEqual([2, 1]);
    expect(a?.facts).toEqual(['Zone ZL: dominated by Caster A']);
    expect(a?.measured).toContain('Zone ZR: Solo B in it');
  });
});
