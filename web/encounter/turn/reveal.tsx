/** Scoring with a Scheme: what it claims as a list, and one button that says what it does. */
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
  /** What it comes to; 0 where that hangs on what is told. */
  readonly worth: number;
  /** Told before it, in the same step: the counts, where it ends the Turn. */
  readonly before: readonly Telling[];
  readonly onDone: () => void;
}

export function Reveal({ of, worth, before, onDone }: RevealProps) {
  const { outbox } = useTable();
  const [otherwise, setOtherwise] = useState(false);
  const { suggested, ...open } = of;
  const { measured = [] } = of;
  if (otherwise || suggested === undefined || worth === 0) {
    // The least that pays is no answer for whoever counts.
    const told = worth === 0 ? open : of;
    return <AskForm of={told} headed={false} before={before} face={ask('reveal')} onDone={onDone} />;
  }
  const reveal = () => {
    void outbox.send({ type: 'tell', answers: [...before, { ask: of.id, value: suggested }] });
    onDone();
  };
  return (
    <div class="ask">
      <ul class="game-lines" lang="en">
        {claimsOf(of).map((claim) => (
          <li key={claim}>✓ {claim}</li>
        ))}
      </ul>
      <Measured lines={measured} />
      <Button kind="primary" onClick={reveal}>
        {ask(before.length > 0 ? 'endRevealFor' : 'revealFor', { count: worth })}
      </Button>
      <p class="soft">{ask('opponentSees')}</p>
      <Button kind="quiet" onClick={() => setOtherwise(true)}>
        {ask('otherwise')}
      </Button>
    </div>
  );
}

/** What is claimed, field by field: what holds, and how many. */
function claimsOf({ kind, suggested }: Ask): readonly string[] {
  if (kind.type !== 'record' || !isPlainObject(suggested)) return [];
  const told: Readonly<Record<string, unknown>> = suggested;
  return kind.fields.flatMap(({ id, label, kind: inner }) => {
    const value = told[id];
    if (value === true) return [label];
    return typeof value === 'number' && value > 0 ? [`${label}: ${wordsOf(inner, value)}`] : [];
  });
}
