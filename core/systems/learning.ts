/** What can be tried out, system by system; each is fetched for itself. A system with lessons adds its row. */
import { EDITIONS } from './editions.ts';
import type { LessonBook } from '../encounter/lesson.ts';

export interface Taught {
  readonly system: string;
  readonly title: string;
  readonly fetch: () => Promise<LessonBook>;
}

export const TAUGHT: readonly Taught[] = [
  {
    system: 'gaining-grounds-s0',
    title: EDITIONS['gaining-grounds-s0'].title,
    fetch: async () => (await import('./gaining-grounds-s0/game/lessons.ts')).SEASON_ZERO_LESSONS,
  },
  {
    system: 'gaining-grounds-2018',
    title: EDITIONS['gaining-grounds-2018'].title,
    fetch: async () => (await import('./gaining-grounds-2018/game/lessons.ts')).GROUNDS_2018_LESSONS,
  },
  {
    system: 'steamroller-2015',
    title: EDITIONS['steamroller-2015'].title,
    fetch: async () => (await import('./steamroller-2015/game/lessons.ts')).STEAMROLLER_LESSONS,
  },
];
