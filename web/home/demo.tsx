/** One tap to an event in full swing that nobody minds: made by the server, and opened as its organiser. */
import { useState } from 'preact/hooks';
import { isPlainObject } from '../../core/journal/json.ts';
import { making } from '../live/making.ts';
import { readRefusal } from '../outbox/deliver.ts';
import { Button } from '../parts/button.tsx';
import { say } from '../text/language.ts';

export function SeeDemo() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const make = async () => {
    setBusy(true);
    const made = await makeDemo();
    if (made.path === null) {
      setBusy(false);
      setProblem(made.problem);
      return;
    }
    // Busy until the page is gone, and not when it is come back to.
    addEventListener('pageshow', () => setBusy(false), { once: true });
    location.assign(made.path);
  };
  return (
    <>
      <Button busy={busy} onClick={() => void make()}>
        {say('home.demo')}
      </Button>
      {problem === null ? null : <p role="alert">{problem}</p>}
    </>
  );
}

type MadeDemo = { readonly path: string } | { readonly path: null; readonly problem: string };

async function makeDemo(): Promise<MadeDemo> {
  try {
    const text = await (await making('/api/demo', '{}')).text();
    const made: unknown = JSON.parse(text);
    if (isPlainObject(made) && typeof made.path === 'string') return { path: made.path };
    return { path: null, problem: readRefusal(text)?.message ?? say('home.failed') };
  } catch {
    return { path: null, problem: say('home.failed') };
  }
}
