/** On a bye: what counts as if it were played, as the player says it at the desk. */
import type { GameRow } from '../../../core/event/views.ts';
import { nameIn, useEntrants } from '../../event/context.ts';
import { English } from '../../parts/english.tsx';
import { Select } from '../../parts/select.tsx';
import { tell, workForm } from '../../text/work.ts';
import { Pieces } from '../../text/say.tsx';
import { useDesk, useDeskPart } from '../desk.ts';

export function MarkBye({ game: { id, seats, result } }: { readonly game: GameRow }) {
  const desk = useDesk();
  const entrants = useEntrants();
  const choices = useDeskPart()?.byes[id];
  const fields = desk.store.part('pack')?.fields ?? [];
  if (choices === undefined) return null;
  const line = result?.kind === 'bye' ? (result.line ?? {}) : {};
  const name = nameIn(entrants, seats[0] ?? '');
  return (
    <>
      {fields
        .filter((field) => choices[field.id] !== undefined)
        .map((field) => (
          <Select
            key={field.id}
            label={<Pieces text={workForm('results.markBye')} values={{ field: <English>{field.label}</English> }} />}
            value={String(line[field.id] ?? '')}
            options={[
              { value: '', label: '–' },
              ...(choices[field.id] ?? []).map((choice) => ({
                value: choice.id,
                label: choice.label,
                lang: 'en' as const,
              })),
            ]}
            onChange={(value) => {
              if (value === '') return;
              const marked = { ...line, [field.id]: value };
              void desk.send({ type: 'mark-bye', game: id, line: marked }, tell('did.markBye', { name }));
            }}
          />
        ))}
    </>
  );
}
