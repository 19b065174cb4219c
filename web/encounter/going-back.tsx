/** Somebody asks to go back: everybody must agree, and reads first what goes with it; who asked, that another did not. */
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { ask } from '../text/encounter.ts';
import { listed } from '../text/format.ts';
import { useNames, useOthers, useTable } from './context.ts';
import { useInWords, useListed } from './goes.tsx';

export function GoingBack() {
  const { store, outbox } = useTable();
  const nameOf = useNames();
  const inWords = useInWords();
  const listedOf = useListed();
  const [table, mine] = [store.part('table'), store.part('mine')];
  const asked = table?.goingBack;
  const others = useOthers(asked?.agreed);
  if (!table) return null;
  const of = asked?.answer ?? table.refusedBack?.answer;
  const [what = ''] = table.answers.filter(({ number }) => number === of).map(inWords);
  if (!asked) {
    const by = table.refusedBack?.by;
    return by === undefined || by === mine?.side ? null : (
      <section class="game-going-back">
        <Notice meaning="wait" title={ask('goBackRefused', { name: nameOf(by), what })} />
      </section>
    );
  }
  const gone = listedOf(asked.goes);
  const [first] = asked.agreed;
  const isOwn = mine !== undefined && first === mine.side;
  const agreed = mine !== undefined && asked.agreed.includes(mine.side);
  const name = first === undefined ? '' : nameOf(first);
  return (
    <section class="game-going-back">
      <Notice meaning="wait" title={isOwn ? ask('goBackMine', { what }) : ask('goBackAsked', { name, what })}>
        {gone === '' ? null : <p>{ask('goBackGoes', { what: gone })}</p>}
        {gone !== '' && mine !== undefined ? <p>{ask('goBackKept')}</p> : null}
        {others.length === 0 || (mine !== undefined && !agreed) ? null : (
          <p>{ask(agreed && !isOwn ? 'goBackAgreed' : 'goBackWaits', { name: listed(others) })}</p>
        )}
        {mine === undefined ? null : (
          <p class="ask-taps">
            {agreed ? null : (
              <Button kind="primary" onClick={() => void outbox.send({ type: 'go-back', answer: asked.answer })}>
                {ask('agree')}
              </Button>
            )}
            <Button onClick={() => void outbox.send({ type: 'refuse-going-back' })}>
              {ask(isOwn ? 'withdrawBack' : 'refuse')}
            </Button>
          </p>
        )}
      </Notice>
    </section>
  );
}
