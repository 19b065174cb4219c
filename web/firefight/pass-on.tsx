/** An address to pass on: shared or copied with one tap; where a plain http page can do neither, it is selected. */
import { useRef, useState } from 'preact/hooks';
import { Button } from '../parts/button.tsx';
import { English } from '../parts/english.tsx';
import { tellFirefight } from '../text/firefight.ts';

export function PassOn({ url, name }: { readonly url: string; readonly name: string }) {
  const [done, setDone] = useState<'pass.copied' | 'pass.selected' | null>(null);
  const text = useRef<HTMLParagraphElement>(null);
  const { clipboard } = navigator as { readonly clipboard?: Clipboard };
  const select = () => {
    if (text.current) getSelection()?.selectAllChildren(text.current);
    setDone('pass.selected');
  };
  const pass = () => {
    if (clipboard === undefined) select();
    else void clipboard.writeText(url).then(() => setDone('pass.copied'), select);
  };
  return (
    <>
      <p class="ff-address" ref={text}>
        <English>{url}</English>
      </p>
      <div class="ff-row">
        <Button label={`${tellFirefight('pass.copy')}: ${name}`} onClick={pass}>
          {tellFirefight('pass.copy')}
        </Button>
        {'share' in navigator ? (
          <Button
            label={`${tellFirefight('pass.share')}: ${name}`}
            onClick={() => void navigator.share({ url }).catch(() => undefined)}
          >
            {tellFirefight('pass.share')}
          </Button>
        ) : null}
        <span role="status">{done === null ? '' : tellFirefight(done)}</span>
      </div>
    </>
  );
}
