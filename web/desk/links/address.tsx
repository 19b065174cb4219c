/** An address to spread: as a code to scan, as text to copy, and as a poster. */
import { Button } from '../../parts/button.tsx';
import { Qr } from '../../parts/qr.tsx';
import { toast } from '../../parts/status.tsx';
import { tell } from '../../text/desk.ts';
import { useDesk } from '../desk.ts';

export interface AddressProps {
  readonly href: string;
  readonly label: string;
  /** It is for many, and can hang on a wall. */
  readonly poster?: boolean;
}

export function Address({ href, label, poster = false }: AddressProps) {
  const { event } = useDesk();
  // On a venue’s plain http address there is no clipboard: the address can be selected.
  const { clipboard } = navigator as { readonly clipboard?: Clipboard };
  const copy = () => void clipboard?.writeText(href).then(() => toast(tell('links.copied')));
  return (
    <>
      <Qr text={href} label={tell('links.qr', { label })} />
      <p class="address">{href}</p>
      <div class="actions">
        {clipboard === undefined ? null : <Button onClick={copy}>{tell('links.copy')}</Button>}
        {poster ? (
          <a class="button" href={`/print?event=${encodeURIComponent(event)}&join=${encodeURIComponent(href)}#posters`}>
            {tell('links.poster')}
          </a>
        ) : null}
      </div>
    </>
  );
}
