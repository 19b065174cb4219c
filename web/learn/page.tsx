/** What can be tried out: the systems, the lessons of one, or one lesson. */
import './learn.css';
import { useEffect, useState } from 'preact/hooks';
import type { Lesson, LessonBook } from '../../core/encounter/lesson.ts';
import { TAUGHT } from '../../core/systems/learning.ts';
import { Frame, Wordmark } from '../parts/frame.tsx';
import { NewerEdition } from '../parts/newer-edition.tsx';
import { Notice } from '../parts/notice.tsx';
import { System } from '../parts/rule-links.tsx';
import { tellLearn } from '../text/learn.ts';
import { LessonView } from './lesson.tsx';

export interface LearnPageProps {
  /** Null: all there are. */
  readonly system: string | null;
  /** Null: all lessons of the system. */
  readonly lesson: string | null;
}

export function LearnPage({ system, lesson: id }: LearnPageProps) {
  const book = useLessons(system);
  const lesson = book === null || book === 'failed' ? undefined : book.lessons.find((one) => one.id === id);
  const title = lesson?.title ?? tellLearn('title');
  return (
    <System.Provider value={system ?? ''}>
      <Frame
        masthead={<Masthead title={title} system={lesson === undefined ? null : system} />}
        {...(system === null ? { guide: 'tables' as const } : {})}
        foot={<a href="/learn">{tellLearn('title')}</a>}
      >
        <div class="learn">
          {system === null ? <Systems /> : null}
          {system !== null && book === null ? (
            <p class="soft" aria-busy="true">
              {tellLearn('loading')}
            </p>
          ) : null}
          {book === 'failed' ? (
            <Notice meaning="loss">
              <p>{tellLearn('failed')}</p>
            </Notice>
          ) : null}
          {system === null || book === null || book === 'failed' ? null : lesson === undefined ? (
            <Lessons system={system} lessons={book.lessons} />
          ) : (
            <LessonView key={lesson.id} system={system} lesson={lesson} book={book} />
          )}
        </div>
      </Frame>
    </System.Provider>
  );
}

/** The lessons of a system: its rules are fetched, and no other's. */
function useLessons(system: string | null): LessonBook | 'failed' | null {
  const [book, setBook] = useState<LessonBook | 'failed' | null>(null);
  useEffect(() => {
    if (system === null) return;
    const taught = TAUGHT.find((one) => one.system === system);
    if (taught === undefined) setBook('failed');
    else void taught.fetch().then(setBook, () => setBook('failed'));
  }, [system]);
  return book;
}

function Masthead({ title, system }: { readonly title: string; readonly system: string | null }) {
  return (
    <div class="learn-mast">
      <Wordmark />
      {system === null ? null : (
        <a class="learn-back" href={`/learn/${encodeURIComponent(system)}`}>
          {tellLearn('title')}
        </a>
      )}
      <h1>{title}</h1>
      <p>{tellLearn('lead')}</p>
    </div>
  );
}

function Systems() {
  return (
    <ul class="learn-list learn-systems">
      {TAUGHT.map(({ system, title }) => (
        <li key={system}>
          <a class="learn-one" href={`/learn/${encodeURIComponent(system)}`}>
            {title}
          </a>
          <NewerEdition system={system} />
        </li>
      ))}
    </ul>
  );
}

function Lessons({ system, lessons }: { readonly system: string; readonly lessons: readonly Lesson[] }) {
  const groups = [...new Set(lessons.map(({ group }) => group))];
  return (
    <>
      <NewerEdition system={system} />
      {groups.map((group) => (
        <section key={group} class="learn-group">
          <h2>{group}</h2>
          <ul class="learn-list">
            {lessons
              .filter((one) => one.group === group)
              .map(({ id, title }) => (
                <li key={id}>
                  <a class="learn-one" href={`/learn/${encodeURIComponent(system)}/${encodeURIComponent(id)}`}>
                    {title}
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}
