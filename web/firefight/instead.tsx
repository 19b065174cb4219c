/** Another battle takes the place of the one that is kept on this device: nobody loses one without a word. */
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { tellFirefight } from '../text/firefight.ts';
import type { KeptBattle } from './kept.ts';
import { saveRecord } from './save.ts';

export interface InsteadProps {
  readonly kept: KeptBattle;
  readonly onContinue: () => void;
  readonly onInstead: () => void;
  readonly onBack: () => void;
}

export function Instead({ kept, onContinue, onInstead, onBack }: InsteadProps) {
  return (
    <Notice meaning="wait">
      <p>{tellFirefight('instead.says')}</p>
      <div class="ff-row">
        <Button kind="primary" onClick={onContinue}>
          {tellFirefight('start.continue')}
        </Button>
        <Button onClick={() => saveRecord(kept.record)}>{tellFirefight('proof.save')}</Button>
        <Button kind="plain" onClick={onInstead}>
          {tellFirefight('instead.begin')}
        </Button>
        <Button kind="quiet" onClick={onBack}>
          {tellFirefight('back')}
        </Button>
      </div>
    </Notice>
  );
}
