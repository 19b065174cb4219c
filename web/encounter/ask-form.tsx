/** One question with the way to answer it. Where one tap says all, one tap sends it. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { boardsIn } from '../../core/encounter/board.ts';
import type { Ask, AskKind, DiceTold, Sure as What } from '../../core/encounter/types.ts';
import { type Json, isPlainObject } from '../../core/journal/json.ts';
import { Button } from '../parts/button.tsx';
import { later } from '../parts/later.tsx';
import { RuleLinks } from '../parts/rule-links.tsx';
import { ask } from '../text/encounter.ts';
import { duration } from '../text/format.ts';
import { wordsOf } from '../../core/encounter/words.ts';
import { Answering, Fold } from './answering.tsx';
import { type Entering, entering, nothingBut, onlyOne, savedAs, suggestedBeside } from './entering.ts';
import { useTable } from './context.ts';
import { useKeptSheet } from './kept-sheet.ts';
import { refusedAnswer } from './refused.ts';
import { langOf } from './said.ts';
import { suggestedAs } from './suggested-as.ts';
import { Sure } from './sure.tsx';
import { useTakenBack } from './taken-back.ts';

/** Few forms have it. */
export const SENT_BY = later(async () => (await import('./sent-by.tsx')).SentBy);
export const REFUSAL_HERE = later(async () => (await import('./refusal.tsx')).RefusalHere);
/** Of lists and Crews alone. */
export const READ_BACK = later(async () => (await import('./read-back.tsx')).ReadBack);

export interface AskFormProps {
  readonly of: Ask;
  /** Whether the question's own heading is shown; a fold has it already. */
  readonly headed?: boolean;
  readonly onDone?: () => void;
  /** What its button says, where it claims something: with nothing claimed it waits. */
  readonly face?: string;
  /** What is told before it, in the same step. */
  readonly before?: readonly { readonly ask: string; readonly value: Json }[];
}

export function AskForm({ of, headed = true, onDone, face, before = [] }: AskFormProps) {
  const { outbox, store } = useTable();
  // Until somebody changes it, it says what is measured now: a kill that was just entered is counted in.
  const refused = refusedAnswer(outbox.items.value, of);
  const [edited, setEdited] = useState<{ readonly value: Json | undefined } | null>(refused);
  // What was refused is put right, not typed anew; and it stays when the refusal was read.
  useEffect(() => setEdited((now) => now ?? refused), [refused]);
  // What is sent from here is none of a game before.
  const sheet = useKeptSheet(of);
  const [kept] = useState(of.kind.type === 'text' ? sheet.text : null);
  const taken = useTakenBack(of);
  const value = edited === null ? (taken ?? filled(of) ?? kept ?? onlyOne(of.kind)) : edited.value;
  // A square of the map is tapped, drawn or in its list: there is no second way below it.
  const onMap = boardsIn(store.part('mine')?.boards ?? {}).some(
    (board) => board.kind === 'map' && board.cells.some(({ answer }) => answer?.ask === of.id),
  );
  const setValue = (next: Json | undefined) => setEdited({ value: next });
  const send = (answer: Json, then?: DiceTold) => {
    // Whoever answers anew has read why the last answer was refused.
    for (const { id, state, command } of outbox.items.value) {
      const same = command.type === 'tell' && command.answers.some(({ ask: asked }) => asked === of.id);
      if (state === 'refused' && same) void outbox.forget(id);
    }
    sheet.keep?.(answer);
    const answers = [...before, { ask: of.id, value: answer }];
    if (then === undefined) void outbox.send({ type: 'tell', answers });
    else if ('draw' in then) void outbox.send({ type: 'tell', answers, draw: then.draw });
    else void outbox.send({ type: 'tell', answers: [...answers, { ask: then.ask, value: then.value }] });
    if (of.again === true) setEdited(null);
    onDone?.();
  };
  return (
    <div class="ask" data-ask={of.id}>
      {headed ? (
        // Its button says the same.
        <h3 class={of.kind.type === 'confirm' ? 'unseen' : 'ask-title'} lang={langOf(of.label)}>
          {of.label}
        </h3>
      ) : null}
      {of.help === undefined ? null : (
        <p class="ask-help" lang={langOf(of.help)}>
          {of.help}
        </p>
      )}
      {of.secret === true ? <p class="ask-help ask-secret">{ask('sealHint')}</p> : null}
      <Measured lines={of.measured ?? []} />
      {kept === null || value !== kept ? null : (
        <p class="soft">
          {ask('keptSheet')}{' '}
          <Button kind="quiet" onClick={() => setValue('')}>
            {ask('keptNot')}
          </Button>
        </p>
      )}
      {onMap ? null : (
        <AskBody
          of={of}
          value={value}
          face={face}
          onValue={setValue}
          onSend={send}
          onNo={headed ? undefined : onDone}
        />
      )}
      {refused === null ? null : <REFUSAL_HERE.View item={refused.item} />}
      <RuleLinks rules={of.rules} />
    </div>
  );
}

/** What stands in a form from the start: what was measured, with what decided, and a text to be looked over. Nothing else does. */
function filled({ kind, suggested, measured }: Ask): Json | undefined {
  return measured !== undefined || kind.type === 'sheet' ? suggested : undefined;
}

/** What decided, where it was measured on the table: one tap says that it is so. */
export function Measured({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div class="ask-measured">
      <p class="ask-measured-title">{ask('measured')}</p>
      <ul lang="en">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

interface BodyProps {
  readonly of: Ask;
  readonly value: Json | undefined;
  readonly face: string | undefined;
  readonly onValue: (value: Json | undefined) => void;
  readonly onSend: (value: Json, then?: DiceTold) => void;
  /** Closes its fold, whose opening was the first tap. */
  readonly onNo: (() => void) | undefined;
}

function AskBody({ of, value, face, onValue, onSend, onNo }: BodyProps) {
  const { kind, secret = false, suggested } = of;
  const [sure, setSure] = useState<{ readonly what: What; readonly value: Json } | null>(null);
  // What would be refused is not sent: what is wrong stands at the button.
  const [wrong, setWrong] = useState(false);
  // It is answered where the table is (`boards.tsx`).
  if (kind.type === 'table') return null;
  if (kind.type === 'confirm') return <Confirm of={of} onSend={onSend} onNo={onNo} />;
  if (!secret && kind.type === 'flag') {
    const faces = [[ask('yes'), true] as const, [ask('no'), false] as const];
    return <OneTap faces={faces} onSend={onSend} suggested={suggested} />;
  }
  if (!secret && kind.type === 'choice') {
    const faces = kind.choices.map(({ id, label }) => [label, id] as const);
    return <OneTap faces={faces} onSend={onSend} suggested={suggested} />;
  }
  const inner = kind.type === 'draw' ? kind.as : kind;
  if (kind.type === 'record' && kind.fields.some(({ sends }) => sends === true))
    return <SENT_BY.View {...{ of, kind, value, onValue, onSend }} />;
  const now = entering(kind, of.label, value);
  // What Muster draws in one tap, few choose by hand.
  const long =
    kind.type === 'draw' && inner.type === 'record' && inner.fields.some((one) => one.kind.type === 'choices');
  // What one tap says is seldom told otherwise; last turn's answer often is, and its rows stand open.
  const told =
    of.nothingAs !== undefined && suggested !== undefined && of.suggestedAs !== 'lastTurn' && filled(of) === undefined;
  const text = inner.type === 'text';
  const atOnce = filled(of) === undefined ? <AtOnce of={of} value={value} onSend={onSend} /> : null;
  if (sure !== null) {
    return <Sure what={sure.what} label={of.label} onYes={() => onSend(sure.value)} onNo={() => setSure(null)} />;
  }
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!('value' in now)) return;
        const what = sureIn(inner, now.value);
        if (what === null) onSend(now.value);
        else setSure({ what, value: now.value });
      }}
    >
      {text ? null : atOnce}
      {kind.type === 'draw' ? <Draw id={of.id} folded={long} /> : null}
      {kind.type === 'sheet' ? <Kept of={of} onValue={onValue} /> : null}
      <Folded as={long ? ask('drawnElse') : told ? ask('otherwise') : null}>
        <Answering titled label={of.label} kind={inner} examples={of.examples} value={value} onValue={onValue} />
        {of.reads === true ? <READ_BACK.View of={of.id} value={value ?? suggested} onWrong={setWrong} /> : null}
        {(of.nothingAs !== undefined || of.sure === true) && value === undefined ? null : (
          <Submit
            kind={kind.type === 'draw' ? 'plain' : 'primary'}
            secret={secret}
            optional={of.optional === true}
            face={face ?? worthIn(of, now)}
            of={inner}
            now={now}
            wrong={wrong}
          />
        )}
      </Folded>
      {text ? atOnce : null}
    </form>
  );
}

/**
 * What one tap enters, and its button says what: that nothing is so, or what seems to be. It keeps its place, so that no row
 * moves away from under a finger.
 */
function AtOnce({ of, value, onSend }: Pick<BodyProps, 'of' | 'value' | 'onSend'>) {
  const { kind, nothingAs, secret = false, claimed = [] } = of;
  const suggested = suggestedBeside(of, value);
  // What only who says it knows is not proposed before the other answer; nor what may be so no longer.
  const isOpen = claimed.length > 0 || of.suggestedAs === 'lastTurn';
  // A seal cannot be undone: nothing is sealed beside what was typed.
  const none = secret && value !== undefined ? undefined : nothingBut(of);
  if (suggested === undefined && none === undefined) return null;
  return (
    <div class="ask-taps">
      {none === undefined ? null : <Button onClick={() => onSend(none)}>{nothingAs}</Button>}
      {suggested === undefined ? null : (
        <>
          <Button kind={isOpen ? 'plain' : 'primary'} onClick={() => onSend(suggested)}>
            {suggestedAs(of)}
          </Button>
          <small class="soft" lang="en">
            {wordsOf(kind, suggested)}
          </small>
        </>
      )}
    </div>
  );
}

interface SubmitProps {
  readonly kind: 'plain' | 'primary';
  readonly secret: boolean;
  readonly optional: boolean;
  readonly face: string | undefined;
  readonly of: AskKind;
  readonly now: Entering;
  readonly wrong: boolean;
}

/** The button says where it enters nothing for what was left alone, and what has to be chosen before. */
function Submit({ kind, secret, optional, face, of, now, wrong }: SubmitProps) {
  const missing = 'missing' in now ? now.missing : [];
  const isIdle = 'value' in now && (face === undefined ? optional && isEmpty(now.value) : claimsNothing(now.value));
  const how = isIdle ? 'save' : savedAs(of, now);
  const isReady = missing.length === 0 && !isIdle && !wrong;
  return (
    <p class={isReady ? 'ask-commit' : 'ask-commit ask-commit-waits'}>
      <Button type="submit" kind={kind} disabled={!isReady}>
        {face ?? ask(secret ? SEALED[how] : how)}
      </Button>{' '}
      {missing.length === 0 ? null : (
        <small class="soft">
          {ask('stillToChoose')} <span lang="en">{missing.join(' · ')}</span>
        </small>
      )}
    </p>
  );
}

/** What the button says of an answer that scores: how much. */
function worthIn({ kind, worth }: Ask, now: Entering): string | undefined {
  if (worth === undefined || kind.type !== 'record') return undefined;
  const told = 'value' in now && isPlainObject(now.value) ? now.value : {};
  const vp = worth[kind.fields.map(({ id }) => Number(told[id] ?? 0)).join(' ')] ?? 0;
  return vp === 0 ? undefined : ask('scoreFor', { count: vp });
}

/** Whether what was chosen is asked once more. */
function sureIn(kind: AskKind, value: Json): What | null {
  if (kind.type === 'choice') return kind.choices.find(({ id }) => id === value)?.sure ?? null;
  if (kind.type !== 'record' || !isPlainObject(value)) return null;
  return kind.fields.map(({ id, kind: inner }) => sureIn(inner, value[id] ?? null)).find((one) => one !== null) ?? null;
}

function claimsNothing(value: Json): boolean {
  return isPlainObject(value) && Object.values(value).every((fact) => fact === false || fact === 0);
}

/** Nothing asks for it and it says nothing: there is nothing to save. */
function isEmpty(value: Json): boolean {
  return value === '' || (isPlainObject(value) && Object.keys(value).length === 0);
}

const SEALED = { save: 'seal', saveRest: 'sealRest', saveNothing: 'sealNothing', saveZero: 'sealNothing' } as const;

/** One tap; where it ends something for everybody it asks once more. */
function Confirm({ of: { label, from = 0, ends, endsAs }, onSend, onNo }: Pick<BodyProps, 'of' | 'onSend' | 'onNo'>) {
  const { store } = useTable();
  const [sure, setSure] = useState(onNo !== undefined);
  const early = from - store.now.value;
  if (early > 0) {
    return (
      <p class="ask-taps">
        <Button disabled>{label}</Button> <small class="soft">{ask('clockSoon', { left: duration(early) })}</small>
      </p>
    );
  }
  if (ends === undefined) return <OneTap faces={[[label, true]]} onSend={onSend} suggested={true} />;
  if (!sure) {
    return (
      <p class="ask-taps">
        <Button onClick={() => setSure(true)}>{label}</Button>
      </p>
    );
  }
  const no = onNo ?? (() => setSure(false));
  return <Sure what="ends" label={label} ends={ends} yes={endsAs} onYes={() => onSend(true)} onNo={no} />;
}

function OneTap({
  faces,
  suggested,
  onSend,
}: {
  readonly faces: readonly (readonly [string, Json])[];
  readonly suggested: Json | undefined;
  readonly onSend: (value: Json) => void;
}) {
  return (
    <p class="ask-taps">
      {faces.map(([face, answer]) => (
        <Button key={face} kind={answer === suggested ? 'primary' : 'plain'} onClick={() => onSend(answer)}>
          {face}
        </Button>
      ))}
    </p>
  );
}

function Folded({ as, children }: { readonly as: string | null; readonly children: ComponentChildren }) {
  return as === null ? children : <Fold face={as}>{children}</Fold>;
}

function Draw({ id, folded }: { readonly id: string; readonly folded: boolean }) {
  const { outbox } = useTable();
  return (
    <>
      <p>
        <Button kind="primary" onClick={() => void outbox.send({ type: 'draw', ask: id })}>
          {ask('draw')}
        </Button>
      </p>
      <p class="soft">{ask(folded ? 'drawChecked' : 'drawHint')}</p>
    </>
  );
}

/** What this device's last game left of such a sheet. */
function Kept({ of, onValue }: Pick<BodyProps, 'of' | 'onValue'>) {
  const { text } = useKeptSheet(of);
  if (text === null) return null;
  return (
    <p>
      <Button onClick={() => onValue({ text })}>{ask('keptSheet')}</Button>
    </p>
  );
}
