/** Options with the value in use, in words; what differs from the pack's own default is marked. */
import type { OptionSpec } from '../../core/event/pack.ts';
import type { OptionValues } from '../../core/event/types.ts';
import { Badge } from '../parts/badge.tsx';
import { RuleLinks } from '../parts/rule-links.tsx';
import { say } from '../text/language.ts';
import { useEntrants } from './context.ts';
import { idsInPairs, pairInWords } from './pairs.ts';

export interface OptionListProps {
  readonly options: readonly OptionSpec[];
  readonly values: OptionValues;
}

export function OptionList({ options, values }: OptionListProps) {
  return (
    <dl class="options">
      {options.map((option) => (
        <OptionRow key={option.id} option={option} value={values[option.id] ?? option.default} />
      ))}
    </dl>
  );
}

function OptionRow({ option, value }: { readonly option: OptionSpec; readonly value: unknown }) {
  const changed = JSON.stringify(value) !== JSON.stringify(option.default);
  return (
    <div class="option">
      <dt class="option-name" lang="en">
        {option.label}
      </dt>
      <dd>
        <p class="option-value">
          {option.kind === 'pairs' ? <Pairs value={value} /> : inWords(option, value)}
          {changed ? <Badge meaning="note">{say('rules.changed')}</Badge> : null}
        </p>
        <p class="option-more" lang="en">
          {option.meaning}
        </p>
        {changed ? <p class="option-more">{say('rules.default', { value: inWords(option, option.default) })}</p> : null}
        <RuleLinks rules={option.rules} />
      </dd>
    </div>
  );
}

function Pairs({ value }: { readonly value: unknown }) {
  const entrants = useEntrants();
  const pairs = idsInPairs(value).map((ids) => pairInWords(ids, entrants));
  return pairs.length === 0 ? say('rules.nothing') : pairs.join(', ');
}

/** A value as the reader is told it. */
export function inWords({ kind, choices = [] }: OptionSpec, value: unknown): string {
  const label = (id: unknown) => choices.find((choice) => choice.id === id)?.label ?? String(id);
  if (kind === 'flag') return say(value === true ? 'rules.yes' : 'rules.no');
  if (Array.isArray(value)) return value.length === 0 ? say('rules.nothing') : value.map(label).join(', ');
  if (value === '' || value === null || value === undefined) return say('rules.nothing');
  return label(value);
}
