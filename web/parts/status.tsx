/** What happened, said once: read aloud without taking the focus, and shown for a while where that helps the eye. */
import './status.css';
import { signal } from '@preact/signals';
import { say } from '../text/language.ts';

interface Said {
  readonly id: number;
  readonly text: string;
  readonly shown: boolean;
}

/** Long enough to read twice; whoever missed it finds the same on the page. */
const STAYS = 8000;

const said = signal<readonly Said[]>([]);
let last = 0;

function add(text: string, shown: boolean): void {
  last += 1;
  const id = last;
  // One at a time is in sight: what was shown before may be true no longer.
  said.value = [...said.value.filter((one) => !(shown && one.shown)), { id, text, shown }];
  setTimeout(() => forget(id), STAYS);
}

function forget(id: number): void {
  said.value = said.value.filter((one) => one.id !== id);
}

/** Says it to those who listen. */
export const announce = (text: string) => add(text, false);
/** Says it and shows it. */
export const toast = (text: string) => add(text, true);

/** Where it is said. One a page. */
export function Status() {
  return (
    <div class="toasts off-paper" role="status">
      {said.value.map(({ id, text, shown }) => (
        <div key={id} class={shown ? 'toast' : 'unseen'}>
          <span>{text}</span>
          {shown ? (
            <button type="button" class="toast-close" onClick={() => forget(id)}>
              {say('app.dismiss')}
            </button>
          ) : null}
        </div>
      ))}
    </div>
  );
}
