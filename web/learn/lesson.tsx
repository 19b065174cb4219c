/** One strategy, scheme or scenario: its table to move things on, and what it scores as they now stand. */
import '../encounter/encounter.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { LessonChoices, Lesson, LessonBook, LessonScore } from '../../core/encounter/lesson.ts';
import { namedIn } from '../../core/encounter/names.ts';
import type { TableNow } from '../../core/encounter/table.ts';
import type { AskField } from '../../core/encounter/types.ts';
import { type Json, isPlainObject, sameJson } from '../../core/journal/json.ts';
import { Answering } from '../encounter/answering.tsx';
import { ToldTable } from '../encounter/table/entered-table.tsx';
import { Badge } from '../parts/badge.tsx';
import { Button } from '../parts/button.tsx';
import { tellLearn } from '../text/learn.ts';
import { fetchRules } from '../parts/rule-words.ts';

export interface LessonViewProps {
  readonly system: string;
  readonly lesson: Lesson;
  readonly book: LessonBook;
}

const nameOf = (side: string): string => tellLearn('side', { side });

export function LessonView({ system, lesson, book }: LessonViewProps) {
  const [settings, setSettings] = useState<LessonChoices>(lesson.begun);
  const [told, setTold] = useState<LessonChoices>({});
  const [moved, setMoved] = useState<TableNow | null>(null);
  const example = useMemo(() => lesson.example(settings), [lesson, settings]);
  const now = moved ?? example.now;
  const scores = useMemo(() => namedIn(lesson.score(settings, now, told), nameOf), [lesson, settings, now, told]);
  const asked = useMemo(() => namedIn(example.asked, nameOf), [example]);
  const layout = book.layouts.layouts.find(({ name }) => name === asked.layout) ?? null;
  const choose = (next: LessonChoices) => {
    // Another table is set up anew; another turn leaves everything where it is.
    if (!sameJson(lesson.example(next).asked, example.asked)) setMoved(null);
    setSettings(next);
  };
  return (
    <>
      <Scores scores={scores} unit={book.unit} />
      <ToldTable
        asked={asked}
        now={now}
        layout={layout}
        traits={book.layouts.traits}
        nameOf={nameOf}
        onChange={setMoved}
      />
      <p>
        <Button
          onClick={() => {
            setMoved(null);
            setTold({});
          }}
        >
          {tellLearn('again')}
        </Button>
      </p>
      <Fields title={tellLearn('setting')} fields={lesson.settings} value={settings} onValue={choose} />
      <Fields title={tellLearn('tells')} fields={namedIn(example.tells, nameOf)} value={told} onValue={setTold} />
      {example.known.length === 0 ? null : (
        <section class="learn-group">
          <h2>{tellLearn('known')}</h2>
          <ul class="learn-words">
            {example.known.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </section>
      )}
      <Rules system={system} rules={[...new Set(scores.flatMap(({ rules }) => rules))]} />
    </>
  );
}

function Scores({ scores, unit }: { readonly scores: readonly LessonScore[]; readonly unit: string }) {
  const sum = (side: string) => scores.filter((one) => one.side === side).reduce((all, { points }) => all + points, 0);
  const sides = [...new Set(scores.map(({ side }) => side))];
  return (
    <section class="learn-scores">
      <h2 class="unseen">{tellLearn('scores')}</h2>
      <p class="learn-sum" role="status">
        {sides.map((side) => (
          <span key={side}>
            {nameOf(side)} <strong>{tellLearn('points', { points: sum(side), unit })}</strong>
          </span>
        ))}
      </p>
      <ul class="learn-words">
        {scores.map((score) => (
          <li key={`${score.side} ${score.what}`} class="learn-score">
            <p>
              <Badge meaning={score.points > 0 ? 'good' : 'plain'}>
                {tellLearn('points', { points: score.points, unit })}
              </Badge>{' '}
              <strong>{nameOf(score.side)}</strong> {score.what}
            </p>
            <Lines lines={[...score.facts, ...(score.why === null ? [] : [score.why])]} />
            {score.measured.length === 0 ? null : (
              <details class="learn-measured" open={score.facts.length === 0}>
                <summary>{tellLearn('measured')}</summary>
                <Lines lines={score.measured} />
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul class="learn-facts">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

interface FieldsProps {
  readonly title: string;
  readonly fields: readonly AskField[];
  readonly value: LessonChoices;
  readonly onValue: (value: LessonChoices) => void;
}

function Fields({ title, fields, value, onValue }: FieldsProps) {
  if (fields.length === 0) return null;
  const change = (next: Json | undefined) => {
    if (isPlainObject(next)) onValue(next as LessonChoices);
  };
  return (
    <section class="learn-group">
      <h2>{title}</h2>
      <Answering label={title} kind={{ type: 'record', fields }} value={value} onValue={change} />
    </section>
  );
}

/** What decides, in the words of the rule reference. */
function Rules({ system, rules }: { readonly system: string; readonly rules: readonly string[] }) {
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => void fetchRules(system).then(setTexts), [system]);
  return (
    <section class="learn-group">
      <h2>{tellLearn('rules')}</h2>
      <ul class="learn-rules">
        {rules.map((rule) => (
          <li key={rule}>
            <a href={`/rules/${encodeURIComponent(system)}#${encodeURIComponent(rule)}`}>{rule}</a> {texts.get(rule)}
          </li>
        ))}
      </ul>
    </section>
  );
}
