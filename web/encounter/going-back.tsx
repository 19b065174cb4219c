/** Somebody asks to go back: everybody must agree, and reads first what goes with it; who asked, that another did not. */
import type { Answer } from '../../core/encounter/types.ts';
import { saidIn } from '../../core/encounter/words.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { ask } from '../text/encounter.ts';
import { listed } from '../text/format.ts';
import { useNames, useOthers, useTable } from './context.ts';
import { useSaid } from './of-whom.ts';

/** As many as are read at a glance. */
const NAMED = 4;

/** So much of an answer tells which it is. */
const LONGEST = 160;

function cutTo(words: string): string {
  return words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words;
}

export function GoingBack() {
  const { store, outbox } = useTable();
  const nameOf = useNames();
  const said = useSaid();
  const [table, mine] = [store.part('table'), store.part('mine')];
  const asked = table?.goingBack;
  const others = useOthers(asked?.agreed);
  if (!table) return null;
  const answers = (numbers: readonly number[]): readonly Answer[] =>
    numbers.flatMap((number) => table.answers.find((one) => one.number === number) ?? []);
  // Kills are all called alike: whoever agrees reads which of them go, and who entered them.
  const inWords = (answer: Answer): string => {
    const [asked, told] = [said(answer.label, answer.side), saidIn(answer)];
    return told === '' ? asked : `${asked} (${cutTo(said(told, answer.side))})`;
  };
  const [what = ''] = answers([asked?.answer ?? table.refusedBack?.answer ?? 0]).map(inWords);
  if (!asked) {
    const by = table.refusedBack?.by;
    return by === undefined || by === mine?.side ? null : (
      <section class="game-going-back">
        <Notice meaning="wait" title={ask('goBackRefused', { name: nameOf(by), what })} />
      </section>
    );
  }
  const gone = [
    ...new Set(
      answers(asked.goes).map((one) => (one.side === null ? inWords(one) : `${nameOf(one.side)}: ${inWords(one)}`)),
    ),
  ];
  const more = gone.length > NAMED ? [ask('goBackMore', { count: gone.length - NAMED })] : [];
  const [first] = asked.agreed;
  const isOwn = mine !== undefined && first === mine.side;
  const agreed = mine !== undefined && asked.agreed.includes(mine.side);
  const name = first === undefined ? '' : nameOf(first);
  return (
    <section class="game-going-back">
      <Notice meaning="wait" title={isOwn ? ask('goBackMine', { what }) : ask('goBackAsked', { name, what })}>
        {gone.length === 0 ? null : <p>{ask('goBackGoes', { what: listed([...gone.slice(0, NAMED), ...more]) })}</p>}
        {gone.length > 0 && mine !== undefined ? <p>{ask('goBackKept')}</p> : null}
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
