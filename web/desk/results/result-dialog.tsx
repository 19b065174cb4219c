/** One game's result, of any kind. A result that stands is corrected with a reason. */
import { useState } from 'preact/hooks';
import type { Result, ResultKind } from '../../../core/event/types.ts';
import type { GameRow } from '../../../core/event/views.ts';
import { scoresOf } from '../../event/game.ts';
import { nameIn, useEntrants } from '../../event/context.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Field } from '../../parts/field.tsx';
import { Notice } from '../../parts/notice.tsx';
import { useRest } from '../../parts/rest.ts';
import { Select } from '../../parts/select.tsx';
import { newCommandId } from '../../live/ids.ts';
import { say } from '../../text/language.ts';
import { tell } from '../../text/work.ts';
import { type Desk, useDesk } from '../desk.ts';
import { Accounts } from './accounts.tsx';
import { KindFields } from './kind-fields.tsx';
import { type Filled, type Missing, absentIn, resultOf } from './result-of.ts';
import { blankScores, typedOf } from './score.ts';
import { useSaved } from './saved.ts';
import { ScoreInputs, onEnter } from './score-inputs.tsx';
import { TableTools } from './table-tools.tsx';

interface ResultDialogProps {
  readonly game: GameRow;
  readonly round: number;
  readonly onClose: () => void;
}

const SCORED: readonly ResultKind[] = ['played', 'set', 'agreed', 'concession'];

export function ResultDialog({ game, round, onClose }: ResultDialogProps) {
  const { table } = game;
  const title = table === null ? say('details.titleNone', { round }) : say('details.title', { table, round });
  return (
    <Dialog title={title} onClose={onClose}>
      {game.waiting === 'desk' && game.result === null ? (
        <Notice meaning="loss">
          <p>{tell('results.differs')}</p>
        </Notice>
      ) : null}
      <Accounts game={game} onDone={onClose} />
      <ResultForm game={game} onDone={onClose} />
      <TableTools game={game} onDone={onClose} />
    </Dialog>
  );
}

/** What the form begins with: the result as it stands. */
function filledFrom({ result, seats }: GameRow): Filled {
  const scores = scoresOf(result);
  const blank = blankScores(seats);
  const by = result?.kind === 'forfeit' ? result.by : result !== null && 'by' in result ? [result.by].flat() : [];
  return {
    kind: result === null || result.kind === 'bye' ? 'played' : result.kind,
    typed: scores === null ? blank : typedOf(scores),
    current: result?.kind === 'agreed' ? typedOf(result.current) : blank,
    by,
    reason: result?.kind === 'forfeit' ? (result.reason ?? '') : '',
    leaving: [],
    approved: result?.kind === 'agreed' || result?.kind === 'concession',
  };
}

/** What was typed and not saved, by game and by the result that it would replace: a slip on the way back costs nothing. */
const unsent = new Map<string, Filled>();
const keyOf = ({ id, result }: GameRow) => `${id} ${JSON.stringify(result)}`;

function useKept(game: GameRow): readonly [Filled, (filled: Filled) => void] {
  const [filled, setFilled] = useState(() => unsent.get(keyOf(game)) ?? filledFrom(game));
  const keep = (next: Filled) => {
    unsent.set(keyOf(game), next);
    setFilled(next);
  };
  return [filled, keep];
}

function ResultForm({ game, onDone }: { readonly game: GameRow; readonly onDone: () => void }) {
  const desk = useDesk();
  const entrants = useEntrants();
  const pack = desk.store.part('pack');
  const [filled, setFilled] = useKept(game);
  const [reason, setReason] = useState(tell('results.reasonUsual'));
  const [problem, setProblem] = useState<string | null>(null);
  const [begunOn] = useState(() => keyOf(game));
  // Somebody else saved just now: what was about to be sent was not meant to replace it.
  const resting = useRest(keyOf(game));
  const fields = (filled.kind === 'concession' ? pack?.concessionFields : pack?.fields) ?? [];
  const correcting = game.result !== null;
  const saved = useSaved(game);
  const kinds = (pack?.resultKinds ?? []).filter((kind) => kind !== 'bye');
  const send = () => {
    const read = resultOf(filled, { seats: game.seats, fields });
    if ('missing' in read) {
      setProblem(missingText(read.missing, (seat) => nameIn(entrants, game.seats[seat] ?? '')));
      return;
    }
    unsent.delete(keyOf(game));
    onDone();
    const leaving = filled.leaving.filter((id) => absentIn(filled).includes(id));
    void sendResult(desk, {
      command: commandFor(game, read.result, reason),
      said: tell(correcting ? 'did.correct' : 'did.result', { table: game.table ?? '–' }),
      leaving: new Map(leaving.map((id) => [id, nameIn(entrants, id)])),
    });
  };
  return (
    <form
      class="form"
      onKeyDown={onEnter}
      onSubmit={(event) => {
        event.preventDefault();
        if (!resting) send();
      }}
    >
      {SCORED.includes(filled.kind) ? (
        <ScoreInputs
          seats={game.seats}
          fields={fields}
          typed={filled.typed}
          onChange={(typed) => setFilled({ ...filled, typed })}
        />
      ) : null}
      <KindFields game={game.id} seats={game.seats} fields={fields} filled={filled} onChange={setFilled} />
      <Select
        label={tell('results.kind')}
        value={filled.kind}
        options={kinds.map((kind) => ({ value: kind, label: say(`result.${kind}`) }))}
        onChange={(kind) => setFilled({ ...filled, kind })}
      />
      {correcting ? (
        <Field label={tell('refused.reason')} hint={tell('refused.reasonHint')} value={reason} onInput={setReason} />
      ) : null}
      {saved === null || keyOf(game) === begunOn ? null : (
        <div role="alert">
          <Notice meaning="loss" title={saved} />
        </div>
      )}
      {problem === null ? null : <p role="alert">{problem}</p>}
      <div class="actions">
        <Button kind="primary" type="submit" resting={resting}>
          {tell(correcting ? 'results.saveCorrection' : 'results.save')}
        </Button>
      </div>
    </form>
  );
}

interface Sent {
  readonly command: ReturnType<typeof commandFor>;
  readonly said: string;
  /** Whoever did not appear and leaves, with their names. */
  readonly leaving: ReadonlyMap<string, string>;
}

async function sendResult(desk: Desk, { command, said, leaving }: Sent): Promise<void> {
  const click = newCommandId();
  if (!(await desk.send(command, said, undefined, click))) return;
  for (const [entrant, name] of leaving) {
    await desk.attempt({ type: 'drop', entrant }, tell('did.resultAndDrop', { said, name }), click);
  }
}

function commandFor({ id, result: before }: GameRow, result: Result, reason: string) {
  const why = before === null || reason.trim() === '' ? {} : { reason: reason.trim() };
  return { type: 'enter-result', game: id, result, before, ...why } as const;
}

function missingText(missing: Missing, nameOf: (seat: number) => string): string {
  if (missing === 'who') return tell('results.who');
  return tell('quick.missing', { field: missing.field.label, name: nameOf(missing.seat) });
}
