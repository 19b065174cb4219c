/** Scoring with a Scheme: what is known of it, what is claimed, and one button that says what it does. */
import { useState } from 'preact/hooks';
import type { Ask } from '../../../core/encounter/types.ts';
import { wordsOf } from '../../../core/encounter/words.ts';
import { isPlainObject } from '../../../core/journal/json.ts';
import { Button } from '../../parts/button.tsx';
import { ask } from '../../text/encounter.ts';
import { AskForm, Measured } from '../ask-form.tsx';
import { useTable } from '../context.ts';
import type { Telling } from './telling.ts';

export interface RevealProps {
  readonly of: Ask;
  /** Everybody knows the Scheme already. */
  readonly open?: boolean;
  /** What it comes to; 0 where that hangs on what is told. */
  readonly worth: number;
  /** Told before it, in the same step: the counts, where it ends the Turn. */
  readonly before: readonly Telling[];
  /** The Turn that has to be over first, where whoever shows it did not say so. */
  readonly over?: number | undefined;
  /** Told after it: that its side is done, where the button says so. */
  readonly after?: readonly Telling[];
  readonly onDone: () => void;
}

export function Reveal({ of, open: isOpen = false, worth, before, over, after = [], onDone }: RevealProps) {
  const { outbox } = useTable();
  const [otherwise, setOtherwise] = useState(false);
  const { suggested, ...open } = of;
  const { measured } = of;
  if (otherwise || suggested === undefined || (worth === 0 && measured === undefined)) {
    // What seems to be was offered before: whoever tells it otherwise begins with nothing.
    return (
      <>
        {over === undefined ? null : <p>{ask('scoresAtEnd', { turn: over })}</p>}
        <AskForm
          of={open}
          headed={false}
          before={before}
          face={over === undefined ? ask(isOpen ? 'scoreIt' : 'reveal') : ask('overReveal', { turn: over })}
          onDone={onDone}
        />
      </>
    );
  }
  const reveal = () => {
    void outbox.send({ type: 'tell', answers: [...before, { ask: of.id, value: suggested }, ...after] });
    onDone();
  };
  return (
    <div class="ask">
      {over === undefined ? null : <p>{ask('scoresAtEnd', { turn: over })}</p>}
      <Claims of={of} pays={worth > 0} />
      <Measured lines={measured ?? []} />
      {worth === 0 ? null : (
        <>
          <Button kind="primary" onClick={reveal}>
            {over === undefined
              ? ask(after.length > 0 ? 'endRevealFor' : isOpen ? 'scoreFor' : 'revealFor', { count: worth })
              : ask('overRevealFor', { turn: over, count: worth })}
          </Button>
          {isOpen && before.length === 0 ? null : (
            <p class="soft">{ask(before.length > 0 ? 'opponentSeesEnd' : 'opponentSees')}</p>
          )}
        </>
      )}
      <Button kind="quiet" onClick={() => setOtherwise(true)}>
        {ask('otherwise')}
      </Button>
    </div>
  );
}

/** What holds by the record or the table, and what does not; apart from it what only who scores says. */
function Claims({ of: { kind, suggested, claimed = [] }, pays }: { readonly of: Ask; readonly pays: boolean }) {
  if (kind.type !== 'record' || !isPlainObject(suggested)) return null;
  const told: Readonly<Record<string, unknown>> = suggested;
  const lines = kind.fields.flatMap(({ id, label, kind: inner }) => {
    const value = told[id];
    const holds = value === true || (typeof value === 'number' && value > 0);
    // Of what scores, what does not hold was not needed.
    if (!holds && pays) return [];
    const says = typeof value === 'number' ? `${label}: ${wordsOf(inner, value)}` : label;
    return [{ says, claimed: claimed.includes(id), mark: holds && (pays || value === true) ? '✓' : '✗' }];
  });
  const [known, said] = [lines.filter((one) => !one.claimed), lines.filter((one) => one.claimed)];
  return (
    <>
      {known.length === 0 ? null : (
        <ul class="game-lines" lang="en">
          {known.map(({ mark, says }) => (
            <li key={says}>
              {mark} {says}
            </li>
          ))}
        </ul>
      )}
      {said.length === 0 ? null : (
        <div class="turn-claim">
          <p>{ask('youSay')}</p>
          <ul lang="en">
            {said.map(({ says }) => (
              <li key={says}>{says}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
