/** One tap from every panel of the desk. */
import { useState } from 'preact/hooks';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { later } from '../../parts/later.tsx';
import { tell } from '../../text/work.ts';

const CODE = later(async () => (await import('./hall.tsx')).HallCode);

export function HallButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {tell('hall.button')}
      </Button>
      {open ? (
        <Dialog title={tell('hall.title')} onClose={() => setOpen(false)}>
          <CODE.View />
        </Dialog>
      ) : null}
    </>
  );
}
