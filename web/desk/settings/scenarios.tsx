/** What each round will be played on, where the organiser sets it; what is left open is drawn with the round. */
import { useState } from 'preact/hooks';
import type { ScenarioField } from '../../../core/event/pack.ts';
import type { Scenario } from '../../../core/event/types.ts';
import type { PackPart } from '../../../core/event/views.ts';
import { chosenIn } from '../../event/scenario.tsx';
import { Button } from '../../parts/button.tsx';
import { Check } from '../../parts/check.tsx';
import { English } from '../../parts/english.tsx';
import { RuleLinks } from '../../parts/rule-links.tsx';
import { Select } from '../../parts/select.tsx';
import { say } from '../../text/language.ts';
import { tell } from '../../text/desk.ts';
import { Tell } from '../../text/tell.tsx';
import { useDesk } from '../desk.ts';

/** How many rounds may be set beforehand where none are planned yet. */
const ROUNDS = 6;

export function ScenariosSection({ pack }: { readonly pack: PackPart }) {
  const desk = useDesk();
  const event = desk.store.part('event');
  if (pack.scenarioFields.length === 0 || event === undefined) return null;
  const first = event.round + 1;
  const last = Math.max(first, event.rounds ?? ROUNDS);
  const rounds = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return (
    <details class="fold pane">
      <summary>{tell('settings.scenarios')}</summary>
      <p class="soft">{tell('settings.scenariosHint')}</p>
      {rounds.map((round) => (
        <details key={round} class="fold">
          <summary>
            {say('event.round', { round })}
            <span class="soft">
              <English>{briefOf(pack, round)}</English>
            </span>
          </summary>
          <RoundForm pack={pack} round={round} />
        </details>
      ))}
    </details>
  );
}

function briefOf({ scenarioFields, scenarios }: PackPart, round: number): string {
  const known = scenarios[String(round)];
  if (known === undefined) return '';
  return scenarioFields.flatMap((field) => chosenIn(field, known[field.id])).join(', ');
}

function RoundForm({ pack, round }: { readonly pack: PackPart; readonly round: number }) {
  const desk = useDesk();
  const [chosen, setChosen] = useState<Readonly<Record<string, readonly string[]>>>(() => {
    const known = pack.scenarios[String(round)] ?? {};
    return Object.fromEntries(Object.entries(known).map(([id, value]) => [id, textsIn(value)]));
  });
  const scenario: Scenario = Object.fromEntries(
    pack.scenarioFields.flatMap(({ id, count }): readonly [string, string | readonly string[]][] => {
      const [one, ...more] = chosen[id] ?? [];
      if (one === undefined) return [];
      return [[id, count === 1 ? one : [one, ...more]]];
    }),
  );
  const save = () => void desk.send({ type: 'set-scenario', round, scenario }, tell('did.scenario', { round }));
  return (
    <div class="form">
      {pack.scenarioFields.map((field) => (
        <FieldInput
          key={field.id}
          field={field}
          chosen={chosen[field.id] ?? []}
          onChange={(ids) => setChosen({ ...chosen, [field.id]: ids })}
        />
      ))}
      <div class="actions">
        <Button onClick={save}>{tell('settings.setScenario', { round })}</Button>
      </div>
    </div>
  );
}

function textsIn(value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
}

interface FieldInputProps {
  readonly field: ScenarioField;
  readonly chosen: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

function FieldInput({ field, chosen, onChange }: FieldInputProps) {
  const { label, choices, count, rules } = field;
  if (count === 1) {
    const options = [
      { value: '', label: tell('settings.drawn') },
      ...choices.map(({ id, label: face }) => ({ value: id, label: face, lang: 'en' as const })),
    ];
    return (
      <div>
        <Select
          label={<English>{label}</English>}
          value={chosen[0] ?? ''}
          options={options}
          onChange={(id) => onChange(id === '' ? [] : [id])}
        />
        <RuleLinks rules={rules} />
      </div>
    );
  }
  return (
    <fieldset>
      <legend class="field-label">
        <Tell k="settings.chooseSo" label={<English>{label}</English>} count={count} chosen={chosen.length} />
      </legend>
      <div class="many">
        {choices.map(({ id, label: face }) => (
          <Check
            key={id}
            label={<English>{face}</English>}
            checked={chosen.includes(id)}
            onChange={(on) => onChange(on ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
        ))}
      </div>
      <RuleLinks rules={rules} />
    </fieldset>
  );
}
