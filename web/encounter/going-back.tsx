/** Somebody asks to go back: everybody must agree. */
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { ask } from '../text/encounter.ts';
import { useNames, useTable } from './context.ts';

export function GoingBack() {
  const { store, outbox } = useTable();
  const nameOf = useNames();
  const [table, mine] = [store.part('table'), store.part('mine')];
  const asked = table?.goingBack;
  if (!table || !asked) return null;
  const what = table.answers.find(({ number }) => number === asked.answer)?.label ?? '';
  const agreed = mine !== undefined && asked.agreed.includes(mine.side);
  const name = asked.agreed.map((side) => nameOf(side)).join(', ');
  return (
    <Notice meaning="wait" title={agreed ? ask('goBackMine', { what }) : ask('goBackAsked', { name, what })}>
      {mine === undefined ? null : (
        <p class="ask-taps">
          {agreed ? null : (
            <Button kind="primary" onClick={() => void outbox.send({ type: 'go-back', answer: asked.answer })}>
              {ask('agree')}
            </Button>
          )}
          <Button onClick={() => void outbox.send({ type: 'refuse-going-back' })}>{ask('refuse')}</Button>
        </p>
      )}
    </Notice>
  );
}
