/** The end: the sheets as they are to be signed, then who won. Nobody needs them before. */
import { useEffect } from 'preact/hooks';
import { later } from '../parts/later.tsx';
import { useNames, useTable } from './context.ts';
import { keepSheets } from './kept-sheet.ts';

export const SIGNING = later(async () => (await import('./signing.tsx')).Signing);
export const END = later(async () => (await import('./end-card.tsx')).EndCard);

export function ResultStep() {
  const { store } = useTable();
  const [encounter, table, mine] = [store.part('encounter'), store.part('table'), store.part('mine')];
  const signedLine = encounter?.finished && mine ? table?.result?.lines[mine.side] : undefined;
  const system = encounter?.system;
  const name = useNames()(mine?.side ?? null);
  useEffect(() => {
    if (system !== undefined && signedLine) keepSheets(system, name, signedLine);
  }, [system, name, signedLine]);
  if (!encounter || !table) return null;
  if (encounter.finished && table.result) return <END.View />;
  return table.result !== null || encounter.progress.over ? <SIGNING.View /> : null;
}
