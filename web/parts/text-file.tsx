/** A text that is pasted or read from a file, whatever the file was saved as. */
import './text-file.css';
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { decodeText } from '../../core/event/exchange/decode.ts';
import { isRefusal } from '../../core/rules/refusal.ts';
import { Problem } from './problem.tsx';
import { TextArea } from './text-area.tsx';
import { say } from '../text/language.ts';

export interface TextFileProps {
  readonly label: ComponentChildren;
  readonly hint?: ComponentChildren;
  readonly rows?: number;
  /** What may be pasted, for those who look how. */
  readonly examples?: readonly { readonly label: string; readonly text: string }[] | undefined;
  /** The ends of files' names that are offered. */
  readonly accept: string;
  readonly text: string;
  readonly onText: (text: string) => void;
}

const LARGEST = 10 * 1024 * 1024;
/** A longer text is not shown: it was read from a file, and a field that holds it would be slow. */
const SHOWN = 100_000;

export function TextFile({ label, hint, rows = 4, examples = [], accept, text, onText }: TextFileProps) {
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const read = async (file: File) => {
    const decoded =
      file.size > LARGEST ? say('file.tooLarge') : decodeText(new Uint8Array(await file.arrayBuffer()), decode);
    const wrong = isRefusal(decoded) ? decoded.message : file.size > LARGEST ? decoded : null;
    setProblem(wrong);
    // As a field for several lines has them, wherever the file was saved.
    onText(wrong !== null || isRefusal(decoded) ? '' : decoded.replace(/\r\n?/g, '\n'));
  };
  const type = (typed: string) => {
    setProblem(null);
    onText(typed);
  };
  return (
    <>
      {text.length > SHOWN ? (
        <p role="status">{say('file.long', { count: text.split('\n').length })}</p>
      ) : (
        <TextArea label={label} rows={rows} value={text} onInput={type} {...(hint === undefined ? {} : { hint })} />
      )}
      <div class="file">
        <label class="field-label" for={id}>
          {say('file.choose')}
        </label>
        <input
          id={id}
          type="file"
          class="file-input"
          accept={accept}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file) void read(file);
          }}
        />
      </div>
      <Problem text={problem} />
      {examples.length === 0 ? null : (
        <details class="examples">
          <summary>{say('file.examples')}</summary>
          {examples.map((one) => (
            <figure key={one.label} lang="en">
              <figcaption>{one.label}</figcaption>
              <pre>{one.text}</pre>
            </figure>
          ))}
        </details>
      )}
    </>
  );
}

function decode(encoding: string, bytes: Uint8Array): string {
  return new TextDecoder(encoding, { fatal: true }).decode(bytes);
}
