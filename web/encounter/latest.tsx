/** What was decided or entered last, and what can be said against it. */
import { useEffect, useState } from 'preact/hooks';
import type { Answer } from '../../core/encounter/types.ts';
import { saidIn, saysBoth } from '../../core/encounter/words.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Notice } from '../parts/notice.tsx';
import { ask } from '../text/encounter.ts';
import { say } from '../text/language.ts';
import { Otherwise } from './against.tsx';
import { useNames, useTable } from './context.ts';
import { useSaid } from './of-whom.ts';
import { langOf } from './said.ts';
import { Told } from './told.tsx';
import { unfold } from './later-fold.tsx';

interface LatestProps {
  readonly answer: Answer;
  /** How many more are news. */
  readonly before: number;
  readonly onClose: () => void;
}

export function Latest({ answer, before, onClose }: LatestProps) {
  const { store } = useTable();
  const nameOf = useNames();
  const said = useSaid();
  const [disputing, setDisputing] = useState(false);
  useEffect(() => {
    // Whatever is led into sight, or has the focus, stands above it.
    document.documentElement.style.scrollPaddingBlockEnd = '8rem';
    return () => void document.documentElement.style.removeProperty('scroll-padding-block-end');
  }, []);
  const { side, means, how, objections } = answer;
  const mine = store.part('mine')?.side;
  const by = how === 'drawn' ? ask('byDraw') : side === null ? '' : nameOf(side);
  const told = means === undefined || saysBoth(answer) ? '' : said(saidIn(answer), side);
  const small = [told, by].filter((part) => part !== '').join(', ');
  const may = mine !== undefined && how === 'told' && side !== mine && objections.length === 0;
  return (
    <section class="game-news" aria-label={ask('news')}>
      <Notice>
        <p class="game-news-said">
          <span lang={langOf(answer.label)}>
            <Told answer={answer} says={means ?? saidIn(answer)} />
          </span>{' '}
          <small>{small}</small>
        </p>
        <p class="ask-taps">
          {may ? (
            <Button kind="quiet" onClick={() => setDisputing(true)}>
              {ask('object')}
            </Button>
          ) : null}
          {before > 0 ? (
            <Button kind="quiet" onClick={() => unfold('.game-log')}>
              {ask('goBackMore', { count: before })}
            </Button>
          ) : null}
          <Button kind="quiet" onClick={onClose}>
            {say('app.dismiss')}
          </Button>
        </p>
      </Notice>
      {disputing ? (
        <Dialog title={<span lang={langOf(answer.label)}>{answer.label}</span>} onClose={() => setDisputing(false)}>
          <Otherwise answer={answer} onDone={() => setDisputing(false)} />
        </Dialog>
      ) : null}
    </section>
  );
}
