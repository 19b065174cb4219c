/** Asks for the PIN of a name that another phone has. */
import { useState } from 'preact/hooks';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { say } from '../text/player.tsx';

export interface PinDialogProps {
  readonly name: string;
  /** Resolves to what is wrong, or null when it was right. */
  readonly onTry: (pin: string) => Promise<string | null>;
  readonly onClose: () => void;
}

export function PinDialog({ name, onTry, onClose }: PinDialogProps) {
  const [pin, setPin] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const attempt = async (): Promise<void> => {
    setBusy(true);
    const problem = await onTry(pin.trim());
    // When it was right, this dialog is gone already.
    if (problem === null) return;
    setError(problem === '' ? say('join.pinNeeded') : problem);
    setBusy(false);
  };
  return (
    <Dialog title={say('join.taken', { name })} onClose={onClose}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && pin.trim() !== '') void attempt();
        }}
      >
        <p>{say('join.takenHint')}</p>
        <Field
          label={say('join.pin')}
          value={pin}
          onInput={setPin}
          error={error}
          autocomplete="one-time-code"
          required
        />
        <Button kind="primary" type="submit" busy={busy} disabled={pin.trim() === ''}>
          {say('join.enter')}
        </Button>
      </form>
    </Dialog>
  );
}
