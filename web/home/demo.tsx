/** One tap to an event in full swing that nobody minds: made by the server, and opened as its organiser. */
import { useState } from 'preact/hooks';
import { isPlainObject } from '../../core/journal/json.ts';
import { making } from '../live/making.ts';
import { readRefusal } from '../outbox/deliver.ts';
import { Button } from '../parts/button.tsx';
import { tellHome } from '../text/home.ts';
import { say } from '../text/language.ts';

export function SeeDemo() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const make = async (system?: string) => {
    setBusy(true);
    const made = await makeDemo(system);
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
        {tellHome('home.demo')}
      </Button>
      <Others busy={busy} onMake={(system) => void make(system)} />
      {problem === null ? null : <p role="alert">{problem}</p>}
    </>
  );
}

interface System {
  readonly id: string;
  readonly title: string;
}

interface OthersProps {
  readonly busy: boolean;
  readonly onMake: (system: string) => void;
}

/** A demo of the game that one plays. Which there are is asked for once somebody looks. */
function Others({ busy, onMake }: OthersProps) {
  const [systems, setSystems] = useState<readonly System[]>([]);
  const open = async () => {
    if (systems.length === 0) setSystems(await systemsHere());
  };
  return (
    <details class="fold" onToggle={() => void open()}>
      <summary>{tellHome('demoOf')}</summary>
      {systems.map(({ id, title }) => (
        <p key={id} lang="en">
          <Button busy={busy} onClick={() => onMake(id)}>
            {title}
          </Button>
        </p>
      ))}
    </details>
  );
}

async function systemsHere(): Promise<readonly System[]> {
  try {
    const answer: unknown = await (await fetch('/api/systems')).json();
    return Array.isArray(answer) ? answer.filter(isSystem) : [];
  } catch {
    return [];
  }
}

function isSystem(value: unknown): value is System {
  return isPlainObject(value) && typeof value.id === 'string' && typeof value.title === 'string';
}

type MadeDemo = { readonly path: string } | { readonly path: null; readonly problem: string };

async function makeDemo(system?: string): Promise<MadeDemo> {
  try {
    const text = await (await making('/api/demo', JSON.stringify({ system }))).text();
    const made: unknown = JSON.parse(text);
    if (isPlainObject(made) && typeof made.path === 'string') return { path: made.path };
    return { path: null, problem: readRefusal(text)?.message ?? say('home.failed') };
  } catch {
    return { path: null, problem: say('home.failed') };
  }
}
