/** The code for the hall: it is read from as far away as it is large, so it is as large as the paper. */
import { Qr } from '../parts/qr.tsx';
import { tell } from '../text/desk.ts';

export function Poster({ join }: { readonly join: string | null }) {
  if (join === null) return <p class="off-paper">{tell('print.noCode')}</p>;
  const before = new URL(join, location.href).pathname.startsWith('/signup/');
  return (
    <section class="sheet poster">
      <h2>{tell(before ? 'print.signUp' : 'print.start')}</h2>
      <p class="poster-hint">{tell(before ? 'print.signUpHint' : 'print.startHint')}</p>
      <Qr text={join} label={tell(before ? 'print.signUp' : 'print.start')} />
      <p class="poster-address">{join}</p>
    </section>
  );
}
