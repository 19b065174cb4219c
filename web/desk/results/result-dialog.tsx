/** One game's result, of any kind. A result that stands is corrected with a reason. */
import { useRef, useState } from 'preact/hooks';
import type { FieldSpec } from '../../../core/event/pack.ts';
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
import type { Refusal } from '../api.ts';
import { type Desk, useDesk } from '../desk.ts';
import { RefusalNotice } from '../refusal-notice.tsx';
import { Accounts } from './accounts.tsx';
import { KindFields } from './kind-fields.tsx';
import { faultText, useTried } from './faults.ts';
import { type Filled, absentIn, resultOf } from './result-of.ts';
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

/** The sending of what is filled in, and what is wrong with it once that was tried. */
function useSending(game: GameRow, filled: Filled, fields: readonly FieldSpec[], onDone: () => void) {
  const desk = useDesk();
  const entrants = useEntrants();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useTried(form);
  const read = resultOf(filled, { seats: game.seats, fields });
  const missing = tried && 'missing' in read ? read.missing : null;
  const faultsIn = (part: 'typed' | 'current') =>
    missing !== null && missing !== 'who' && missing.in === part ? missing.faults : [];
  const problem =
    missing === 'who'
      ? tell('results.who')
      : faultText(missing?.faults ?? [], (seat) => nameIn(entrants, game.seats[seat] ?? ''));
  const send = async (reason: string) => {
    setRefusal(null);
    setTried(true);
    if ('missing' in read) return;
    const leaving = filled.leaving.filter((id) => absentIn(filled).includes(id));
    const refused = await sendResult(desk, {
      command: commandFor(game, read.result, reason),
      said: tell(game.result === null ? 'did.result' : 'did.correct', { table: game.table ?? '–' }),
      leaving: new Map(leaving.map((id) => [id, nameIn(entrants, id)])),
      done: () => {
        unsent.delete(keyOf(game));
        onDone();
      },
    });
    setRefusal(refused);
  };
  return { form, refusal, problem, faultsIn, send, setTried };
}

function ResultForm({ game, onDone }: { readonly game: GameRow; readonly onDone: () => void }) {
  const desk = useDesk();
  const pack = desk.store.part('pack');
  const [filled, setFilled] = useKept(game);
  const [reason, setReason] = useState(tell('results.reasonUsual'));
  const [begunOn] = useState(() => keyOf(game));
  // Somebody else saved just now: what was about to be sent was not meant to replace it.
  const resting = useRest(keyOf(game));
  const fields = (filled.kind === 'concession' ? pack?.concessionFields : pack?.fields) ?? [];
  const { form, refusal, problem, faultsIn, send, setTried } = useSending(game, filled, fields, onDone);
  const correcting = game.result !== null;
  const saved = useSaved(game);
  const kinds = (pack?.resultKinds ?? []).filter((kind) => kind !== 'bye');
  return (
    <form
      ref={form}
      class="form"
      onKeyDown={onEnter}
      onSubmit={(event) => {
        event.preventDefault();
        if (!resting && !desk.busy.value) void send(reason);
      }}
    >
      {SCORED.includes(filled.kind) ? (
        <ScoreInputs
          seats={game.seats}
          fields={fields}
          typed={filled.typed}
          faults={faultsIn('typed')}
          onChange={(typed) => setFilled({ ...filled, typed })}
        />
      ) : null}
      <KindFields {...{ game: game.id, seats: game.seats, fields, filled, faultsIn }} onChange={setFilled} />
      <Select
        label={tell('results.kind')}
        value={filled.kind}
        options={kinds.map((kind) => ({ value: kind, label: say(`result.${kind}`) }))}
        onChange={(kind) => {
          setTried(false);
          setFilled({ ...filled, kind });
        }}
      />
      {correcting ? (
        <Field label={tell('refused.reason')} hint={tell('refused.reasonHint')} value={reason} onInput={setReason} />
      ) : null}
      {saved === null || keyOf(game) === begunOn || desk.busy.value ? null : (
        <div role="alert">
          <Notice meaning="loss" title={saved} />
        </div>
      )}
      <div role="alert">
        {problem === null ? null : <p class="field-error">{problem}</p>}
        {refusal === null ? null : <RefusalNotice refusal={refusal} form={() => form.current} />}
      </div>
      <div class="actions">
        <Button kind="primary" type="submit" resting={resting} busy={desk.busy.value}>
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
  readonly done: () => void;
}

/** Why not, for the form to say; where it can be done all the same, that is asked over the form. */
async function sendResult(desk: Desk, { command, said, leaving, done }: Sent): Promise<Refusal | null> {
  const click = newCommandId();
  const refusal = await desk.attempt(command, said, click);
  if (refusal?.remedy !== undefined) {
    desk.refused.value = { command, said, refusal, done };
    return null;
  }
  if (refusal !== null) return refusal;
  done();
  for (const [entrant, name] of leaving) {
    await desk.attempt({ type: 'drop', entrant }, tell('did.resultAndDrop', { said, name }), click);
  }
  return null;
}

function commandFor({ id, result: before }: GameRow, result: Result, reason: string) {
  const why = before === null || reason.trim() === '' ? {} : { reason: reason.trim() };
  return { type: 'enter-result', game: id, result, before, ...why } as const;
}
