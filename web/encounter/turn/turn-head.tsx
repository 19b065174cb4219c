/** Which Turn it is, and the table a tap away. */
import { useState } from 'preact/hooks';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { ask } from '../../text/encounter.ts';
import { TABLE } from '../boards.tsx';
import { Undo } from '../undo.tsx';

export function TurnHead({ step, turn }: { readonly step: string; readonly turn: number }) {
  const [shown, setShown] = useState(false);
  return (
    <div class="turn-top">
      {step === `Turn ${turn}` ? (
        <h1 class="game-step">{ask('turn', { turn })}</h1>
      ) : (
        <h1 class="game-step" lang="en">
          {step}
        </h1>
      )}
      <span class="turn-deeds">
        <Undo />
        <Button kind="quiet" onClick={() => setShown(true)}>
          {ask('tableMap')}
        </Button>
      </span>
      {shown ? (
        <Dialog title={ask('tableMap')} onClose={() => setShown(false)}>
          <TABLE.View />
        </Dialog>
      ) : null}
    </div>
  );
}
