/** What was decided or entered last, and what can be said against it; and what others want. Each button has its place, whichever others there are. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Answer } from '../../core/encounter/types.ts';
import { saidIn, saysBoth } from '../../core/encounter/words.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Notice } from '../parts/notice.tsx';
import { useRestAtFirst } from '../parts/rest.ts';
import { ask } from '../text/encounter.ts';
import { say } from '../text/language.ts';
import { Otherwise } from './against.tsx';
import type { Call } from './calls.ts';
import { useNames, useTable } from './context.ts';
import { useSaid } from './of-whom.ts';
import { langOf } from './said.ts';
import { scrollThere } from './still.ts';
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
  const { side, means, how, objections } = answer;
  const mine = store.part('mine')?.side;
  const by = how === 'drawn' ? ask('byDraw') : side === null ? '' : nameOf(side);
  const told = means === undefined || saysBoth(answer) ? '' : said(saidIn(answer), side);
  const small = [told, by === '' ? '' : `(${by})`].filter((part) => part !== '').join(' ');
  const may = mine !== undefined && how !== 'ruled' && side !== mine && objections.length === 0;
  return (
    <>
      <AtFoot
        first={may ? { face: ask('object'), onTap: () => setDisputing(true) } : undefined}
        more={
          before > 0
            ? { face: `+${before}`, says: ask('goBackMore', { count: before }), onTap: () => unfold('.game-log') }
            : undefined
        }
        onClose={onClose}
      >
        <span lang={langOf(answer.label)}>
          <Told answer={answer} says={means ?? saidIn(answer)} />
        </span>{' '}
        <small>{small}</small>
      </AtFoot>
      {disputing ? (
        <Dialog title={<span lang={langOf(answer.label)}>{answer.label}</span>} onClose={() => setDisputing(false)}>
          <Otherwise answer={answer} onDone={() => setDisputing(false)} />
        </Dialog>
      ) : null}
    </>
  );
}

interface CalledProps {
  readonly call: Call;
  readonly onClose: () => void;
}

/** It leads to where it is answered, if it is. */
export function Called({ call: { where, says, lang }, onClose }: CalledProps) {
  const show = () => {
    scrollThere(where, true);
    onClose();
  };
  return (
    <AtFoot first={where === '' ? undefined : { face: say('app.toField'), onTap: show }} onClose={onClose}>
      <b lang={lang}>{says}</b>
    </AtFoot>
  );
}

interface Tap {
  readonly face: string;
  /** To whoever does not see what is short on it. */
  readonly says?: string;
  readonly onTap: () => void;
}

interface AtFootProps {
  readonly first: Tap | undefined;
  readonly more?: Tap | undefined;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

function AtFoot({ first, more, onClose, children }: AtFootProps) {
  // It comes by itself, perhaps under a finger.
  const rests = useRestAtFirst();
  const taps: readonly (Tap | undefined)[] = [first, more, { face: say('app.dismiss'), onTap: onClose }];
  return (
    <section class={rests ? 'game-news game-rests' : 'game-news'} aria-label={ask('news')}>
      <Notice>
        <p class="game-news-said">{children}</p>
        <p class="game-news-taps">
          {taps.map((tap, place) => (
            <span key={place}>
              {tap === undefined ? null : (
                <Button
                  kind="quiet"
                  {...(tap.says === undefined ? {} : { label: `${tap.face} (${tap.says})` })}
                  onClick={tap.onTap}
                >
                  {tap.face}
                </Button>
              )}
            </span>
          ))}
        </p>
      </Notice>
    </section>
  );
}
