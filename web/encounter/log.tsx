/** Everything that was entered, and what can be said against it. */
import { later } from '../parts/later.tsx';
import { ask } from '../text/encounter.ts';
import { useTable } from './context.ts';
import { LaterFold } from './later-fold.tsx';

/** Whoever never opens it waits for nothing of it. */
export const LINES = later(async () => (await import('./log-lines.tsx')).LogLines);

export function Log() {
  const { answers = [] } = useTable().store.part('table') ?? {};
  return answers.length === 0 ? null : <LaterFold of="game-log" face={ask('said')} Inside={LINES.View} />;
}
