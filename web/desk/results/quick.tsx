/** Entering results as fast as slips come in: table, scores, Enter. Another table begins empty. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { GameRow } from '../../../core/event/views.ts';
import { listed } from '../../text/format.ts';
import { nameIn, useEntrants } from '../../event/context.ts';
import { Button } from '../../parts/button.tsx';
import { tell } from '../../text/work.ts';
import type { Refusal } from '../api.ts';
import { useDesk } from '../desk.ts';
import { useSaved } from './saved.ts';
import { type Typed, beyondIn, blankScores, scoresFrom } from './score.ts';
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
  const fields = desk.store.part('pack')?.fields ?? [];
  const game = games.find((one) => String(one.table) === table.trim());
  const open = game?.result === null ? game : undefined;
  const seats = open?.seats ?? [];
  const scores = open !== undefined && typed?.game === open.id ? typed.scores : blankScores(seats);
  const nameOf = (id: string) => nameIn(entrants, id);
  const learnt = useLearnt(typed?.game === game?.id && !desk.busy.value ? game : undefined);
  const complain = (message: string) => setProblem({ code: '', message, rules: [] });
  const choose = (text: string) => {
    setTable(text);
    setProblem(null);
  };
  const send = async (event: Event) => {
    event.preventDefault();
    if (!open) {
      if (game) onCorrect(game);
      else complain(table.trim() === '' ? tell('quick.whichTable') : tell('quick.noTable', { table }));
      return;
    }
    const read = scoresFrom(scores, fields);
    if (!('scores' in read)) {
      complain(tell('quick.missing', { field: read.field.label, name: nameOf(seats[read.seat] ?? '') }));
      scoreOf(form.current, read.seat)?.focus();
      return;
    }
    const result = { kind: 'played', scores: read.scores } as const;
    const command = { type: 'enter-result', game: open.id, result, before: null } as const;
    const refusal = await desk.attempt(command, tell('did.result', { table }));
    // Before what is wrong is told: it selects what has the focus.
    if (refusal !== null) scoreOf(form.current, beyondIn(read.scores, fields))?.focus();
    setProblem(refusal);
    if (refusal !== null) return;
    setTable('');
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
          onChange={(next) => setTyped({ game: open.id, scores: next })}
        />
      )}
      <Button type="submit" busy={desk.busy.value}>
        {tell(game?.result ? 'results.correct' : 'quick.enter')}
      </Button>
      <Problem problem={problem ?? learnt} />
    </form>
  );
}

/** The first score of a seat. */
function scoreOf(form: HTMLFormElement | null, seat: number): HTMLElement | null {
  return form?.querySelectorAll('.score-seat')[seat]?.querySelector<HTMLElement>('input, select') ?? null;
}

/** Typed while it was open, and saved by another desk meanwhile: whoever typed learns it at once. */
function useLearnt(game: GameRow | undefined): Refusal | null {
  const message = useSaved(game);
  return message === null ? null : { code: '', message, rules: [] };
}

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

function Problem({ problem }: { readonly problem: Refusal | null }) {
  // What is typed next takes the place of what was wrong: before anybody sees the problem, so that no key comes between.
  useLayoutEffect(() => {
    if (problem !== null && document.activeElement instanceof HTMLInputElement) document.activeElement.select();
  }, [problem]);
  return (
    <div class="quick-problem" role="alert">
      {problem === null ? null : <RefusalNotice refusal={problem} />}
    </div>
  );
}

function hintFor(game: GameRow | undefined, nameOf: (id: string) => string): string {
  return game === undefined ? tell('quick.hint') : tell('quick.has', { names: listed(game.seats.map(nameOf)) });
}
