/** Entering results as fast as slips come in: table, scores, Enter. Another table begins empty. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { GameRow } from '../../../core/event/views.ts';
import { listed } from '../../text/format.ts';
import { nameIn, useEntrants } from '../../event/context.ts';
import { Button } from '../../parts/button.tsx';
import { tell } from '../../text/work.ts';
import type { Refusal } from '../api.ts';
import { useDesk } from '../desk.ts';
import { faultText, useTried } from './faults.ts';
import { useSaved } from './saved.ts';
import { type Typed, blankScores, scoresFrom } from './score.ts';
import { ScoreInputs, onEnter } from './score-inputs.tsx';
import { RefusalNotice } from '../refusal-notice.tsx';

interface QuickProps {
  readonly games: readonly GameRow[];
  /** A table that has its result: it is corrected, which wants a reason. */
  readonly onCorrect: (game: GameRow) => void;
}

export function QuickEntry({ games, onCorrect }: QuickProps) {
  const desk = useDesk();
  const entrants = useEntrants();
  const form = useRef<HTMLFormElement>(null);
  const [table, setTable] = useState('');
  const [typed, setTyped] = useState<{ readonly game: string; readonly scores: readonly Typed[] } | null>(null);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const [tried, setTried] = useTried(form);
  const fields = desk.store.part('pack')?.fields ?? [];
  const game = games.find((one) => String(one.table) === table.trim());
  const open = game?.result === null ? game : undefined;
  const seats = open?.seats ?? [];
  const scores = open !== undefined && typed?.game === open.id ? typed.scores : blankScores(seats);
  const read = scoresFrom(scores, fields);
  const faults = tried && 'faults' in read ? read.faults : [];
  const nameOf = (id: string) => nameIn(entrants, id);
  const learnt = useLearnt(typed?.game === game?.id && !desk.busy.value ? game : undefined);
  const choose = (text: string) => {
    setTable(text);
    setProblem(null);
    setTried(false);
  };
  const send = async (event: Event) => {
    event.preventDefault();
    if (!open) {
      if (game) onCorrect(game);
      else setProblem(own(table.trim() === '' ? tell('quick.whichTable') : tell('quick.noTable', { table })));
      return;
    }
    setProblem(null);
    setTried(true);
    if ('faults' in read) return;
    const result = { kind: 'played', scores: read.scores } as const;
    const command = { type: 'enter-result', game: open.id, result, before: null } as const;
    const refusal = await desk.attempt(command, tell('did.result', { table }));
    // Before what is wrong is told: it selects what has the focus.
    if (refusal !== null) form.current?.querySelector<HTMLElement>('.score-field :is(input, select)')?.focus();
    setProblem(refusal);
    if (refusal !== null) return;
    choose('');
    setTyped(null);
    form.current?.querySelector('input')?.focus();
  };
  return (
    <form
      ref={form}
      class="quick pane"
      aria-label={tell('quick.title')}
      onKeyDown={onEnter}
      onSubmit={(event) => void send(event)}
    >
      <TableField value={table} onInput={choose} />
      {open === undefined ? (
        <p class="quick-hint soft">{hintFor(game, nameOf)}</p>
      ) : (
        <ScoreInputs
          seats={seats}
          fields={fields}
          typed={scores}
          faults={faults}
          onChange={(next) => setTyped({ game: open.id, scores: next })}
        />
      )}
      <Button type="submit" busy={desk.busy.value}>
        {tell(game?.result ? 'results.correct' : 'quick.enter')}
      </Button>
      <Problem problem={problem ?? learnt} fault={faultText(faults, (seat) => nameOf(seats[seat] ?? ''))} />
    </form>
  );
}

/** Typed while it was open, and saved by another desk meanwhile: whoever typed learns it at once. */
function useLearnt(game: GameRow | undefined): Refusal | null {
  const message = useSaved(game);
  return message === null ? null : own(message);
}

/** What the desk says itself. */
const own = (message: string): Refusal => ({ code: '', message, rules: [] });

function TableField({ value, onInput }: { readonly value: string; readonly onInput: (table: string) => void }) {
  return (
    <label class="quick-table">
      <span class="field-label">{tell('quick.table')}</span>
      <input
        class="field-input score-number"
        inputMode="numeric"
        autocomplete="off"
        value={value}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
      />
    </label>
  );
}

function Problem({ problem, fault }: { readonly problem: Refusal | null; readonly fault: string | null }) {
  // What is typed next takes the place of what was wrong: before anybody sees the problem, so that no key comes between.
  useLayoutEffect(() => {
    if (problem !== null && document.activeElement instanceof HTMLInputElement) document.activeElement.select();
  }, [problem]);
  return (
    <div class="quick-problem" role="alert">
      {fault === null ? null : <p class="field-error">{fault}</p>}
      {problem === null ? null : <RefusalNotice refusal={problem} />}
    </div>
  );
}

function hintFor(game: GameRow | undefined, nameOf: (id: string) => string): string {
  return game === undefined ? tell('quick.hint') : tell('quick.has', { names: listed(game.seats.map(nameOf)) });
}
