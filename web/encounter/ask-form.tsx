/** One question with the way to answer it. Where one tap says all, one tap sends it. */
import { useState } from 'preact/hooks';
import type { Ask } from '../../core/encounter/types.ts';
import type { Json } from '../../core/journal/json.ts';
import { Button } from '../parts/button.tsx';
import { RuleLinks } from '../parts/rule-links.tsx';
import { ask } from '../text/encounter.ts';
import { Answering, isWhole, startOf } from './answering.tsx';
import { useTable } from './context.ts';
import { keptSheet } from './kept-sheet.ts';

export interface AskFormProps {
  readonly of: Ask;
  /** Whether the question's own heading is shown; a fold has it already. */
  readonly headed?: boolean;
  readonly onDone?: () => void;
}

export function AskForm({ of, headed = true, onDone }: AskFormProps) {
  const { outbox } = useTable();
  // Until somebody changes it, it says what is suggested now: a kill that was just entered is counted in.
  const [edited, setEdited] = useState<{ readonly value: Json | undefined } | null>(null);
  const value = edited === null ? (of.suggested ?? startOf(of.kind)) : edited.value;
  const setValue = (next: Json | undefined) => setEdited({ value: next });
  const send = (answer: Json) => {
    // Whoever answers anew has read why the last answer was refused.
    for (const { id, state, command } of outbox.items.value) {
      const same = command.type === 'tell' && command.answers.some(({ ask: asked }) => asked === of.id);
      if (state === 'refused' && same) void outbox.forget(id);
    }
    void outbox.send({ type: 'tell', answers: [{ ask: of.id, value: answer }] });
    if (of.again === true) setEdited(null);
    onDone?.();
  };
  return (
    <div class="ask">
      {headed ? (
        <h3 class="ask-title" lang="en">
          {of.label}
        </h3>
      ) : null}
      {of.help === undefined ? null : (
        <p class="ask-help" lang="en">
          {of.help}
        </p>
      )}
      {of.secret === true ? <p class="ask-help ask-secret">{ask('sealHint')}</p> : null}
      <Measured lines={of.measured ?? []} />
      <AskBody of={of} value={value} onValue={setValue} onSend={send} />
      <RuleLinks rules={of.rules} />
    </div>
  );
}

/** What decided, where it was measured on the table: one tap says that it is so. */
function Measured({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div class="ask-measured">
      <p class="ask-measured-title">{ask('measured')}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

interface BodyProps {
  readonly of: Ask;
  readonly value: Json | undefined;
  readonly onValue: (value: Json | undefined) => void;
  readonly onSend: (value: Json) => void;
}

function AskBody({ of, value, onValue, onSend }: BodyProps) {
  const { kind, secret = false, suggested } = of;
  // It is answered where the table is (`boards.tsx`).
  if (kind.type === 'table') return null;
  if (kind.type === 'confirm') return <OneTap faces={[[of.label, true]]} onSend={onSend} suggested={true} />;
  if (!secret && kind.type === 'flag') {
    const faces = [[ask('yes'), true] as const, [ask('no'), false] as const];
    return <OneTap faces={faces} onSend={onSend} suggested={suggested} />;
  }
  if (!secret && kind.type === 'choice') {
    const faces = kind.choices.map(({ id, label }) => [label, id] as const);
    return <OneTap faces={faces} onSend={onSend} suggested={suggested} />;
  }
  const inner = kind.type === 'draw' ? kind.as : kind;
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (value !== undefined && isWhole(inner, value)) onSend(value);
      }}
    >
      {kind.type === 'draw' ? <Draw id={of.id} /> : null}
      {kind.type === 'sheet' && suggested === undefined ? <Kept what={kind.what} onValue={onValue} /> : null}
      <Answering titled label={of.label} kind={inner} value={value} onValue={onValue} />
      <p>
        <Button
          type="submit"
          kind={kind.type === 'draw' ? 'plain' : 'primary'}
          disabled={value === undefined || !isWhole(inner, value)}
        >
          {secret ? ask('seal') : ask('save')}
        </Button>
      </p>
    </form>
  );
}

function OneTap({
  faces,
  suggested,
  onSend,
}: {
  readonly faces: readonly (readonly [string, Json])[];
  readonly suggested: Json | undefined;
  readonly onSend: (value: Json) => void;
}) {
  return (
    <p class="ask-taps">
      {faces.map(([face, answer]) => (
        <Button key={face} kind={answer === suggested ? 'primary' : 'plain'} onClick={() => onSend(answer)}>
          {face}
        </Button>
      ))}
    </p>
  );
}

function Draw({ id }: { readonly id: string }) {
  const { outbox } = useTable();
  return (
    <>
      <p>
        <Button kind="primary" onClick={() => void outbox.send({ type: 'draw', ask: id })}>
          {ask('draw')}
        </Button>
      </p>
      <p class="soft">{ask('drawHint')}</p>
    </>
  );
}

/** What this device's last game left of such a sheet. */
function Kept({ what, onValue }: { readonly what: string; readonly onValue: (value: Json) => void }) {
  const { store } = useTable();
  const text = keptSheet(store.part('encounter')?.system ?? '', what);
  if (text === null) return null;
  return (
    <p>
      <Button onClick={() => onValue({ text })}>{ask('keptSheet')}</Button>
    </p>
  );
}
