/** Beside what a form or a dialog does: leave it as it was. */
import { Button } from '../parts/button.tsx';
import { tell } from '../text/work.ts';

export function Cancel({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button kind="quiet" onClick={onClick}>
      {tell('form.cancel')}
    </Button>
  );
}
