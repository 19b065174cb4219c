/** The states of what stands around the content: dialog, toast, freshness, code, language, frame. */
import { useState } from 'preact/hooks';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Wordmark } from '../parts/frame.tsx';
import { LanguageSwitch } from '../parts/language-switch.tsx';
import { LiveState, StaleBanner } from '../parts/live-state.tsx';
import { Qr } from '../parts/qr.tsx';
import { SkipLink } from '../parts/skip-link.tsx';
import { toast } from '../parts/status.tsx';
import { words } from '../text/components.ts';

const HEARD = Date.UTC(2026, 2, 14, 13, 10);

export function LiveStates() {
  return (
    <>
      <div class="masthead part-mast part-wide">
        {(['connecting', 'live', 'reconnecting', 'stale', 'missing'] as const).map((state) => (
          <LiveState key={state} state={state} asOf={state === 'connecting' ? null : HEARD} />
        ))}
      </div>
      <div class="part-wide part-banner">
        <StaleBanner state="stale" asOf={HEARD} />
      </div>
    </>
  );
}

export function DialogStates() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words().open}</Button>
      {open ? (
        <Dialog title={words()['dialog.title']} onClose={() => setOpen(false)}>
          <p>{words()['dialog.text']}</p>
        </Dialog>
      ) : null}
    </>
  );
}

export function StatusStates() {
  return <Button onClick={() => toast(words()['status.text'])}>{words().open}</Button>;
}

export function QrStates() {
  return (
    <div class="part-qr">
      <Qr text={location.origin + location.pathname} label={words()['qr.label']} />
    </div>
  );
}

export function LanguageSwitchStates() {
  return <LanguageSwitch />;
}

export function SkipLinkStates() {
  return <SkipLink to="frame">frame</SkipLink>;
}

export function FrameStates() {
  return (
    <div class="masthead part-mast">
      <Wordmark />
    </div>
  );
}
