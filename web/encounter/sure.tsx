/** What ends something for everybody is asked once more, in another place: where the finger is stands what changes nothing. */
import { Button } from '../parts/button.tsx';
import type { Sure as What } from '../../core/encounter/types.ts';
import { ask } from '../text/encounter.ts';

const WORDS = { ends: ['endsForAll', 'endIt'], weighs: ['countsForAll', 'countIt'] } as const;

interface SureProps {
  readonly what: What;
  readonly label: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
  /** Instead of a yes: how it was. */
  readonly ways?: readonly { readonly says: string; readonly onTold: () => void }[] | undefined;
}

export function Sure({ what, label, onYes, onNo, ways }: SureProps) {
  return (
    <div class="ask-sure" role="group" aria-label={label}>
      <Button onClick={onNo}>{ask('notYet')}</Button>
      <p>
        <b lang="en">{label}</b> {ask(WORDS[what][0])}
      </p>
      {ways === undefined ? (
        <Button kind="primary" onClick={onYes}>
          {ask(WORDS[what][1])}
        </Button>
      ) : (
        ways.map(({ says, onTold }) => (
          <Button key={says} kind="primary" onClick={onTold}>
            <span lang="en">{says}</span>
          </Button>
        ))
      )}
    </div>
  );
}
