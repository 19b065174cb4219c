/** Asks for the key of those who make events on this server; the device is known by it afterwards. */
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { readRefusal } from '../outbox/deliver.ts';
import { say } from '../text/language.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Field } from './field.tsx';

/** Whether the server has taken one. */
export function askForKey(): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'));
  return new Promise((answered) => {
    const end = (taken: boolean) => {
      render(null, place);
      place.remove();
      answered(taken);
    };
    render(<ServerKey onEnd={end} />, place);
  });
}

function ServerKey({ onEnd }: { readonly onEnd: (taken: boolean) => void }) {
  const [key, setKey] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const enter = async () => {
    const problem = await send(key.trim());
    if (problem === null) onEnd(true);
    else setWrong(problem);
  };
  return (
    <Dialog title={say('key.title')} onClose={() => onEnd(false)}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void enter();
        }}
      >
        <Field
          label={say('key.label')}
          hint={say('key.hint')}
          type="password"
          value={key}
          error={wrong}
          required
          onInput={setKey}
        />
        <div class="actions">
          <Button type="submit" kind="primary">
            {say('key.enter')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** What is wrong with it, in a sentence; null where the server has taken it. */
async function send(key: string): Promise<string | null> {
  try {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/makers', { method: 'POST', headers, body: JSON.stringify({ key }) });
    return answer.ok ? null : (readRefusal(await answer.text())?.message ?? say('home.failed'));
  } catch {
    return say('home.failed');
  }
}
