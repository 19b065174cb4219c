/** Opening the painting competition: how it is judged, and what has won here before. */
import { useState } from 'preact/hooks';
import type { PaintingMethod } from '../../../core/event/painting.ts';
import { Button } from '../../parts/button.tsx';
import { Choice } from '../../parts/choice.tsx';
import { Field } from '../../parts/field.tsx';
import { say } from '../../text/language.ts';
import { tell } from '../../text/desk.ts';
import { useDesk } from '../desk.ts';
import { earlierWinners } from './earlier-winners.ts';

interface OpenPaintingProps {
  readonly methods: readonly PaintingMethod[];
  /** It is open, and nothing is entered yet: it can still be judged in another way. */
  readonly again: boolean;
}

export function OpenPainting({ methods, again }: OpenPaintingProps) {
  const desk = useDesk();
  const [method, setMethod] = useState<PaintingMethod>(methods.includes('vote') ? 'vote' : (methods[0] ?? 'executive'));
  const [points, setPoints] = useState('1');
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    const won = await earlierWinners(desk.event, desk.store.part('event')?.organiser ?? '');
    setBusy(false);
    const worth = points
      .split(/[,;\s]+/)
      .filter((text) => text !== '')
      .map(Number);
    const votes = method === 'vote' && !worth.some(Number.isNaN) ? { points: worth } : {};
    void desk.send({ type: 'open-painting', method, won, ...votes }, saidOf(won.length));
  };
  return (
    <details class="fold pane">
      <summary>{tell(again ? 'painting.again' : 'painting.open')}</summary>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <Choice
          label={tell('painting.method')}
          value={method}
          options={methods.map((value) => ({ value, label: tell(`painting.method.${value}`) }))}
          onChange={setMethod}
        />
        <p class="soft">{say(`awards.method.${method}`)}</p>
        {method === 'vote' ? (
          <Field
            label={tell('painting.points')}
            hint={tell('painting.pointsHint')}
            value={points}
            onInput={setPoints}
          />
        ) : null}
        <p class="soft">{tell('painting.wonHint')}</p>
        <div class="actions">
          <Button type="submit" busy={busy}>
            {tell('painting.openNow')}
          </Button>
        </div>
      </form>
    </details>
  );
}

function saidOf(count: number): string {
  return count === 0 ? tell('did.openPainting') : tell('did.openPaintingCounted', { count });
}
