/** What ends something for everybody is asked once more; the finger that asked does not answer it unread. */
import { Button } from '../parts/button.tsx';
import type { Sure as What } from '../../core/encounter/types.ts';
import { useRestAtFirst } from '../parts/rest.ts';
import { ask } from '../text/encounter.ts';
import { langOf } from './said.ts';

const WORDS = { ends: ['endsForAll', 'endIt'], weighs: ['countsForAll', 'countIt'] } as const;

interface SureProps {
  readonly what: What;
  readonly label: string;
  readonly ends?: string;
  /** What the yes says, where it is no end. */
  readonly yes?: string | undefined;
  readonly onYes: () => void;
  readonly onNo: () => void;
  /** Instead of a yes: how it was. */
  readonly ways?: readonly { readonly says: string; readonly onTold: () => void }[] | undefined;
}

/** Asked at the foot of the screen, it is answered without a scroll. */
const bring = (place: Element | null) => place?.scrollIntoView({ block: 'nearest' });

export function Sure({ what, label, ends = ask('theGame'), yes, onYes, onNo, ways }: SureProps) {
  const rests = useRestAtFirst();
  return (
    <div ref={bring} class={rests ? 'ask-sure game-rests' : 'ask-sure'} role="group" aria-label={label}>
      <p>
        <b lang={langOf(label)}>{label}</b> {ask(WORDS[what][0], { ends })}
      </p>
      <div class="ask-taps">
        {ways === undefined ? (
          <Button kind="primary" onClick={onYes}>
            {yes ?? ask(WORDS[what][1])}
          </Button>
        ) : (
          ways.map(({ says, onTold }) => (
            <Button key={says} kind="primary" onClick={onTold}>
              <span lang="en">{says}</span>
            </Button>
          ))
        )}
        <Button onClick={onNo}>{ask('notYet')}</Button>
      </div>
    </div>
  );
}
