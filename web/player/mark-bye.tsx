/** On a bye: what counts as if it were played, e.g. a list that must be played so often. */
import type { MePart } from '../../core/event/views.ts';
import { usePlayer } from './context.ts';
import type { MyGame } from './game.ts';
import { Picker } from './picker.tsx';
import { say } from '../text/player.tsx';

export function MarkBye({ me, game }: { readonly me: MePart; readonly game: MyGame }) {
  const { outbox } = usePlayer();
  const { row, fields, choicesFor } = game;
  const marked = row.result?.kind === 'bye' ? (row.result.line ?? {}) : {};
  const asked = fields.filter(({ id }) => me.onBye.includes(id));
  return (
    <>
      {asked.map((field) => (
        <Picker
          key={field.id}
          field={choicesFor(me.entrant, field)}
          of={say('report.you')}
          value={marked[field.id]}
          onPick={(value) => {
            if (value === null) return;
            void outbox.send({ type: 'mark-bye', game: row.id, line: { ...marked, [field.id]: value } });
          }}
        />
      ))}
    </>
  );
}
