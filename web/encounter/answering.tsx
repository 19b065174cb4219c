/** The fields in which an answer of each kind is put together. */
import type { Ask, AskField, AskKind, Choice as Offered } from '../../core/encounter/types.ts';
import { fieldsFor, mayBeEmpty } from '../../core/encounter/fields.ts';
import { type Json, isPlainObject } from '../../core/journal/json.ts';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Check } from '../parts/check.tsx';
import { Choice } from '../parts/choice.tsx';
import { Labelled } from '../parts/labelled.tsx';
import { Select } from '../parts/select.tsx';
import { TextArea } from '../parts/text-area.tsx';
import { TextFile, type TextFileProps } from '../parts/text-file.tsx';
import { ask } from '../text/encounter.ts';
import { figureOf, figuresOf } from './figures.ts';

export interface AnsweringProps {
  readonly label: string;
  /** The label stands above already. */
  readonly titled?: boolean;
  /** It may stay empty. */
  readonly optional?: boolean;
  /** What no choice is called. */
  readonly none?: string | undefined;
  /** Each of its choices is a button. */
  readonly tapped?: boolean;
  readonly kind: AskKind;
  readonly examples?: Ask['examples'];
  readonly value: Json | undefined;
  readonly onValue: (value: Json | undefined) => void;
}

/** More choices than this are a list of the device's own: of what may stay empty, and of what has to be said, in one tap. */
const FEW = 5;
const IN_SIGHT = 24;

/** What may be longer than so many letters is a list. */
const LINE = 5000;

export function Answering(props: AnsweringProps) {
  const { label, titled = false, optional = false, none, tapped = false, kind, examples, value, onValue } = props;
  switch (kind.type) {
    case 'flag':
    case 'confirm':
      return <Check label={label} checked={value === true} onChange={onValue} />;
    case 'number': {
      if (kind.tenths === true)
        return <Typed {...{ label, titled, value, onValue }} min={kind.min} max={kind.max} unit={10} />;
      const props = { label, titled, min: kind.min, max: kind.max, value, onValue };
      const Figures = { tapped: Tapped, counted: Counter, typed: Typed }[figuresOf(kind)];
      return <Figures {...props} />;
    }
    case 'choice':
      return <One {...{ label, titled, optional, none, tapped, value, onValue }} choices={kind.choices} />;
    case 'choices':
      return <Some {...{ label, titled, optional, kind, value, onValue }} />;
    case 'text':
      // What a program wrote may be in a file.
      return examples !== undefined ? (
        <Pasted {...{ label, examples, onText: onValue }} rows={6} text={typeof value === 'string' ? value : ''} />
      ) : (
        <TextArea
          label={label}
          rows={kind.longest > LINE ? 6 : 3}
          value={typeof value === 'string' ? value : ''}
          onInput={onValue}
        />
      );
    case 'sheet': {
      const text = isPlainObject(value) && typeof value.text === 'string' ? value.text : '';
      return <Pasted {...{ label, examples, text }} rows={8} onText={(typed) => onValue({ text: typed })} />;
    }
    case 'record':
      return <Several fields={kind.fields} value={value} onValue={onValue} />;
    case 'draw':
      return <Answering label={label} titled={titled} kind={kind.as} value={value} onValue={onValue} />;
    case 'table':
      return null;
  }
}

type PastedProps = Pick<TextFileProps, 'label' | 'rows' | 'examples' | 'text' | 'onText'>;

function Pasted(props: PastedProps) {
  return <TextFile {...props} hint={ask('pasteHint')} accept=".txt,.json" />;
}

interface CounterProps extends Omit<AnsweringProps, 'kind'> {
  readonly min: number;
  readonly max: number;
}

/** Every figure is there to be tapped. */
function Tapped({ label, titled = false, min, max, value, onValue }: CounterProps) {
  const figures = Array.from({ length: max - min + 1 }, (_, more) => String(min + more));
  return (
    <div class="figures">
      <Choice
        label={label}
        labelled={!titled}
        many
        value={typeof value === 'number' ? String(value) : ''}
        options={figures.map((figure) => ({ value: figure, label: figure }))}
        onChange={(figure) => onValue(Number(figure))}
      />
    </div>
  );
}

export function Counter({ label, titled = false, min, max, value, onValue }: CounterProps) {
  // Nothing is told yet: the first tap says the least that is something.
  const told = typeof value === 'number' ? value : null;
  const now = told ?? (min === 0 ? 0 : min - 1);
  const step = (by: number) => onValue(Math.min(max, Math.max(min, now + by)));
  return (
    <fieldset class="counter">
      <legend class={titled ? 'unseen' : 'field-label'}>{label}</legend>
      <div class="counter-row">
        <button
          type="button"
          class="counter-step"
          aria-label={ask('less', { label })}
          disabled={now <= min}
          onClick={() => step(-1)}
        >
          −
        </button>
        <output class={told === null ? 'counter-value soft' : 'counter-value'}>{told ?? (min === 0 ? 0 : '–')}</output>
        <button
          type="button"
          class="counter-step"
          aria-label={ask('plus', { label })}
          disabled={now >= max}
          onClick={() => step(1)}
        >
          +
        </button>
      </div>
    </fieldset>
  );
}

/** `unit`: how much of what is kept is one of what is typed. */
function Typed({ label, min, max, value, unit = 1, onValue }: CounterProps & { readonly unit?: number }) {
  const [typed, setTyped] = useState(typeof value === 'number' ? String(value / unit) : '');
  const range = { min: min / unit, max: max / unit };
  const error = typeof value === 'string' ? ask('notBetween', range) : null;
  return (
    <Labelled {...{ label, error }} hint={ask('between', range)}>
      {(described) => (
        <input
          {...described}
          class="field-input"
          type="number"
          step={1 / unit}
          value={typed}
          onInput={({ currentTarget: { value: text } }) => {
            setTyped(text);
            onValue(figureOf(text, { min, max }, unit));
          }}
        />
      )}
    </Labelled>
  );
}

interface OneProps extends Omit<AnsweringProps, 'kind'> {
  readonly choices: readonly Offered[];
}

function One({ label, titled = false, optional = false, none, tapped = false, choices, value, onValue }: OneProps) {
  const chosen = typeof value === 'string' ? value : '';
  const options = choices.map(({ id, label: face, taken = false }) => ({ value: id, label: face, disabled: taken }));
  if (tapped) {
    return (
      <div class="tapped">
        <Choice label={label} labelled={!titled} many value={chosen} options={options} onChange={onValue} />
      </div>
    );
  }
  // Of many, as long as nothing is chosen, what each is: a tap away, for the button stands below it.
  const all = chosen === '' && choices.length > FEW;
  const meanings = choices.filter((one) => one.meaning !== undefined && (all || one.id === chosen));
  const told = meanings.map(({ id, label: face, meaning }) => (
    <p key={id} class="soft" lang="en">
      {all ? <b>{face}: </b> : null}
      {meaning}
    </p>
  ));
  if (choices.length <= (optional ? FEW : IN_SIGHT))
    return (
      <>
        <Choice
          label={label}
          labelled={!titled}
          many={choices.length > FEW}
          value={chosen}
          options={options}
          onChange={onValue}
        />
        {all && meanings.length > 0 ? <Fold face={ask('eachIs')}>{told}</Fold> : told}
      </>
    );
  const listed = [{ value: '', label: none ?? ask('none') }, ...options];
  return (
    <Select label={label} value={chosen} options={listed} onChange={(id) => onValue(id === '' ? undefined : id)} />
  );
}

export function Fold({ face, children }: { readonly face: string; readonly children: ComponentChildren }) {
  return (
    <details class="game-fold">
      <summary class="game-fold-face">{face}</summary>
      {children}
    </details>
  );
}

/** What has to be read, and may be left alone, is a tap away. */
function isFolded(kind: AskKind): boolean {
  return kind.type === 'choices' && kind.choices.some(({ meaning }) => meaning !== undefined);
}

/** So many of a few words each stand two in a line: a crew is one screen. */
const MANY = 4;

interface SomeProps extends Omit<AnsweringProps, 'kind'> {
  readonly kind: Extract<AskKind, { readonly type: 'choices' }>;
}

function Some({ label, titled = false, optional = false, kind, value, onValue }: SomeProps) {
  const chosen = Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
  const { min, max, choices } = kind;
  const folded = optional && isFolded(kind);
  // All of them are chosen: what is asked is their order.
  const isOrder = min === choices.length;
  const wanted =
    min === max ? ask('choose', { count: min }) : min > 0 ? ask('chooseBetween', { min, max }) : freely(kind);
  const some = (
    <fieldset class={choices.length > MANY && !isFolded(kind) ? 'some some-many' : 'some'}>
      <legend class="field-label">
        <span class={titled || folded ? 'unseen' : ''}>{label}</span> <small class="soft">{wanted}</small>
      </legend>
      {choices.map(({ id, label: face, meaning }) => {
        const checked = chosen.includes(id);
        return (
          <Check
            key={id}
            label={isOrder && checked ? `${chosen.indexOf(id) + 1}. ${face}` : face}
            {...(meaning === undefined ? {} : { note: meaning })}
            checked={checked}
            disabled={!checked && chosen.length >= max}
            onChange={(now) => onValue(now ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
        );
      })}
    </fieldset>
  );
  if (!folded) return some;
  const names = choices.filter(({ id }) => chosen.includes(id)).map((one) => one.label);
  return <Fold face={[label, ...names].join(' · ')}>{some}</Fold>;
}

/** Where none may be chosen too. */
function freely({ max, choices }: SomeProps['kind']): string {
  return max >= choices.length ? ask('chooseAny') : ask('chooseUpTo', { max });
}

interface SeveralProps extends Omit<AnsweringProps, 'kind' | 'label'> {
  readonly fields: readonly AskField[];
}

function Several({ fields, value, onValue }: SeveralProps) {
  const record: Readonly<Record<string, Json | undefined>> = isPlainObject(value) ? value : {};
  const change = (id: string, member: Json | undefined) => onValue(changed(fields, record, id, member));
  return (
    <>
      {fieldsFor(fields, record).map((field) => {
        const { id, label, kind, none, tapped, when } = field;
        const optional = mayBeEmpty(field, record);
        return (
          <Answering
            key={when === undefined ? id : `${id} ${when.is}`}
            label={optional && tapped !== true && !isFolded(kind) ? ask('optional', { label }) : label}
            {...{ optional, none, kind }}
            tapped={tapped === true}
            value={record[id]}
            onValue={(member) => change(id, member)}
          />
        );
      })}
    </>
  );
}

/** What was answered in a field that another choice no longer asks for, or asks otherwise, goes with that choice. */
function changed(
  fields: readonly AskField[],
  record: Readonly<Record<string, Json | undefined>>,
  id: string,
  member: Json | undefined,
): Json {
  const hanging = fields.flatMap(({ id: other, when }) => (when?.field === id ? [other] : []));
  const kept = Object.entries({ ...record, [id]: member }).filter(
    ([key, one]) => one !== undefined && !(hanging.includes(key) && record[id] !== member),
  );
  return Object.fromEntries(kept);
}
