/** Every option of a format: what it is called, what it means, what the pack says when nobody chooses. */
import './option-form.css';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { OptionSpec } from '../../core/event/pack.ts';
import type { OptionValues } from '../../core/event/types.ts';
import type { Json } from '../../core/journal/json.ts';
import { askedIn, valueOf } from '../event/asked-options.ts';
import { Default } from '../event/option-list.tsx';
import { Badge } from '../parts/badge.tsx';
import { Check } from '../parts/check.tsx';
import { English } from '../parts/english.tsx';
import { Field } from '../parts/field.tsx';
import { RuleLinks } from '../parts/rule-links.tsx';
import { Select } from '../parts/select.tsx';
import { TextArea } from '../parts/text-area.tsx';
import { TextFile } from '../parts/text-file.tsx';
import { say } from '../text/language.ts';
import { tell } from '../text/desk.ts';
import { PairsInput } from './pairs-input.tsx';
import { linesOf, listOf } from './option-value.ts';

export interface OptionFormProps {
  readonly options: readonly OptionSpec[];
  readonly values: OptionValues;
  readonly onChange: (values: OptionValues) => void;
}

export function OptionForm({ options, values, onChange }: OptionFormProps) {
  const line = (spec: OptionSpec) => (
    <OptionLine
      key={spec.id}
      spec={spec}
      value={valueOf(spec, values)}
      onChange={(value) => onChange({ ...values, [spec.id]: value })}
    />
  );
  const asked = askedIn(options, values);
  const folded = asked.filter((spec) => spec.folded);
  return (
    <>
      <div class="option-lines">{asked.filter((spec) => !spec.folded).map(line)}</div>
      {folded.length === 0 ? null : (
        <details class="fold">
          <summary>{tell('options.readings', { count: folded.length })}</summary>
          <p class="soft">{say('rules.readingsHint')}</p>
          <div class="option-lines">{folded.map(line)}</div>
        </details>
      )}
    </>
  );
}

interface OptionLineProps {
  readonly spec: OptionSpec;
  readonly value: Json;
  readonly onChange: (value: Json) => void;
}

function OptionLine({ spec, value, onChange }: OptionLineProps) {
  const changed = JSON.stringify(value) !== JSON.stringify(spec.default);
  const chosen = spec.choices?.find(({ id }) => id === value)?.meaning;
  return (
    <div class={spec.kind === 'many' ? 'option-line option-many' : 'option-line'}>
      <OptionInput spec={spec} value={value} onChange={onChange} />
      <p class="soft" lang="en">
        {spec.meaning}
      </p>
      {chosen === undefined ? null : (
        <p class="soft option-chosen" lang="en">
          {chosen}
        </p>
      )}
      {changed ? (
        <p class="option-changed">
          <Badge meaning="note">{say('rules.changed')}</Badge>
          <span class="soft">
            <Default option={spec} />
          </span>
        </p>
      ) : null}
      <RuleLinks rules={spec.rules} />
    </div>
  );
}

function OptionInput({ spec, value, onChange }: OptionLineProps) {
  const { choices = [] } = spec;
  const label = <English>{spec.label}</English>;
  switch (spec.kind) {
    case 'choice': {
      const options = choices.map((choice) => ({ value: choice.id, label: choice.label, lang: 'en' as const }));
      return <Select label={label} value={textOf(value)} options={options} onChange={onChange} />;
    }
    case 'many':
      return <Many spec={spec} value={value} onChange={onChange} />;
    case 'number': {
      const [low, high] = spec.range ?? [];
      const hint = low === undefined ? {} : { hint: tell('options.range', { low, high: high ?? '' }) };
      // What is no number yet is kept as it is typed; the pack says what is wrong with it.
      const onInput = (text: string) =>
        onChange(text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text));
      return <Field label={label} type="number" value={textOf(value)} onInput={onInput} {...hint} />;
    }
    case 'flag':
      return <Check label={<strong>{label}</strong>} checked={value === true} onChange={onChange} />;
    case 'file':
      return (
        <TextFile label={label} accept=".json,.txt" text={typeof value === 'string' ? value : ''} onText={onChange} />
      );
    case 'text':
      return <Field label={label} value={typeof value === 'string' ? value : ''} onInput={onChange} />;
    case 'list':
      return <ListInput label={label} value={value} onChange={onChange} />;
    case 'pairs':
      return <PairsInput label={label} value={value} onChange={onChange} />;
  }
}

function textOf(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function Many({ spec: { label: name, choices = [] }, value, onChange }: OptionLineProps) {
  const chosen = Array.isArray(value) ? (value as readonly Json[]) : [];
  return (
    <fieldset class="many" lang="en">
      <legend class="field-label">{name}</legend>
      {[...new Set(choices.map(({ group }) => group))].map((heading) => (
        <div key={heading} class="many-group">
          {heading === undefined ? null : <p class="field-label">{heading}</p>}
          {choices
            .filter(({ group }) => group === heading)
            .map(({ id, label, meaning }) => (
              <Check
                key={id}
                label={label}
                checked={chosen.includes(id)}
                onChange={(on) => onChange(on ? [...chosen, id] : chosen.filter((one) => one !== id))}
                {...(meaning === undefined ? {} : { note: meaning })}
              />
            ))}
        </div>
      ))}
    </fieldset>
  );
}

function ListInput({
  label,
  value,
  onChange,
}: Pick<OptionLineProps, 'value' | 'onChange'> & { readonly label: ComponentChildren }) {
  // The lines stay as they are typed; the list follows them.
  const [lines, setLines] = useState(() => linesOf(value));
  const onInput = (text: string) => {
    setLines(text);
    onChange(listOf(text));
  };
  return <TextArea label={label} hint={tell('options.lines')} value={lines} onInput={onInput} />;
}
